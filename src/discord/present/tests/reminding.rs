//! What is said of being reminded, and that it keeps to Discord's limits.

use insta::assert_snapshot;
use proptest::prelude::*;

use super::fixture::{THEN, english, started, summary};
use super::limits::{check, names, renamed};
use super::readable::readable;
use crate::discord::present;
use crate::i18n::{Locale, Texts};
use crate::ids::GameId;
use crate::render::Theme;
use crate::service::{
    Clock, GameSummary, GameView, Pings, Refusal, ReminderRefusal, Reminding, Run, Settings, Snoozed, Unreached,
};
use crate::time::Timestamp;
use crate::timing::{Pace, Plan, QuietHours, TimeUp, Zone};

const DAY: i64 = 24 * 3600;
const CALLS: Unreached = Unreached { calls: true, list: false };
const LIST: Unreached = Unreached { calls: false, list: true };
const BOTH: Unreached = Unreached { calls: true, list: true };

/// The same with a clock that runs for another day.
fn timed(game: GameView) -> GameView {
    let clock = Clock { pace: Pace::DEFAULT, run: Run::Until(THEN.plus_seconds(DAY)), waiting: 3 * DAY };
    GameView { pace: Some(Pace::DEFAULT), clock: Some(clock), ..game }
}

fn waiting(count: i64, name: &str) -> Vec<GameSummary> {
    let game = |at: i64| {
        let mut game = GameSummary { deadline: Some(THEN.plus_seconds(at * 3600)), ..summary(i64::MAX - at, true) };
        game.opponent.name = name.to_owned();
        game
    };
    (0..count).map(game).collect()
}

#[test]
fn settings_about_being_reminded() {
    let told = |settings: &Settings| {
        let chosen = present::Chosen { theme: Theme::DEFAULT, language: None, settings, now: THEN };
        readable(&present::settings(&english(), chosen))
    };
    let reminding = Reminding {
        plan: Plan::LastDay,
        quiet: QuietHours::new(22, 7),
        zone: Zone::by_name("Australia/Lord_Howe"),
        digest: Some(8),
        next_digest: Some(THEN.plus_seconds(3600)),
    };
    let chosen = Settings { reminding, ..Settings::default() };
    assert_snapshot!("settings-reminding", told(&chosen));
    let closed = Settings { pings: Pings::Silent, dm_closed_at: Some(THEN), ..chosen };
    assert_snapshot!("settings-reminding-closed", told(&closed));
    assert_eq!(present::zone_choice(&english(), "Asia/Tokyo", THEN), "Asia/Tokyo · 17:00 now");
}

#[test]
fn reminders() {
    let texts = english();
    let game = timed(started("copenhagen", "a4-c4"));
    assert_snapshot!("reminder", readable(&present::reminder(&texts, &game)));
    let forfeit = Pace { time_up: TimeUp::Forfeit, ..Pace::DEFAULT };
    let forfeited = timed(started("copenhagen", "a4-c4 d6-d9"));
    let forfeited = GameView { clock: forfeited.clock.map(|clock| Clock { pace: forfeit, ..clock }), ..forfeited };
    assert_snapshot!("reminder-forfeit", readable(&present::reminder(&texts, &forfeited)));
    let claimed = timed(started("copenhagen", "a4-c4 d6-d9"));
    assert_snapshot!("reminder-claim", readable(&present::reminder(&texts, &claimed)));
    assert_snapshot!("reminder-in-private", readable(&present::reminder_in_private(&texts, &game)));
    assert_snapshot!("reminder-closed", readable(&present::reminded_here_instead(&texts, &game, CALLS)));
    let list = readable(&present::reminded_here_instead(&texts, &game, LIST));
    assert_snapshot!("reminder-without-list", list);
    let snoozed = Snoozed { at: THEN.plus_seconds(8 * 3600), deadline: THEN.plus_seconds(DAY) };
    assert_snapshot!("snoozed", readable(&present::snoozed(&texts, game.id, snoozed)));
}

/// Fault E46: whoever takes no private messages is told so, in words for what he does not get.
#[test]
fn whoever_cannot_be_written_to_is_told_what_does_not_reach_him() {
    for locale in Locale::ALL {
        let texts = Texts::new(locale);
        let told = [CALLS, LIST, BOTH].map(|why| present::unreached(&texts, why));
        for draft in &told {
            check(draft, &[]);
        }
        let [calls, list, both] = told.map(|draft| draft.content);
        assert!(calls.contains("`/settings pings`") && list.contains("`/settings digest`"), "{locale:?}");
        assert_eq!(both, format!("{calls}\n{list}"), "{locale:?}");
    }
    let game = timed(started("copenhagen", "a4-c4"));
    let plain = present::called_here_instead(&english(), &game, None).content;
    assert!(plain.contains("your move") && !plain.contains("in private"), "he knows: {plain}");
}

#[test]
fn daily_lists() {
    let texts = english();
    let games = [GameSummary { deadline: Some(THEN.plus_seconds(DAY)), ..summary(17, true) }, summary(18, true)];
    assert_snapshot!("digest", readable(&present::digest(&texts, &games)));
    assert_snapshot!("digest-of-one", readable(&present::digest(&texts, &games[1..])));
}

#[test]
fn refusals_about_being_reminded() {
    let text = || "Gothenburg".to_owned();
    let near = vec!["Europe/London".to_owned(), "America/New_York".to_owned()];
    let mut told = String::new();
    for why in [
        ReminderRefusal::NoSuchZone { text: text(), near: Vec::new() },
        ReminderRefusal::NoSuchZone { text: text(), near },
        ReminderRefusal::NotQuietHours { text: text() },
        ReminderRefusal::SameHour { text: "22-22".to_owned() },
        ReminderRefusal::NotAnHour { text: text() },
        ReminderRefusal::ClockStands { game: GameId(17) },
        ReminderRefusal::NoTimeToSnooze { game: GameId(17), deadline: THEN },
        ReminderRefusal::TimeIsUp { game: GameId(17), deadline: THEN },
        ReminderRefusal::Silent,
    ] {
        let draft = present::refusal(&english(), &Refusal::Reminder(why));
        assert!(draft.mentions.is_empty());
        told += &draft.content;
        told += "\n\n";
    }
    assert_snapshot!("refusals-about-reminders", told);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn reminders_keep_the_limits(first in names(), second in names(), id in 1..=i64::MAX, count in 1_i64..40) {
        let texts = english();
        let game = renamed(timed(started("copenhagen", "a4-c4")), &first, &second, id);
        check(&present::reminder(&texts, &game), &[2]);
        check(&present::reminded_here_instead(&texts, &game, BOTH), &[2]);
        for why in [None, Some(CALLS), Some(LIST), Some(BOTH)] {
            check(&present::called_here_instead(&texts, &game, why), &[2]);
        }
        check(&present::reminder_in_private(&texts, &game), &[]);
        let digest = present::digest(&texts, &waiting(count, &first));
        check(&digest, &[]);
        prop_assert!(digest.content.ends_with("with `off`."), "{}", digest.content);
        let snoozed = Snoozed { at: Timestamp(i64::MAX), deadline: Timestamp(i64::MAX) };
        check(&present::snoozed(&texts, GameId(id), snoozed), &[]);
    }
}
