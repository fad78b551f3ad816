//! Vacations of players, and where each of them counts.

use sqlx::sqlite::SqliteRow;

use super::column::{Columns, from_id};
use super::{Person, Snapshot, StoreError, Tx};
use crate::ids::{GuildId, PlayerId, VacationId};
use crate::time::Timestamp;

/// What stands for private conversations where a guild would: no guild has that number.
const PRIVATE: i64 = 0;

/// A vacation as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VacationRow {
    /// Its number.
    pub id: VacationId,
    /// Whose it is.
    pub player: Person,
    /// When it began.
    pub began_at: Timestamp,
    /// Until when it is planned.
    pub until: Timestamp,
    /// When it ended; none while it lasts.
    pub ended_at: Option<Timestamp>,
}

impl VacationRow {
    fn from_row(row: &SqliteRow) -> Result<Self, StoreError> {
        Ok(Self {
            id: VacationId(row.number("id")?),
            player: Person::from_columns(row.number("player")?, row.text("name")?),
            began_at: row.time("began_at")?,
            until: row.time("until")?,
            ended_at: row.number_or_none("ended_at")?.map(Timestamp),
        })
    }
}

/// Where a vacation counts: in a guild, or in private conversations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReachRow {
    /// The vacation.
    pub vacation: VacationId,
    /// The guild; none for private conversations.
    pub guild: Option<GuildId>,
    /// Until when, as planned.
    pub until: Timestamp,
    /// When it was over there; none while it counts.
    pub over_at: Option<Timestamp>,
}

impl ReachRow {
    fn from_row(row: &SqliteRow) -> Result<Self, StoreError> {
        let guild = row.number("guild")?;
        Ok(Self {
            vacation: VacationId(row.number("vacation")?),
            guild: if guild == PRIVATE { None } else { Some(GuildId(row.id("guild")?)) },
            until: row.time("until")?,
            over_at: row.number_or_none("over_at")?.map(Timestamp),
        })
    }
}

fn guild_column(guild: Option<GuildId>) -> i64 {
    guild.map_or(PRIVATE, |guild| from_id(guild.0))
}

/// Vacations with their players; what follows says which.
macro_rules! select_vacations {
    ($which:literal) => {
        concat!(
            "SELECT v.id, v.player, p.name, v.began_at, v.until, v.ended_at
             FROM vacations v JOIN players p ON p.id = v.player ",
            $which
        )
    };
}

impl Snapshot {
    /// The vacation of this number.
    ///
    /// # Errors
    /// The database failed.
    pub async fn vacation(&mut self, id: VacationId) -> Result<Option<VacationRow>, StoreError> {
        let row =
            sqlx::query(select_vacations!("WHERE v.id = $1")).bind(id.0).fetch_optional(self.connection()).await?;
        row.as_ref().map(VacationRow::from_row).transpose()
    }

    /// The vacation that a player is on; nobody has to have noted yet that its time is over.
    ///
    /// # Errors
    /// The database failed.
    pub async fn vacation_of(&mut self, player: PlayerId) -> Result<Option<VacationRow>, StoreError> {
        let row = sqlx::query(select_vacations!("WHERE v.player = $1 AND v.ended_at IS NULL"))
            .bind(from_id(player.0))
            .fetch_optional(self.connection())
            .await?;
        row.as_ref().map(VacationRow::from_row).transpose()
    }

    /// The vacations of a player that were to last beyond that moment.
    ///
    /// # Errors
    /// The database failed.
    pub async fn vacations_beyond(
        &mut self,
        player: PlayerId,
        moment: Timestamp,
    ) -> Result<Vec<VacationRow>, StoreError> {
        let rows = sqlx::query(select_vacations!("WHERE v.player = $1 AND v.until > $2 ORDER BY v.until"))
            .bind(from_id(player.0))
            .bind(moment.0)
            .fetch_all(self.connection())
            .await?;
        rows.iter().map(VacationRow::from_row).collect()
    }

