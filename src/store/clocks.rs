//! The clocks of running games: that of the side to move runs or stands, the other side's waits.

use sqlx::sqlite::SqliteRow;

use super::column::Columns;
use super::{Snapshot, StoreError, Tx};
use crate::ids::GameId;
use crate::time::Timestamp;

/// The clock of the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Run {
    /// It runs: the time is up then.
    Until(Timestamp),
    /// It stands while its player is on vacation.
    Stands {
        /// Seconds left.
        left: i64,
        /// When it goes on by itself.
        goes_on_at: Timestamp,
    },
}

impl Run {
    /// When the time is up; none while the clock stands.
    pub const fn deadline(self) -> Option<Timestamp> {
        match self {
            Self::Until(deadline) => Some(deadline),
            Self::Stands { .. } => None,
        }
    }

    /// When it goes on by itself; none while it runs.
    pub const fn goes_on_at(self) -> Option<Timestamp> {
        match self {
            Self::Until(_) => None,
            Self::Stands { goes_on_at, .. } => Some(goes_on_at),
        }
    }

    /// Seconds left by the calendar, whatever days count; none once the time is up.
    pub fn seconds(self, now: Timestamp) -> i64 {
        match self {
            Self::Until(deadline) => deadline.seconds_since(now).max(0),
            Self::Stands { left, .. } => left,
        }
    }

    const fn left(self) -> Option<i64> {
        match self {
            Self::Until(_) => None,
            Self::Stands { left, .. } => Some(left),
        }
    }
}

/// The clock of a running game as it is stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockRow {
    /// When the side to move began to think.
    pub began_at: Timestamp,
    /// Seconds that it had then.
    pub allotted: i64,
    /// Seconds that the other side will have when it is to move.
    pub waiting: i64,
    /// How long it may still think.
    pub run: Run,
    /// Whether it has been noted, and told, that the time is up.
    pub is_up: bool,
    /// When the player is to be reminded next.
    pub remind_at: Option<Timestamp>,
    /// Which of the reminders of this turn are behind him, one bit for each.
    pub reminded: u32,
}

impl ClockRow {
    /// The clock in a row of a game, if it has one.
    pub(super) fn from_row_or_none(row: &SqliteRow) -> Result<Option<Self>, StoreError> {
        let Some(began_at) = row.number_or_none("clock_began_at")? else { return Ok(None) };
        let [deadline, left, goes_on_at] = ["clock_deadline", "clock_left", "clock_goes_on_at"];
        let run = match [row.number_or_none(deadline)?, row.number_or_none(left)?, row.number_or_none(goes_on_at)?] {
            [Some(deadline), None, None] => Run::Until(Timestamp(deadline)),
            [None, Some(left), Some(goes_on_at)] => Run::Stands { left, goes_on_at: Timestamp(goes_on_at) },
            run => return Err(StoreError::BadValue { what: "a clock", value: format!("{run:?}") }),
        };
        Ok(Some(Self {
            began_at: Timestamp(began_at),
            allotted: row.number("clock_allotted")?,
            waiting: row.number("clock_waiting")?,
            run,
            is_up: row.number("clock_is_up")? == 1,
            remind_at: row.number_or_none("clock_remind_at")?.map(Timestamp),
            reminded: row.count("clock_reminded")?,
        }))
    }
}

/// A clock that runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ticking {
    /// The game.
    pub game: GameId,
    /// Its pace, as it is written.
    pub pace: String,
    /// When the side to move began to think.
    pub began_at: Timestamp,
    /// When its time is up.
    pub deadline: Timestamp,
}

impl Ticking {
    fn from_row(row: &SqliteRow) -> Result<Self, StoreError> {
        Ok(Self {
            game: GameId(row.number("game")?),
            pace: row.text("pace")?,
            began_at: row.time("began_at")?,
            deadline: row.time("deadline")?,
        })
    }
}

/// What the clock of a game that runs was given back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GivenBack {
    /// The game.
    pub game: GameId,
    /// Until when the clock runs now.
    pub deadline: Timestamp,
    /// How many of the seconds by which that is later count in the game.
    pub seconds: i64,
}

