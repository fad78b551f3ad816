//! Players and how they are called.

use super::column::{from_id, to_id};
use super::{Store, StoreError, Tx};
use crate::ids::PlayerId;

/// A Discord user as he is called now; the name is stored as last known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// The user.
    pub id: PlayerId,
    /// His display name, raw: escaping is for whoever shows it.
    pub name: String,
}

impl Person {
    pub(super) fn from_columns(id: i64, name: String) -> Self {
        Self { id: PlayerId(to_id(id)), name }
    }
}

impl Store {
    /// Stores the new name of somebody who has played before, if it is new. Strangers are not stored: looking at a game
    /// leaves nothing behind.
    ///
    /// # Errors
    /// The database failed.
    pub async fn refresh_name(&self, person: &Person) -> Result<(), StoreError> {
        let known: Option<String> = sqlx::query_scalar("SELECT name FROM players WHERE id = $1")
            .bind(from_id(person.id.0))
            .fetch_optional(self.readers())
            .await?;
        if known.is_none_or(|name| name == person.name) {
            return Ok(());
        }
        let mut tx = self.write().await?;
        tx.remember_player(person).await?;
        tx.commit().await
    }
}

impl Tx {
    /// Stores a player, or his new name.
    ///
    /// # Errors
    /// The database failed.
    pub async fn remember_player(&mut self, person: &Person) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO players (id, name) VALUES ($1, $2)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE players.name <> excluded.name",
        )
        .bind(from_id(person.id.0))
        .bind(&person.name)
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
