//! The two sides.

use super::Piece;

/// One of the two sides of every game of the family.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The besiegers, who move first.
    Attackers,
    /// The king and his men.
    Defenders,
}

impl Side {
    /// Both sides, the one that moves first in front.
    pub const ALL: [Self; 2] = [Self::Attackers, Self::Defenders];

    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Attackers => Self::Defenders,
            Self::Defenders => Self::Attackers,
        }
    }

    /// The piece that its soldiers are.
    pub(crate) const fn soldier(self) -> Piece {
        match self {
            Self::Attackers => Piece::Attacker,
            Self::Defenders => Piece::Defender,
        }
    }

    /// The stable text that stands for this side in files: `attackers` or `defenders`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Attackers => "attackers",
            Self::Defenders => "defenders",
        }
    }

    /// The side that [`Side::key`] wrote, if it is one.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|side| side.key() == key)
    }
}
