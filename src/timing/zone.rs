//! Time zones, by their names in the IANA database. A copy of it comes with the program: hours are the same on every
//! host, whatever that knows of zones itself.

use std::sync::LazyLock;

use jiff::civil::DateTime;
use jiff::tz::{TimeZone, TimeZoneDatabase};

use crate::time::Timestamp;

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;

pub(super) static DATABASE: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);

/// A time zone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Zone(TimeZone);

impl Zone {
    /// Where nobody has chosen one.
    pub const UTC: Self = Self(TimeZone::UTC);

    /// The zone of this name, in whatever case it is written; none if there is no such zone.
    pub fn by_name(name: &str) -> Option<Self> {
        DATABASE.get(name).ok().filter(|zone| zone.iana_name().is_some()).map(Self)
    }

    /// Its name: `Europe/Stockholm`.
    pub fn name(&self) -> &str {
        self.0.iana_name().unwrap_or("UTC")
    }

    /// What clocks show there: hour and minute.
    pub fn clock(&self, at: Timestamp) -> (u8, u8) {
        let shown = self.0.to_datetime(instant(at));
        (shown.hour().unsigned_abs(), shown.minute().unsigned_abs())
    }

    /// The first instant after `after` at which a day comes to this hour there. On a day that leaves the hour out, that is
    /// when the clocks have been put forward; on one that has it twice, the first of the two.
    pub fn next_hour(&self, hour: u8, after: Timestamp) -> Timestamp {
        let mut date = self.0.to_datetime(instant(after)).date();
        let hour = i8::try_from(hour).unwrap_or_default().clamp(0, 23);
        // Three days are enough also where one is left out altogether.
        for _ in 0..3 {
            let found = self.instant_of(date.at(hour, 0, 0, 0)).filter(|found| *found > after);
            if let Some(found) = found {
                return found;
            }
            let Ok(next) = date.tomorrow() else { break };
            date = next;
        }
        after.plus_seconds(DAY)
    }

    fn instant_of(&self, shown: DateTime) -> Option<Timestamp> {
        let found = self.0.to_ambiguous_timestamp(shown).compatible().ok()?;
        Some(Timestamp(found.as_second()))
    }

    /// Seconds since midnight as clocks show them there.
    pub(super) fn second_of_day(&self, at: Timestamp) -> i64 {
        (at.0 + i64::from(self.0.to_offset(instant(at)).seconds())).rem_euclid(DAY)
    }

    /// When clocks there are put forward or back for the first time after `at`.
    pub(super) fn next_change(&self, at: Timestamp) -> Option<Timestamp> {
        self.0.following(instant(at)).next().map(|change| Timestamp(change.timestamp().as_second()))
    }

    /// When clocks there were put forward or back for the last time, at the latest at `at`.
    pub(super) fn last_change(&self, at: Timestamp) -> Option<Timestamp> {
        self.0.preceding(instant(at.plus_seconds(1))).next().map(|change| Timestamp(change.timestamp().as_second()))
    }
}

/// A moment as a host reads it: `2026-11-30 17:20:00 UTC`.
pub fn utc_text(at: Timestamp) -> String {
    instant(at).strftime("%F %T UTC").to_string()
}

