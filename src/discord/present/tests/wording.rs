//! What the messages say, in full. `INSTA_UPDATE=always cargo test` writes the texts anew; read the difference.

use insta::assert_snapshot;

use super::fixture::{
    CHANGES, DRAWN, WRITTEN, ann, bjorn, challenge, ended, english, house, house_game, offer, placed, ruled, started,
    summary, thought, variant,
};
use super::readable::readable;
use crate::discord::present;
use crate::i18n::COMMANDS;
use crate::ids::{GameId, OfferId, PlayerId};
use crate::render::Theme;
use crate::rules::{Endings, NoMoves, Repetition, Ruleset, Side};
use crate::service::{ChallengeState, ChallengeView, EndReason, GameSummary, GameView, MoveSuggestion, OfferState};

fn public(game: &GameView) -> String {
    readable(&present::public_board(&english(), game))
}

#[test]
fn challenge_message() {
    let open = challenge(Side::Attackers, ChallengeState::Open);
    assert_snapshot!("challenge-open", readable(&present::challenge(&english(), &open)));
    let defends = challenge(Side::Defenders, ChallengeState::Open);
    for (side, name) in [(Side::Attackers, "challenge-lot-attacks"), (Side::Defenders, "challenge-lot-defends")] {
        let by_lot = ChallengeView { by_lot: true, ..challenge(side, ChallengeState::Open) };
        assert_snapshot!(name, readable(&present::challenge(&english(), &by_lot)));
    }
    assert_snapshot!("challenge-open-defends", readable(&present::challenge(&english(), &defends)));
    let accepted = challenge(Side::Defenders, ChallengeState::Accepted { game: GameId(17) });
    assert_snapshot!("challenge-accepted", readable(&present::challenge(&english(), &accepted)));
    let declined = challenge(Side::Attackers, ChallengeState::Declined);
    assert_snapshot!("challenge-declined", readable(&present::challenge(&english(), &declined)));
    assert_snapshot!("challenge-declined-notice", readable(&present::challenge_declined(&english(), &declined)));
    let withdrawn = challenge(Side::Attackers, ChallengeState::Withdrawn);
    assert_snapshot!("challenge-withdrawn", readable(&present::challenge(&english(), &withdrawn)));
}

#[test]
fn first_board() {
    assert_snapshot!("board-first", public(&started("copenhagen", "")));
}

#[test]
fn boards_after_moves() {
    assert_snapshot!("board-moved", public(&started("copenhagen", "a4-c4")));
    assert_snapshot!("board-captured", public(&placed("K f6, t e5 e10, T e9", Side::Attackers, "e5-e8")));
    let three = placed("K f6, t e5 e10 c8 g8, T e9 d8 f8 a1", Side::Attackers, "e5-e8");
    assert_snapshot!("board-captured-three", public(&three));
    let throne = placed("K h6, t d1 d4, T f5 e3", Side::Attackers, "d4-f4");
    assert_snapshot!("board-captured-against-throne", public(&throne));
    let wall = placed("K f6, t b1 c2 d2 e8 f2, T c1 d1", Side::Attackers, "e8-e1");
    assert_snapshot!("board-shieldwall", public(&wall));
    let both = placed("K f6, t b1 c2 d2 e8 g1, T c1 d1 f1 a9", Side::Attackers, "e8-e1");
    assert_snapshot!("board-shieldwall-and-more", public(&both));
    let two = placed("K h6, t d1 d4 h4, T f5 e3 g4", Side::Attackers, "d4-f4");
    assert_snapshot!("board-captured-in-two-ways", public(&two));
    let corner = placed("K f6, t a4 c10, T a10 d9", Side::Attackers, "a4-a9");
    assert_snapshot!("board-captured-against-corner", public(&corner));
    assert_snapshot!("board-king-moved", public(&placed("K f6, t a4, T c3", Side::Defenders, "f6-f9")));
    let armed = placed("K f6, t f10, T f11 c3, t a4", Side::Defenders, "f6-f9");
    assert_snapshot!("board-king-captured-something", public(&armed));
}

#[test]
fn a_position_that_stands_again_is_announced() {
    let again = "a6-a5 f9-f8 a5-a6 f8-f9";
    assert_snapshot!("board-second-time", public(&placed("K f6, T f9, t a6", Side::Attackers, again)));
    for (name, repetition) in
        [("draws", Repetition::Draw), ("mover", Repetition::MoverLoses), ("aggressor", Repetition::AggressorLoses)]
    {
        let game = ruled(repeating(repetition), "K f6, T f9, t a6", Side::Attackers, again);
        assert_snapshot!(format!("board-second-time-{name}"), public(&game));
    }
    let ignored = ruled(repeating(Repetition::Ignored), "K f6, T f9, t a6", Side::Attackers, again);
    assert!(!public(&ignored).contains("second time"));
}

