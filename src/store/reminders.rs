//! When players are to be reminded: on the clocks of their games, once more where they have asked for it, and once a day.

use super::column::{from_id, to_id};
use super::{Snapshot, StoreError, Tx};
use crate::ids::{GameId, PlayerId};
use crate::time::Timestamp;

impl Snapshot {
    /// Games whose clocks are to be looked at by now, the longest overdue first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn clocks_to_remind(&mut self, now: Timestamp, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT game FROM clocks WHERE remind_at IS NOT NULL AND remind_at <= $1 ORDER BY remind_at, game LIMIT $2",
        )
        .bind(now.0)
        .bind(i64::from(limit))
        .fetch_all(self.connection())
        .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    /// When the player to move on this board has asked to be reminded once more.
    ///
    /// # Errors
    /// The database failed.
    pub async fn snooze(&mut self, game: GameId, ply: u32) -> Result<Option<Timestamp>, StoreError> {
        let at: Option<i64> = sqlx::query_scalar("SELECT at FROM snoozes WHERE game = $1 AND ply = $2")
            .bind(game.0)
            .bind(i64::from(ply))
            .fetch_optional(self.connection())
            .await?;
        Ok(at.map(Timestamp))
    }

    /// Whether a reminder on this board is owed and not delivered yet.
    ///
    /// # Errors
    /// The database failed.
    pub async fn owes_reminder(&mut self, game: GameId, ply: u32) -> Result<bool, StoreError> {
        let found: Option<i64> = sqlx::query_scalar(
            "SELECT id FROM outbox WHERE game = $1 AND ply = $2 AND kind = 'reminder' AND state = 'owed' LIMIT 1",
        )
        .bind(game.0)
        .bind(i64::from(ply))
        .fetch_optional(self.connection())
        .await?;
        Ok(found.is_some())
    }

    /// Players whose hour for the list of their games has come, the longest overdue first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn digests_due(&mut self, now: Timestamp, limit: u32) -> Result<Vec<PlayerId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT player FROM player_settings WHERE next_digest IS NOT NULL AND next_digest <= $1
             ORDER BY next_digest, player LIMIT $2",
        )
        .bind(now.0)
        .bind(i64::from(limit))
        .fetch_all(self.connection())
        .await?;
        Ok(ids.into_iter().map(|id| PlayerId(to_id(id))).collect())
    }

    /// Whether a list of his games is owed to a player and not delivered yet.
    ///
    /// # Errors
    /// The database failed.
    pub async fn owes_digest(&mut self, player: PlayerId) -> Result<bool, StoreError> {
        let found: Option<i64> = sqlx::query_scalar(
            "SELECT id FROM outbox WHERE player = $1 AND kind = 'digest' AND state = 'owed' LIMIT 1",
        )
        .bind(from_id(player.0))
        .fetch_optional(self.connection())
        .await?;
        Ok(found.is_some())
    }
}

impl Tx {
    /// Sets when the clock of a game is to be looked at next, and which of its reminders are behind the player.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_reminder(&mut self, game: GameId, at: Option<Timestamp>, reminded: u32) -> Result<(), StoreError> {
        sqlx::query("UPDATE clocks SET remind_at = $2, reminded = $3 WHERE game = $1")
            .bind(game.0)
            .bind(at.map(|at| at.0))
            .bind(i64::from(reminded))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Stores when the player to move on this board wants to be reminded once more, in place of an earlier wish.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_snooze(&mut self, game: GameId, ply: u32, at: Timestamp) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO snoozes (game, ply, at) VALUES ($1, $2, $3)
             ON CONFLICT (game) DO UPDATE SET ply = excluded.ply, at = excluded.at",
        )
        .bind(game.0)
        .bind(i64::from(ply))
        .bind(at.0)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Gives up what is owed to remind the player to move on this board.
    ///
    /// # Errors
    /// The database failed.
    pub async fn abandon_reminder(&mut self, game: GameId, ply: u32, now: Timestamp) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE outbox SET state = 'abandoned', closed_at = $3, last_error = 'he wants it later'
             WHERE game = $1 AND ply = $2 AND kind = 'reminder' AND state = 'owed'",
        )
        .bind(game.0)
        .bind(i64::from(ply))
        .bind(now.0)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Forgets that somebody wanted to be reminded once more in this game.
    ///
    /// # Errors
    /// The database failed.
    pub async fn drop_snooze(&mut self, game: GameId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM snoozes WHERE game = $1").bind(game.0).execute(self.connection()).await?;
        Ok(())
    }

    /// Sets when a player gets the list of his games next.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_next_digest(&mut self, player: PlayerId, at: Option<Timestamp>) -> Result<(), StoreError> {
        sqlx::query("UPDATE player_settings SET next_digest = $2 WHERE player = $1")
            .bind(from_id(player.0))
            .bind(at.map(|at| at.0))
            .execute(self.connection())
            .await?;
        Ok(())
    }
}
