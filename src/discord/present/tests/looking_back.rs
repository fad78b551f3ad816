//! What looking back at games says, in full, and that it keeps to Discord's limits whatever the players are called.

use insta::assert_snapshot;
use proptest::prelude::*;

use super::fixture::{THEN, ann, bjorn, challenge, ended, english, house_game, offer, placed, started, variant};
use super::limits::{HOSTILE, check, names, renamed};
use super::readable::readable;
use crate::discord::leafing::SideWish;
use crate::discord::present::{self, RulesShown};
use crate::ids::{PlayerId, RecordId};
use crate::render::Animation;
use crate::rules::notation::{self, Record};
use crate::rules::{Game, Position, Repetition, Side, Variant};
use crate::service::{
    ChallengeState, ChallengeView, EndReason, GameView, History, OfferKind, OfferState, Person, RecordProblem,
    RecordView, Refusal, Score, Tally, write_record,
};

/// The game with a move a minute.
fn by_minutes(game: GameView) -> History {
    let played_at = (0..game.game.plies().len() as i64).map(|minute| THEN.plus_seconds(60 * minute)).collect();
    History { game, played_at }
}

fn record_of(game: &GameView, names: [Option<&str>; 2]) -> RecordView {
    let [attackers, defenders] = names.map(|name| name.map(str::to_owned));
    let variant = game.variant;
    RecordView { id: RecordId(5), variant, attackers, defenders, game: game.game.clone(), kept_until: THEN }
}

/// Men of both sides walk to and fro for so many plies, and nothing comes of it.
fn endless(plies: usize) -> GameView {
    let mut game = started("scottish", "");
    let mut ruleset = game.game.ruleset().clone();
    ruleset.endings.repetition = Repetition::Ignored;
    game.game = Game::new(ruleset);
    for text in ["d6-e6", "d5-e5", "e6-d6", "e5-d5"].iter().cycle().take(plies) {
        game.game.play(notation::parse_move(text).expect("a move").mv).expect("a legal move");
    }
    game
}

fn film(skipped: usize) -> Animation {
    Animation { gif: b"GIF89a".to_vec(), width: 1, height: 1, frames: 1, skipped }
}

fn captured() -> GameView {
    placed("K f6, t e5 e10 c8 g8, T e9 d8 f8 a1", Side::Attackers, "e5-e8 a1-b1")
}

fn over() -> GameView {
    ended(started("copenhagen", "a4-c4"), Some(Side::Attackers), EndReason::Resignation)
}

#[test]
fn steps_through_a_game() {
    assert_snapshot!("step-start", readable(&present::step(&english(), &captured(), 0)));
    assert_snapshot!("step-captures", readable(&present::step(&english(), &captured(), 1)));
    assert_snapshot!("step-last", readable(&present::step(&english(), &over(), u32::MAX)));
    assert_snapshot!("step-none", readable(&present::step(&english(), &started("copenhagen", ""), 0)));
}

#[test]
fn the_moves_of_a_game() {
    let texts = english();
    assert_snapshot!("history", readable(&present::history(&texts, &by_minutes(captured()), None)));
    assert_snapshot!("history-over", readable(&present::history(&texts, &by_minutes(over()), None)));
    assert_snapshot!("history-long", readable(&present::history(&texts, &by_minutes(endless(100)), Some(3))));
    assert_snapshot!("history-none", readable(&present::history(&texts, &by_minutes(endless(0)), Some(7))));
}

#[test]
fn a_game_as_a_film_and_written_down() {
    let texts = english();
    assert_snapshot!("film", readable(&present::film(&texts, &captured(), film(0))));
    assert_snapshot!("film-left-out", readable(&present::film(&texts, &over(), film(12))));
    let record = write_record(&over()).expect("it can be written");
    assert_snapshot!("export", readable(&present::export(&texts, &over(), &record)));
    let long = endless(1000);
    let record = write_record(&long).expect("it can be written");
    let export = present::export(&texts, &long, &record);
    assert!(!export.content.contains("```"), "{}", export.content);
    let bytes = export.file.expect("a file").bytes;
    assert_eq!(Record::parse(&String::from_utf8(bytes).expect("a text")).expect("a record").moves().len(), 1000);
}