fn repeating(repetition: Repetition) -> Ruleset {
    let copenhagen = variant("copenhagen").ruleset.clone();
    Ruleset { endings: Endings { repetition, ..copenhagen.endings }, ..copenhagen }
}

#[test]
fn endings_by_the_rules() {
    let taken = placed("K f3, t e3 g3 f2 a4, T c8", Side::Attackers, "a4-f4");
    assert_snapshot!("end-king-captured", public(&taken));
    let with_a_soldier = placed("K f3, t e3 g3 f2 a4 h4, T g4 c8", Side::Attackers, "a4-f4");
    assert_snapshot!("end-king-captured-with-a-soldier", public(&with_a_soldier));
    let corner = placed("K k5, t a4, T c8", Side::Defenders, "k5-k11");
    assert_snapshot!("end-escape", public(&corner));
    assert_snapshot!("end-escape-edge", public(&started("scottish", "d1-c1 d5-e5 c1-b1 d4-d5 b1-a1 d5-a5")));
    let fort = placed("K f1, T e1 f2 g2 h8, t a6 c9", Side::Defenders, "h8-h1");
    assert_snapshot!("end-exit-fort", public(&fort));
    let ring = placed("K f6, T f7, t e6 e7 g6 g7 f5 f11", Side::Attackers, "f11-f8");
    assert_snapshot!("end-encirclement", public(&ring));
    let stuck = placed("K f6, T d1 f1 e9, t e1", Side::Defenders, "e9-e2");
    assert_snapshot!("end-no-moves", public(&stuck));
    let last = placed("K f6, T e10 e5, t e9", Side::Defenders, "e5-e8");
    assert_snapshot!("end-no-pieces", public(&last));
}

#[test]
fn endings_by_repetition_and_limits() {
    let thrice = "a6-a5 f9-f8 a5-a6 f8-f9 a6-a5 f9-f8 a5-a6 f8-f9";
    assert_snapshot!("end-repetition", public(&placed("K f6, T f9, t a6", Side::Attackers, thrice)));
    let drawn = ruled(repeating(Repetition::Draw), "K f6, T f9, t a6", Side::Attackers, thrice);
    assert_snapshot!("end-repetition-drawn", public(&drawn));
    let copenhagen = variant("copenhagen").ruleset.clone();
    let limited = Ruleset { endings: Endings { move_limit: Some(2), ..copenhagen.endings }, ..copenhagen.clone() };
    let drawn = ruled(limited, "K f6, T f9, t a6", Side::Attackers, "a6-a5 f9-f8");
    assert_snapshot!("end-move-limit", public(&drawn));
    let mild = Ruleset { endings: Endings { no_moves: NoMoves::Draw, ..copenhagen.endings }, ..copenhagen };
    let drawn = ruled(mild, "K f6, T d1 f1 e9, t e1", Side::Defenders, "e9-e2");
    assert_snapshot!("end-no-moves-drawn", public(&drawn));
}

#[test]
fn an_ending_tells_what_its_last_move_captured_besides() {
    let escape = placed("K f11, t k10 a4, T k9", Side::Defenders, "f11-k11");
    assert_snapshot!("end-escape-with-capture", public(&escape));
}

#[test]
fn endings_by_agreement_and_resignation() {
    let game = started("copenhagen", "a4-c4 d6-d9 c4-a4");
    let resigned = ended(game.clone(), Some(Side::Attackers), EndReason::Resignation);
    assert_snapshot!("end-resigned", public(&resigned));
    let at_once = ended(started("copenhagen", ""), Some(Side::Defenders), EndReason::Resignation);
    assert_snapshot!("end-resigned-at-once", public(&at_once));
    let one = ended(started("copenhagen", "a4-c4"), Some(Side::Defenders), EndReason::Resignation);
    assert_snapshot!("end-resigned-after-one", public(&one));
    assert_snapshot!("end-agreed", public(&ended(game, None, EndReason::Agreement)));
}

