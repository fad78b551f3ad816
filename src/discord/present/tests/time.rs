//! Messages about time: what they say, and that they keep Discord's limits whatever the players are called.

use insta::assert_snapshot;

use super::fixture::{bjorn, ended, english, started, summary};
use super::limits::{check, renamed};
use super::readable::readable;
use crate::discord::present::{self, Form, Look};
use crate::i18n::{Locale, Texts};
use crate::ids::{GameId, PlayerId};
use crate::rules::Side;
use crate::service::{Clock, EndReason, GameSummary, GameView, Refusal, ReminderRefusal, Run, TimeRefusal};
use crate::time::Timestamp;
use crate::timing::{Allotment, Pace, TimeUp};

const DEADLINE: Timestamp = Timestamp(1_800_000_000);
const LOOK: Look = Look { flipped: false, form: Form::Text };

fn timed(game: GameView, run: Run) -> GameView {
    let pace = Pace::DEFAULT;
    GameView { pace: Some(pace), clock: Some(Clock { pace, run, waiting: 9 }), ..game }
}

fn running(moves: &str) -> GameView {
    timed(started("copenhagen", moves), Run::Until(DEADLINE))
}

#[test]
fn boards_with_a_clock() {
    let given_back = |seconds| GameView { credited: seconds, ..running("a4-c4") };
    for (name, draft) in [
        ("first", present::public_board(&english(), &running(""))),
        ("running", present::public_board(&english(), &running("a4-c4"))),
        (
            "stands",
            present::public_board(
                &english(),
                &timed(started("copenhagen", "a4-c4"), Run::Stands { left: 9, goes_on_at: DEADLINE }),
            ),
        ),
        ("given-back-minutes", present::public_board(&english(), &given_back(600))),
        ("given-back-hours", present::public_board(&english(), &given_back(3 * 3600))),
        ("given-back-days", present::public_board(&english(), &given_back(30 * 86_400))),
        ("time-up", present::time_up(&english(), &running("a4-c4"))),
        ("claim-question", present::claim_question(&english(), &running("a4-c4 d6-d9"))),
        ("claim-question-first", present::claim_question(&english(), &running("a4-c4"))),
        ("time-added", present::time_added(&english(), &running("a4-c4"))),
        ("out-of-time", present::public_board(&english(), &over(EndReason::Time))),
        ("not-begun", present::public_board(&english(), &over(EndReason::NotBegun))),
    ] {
        assert_snapshot!(format!("time-{name}"), readable(&draft));
    }
}

fn over(reason: EndReason) -> GameView {
    let winner = (reason == EndReason::Time).then_some(Side::Attackers);
    GameView { ended_by: None, ..ended(started("copenhagen", "a4-c4"), winner, reason) }
}

#[test]
fn a_claim_stands_on_the_private_board_of_whoever_may_make_it() {
    let game = GameView { is_time_up: true, ..running("a4-c4") };
    let labels = |reader| readable(&present::private_board(&english(), &game, PlayerId(reader), LOOK));
    assert!(labels(1).contains("Claim the game"), "{}", labels(1));
    assert!(!labels(2).contains("Claim the game") && !labels(9).contains("Claim the game"));
    let hers =
        "Your time was up on <t:1800000000:f> (<t:1800000000:R>), but you may still move until Ann claims the game.";
    assert!(labels(2).contains(hers), "{}", labels(2));
    assert!(labels(1).contains("Bjorn has not moved in time"), "{}", labels(1));
}

#[test]
fn time_that_is_up_is_told_in_lists() {
    for (my_move, said) in [(true, "· your time was up on"), (false, "· time was up on")] {
        let listed = GameSummary { deadline: Some(DEADLINE), up_since: Some(DEADLINE), ..summary(17, my_move) };
        let told = present::games(&english(), &[listed], 1).content;
        let may = if my_move { "you may still move" } else { "you may claim the game" };
        assert!(told.contains(&format!("{said} <t:1800000000:f> (<t:1800000000:R>): {may}")), "{told}");
    }
}

