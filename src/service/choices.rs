//! What a player can choose from when he is to move, in the order in which it is offered to him: the same in menus and
//! while he types.

use std::cmp::Reverse;

use crate::rules::{Game, Move, Piece, Ply, Square};

/// A piece that can move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PieceChoice {
    /// Where it stands.
    pub square: Square,
    /// What it is.
    pub piece: Piece,
    /// How many moves it has.
    pub moves: usize,
    /// Whether one of them captures something.
    pub captures: bool,
}

impl PieceChoice {
    /// Whether it stands in front of the others, whatever its square.
    pub fn is_promoted(self) -> bool {
        self.piece == Piece::King || self.captures
    }
}

/// The mover's pieces that can move: the king, then those that can capture, then the others, row by row from a1.
pub fn piece_choices(game: &Game) -> Vec<PieceChoice> {
    let mut pieces: Vec<PieceChoice> = Vec::new();
    for mv in game.legal_moves() {
        let Some(piece) = game.position().board.piece_at(mv.from) else { continue };
        if pieces.last().is_none_or(|last| last.square != mv.from) {
            pieces.push(PieceChoice { square: mv.from, piece, moves: 0, captures: false });
        }
        if let Some(last) = pieces.last_mut() {
            last.moves += 1;
            last.captures = last.captures || game.preview(mv).is_ok_and(|ply| !ply.captured.is_empty());
        }
    }
    pieces.sort_by_key(|choice| (choice.piece != Piece::King, !choice.captures, choice.square));
    pieces
}

/// What each move of the piece on `from` would do: those that capture most, then row by row from a1.
pub fn move_choices(game: &Game, from: Square) -> Vec<Ply> {
    let destinations = game.destinations(from).into_iter();
    let mut moves: Vec<Ply> = destinations.filter_map(|to| game.preview(Move { from, to }).ok()).collect();
    moves.sort_by_key(|ply| (Reverse(ply.captured.len()), ply.mv.to));
    moves
}
