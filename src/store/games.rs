//! Games and their plies. Plies are only ever added.

use sqlx::sqlite::SqliteRow;

use super::column::{Columns, from_id};
use super::{GameResult, Person, Post, Snapshot, StoreError, Tx};
use crate::ids::{ChannelId, GameId, GuildId, OfferId, PlayerId};
use crate::rules::Side;
use crate::time::Timestamp;

/// Where a request came from, or where something is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The channel, thread or private conversation.
    pub channel: ChannelId,
    /// The guild it belongs to; none in private conversations.
    pub guild: Option<GuildId>,
}

impl Place {
    pub(super) fn from_row(row: &SqliteRow) -> Result<Self, StoreError> {
        Ok(Self { channel: ChannelId(row.id("channel")?), guild: row.id_or_none("guild")?.map(GuildId) })
    }

    /// The guild as a column holds it.
    pub(super) fn guild_column(self) -> Option<i64> {
        self.guild.map(|guild| from_id(guild.0))
    }
}

/// A game as it is stored, without its plies.
#[derive(Debug, Clone)]
pub struct GameRow {
    /// Its number.
    pub id: GameId,
    /// The variant's key.
    pub variant: String,
    /// House rules in full; none if the variant's own are played.
    pub ruleset: Option<String>,
    /// Who plays the attackers.
    pub attackers: Person,
    /// Who plays the defenders.
    pub defenders: Person,
    /// Where its boards are posted.
    pub place: Place,
    /// When it began.
    pub started_at: Timestamp,
    /// Since when the side to move has been to move, or when the game ended.
    pub turn_since: Timestamp,
    /// Plies played.
    pub ply: u32,
    /// Whose move it is, or would be.
    pub to_move: Side,
    /// How it ended; none while it runs.
    pub result: Option<GameResult>,
    /// The draw on offer, if one is.
    pub offer: Option<OfferId>,
    /// The newest of its boards that is known to stand, with the plies played on it.
    pub newest: Option<(u32, Post)>,
}

impl GameRow {
    fn from_row(row: &SqliteRow) -> Result<Self, StoreError> {
        Ok(Self {
            id: GameId(row.number("id")?),
            variant: row.text("variant")?,
            ruleset: row.text_or_none("ruleset")?,
            attackers: Person::from_columns(row.number("attackers")?, row.text("attackers_name")?),
            defenders: Person::from_columns(row.number("defenders")?, row.text("defenders_name")?),
            place: Place::from_row(row)?,
            started_at: row.time("started_at")?,
            turn_since: row.time("turn_since")?,
            ply: row.count("ply")?,
            to_move: row.side("to_move")?,
            result: GameResult::from_row(row)?,
            offer: row.number_or_none("offer")?.map(OfferId),
            newest: match Post::from_row_or_none(row)? {
                Some(post) => Some((row.count("post_ply")?, post)),
                None => None,
            },
        })
    }

    /// Who plays `side`.
    pub fn player(&self, side: Side) -> &Person {
        match side {
            Side::Attackers => &self.attackers,
            Side::Defenders => &self.defenders,
        }
    }

    /// The side that this player plays, if he does.
    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.player(*side).id == player)
    }

    /// Its newest board, if known.
    pub fn newest_post(&self) -> Option<Post> {
        self.newest.map(|(_, post)| post)
    }
}

/// A ply as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlyRow {
    /// Its number, from 1.
    pub ply: u32,
    /// The move, `e5-e8`.
    pub text: String,
    /// When it was played.
    pub played_at: Timestamp,
}

/// A game to begin.
#[derive(Debug, Clone)]
pub struct NewGameRow<'a> {
    /// The variant's key.
    pub variant: &'a str,
    /// House rules in full; none if the variant's own are played.
    pub ruleset: Option<String>,
    /// Who plays the attackers.
    pub attackers: PlayerId,
    /// Who plays the defenders.
    pub defenders: PlayerId,
    /// Where.
    pub place: Place,
    /// Who moves first.
    pub to_move: Side,
    /// When.
    pub now: Timestamp,
}

/// Games with all that a [`GameRow`] holds; what follows says which.
macro_rules! select_games {
    ($which:literal) => {
        concat!(
            "SELECT g.id, g.variant, g.ruleset, g.attackers, a.name AS attackers_name, g.defenders,
                    d.name AS defenders_name, g.channel, g.guild, g.started_at, g.turn_since, g.ply, g.to_move,
                    g.winner, g.reason, o.id AS offer, p.message AS post_message, p.channel AS post_channel,
                    p.guild AS post_guild, p.ply AS post_ply
             FROM games g
             JOIN players a ON a.id = g.attackers
             JOIN players d ON d.id = g.defenders
             LEFT JOIN offers o ON o.game = g.id AND o.state = 'open'
             LEFT JOIN posts p ON p.message =
                (SELECT n.message FROM posts n WHERE n.game = g.id ORDER BY n.ply DESC, n.message DESC LIMIT 1) ",
            $which
        )
    };
}

