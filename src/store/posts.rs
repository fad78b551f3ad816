//! Our messages that are known to stand in Discord, and whether they still have their buttons.

use sqlx::sqlite::SqliteRow;

use super::column::{Columns, from_id};
use super::{Snapshot, StoreError, Tx};
use crate::ids::{ChallengeId, ChannelId, GameId, GuildId, MessageId, OfferId};

/// A message of ours that is known to stand in Discord.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Post {
    /// The guild, for the link; none in private conversations.
    pub guild: Option<GuildId>,
    /// Where it stands.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
}

impl Post {
    /// The post in the columns `post_…`, if there is one.
    pub(super) fn from_row_or_none(row: &SqliteRow) -> Result<Option<Self>, StoreError> {
        let Some(message) = row.id_or_none("post_message")? else { return Ok(None) };
        Ok(Some(Self {
            guild: row.id_or_none("post_guild")?.map(GuildId),
            channel: ChannelId(row.id("post_channel")?),
            message: MessageId(message),
        }))
    }
}

/// What a message shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// A board.
    Board {
        /// The game.
        game: GameId,
        /// Entries of the log that it shows.
        ply: u32,
    },
    /// A challenge.
    Challenge(ChallengeId),
    /// An offer.
    Offer(OfferId),
}

impl Snapshot {
    /// What one of our messages shows, if it is known.
    ///
    /// # Errors
    /// The database failed.
    pub async fn shown_by(&mut self, message: MessageId) -> Result<Option<Shown>, StoreError> {
        let row = sqlx::query("SELECT game, ply, challenge, offer FROM posts WHERE message = $1")
            .bind(from_id(message.0))
            .fetch_optional(self.connection())
            .await?;
        let Some(row) = row else { return Ok(None) };
        if let Some(game) = row.number_or_none("game")? {
            return Ok(Some(Shown::Board { game: GameId(game), ply: row.count("ply")? }));
        }
        if let Some(challenge) = row.number_or_none("challenge")? {
            return Ok(Some(Shown::Challenge(ChallengeId(challenge))));
        }
        Ok(row.number_or_none("offer")?.map(|offer| Shown::Offer(OfferId(offer))))
    }

    /// The boards of a game that still have buttons, oldest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn boards_with_buttons(&mut self, game: GameId) -> Result<Vec<Post>, StoreError> {
        let rows = sqlx::query(
            "SELECT message AS post_message, channel AS post_channel, guild AS post_guild FROM posts
             WHERE game = $1 AND buttons = 1 ORDER BY ply, message",
        )
        .bind(game.0)
        .fetch_all(self.connection())
        .await?;
        rows.iter().filter_map(|row| Post::from_row_or_none(row).transpose()).collect()
    }
}

impl Tx {
    /// Remembers a message; a message that is known already stays as it is. True if it was new.
    ///
    /// # Errors
    /// The database failed.
    pub async fn insert_post(&mut self, post: Post, shown: Shown) -> Result<bool, StoreError> {
        let (mut game, mut ply, mut challenge, mut offer) = (None, None, None, None);
        match shown {
            Shown::Board { game: id, ply: on } => (game, ply) = (Some(id.0), Some(i64::from(on))),
            Shown::Challenge(id) => challenge = Some(id.0),
            Shown::Offer(id) => offer = Some(id.0),
        }
        let inserted = sqlx::query(
            "INSERT INTO posts (message, channel, guild, game, ply, challenge, offer)
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (message) DO NOTHING",
        )
        .bind(from_id(post.message.0))
        .bind(from_id(post.channel.0))
        .bind(post.guild.map(|guild| from_id(guild.0)))
        .bind(game)
        .bind(ply)
        .bind(challenge)
        .bind(offer)
        .execute(self.connection())
        .await?;
        Ok(inserted.rows_affected() == 1)
    }

    /// Notes that a message has lost its buttons, or that they are not worth another try.
    ///
    /// # Errors
    /// The database failed.
    pub async fn mark_buttons_off(&mut self, message: MessageId) -> Result<(), StoreError> {
        sqlx::query("UPDATE posts SET buttons = 0 WHERE message = $1 AND buttons = 1")
            .bind(from_id(message.0))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Forgets a message that is gone.
    ///
    /// # Errors
    /// The database failed.
    pub async fn forget_post(&mut self, message: MessageId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM posts WHERE message = $1").bind(from_id(message.0)).execute(self.connection()).await?;
        Ok(())
    }
}
