//! What buttons carry that leaf through something: through a game, a record, or pages.

use crate::ids::{ChallengeId, GameId, RecordId};
use crate::rules::{Side, Variant};

/// Which of the buttons it is. Two of them may lead to the same place, and every button needs a text of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// To the beginning.
    First,
    /// One back.
    Previous,
    /// One on.
    Next,
    /// To the end.
    Last,
}

impl Way {
    /// All of them, as they stand side by side.
    pub const ALL: [Self; 4] = [Self::First, Self::Previous, Self::Next, Self::Last];

    /// The stable text that stands for it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Previous => "previous",
            Self::Next => "next",
            Self::Last => "last",
        }
    }

    /// What [`Way::key`] wrote, if it is that.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.key() == key)
    }
}

/// A position of a record that somebody has brought in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordRef {
    /// The record.
    pub record: RecordId,
    /// How many of its moves have been played.
    pub ply: u32,
}

/// The side that somebody wants who plays on from a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SideWish {
    /// Whichever the lot gives.
    Lot,
    /// This one.
    Side(Side),
}

impl SideWish {
    /// All of them, as they are offered.
    pub const ALL: [Self; 3] = [Self::Lot, Self::Side(Side::Attackers), Self::Side(Side::Defenders)];

    /// The stable text that stands for it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Lot => "random",
            Self::Side(side) => side.key(),
        }
    }

    /// What [`SideWish::key`] wrote, if it is that.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|wish| wish.key() == key)
    }
}

/// Whose rules are explained.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RulesOf {
    /// Those of the variant with this key.
    Variant(&'static str),
    /// Those that a game is played by.
    Game(GameId),
    /// Those of the game that a challenge asks for.
    Challenge(ChallengeId),
}

impl RulesOf {
    /// The two stable texts that stand for it.
    pub fn to_keys(self) -> (&'static str, String) {
        match self {
            Self::Variant(key) => ("variant", key.to_owned()),
            Self::Game(id) => ("game", id.to_string()),
            Self::Challenge(id) => ("challenge", id.to_string()),
        }
    }

    /// What [`RulesOf::to_keys`] wrote, if it is that.
    pub fn from_keys(kind: &str, id: &str) -> Option<Self> {
        let number = || id.parse().ok().filter(|number| *number >= 0);
        match kind {
            "variant" => Variant::by_key(id).map(|variant| Self::Variant(variant.key)),
            "game" => number().map(|number| Self::Game(GameId(number))),
            "challenge" => number().map(|number| Self::Challenge(ChallengeId(number))),
            _ => None,
        }
    }
}