#[test]
fn records_and_playing_on_from_them() {
    let texts = english();
    let record = record_of(&started("copenhagen", "a4-c4"), [Some("Ragnar"), Some("Lagertha")]);
    assert_snapshot!("record", readable(&present::record_step(&texts, &record, 1)));
    for (names, expected) in [
        ([None, None], "A record of Copenhagen Hnefatafl\n"),
        ([Some("Ragnar"), None], "A record of Copenhagen Hnefatafl: Ragnar plays the attackers\n"),
        ([None, Some("Lagertha")], "A record of Copenhagen Hnefatafl: Lagertha plays the defenders\n"),
    ] {
        let record = record_of(&started("copenhagen", ""), names);
        let told = present::record_step(&texts, &record, 0).content;
        assert!(told.starts_with(expected), "{told}");
    }
    let escaped = record_of(&placed("K k5, t a4, T c8", Side::Defenders, "k5-k11"), [None, None]);
    assert_snapshot!("record-over", readable(&present::record_step(&texts, &escaped, 1)));
    assert_snapshot!("play-on", readable(&present::play_on(&texts, &record, 1, SideWish::Lot)));
    let house = record_of(&house_game("shieldwall=none", "a4-c4"), [None, None]);
    assert_snapshot!("record-house-rules", readable(&present::record_step(&texts, &house, 0)));
}

#[test]
fn challenges_from_a_position() {
    let begin = started("copenhagen", "a4-c4").game.position().clone();
    for (side, by_lot, name) in
        [(Side::Attackers, false, "challenge-own-start"), (Side::Defenders, true, "challenge-own-start-by-lot")]
    {
        let asked = ChallengeView { start: Some(begin.clone()), by_lot, ..challenge(side, ChallengeState::Open) };
        assert_snapshot!(name, readable(&present::challenge(&english(), &asked)));
    }
    let ruleset = variant("copenhagen").ruleset.clone();
    let mut game = started("copenhagen", "");
    game.game = Game::from_position(ruleset, begin).expect("a board of the right size");
    assert_snapshot!("board-own-start", readable(&present::public_board(&english(), &game)));
}

fn score(won: u32, lost: u32, drawn: u32) -> Score {
    Score { won, lost, drawn }
}

fn tally(variants: usize, opponents: u64) -> Tally {
    let sides = [score(3, 1, 0), score(0, 2, 1)];
    Tally {
        player: ann(),
        is_partial: false,
        all: score(3, 3, 1),
        sides,
        variants: Variant::ALL.iter().take(variants).map(|variant| (variant, sides)).collect(),
        opponents: (0..opponents).map(|id| (Person { id: PlayerId(id), ..bjorn() }, score(1, 0, 0))).collect(),
        against_reader: None,
    }
}

#[test]
fn how_somebody_has_played() {
    let texts = english();
    assert_snapshot!("tally-own", readable(&present::tally(&texts, &tally(2, 12), true)));
    let of_other = Tally { is_partial: true, against_reader: Some(score(1, 2, 0)), ..tally(1, 1) };
    assert_snapshot!("tally-of-other", readable(&present::tally(&texts, &of_other, false)));
    let stranger = Tally { all: score(0, 0, 0), ..tally(0, 0) };
    assert_snapshot!("tally-none", readable(&present::tally(&texts, &stranger, false)));
    assert_snapshot!("tally-none-own", readable(&present::tally(&texts, &stranger, true)));
}

#[test]
fn what_a_message_is_about() {
    let texts = english();
    let told = [
        present::this_game(&texts, &captured(), Some(1), PlayerId(9)),
        present::this_game(&texts, &over(), None, PlayerId(1)),
        present::this_offer(&texts, &captured(), &offer(OfferKind::Draw, 1, OfferState::Open), PlayerId(9)),
        present::this_challenge(&texts, &challenge(Side::Attackers, ChallengeState::Open)),
        present::not_ours(&texts),
        present::about_nothing(&texts),
    ];
    assert_snapshot!("this-game", told.iter().map(readable).collect::<Vec<_>>().join("\n\n"));
}

#[test]
fn every_page_of_the_rules() {
    let texts = english();
    for variant in Variant::ALL {
        let pages = variant.ruleset.lessons().len() as u32;
        for page in 0..=pages + 1 {
            check(&present::rules_page(&texts, RulesShown::Variant(variant), page), &[]);
        }
    }
    let copenhagen =
        (1..=9).map(|page| readable(&present::rules_page(&texts, RulesShown::Variant(&Variant::ALL[0]), page)));
    assert_snapshot!("rules-pages", copenhagen.collect::<Vec<_>>().join("\n\n"));
    let rulebook = variant("rulebook");
    let told = (1..=9).map(|page| present::rules_page(&texts, RulesShown::Variant(rulebook), page).content);
    assert_snapshot!("rules-pages-rulebook", told.collect::<Vec<_>>().join("\n\n"));
}

