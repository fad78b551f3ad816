//! What every refusal says.

use std::fmt::Write as _;

use insta::assert_snapshot;

use super::fixture::{POST, THEN, ann, bjorn, english, offer, summary};
use super::readable::readable;
use crate::discord::present;
use crate::ids::{ChallengeId, GameId, OfferId};
use crate::rules::notation::{MoveTextError, PositionError};
use crate::rules::{IllegalMove, Knob, KnobError, Move, Outcome, Piece, Reason, RulesetError, Side, Square};
use crate::service::{
    ChallengeRefusal, ChallengeState, EndReason, GameResult, HouseRuleError, OfferKind, OfferState, Refusal,
};

const GAME: GameId = GameId(17);

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

fn mv(from: &str, to: &str) -> Move {
    Move { from: square(from), to: square(to) }
}

/// Refusals with their names, as they read one below the other.
fn all(refusals: impl IntoIterator<Item = Refusal>) -> String {
    let mut text = String::new();
    for refusal in refusals {
        let draft = present::refusal(&english(), &refusal);
        assert!(draft.mentions.is_empty(), "a refusal pings: {refusal:?}");
        let _ = write!(text, "{}\n\n", readable(&draft).replace("\n-- pings: nobody", ""));
    }
    text
}

#[test]
fn refusals_about_games() {
    let stale = |board_move, moves, newest| Refusal::StaleBoard {
        game: GAME,
        board_move,
        moves_since: moves,
        to_move: ann(),
        newest,
    };
    assert_snapshot!(
        "refusals-games",
        all([
            Refusal::NoSuchGame { game: GAME },
            Refusal::NoRunningGame,
            Refusal::NotAGame { text: "first one".to_owned(), games: vec![summary(17, true)] },
            Refusal::NotAGame { text: "first one".to_owned(), games: vec![] },
            Refusal::WhichGame { games: vec![summary(17, true), summary(18, false)] },
            Refusal::TwoGames { written: GAME, chosen: GameId(18) },
            Refusal::NotAPlayer { game: GAME, attackers: ann(), defenders: bjorn() },
            Refusal::NotYourTurn { game: GAME, opponent: bjorn(), since: THEN },
            stale(12, Some(3), Some(POST)),
            stale(12, Some(1), None),
            stale(0, Some(2), Some(POST)),
            stale(12, None, Some(POST)),
            Refusal::NotANumber { text: "that one".to_owned() },
        ])
    );
}

#[test]
fn refusals_about_games_that_are_over() {
    let over = |winner, reason| Refusal::GameFinished {
        game: GAME,
        players: [ann(), bjorn()],
        result: GameResult { winner, reason },
        newest: None,
    };
    let won = Reason::ALL
        .into_iter()
        .flat_map(|reason| Side::ALL.into_iter().map(move |side| over(Some(side), EndReason::Board(reason))));
    let drawn = Reason::ALL.into_iter().map(|reason| over(None, EndReason::Board(reason)));
    let agreed = [
        over(Some(Side::Attackers), EndReason::Resignation),
        over(Some(Side::Defenders), EndReason::Resignation),
        over(None, EndReason::Agreement),
        over(None, EndReason::Aborted),
        over(None, EndReason::Intervention),
    ];
    assert_snapshot!("refusals-over", all(won.chain(drawn).chain(agreed)));
}

#[test]
fn refusals_of_texts_that_are_no_move() {
    let unreadable = |text: &str, why| Refusal::UnreadableMove { text: text.to_owned(), why, example: mv("d1", "d3") };
    assert_snapshot!(
        "refusals-unreadable",
        all([
            unreadable("", MoveTextError::Empty),
            unreadable("hello **there**", MoveTextError::NotAMove),
            unreadable("f4", MoveTextError::NotAMove),
            unreadable("\u{200b}", MoveTextError::NotAMove),
            unreadable(&"long ".repeat(300), MoveTextError::NotAMove),
            unreadable("e5-e8 please", MoveTextError::Unexpected("please".to_owned())),
            Refusal::NotCaptured { mv: mv("e5", "e8"), square: square("e9") },
        ])
    );
}

