//! Quiet hours: the hours of somebody's day in which he is not to be called. They are hours as his clocks show them, over
//! midnight too, so that they keep their place in his day whatever is done to the clocks.

use super::Zone;
use crate::time::Timestamp;

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;
/// Clocks are put forward or back so many times within quiet hours at the very most.
const CHANGES: usize = 8;

/// Hours from one to another, the second not included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QuietHours {
    from: u8,
    until: u8,
}

impl QuietHours {
    /// The hours from `from` to `until`, each from 0 to 23; none if they are the same or there are no such hours.
    pub fn new(from: u8, until: u8) -> Option<Self> {
        (from < 24 && until < 24 && from != until).then_some(Self { from, until })
    }

    /// The hour at which they begin.
    pub const fn from(self) -> u8 {
        self.from
    }

    /// The hour at which they end.
    pub const fn until(self) -> u8 {
        self.until
    }

    /// Whether it is quiet there then.
    pub fn is_quiet(self, at: Timestamp, zone: &Zone) -> bool {
        let hour = zone.second_of_day(at) / HOUR;
        let (from, until) = (i64::from(self.from), i64::from(self.until));
        if from < until { (from..until).contains(&hour) } else { hour >= from || hour < until }
    }

    /// The first instant from `at` on at which it is not quiet.
    pub fn end(self, at: Timestamp, zone: &Zone) -> Timestamp {
        let mut at = at;
        for _ in 0..CHANGES {
            if !self.is_quiet(at, zone) {
                break;
            }
            let left = (i64::from(self.until) * HOUR - zone.second_of_day(at)).rem_euclid(DAY);
            let end = at.plus_seconds(left);
            at = zone.next_change(at).filter(|change| *change < end).unwrap_or(end);
        }
        at
    }

