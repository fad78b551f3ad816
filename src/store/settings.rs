//! What players have chosen for themselves.

use super::column::{Columns, from_id};
use super::{Snapshot, StoreError, Tx};
use crate::ids::PlayerId;

/// What a player has chosen; nothing, where he has not.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Settings {
    /// The key of the theme in which boards are drawn that only he sees. What it stands for is for whoever draws.
    pub theme: Option<String>,
}

impl Snapshot {
    /// What this player has chosen.
    ///
    /// # Errors
    /// The database failed.
    pub async fn settings(&mut self, player: PlayerId) -> Result<Settings, StoreError> {
        let row = sqlx::query("SELECT theme FROM player_settings WHERE player = $1")
            .bind(from_id(player.0))
            .fetch_optional(self.connection())
            .await?;
        match row {
            Some(row) => Ok(Settings { theme: row.text_or_none("theme")? }),
            None => Ok(Settings::default()),
        }
    }
}

impl Tx {
    /// Stores the theme that a player has chosen, in place of an earlier choice. The player must be known.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_theme(&mut self, player: PlayerId, theme: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO player_settings (player, theme) VALUES ($1, $2)
             ON CONFLICT (player) DO UPDATE SET theme = excluded.theme",
        )
        .bind(from_id(player.0))
        .bind(theme)
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
