//! What a move has taken, and what took it.

use super::{Piece, Square};

/// A piece taken by a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Captured {
    /// Where it stood.
    pub square: Square,
    /// What it was.
    pub piece: Piece,
    /// What took it.
    pub how: CaptureKind,
}

/// The mechanism that took a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CaptureKind {
    /// Between the mover and something hostile on the opposite side.
    Custodial(Anvil),
    /// In a row along the edge, bracketed at both ends.
    Shieldwall,
    /// A king closed in on all four sides, where there are no traps.
    Surrounded,
    /// A single piece without a free neighbour, the king too (S3 b).
    Trap,
}

/// What the taken piece was pressed against.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anvil {
    /// A piece of the mover's side.
    Piece(Square),
    /// The throne.
    Throne(Square),
    /// A corner square.
    Corner(Square),
}