#[test]
fn why_a_record_is_refused() {
    let texts = english();
    let variant = variant("copenhagen");
    let parse = |text: &str| match Record::parse_with_lines(text) {
        Err(error) => RecordProblem::Unreadable(error),
        Ok((record, lines)) => {
            let error = record.replay().expect_err("it is wrong");
            RecordProblem::Unplayable { line: lines[error.ply - 1], error }
        }
    };
    let rules = notation::write_rules(&variant.ruleset, Side::Attackers);
    let problems = [
        RecordProblem::NotOne,
        RecordProblem::TooLarge { bytes: 5_000_000, most: 1 << 20 },
        RecordProblem::NotText,
        RecordProblem::NotFetched,
        RecordProblem::Empty,
        RecordProblem::TooManyMoves { moves: 50_000, most: 10_000 },
        RecordProblem::BadPosition("a row has 12 squares".to_owned()),
        RecordProblem::OtherSize { rows: 5, size: None },
        RecordProblem::OtherSize { rows: 7, size: Some(11) },
        parse("hello"),
        parse("[date"),
        parse("[date]"),
        parse("[rules: dim:11 foo:bar start:/11/]"),
        parse(&format!("[hnefi-nonsense: yes]\n[rules: {rules}]")),
        parse(&format!("[hnefi-shieldwall: perhaps]\n[rules: {rules}]")),
        parse(&format!("[rules: {rules}]\n[rules: {rules}]")),
        parse(&format!("[rules: {rules}]\n1. @everyone")),
        parse(&format!("[rules: {rules}]\n7. a4-c4")),
        parse(&format!("[rules: {rules}]\n1. a4-c4 a5-c5")),
        parse(&format!("[rules: {rules}]\n1. a4-c4xd4")),
    ];
    let told: Vec<String> = problems
        .into_iter()
        .map(Refusal::BadRecord)
        .chain([
            Refusal::NoSuchRecord { record: RecordId(1) },
            Refusal::NothingToPlayOn,
            Refusal::NoGameAtAll,
            Refusal::NoSuchPly { ply: 7, plies: 0 },
            Refusal::NoSuchPly { ply: 7, plies: 1 },
            Refusal::NoSuchPly { ply: 70, plies: 12 },
        ])
        .map(|refusal| {
            let draft = present::refusal(&texts, &refusal);
            check(&draft, &[]);
            draft.content
        })
        .collect();
    assert_snapshot!("refusals-records", told.join("\n"));
}

fn check_all(first: &str, second: &str, id: i64) {
    let texts = english();
    for game in [captured(), over(), started("alea-evangelii", ""), endless(40)] {
        let game = renamed(game, first, second, id);
        for ply in [0, 1, u32::MAX] {
            check(&present::step(&texts, &game, ply), &[]);
        }
        for page in [None, Some(0), Some(1)] {
            check(&present::history(&texts, &by_minutes(game.clone()), page), &[]);
        }
        check(&present::film(&texts, &game, film(1)), &[]);
        let record = write_record(&game).expect("it can be written");
        assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record));
        check(&present::export(&texts, &game, &record), &[]);
        let brought = record_of(&game, [Some(first), Some(second)]);
        for ply in [0, u32::MAX] {
            check(&present::record_step(&texts, &brought, ply), &[]);
            check(&present::play_on(&texts, &brought, ply, SideWish::Side(Side::Attackers)), &[]);
        }
        check(&present::this_game(&texts, &game, Some(1), PlayerId(1)), &[]);
        for page in 0..3 {
            check(&present::rules_page(&texts, RulesShown::Game(&game), page), &[]);
        }
    }
    for own in [true, false] {
        let mut full = tally(Variant::ALL.len(), 30);
        full.player.name = first.to_owned();
        full.against_reader = Some(score(u32::MAX / 3, 1, 1)).filter(|_| !own);
        for (person, _) in &mut full.opponents {
            person.name = second.to_owned();
        }
        check(&present::tally(&texts, &full, own), &[]);
    }
    let start = Position { side_to_move: Side::Defenders, ..started("copenhagen", "").game.position().clone() };
    let mut asked = ChallengeView { start: Some(start), ..challenge(Side::Defenders, ChallengeState::Open) };
    asked.challenger.name = first.to_owned();
    asked.challenged = Some(Person { name: second.to_owned(), ..bjorn() });
    check(&present::challenge(&texts, &asked), &[2]);
    check(&present::this_challenge(&texts, &asked), &[]);
}

#[test]
fn hostile_names_do_no_harm() {
    for name in HOSTILE {
        check_all(name, name, i64::MAX);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn no_name_breaks_anything(first in names(), second in names(), id in 0..=i64::MAX) {
        check_all(&first, &second, id);
    }
}
