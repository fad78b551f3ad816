//! Instants as whole UTC seconds, and the one place that reads the clock.

use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Whole seconds since 1970-01-01 00:00 UTC.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// This instant, by the machine's clock.
    ///
    /// # Panics
    /// If the clock stands before 1970.
    pub fn now() -> Self {
        let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock stands after 1970");
        Self(since_epoch.as_secs() as i64)
    }

    /// The instant `seconds` later (earlier, if negative).
    #[must_use]
    pub fn plus_seconds(self, seconds: i64) -> Self {
        Self(self.0 + seconds)
    }

    /// The day in UTC: year, month and day of the month.
    pub fn date(self) -> (i64, i64, i64) {
        // Years are counted from March, so that the leap day is the last of its year; eras of 400 years are all alike.
        let days = self.0.div_euclid(24 * 60 * 60) + 719_468;
        let (era, day_of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let months = (5 * day_of_year + 2) / 153;
        let month = if months < 10 { months + 3 } else { months - 9 };
        let year = era * 400 + year_of_era + i64::from(month <= 2);
        (year, month, day_of_year - (153 * months + 2) / 5 + 1)
    }

    /// Seconds from `earlier` to this instant; negative if it lies in the future.
    pub fn seconds_since(self, earlier: Self) -> i64 {
        self.0 - earlier.0
    }
}

/// Milliseconds since 1970 by the machine's clock, which may be wrong and may jump.
///
/// # Panics
/// If the clock stands before 1970.
pub fn wall_millis() -> i64 {
    let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock stands after 1970");
    since_epoch.as_millis() as i64
}

/// Milliseconds since some moment in this process, by a clock that never jumps.
pub fn steady_millis() -> i64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_millis() as i64
}

#[cfg(test)]
mod tests {
    use super::Timestamp;

    #[test]
    fn every_second_has_its_day() {
        for (seconds, date) in [
            (0, (1970, 1, 1)),
            (-1, (1969, 12, 31)),
            (951_782_399, (2000, 2, 28)),
            (951_782_400, (2000, 2, 29)),
            (951_868_800, (2000, 3, 1)),
            (1_735_689_599, (2024, 12, 31)),
            (1_751_241_600, (2025, 6, 30)),
            (4_107_542_400, (2100, 3, 1)),
            (-62_135_596_800, (1, 1, 1)),
        ] {
            assert_eq!(Timestamp(seconds).date(), date, "{seconds}");
        }
    }
}
