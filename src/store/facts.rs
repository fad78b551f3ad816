//! Single facts about the running bot, by name.

use super::{Snapshot, StoreError, Tx};

impl Snapshot {
    /// The fact of this name, if it was ever stored.
    ///
    /// # Errors
    /// The database failed.
    pub async fn fact(&mut self, name: &'static str) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT value FROM facts WHERE name = $1")
            .bind(name)
            .fetch_optional(self.connection())
            .await?)
    }
}

impl Tx {
    /// Stores a fact in place of what its name meant before.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_fact(&mut self, name: &'static str, value: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind(name)
        .bind(value)
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
