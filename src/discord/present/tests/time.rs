//! Messages about time: what they say, and that they keep Discord's limits whatever the players are called.

use insta::assert_snapshot;

use super::fixture::{ended, english, started};
use super::limits::{check, renamed};
use super::readable::readable;
use crate::discord::present::{self, Form, Look};
use crate::i18n::{Locale, Texts};
use crate::ids::{GameId, PlayerId};
use crate::rules::Side;
use crate::service::{Clock, EndReason, GameView, Refusal, Run};
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
}

#[test]
fn no_name_is_too_long_for_a_message_about_time() {
    let long = "**_@everyone_**\u{202e}🦭".repeat(40);
    let (deadline, game) = (Some(DEADLINE), GameId(i64::MAX));
    for texts in Locale::ALL.map(Texts::new) {
        let running = renamed(running("a4-c4"), &long, &long, i64::MAX);
        check(&present::time_up(&texts, &running), &[1]);
        check(&present::time_added(&texts, &running), &[2]);
        check(&present::public_board(&texts, &running), &[2]);
        for reason in [EndReason::Time, EndReason::NotBegun] {
            check(&present::public_board(&texts, &renamed(over(reason), &long, &long, i64::MAX)), &[1, 2]);
        }
        let person = running.attackers.clone();
        for refusal in [
            Refusal::NoPace { game },
            Refusal::OwnTime { game, deadline, newest: None },
            Refusal::TimeLeft { game, opponent: person.clone(), run: Run::Until(DEADLINE) },
            Refusal::TimeLeft { game, opponent: person.clone(), run: Run::Stands { left: 9, goes_on_at: DEADLINE } },
            Refusal::EnoughTime { game, opponent: person.clone(), deadline },
            Refusal::OutOfTime { game, late: person.clone(), is_his: true, deadline: DEADLINE },
            Refusal::OutOfTime { game, late: person, is_his: false, deadline: DEADLINE },
        ] {
            check(&present::refusal(&texts, &refusal), &[]);
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
