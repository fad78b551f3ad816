//! Positions with the side to move: rows from the top rank down.

use std::fmt;

use super::super::{Board, Position, Side};

/// Why rows of text are not a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PositionError(pub String);

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for PositionError {}

/// Reads a position: rows from the top rank down, a space, and the side to move, `a` or `d`.
///
/// # Errors
/// What is wrong with it.
pub fn parse_position(text: &str) -> Result<Position, PositionError> {
    let mut words = text.split_whitespace();
    let (Some(rows), Some(side), None) = (words.next(), words.next(), words.next()) else {
        return Err(PositionError("a position is rows, a space, and the side to move".to_owned()));
    };
    let side_to_move = match side {
        "a" | "A" => Side::Attackers,
        "d" | "D" => Side::Defenders,
        _ => return Err(PositionError("the side to move is a or d".to_owned())),
    };
    Ok(Position { board: Board::parse(rows)?, side_to_move })
}

/// Writes a position as [`parse_position`] reads it.
pub fn write_position(position: &Position) -> String {
    let side = match position.side_to_move {
        Side::Attackers => 'a',
        Side::Defenders => 'd',
    };
    format!("{} {side}", position.board.to_rows())
}
