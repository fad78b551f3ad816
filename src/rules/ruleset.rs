//! The rules of one game as plain data.

use super::{Board, Square, bits::Bits};

/// Every rule in which variants differ, as data.
///
/// The engine looks at nothing else: two rulesets that are equal play alike, whatever their names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruleset {
    /// The pieces at the start; their board gives the size. Attackers move first.
    pub start: Board,
    /// The squares in the corners.
    pub corners: Corners,
    /// The square in the middle, where it is a special one.
    pub throne: Option<Throne>,
    /// What the king can do and how he is taken.
    pub king: King,
    /// Ways of capturing soldiers beyond the custodial one.
    pub captures: SpecialCaptures,
    /// What ends the game beside the king's capture.
    pub endings: Endings,
}

/// What the corner squares are for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Corners {
    /// How many files and ranks each corner takes up: 1, or 2 for blocks of four squares.
    pub block: u8,
    /// Whether only the king may enter them (S0 Copenhagen 5).
    pub restricted: bool,
    /// Against whom they can stand in for a capturing piece.
    pub hostile_to: HostileTo,
}

/// Whom an empty special square helps to capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HostileTo {
    /// The attackers.
    pub attackers: bool,
    /// The defenders without their king.
    pub defenders: bool,
    /// The king.
    pub king: bool,
}

/// What the throne is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Throne {
    /// Who may stop on it.
    pub stop: ThroneStop,
    /// Who may pass over it while it is empty.
    pub pass: ThronePass,
    /// When it stands in for a piece that captures an attacker.
    pub hostile_to_attackers: ThroneHostility,
    /// When it stands in for a piece that captures a defender (never the king).
    pub hostile_to_defenders: ThroneHostility,
}

/// Who may stop on the throne.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ThroneStop {
    /// Every piece.
    Anyone,
    /// The king alone (S0 Copenhagen 5).
    King,
    /// Nobody: the king who has left it does not come back.
    Nobody,
}

/// Who may pass over the empty throne.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ThronePass {
    /// Every piece (S0 Copenhagen 5).
    Anyone,
    /// The king alone (S3, Playing).
    King,
}

/// When the throne is hostile to a side's soldiers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ThroneHostility {
    /// Never.
    Never,
    /// While nothing stands on it.
    WhenEmpty,
    /// Always, whoever stands on it.
    Always,
}

/// What the king can do and how he is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct King {
    /// Whether he takes part in captures.
    pub armed: KingArmed,
    /// How he is taken on the throne.
    pub on_throne: KingCapture,
    /// How he is taken beside the throne.
    pub beside_throne: KingCapture,
    /// How he is taken elsewhere.
    pub in_open: KingCapture,
    /// Whether he can be taken at all while he stands on an edge square.
    pub on_edge: KingOnEdge,
}

/// The king's part in captures: the hammer is the piece that moves, the anvil stands still.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KingArmed {
    /// Hammer and anvil, like a soldier.
    Both,
    /// Only when he moves.
    HammerOnly,
    /// Only while he stands still.
    AnvilOnly,
    /// He takes no part.
    Neither,
}

impl KingArmed {
    /// Whether he captures by moving.
    pub const fn can_hammer(self) -> bool {
        matches!(self, Self::Both | Self::HammerOnly)
    }

    /// Whether others capture against him.
    pub const fn can_anvil(self) -> bool {
        matches!(self, Self::Both | Self::AnvilOnly)
    }
}

/// What takes a king; the moving attacker is always one of those that do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KingCapture {
    /// Two attackers on opposite sides; a corner hostile to him stands in for one that does not move.
    TwoOpposite,
    /// Attackers on all four sides; the throne beside him counts as one while no defender holds it.
    AllSides,
}

/// Whether a king on an edge square can be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KingOnEdge {
    /// Never (S0 Copenhagen 7a).
    Safe,
    /// As anywhere else.
    AsElsewhere,
}

/// Ways of capturing soldiers beyond the custodial one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SpecialCaptures {
    /// Whether a single piece without a free neighbour is taken, the king too (S3 b).
    pub trap: bool,
    /// Whether rows along the edge are taken (S0 Copenhagen 4b).
    pub shieldwall: Shieldwall,
    /// Whether a defender beside the king on his throne is taken between an attacker and the throne once attackers
    /// hold the throne's three other sides (Linnaeus).
    pub linnaean: bool,
}

/// Whether rows along the edge are taken, and what may bracket them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shieldwall {
    /// There is no such capture.
    None,
    /// Bracketed by two pieces.
    Pieces,
    /// Bracketed by two pieces, or by the moving piece and a corner hostile to the row.
    PiecesAndCorners,
}

/// What ends the game beside the king's capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Endings {
    /// Where the king escapes.
    pub escape: Escape,
    /// Whether an unbreakable fort on the edge wins (S0 Copenhagen 6b).
    pub exit_fort: bool,
    /// Whether closing in all defenders wins (S0 Copenhagen 7b).
    pub encirclement: bool,
    /// What happens to a side that cannot move.
    pub no_moves: NoMoves,
    /// What the third occurrence of a position does.
    pub repetition: Repetition,
    /// After how many plies in a row without a capture the game is drawn, if ever.
    pub move_limit: Option<u16>,
}

/// Where the king escapes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Escape {
    /// On a corner square.
    Corner,
    /// On any square of the edge.
    Edge,
}

/// What happens to a side that is to move and cannot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoMoves {
    /// It loses.
    Loses,
    /// The game is drawn, except that a side without pieces has lost.
    Draw,
}

/// What the third occurrence of a position does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Repetition {
    /// Nothing.
    Ignored,
    /// The game is drawn.
    Draw,
    /// The side that made the move loses (S4, the table).
    MoverLoses,
    /// The defenders lose (S1, Repetitions and draws).
    DefendersLose,
    /// The side that could have done otherwise loses (S0 Tawlbwrdd 8).
    AggressorLoses,
}

impl Ruleset {
    /// The number of files and ranks.
    pub const fn board_size(&self) -> u8 {
        self.start.size()
    }

    /// The pieces at the start.
    pub fn start(&self) -> Board {
        self.start.clone()
    }

    /// The throne, where the ruleset has one (a board without a middle square has none).
    pub fn throne(&self) -> Option<Square> {
        let size = self.board_size();
        self.throne.filter(|_| size % 2 == 1).and_then(|_| Square::new(size / 2, size / 2))
    }

    /// The marked corner squares: restricted to the king, hostile, or where he escapes; empty where corners are ordinary.
    pub fn corners(&self) -> Vec<Square> {
        self.corner_bits().iter().collect()
    }

    /// The squares on which the king wins.
    pub fn escape_squares(&self) -> Vec<Square> {
        self.escape_bits().iter().collect()
    }

    pub(crate) fn corner_bits(&self) -> Bits {
        let Corners { block, restricted, hostile_to } = self.corners;
        let is_hostile = hostile_to.attackers || hostile_to.defenders || hostile_to.king;
        if restricted || is_hostile || self.endings.escape == Escape::Corner {
            Bits::corners(self.board_size(), block)
        } else {
            Bits::EMPTY
        }
    }

    pub(crate) fn escape_bits(&self) -> Bits {
        match self.endings.escape {
            Escape::Corner => self.corner_bits(),
            Escape::Edge => Bits::edge(self.board_size()),
        }
    }
}
