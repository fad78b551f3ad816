use proptest::prelude::*;

use super::super::zone::tests::{at, zone};
use super::*;

fn quiet(from: u8, until: u8) -> Option<QuietHours> {
    QuietHours::new(from, until)
}

fn wishes(plan: Plan, quiet: Option<QuietHours>, name: &str) -> Wishes {
    Wishes { plan, quiet, zone: zone(name) }
}

fn turn(began_at: &str, deadline: &str) -> Turn {
    Turn { began_at: at(began_at), deadline: at(deadline), weekends_off: false }
}

const HALF: u32 = Reminder::Half.bit();
const DAY_BEFORE: u32 = Reminder::DayBefore.bit();
const HOURS_BEFORE: u32 = Reminder::HoursBefore.bit();
const EVERY: u32 = HALF | DAY_BEFORE | HOURS_BEFORE;

/// What is told in a turn if nobody is late: when, and which reminders it is.
fn all(turn: Turn, wishes: &Wishes) -> Vec<(Timestamp, u32)> {
    let told = schedule(turn, wishes, Progress::default(), turn.began_at);
    told.iter().map(|message| (message.at, message.reminders)).collect()
}

#[track_caller]
fn expect(turn: Turn, wishes: &Wishes, told: &[(&str, u32)]) {
    let told: Vec<(Timestamp, u32)> = told.iter().map(|(text, bits)| (at(text), *bits)).collect();
    assert_eq!(all(turn, wishes), told, "{wishes:?}");
}

#[test]
fn every_plan_is_read_as_it_is_written() {
    for (plan, text) in
        [(Plan::Usual, "half,24h,3h"), (Plan::LastDay, "24h,3h"), (Plan::LastHours, "3h"), (Plan::Off, "off")]
    {
        assert_eq!(plan.to_text(), text);
        assert_eq!(Plan::by_key(plan.key()), Some(plan));
        assert_eq!(Plan::parse(text), Some(plan));
    }
    for text in ["", "half,", "2h", "half,half", "3h,3h", "half,3h", "on", "OFF", "24h, 3h"] {
        assert_eq!(Plan::parse(text), None, "{text}");
    }
    assert_eq!(Plan::default(), Plan::Usual);
}

/// Fault 51: one notice is easily lost. There are several, and which is up to him.
#[test]
fn one_is_reminded_at_half_time_a_day_and_three_hours_before_the_end() {
    let three_days = turn("2026-07-01T12:00Z", "2026-07-04T12:00Z");
    for (plan, told) in [
        (
            Plan::Usual,
            &[("2026-07-03T00:00Z", HALF), ("2026-07-03T12:00Z", DAY_BEFORE), ("2026-07-04T09:00Z", HOURS_BEFORE)][..],
        ),
        (Plan::LastDay, &[("2026-07-03T12:00Z", DAY_BEFORE), ("2026-07-04T09:00Z", HOURS_BEFORE)]),
        (Plan::LastHours, &[("2026-07-04T09:00Z", HOURS_BEFORE)]),
        (Plan::Off, &[]),
    ] {
        expect(three_days, &wishes(plan, None, "UTC"), told);
    }
    let two_weeks = turn("2028-02-20T12:00Z", "2028-03-05T12:00Z");
    let usual = wishes(Plan::Usual, None, "UTC");
    expect(
        two_weeks,
        &usual,
        &[("2028-02-27T12:00Z", HALF), ("2028-03-04T12:00Z", DAY_BEFORE), ("2028-03-05T09:00Z", HOURS_BEFORE)],
    );
    expect(
        turn("2028-02-28T12:00Z", "2028-03-01T12:00Z"),
        &usual,
        &[("2028-02-29T12:00Z", HALF | DAY_BEFORE), ("2028-03-01T09:00Z", HOURS_BEFORE)],
    );
}

#[test]
fn days_that_are_off_count_for_reminders_as_little_as_on_the_clock() {
    let usual = wishes(Plan::Usual, None, "UTC");
    // From a Thursday to a Tuesday.
    let three_days = Turn { weekends_off: true, ..turn("2026-07-02T12:00Z", "2026-07-07T12:00Z") };
    expect(
        three_days,
        &usual,
        &[("2026-07-06T00:00Z", HALF), ("2026-07-06T12:00Z", DAY_BEFORE), ("2026-07-07T09:00Z", HOURS_BEFORE)],
    );
    // To an early Monday: on Saturday and Sunday nobody is called.
    let to_monday = Turn { weekends_off: true, ..turn("2026-07-01T02:00Z", "2026-07-06T02:00Z") };
    expect(
        to_monday,
        &usual,
        &[("2026-07-02T14:00Z", HALF), ("2026-07-03T02:00Z", DAY_BEFORE), ("2026-07-03T23:00Z", HOURS_BEFORE)],
    );
}