#[test]
fn refusals_of_illegal_moves() {
    let illegal = |mv, why| Refusal::IllegalMove { mv, why };
    let over = |winner| IllegalMove::GameOver(Outcome { winner, reason: Reason::Escape });
    let e5e8 = mv("e5", "e8");
    assert_snapshot!(
        "refusals-illegal",
        all([
            illegal(e5e8, over(Some(Side::Attackers))),
            illegal(e5e8, over(Some(Side::Defenders))),
            illegal(e5e8, over(None)),
            illegal(mv("e5", "m14"), IllegalMove::OffBoard { square: square("m14"), size: 11 }),
            illegal(e5e8, IllegalMove::EmptySquare { from: square("e5") }),
            illegal(e5e8, IllegalMove::NotYourPiece { from: square("e5"), piece: Piece::Attacker }),
            illegal(e5e8, IllegalMove::NotYourPiece { from: square("e5"), piece: Piece::Defender }),
            illegal(e5e8, IllegalMove::NotYourPiece { from: square("e5"), piece: Piece::King }),
            illegal(mv("e5", "e5"), IllegalMove::NoStep { square: square("e5") }),
            illegal(mv("e5", "f7"), IllegalMove::NotStraight { from: square("e5"), to: square("f7") }),
            illegal(e5e8, IllegalMove::Blocked { by: square("e7"), piece: Piece::Defender }),
            illegal(e5e8, IllegalMove::Blocked { by: square("e8"), piece: Piece::Attacker }),
            illegal(e5e8, IllegalMove::Blocked { by: square("e8"), piece: Piece::Defender }),
            illegal(e5e8, IllegalMove::Blocked { by: square("e8"), piece: Piece::King }),
        ])
    );
    assert_snapshot!(
        "refusals-special-squares",
        all([Piece::Attacker, Piece::King].into_iter().flat_map(|piece| {
            let throne = square("f6");
            [
                illegal(mv("f2", "f6"), IllegalMove::MayNotStopOnThrone { throne, piece }),
                illegal(mv("f2", "f8"), IllegalMove::MayNotPassThrone { throne, piece }),
                illegal(mv("a5", "a11"), IllegalMove::MayNotEnterCorner { corner: square("a11"), piece }),
            ]
        }))
    );
}

#[test]
fn refusals_about_challenges() {
    let closed = |state, newest| Refusal::ChallengeClosed { challenge: ChallengeId(5), state, newest };
    assert_snapshot!(
        "refusals-challenges",
        all([
            Refusal::ChallengedSelf,
            Refusal::ChallengedBot { name: "Hnefi".to_owned() },
            Refusal::NoSuchVariant { key: "chess".to_owned() },
            Refusal::NoSuchTheme { key: "neon".to_owned() },
            Refusal::NoSuchChallenge { challenge: ChallengeId(5) },
            closed(ChallengeState::Open, None),
            closed(ChallengeState::Accepted { game: GAME }, Some(POST)),
            closed(ChallengeState::Declined, None),
            closed(ChallengeState::Withdrawn, None),
            Refusal::NotChallenged { challenged: bjorn() },
            Refusal::NotChallenger { challenger: ann() },
        ])
    );
}

#[test]
fn refusals_about_who_can_play_and_about_rematches() {
    let (game, newest) = (GameId(17), Some(POST));
    let expired = ChallengeState::Expired;
    let closed = Refusal::ChallengeClosed { challenge: ChallengeId(5), state: expired, newest: None };
    let special = [
        ChallengeRefusal::NotHere { opponent: bjorn() },
        ChallengeRefusal::CannotSee { opponent: bjorn() },
        ChallengeRefusal::NobodyElse,
        ChallengeRefusal::Taken { by: bjorn(), game, newest },
        ChallengeRefusal::Own,
        ChallengeRefusal::ToAnybody,
        ChallengeRefusal::StillRunning { game, newest },
        ChallengeRefusal::MatchGoesOn { game, second: GameId(18), newest },
        ChallengeRefusal::RematchOffered { game, post: newest },
        ChallengeRefusal::RematchOn { game, rematch: GameId(18), newest },
        ChallengeRefusal::NoSuchSetUp,
        ChallengeRefusal::SetUpSent { post: newest },
    ];
    assert_snapshot!(
        "refusals-special-challenges",
        all([closed].into_iter().chain(special.into_iter().map(Refusal::Challenge)))
    );
}

