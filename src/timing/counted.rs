//! Time that counts. Where weekends are off, Saturday and Sunday do not: by UTC, since the players may live anywhere and
//! both of them shall have the same days.

use crate::time::Timestamp;

const DAY: i64 = 24 * 60 * 60;
const WEEK: i64 = 7 * DAY;
/// From Monday to Friday.
const WORKING: i64 = 5 * DAY;
/// The first Monday after 1970 began.
const MONDAY: i64 = 4 * DAY;

/// Seconds that count between two instants; none if `to` is not later.
pub(super) fn between(from: Timestamp, to: Timestamp, weekends_off: bool) -> i64 {
    if to <= from {
        return 0;
    }
    if weekends_off { counted(to) - counted(from) } else { to.seconds_since(from) }
}

/// The first instant at which that many more seconds have counted. Where they run out as a weekend begins, that is when
/// Monday begins: nobody is called on a day that is off.
pub(super) fn after(from: Timestamp, seconds: i64, weekends_off: bool) -> Timestamp {
    if !weekends_off {
        return from.plus_seconds(seconds.max(0));
    }
    when_counted(counted(from) + seconds.max(0))
}

/// The instant at which that many seconds are still to count until `to`: never on a day that is off.
pub(super) fn before(to: Timestamp, seconds: i64, weekends_off: bool) -> Timestamp {
    if !weekends_off {
        return to.plus_seconds(-seconds.max(0));
    }
    when_counted(counted(to) - seconds.max(0))
}

/// The last instant at which so many seconds have counted since that Monday: where a weekend has begun, when it ends.
fn when_counted(seconds: i64) -> Timestamp {
    let (weeks, within) = (seconds.div_euclid(WORKING), seconds.rem_euclid(WORKING));
    Timestamp(MONDAY + weeks * WEEK + within)
}

/// Seconds that have counted since that Monday.
fn counted(at: Timestamp) -> i64 {
    let since = at.0 - MONDAY;
    since.div_euclid(WEEK) * WORKING + since.rem_euclid(WEEK).min(WORKING)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Monday 30 November 2026, 00:00 UTC.
    const A_MONDAY: Timestamp = Timestamp(1_795_996_800);

    fn at(day: i64, hour: i64) -> Timestamp {
        A_MONDAY.plus_seconds(day * DAY + hour * 3600)
    }

    #[test]
    fn the_day_it_goes_by_is_a_monday() {
        assert_eq!((A_MONDAY.0 - MONDAY).rem_euclid(WEEK), 0);
        assert_eq!(A_MONDAY.date(), (2026, 11, 30));
    }

    #[test]
    fn a_weekend_counts_for_nothing_where_it_is_off() {
        for (from, to, hours) in [
            (at(0, 0), at(0, 5), 5),
            (at(4, 20), at(5, 0), 4),
            (at(4, 20), at(7, 0), 4),
            (at(4, 20), at(7, 3), 7),
            (at(5, 1), at(6, 23), 0),
            (at(6, 12), at(7, 1), 1),
            (at(0, 0), at(14, 0), 240),
            (at(1, 0), at(0, 0), 0),
        ] {
            assert_eq!(between(from, to, true), hours * 3600, "{from:?} {to:?}");
        }
        assert_eq!(between(at(4, 20), at(7, 3), false), 55 * 3600);
    }

    #[test]
    fn time_is_up_on_a_day_that_counts() {
        for (from, hours, up) in [
            (at(0, 0), 24, at(1, 0)),
            (at(4, 0), 24, at(7, 0)),
            (at(4, 12), 24, at(7, 12)),
            (at(5, 7), 24, at(8, 0)),
            (at(0, 0), 240, at(14, 0)),
            (at(6, 23), 0, at(7, 0)),
        ] {
            assert_eq!(after(from, hours * 3600, true), up, "{from:?} + {hours}");
        }
        assert_eq!(after(at(4, 12), 24 * 3600, false), at(5, 12));
    }

    #[test]
    fn what_is_left_is_counted_from_the_end() {
        for (to, hours, from) in [
            (at(1, 0), 24, at(0, 0)),
            (at(7, 10), 24, at(4, 10)),
            (at(7, 10), 10, at(7, 0)),
            (at(7, 2), 3, at(4, 23)),
            (at(5, 20), 24, at(4, 0)),
            (at(14, 0), 240, at(0, 0)),
        ] {
            assert_eq!(before(to, hours * 3600, true), from, "{to:?} - {hours}");
            assert_eq!(before(to, hours * 3600, false), to.plus_seconds(-hours * 3600));
        }
    }

    #[test]
    fn what_has_been_given_can_be_counted_again() {
        for from in (0..14 * 24).map(|hour| at(0, hour)) {
            for hours in [1, 24, 72, 336] {
                for weekends_off in [false, true] {
                    let up = after(from, hours * 3600, weekends_off);
                    assert_eq!(between(from, up, weekends_off), hours * 3600, "{from:?} + {hours}");
                    let again = before(up, hours * 3600, weekends_off);
                    assert_eq!(between(again, up, weekends_off), hours * 3600, "{up:?} - {hours}");
                }
            }
        }
    }
}
