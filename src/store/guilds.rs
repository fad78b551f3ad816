//! What the managers of a guild have settled.

use super::column::{Columns, from_id};
use super::{Snapshot, StoreError, Tx};
use crate::ids::{ChannelId, GuildId};

/// What a guild has settled; nothing, where it has not.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GuildSettings {
    /// The channels in which new games may begin; in all, if there are none.
    pub channels: Vec<ChannelId>,
    /// Whether each new game gets a thread of its own.
    pub threads: bool,
    /// The key of the variant that is played unless somebody chooses one.
    pub variant: Option<String>,
    /// The pace that is played unless somebody chooses one: its text, or `none`.
    pub pace: Option<String>,
    /// How many days of every year somebody may be on vacation in his games there; none where nobody has settled it.
    pub vacation_days: Option<u8>,
}

impl Snapshot {
    /// What this guild has settled.
    ///
    /// # Errors
    /// The database failed.
    pub async fn guild_settings(&mut self, guild: GuildId) -> Result<GuildSettings, StoreError> {
        let row = sqlx::query("SELECT threads, variant, pace, vacation_days FROM guild_settings WHERE guild = $1")
            .bind(from_id(guild.0))
            .fetch_optional(self.connection())
            .await?;
        let channels = sqlx::query("SELECT channel FROM guild_channels WHERE guild = $1 ORDER BY channel")
            .bind(from_id(guild.0))
            .fetch_all(self.connection())
            .await?;
        let channels: Result<Vec<ChannelId>, StoreError> =
            channels.iter().map(|row| row.id("channel").map(ChannelId)).collect();
        let Some(row) = row else { return Ok(GuildSettings { channels: channels?, ..GuildSettings::default() }) };
        Ok(GuildSettings {
            channels: channels?,
            threads: row.number("threads")? == 1,
            variant: row.text_or_none("variant")?,
            pace: row.text_or_none("pace")?,
            // The schema holds none below, and nobody can choose any above.
            vacation_days: row.number_or_none("vacation_days")?.map(|days| u8::try_from(days).unwrap_or(u8::MAX)),
        })
    }
}

impl Tx {
    /// Lets new games begin in a channel. Where there was none before, they may begin nowhere else from now on.
    ///
    /// # Errors
    /// The database failed.
    pub async fn allow_channel(&mut self, guild: GuildId, channel: ChannelId) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO guild_channels (guild, channel) VALUES ($1, $2) ON CONFLICT (guild, channel) DO NOTHING",
        )
        .bind(from_id(guild.0))
        .bind(from_id(channel.0))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Takes a channel off that list. False if it is not on it.
    ///
    /// # Errors
    /// The database failed.
    pub async fn disallow_channel(&mut self, guild: GuildId, channel: ChannelId) -> Result<bool, StoreError> {
        let removed = sqlx::query("DELETE FROM guild_channels WHERE guild = $1 AND channel = $2")
            .bind(from_id(guild.0))
            .bind(from_id(channel.0))
            .execute(self.connection())
            .await?;
        Ok(removed.rows_affected() == 1)
    }

    /// Empties that list: new games may begin everywhere.
    ///
    /// # Errors
    /// The database failed.
    pub async fn allow_all_channels(&mut self, guild: GuildId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM guild_channels WHERE guild = $1")
            .bind(from_id(guild.0))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Stores whether new games get threads.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_threads(&mut self, guild: GuildId, threads: bool) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO guild_settings (guild, threads) VALUES ($1, $2)
             ON CONFLICT (guild) DO UPDATE SET threads = excluded.threads",
        )
        .bind(from_id(guild.0))
        .bind(i64::from(threads))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Stores the variant that is played unless somebody chooses one.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_default_variant(&mut self, guild: GuildId, variant: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO guild_settings (guild, variant) VALUES ($1, $2)
             ON CONFLICT (guild) DO UPDATE SET variant = excluded.variant",
        )
        .bind(from_id(guild.0))
        .bind(variant)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Stores the pace that is played unless somebody chooses one: its text, or `none`.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_default_pace(&mut self, guild: GuildId, pace: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO guild_settings (guild, pace) VALUES ($1, $2)
             ON CONFLICT (guild) DO UPDATE SET pace = excluded.pace",
        )
        .bind(from_id(guild.0))
        .bind(pace)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Stores how many days of every year somebody may be on vacation.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_vacation_days(&mut self, guild: GuildId, days: u8) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO guild_settings (guild, vacation_days) VALUES ($1, $2)
             ON CONFLICT (guild) DO UPDATE SET vacation_days = excluded.vacation_days",
        )
        .bind(from_id(guild.0))
        .bind(i64::from(days))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
