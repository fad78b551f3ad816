//! What is told of vacations: to the player, to everybody, on boards and in lists.

use proptest::prelude::*;

use super::fixture::{DRAWN, THEN, ann, bjorn, english, started, summary};
use super::limits::{HOSTILE, check, names};
use crate::discord::present::{self, VacationDone};
use crate::i18n::{Locale, Texts};
use crate::ids::GameId;
use crate::service::{Clock, GameView, Person, Refusal, Run, TimeRefusal, VacationNews, VacationRefusal, VacationView};
use crate::timing::{Allowance, Pace};

/// A vacation of somebody of that name, who plays so many games against somebody of the same name.
fn news(name: &str, games: i64) -> VacationNews {
    let named = |person: Person| Person { name: name.to_owned(), ..person };
    let games = (0..games).map(|at| {
        let game = summary(i64::MAX - at, at % 2 == 0);
        crate::service::GameSummary { opponent: named(bjorn()), ..game }
    });
    let (until, over_at, games) = (THEN, THEN, games.collect());
    VacationNews { player: named(ann()), until, over_at, is_used_up: false, is_private: false, games }
}

fn check_news(name: &str, games: i64) {
    let news = news(name, games);
    for locale in Locale::ALL {
        let texts = Texts::new(locale);
        check(&present::vacation_begun(&texts, &news), &[]);
        check(&present::vacation_over(&texts, &news), &[]);
        for is_private in [false, true] {
            check(&present::vacation_over(&texts, &VacationNews { is_used_up: true, is_private, ..news.clone() }), &[]);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn news_of_vacations_keep_the_limits(name in names(), games in 0..120_i64) {
        check_news(&name, games);
    }
}

#[test]
fn news_of_fifty_games_against_hostile_names_keep_the_limits() {
    for name in HOSTILE {
        check_news(name, 50);
    }
}

#[test]
fn a_channel_is_told_until_when_and_in_which_games() {
    let texts = english();
    let mut news = news("Ann", 2);
    (news.games[0].id, news.games[1].id) = (GameId(17), GameId(18));
    let told = present::vacation_begun(&texts, &news);
    assert_eq!(
        told.content,
        format!(
            "Ann is on vacation until <t:{at}:f> (<t:{at}:R>). When it is Ann's move, the clock stands still until then:\n\
             - #17 against Ann\n- #18 against Ann",
            at = THEN.0
        )
    );
    assert!(told.mentions.is_empty() && told.rows.is_empty() && told.picture.is_none());
    let over = present::vacation_over(&texts, &news).content;
    assert!(over.starts_with(&format!("Ann's vacation came to its end <t:{}:R>.", THEN.0)), "{over}");
    news.is_used_up = true;
    let over = present::vacation_over(&texts, &news).content;
    assert!(over.starts_with("Ann has used up the days of vacation that count on this server"), "{over}");
    news.is_private = true;
    let over = present::vacation_over(&texts, &news).content;
    assert!(over.contains("count in private conversations") && !over.contains("server"), "{over}");
}

#[test]
fn many_games_are_named_in_part_and_counted() {
    let told = present::vacation_begun(&english(), &news("Ann", 50)).content;
    assert_eq!(told.lines().count(), 12, "{told}");
    assert!(told.lines().last().is_some_and(|line| line.contains("40")), "{told}");
}

#[test]
fn a_standing_clock_says_until_when() {
    let texts = english();
    let run = Run::Stands { left: 5, goes_on_at: THEN };
    let clock = Some(Clock { pace: Pace::DEFAULT, run, waiting: 5 });
    let game = GameView { pace: Some(Pace::DEFAULT), clock, ..started("copenhagen", "a4-c4") };
    let wanted = format!("on vacation until <t:{at}:f> (<t:{at}:R>): until then the clock stands still.", at = THEN.0);
    for (who, draft) in [
        ("Bjorn is", present::public_board(&texts, &game)),
        ("Bjorn is", present::private_board(&texts, &game, ann().id, DRAWN)),
        ("You are", present::private_board(&texts, &game, bjorn().id, DRAWN)),
        ("Bjorn is", present::time_added(&texts, &game)),
    ] {
        assert!(draft.content.contains(&format!("{who} {wanted}")), "{}", draft.content);
    }
    let refusal = Refusal::Time(TimeRefusal::TimeLeft { game: game.id, opponent: bjorn(), run });
    let told = present::refusal(&texts, &refusal).content;
    assert!(told.starts_with(&format!("Bjorn is on vacation until <t:{}:f>", THEN.0)), "{told}");

    let mut listed = summary(17, true);
    (listed.deadline, listed.stands_until) = (None, Some(THEN));
    let told = present::games(&texts, &[listed.clone()], 1).content;
    assert!(told.contains(&format!("· you are on vacation until <t:{}:f>", THEN.0)), "{told}");
    listed.my_move = false;
    let told = present::games(&texts, &[listed], 1).content;
    assert!(told.contains(&format!("· Bjorn is on vacation until <t:{}:f>", THEN.0)), "{told}");
}

#[test]
fn he_is_told_what_is_left_in_every_language() {
    for locale in Locale::ALL {
        let texts = Texts::new(locale);
        for done in [VacationDone::Begun, VacationDone::Ended, VacationDone::Nothing] {
            for (until, sooner, days) in [(None, 0, 0), (None, 0, 14), (Some(THEN), 1, 1), (Some(THEN), 50, 60)] {
                let seen = VacationView { until, sooner, allowance: Allowance { days }, days_left: u32::from(days) };
                check(&present::vacation(&texts, done, seen), &[]);
            }
        }
        for why in [
            VacationRefusal::NoGames,
            VacationRefusal::NothingToStop,
            VacationRefusal::NoneHere,
            VacationRefusal::UsedUp { allowed: 1 },
            VacationRefusal::TooLong { most: 1, allowed: 60 },
            VacationRefusal::TooLong { most: 120, allowed: 1 },
            VacationRefusal::TooOften { again_at: THEN },
            VacationRefusal::Lasts { until: THEN },
            VacationRefusal::NotOnVacation,
        ] {
            check(&present::refusal(&texts, &Refusal::Vacation(why)), &[]);
        }
    }
    let seen = VacationView { until: Some(THEN), sooner: 1, allowance: Allowance::DEFAULT, days_left: 9 };
    let told = present::vacation(&english(), VacationDone::Begun, seen).content;
    for words in ["You are on vacation until", "every channel", "In 1 of your games", "You have 9 of 14 days"] {
        assert!(told.contains(words), "{words}: {told}");
    }
}
