//! How much of a year may be taken off. Years are those of the calendar, by UTC, so that everybody has the same.

use crate::time::Timestamp;

const DAY: i64 = 24 * 60 * 60;

/// Time that was taken off: from, until.
pub type TimeOff = (Timestamp, Timestamp);

/// How many days of every year may be taken off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Allowance {
    /// The days.
    pub days: u8,
}

impl Allowance {
    /// What is allowed where nobody has settled anything.
    pub const DEFAULT: Self = Self { days: 14 };

    /// The most days that can be allowed.
    pub const MOST: u8 = 60;

    /// Seconds that are left of it in the year of `at`; none if more has been taken off.
    pub fn left(self, off: &[TimeOff], at: Timestamp) -> i64 {
        let year = at.date().0;
        let (begin, end) = (new_year(year), new_year(year + 1));
        let used = |(from, until): &TimeOff| (*until).min(end).seconds_since((*from).max(begin)).max(0);
        (i64::from(self.days) * DAY - off.iter().map(used).sum::<i64>()).max(0)
    }

    /// Whole days that are left of it in the year of `at`.
    pub fn days_left(self, off: &[TimeOff], at: Timestamp) -> u32 {
        (self.left(off, at) / DAY) as u32
    }

    /// How long it lasts for somebody who has been off as told and is off from `from` on, but no longer than `until`. Every
    /// year pays for its own days.
    pub fn lasts(self, off: &[TimeOff], from: Timestamp, until: Timestamp) -> Timestamp {
        let mut at = from;
        while at < until {
            let year_ends = new_year(at.date().0 + 1);
            let used_up = at.plus_seconds(self.left(off, at));
            if used_up < year_ends {
                return used_up.min(until);
            }
            at = year_ends;
        }
        until
    }

    /// Whole days that can be taken off in one go from `from` on.
    pub fn most_days(self, off: &[TimeOff], from: Timestamp) -> u32 {
        // Longer than the longest of any two years together.
        let far = from.plus_seconds(3 * i64::from(Self::MOST) * DAY);
        (self.lasts(off, from, far).seconds_since(from) / DAY) as u32
    }
}

/// The instant at which a year begins.
fn new_year(year: i64) -> Timestamp {
    let before = year - 1;
    let leap_days = |years: i64| years.div_euclid(4) - years.div_euclid(100) + years.div_euclid(400);
    Timestamp(((year - 1970) * 365 + leap_days(before) - leap_days(1969)) * DAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALLOWANCE: Allowance = Allowance { days: 14 };

    fn day(year: i64, day: i64) -> Timestamp {
        new_year(year).plus_seconds((day - 1) * DAY)
    }

    #[test]
    fn a_year_begins_on_its_first_of_january() {
        for year in [1600, 1969, 1970, 1999, 2000, 2001, 2026, 2027, 2028, 2029, 2100, 2101] {
            assert_eq!(new_year(year).date(), (year, 1, 1));
            assert_eq!(new_year(year).plus_seconds(-1).date(), (year - 1, 12, 31));
        }
    }

    #[test]
    fn days_are_taken_from_the_year_into_which_they_fall() {
        let off = [(day(2026, 361), day(2027, 6)), (day(2027, 100), day(2027, 103))];
        for (at, left) in [(day(2026, 1), 9), (day(2026, 365), 9), (day(2027, 1), 6), (day(2028, 1), 14)] {
            assert_eq!(ALLOWANCE.days_left(&off, at), left, "{at:?}");
        }
        assert_eq!(Allowance { days: 3 }.left(&off, day(2027, 1)), 0, "less is allowed than was taken");
    }

    #[test]
    fn an_hour_costs_an_hour_and_what_is_left_is_told_in_whole_days() {
        let off = [(day(2026, 100), day(2026, 100).plus_seconds(3600))];
        assert_eq!(ALLOWANCE.left(&off, day(2026, 200)), 14 * DAY - 3600);
        assert_eq!(ALLOWANCE.days_left(&off, day(2026, 200)), 13);
        assert_eq!(ALLOWANCE.most_days(&off, day(2026, 200)), 13);
    }

    #[test]
    fn a_clock_that_jumped_back_gives_no_time_off() {
        let off = [(day(2026, 100), day(2026, 90))];
        assert_eq!(ALLOWANCE.left(&off, day(2026, 100)), 14 * DAY);
    }

    #[test]
    fn it_lasts_until_it_is_used_up_and_no_longer_than_planned() {
        let off = [(day(2026, 10), day(2026, 19))];
        let from = day(2026, 100);
        assert_eq!(ALLOWANCE.lasts(&off, from, day(2026, 103)), day(2026, 103));
        assert_eq!(ALLOWANCE.lasts(&off, from, day(2026, 200)), day(2026, 105));
        assert_eq!(Allowance { days: 0 }.lasts(&[], from, day(2026, 200)), from);
        assert_eq!(ALLOWANCE.lasts(&off, from, from), from);
    }

    #[test]
    fn a_new_year_brings_new_days() {
        // Nine are used up: the last five of the year, and the first fourteen of the next.
        let off = [(day(2026, 10), day(2026, 19))];
        let from = day(2027, 1).plus_seconds(-5 * DAY);
        assert_eq!(ALLOWANCE.lasts(&off, from, day(2027, 300)), day(2027, 15));
        assert_eq!(ALLOWANCE.most_days(&off, from), 19);
        assert_eq!(ALLOWANCE.lasts(&off, from.plus_seconds(-1), day(2027, 300)), from.plus_seconds(5 * DAY - 1));
        assert_eq!(Allowance { days: Allowance::MOST }.most_days(&[], day(2027, 1).plus_seconds(-60 * DAY)), 120);
    }

    #[test]
    fn a_leap_day_is_a_day_like_any_other() {
        assert_eq!(ALLOWANCE.lasts(&[], day(2028, 59), day(2028, 200)), day(2028, 73));
        assert_eq!(ALLOWANCE.days_left(&[(day(2028, 59), day(2028, 61))], day(2028, 366)), 12);
        assert_eq!(day(2028, 366).date(), (2028, 12, 31));
    }
}
