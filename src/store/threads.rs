//! The threads in which games are played. A thread hangs on the challenge's message and has its number.

use super::column::{Columns, from_id};
use super::{Snapshot, StoreError, Tx};
use crate::ids::{ChannelId, GameId, OutboxId};

/// How a game's thread stands, or why there is none (any more).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ThreadState {
    /// It is to be made.
    Wanted,
    /// The game is played in it.
    Open,
    /// The game has ended, and the thread has been archived.
    Closed,
    /// The guild has as many threads as Discord allows.
    Full,
    /// We may not make threads there.
    Forbidden,
    /// Threads cannot be made there at all: in a thread, in a private conversation.
    Impossible,
    /// Discord did not make it, for another reason.
    Failed,
    /// It was deleted.
    Gone,
    /// It is locked, and nothing can be said in it any more.
    Locked,
    /// We may not write in it (any more).
    Barred,
    /// The game had ended before it was made.
    Needless,
}

impl ThreadState {
    const ALL: [Self; 11] = [
        Self::Wanted,
        Self::Open,
        Self::Closed,
        Self::Full,
        Self::Forbidden,
        Self::Impossible,
        Self::Failed,
        Self::Gone,
        Self::Locked,
        Self::Barred,
        Self::Needless,
    ];

    /// The stable text that stands for it in files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Wanted => "wanted",
            Self::Open => "open",
            Self::Closed => "closed",
            Self::Full => "full",
            Self::Forbidden => "forbidden",
            Self::Impossible => "impossible",
            Self::Failed => "failed",
            Self::Gone => "gone",
            Self::Locked => "locked",
            Self::Barred => "barred",
            Self::Needless => "needless",
        }
    }

    /// The state of this key.
    fn from_key(key: String) -> Result<Self, StoreError> {
        let state = Self::ALL.into_iter().find(|state| state.key() == key);
        state.ok_or(StoreError::BadValue { what: "the state of a thread", value: key })
    }
}

/// The thread of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ThreadRow {
    /// The game.
    pub game: GameId,
    /// The thread; the message that it hangs on has the same number.
    pub thread: ChannelId,
    /// The channel that it hangs on.
    pub parent: ChannelId,
    /// How it stands.
    pub state: ThreadState,
    /// The outbox row whose message says that there is none (any more).
    pub told_in: Option<OutboxId>,
}

impl Snapshot {
    /// The thread of a game, if it has, had or was to get one.
    ///
    /// # Errors
    /// The database failed.
    pub async fn thread_of(&mut self, game: GameId) -> Result<Option<ThreadRow>, StoreError> {
        let row = sqlx::query("SELECT game, thread, parent, state, told_in FROM game_threads WHERE game = $1")
            .bind(game.0)
            .fetch_optional(self.connection())
            .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(ThreadRow {
            game: GameId(row.number("game")?),
            thread: ChannelId(row.id("thread")?),
            parent: ChannelId(row.id("parent")?),
            state: ThreadState::from_key(row.text("state")?)?,
            told_in: row.number_or_none("told_in")?.map(OutboxId),
        }))
    }

    /// Whether any running game is played in this channel or thread.
    ///
    /// # Errors
    /// The database failed.
    pub async fn is_played_in(&mut self, channel: ChannelId) -> Result<bool, StoreError> {
        let found: Option<i64> =
            sqlx::query_scalar("SELECT 1 FROM games WHERE channel = $1 AND status = 'running' LIMIT 1")
                .bind(from_id(channel.0))
                .fetch_optional(self.connection())
                .await?;
        Ok(found.is_some())
    }
}

impl Tx {
    /// Notes that a game is to get a thread on a message of this channel.
    ///
    /// # Errors
    /// The database failed.
    pub async fn want_thread(&mut self, game: GameId, thread: ChannelId, parent: ChannelId) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO game_threads (game, thread, parent) VALUES ($1, $2, $3)")
            .bind(game.0)
            .bind(from_id(thread.0))
            .bind(from_id(parent.0))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Notes how a game's thread stands.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_thread_state(&mut self, game: GameId, state: ThreadState) -> Result<(), StoreError> {
        sqlx::query("UPDATE game_threads SET state = $2 WHERE game = $1")
            .bind(game.0)
            .bind(state.key())
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Lets the message of this outbox row say that a game has no thread (any more).
    ///
    /// # Errors
    /// The database failed.
    pub async fn tell_of_thread(&mut self, game: GameId, row: OutboxId) -> Result<(), StoreError> {
        sqlx::query("UPDATE game_threads SET told_in = $2 WHERE game = $1")
            .bind(game.0)
            .bind(row.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}
