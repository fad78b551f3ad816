//! Why nothing was done about a vacation.

use crate::time::Timestamp;

/// Why a vacation was not begun or ended, with what the player needs to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VacationRefusal {
    /// He plays no game.
    NoGames,
    /// No clock of his could stand: his games have no time limit, or their guilds allow no vacation (any more).
    NothingToStop,
    /// The guild in which he asks allows no vacation.
    NoneHere,
    /// He has less than a day left of this year's.
    UsedUp {
        /// How many days of every year are allowed here.
        allowed: u8,
    },
    /// He wants more than he has left.
    TooLong {
        /// How many days he can have from now on.
        most: u32,
        /// How many days of every year are allowed here.
        allowed: u8,
    },
    /// He has begun so many vacations within a day that another one would be a nuisance to those who are told.
    TooOften {
        /// When he can begin another one.
        again_at: Timestamp,
    },
    /// He is on vacation already.
    Lasts {
        /// Until then.
        until: Timestamp,
    },
    /// He is not on vacation.
    NotOnVacation,
}
