//! A board and whose move it is.

use super::{Board, Side};

/// A board with the side to move: all that matters for repetition.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Position {
    /// The pieces.
    pub board: Board,
    /// Whose move it is.
    pub side_to_move: Side,
}
