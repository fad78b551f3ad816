//! Why a wish about being reminded was refused, with what the player needs to know.

use crate::ids::GameId;
use crate::time::Timestamp;

/// Why nothing came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReminderRefusal {
    /// He named no time zone, or one that could be several.
    NoSuchZone {
        /// What he wrote.
        text: String,
        /// The names of those that he may have meant.
        near: Vec<String>,
    },
    /// He wrote no quiet hours.
    NotQuietHours {
        /// What he wrote.
        text: String,
    },
    /// He wrote quiet hours that end at the hour at which they begin.
    SameHour {
        /// What he wrote.
        text: String,
    },
    /// He wrote no hour.
    NotAnHour {
        /// What he wrote.
        text: String,
    },
    /// His clock stands still: there is nothing to remind him of.
    ClockStands {
        /// The game.
        game: GameId,
    },
    /// He wants to hear nothing when it is his move.
    Silent,
    /// His time is up already.
    TimeIsUp {
        /// The game.
        game: GameId,
        /// When it was.
        deadline: Timestamp,
    },
    /// His time is up before he could be reminded once more.
    NoTimeToSnooze {
        /// The game.
        game: GameId,
        /// When his time is up.
        deadline: Timestamp,
    },
}
