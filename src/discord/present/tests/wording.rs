//! What the messages say, in full. `INSTA_UPDATE=always cargo test` writes the texts anew; read the difference.

use insta::assert_snapshot;

use super::fixture::{
    CHANGES, DRAWN, PLACE, THEN, WRITTEN, ann, bjorn, card, challenge, ended, english, house, house_game, in_match,
    intervened, offer, placed, ruled, started, summary, taken_back, thought, variant,
};
use super::readable::readable;
use crate::discord::present::{self, CardMenu, NoPicture, TooLate};
use crate::i18n::COMMANDS;
use crate::ids::{GameId, OfferId, PlayerId};
use crate::render::Theme;
use crate::rules::{Endings, Knob, NoMoves, Piece, Repetition, Ruleset, Side};
use crate::service::{
    ChallengeState, ChallengeView, EndReason, GameSummary, GameView, MoveSuggestion, OfferKind, OfferState, OldBoard,
    OpenOffer, PieceChoice, SetUpView, Settings, Suggested,
};

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
    let expired = challenge(Side::Attackers, ChallengeState::Expired);
    assert_snapshot!("challenge-expired", readable(&present::challenge(&english(), &expired)));
    assert_snapshot!("challenge-expired-notice", readable(&present::challenge_expired(&english(), &expired)));
}

#[test]
fn challenges_to_anybody_and_for_more_than_a_game() {
    let shown = |challenge: &ChallengeView| readable(&present::challenge(&english(), challenge));
    let open = |side, state| ChallengeView { challenged: None, to_anybody: true, ..challenge(side, state) };
    for (name, side, by_lot) in [
        ("challenge-anybody-attacks", Side::Attackers, false),
        ("challenge-anybody-defends", Side::Defenders, false),
        ("challenge-anybody-lot-defends", Side::Defenders, true),
    ] {
        assert_snapshot!(name, shown(&ChallengeView { by_lot, ..open(side, ChallengeState::Open) }));
    }
    let taken = ChallengeState::Accepted { game: GameId(17) };
    let taken = ChallengeView { challenged: Some(bjorn()), ..open(Side::Defenders, taken) };
    assert_snapshot!("challenge-anybody-accepted", shown(&taken));
    let expired = open(Side::Attackers, ChallengeState::Expired);
    assert_snapshot!("challenge-anybody-expired", shown(&expired));
    assert_snapshot!("challenge-anybody-expired-notice", readable(&present::challenge_expired(&english(), &expired)));
    let single = || challenge(Side::Attackers, ChallengeState::Open);
    assert_snapshot!("challenge-match", shown(&ChallengeView { is_match: true, ..single() }));
    assert_snapshot!("challenge-rematch", shown(&ChallengeView { rematch_of: Some(GameId(16)), ..single() }));
    let again = ChallengeView { is_match: true, rematch_of: Some(GameId(16)), ..single() };
    assert_snapshot!("challenge-match-again", shown(&again));
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
    offered.offer = Some(OpenOffer { id: OfferId(3), kind: OfferKind::Draw, by: PlayerId(1) });
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
            present::games(&texts, std::slice::from_ref(&listed), 0).content,
            present::game_choice(&texts, &listed).0
        )
    );
}

#[test]
fn settings() {
    let settings = Settings::default();
    let chosen = present::Chosen { theme: Theme::DEFAULT, language: None, settings: &settings, now: THEN };
    assert_snapshot!("settings", readable(&present::settings(&english(), chosen)));
}

#[test]
fn draw_offers() {
    let texts = english();
    let game = started("copenhagen", "a4-c4 d6-d9");
    let told = |moves, state| readable(&present::offer(&texts, &game, &offer(OfferKind::Draw, moves, state)));
    assert_snapshot!("draw-open", told(2, OfferState::Open));
    assert_snapshot!("draw-open-at-start", told(0, OfferState::Open));
    assert_snapshot!("draw-accepted", told(2, OfferState::Accepted));
    assert_snapshot!("draw-declined", told(2, OfferState::Declined));
    assert_snapshot!("draw-lapsed", told(2, OfferState::Lapsed));
    let over = ended(game.clone(), Some(Side::Attackers), EndReason::Resignation);
    let lapsed = present::offer(&texts, &over, &offer(OfferKind::Draw, 2, OfferState::Lapsed));
    assert_snapshot!("draw-lapsed-at-end", readable(&lapsed));
}

