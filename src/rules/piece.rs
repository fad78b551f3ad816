//! What can stand on a square.

use super::Side;

/// A piece on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// A soldier of the attackers.
    Attacker,
    /// A soldier of the defenders.
    Defender,
    /// The king, who belongs to the defenders.
    King,
}

impl Piece {
    /// The side this piece belongs to.
    pub const fn side(self) -> Side {
        match self {
            Self::Attacker => Side::Attackers,
            Self::Defender | Self::King => Side::Defenders,
        }
    }

    /// The stable text that stands for this piece: `attacker`, `defender` or `king`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Attacker => "attacker",
            Self::Defender => "defender",
            Self::King => "king",
        }
    }

    /// The letter that stands for it in positions: `t`, `T` or `K`.
    pub const fn letter(self) -> char {
        match self {
            Self::Attacker => 't',
            Self::Defender => 'T',
            Self::King => 'K',
        }
    }
}