#[test]
fn what_would_come_as_the_turn_begins_is_left_out() {
    let usual = wishes(Plan::Usual, None, "UTC");
    // A day for a move: it begins with a day left.
    expect(
        turn("2026-07-01T12:00Z", "2026-07-02T12:00Z"),
        &usual,
        &[("2026-07-02T00:00Z", HALF), ("2026-07-02T09:00Z", HOURS_BEFORE)],
    );
    // What is left of a bank.
    expect(turn("2026-07-01T12:00Z", "2026-07-01T15:29Z"), &usual, &[("2026-07-01T13:44:30Z", HALF)]);
    let half_and_hours = HALF | HOURS_BEFORE;
    expect(turn("2026-07-01T12:00Z", "2026-07-01T18:00Z"), &usual, &[("2026-07-01T15:00Z", half_and_hours)]);
    expect(turn("2026-07-01T12:00Z", "2026-07-01T12:59Z"), &usual, &[]);
    expect(turn("2026-07-01T12:00Z", "2026-07-01T12:00Z"), &usual, &[]);
    expect(turn("2026-07-01T12:00Z", "2026-07-01T11:00Z"), &usual, &[]);
}

#[test]
fn two_reminders_close_to_each_other_are_one_message() {
    let usual = wishes(Plan::Usual, None, "UTC");
    for (begin, told) in [
        ("2026-07-01T12:00Z", &[("2026-07-02T12:00Z", HALF | DAY_BEFORE), ("2026-07-03T09:00Z", HOURS_BEFORE)][..]),
        ("2026-07-01T13:00Z", &[("2026-07-02T12:00Z", HALF | DAY_BEFORE), ("2026-07-03T09:00Z", HOURS_BEFORE)]),
        ("2026-07-01T11:00Z", &[("2026-07-02T11:30Z", HALF | DAY_BEFORE), ("2026-07-03T09:00Z", HOURS_BEFORE)]),
        (
            "2026-07-01T10:58Z",
            &[("2026-07-02T11:29Z", HALF), ("2026-07-02T12:00Z", DAY_BEFORE), ("2026-07-03T09:00Z", HOURS_BEFORE)],
        ),
    ] {
        expect(turn(begin, "2026-07-03T12:00Z"), &usual, told);
    }
}

#[test]
fn a_reminder_waits_until_quiet_hours_end() {
    let three_days = |hour: &str| turn(&format!("2026-07-01T{hour}Z"), &format!("2026-07-04T{hour}Z"));
    let night = wishes(Plan::Usual, quiet(22, 7), "UTC");
    expect(
        three_days("12:00"),
        &night,
        &[("2026-07-03T07:00Z", HALF), ("2026-07-03T12:00Z", DAY_BEFORE), ("2026-07-04T09:00Z", HOURS_BEFORE)],
    );
    // With a day left it is 6:00: that waits for an hour.
    expect(
        three_days("06:00"),
        &wishes(Plan::LastDay, quiet(22, 7), "UTC"),
        &[("2026-07-03T07:00Z", DAY_BEFORE), ("2026-07-03T21:50Z", HOURS_BEFORE)],
    );
    // Both wait for the same hour.
    expect(
        turn("2026-07-01T23:00Z", "2026-07-04T06:00Z"),
        &night,
        &[("2026-07-03T07:00Z", HALF | DAY_BEFORE), ("2026-07-03T21:50Z", HOURS_BEFORE)],
    );
}