fn instant(at: Timestamp) -> jiff::Timestamp {
    let furthest = if at.0 < 0 { jiff::Timestamp::MIN } else { jiff::Timestamp::MAX };
    jiff::Timestamp::from_second(at.0).unwrap_or(furthest)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// An instant as people write it: `2026-03-29T01:00Z`, or with another offset behind it.
    pub(in crate::timing) fn at(text: &str) -> Timestamp {
        let instant: jiff::Timestamp = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        Timestamp(instant.as_second())
    }

    pub(in crate::timing) fn zone(name: &str) -> Zone {
        Zone::by_name(name).unwrap_or_else(|| panic!("there is no zone {name}"))
    }

    #[test]
    fn zones_are_known_without_any_data_of_the_host() {
        for name in
            ["Europe/Stockholm", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kolkata", "UTC"]
        {
            assert_eq!(zone(name).name(), name);
            assert_eq!(zone(&name.to_lowercase()).name(), name, "in whatever case");
        }
        for name in ["", "Stockholm", "Europe/", "Etc/Unknown", "../../etc/passwd", "Europe/Stockholm\0"] {
            assert_eq!(Zone::by_name(name), None, "{name}");
        }
        assert_eq!(Zone::UTC.name(), "UTC");
    }

    #[test]
    fn clocks_show_what_they_show_there() {
        let noon = at("2026-07-01T12:00Z");
        for (name, shown) in [
            ("UTC", (12, 0)),
            ("Europe/Stockholm", (14, 0)),
            ("America/New_York", (8, 0)),
            ("Asia/Kolkata", (17, 30)),
            ("Australia/Lord_Howe", (22, 30)),
        ] {
            assert_eq!(zone(name).clock(noon), shown, "{name}");
        }
        assert_eq!(zone("Europe/Stockholm").clock(at("2026-12-01T12:00Z")), (13, 0), "in winter");
    }

    /// Fault 54: a time of day kept as a number of seconds is an hour off for half of the year.
    #[test]
    fn an_hour_comes_once_a_day_whatever_is_done_to_clocks() {
        for (name, hour, after, next) in [
            ("UTC", 8, "2026-07-01T07:59:59Z", "2026-07-01T08:00Z"),
            ("UTC", 8, "2026-07-01T08:00Z", "2026-07-02T08:00Z"),
            ("UTC", 0, "2028-02-28T00:00Z", "2028-02-29T00:00Z"),
            ("UTC", 9, "2028-02-29T10:00Z", "2028-03-01T09:00Z"),
            // Put forward at 2:00: there is no 2:00 on that day, and 8:00 comes an hour earlier.
            ("Europe/Stockholm", 8, "2026-03-28T08:00+01:00", "2026-03-29T08:00+02:00"),
            ("Europe/Stockholm", 2, "2026-03-28T12:00+01:00", "2026-03-29T03:00+02:00"),
            ("Europe/Stockholm", 2, "2026-03-29T03:00+02:00", "2026-03-30T02:00+02:00"),
            ("America/New_York", 2, "2026-03-07T12:00-05:00", "2026-03-08T03:00-04:00"),
            // Put back at 3:00: 2:00 comes twice, and counts once.
            ("Europe/Stockholm", 2, "2026-10-24T12:00+02:00", "2026-10-25T02:00+02:00"),
            ("Europe/Stockholm", 2, "2026-10-25T02:00+02:00", "2026-10-26T02:00+01:00"),
            ("Europe/Stockholm", 2, "2026-10-25T02:30+01:00", "2026-10-26T02:00+01:00"),
            ("America/New_York", 1, "2026-11-01T01:00-04:00", "2026-11-02T01:00-05:00"),
            // By half an hour, at 2:00.
            ("Australia/Lord_Howe", 2, "2026-10-03T12:00+10:30", "2026-10-04T02:30+11:00"),
            ("Australia/Lord_Howe", 2, "2026-04-04T12:00+11:00", "2026-04-05T02:00+10:30"),
            // 30 December 2011 did not take place.
            ("Pacific/Apia", 8, "2011-12-29T08:00-10:00", "2011-12-31T08:00+14:00"),
            ("Pacific/Apia", 8, "2011-12-31T08:00+14:00", "2012-01-01T08:00+14:00"),
        ] {
            assert_eq!(zone(name).next_hour(hour, at(after)), at(next), "{name}: {hour} after {after}");
        }
    }

    #[test]
    fn days_with_an_hour_are_as_many_as_days() {
        for name in
            ["Europe/Stockholm", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "Antarctica/Troll"]
        {
            let zone = zone(name);
            for hour in 0..24 {
                let (begin, end) = (at("2026-01-01T12:00Z"), at("2028-01-01T12:00Z"));
                let mut next = begin;
                let mut times = 0;
                while next < end {
                    let before = next;
                    next = zone.next_hour(hour, before);
                    assert!(next.seconds_since(before) <= DAY + 2 * HOUR, "{name} {hour}: {before:?}");
                    times += 1;
                }
                assert!((730..=731).contains(&times), "{name} {hour}: {times}");
            }
        }
    }
}