#[test]
fn refusals_about_draw_offers() {
    let closed = |state| Refusal::OfferClosed { game: GAME, kind: OfferKind::Draw, state, newest: Some(POST) };
    let open = |own| {
        let offer = Box::new(offer(OfferKind::Draw, 2, OfferState::Open));
        Refusal::OfferOpen { game: GAME, offer, own }
    };
    assert_snapshot!(
        "refusals-draws",
        all([
            Refusal::NoSuchOffer { offer: OfferId(3) },
            closed(OfferState::Open),
            closed(OfferState::Accepted),
            closed(OfferState::Declined),
            closed(OfferState::Lapsed),
            Refusal::NotOffered { opponent: bjorn() },
            open(true),
            open(false),
            Refusal::OfferedAlready { game: GAME, kind: OfferKind::Draw },
        ])
    );
}

#[test]
fn refusals_about_requests() {
    for kind in [OfferKind::TakeBack, OfferKind::Abort] {
        let closed = |state| Refusal::OfferClosed { game: GAME, kind, state, newest: None };
        let open = |own| {
            let offer = Box::new(offer(kind, 2, OfferState::Open));
            Refusal::OfferOpen { game: GAME, offer, own }
        };
        let none_fits = match kind {
            OfferKind::TakeBack => Refusal::NothingToTakeBack { game: GAME },
            OfferKind::Draw | OfferKind::Abort => Refusal::TooLateToAbort { game: GAME },
        };
        assert_snapshot!(
            format!("refusals-{}", kind.key()),
            all([
                closed(OfferState::Open),
                closed(OfferState::Accepted),
                closed(OfferState::Declined),
                closed(OfferState::Lapsed),
                open(true),
                open(false),
                Refusal::OfferedAlready { game: GAME, kind },
                none_fits,
            ])
        );
    }
}

#[test]
fn refusals_of_managing_and_of_too_much() {
    assert_snapshot!(
        "refusals-limits",
        all([
            Refusal::NotAManager,
            Refusal::NoReason,
            Refusal::TooManyChallenges { most: 10 },
            Refusal::TooManyRequests { again_at: THEN },
        ])
    );
}

#[test]
fn refusals_of_house_rules() {
    let text = || "exit frot".to_owned();
    let unknown = |knob, value: &str| KnobError::UnknownValue { knob, value: value.to_owned() };
    let square = |text: &str| text.parse().expect("a square");
    let contradictions = [
        RulesetError::OutOfRange { knob: Knob::CornerBlock, value: "7".to_owned() },
        RulesetError::CornerBlocksTooLarge { block: 2, board_size: 3 },
        RulesetError::BlocksOfOrdinaryCorners { block: 2 },
        RulesetError::NoMiddleSquare { board_size: 8 },
        RulesetError::ThroneOpenAndClosed { throne: square("f6") },
        RulesetError::LinnaeanWithoutThrone,
        RulesetError::ExitFortWhereKingEscapes,
        RulesetError::NoKing,
        RulesetError::NoAttackers,
        RulesetError::KingBeginsOnEscapeSquare { square: square("a4") },
        RulesetError::SoldierBeginsOnCorner { square: square("a1"), piece: Piece::Attacker },
        RulesetError::SoldierBeginsOnThrone { throne: square("f6"), piece: Piece::Defender },
        RulesetError::BeginsInExitFort { king: square("a4") },
        RulesetError::BeginsEncircled,
        RulesetError::NoFirstMove,
    ];
    let refusals = [
        HouseRuleError::NotARule { text: text(), nearest: vec![] },
        HouseRuleError::NotARule { text: text(), nearest: vec![Knob::ExitFort] },
        HouseRuleError::NotARule { text: text(), nearest: vec![Knob::ExitFort, Knob::Escape] },
        HouseRuleError::Twice { knob: Knob::Repetition },
        HouseRuleError::Value(unknown(Knob::Repetition, "sometimes")),
        HouseRuleError::Value(unknown(Knob::MoveLimit, "-3")),
        HouseRuleError::Value(unknown(Knob::Trap, "")),
        HouseRuleError::Value(KnobError::NoThrone { knob: Knob::ThroneStop }),
        HouseRuleError::Value(KnobError::NotAPosition(PositionError("two kings".to_owned()))),
    ];
    let contradictions = contradictions.map(HouseRuleError::Contradiction);
    let all_refusals = refusals.into_iter().chain(contradictions).map(Refusal::HouseRules);
    assert_snapshot!("refusals-house-rules", all(all_refusals.collect::<Vec<_>>()));
}
