//! What players have chosen for themselves.

use sqlx::sqlite::SqliteRow;

use super::column::{Columns, from_id};
use super::{Pings, Snapshot, StoreError, Tx};
use crate::ids::PlayerId;
use crate::time::Timestamp;
use crate::timing::{Plan, QuietHours, Zone};

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
    /// Whether he has been told that it does not.
    pub is_told_of_closed_dms: bool,
    /// The code of the language he is spoken to in; none for that of his client.
    pub language: Option<String>,
    /// When he is reminded.
    pub reminding: Reminding,
}

/// When a player is reminded of games that wait for him.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Reminding {
    /// Of what, for each move.
    pub plan: Plan,
    /// In which hours not.
    pub quiet: Option<QuietHours>,
    /// The zone of all hours; none for UTC.
    pub zone: Option<Zone>,
    /// The hour at which he gets the list of the games that wait for him, if he wants it.
    pub digest: Option<u8>,
    /// When he gets it next.
    pub next_digest: Option<Timestamp>,
}

impl Reminding {
    /// From a row of `player_settings`. What cannot be read, as a zone that there is no more, counts as not chosen: it is no
    /// fault of the games whose clocks ask for it.
    pub(super) fn from_row(row: &SqliteRow) -> Result<Self, StoreError> {
        let plan = row.text_or_none("reminders")?.and_then(|text| Plan::parse(&text));
        let [from, until, digest] = ["quiet_from", "quiet_until", "digest"].map(|column| row.number_or_none(column));
        let hour = |number: Option<i64>| number.and_then(|number| u8::try_from(number).ok()).filter(|hour| *hour < 24);
        let quiet = hour(from?).zip(hour(until?));
        Ok(Self {
            plan: plan.unwrap_or_default(),
            quiet: quiet.and_then(|(from, until)| QuietHours::new(from, until)),
            zone: row.text_or_none("zone")?.and_then(|name| Zone::by_name(&name)),
            digest: hour(digest?),
            next_digest: row.number_or_none("next_digest")?.map(Timestamp),
        })
    }
}

impl Snapshot {
    /// What this player has chosen.
    ///
    /// # Errors
    /// The database failed.
    pub async fn settings(&mut self, player: PlayerId) -> Result<Settings, StoreError> {
        let row = sqlx::query(
            "SELECT theme, plays_at_once, pings, dm_closed_at, dm_closed_told, language, reminders, quiet_from, quiet_until,
                    zone, digest, next_digest
             FROM player_settings WHERE player = $1",
        )
        .bind(from_id(player.0))
        .fetch_optional(self.connection())
        .await?;
        match row {
            Some(row) => Ok(Settings {
                theme: row.text_or_none("theme")?,
                plays_at_once: row.number("plays_at_once")? != 0,
                pings: Pings::from_column(row.text_or_none("pings")?.as_deref()),
                dm_closed_at: row.number_or_none("dm_closed_at")?.map(Timestamp),
                is_told_of_closed_dms: row.number("dm_closed_told")? != 0,
                language: row.text_or_none("language")?,
                reminding: Reminding::from_row(&row)?,
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

    /// Stores when a player is reminded, in place of what he chose before. The player must be known.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_reminding(&mut self, player: PlayerId, reminding: &Reminding) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO player_settings (player, reminders, quiet_from, quiet_until, zone, digest, next_digest)
             VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT (player) DO UPDATE SET reminders = excluded.reminders, quiet_from = excluded.quiet_from,
                quiet_until = excluded.quiet_until, zone = excluded.zone, digest = excluded.digest,
                next_digest = excluded.next_digest",
        )
        .bind(from_id(player.0))
        .bind(reminding.plan.to_text())
        .bind(reminding.quiet.map(|quiet| i64::from(quiet.from())))
        .bind(reminding.quiet.map(|quiet| i64::from(quiet.until())))
        .bind(reminding.zone.as_ref().map(Zone::name))
        .bind(reminding.digest.map(i64::from))
        .bind(reminding.next_digest.map(|at| at.0))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