#[test]
fn a_board_for_one_person() {
    let texts = english();
    let private = |game: &GameView, reader: PlayerId| readable(&present::private_board(&texts, game, reader, DRAWN));
    let game = started("copenhagen", "a4-c4");
    assert_snapshot!("private-mine", private(&game, bjorn().id));
    assert_snapshot!("private-theirs", private(&game, ann().id));
    assert_snapshot!("private-onlooker", private(&game, PlayerId(9)));
    assert_snapshot!("private-start", private(&started("scottish", ""), ann().id));
    let mut offered = started("copenhagen", "a4-c4");
    offered.offer = Some(OfferId(3));
    offered.newest = None;
    assert_snapshot!("private-draw-offered", private(&offered, bjorn().id));
    let over = ended(game.clone(), Some(Side::Attackers), EndReason::Resignation);
    assert_snapshot!("private-ended", private(&over, bjorn().id));
    let written = present::private_board(&texts, &game, bjorn().id, WRITTEN);
    assert_snapshot!("private-written", readable(&written));
}

#[test]
fn house_rules() {
    let texts = english();
    let mut open = challenge(Side::Attackers, ChallengeState::Open);
    open.house_ruleset = Some(house("copenhagen", "shieldwall=none repetition=draw"));
    assert_snapshot!("house-rules-challenge", readable(&present::challenge(&texts, &open)));
    let mut accepted = challenge(Side::Defenders, ChallengeState::Accepted { game: GameId(17) });
    accepted.house_ruleset = Some(house("copenhagen", "shieldwall=none"));
    assert_snapshot!("house-rules-challenge-accepted", readable(&present::challenge(&texts, &accepted)));
    assert_snapshot!("house-rules-challenge-rules", readable(&present::rules_of_challenge(&texts, &accepted)));

    let game = house_game("shieldwall=none repetition=draw", "a4-c4");
    assert_snapshot!("house-rules-board", public(&game));
    assert_snapshot!("house-rules-first-board", public(&house_game("throne=no", "")));
    assert_snapshot!("house-rules-private", readable(&present::private_board(&texts, &game, bjorn().id, DRAWN)));
    assert_snapshot!("house-rules-end", public(&ended(game, Some(Side::Defenders), EndReason::Resignation)));
    let many = house_game(CHANGES, "a4-c4");
    assert_snapshot!("house-rules-many", public(&many));
    assert_snapshot!("house-rules-many-rules", readable(&present::rules_of_game(&texts, &many)));
    assert_snapshot!("rules-of-game", readable(&present::rules_of_game(&texts, &started("copenhagen", "a4-c4"))));

    let listed = GameSummary { house_rules: true, ..summary(18, true) };
    assert_snapshot!(
        "house-rules-listed",
        format!(
            "{}\n{}",
            present::games(&texts, std::slice::from_ref(&listed)).content,
            present::game_choice(&texts, &listed).0
        )
    );
}

#[test]
fn settings() {
    assert_snapshot!("settings", readable(&present::settings(&english(), Theme::DEFAULT)));
}

#[test]
fn draw_offers() {
    let texts = english();
    let game = started("copenhagen", "a4-c4 d6-d9");
    let told = |ply, state| readable(&present::draw_offer(&texts, &game, &offer(ply, state)));
    assert_snapshot!("draw-open", told(2, OfferState::Open));
    assert_snapshot!("draw-open-at-start", told(0, OfferState::Open));
    assert_snapshot!("draw-accepted", told(2, OfferState::Accepted));
    assert_snapshot!("draw-declined", told(2, OfferState::Declined));
    assert_snapshot!("draw-lapsed", told(2, OfferState::Lapsed));
    let over = ended(game.clone(), Some(Side::Attackers), EndReason::Resignation);
    let lapsed = present::draw_offer(&texts, &over, &offer(2, OfferState::Lapsed));
    assert_snapshot!("draw-lapsed-at-end", readable(&lapsed));
}

#[test]
fn lists_of_games() {
    let texts = english();
    assert_snapshot!("games-none", readable(&present::games(&texts, &[])));
    let few = [summary(17, true), summary(18, true), summary(21, false)];
    assert_snapshot!("games-few", readable(&present::games(&texts, &few)));
    let many: Vec<_> = (17..80).map(|id| summary(id, id < 20)).collect();
    assert_snapshot!("games-many", readable(&present::games(&texts, &many)));
}

#[test]
fn resigning() {
    let texts = english();
    let game = started("copenhagen", "a4-c4");
    assert_snapshot!("resign-question", readable(&present::resign_question(&texts, &game)));
    let closed = ["closed-move-played", "closed-move-left", "closed-resigned", "closed-resign-kept"];
    let closed = closed.map(|key| readable(&present::closed(&texts, key)));
    assert_snapshot!("closed", closed.join("\n\n"));
}

