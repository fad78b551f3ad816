//! What every refusal says.

use std::fmt::Write as _;

use insta::assert_snapshot;

use super::fixture::{POST, THEN, ann, bjorn, english, summary};
use super::readable::readable;
use crate::discord::present;
use crate::ids::{ChallengeId, GameId, OfferId};
use crate::rules::{IllegalMove, Move, Outcome, Piece, Reason, Side, Square, notation::MoveTextError};
use crate::service::{ChallengeState, EndReason, GameResult, OfferState, Refusal};

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
    let stale =
        |board_ply, now_ply, newest| Refusal::StaleBoard { game: GAME, board_ply, now_ply, to_move: ann(), newest };
    assert_snapshot!(
        "refusals-games",
        all([
            Refusal::NoSuchGame { game: GAME },
            Refusal::NoRunningGame,
            Refusal::WhichGame { games: vec![summary(17, true), summary(18, false)] },
            Refusal::NotAPlayer { game: GAME, attackers: ann(), defenders: bjorn() },
            Refusal::NotYourTurn { game: GAME, opponent: bjorn(), since: THEN },
            stale(12, 15, Some(POST)),
            stale(12, 13, None),
            stale(0, 2, Some(POST)),
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
    ];
    assert_snapshot!("refusals-over", all(won.chain(drawn).chain(agreed)));
}

#[test]
fn refusals_of_texts_that_are_no_move() {
    let unreadable = |text: &str, why| Refusal::UnreadableMove { text: text.to_owned(), why };
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
fn refusals_about_draw_offers() {
    let closed = |state| Refusal::OfferClosed { game: GAME, state, newest: Some(POST) };
    assert_snapshot!(
        "refusals-draws",
        all([
            Refusal::NoSuchOffer { offer: OfferId(3) },
            closed(OfferState::Open),
            closed(OfferState::Accepted),
            closed(OfferState::Declined),
            closed(OfferState::Lapsed),
            Refusal::NotOffered { opponent: bjorn() },
            Refusal::OfferOpen { game: GAME, by: ann(), post: Some(POST) },
            Refusal::OfferOpen { game: GAME, by: ann(), post: None },
        ])
    );
}