#[test]
fn what_cannot_wait_until_quiet_hours_end_comes_before_they_begin() {
    for (deadline, told) in [
        // It can wait until 7:00, with half an hour left.
        ("2026-07-04T07:30Z", "2026-07-04T07:00Z"),
        // It cannot: too little would be left, or nothing.
        ("2026-07-04T07:29Z", "2026-07-03T21:50Z"),
        ("2026-07-04T06:00Z", "2026-07-03T21:50Z"),
        ("2026-07-04T01:00Z", "2026-07-03T21:50Z"),
        // Its own moment is before them.
        ("2026-07-04T00:59Z", "2026-07-03T21:59Z"),
    ] {
        let last = wishes(Plan::LastHours, quiet(22, 7), "UTC");
        expect(turn("2026-07-01T12:00Z", deadline), &last, &[(told, HOURS_BEFORE)]);
    }
    let last = wishes(Plan::LastHours, quiet(22, 7), "UTC");
    // He was to move at 21:45, or at 23:00, when there was no time before them, or none that is worth a reminder.
    for began_at in ["2026-07-03T21:45Z", "2026-07-03T23:00Z"] {
        expect(turn(began_at, "2026-07-04T06:00Z"), &last, &[("2026-07-04T03:00Z", HOURS_BEFORE)]);
    }
    expect(turn("2026-07-03T21:25Z", "2026-07-04T06:00Z"), &last, &[("2026-07-03T21:55Z", HOURS_BEFORE)]);
    // Hours in the day.
    let at_work = wishes(Plan::LastHours, quiet(9, 17), "UTC");
    expect(turn("2026-07-01T12:00Z", "2026-07-03T16:00Z"), &at_work, &[("2026-07-03T08:50Z", HOURS_BEFORE)]);
}

/// A sweep is never on time to the second: what was to come before quiet hours comes while they have not begun.
#[test]
fn what_was_to_come_before_quiet_hours_comes_as_long_as_they_have_not_begun() {
    let (turn, last) = (turn("2026-07-01T12:00Z", "2026-07-04T06:00Z"), wishes(Plan::LastHours, quiet(22, 7), "UTC"));
    for (now, told) in [
        ("2026-07-03T21:49Z", "2026-07-03T21:50Z"),
        ("2026-07-03T21:50:20Z", "2026-07-03T21:50:20Z"),
        ("2026-07-03T21:59:59Z", "2026-07-03T21:59:59Z"),
        ("2026-07-03T22:00Z", "2026-07-04T03:00Z"),
        ("2026-07-04T04:00Z", "2026-07-04T04:00Z"),
    ] {
        let next = next(turn, &last, Progress::default(), at(now)).expect("it is still to come");
        assert_eq!(next.at, at(told), "at {now}");
    }
}

/// Fault 54: quiet hours that do not know of the zone, or forget that clocks are put forward and back, wake people up.
#[test]
fn quiet_hours_are_those_of_his_own_clocks() {
    for (name, began_at, deadline, told) in [
        // 3:00 in Stockholm, 21:00 in New York.
        ("Europe/Stockholm", "2026-07-01T12:00Z", "2026-07-05T04:00Z", "2026-07-04T21:50+02:00"),
        ("America/New_York", "2026-07-01T12:00Z", "2026-07-05T04:00Z", "2026-07-04T21:00-04:00"),
        // The nights in which clocks change: quiet until 7:00 as they show it.
        ("Europe/Stockholm", "2026-03-26T12:00Z", "2026-03-29T08:00+02:00", "2026-03-29T07:00+02:00"),
        ("Europe/Stockholm", "2026-10-22T12:00Z", "2026-10-25T08:00+01:00", "2026-10-25T07:00+01:00"),
        ("America/New_York", "2026-03-05T12:00Z", "2026-03-08T08:00-04:00", "2026-03-08T07:00-04:00"),
        ("America/New_York", "2026-10-29T12:00Z", "2026-11-01T08:00-05:00", "2026-11-01T07:00-05:00"),
        ("Australia/Lord_Howe", "2026-10-01T12:00Z", "2026-10-04T08:00+11:00", "2026-10-04T07:00+11:00"),
        ("Australia/Lord_Howe", "2026-04-02T12:00Z", "2026-04-05T08:00+10:30", "2026-04-05T07:00+10:30"),
        ("Pacific/Apia", "2011-12-28T12:00Z", "2011-12-31T08:00+14:00", "2011-12-31T07:00+14:00"),
        // The end of the time falls into the short night and into the long one.
        ("Europe/Stockholm", "2026-03-26T12:00Z", "2026-03-29T05:00+02:00", "2026-03-28T21:50+01:00"),
        ("Europe/Stockholm", "2026-10-22T12:00Z", "2026-10-25T05:00+01:00", "2026-10-24T21:50+02:00"),
    ] {
        let last = wishes(Plan::LastHours, quiet(22, 7), name);
        expect(turn(began_at, deadline), &last, &[(told, HOURS_BEFORE)]);
    }
}