    /// Since when it has been quiet without a break, where it is quiet at `at`.
    pub fn beginning(self, at: Timestamp, zone: &Zone) -> Timestamp {
        let mut at = at;
        for _ in 0..CHANGES {
            let since = (zone.second_of_day(at) - i64::from(self.from) * HOUR).rem_euclid(DAY);
            let begin = at.plus_seconds(-since);
            at = zone.last_change(at).filter(|change| *change > begin).unwrap_or(begin);
            if !self.is_quiet(at.plus_seconds(-1), zone) {
                break;
            }
            at = at.plus_seconds(-1);
        }
        at
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::zone::tests::{at, zone};
    use super::*;

    fn hours(from: u8, until: u8) -> QuietHours {
        QuietHours::new(from, until).expect("they are hours")
    }

    #[test]
    fn hours_that_are_none_are_no_quiet_hours() {
        for (from, until) in [(24, 7), (22, 24), (7, 7), (255, 0)] {
            assert_eq!(QuietHours::new(from, until), None, "{from}-{until}");
        }
    }

    /// Fault 54: hours that stand in the database as one number, or are counted in seconds, are wrong for half of the year,
    /// and on two nights for everybody.
    #[test]
    fn quiet_hours_keep_their_place_in_the_day() {
        for (name, from, until, asked, begin, end) in [
            ("UTC", 22, 7, "2026-07-01T23:00Z", "2026-07-01T22:00Z", "2026-07-02T07:00Z"),
            ("UTC", 22, 7, "2026-07-01T22:00Z", "2026-07-01T22:00Z", "2026-07-02T07:00Z"),
            ("UTC", 22, 7, "2026-07-02T06:59:59Z", "2026-07-01T22:00Z", "2026-07-02T07:00Z"),
            ("UTC", 9, 17, "2026-07-02T12:00Z", "2026-07-02T09:00Z", "2026-07-02T17:00Z"),
            ("UTC", 22, 7, "2028-02-29T03:00Z", "2028-02-28T22:00Z", "2028-02-29T07:00Z"),
            ("UTC", 22, 7, "2028-02-29T23:00Z", "2028-02-29T22:00Z", "2028-03-01T07:00Z"),
            // Summer and winter.
            ("Europe/Stockholm", 22, 7, "2026-07-02T00:00Z", "2026-07-01T22:00+02:00", "2026-07-02T07:00+02:00"),
            ("Europe/Stockholm", 22, 7, "2026-12-02T00:00Z", "2026-12-01T22:00+01:00", "2026-12-02T07:00+01:00"),
            // The short night: an hour is left out.
            ("Europe/Stockholm", 22, 7, "2026-03-29T00:30Z", "2026-03-28T22:00+01:00", "2026-03-29T07:00+02:00"),
            ("Europe/Stockholm", 22, 2, "2026-03-29T00:30Z", "2026-03-28T22:00+01:00", "2026-03-29T03:00+02:00"),
            ("America/New_York", 22, 7, "2026-03-08T05:00Z", "2026-03-07T22:00-05:00", "2026-03-08T07:00-04:00"),
            // The long night: an hour comes twice.
            ("Europe/Stockholm", 22, 7, "2026-10-25T00:30Z", "2026-10-24T22:00+02:00", "2026-10-25T07:00+01:00"),
            ("Europe/Stockholm", 2, 7, "2026-10-25T01:30Z", "2026-10-25T02:00+02:00", "2026-10-25T07:00+01:00"),
            ("Europe/Stockholm", 22, 3, "2026-10-25T00:30Z", "2026-10-24T22:00+02:00", "2026-10-25T03:00+01:00"),
            ("Europe/Stockholm", 22, 2, "2026-10-24T23:30Z", "2026-10-24T22:00+02:00", "2026-10-25T02:00+02:00"),
            ("America/New_York", 22, 2, "2026-11-01T05:30Z", "2026-10-31T22:00-04:00", "2026-11-01T02:00-05:00"),
            // Half an hour more and less.
            ("Australia/Lord_Howe", 22, 7, "2026-10-03T14:00Z", "2026-10-03T22:00+10:30", "2026-10-04T07:00+11:00"),
            ("Australia/Lord_Howe", 22, 7, "2026-04-04T14:00Z", "2026-04-04T22:00+11:00", "2026-04-05T07:00+10:30"),
            ("Australia/Lord_Howe", 22, 2, "2026-04-04T15:15Z", "2026-04-04T22:00+11:00", "2026-04-05T02:00+10:30"),
            // Two hours: it is quiet, then not, then quiet again.
            ("Antarctica/Troll", 22, 2, "2026-10-24T23:00Z", "2026-10-24T22:00+02:00", "2026-10-25T02:00+02:00"),
            ("Antarctica/Troll", 22, 2, "2026-10-25T01:30Z", "2026-10-25T01:00+00:00", "2026-10-25T02:00+00:00"),
            // The night before a day that did not take place.
            ("Pacific/Apia", 22, 7, "2011-12-30T09:00Z", "2011-12-29T22:00-10:00", "2011-12-31T07:00+14:00"),
        ] {
            let (quiet, zone, asked) = (hours(from, until), zone(name), at(asked));
            assert!(quiet.is_quiet(asked, &zone), "{name} {from}-{until} {asked:?}");
            assert_eq!(quiet.beginning(asked, &zone), at(begin), "{name} {from}-{until} {asked:?} began");
            assert_eq!(quiet.end(asked, &zone), at(end), "{name} {from}-{until} {asked:?} ends");
        }
    }

    #[test]
    fn outside_quiet_hours_nothing_is_waited_for() {
        for (from, until, asked) in [
            (22, 7, "2026-07-01T07:00Z"),
            (22, 7, "2026-07-01T21:59:59Z"),
            (9, 17, "2026-07-01T08:59:59Z"),
            (9, 17, "2026-07-01T17:00Z"),
        ] {
            let (quiet, asked) = (hours(from, until), at(asked));
            assert!(!quiet.is_quiet(asked, &Zone::UTC), "{from}-{until} {asked:?}");
            assert_eq!(quiet.end(asked, &Zone::UTC), asked);
        }
    }

    proptest! {
        /// Minute by minute there is no other end and no other beginning than the ones that are worked out.
        #[test]
        fn ends_and_beginnings_are_those_that_one_finds_by_waiting(
            (from, until) in (0_u8..24, 0_u8..24).prop_filter("hours", |(from, until)| from != until),
            name in prop::sample::select(vec![
                "UTC", "Europe/Stockholm", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Antarctica/Troll",
            ]),
            near in prop::sample::select(vec![
                "2026-03-29T00:00Z", "2026-10-25T00:00Z", "2026-03-08T06:00Z", "2026-11-01T06:00Z", "2026-10-03T15:00Z",
                "2026-04-04T15:00Z", "2028-02-29T00:00Z",
            ]),
            minutes in -1500_i64..1500,
        ) {
            let (quiet, zone) = (hours(from, until), zone(name));
            let asked = at(near).plus_seconds(minutes * 60);
            let mut end = asked;
            while quiet.is_quiet(end, &zone) {
                end = end.plus_seconds(60);
            }
            prop_assert_eq!(quiet.end(asked, &zone), end);
            if quiet.is_quiet(asked, &zone) {
                let mut begin = asked;
                while quiet.is_quiet(begin.plus_seconds(-60), &zone) {
                    begin = begin.plus_seconds(-60);
                }
                prop_assert_eq!(quiet.beginning(asked, &zone), begin);
            }
        }
    }
}