#[test]
fn requests_to_take_back_and_to_abort() {
    let texts = english();
    let game = started("copenhagen", "a4-c4 d6-d9");
    let over = ended(game.clone(), Some(Side::Attackers), EndReason::Resignation);
    for kind in [OfferKind::TakeBack, OfferKind::Abort] {
        let mut told = String::new();
        for (moves, state) in [
            (1, OfferState::Open),
            (2, OfferState::Open),
            (2, OfferState::Accepted),
            (2, OfferState::Declined),
            (2, OfferState::Lapsed),
        ] {
            told += &readable(&present::offer(&texts, &game, &offer(kind, moves, state)));
            told += "\n\n";
        }
        told += &readable(&present::offer(&texts, &over, &offer(kind, 2, OfferState::Lapsed)));
        assert_snapshot!(format!("offer-{}", kind.key()), told);
    }
    let declined = OfferKind::ALL
        .map(|kind| readable(&present::offer_declined(&texts, &game, &offer(kind, 2, OfferState::Declined))));
    assert_snapshot!("offers-declined", declined.join("\n\n"));
}

#[test]
fn boards_after_a_take_back() {
    assert_snapshot!("board-taken-back", public(&taken_back("a4-c4", 1)));
    assert_snapshot!("board-taken-back-two", public(&taken_back("a4-c4 d6-d9 c4-a4", 2)));
    let asked = present::private_board(&english(), &taken_back("a4-c4 d6-d9", 2), PlayerId(2), DRAWN);
    assert_snapshot!("board-taken-back-private", readable(&asked));
}

#[test]
fn games_that_count_for_nobody() {
    let game = started("copenhagen", "a4-c4");
    assert_snapshot!("end-aborted", public(&ended(game.clone(), None, EndReason::Aborted)));
    assert_snapshot!("end-intervention", public(&intervened(game.clone(), "Ann has left.\n**Sorry** @everyone")));
    assert_snapshot!("end-intervention-unreadable", public(&intervened(game, "\u{200b}")));
}

#[test]
fn lists_of_games() {
    let texts = english();
    assert_snapshot!("games-none", readable(&present::games(&texts, &[], 0)));
    let few = [summary(17, true), summary(18, true), summary(21, false)];
    assert_snapshot!("games-few", readable(&present::games(&texts, &few, 0)));
    let many: Vec<_> = (17..80).map(|id| summary(id, id < 20)).collect();
    assert_snapshot!("games-many", readable(&present::games(&texts, &many, 1)));
}

#[test]
fn resigning() {
    let texts = english();
    let game = started("copenhagen", "a4-c4");
    assert_snapshot!("resign-question", readable(&present::resign_question(&texts, &game)));
    let closed =
        ["closed-move-played", "closed-move-left", "closed-resigned", "closed-resign-kept", "closed-claim-left"];
    let closed = closed.map(|key| readable(&present::closed(&texts, key)));
    assert_snapshot!("closed", closed.join("\n\n"));
}

#[test]
fn menus() {
    let texts = english();
    let game = started("copenhagen", "");
    assert_snapshot!("menu-pieces", readable(&present::choose_piece(&texts, &game, 0)));
    let small = placed("K f6, t e5 e10 a9, T e9 d4", Side::Attackers, "");
    let from = "e5".parse().expect("a square");
    assert_snapshot!("menu-squares", readable(&present::choose_square(&texts, &small, from, 0)));
    let ply = thought(&small, "e5-e8");
    assert_snapshot!("menu-preview-capture", readable(&present::preview(&texts, &small, &ply)));
    let ply = thought(&small, "e5-f5");
    assert_snapshot!("menu-preview", readable(&present::preview(&texts, &small, &ply)));
    let many = placed(
        "K f6, t a2 a4 a6 a8 a10 c2 c4 c6 c8 c10 e2 e4 e8 e10 g2 g4 g8 g10 i2 i4 i6 i8 i10 k2 k4 k6 k8 k10, T f7",
        Side::Attackers,
        "",
    );
    assert_snapshot!("menu-too-many-pieces", readable(&present::choose_piece(&texts, &many, 0)));
    assert_snapshot!("menu-last-pieces", readable(&present::choose_piece(&texts, &many, 9)));
    let back = readable(&present::choose_square(&texts, &many, "k10".parse().expect("a square"), 0));
    assert!(back.contains("[Other pieces: secondary, v1:pieces:17:0:1]"), "{back}");
    let nothing_there = present::choose_square(&texts, &small, "h9".parse().expect("a square"), 0);
    assert_eq!(readable(&nothing_there), readable(&present::choose_piece(&texts, &small, 0)));
}

