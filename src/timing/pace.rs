//! The pace of a game: how long each side may think, which days count, and what happens when the time is up.

use std::fmt;

use super::counted;
use crate::time::Timestamp;

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;

/// How long a side may think.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Allotment {
    /// So many days for each move; what is left of them is lost.
    PerMove {
        /// The days.
        days: u8,
    },
    /// A bank to begin with, to which every move adds.
    Bank {
        /// The days to begin with.
        days: u8,
        /// The hours that a move adds.
        plus_hours: u8,
        /// The days that the bank holds: what a move would add beyond them is lost.
        at_most_days: u8,
    },
}

impl Allotment {
    /// What can be chosen.
    pub const ALL: [Self; 7] = [
        Self::PerMove { days: 1 },
        Self::PerMove { days: 2 },
        Self::PerMove { days: 3 },
        Self::PerMove { days: 5 },
        Self::PerMove { days: 7 },
        Self::PerMove { days: 14 },
        Self::Bank { days: 5, plus_hours: 10, at_most_days: 10 },
    ];

    /// The stable text that stands for it in files and buttons: `3d`, `5d+10h<10d`.
    pub fn key(self) -> String {
        self.to_string()
    }

    /// The one that can be chosen by this key.
    pub fn by_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|allotment| allotment.key() == key)
    }

    /// Seconds that a side has before its first move.
    pub fn at_first(self) -> i64 {
        match self {
            Self::PerMove { days } | Self::Bank { days, .. } => i64::from(days) * DAY,
        }
    }

    /// Seconds that a side has for its next move if it had `left` when it made this one.
    pub fn after_move(self, left: i64) -> i64 {
        match self {
            Self::PerMove { days } => i64::from(days) * DAY,
            Self::Bank { plus_hours, at_most_days, .. } => {
                let left = left.max(0);
                // What was given to somebody beyond what the bank holds is not taken from him.
                (left + i64::from(plus_hours) * HOUR).min(left.max(i64::from(at_most_days) * DAY))
            }
        }
    }

    /// Seconds that somebody is usually given who needs more: as many as for a move, from a bank a day.
    pub fn usual_gift(self) -> i64 {
        match self {
            Self::PerMove { days } => i64::from(days) * DAY,
            Self::Bank { .. } => DAY,
        }
    }

    fn parse(text: &str) -> Option<Self> {
        let days = |text: &str| text.strip_suffix('d')?.parse().ok().filter(|days: &u8| *days > 0);
        let Some((first, more)) = text.split_once('+') else { return Some(Self::PerMove { days: days(text)? }) };
        let (plus, most) = more.split_once('<')?;
        let plus_hours = plus.strip_suffix('h')?.parse().ok()?;
        Some(Self::Bank { days: days(first)?, plus_hours, at_most_days: days(most)? })
    }
}

impl fmt::Display for Allotment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PerMove { days } => write!(f, "{days}d"),
            Self::Bank { days, plus_hours, at_most_days } => write!(f, "{days}d+{plus_hours}h<{at_most_days}d"),
        }
    }
}

/// What happens when a side's time is up.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum TimeUp {
    /// The opponent may claim the game, wait, or add time; until then it goes on.
    #[default]
    Claim,
    /// The game is lost.
    Forfeit,
}

impl TimeUp {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Claim, Self::Forfeit];

    /// The stable text that stands for it in files and buttons.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Claim => "claim",
            Self::Forfeit => "forfeit",
        }
    }

    /// The one of this key.
    pub fn by_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|time_up| time_up.key() == key)
    }
}

/// The pace of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pace {
    /// How long a side may think.
    pub allotment: Allotment,
    /// Whether Saturday and Sunday (UTC) count for nothing.
    pub weekends_off: bool,
    /// What happens when the time is up.
    pub time_up: TimeUp,
}

/// A stored text that is no pace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnreadablePace(pub String);

