//! Forgetting what is of no use any more: dead tokens, and outbox rows that were closed long ago.

use super::{Snapshot, StoreError, Tx};
use crate::time::Timestamp;

/// Up to when what is of no use any more.
#[derive(Debug, Clone, Copy)]
pub struct Expired {
    /// Tokens made until then are dead.
    pub tokens: Timestamp,
    /// Rows delivered until then are forgotten.
    pub delivered: Timestamp,
    /// Rows given up until then are forgotten.
    pub abandoned: Timestamp,
}

impl Snapshot {
    /// Whether the outbox has anything to do: a row that is due at `now`, or something that has expired. Cheap, so that
    /// nobody has to write in order to find that there is nothing to write.
    ///
    /// # Errors
    /// The database failed.
    pub async fn outbox_has_work(&mut self, now: Timestamp, expired: Expired) -> Result<bool, StoreError> {
        let found: i64 = sqlx::query_scalar(
            "SELECT CASE
                WHEN EXISTS (SELECT 1 FROM outbox WHERE state = 'owed' AND due_at <= $1) THEN 1
                WHEN EXISTS (SELECT 1 FROM outbox WHERE token IS NOT NULL AND token_at <= $2) THEN 1
                WHEN EXISTS (SELECT 1 FROM outbox WHERE state = 'delivered' AND closed_at <= $3) THEN 1
                WHEN EXISTS (SELECT 1 FROM outbox WHERE state = 'abandoned' AND closed_at <= $4) THEN 1
                ELSE 0 END",
        )
        .bind(now.0)
        .bind(expired.tokens.0)
        .bind(expired.delivered.0)
        .bind(expired.abandoned.0)
        .fetch_one(self.connection())
        .await?;
        Ok(found == 1)
    }
}

impl Tx {
    /// Deletes what has expired.
    ///
    /// # Errors
    /// The database failed.
    pub async fn tidy_outbox(&mut self, expired: Expired) -> Result<(), StoreError> {
        sqlx::query("UPDATE outbox SET token = NULL, token_at = NULL WHERE token IS NOT NULL AND token_at <= $1")
            .bind(expired.tokens.0)
            .execute(self.connection())
            .await?;
        for (state, until) in [("delivered", expired.delivered), ("abandoned", expired.abandoned)] {
            sqlx::query("DELETE FROM outbox WHERE state = $1 AND closed_at <= $2")
                .bind(state)
                .bind(until.0)
                .execute(self.connection())
                .await?;
        }
        Ok(())
    }
}