/// Fault A7: what fell due while the bot was off is told once when it comes back, in one message, and never in the night.
#[test]
fn what_is_overdue_is_one_message() {
    let (turn, usual) = (turn("2026-07-01T12:00Z", "2026-07-04T12:00Z"), wishes(Plan::Usual, None, "UTC"));
    for (now, told_at, reminders) in [
        ("2026-07-03T08:00Z", "2026-07-03T08:00Z", HALF),
        ("2026-07-03T11:31Z", "2026-07-03T11:31Z", HALF | DAY_BEFORE),
        ("2026-07-03T13:00Z", "2026-07-03T13:00Z", HALF | DAY_BEFORE),
        ("2026-07-04T11:00Z", "2026-07-04T11:00Z", HALF | DAY_BEFORE | HOURS_BEFORE),
    ] {
        let told = next(turn, &usual, Progress::default(), at(now));
        assert_eq!(told, Some(Notice { at: at(told_at), reminders, snooze: false }), "at {now}");
    }
    let night = wishes(Plan::Usual, quiet(22, 7), "UTC");
    let told = next(turn, &night, Progress::default(), at("2026-07-04T02:00Z"));
    assert_eq!(told, Some(Notice { at: at("2026-07-04T07:00Z"), reminders: HALF | DAY_BEFORE, snooze: false }));
    for now in ["2026-07-04T12:00Z", "2026-08-04T12:00Z"] {
        assert_eq!(next(turn, &usual, Progress::default(), at(now)), None, "his time is up");
    }
}

#[test]
fn what_is_behind_him_is_not_told_again_when_the_clock_is_put_back() {
    let (turn, usual) = (turn("2026-07-01T12:00Z", "2026-07-04T12:00Z"), wishes(Plan::Usual, None, "UTC"));
    let told = next(turn, &usual, Progress::default(), at("2026-07-03T00:00Z")).expect("half of it is gone");
    let progress = Progress::default().after(told);
    for now in ["2026-07-02T23:00Z", "2026-07-01T12:00Z", "1999-01-01T00:00Z"] {
        let next = next(turn, &usual, progress, at(now)).expect("two are to come");
        assert_eq!((next.at, next.reminders), (at("2026-07-03T12:00Z"), DAY_BEFORE), "at {now}");
    }
}

#[test]
fn whoever_asks_for_it_is_reminded_once_more() {
    let (turn, last) = (turn("2026-07-01T12:00Z", "2026-07-04T12:00Z"), wishes(Plan::LastHours, quiet(22, 7), "UTC"));
    let now = at("2026-07-02T10:00Z");
    for (snoozed, plan, told) in [
        ("2026-07-02T18:00Z", Plan::Off, &[("2026-07-02T18:00Z", 0, true)][..]),
        ("2026-07-02T23:00Z", Plan::Off, &[("2026-07-03T07:00Z", 0, true)]),
        (
            "2026-07-02T18:00Z",
            Plan::LastHours,
            &[("2026-07-02T18:00Z", 0, true), ("2026-07-04T09:00Z", HOURS_BEFORE, false)],
        ),
        ("2026-07-04T08:45Z", Plan::LastHours, &[("2026-07-04T08:45Z", HOURS_BEFORE, true)]),
        ("2026-07-04T12:00Z", Plan::Off, &[]),
    ] {
        let progress = Progress { reminded: 0, snoozed: Some(at(snoozed)) };
        let told: Vec<Notice> = told
            .iter()
            .map(|(text, reminders, snooze)| Notice { at: at(text), reminders: *reminders, snooze: *snooze })
            .collect();
        assert_eq!(schedule(turn, &Wishes { plan, ..last.clone() }, progress, now), told, "{snoozed}");
        if let Some(first) = told.first().filter(|first| first.snooze) {
            assert_eq!(progress.after(*first).snoozed, None);
        }
    }
}