    /// Whether the time of any vacation is over, somewhere or everywhere, or any clock is to go on by itself. Cheap, so that
    /// nobody has to write in order to find that there is nothing to do.
    ///
    /// # Errors
    /// The database failed.
    pub async fn vacations_have_work(&mut self, now: Timestamp) -> Result<bool, StoreError> {
        let found: i64 = sqlx::query_scalar(
            "SELECT CASE
                WHEN EXISTS (SELECT 1 FROM vacations WHERE ended_at IS NULL AND until <= $1) THEN 1
                WHEN EXISTS (SELECT 1 FROM vacation_guilds WHERE over_at IS NULL AND until <= $1) THEN 1
                WHEN EXISTS (SELECT 1 FROM clocks WHERE goes_on_at IS NOT NULL AND goes_on_at <= $1) THEN 1
                ELSE 0 END",
        )
        .bind(now.0)
        .fetch_one(self.connection())
        .await?;
        Ok(found == 1)
    }

    /// Vacations whose time is over without that having been noted, the longest overdue first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn vacations_over(&mut self, now: Timestamp, limit: u32) -> Result<Vec<VacationRow>, StoreError> {
        let rows = sqlx::query(select_vacations!(
            "WHERE v.ended_at IS NULL AND v.until <= $1 ORDER BY v.until, v.id LIMIT $2"
        ))
        .bind(now.0)
        .bind(i64::from(limit))
        .fetch_all(self.connection())
        .await?;
        rows.iter().map(VacationRow::from_row).collect()
    }

    /// Where a vacation counts, or counted.
    ///
    /// # Errors
    /// The database failed.
    pub async fn reaches(&mut self, vacation: VacationId) -> Result<Vec<ReachRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT vacation, guild, until, over_at FROM vacation_guilds WHERE vacation = $1 ORDER BY guild",
        )
        .bind(vacation.0)
        .fetch_all(self.connection())
        .await?;
        rows.iter().map(ReachRow::from_row).collect()
    }

    /// Guilds in which the time of a vacation is over without that having been noted.
    ///
    /// # Errors
    /// The database failed.
    pub async fn reaches_over(&mut self, now: Timestamp, limit: u32) -> Result<Vec<ReachRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT vacation, guild, until, over_at FROM vacation_guilds
             WHERE over_at IS NULL AND until <= $1 ORDER BY until, vacation, guild LIMIT $2",
        )
        .bind(now.0)
        .bind(i64::from(limit))
        .fetch_all(self.connection())
        .await?;
        rows.iter().map(ReachRow::from_row).collect()
    }
}

impl Tx {
    /// Begins a vacation of a player who is on none.
    ///
    /// # Errors
    /// The database failed.
    pub async fn begin_vacation(
        &mut self,
        player: PlayerId,
        now: Timestamp,
        until: Timestamp,
    ) -> Result<VacationId, StoreError> {
        let id = sqlx::query_scalar("INSERT INTO vacations (player, began_at, until) VALUES ($1, $2, $3) RETURNING id")
            .bind(from_id(player.0))
            .bind(now.0)
            .bind(until.0)
            .fetch_one(self.connection())
            .await?;
        Ok(VacationId(id))
    }

    /// Ends a vacation that lasts.
    ///
    /// # Errors
    /// The database failed.
    pub async fn end_vacation(&mut self, vacation: VacationId, at: Timestamp) -> Result<(), StoreError> {
        sqlx::query("UPDATE vacations SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL")
            .bind(vacation.0)
            .bind(at.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Lets a vacation count until then in a guild where it has not counted before.
    ///
    /// # Errors
    /// The database failed.
    pub async fn reach(
        &mut self,
        vacation: VacationId,
        guild: Option<GuildId>,
        until: Timestamp,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO vacation_guilds (vacation, guild, until) VALUES ($1, $2, $3)
             ON CONFLICT (vacation, guild) DO NOTHING",
        )
        .bind(vacation.0)
        .bind(guild_column(guild))
        .bind(until.0)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Notes that a vacation is over in a guild.
    ///
    /// # Errors
    /// The database failed.
    pub async fn end_reach(&mut self, reach: &ReachRow, at: Timestamp) -> Result<(), StoreError> {
        sqlx::query("UPDATE vacation_guilds SET over_at = $3 WHERE vacation = $1 AND guild = $2 AND over_at IS NULL")
            .bind(reach.vacation.0)
            .bind(guild_column(reach.guild))
            .bind(at.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}