#[test]
fn no_name_is_too_long_for_a_message_about_time() {
    let long = "**_@everyone_**\u{202e}🦭".repeat(40);
    let (deadline, game) = (Some(DEADLINE), GameId(i64::MAX));
    for texts in Locale::ALL.map(Texts::new) {
        let running = renamed(running("a4-c4"), &long, &long, i64::MAX);
        check(&present::time_up(&texts, &running), &[1, 2]);
        for never_moved in [Vec::new(), vec![Side::Defenders]] {
            check(&present::claim_question(&texts, &GameView { never_moved, ..running.clone() }), &[]);
        }
        check(&present::time_added(&texts, &running), &[2]);
        check(&present::public_board(&texts, &running), &[2]);
        for reason in [EndReason::Time, EndReason::NotBegun] {
            check(&present::public_board(&texts, &renamed(over(reason), &long, &long, i64::MAX)), &[1, 2]);
        }
        let person = running.attackers.clone();
        let stands = Run::Stands { left: 9, goes_on_at: DEADLINE };
        let mut refusals = vec![
            TimeRefusal::NoPace { game },
            TimeRefusal::OwnTime { game, deadline, newest: None },
            TimeRefusal::OwnTimeUp { game, opponent: person.clone(), deadline: DEADLINE, newest: None },
            TimeRefusal::JustUp { game, opponent: person.clone() },
            TimeRefusal::EnoughTime { game, opponent: person.clone(), deadline },
        ];
        for run in [Run::Until(DEADLINE), stands] {
            refusals.push(TimeRefusal::TimeLeft { game, opponent: person.clone(), run });
            refusals.push(TimeRefusal::GivenAlready { game, opponent: person.clone(), run, newest: None });
        }
        for (is_his, is_lost) in [(true, true), (true, false), (false, true), (false, false)] {
            let late = person.clone();
            refusals.push(TimeRefusal::OutOfTime { game, late, is_his, is_lost, deadline: DEADLINE });
        }
        for refusal in refusals.into_iter().map(Refusal::Time) {
            check(&present::refusal(&texts, &refusal), &[]);
        }
    }
}

/// Fault F54: everybody sees by his own clock when that is, and how far off.
#[test]
fn every_deadline_is_told_as_a_moment_and_as_a_distance() {
    // Another moment than all others.
    let (game, late, deadline) = (GameId(17), bjorn(), DEADLINE.plus_seconds(777));
    for texts in Locale::ALL.map(Texts::new) {
        let running = timed(started("copenhagen", "a4-c4"), Run::Until(deadline));
        let up = GameView { is_time_up: true, ..running.clone() };
        let mut refusals = vec![
            Refusal::Time(TimeRefusal::EnoughTime { game, opponent: late.clone(), deadline: Some(deadline) }),
            Refusal::Reminder(ReminderRefusal::NoTimeToSnooze { game, deadline }),
            Refusal::Reminder(ReminderRefusal::TimeIsUp { game, deadline }),
        ];
        for run in [Run::Until(deadline), Run::Stands { left: 9, goes_on_at: deadline }] {
            refusals.push(Refusal::Time(TimeRefusal::TimeLeft { game, opponent: late.clone(), run }));
        }
        for (is_his, is_lost) in [(true, true), (true, false), (false, true), (false, false)] {
            let late = late.clone();
            refusals.push(Refusal::Time(TimeRefusal::OutOfTime { game, late, is_his, is_lost, deadline }));
        }
        let listed = GameSummary { deadline: Some(deadline), ..summary(17, true) };
        let standing = GameSummary { deadline: None, stands_until: Some(deadline), ..summary(18, true) };
        let drafts = [
            present::public_board(&texts, &running),
            present::private_board(&texts, &up, PlayerId(1), LOOK),
            present::time_up(&texts, &running),
            present::time_added(&texts, &running),
            present::reminder(&texts, &running),
            present::games(&texts, std::slice::from_ref(&listed), 0),
            present::games(&texts, &[standing], 0),
            present::digest(&texts, &[listed]),
        ];
        for draft in drafts.into_iter().chain(refusals.iter().map(|refusal| present::refusal(&texts, refusal))) {
            for style in ["f", "R"] {
                assert!(draft.content.contains(&format!("<t:{}:{style}>", deadline.0)), "{style}: {}", draft.content);
            }
        }
    }
}

#[test]
fn every_pace_has_its_words() {
    let texts = english();
    let mut said = String::new();
    for allotment in Allotment::ALL {
        for (weekends_off, time_up) in [(false, TimeUp::Claim), (true, TimeUp::Forfeit)] {
            let pace = Pace { allotment, weekends_off, time_up };
            said += &present::pace(&texts, Some(pace));
            said.push('\n');
        }
    }
    assert_snapshot!("time-paces", said + &present::pace(&texts, None));
}