/// Who asks to be reminded later is left in peace until then; and nothing that was to come before is lost by that.
#[test]
fn what_would_come_before_the_moment_asked_for_comes_with_it() {
    let (turn, night) = (turn("2026-07-01T12:00Z", "2026-07-04T12:00Z"), quiet(22, 7));
    for (now, snoozed, quiet, told) in [
        // With 25 hours left, in eight: the day before is one hour away.
        (
            "2026-07-03T11:00Z",
            "2026-07-03T19:20Z",
            None,
            &[("2026-07-03T19:20Z", HALF | DAY_BEFORE, true), ("2026-07-04T09:00Z", HOURS_BEFORE, false)][..],
        ),
        // In the night that waits for the morning.
        (
            "2026-07-03T11:00Z",
            "2026-07-03T23:00Z",
            night,
            &[("2026-07-04T07:00Z", HALF | DAY_BEFORE, true), ("2026-07-04T09:00Z", HOURS_BEFORE, false)],
        ),
        // The last one is not lost: it is that message.
        ("2026-07-04T08:00Z", "2026-07-04T09:20Z", None, &[("2026-07-04T09:20Z", EVERY, true)]),
        ("2026-07-04T10:30Z", "2026-07-04T11:00Z", None, &[("2026-07-04T11:00Z", EVERY, true)]),
        // What was asked for after the end, as nobody can, holds nothing up.
        (
            "2026-07-04T08:00Z",
            "2026-07-04T12:00Z",
            None,
            &[("2026-07-04T08:00Z", HALF | DAY_BEFORE, false), ("2026-07-04T09:00Z", HOURS_BEFORE, false)],
        ),
    ] {
        let told: Vec<Notice> = told
            .iter()
            .map(|(text, reminders, snooze)| Notice { at: at(text), reminders: *reminders, snooze: *snooze })
            .collect();
        let progress = Progress { reminded: 0, snoozed: Some(at(snoozed)) };
        let wishes = wishes(Plan::Usual, quiet, "UTC");
        assert_eq!(schedule(turn, &wishes, progress, at(now)), told, "{now} {snoozed}");
    }
}

/// He has asked for that very moment: it waits for the end of quiet hours if it can, and never comes before them.
#[test]
fn what_was_asked_for_comes_at_a_quiet_hour_rather_than_early() {
    let (turn, off) = (turn("2026-07-01T12:00Z", "2026-07-04T06:00Z"), wishes(Plan::Off, quiet(22, 7), "UTC"));
    for (snoozed, told) in [("2026-07-03T02:00Z", "2026-07-03T07:00Z"), ("2026-07-04T00:40Z", "2026-07-04T00:40Z")] {
        let progress = Progress { reminded: 0, snoozed: Some(at(snoozed)) };
        let next = next(turn, &off, progress, at("2026-07-02T21:55Z")).expect("it is to come");
        assert_eq!(next.at, at(told), "{snoozed}");
    }
}

#[test]
fn what_is_ready_waits_for_the_end_of_quiet_hours_if_there_is_time_afterwards() {
    let (turn, night) = (turn("2026-07-01T12:00Z", "2026-07-04T07:29Z"), wishes(Plan::Usual, quiet(22, 7), "UTC"));
    for (now, until) in [
        ("2026-07-02T21:59Z", "2026-07-02T21:59Z"),
        ("2026-07-02T22:00Z", "2026-07-03T07:00Z"),
        ("2026-07-03T07:00Z", "2026-07-03T07:00Z"),
        ("2026-07-04T05:00Z", "2026-07-04T05:00Z"),
    ] {
        assert_eq!(night.wait_until(turn, at(now)), at(until), "{now}");
    }
}

#[test]
fn what_has_passed_are_the_reminders_whose_moment_has_come() {
    let turn = turn("2026-07-01T12:00Z", "2026-07-04T12:00Z");
    for (now, passed_by) in [
        ("2026-07-02T23:59Z", 0),
        ("2026-07-03T00:00Z", HALF),
        ("2026-07-03T12:00Z", HALF | DAY_BEFORE),
        ("2026-07-04T12:00Z", HALF | DAY_BEFORE | HOURS_BEFORE),
    ] {
        assert_eq!(passed(turn, at(now)), passed_by, "{now}");
    }
}

/// A turn, what its player wants, and when somebody looks whether a reminder is due, in seconds since it began.
fn turns() -> impl Strategy<Value = (Turn, Wishes, Vec<i64>)> {
    let begins = prop::sample::select(vec![
        "2026-03-27T00:00Z",
        "2026-10-23T00:00Z",
        "2026-03-06T00:00Z",
        "2026-10-30T00:00Z",
        "2026-10-02T00:00Z",
        "2026-04-03T00:00Z",
        "2011-12-28T00:00Z",
        "2028-02-27T00:00Z",
    ]);
    let zones = prop::sample::select(vec![
        "UTC",
        "Europe/Stockholm",
        "America/New_York",
        "Australia/Lord_Howe",
        "Pacific/Apia",
        "Antarctica/Troll",
    ]);
    let lengths = prop_oneof![0_i64..3 * 3600, 0_i64..3 * 24 * 3600, 0_i64..14 * 24 * 3600];
    let looks = prop::collection::vec(prop_oneof![0_i64..3600, -3600_i64..6 * 3600, -24 * 3600_i64..48 * 3600], 1..40);
    (begins, 0_i64..24 * 3600, lengths, prop::sample::select(&Plan::ALL[..]), (0_u8..24, 0_u8..24), zones, looks)
        .prop_map(|(begin, after, length, plan, (from, until), zone, looks)| {
            let began_at = at(begin).plus_seconds(after);
            let weekends_off = length % 2 == 1;
            let turn = Turn { began_at, deadline: counted::after(began_at, length, weekends_off), weekends_off };
            (turn, wishes(plan, quiet(from, until), zone), looks)
        })
}

