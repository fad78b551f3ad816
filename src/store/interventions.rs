//! Games that somebody who manages the server ended: who did, and why he says he did.

use sqlx::sqlite::SqliteRow;

use super::column::{Columns, from_id};
use super::{GameRow, Person, Snapshot, StoreError, Tx};
use crate::ids::{GameId, GuildId, PlayerId};

/// That a manager ended a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Intervention {
    /// Who did.
    pub by: Person,
    /// Why, in his own words, raw: escaping is for whoever shows it.
    pub why: String,
}

impl Intervention {
    /// The one in the row, if there was one.
    pub(super) fn from_row_or_none(row: &SqliteRow) -> Result<Option<Self>, StoreError> {
        let Some(manager) = row.number_or_none("manager")? else { return Ok(None) };
        let by = Person::from_columns(manager, row.text("manager_name")?);
        Ok(Some(Self { by, why: row.text("why")? }))
    }
}

impl Snapshot {
    /// The numbers of the running games of a guild, those that have waited longest first, at most `limit`.
    ///
    /// # Errors
    /// The database failed.
    async fn running_in_guild(&mut self, guild: GuildId, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM games WHERE guild = $1 AND status = 'running' ORDER BY turn_since, id LIMIT $2",
        )
        .bind(from_id(guild.0))
        .bind(i64::from(limit))
        .fetch_all(self.connection())
        .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    /// The running games of a guild, those that have waited longest first, at most `limit`.
    ///
    /// # Errors
    /// The database failed.
    pub async fn running_games_of_guild(&mut self, guild: GuildId, limit: u32) -> Result<Vec<GameRow>, StoreError> {
        let mut games = Vec::new();
        for id in self.running_in_guild(guild, limit).await? {
            games.extend(self.game(id).await?);
        }
        Ok(games)
    }
}

impl Tx {
    /// Notes who ended a game, and why. He must be known.
    ///
    /// # Errors
    /// The database failed.
    pub async fn insert_intervention(&mut self, game: GameId, by: PlayerId, why: &str) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO interventions (game, manager, why) VALUES ($1, $2, $3)")
            .bind(game.0)
            .bind(from_id(by.0))
            .bind(why)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}
