//! Why the rules forbid a move, with the squares that say so.

use crate::i18n::{Arg, Texts};
use crate::rules::{IllegalMove, Move, Piece, Side, Square};

pub(super) fn words(texts: &Texts, mv: Move, why: IllegalMove) -> String {
    let of = |square: Square| Arg::from(square.to_string());
    let whole = || Arg::from(mv.to_string());
    match why {
        IllegalMove::GameOver(outcome) => {
            let winner = outcome.winner.map_or("nobody", Side::key);
            texts.with("illegal-game-over", &[("winner", winner.into())])
        }
        IllegalMove::OffBoard { square, size } => {
            let last = Square::new(size.saturating_sub(1), size.saturating_sub(1));
            let last = last.map(|last| last.to_string()).unwrap_or_default();
            texts.with("illegal-off-board", &[("square", of(square)), ("last", last.into())])
        }
        IllegalMove::EmptySquare { from } => {
            texts.with("illegal-empty-square", &[("move", whole()), ("from", of(from))])
        }
        IllegalMove::NotYourPiece { from, piece } => {
            texts.with("illegal-not-your-piece", &[("from", of(from)), ("piece", kind(piece))])
        }
        IllegalMove::NoStep { square } => texts.with("illegal-no-step", &[("square", of(square))]),
        IllegalMove::NotStraight { .. } => texts.with("illegal-not-straight", &[("move", whole())]),
        IllegalMove::Blocked { by, piece } if by == mv.to => {
            texts.with("illegal-occupied", &[("move", whole()), ("by", of(by)), ("piece", kind(piece))])
        }
        IllegalMove::Blocked { by, .. } => texts.with("illegal-blocked", &[("move", whole()), ("by", of(by))]),
        IllegalMove::MayNotStopOnThrone { throne, piece: Piece::King } => {
            texts.with("illegal-king-stop-on-throne", &[("throne", of(throne))])
        }
        IllegalMove::MayNotStopOnThrone { throne, .. } => {
            texts.with("illegal-stop-on-throne", &[("throne", of(throne))])
        }
        IllegalMove::MayNotPassThrone { throne, piece: Piece::King } => {
            texts.with("illegal-king-pass-throne", &[("throne", of(throne))])
        }
        IllegalMove::MayNotPassThrone { throne, .. } => {
            texts.with("illegal-pass-throne", &[("throne", of(throne)), ("move", whole())])
        }
        IllegalMove::MayNotEnterCorner { corner, piece: Piece::King } => {
            texts.with("illegal-king-enter-corner", &[("corner", of(corner))])
        }
        IllegalMove::MayNotEnterCorner { corner, .. } => texts.with("illegal-enter-corner", &[("corner", of(corner))]),
    }
}

/// What a text chooses its words by.
fn kind(piece: Piece) -> Arg {
    match piece {
        Piece::Attacker => "attacker".into(),
        Piece::Defender => "defender".into(),
        Piece::King => "king".into(),
    }
}
