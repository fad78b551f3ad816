//! Games and positions that players have brought in from elsewhere.

use super::column::{Columns, from_id};
use super::{Snapshot, StoreError, Tx};
use crate::ids::{PlayerId, RecordId};
use crate::time::Timestamp;

/// A record that somebody has brought in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordRow {
    /// Its number.
    pub id: RecordId,
    /// Whose it is.
    pub owner: PlayerId,
    /// The game, written down.
    pub text: String,
    /// When it was brought in.
    pub created_at: Timestamp,
}

impl Snapshot {
    /// The record of this number.
    ///
    /// # Errors
    /// The database failed.
    pub async fn record(&mut self, record: RecordId) -> Result<Option<RecordRow>, StoreError> {
        let row = sqlx::query("SELECT id, owner, text, created_at FROM records WHERE id = $1")
            .bind(record.0)
            .fetch_optional(self.connection())
            .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(RecordRow {
            id: RecordId(row.number("id")?),
            owner: PlayerId(row.id("owner")?),
            text: row.text("text")?,
            created_at: row.time("created_at")?,
        }))
    }

    /// The records of a player with the bytes of each, the newest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn records_of(&mut self, owner: PlayerId) -> Result<Vec<(RecordId, usize)>, StoreError> {
        let rows = sqlx::query("SELECT id, size FROM records WHERE owner = $1 ORDER BY id DESC")
            .bind(from_id(owner.0))
            .fetch_all(self.connection())
            .await?;
        rows.iter().map(|row| Ok((RecordId(row.number("id")?), row.count("size")? as usize))).collect()
    }

    /// Whether there are records from before this moment.
    ///
    /// # Errors
    /// The database failed.
    pub async fn has_records_before(&mut self, before: Timestamp) -> Result<bool, StoreError> {
        let found: Option<i64> = sqlx::query_scalar("SELECT id FROM records WHERE created_at < $1 LIMIT 1")
            .bind(before.0)
            .fetch_optional(self.connection())
            .await?;
        Ok(found.is_some())
    }
}

impl Tx {
    /// Stores a record.
    ///
    /// # Errors
    /// The database failed.
    pub async fn insert_record(&mut self, owner: PlayerId, text: &str, now: Timestamp) -> Result<RecordId, StoreError> {
        let id = sqlx::query_scalar(
            "INSERT INTO records (owner, text, size, created_at) VALUES ($1, $2, $3, $4) RETURNING id",
        )
        .bind(from_id(owner.0))
        .bind(text)
        .bind(i64::try_from(text.len()).unwrap_or(i64::MAX))
        .bind(now.0)
        .fetch_one(self.connection())
        .await?;
        Ok(RecordId(id))
    }

    /// Forgets a record.
    ///
    /// # Errors
    /// The database failed.
    pub async fn forget_record(&mut self, record: RecordId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM records WHERE id = $1").bind(record.0).execute(self.connection()).await?;
        Ok(())
    }

    /// Forgets the records from before this moment.
    ///
    /// # Errors
    /// The database failed.
    pub async fn forget_records_before(&mut self, before: Timestamp) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM records WHERE created_at < $1").bind(before.0).execute(self.connection()).await?;
        Ok(())
    }
}
