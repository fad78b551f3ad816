//! What players have chosen for themselves.

use super::column::{Columns, from_id};
use super::{Pings, Snapshot, StoreError, Tx};
use crate::ids::PlayerId;
use crate::time::Timestamp;

/// What a player has chosen; nothing, where he has not.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Settings {
    /// The key of the theme in which boards are drawn that only he sees. What it stands for is for whoever draws.
    pub theme: Option<String>,
    /// Whether a tap on a square plays the move without asking once more.
    pub plays_at_once: bool,
    /// How he is called when it is his move.
    pub pings: Pings,
    /// Since when Discord does not take our private messages for him; none if it does, as far as is known.
    pub dm_closed_at: Option<Timestamp>,
    /// The code of the language he is spoken to in; none for that of his client.
    pub language: Option<String>,
}

impl Snapshot {
    /// What this player has chosen.
    ///
    /// # Errors
    /// The database failed.
    pub async fn settings(&mut self, player: PlayerId) -> Result<Settings, StoreError> {
        let row = sqlx::query(
            "SELECT theme, plays_at_once, pings, dm_closed_at, language FROM player_settings WHERE player = $1",
        )
        .bind(from_id(player.0))
        .fetch_optional(self.connection())
        .await?;
        match row {
            Some(row) => Ok(Settings {
                theme: row.text_or_none("theme")?,
                plays_at_once: row.number("plays_at_once")? != 0,
                pings: Pings::from_column(row.text_or_none("pings")?.as_deref())?,
                dm_closed_at: row.number_or_none("dm_closed_at")?.map(Timestamp),
                language: row.text_or_none("language")?,
            }),
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

    /// Stores whether a player's taps play at once, in place of an earlier choice. The player must be known.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_plays_at_once(&mut self, player: PlayerId, plays_at_once: bool) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO player_settings (player, plays_at_once) VALUES ($1, $2)
             ON CONFLICT (player) DO UPDATE SET plays_at_once = excluded.plays_at_once",
        )
        .bind(from_id(player.0))
        .bind(i64::from(plays_at_once))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
