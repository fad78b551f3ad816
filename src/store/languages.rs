//! In which language people and places are spoken to: what was chosen, and what was last seen. Languages are codes here;
//! what they stand for is for whoever words something.

use sqlx::sqlite::SqliteRow;

use super::column::{Columns, from_id};
use super::{Snapshot, StoreError, Tx};
use crate::ids::{ChannelId, GuildId, PlayerId};

/// What is known of the language of somebody, or of a guild.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tongue {
    /// What was chosen here.
    pub chosen: Option<String>,
    /// What Discord said the last time.
    pub seen: Option<String>,
}

impl Tongue {
    /// What to speak: what was chosen, else what was seen.
    pub fn spoken(&self) -> Option<&str> {
        self.chosen.as_deref().or(self.seen.as_deref())
    }

    fn from_row(row: &SqliteRow) -> Result<Self, StoreError> {
        Ok(Self { chosen: row.text_or_none("language")?, seen: row.text_or_none("locale")? })
    }
}

impl Snapshot {
    /// The language of a player; none if he is not known.
    ///
    /// # Errors
    /// The database failed.
    pub async fn tongue_of_player(&mut self, player: PlayerId) -> Result<Option<Tongue>, StoreError> {
        let row = sqlx::query(
            "SELECT s.language, p.locale FROM players p LEFT JOIN player_settings s ON s.player = p.id WHERE p.id = $1",
        )
        .bind(from_id(player.0))
        .fetch_optional(self.connection())
        .await?;
        row.as_ref().map(Tongue::from_row).transpose()
    }

    /// The language of a guild; none if nothing is known of it.
    ///
    /// # Errors
    /// The database failed.
    pub async fn tongue_of_guild(&mut self, guild: GuildId) -> Result<Option<Tongue>, StoreError> {
        let row = sqlx::query("SELECT language, locale FROM guilds WHERE id = $1")
            .bind(from_id(guild.0))
            .fetch_optional(self.connection())
            .await?;
        row.as_ref().map(Tongue::from_row).transpose()
    }

    /// The languages of the players who have spoken to us in a private conversation.
    ///
    /// # Errors
    /// The database failed.
    pub async fn tongues_in_private(&mut self, channel: ChannelId) -> Result<Vec<(PlayerId, Tongue)>, StoreError> {
        let rows = sqlx::query(
            "SELECT r.player, s.language, p.locale FROM private_readers r
             JOIN players p ON p.id = r.player
             LEFT JOIN player_settings s ON s.player = r.player
             WHERE r.channel = $1 ORDER BY r.player",
        )
        .bind(from_id(channel.0))
        .fetch_all(self.connection())
        .await?;
        rows.iter().map(|row| Ok((PlayerId(row.id("player")?), Tongue::from_row(row)?))).collect()
    }
}

impl Tx {
    /// Notes the language of a player's client. Strangers are not stored.
    ///
    /// # Errors
    /// The database failed.
    pub async fn see_player(&mut self, player: PlayerId, locale: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE players SET locale = $2 WHERE id = $1")
            .bind(from_id(player.0))
            .bind(locale)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Notes that a player has spoken to us in a private conversation. Strangers are not stored.
    ///
    /// # Errors
    /// The database failed.
    pub async fn see_in_private(&mut self, channel: ChannelId, player: PlayerId) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO private_readers (channel, player) SELECT $1, id FROM players WHERE id = $2
             ON CONFLICT (channel, player) DO NOTHING",
        )
        .bind(from_id(channel.0))
        .bind(from_id(player.0))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Notes the language that a guild is set to in Discord.
    ///
    /// # Errors
    /// The database failed.
    pub async fn see_guild(&mut self, guild: GuildId, locale: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO guilds (id, locale) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET locale = excluded.locale",
        )
        .bind(from_id(guild.0))
        .bind(locale)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Stores the language that a guild's managers have chosen; none for that of its locale.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_guild_language(&mut self, guild: GuildId, language: Option<&str>) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO guilds (id, language) VALUES ($1, $2)
             ON CONFLICT (id) DO UPDATE SET language = excluded.language",
        )
        .bind(from_id(guild.0))
        .bind(language)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Stores the language that a player has chosen; none for that of his client. The player must be known.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_language(&mut self, player: PlayerId, language: Option<&str>) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO player_settings (player, language) VALUES ($1, $2)
             ON CONFLICT (player) DO UPDATE SET language = excluded.language",
        )
        .bind(from_id(player.0))
        .bind(language)
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
