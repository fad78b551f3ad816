//! Which squares decided a game.

use std::collections::BTreeSet;

use super::Turn;
use crate::rules::{Anvil, Board, CaptureKind, Direction, Game, Piece, Ply, Reason, Side, Square};

/// The squares that decided `game`, sorted: none while it goes on, or if it ended away from the board.
pub(super) fn winning_squares(game: &Game, turn: Turn) -> Vec<Square> {
    let Some(outcome) = game.outcome().filter(|outcome| outcome.winner.is_some_and(|side| turn == Turn::Won(side)))
    else {
        return Vec::new();
    };
    let board = &game.position().board;
    let squares: BTreeSet<Square> = match outcome.reason {
        Reason::KingCaptured => game.plies().last().map(|ply| captors(board, ply)).unwrap_or_default(),
        Reason::Escape => board.king().into_iter().collect(),
        Reason::ExitFort => fort(board),
        Reason::Encirclement => ring(board),
        Reason::NoMoves | Reason::Repetition | Reason::MoveLimit => BTreeSet::new(),
    };
    squares.into_iter().collect()
}

/// The captured king's square, and what took him.
fn captors(board: &Board, ply: &Ply) -> BTreeSet<Square> {
    let mut squares = BTreeSet::new();
    for king in ply.captured.iter().filter(|captured| captured.piece == Piece::King) {
        squares.insert(king.square);
        match king.how {
            CaptureKind::Custodial(Anvil::Piece(anvil) | Anvil::Throne(anvil) | Anvil::Corner(anvil)) => {
                squares.extend([ply.mv.to, anvil]);
            }
            CaptureKind::Shieldwall | CaptureKind::Surrounded | CaptureKind::Trap => {
                let is_captor = |square: &Square| board.piece_at(*square) == Some(Piece::Attacker);
                squares.extend(neighbours(board, king.square).filter(is_captor));
            }
        }
    }
    squares
}

/// The king and the defenders around the room in which he is safe (S0 Copenhagen 6b).
fn fort(board: &Board) -> BTreeSet<Square> {
    let Some(king) = board.king() else { return BTreeSet::new() };
    let room = walk(board, [king], |piece| piece.is_none());
    let mut squares = beside(board, &room, Piece::Defender);
    squares.insert(king);
    squares
}

/// The attackers who hold the defenders in (S0 Copenhagen 7b).
fn ring(board: &Board) -> BTreeSet<Square> {
    let defenders = board.pieces().filter(|(_, piece)| piece.side() == Side::Defenders).map(|(square, _)| square);
    let room = walk(board, defenders, |piece| piece != Some(Piece::Attacker));
    beside(board, &room, Piece::Attacker)
}

/// The squares that can be reached from `start` over squares that are `open`.
fn walk(
    board: &Board,
    start: impl IntoIterator<Item = Square>,
    open: impl Fn(Option<Piece>) -> bool,
) -> BTreeSet<Square> {
    let mut ahead: Vec<Square> = start.into_iter().collect();
    let mut reached: BTreeSet<Square> = ahead.iter().copied().collect();
    while let Some(square) = ahead.pop() {
        for next in neighbours(board, square).filter(|next| open(board.piece_at(*next))) {
            if reached.insert(next) {
                ahead.push(next);
            }
        }
    }
    reached
}

/// The squares beside `room` on which such a piece stands.
fn beside(board: &Board, room: &BTreeSet<Square>, piece: Piece) -> BTreeSet<Square> {
    let around = room.iter().flat_map(|&square| neighbours(board, square));
    around.filter(|square| board.piece_at(*square) == Some(piece)).collect()
}

fn neighbours(board: &Board, square: Square) -> impl Iterator<Item = Square> + use<> {
    let size = board.size();
    Direction::ALL.into_iter().filter_map(move |direction| square.step(direction, size))
}

#[cfg(test)]
mod tests {
    use super::winning_squares;
    use crate::{
        render::Turn,
        rules::{Board, Game, Position, Side, Variant, notation::parse_move},
    };

    /// Plays `mv` in a position and returns the squares that decided the game.
    fn decided(variant: &str, rows: &str, side_to_move: Side, mv: &str) -> String {
        let ruleset = Variant::by_key(variant).expect("a variant").ruleset.clone();
        let position = Position { board: Board::parse(rows).expect("a board"), side_to_move };
        let mut game = Game::from_position(ruleset, position).expect("a board of the variant's size");
        game.play(parse_move(mv).expect("a move").mv).expect("a legal move");
        assert!(game.outcome().is_some(), "{rows} {mv}");
        let squares = winning_squares(&game, Turn::Won(side_to_move));
        squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn an_escape_is_decided_where_the_king_stands() {
        assert_eq!(decided("scottish", "7/7/7/3K3/7/7/t6", Side::Defenders, "d4-d7"), "d7");
    }

    #[test]
    fn a_king_taken_by_two_is_decided_by_him_and_the_two() {
        assert_eq!(decided("scottish", "7/7/1tK4/3t3/7/7/3T3", Side::Attackers, "d4-d5"), "b5 c5 d5");
    }

    #[test]
    fn a_king_taken_by_four_is_decided_by_him_and_the_four() {
        let rows = "11/11/5t5/4tK1t3/5t5/11/11/11/11/11/3T7";
        assert_eq!(decided("copenhagen", rows, Side::Attackers, "h8-g8"), "f7 e8 f8 g8 f9");
    }

    #[test]
    fn an_exit_fort_is_decided_by_the_king_and_its_walls() {
        let rows = "11/5t5/11/11/11/11/6T4/11/11/3TTT5/3TK6";
        assert_eq!(decided("copenhagen", rows, Side::Defenders, "g5-g1"), "d1 e1 g1 e2 f2");
    }

    #[test]
    fn an_encirclement_is_decided_by_its_ring() {
        assert_eq!(decided("scottish", "7/2t4/1t1t3/1tKt3/2t4/7/6t", Side::Attackers, "g1-g2"), "c3 b4 d4 b5 d5 c6");
    }

    #[test]
    fn a_game_that_goes_on_or_was_given_up_is_not_decided_on_the_board() {
        let game = Game::new(Variant::ALL[0].ruleset.clone());
        assert_eq!(winning_squares(&game, Turn::ToMove(Side::Attackers)), []);
        assert_eq!(winning_squares(&game, Turn::Won(Side::Attackers)), []);
    }
}
