//! Pieces and moves as one can choose them: in menus, and while somebody types.

use crate::i18n::Texts;
use crate::rules::{Captured, Move, Piece};
use crate::service::{MoveSuggestion, PieceChoice, Suggested};

use super::draft::option_label;
use super::{games, tell};

/// A piece that can move, with how much it can do.
pub(super) fn of_piece(texts: &Texts, choice: &PieceChoice) -> String {
    let PieceChoice { square, piece, moves, captures } = *choice;
    let piece = match piece {
        Piece::Attacker => "attacker",
        Piece::Defender => "defender",
        Piece::King => "king",
    };
    let (square, moves) = (square.to_string().into(), moves.into());
    if captures {
        texts.with("piece-option-captures", &[("square", square), ("piece", piece.into()), ("moves", moves)])
    } else {
        texts.with("piece-option", &[("square", square), ("piece", piece.into()), ("moves", moves)])
    }
}

/// A move, with what it captures.
pub(super) fn of_move(texts: &Texts, mv: Move, captured: &[Captured]) -> String {
    let captured = tell::captures(texts, captured);
    if captured.is_empty() {
        return texts.with("move-option", &[("move", mv.to_string().into())]);
    }
    texts.with("move-option-captures", &[("move", mv.to_string().into()), ("captured", captured.into())])
}

/// One choice of the move option: label (at most 100 characters) and value. Where several games could be meant, both
/// say which one it is.
pub fn move_choice(texts: &Texts, suggested: &Suggested) -> (String, String) {
    let (label, value) = match &suggested.what {
        MoveSuggestion::Game(game) => return (games::game_choice(texts, game).0, format!("#{}", game.id)),
        MoveSuggestion::Piece(piece) => (of_piece(texts, piece), piece.square.to_string()),
        MoveSuggestion::Move { mv, captured, .. } => (of_move(texts, *mv, captured), mv.to_string()),
    };
    match suggested.game {
        None => (option_label(&label), value),
        Some(game) => {
            let label = texts.with("numbered", &[("game", game.0.into()), ("sentence", label.into())]);
            (option_label(&label), format!("#{game} {value}"))
        }
    }
}