#[test]
fn menus() {
    let texts = english();
    let game = started("copenhagen", "");
    assert_snapshot!("menu-pieces", readable(&present::choose_piece(&texts, &game)));
    let small = placed("K f6, t e5 e10 a9, T e9 d4", Side::Attackers, "");
    let from = "e5".parse().expect("a square");
    assert_snapshot!("menu-squares", readable(&present::choose_square(&texts, &small, from)));
    let ply = thought(&small, "e5-e8");
    assert_snapshot!("menu-preview-capture", readable(&present::preview(&texts, &small, &ply)));
    let ply = thought(&small, "e5-f5");
    assert_snapshot!("menu-preview", readable(&present::preview(&texts, &small, &ply)));
    let many = placed(
        "K f6, t a2 a4 a6 a8 a10 c2 c4 c6 c8 c10 e2 e4 e8 e10 g2 g4 g8 g10 i2 i4 i6 i8 i10 k2 k4 k6 k8 k10, T f7",
        Side::Attackers,
        "",
    );
    assert_snapshot!("menu-too-many-pieces", readable(&present::choose_piece(&texts, &many)));
    let nothing_there = present::choose_square(&texts, &small, "h9".parse().expect("a square"));
    assert_eq!(readable(&nothing_there), readable(&present::choose_piece(&texts, &small)));
}

#[test]
fn warnings_before_a_move() {
    let texts = english();
    let preview = |game: &GameView, mv: &str| present::preview(&texts, game, &thought(game, mv)).content;
    let corner = placed("K k5, t a4, T c8", Side::Defenders, "");
    assert_snapshot!("preview-wins", preview(&corner, "k5-k11"));
    let once = placed("K f6, T f9, t a6", Side::Attackers, "a6-a5 f9-f8 a5-a6");
    assert_snapshot!("preview-second-time", preview(&once, "f8-f9"));
    let twice = "a6-a5 f9-f8 a5-a6 f8-f9 a6-a5 f9-f8 a5-a6";
    assert_snapshot!("preview-third-time", preview(&placed("K f6, T f9, t a6", Side::Attackers, twice), "f8-f9"));
    let attackers_repeat = placed("K f6, T f9, t a6", Side::Defenders, "f9-f8 a6-a5 f8-f9 a5-a6 f9-f8 a6-a5 f8-f9");
    assert_snapshot!("preview-third-time-wins", preview(&attackers_repeat, "a5-a6"));
    let drawn = ruled(repeating(Repetition::Draw), "K f6, T f9, t a6", Side::Attackers, twice);
    assert_snapshot!("preview-third-time-draws", preview(&drawn, "f8-f9"));
}

#[test]
fn suggestions() {
    let texts = english();
    let square = |text: &str| text.parse().expect("a square");
    let game = placed("K f6, t e5 e10, T e9", Side::Attackers, "");
    let ply = thought(&game, "e5-e8");
    let suggestions = [
        MoveSuggestion::Piece { square: square("f4"), piece: crate::rules::Piece::Attacker, moves: 9 },
        MoveSuggestion::Piece { square: square("f6"), piece: crate::rules::Piece::King, moves: 1 },
        MoveSuggestion::Move { mv: ply.mv, piece: ply.piece, captured: ply.captured },
        MoveSuggestion::Move { mv: thought(&game, "e5-e8").mv, piece: ply.piece, captured: Vec::new() },
    ];
    let mut lines: Vec<String> = suggestions
        .iter()
        .map(|suggestion| present::move_choice(&texts, suggestion))
        .chain([summary(17, true), summary(21, false)].iter().map(|game| present::game_choice(&texts, game)))
        .map(|(label, value)| format!("{label} = {value}"))
        .collect();
    lines.push(String::new());
    assert_snapshot!("suggestions", lines.join("\n"));
}

#[test]
fn rules_of_every_variant() {
    for variant in crate::rules::Variant::ALL {
        assert_snapshot!(format!("rules-{}", variant.key), readable(&present::rules(&english(), variant)));
    }
}

#[test]
fn help_is_short_and_names_every_command() {
    let help = present::help(&english());
    assert_snapshot!("help", readable(&help));
    assert!(help.content.lines().count() <= 12);
    for (command, _) in COMMANDS.iter().filter(|(command, _)| *command != "help") {
        assert!(help.content.contains(&format!("/{command}")), "{command}");
    }
}

#[test]
fn answers_to_what_we_do_not_understand() {
    let texts = english();
    assert_snapshot!("unknown-press", readable(&present::unknown_press(&texts, false)));
    assert_snapshot!("unknown-press-other-version", readable(&present::unknown_press(&texts, true)));
    assert_snapshot!("fault", readable(&present::fault(&texts)));
}