impl Snapshot {
    /// The game of this number.
    ///
    /// # Errors
    /// The database failed.
    pub async fn game(&mut self, game: GameId) -> Result<Option<GameRow>, StoreError> {
        let row = sqlx::query(select_games!("WHERE g.id = $1")).bind(game.0).fetch_optional(self.connection()).await?;
        row.as_ref().map(GameRow::from_row).transpose()
    }

    /// The running games of a player, by number.
    ///
    /// # Errors
    /// The database failed.
    pub async fn running_games(&mut self, player: PlayerId) -> Result<Vec<GameRow>, StoreError> {
        let rows = sqlx::query(select_games!(
            "WHERE g.id IN (
                SELECT id FROM games WHERE attackers = $1 AND status = 'running'
                UNION ALL
                SELECT id FROM games WHERE defenders = $1 AND status = 'running')
             ORDER BY g.id"
        ))
        .bind(from_id(player.0))
        .fetch_all(self.connection())
        .await?;
        rows.iter().map(GameRow::from_row).collect()
    }

    /// All that has been played in a game, first move first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn plies(&mut self, game: GameId) -> Result<Vec<PlyRow>, StoreError> {
        let rows = sqlx::query("SELECT ply, move, played_at FROM plies WHERE game = $1 ORDER BY ply")
            .bind(game.0)
            .fetch_all(self.connection())
            .await?;
        rows.iter()
            .map(|row| {
                Ok(PlyRow { ply: row.count("ply")?, text: row.text("move")?, played_at: row.time("played_at")? })
            })
            .collect()
    }
}

impl Tx {
    /// Begins a game.
    ///
    /// # Errors
    /// The database failed.
    pub async fn insert_game(&mut self, game: NewGameRow<'_>) -> Result<GameId, StoreError> {
        let id = sqlx::query_scalar(
            "INSERT INTO games (variant, ruleset, attackers, defenders, channel, guild, started_at, turn_since, to_move)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8) RETURNING id",
        )
        .bind(game.variant)
        .bind(game.ruleset)
        .bind(from_id(game.attackers.0))
        .bind(from_id(game.defenders.0))
        .bind(from_id(game.place.channel.0))
        .bind(game.place.guild_column())
        .bind(game.now.0)
        .bind(game.to_move.key())
        .fetch_one(self.connection())
        .await?;
        Ok(GameId(id))
    }

    /// Adds a ply to a running game that has one ply fewer, and passes the turn. False if the game has gone
    /// on or ended meanwhile, because somebody moved first: then drop the transaction.
    ///
    /// # Errors
    /// The database failed.
    pub async fn append_ply(&mut self, game: GameId, ply: &PlyRow, to_move: Side) -> Result<bool, StoreError> {
        let advanced = sqlx::query(
            "UPDATE games SET ply = $2, to_move = $3, turn_since = $4
             WHERE id = $1 AND ply = $2 - 1 AND status = 'running'",
        )
        .bind(game.0)
        .bind(i64::from(ply.ply))
        .bind(to_move.key())
        .bind(ply.played_at.0)
        .execute(self.connection())
        .await?;
        if advanced.rows_affected() == 0 {
            return Ok(false);
        }
        let inserted = sqlx::query(
            "INSERT INTO plies (game, ply, move, played_at) VALUES ($1, $2, $3, $4) ON CONFLICT (game, ply) DO NOTHING",
        )
        .bind(game.0)
        .bind(i64::from(ply.ply))
        .bind(&ply.text)
        .bind(ply.played_at.0)
        .execute(self.connection())
        .await?;
        Ok(inserted.rows_affected() == 1)
    }

    /// Lets a game be played in another place from now on.
    ///
    /// # Errors
    /// The database failed.
    pub async fn move_game(&mut self, game: GameId, place: Place) -> Result<(), StoreError> {
        sqlx::query("UPDATE games SET channel = $2, guild = $3 WHERE id = $1")
            .bind(game.0)
            .bind(from_id(place.channel.0))
            .bind(place.guild_column())
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Ends a running game. False, and nothing changed, if it had ended already.
    ///
    /// # Errors
    /// The database failed.
    pub async fn finish_game(&mut self, game: GameId, end: GameResult, now: Timestamp) -> Result<bool, StoreError> {
        let finished = sqlx::query(
            "UPDATE games SET status = 'finished', winner = $2, reason = $3, ended_at = $4, turn_since = $4
             WHERE id = $1 AND status = 'running'",
        )
        .bind(game.0)
        .bind(end.winner.map(Side::key))
        .bind(end.reason.key())
        .bind(now.0)
        .execute(self.connection())
        .await?;
        Ok(finished.rows_affected() == 1)
    }
}