impl Pace {
    /// What is played where nobody has chosen anything: three days a move, and time that is up may be claimed.
    pub const DEFAULT: Self =
        Self { allotment: Allotment::PerMove { days: 3 }, weekends_off: false, time_up: TimeUp::Claim };

    /// A pace of that allotment with everything else as usual.
    pub const fn of(allotment: Allotment) -> Self {
        Self { allotment, ..Self::DEFAULT }
    }

    /// The instant at which a side's time is up that has so many seconds from `from` on.
    pub fn deadline(self, from: Timestamp, seconds: i64) -> Timestamp {
        counted::after(from, seconds, self.weekends_off)
    }

    /// The instant at which a side still has so many seconds whose time is up at `deadline`.
    pub fn before(self, deadline: Timestamp, seconds: i64) -> Timestamp {
        counted::before(deadline, seconds, self.weekends_off)
    }

    /// Seconds that count between two instants; none if `to` is not later.
    pub fn counted(self, from: Timestamp, to: Timestamp) -> i64 {
        counted::between(from, to, self.weekends_off)
    }

    /// The text to store: `3d`, `5d+10h<10d,weekends-off,forfeit`.
    pub fn to_text(self) -> String {
        let mut text = self.allotment.key();
        if self.weekends_off {
            text += ",weekends-off";
        }
        if self.time_up == TimeUp::Forfeit {
            text += ",forfeit";
        }
        text
    }

    /// What [`Pace::to_text`] wrote.
    ///
    /// # Errors
    /// The text, if it is none of ours.
    pub fn parse(text: &str) -> Result<Self, UnreadablePace> {
        let unreadable = || UnreadablePace(text.to_owned());
        let mut parts = text.split(',');
        let allotment = parts.next().and_then(Allotment::parse).ok_or_else(unreadable)?;
        let mut pace = Self::of(allotment);
        for part in parts {
            match part {
                "weekends-off" => pace.weekends_off = true,
                "forfeit" => pace.time_up = TimeUp::Forfeit,
                _ => return Err(unreadable()),
            }
        }
        Ok(pace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pace_is_read_as_it_is_written() {
        for allotment in Allotment::ALL {
            assert_eq!(Allotment::by_key(&allotment.key()), Some(allotment));
            for (weekends_off, time_up) in [false, true].into_iter().flat_map(|off| TimeUp::ALL.map(|up| (off, up))) {
                let pace = Pace { allotment, weekends_off, time_up };
                assert_eq!(Pace::parse(&pace.to_text()), Ok(pace));
            }
        }
        for text in ["", "d", "0d", "3", "3d,", "3d,sundays", "5d+10h", "5d+10h<", "300d", "-1d", "5d+h<3d"] {
            assert!(Pace::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn days_for_a_move_are_the_same_for_every_move() {
        let days = Allotment::PerMove { days: 3 };
        assert_eq!((days.at_first(), days.after_move(5), days.after_move(0)), (3 * DAY, 3 * DAY, 3 * DAY));
    }

    #[test]
    fn a_bank_keeps_what_is_left_up_to_what_it_holds() {
        let bank = Allotment::Bank { days: 5, plus_hours: 10, at_most_days: 10 };
        assert_eq!(bank.at_first(), 5 * DAY);
        for (left, then) in [
            (2 * DAY, 2 * DAY + 10 * HOUR),
            (0, 10 * HOUR),
            (-50, 10 * HOUR),
            (10 * DAY - 3 * HOUR, 10 * DAY),
            (12 * DAY, 12 * DAY),
        ] {
            assert_eq!(bank.after_move(left), then, "{left}");
        }
    }

    #[test]
    fn a_leap_day_is_a_day_like_any_other() {
        let eve = Timestamp(1_835_308_800);
        assert_eq!(eve.date(), (2028, 2, 28));
        assert_eq!(Pace::DEFAULT.deadline(eve, 2 * DAY).date(), (2028, 3, 1));
    }
}
