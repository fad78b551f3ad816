//! Matches: two games with the sides swapped, one after the other.

use super::column::Columns;
use super::{Snapshot, StoreError, Tx};
use crate::ids::GameId;

/// A match as it is stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchRow {
    /// Its first game.
    pub first: GameId,
    /// Its second, once that has begun.
    pub second: Option<GameId>,
}

impl Snapshot {
    /// The match that a game belongs to, if it belongs to one.
    ///
    /// # Errors
    /// The database failed.
    pub async fn match_of(&mut self, game: GameId) -> Result<Option<MatchRow>, StoreError> {
        let row = sqlx::query("SELECT first, second FROM matches WHERE first = $1 OR second = $1")
            .bind(game.0)
            .fetch_optional(self.connection())
            .await?;
        let Some(row) = row else { return Ok(None) };
        let second = row.number_or_none("second")?.map(GameId);
        Ok(Some(MatchRow { first: GameId(row.number("first")?), second }))
    }
}

impl Tx {
    /// Makes a game the first of a match.
    ///
    /// # Errors
    /// The database failed.
    pub async fn insert_match(&mut self, first: GameId) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO matches (first) VALUES ($1)").bind(first.0).execute(self.connection()).await?;
        Ok(())
    }

    /// Makes a game the second of the match that began with `first`. False, and nothing changed, if it has a second.
    ///
    /// # Errors
    /// The database failed.
    pub async fn begin_second_game(&mut self, first: GameId, second: GameId) -> Result<bool, StoreError> {
        let begun = sqlx::query("UPDATE matches SET second = $2 WHERE first = $1 AND second IS NULL")
            .bind(first.0)
            .bind(second.0)
            .execute(self.connection())
            .await?;
        Ok(begun.rows_affected() == 1)
    }
}
