//! Going through all games, and freezing those in which what is stored does not fit together.

use super::column::Columns;
use super::{Snapshot, StoreError, Tx};
use crate::ids::GameId;
use crate::time::Timestamp;

/// The clock of a game that runs, without the rest of the game, which may not be readable.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RunningClock {
    /// The pace as text, if the game has one.
    pub pace: Option<String>,
    /// When the time is up.
    pub deadline: Timestamp,
}

impl Snapshot {
    /// The numbers of running games behind `after` that are not frozen, the lowest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn running_after(&mut self, after: GameId, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM games WHERE status = 'running' AND frozen IS NULL AND id > $1 ORDER BY id LIMIT $2",
        )
        .bind(after.0)
        .bind(i64::from(limit))
        .fetch_all(self.connection())
        .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    /// Games that are over and not frozen, with when they ended, the oldest end first: those behind this one.
    ///
    /// # Errors
    /// The database failed.
    pub async fn over_after(
        &mut self,
        (ended_at, game): (Timestamp, GameId),
        limit: u32,
    ) -> Result<Vec<(Timestamp, GameId)>, StoreError> {
        let rows = sqlx::query(
            "SELECT ended_at, id FROM games WHERE status = 'finished' AND frozen IS NULL AND (ended_at, id) > ($1, $2)
             ORDER BY ended_at, id LIMIT $3",
        )
        .bind(ended_at.0)
        .bind(game.0)
        .bind(i64::from(limit))
        .fetch_all(self.connection())
        .await?;
        rows.iter().map(|row| Ok((row.time("ended_at")?, GameId(row.number("id")?)))).collect()
    }

    /// Every frozen game, with why.
    ///
    /// # Errors
    /// The database failed.
    pub async fn frozen_games(&mut self) -> Result<Vec<(GameId, String)>, StoreError> {
        let rows = sqlx::query("SELECT id, frozen FROM games WHERE frozen IS NOT NULL AND id > 0 ORDER BY id")
            .fetch_all(self.connection())
            .await?;
        rows.iter().map(|row| Ok((GameId(row.number("id")?), row.text("frozen")?))).collect()
    }

    /// Whether there is a game of this number, readable or not.
    ///
    /// # Errors
    /// The database failed.
    pub async fn is_game(&mut self, game: GameId) -> Result<bool, StoreError> {
        let found: Option<i64> = sqlx::query_scalar("SELECT 1 FROM games WHERE id = $1")
            .bind(game.0)
            .fetch_optional(self.connection())
            .await?;
        Ok(found.is_some())
    }

    /// The clock of a game, if it runs.
    ///
    /// # Errors
    /// The database failed.
    pub async fn running_clock(&mut self, game: GameId) -> Result<Option<RunningClock>, StoreError> {
        let row = sqlx::query(
            "SELECT g.pace, c.deadline FROM clocks c JOIN games g ON g.id = c.game
             WHERE c.game = $1 AND c.deadline IS NOT NULL",
        )
        .bind(game.0)
        .fetch_optional(self.connection())
        .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(RunningClock { pace: row.text_or_none("pace")?, deadline: row.time("deadline")? }))
    }
}

impl Tx {
    /// Lets nothing be done in a game any more, for this reason. False, and nothing changed, if it is frozen already.
    ///
    /// # Errors
    /// The database failed.
    pub async fn freeze_game(&mut self, game: GameId, why: &str) -> Result<bool, StoreError> {
        let frozen = sqlx::query("UPDATE games SET frozen = $2 WHERE id = $1 AND frozen IS NULL")
            .bind(game.0)
            .bind(why)
            .execute(self.connection())
            .await?;
        Ok(frozen.rows_affected() == 1)
    }

    /// Lets a frozen game go on. False, and nothing changed, if it is not frozen.
    ///
    /// # Errors
    /// The database failed.
    pub async fn unfreeze_game(&mut self, game: GameId) -> Result<bool, StoreError> {
        let unfrozen = sqlx::query("UPDATE games SET frozen = NULL WHERE id = $1 AND frozen IS NOT NULL")
            .bind(game.0)
            .execute(self.connection())
            .await?;
        Ok(unfrozen.rows_affected() == 1)
    }
}