impl Snapshot {
    /// Running games whose time is up without that having been noted, the longest overdue first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn clocks_up(&mut self, now: Timestamp, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT game FROM clocks WHERE is_up = 0 AND deadline IS NOT NULL AND deadline <= $1
             ORDER BY deadline, game LIMIT $2",
        )
        .bind(now.0)
        .bind(i64::from(limit))
        .fetch_all(self.connection())
        .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    /// Up to `limit` games whose clocks were to run beyond that moment: the next ones behind the game `after`, in the order of
    /// their numbers.
    ///
    /// # Errors
    /// The database failed.
    pub async fn clocks_running(
        &mut self,
        at: Timestamp,
        after: GameId,
        limit: u32,
    ) -> Result<Vec<Ticking>, StoreError> {
        let rows = sqlx::query(
            "SELECT c.game, g.pace, c.began_at, c.deadline FROM clocks c JOIN games g ON g.id = c.game
             WHERE c.game > $2 AND c.is_up = 0 AND c.deadline IS NOT NULL AND c.deadline > $1 AND g.pace IS NOT NULL
             ORDER BY c.game LIMIT $3",
        )
        .bind(at.0)
        .bind(after.0)
        .bind(i64::from(limit))
        .fetch_all(self.connection())
        .await?;
        rows.iter().map(Ticking::from_row).collect()
    }

    /// Games whose time was up behind the first of two moments, and no later than the second.
    ///
    /// # Errors
    /// The database failed.
    pub async fn clocks_ending(&mut self, from: Timestamp, to: Timestamp) -> Result<Vec<Ticking>, StoreError> {
        let rows = sqlx::query(
            "SELECT c.game, g.pace, c.began_at, c.deadline FROM clocks c JOIN games g ON g.id = c.game
             WHERE c.is_up = 0 AND c.deadline IS NOT NULL AND c.deadline > $1 AND c.deadline <= $2 AND g.pace IS NOT NULL",
        )
        .bind(from.0)
        .bind(to.0)
        .fetch_all(self.connection())
        .await?;
        rows.iter().map(Ticking::from_row).collect()
    }

    /// Games whose clocks stand, but are to go on by now, the longest overdue first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn clocks_going_on(&mut self, now: Timestamp, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT game FROM clocks WHERE goes_on_at IS NOT NULL AND goes_on_at <= $1
             ORDER BY goes_on_at, game LIMIT $2",
        )
        .bind(now.0)
        .bind(i64::from(limit))
        .fetch_all(self.connection())
        .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    /// Seconds given back to the clock of a game when its log had `ply` entries.
    ///
    /// # Errors
    /// The database failed.
    pub async fn credited(&mut self, game: GameId, ply: u32) -> Result<i64, StoreError> {
        Ok(sqlx::query_scalar("SELECT COALESCE(SUM(seconds), 0) FROM credits WHERE game = $1 AND ply = $2")
            .bind(game.0)
            .bind(i64::from(ply))
            .fetch_one(self.connection())
            .await?)
    }
}

impl Tx {
    /// Sets the clock of a game, in place of what it showed.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_clock(&mut self, game: GameId, clock: &ClockRow) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO clocks (game, began_at, allotted, waiting, deadline, time_left, goes_on_at, is_up, remind_at,
                                 reminded)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
             ON CONFLICT (game) DO UPDATE SET began_at = excluded.began_at, allotted = excluded.allotted,
                waiting = excluded.waiting, deadline = excluded.deadline, time_left = excluded.time_left,
                goes_on_at = excluded.goes_on_at, is_up = excluded.is_up, remind_at = excluded.remind_at,
                reminded = excluded.reminded",
        )
        .bind(game.0)
        .bind(clock.began_at.0)
        .bind(clock.allotted)
        .bind(clock.waiting)
        .bind(clock.run.deadline().map(|deadline| deadline.0))
        .bind(clock.run.left())
        .bind(clock.run.goes_on_at().map(|at| at.0))
        .bind(i64::from(clock.is_up))
        .bind(clock.remind_at.map(|at| at.0))
        .bind(i64::from(clock.reminded))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Puts the clock of a game away that has ended, with the wish to be reminded of it once more.
    ///
    /// # Errors
    /// The database failed.
    pub async fn drop_clock(&mut self, game: GameId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM clocks WHERE game = $1").bind(game.0).execute(self.connection()).await?;
        self.drop_snooze(game).await
    }

    /// Lets clocks that run do so until a later moment, and notes at `at` how many seconds each was given back. All in two
    /// statements, however many they are: after an outage everybody's are. A clock whose player was to be reminded is
    /// looked at when that would have been; where none was to come any more, at once.
    ///
    /// # Errors
    /// The database failed.
    pub async fn give_back(&mut self, given: &[GivenBack], at: Timestamp) -> Result<(), StoreError> {
        let row = |one: &GivenBack| format!("[{},{},{}]", one.game.0, one.deadline.0, one.seconds);
        let rows = format!("[{}]", given.iter().map(row).collect::<Vec<String>>().join(","));
        sqlx::query(
            "UPDATE clocks SET remind_at = COALESCE(remind_at, began_at), deadline = given.value ->> 1
             FROM json_each($1) AS given WHERE clocks.game = given.value ->> 0 AND clocks.deadline IS NOT NULL",
        )
        .bind(&rows)
        .execute(self.connection())
        .await?;
        sqlx::query(
            "INSERT INTO credits (game, ply, at, seconds)
             SELECT g.id, g.ply, $2, given.value ->> 2 FROM json_each($1) AS given CROSS JOIN games g
             WHERE g.id = given.value ->> 0 AND given.value ->> 2 > 0
             ON CONFLICT (game, ply, at) DO NOTHING",
        )
        .bind(&rows)
        .bind(at.0)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Stops a clock that runs, with so many seconds left, until then.
    ///
    /// # Errors
    /// The database failed.
    pub async fn stop_clock(&mut self, game: GameId, left: i64, goes_on_at: Timestamp) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE clocks SET deadline = NULL, time_left = $2, goes_on_at = $3, remind_at = NULL
             WHERE game = $1 AND deadline IS NOT NULL",
        )
        .bind(game.0)
        .bind(left)
        .bind(goes_on_at.0)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Lets a clock that stands do so until then.
    ///
    /// # Errors
    /// The database failed.
    pub async fn hold_clock(&mut self, game: GameId, goes_on_at: Timestamp) -> Result<(), StoreError> {
        sqlx::query("UPDATE clocks SET goes_on_at = $2 WHERE game = $1 AND deadline IS NULL")
            .bind(game.0)
            .bind(goes_on_at.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}