/// Whether it may be told at a quiet hour, since his time is up before they end, or as good as.
fn is_forced(turn: Turn, wishes: &Wishes, told: Timestamp) -> bool {
    let end = wishes.quiet.map_or(told, |quiet| quiet.end(told, &wishes.zone));
    end.plus_seconds(CLOSE) > turn.deadline
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    /// Fault 52, and A6 to A8: however late, often or confused somebody looks, nobody is told a thing twice, in the night,
    /// or too late.
    #[test]
    fn each_reminder_comes_once_at_most_and_never_when_it_may_not((turn, wishes, looks) in turns()) {
        let mut progress = Progress::default();
        let mut now = turn.began_at;
        let mut told_last: Option<Timestamp> = None;
        for look in looks {
            // The clock may jump back.
            now = now.plus_seconds(look);
            let Some(message) = next(turn, &wishes, progress, now) else { continue };
            prop_assert!(message.at >= now);
            if message.at > now {
                continue;
            }
            prop_assert!(message.reminders != 0 && progress.reminded & message.reminders == 0, "twice");
            prop_assert_eq!(message.reminders & !wishes.plan.bits(), 0, "not asked for");
            prop_assert!(now < turn.deadline, "too late");
            prop_assert!(now >= turn.began_at.plus_seconds(CLOSE), "as the turn begins");
            let is_quiet = wishes.quiet.is_some_and(|quiet| quiet.is_quiet(now, &wishes.zone));
            prop_assert!(!is_quiet || is_forced(turn, &wishes, now), "in the night");
            if let Some(last) = told_last.filter(|last| *last <= now) {
                prop_assert!(now.seconds_since(last) > CLOSE, "two at once");
            }
            told_last = Some(now);
            progress = progress.after(message);
        }
    }

    /// Until the moment for which he has asked he is left in peace; then and afterwards everything comes, once, while there
    /// is time.
    #[test]
    fn putting_it_off_holds_everything_up_and_loses_nothing((turn, wishes, _) in turns(), spent in 0..100_i64) {
        let length = turn.deadline.seconds_since(turn.began_at);
        let now = turn.began_at.plus_seconds(length * spent / 100);
        let wait = (turn.deadline.seconds_since(now) / 3).clamp(CLOSE, 12 * 3600);
        let asked = now.plus_seconds(wait);
        prop_assume!(asked < turn.deadline);
        let mut progress = Progress { reminded: 0, snoozed: Some(asked) };
        let without: u32 = schedule(turn, &wishes, Progress::default(), now).iter().map(|one| one.reminders).sum();
        let (mut bits, mut now, mut last) = (0, now, None);
        while let Some(message) = next(turn, &wishes, progress, now) {
            now = message.at;
            prop_assert!(now >= asked && now < turn.deadline, "too early or too late");
            prop_assert!(message.snooze == last.is_none(), "what he has asked for is the first, and once");
            prop_assert!(last.is_none_or(|last| now.seconds_since(last) > CLOSE), "two at once");
            prop_assert_eq!(bits & message.reminders, 0, "twice");
            (bits, last) = (bits | message.reminders, Some(now));
            progress = progress.after(message);
        }
        prop_assert!(last.is_some());
        prop_assert_eq!(bits, without, "lost");
    }

    /// If nobody is late, everything that was asked for comes, as long as there is time for it.
    #[test]
    fn everything_comes_that_there_is_time_for((turn, wishes, _) in turns()) {
        let told = all(turn, &wishes);
        let bits: u32 = told.iter().map(|(_, bits)| bits).sum();
        let earliest = turn.began_at.plus_seconds(CLOSE);
        let is_wanted = |one: &&Reminder| (earliest..turn.deadline).contains(&one.moment(turn));
        let wanted = wishes.plan.reminders().iter().filter(is_wanted);
        prop_assert_eq!(bits, wanted.map(|one| one.bit()).sum::<u32>());
        for pair in told.windows(2) {
            prop_assert!(pair[1].0.seconds_since(pair[0].0) > CLOSE);
        }
    }
}