#[test]
fn warnings_before_a_move() {
    let texts = english();
    let preview = |game: &GameView, mv: &str| present::preview(&texts, game, &thought(game, mv)).content;
    let corner = placed("K k5, t a4, T c8", Side::Defenders, "");
    assert_snapshot!("preview-wins", preview(&corner, "k5-k11"));
    let hunted = placed("K f3, t e3 g3 f2 a4, T c8", Side::Defenders, "");
    assert_snapshot!("preview-king-in-danger", preview(&hunted, "c8-c9"));
    let open = placed("K a6, t f9, T c3", Side::Attackers, "");
    assert_snapshot!("preview-king-escapes", preview(&open, "f9-f8"));
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
fn presses_that_come_too_late() {
    let texts = english();
    let game = started("copenhagen", "a4-c4 d6-d9 c4-a4 d9-d6 a4-b4 d6-d8 b4-a4");
    let told = |game: &GameView, ply, what| {
        readable(&present::since(&texts, game, OldBoard { moves: ply, taken_back: false }, what, bjorn().id))
    };
    assert_snapshot!("since-few", told(&game, 4, TooLate::Board));
    assert_snapshot!("since-many", told(&game, 0, TooLate::Board));
    let mv = thought(&started("copenhagen", "a4-c4"), "d6-d9").mv;
    assert_snapshot!("since-already-played", told(&game, 1, TooLate::Move(mv)));
    assert_snapshot!("since-resign", told(&game, 6, TooLate::Resign));
    let over = ended(game, Some(Side::Attackers), EndReason::Resignation);
    assert_snapshot!("since-over", told(&over, 6, TooLate::Board));
}

#[test]
fn a_board_stands_as_text_where_a_picture_cannot() {
    let board = present::public_board(&english(), &started("brandubh", "d7-b7"));
    let picture = board.picture.expect("it has one");
    let written = |why| present::with_text_board(&english(), &board.content, &picture.scene, why);
    assert_snapshot!("no-picture-may-not-attach", written(NoPicture::MayNotAttach(PLACE)));
    for why in [NoPicture::Refused, NoPicture::NotDrawn] {
        assert!(written(why).starts_with(&board.content) && written(why).contains("as text"), "{}", written(why));
    }
    let long = present::with_text_board(&english(), &"a long text ".repeat(300), &picture.scene, NoPicture::NotDrawn);
    assert!(long.encode_utf16().count() <= 2000 && long.ends_with("as text."), "{long}");
}

#[test]
fn suggestions() {
    let texts = english();
    let piece = |text: &str, piece, moves, captures| PieceChoice {
        square: text.parse().expect("a square"),
        piece,
        moves,
        captures,
    };
    let game = placed("K f6, t e5 e10, T e9", Side::Attackers, "");
    let ply = thought(&game, "e5-e8");
    let suggestions = [
        (None, MoveSuggestion::Piece(piece("f4", Piece::Attacker, 9, false))),
        (None, MoveSuggestion::Piece(piece("f6", Piece::King, 1, false))),
        (Some(GameId(17)), MoveSuggestion::Piece(piece("d4", Piece::Defender, 5, true))),
        (None, MoveSuggestion::Move { mv: ply.mv, piece: ply.piece, captured: ply.captured.clone() }),
        (Some(GameId(17)), MoveSuggestion::Move { mv: ply.mv, piece: ply.piece, captured: ply.captured }),
        (None, MoveSuggestion::Move { mv: thought(&game, "e5-e8").mv, piece: ply.piece, captured: Vec::new() }),
        (Some(GameId(17)), MoveSuggestion::Game(summary(17, true))),
    ]
    .map(|(game, what)| Suggested { game, what });
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
    assert!(help.content.lines().count() <= 18);
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

#[test]
fn boards_of_a_match() {
    let resigned = || ended(started("copenhagen", "a4-c4"), Some(Side::Defenders), EndReason::Resignation);
    let drawn = || ended(started("copenhagen", "a4-c4"), None, EndReason::Agreement);
    for (name, game) in [
        ("match-first", in_match(started("copenhagen", ""), 17, None, [0, 0])),
        ("match-second", in_match(started("copenhagen", "a4-c4"), 16, Some(17), [0, 2])),
        ("match-goes-on", in_match(resigned(), 17, Some(18), [0, 2])),
        ("match-ends-with-its-first", in_match(resigned(), 17, None, [0, 0])),
        ("match-won", in_match(drawn(), 16, Some(17), [1, 3])),
        ("match-drawn", in_match(drawn(), 16, Some(17), [2, 2])),
    ] {
        assert_snapshot!(name, public(&game));
    }
}

#[test]
fn the_card_to_set_a_challenge_up() {
    let shown = |card: &SetUpView, picked, refused| readable(&present::set_up(&english(), card, picked, refused));
    assert_snapshot!("set-up", shown(&card(), CardMenu::Rules, None));
    let full = SetUpView {
        opponent: Some(bjorn()),
        house_ruleset: Some(house("copenhagen", "trap=yes move-limit=77")),
        side: Some(Side::Defenders),
        is_match: true,
        ..card()
    };
    assert_snapshot!("set-up-full", shown(&full, CardMenu::Rules, None));
    assert_snapshot!("set-up-time", shown(&full, CardMenu::Time, None));
    assert_snapshot!("set-up-value", shown(&full, CardMenu::Rule(Knob::MoveLimit), None));
    assert_snapshot!("set-up-refused", shown(&full, CardMenu::Rule(Knob::Escape), Some("That contradicts itself.")));
}
