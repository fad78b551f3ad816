//! The list of rules that variants and house rules may set differently, so that commands and help can be made from it.

use std::fmt;

use super::notation::PositionError;

/// One rule that variants and house rules may set differently; together they are the whole [`super::Ruleset`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Knob {
    /// How many files and ranks each corner takes up ([`super::Corners::block`]).
    CornerBlock,
    /// Whether only the king may enter the corners ([`super::Corners::restricted`]).
    CornersRestricted,
    /// Whether the corners help to capture attackers ([`super::HostileTo::attackers`]).
    CornersHostileToAttackers,
    /// Whether the corners help to capture defenders ([`super::HostileTo::defenders`]).
    CornersHostileToDefenders,
    /// Whether the corners help to capture the king ([`super::HostileTo::king`]).
    CornersHostileToKing,
    /// Whether there is a throne ([`super::Ruleset::throne`]).
    Throne,
    /// Who may stop on the throne ([`super::Throne::stop`]).
    ThroneStop,
    /// Who may pass over the empty throne ([`super::Throne::pass`]).
    ThronePass,
    /// When the throne helps to capture attackers ([`super::Throne::hostile_to_attackers`]).
    ThroneHostileToAttackers,
    /// When the throne helps to capture defenders ([`super::Throne::hostile_to_defenders`]).
    ThroneHostileToDefenders,
    /// The king's part in captures ([`super::King::armed`]).
    KingArmed,
    /// How the king is taken on the throne ([`super::King::on_throne`]).
    KingOnThrone,
    /// How the king is taken beside the throne ([`super::King::beside_throne`]).
    KingBesideThrone,
    /// How the king is taken elsewhere ([`super::King::in_open`]).
    KingInOpen,
    /// Whether the king can be taken on the edge ([`super::King::on_edge`]).
    KingOnEdge,
    /// Whether a single piece without a free neighbour is taken ([`super::SpecialCaptures::trap`]).
    Trap,
    /// Whether rows along the edge are taken ([`super::SpecialCaptures::shieldwall`]).
    Shieldwall,
    /// Whether a defender beside the beset king's throne is taken ([`super::SpecialCaptures::linnaean`]).
    Linnaean,
    /// Where the king escapes ([`super::Endings::escape`]).
    Escape,
    /// Whether an exit fort wins ([`super::Endings::exit_fort`]).
    ExitFort,
    /// Whether closing in all defenders wins ([`super::Endings::encirclement`]).
    Encirclement,
    /// What happens to a side that cannot move ([`super::Endings::no_moves`]).
    NoMoves,
    /// What the third occurrence of a position does ([`super::Endings::repetition`]).
    Repetition,
    /// After how many plies without a capture the game is drawn ([`super::Endings::move_limit`]).
    MoveLimit,
    /// The pieces at the start, and with them the size of the board ([`super::Ruleset::start`]).
    Start,
}

/// What a knob can be set to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Domain {
    /// One of these texts.
    Choices(&'static [&'static str]),
    /// A whole number from `min` to `max`, or the text `none`.
    NumberOrNone {
        /// The smallest.
        min: u16,
        /// The largest.
        max: u16,
    },
    /// The rows of a start position, as [`super::Board::parse`] reads them.
    Position,
}

/// Why a knob cannot be set to a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KnobError {
    /// It is none of the texts that the knob can be set to; [`Knob::domain`] has those.
    UnknownValue {
        /// The knob.
        knob: Knob,
        /// What it was to be set to.
        value: String,
    },
    /// The knob is about the throne, but there is none; [`Knob::Throne`] has to be set first.
    NoThrone {
        /// The knob.
        knob: Knob,
    },
    /// The rows are no start position.
    NotAPosition(PositionError),
}

impl Knob {
    /// Every knob, in the order in which they are shown and written.
    pub const ALL: [Self; 25] = [
        Self::CornerBlock,
        Self::CornersRestricted,
        Self::CornersHostileToAttackers,
        Self::CornersHostileToDefenders,
        Self::CornersHostileToKing,
        Self::Throne,
        Self::ThroneStop,
        Self::ThronePass,
        Self::ThroneHostileToAttackers,
        Self::ThroneHostileToDefenders,
        Self::KingArmed,
        Self::KingOnThrone,
        Self::KingBesideThrone,
        Self::KingInOpen,
        Self::KingOnEdge,
        Self::Trap,
        Self::Shieldwall,
        Self::Linnaean,
        Self::Escape,
        Self::ExitFort,
        Self::Encirclement,
        Self::NoMoves,
        Self::Repetition,
        Self::MoveLimit,
        Self::Start,
    ];

    /// The stable text that stands for this knob in files and commands: `king-in-open`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::CornerBlock => "corner-block",
            Self::CornersRestricted => "corners-restricted",
            Self::CornersHostileToAttackers => "corners-hostile-to-attackers",
            Self::CornersHostileToDefenders => "corners-hostile-to-defenders",
            Self::CornersHostileToKing => "corners-hostile-to-king",
            Self::Throne => "throne",
            Self::ThroneStop => "throne-stop",
            Self::ThronePass => "throne-pass",
            Self::ThroneHostileToAttackers => "throne-hostile-to-attackers",
            Self::ThroneHostileToDefenders => "throne-hostile-to-defenders",
            Self::KingArmed => "king-armed",
            Self::KingOnThrone => "king-on-throne",
            Self::KingBesideThrone => "king-beside-throne",
            Self::KingInOpen => "king-in-open",
            Self::KingOnEdge => "king-on-edge",
            Self::Trap => "trap",
            Self::Shieldwall => "shieldwall",
            Self::Linnaean => "linnaean",
            Self::Escape => "escape",
            Self::ExitFort => "exit-fort",
            Self::Encirclement => "encirclement",
            Self::NoMoves => "no-moves",
            Self::Repetition => "repetition",
            Self::MoveLimit => "move-limit",
            Self::Start => "start",
        }
    }

    /// The knob that [`Knob::key`] wrote, if it is one.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|knob| knob.key() == key)
    }
}

impl fmt::Display for Domain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choices(texts) => write!(f, "one of {}", texts.join(", ")),
            Self::NumberOrNone { min, max } => write!(f, "a whole number from {min} to {max}, or none"),
            Self::Position => f.write_str("the rows of a start position"),
        }
    }
}

impl fmt::Display for KnobError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownValue { knob, value } => {
                write!(f, "{} cannot be {value:?}, only {}", knob.key(), knob.domain())
            }
            Self::NoThrone { knob } => write!(f, "{} cannot be set while there is no throne", knob.key()),
            Self::NotAPosition(error) => write!(f, "this is no start position: {error}"),
        }
    }
}

impl std::error::Error for KnobError {}
