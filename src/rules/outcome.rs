//! How a game ends on the board.

use std::fmt;

use super::{Board, NoMoves, Side, arena::Arena};

/// The end of a game by the rules; endings by agreement or resignation are not the rules' business.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The side that has won; none if the game is drawn.
    pub winner: Option<Side>,
    /// What ended it.
    pub reason: Reason,
}

/// What ended a game on the board, in the order in which it is judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The king was captured.
    KingCaptured,
    /// The king reached an escape square.
    Escape,
    /// The king stands in an exit fort (S0 Copenhagen 6b).
    ExitFort,
    /// No defender can reach the edge any more (S0 Copenhagen 7b).
    Encirclement,
    /// The side to move has no legal move.
    NoMoves,
    /// The position stood for the third time.
    Repetition,
    /// Too many moves went by without a capture (a house rule).
    MoveLimit,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Self; 7] = [
        Self::KingCaptured,
        Self::Escape,
        Self::ExitFort,
        Self::Encirclement,
        Self::NoMoves,
        Self::Repetition,
        Self::MoveLimit,
    ];

    /// The stable text that stands for this reason in files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::KingCaptured => "king_captured",
            Self::Escape => "escape",
            Self::ExitFort => "exit_fort",
            Self::Encirclement => "encirclement",
            Self::NoMoves => "no_moves",
            Self::Repetition => "repetition",
            Self::MoveLimit => "move_limit",
        }
    }

    /// The reason that [`Reason::key`] wrote, if it is one.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.key() == key)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(side) => write!(f, "the {} have won ({})", side.key(), self.reason.key()),
            None => write!(f, "it is drawn ({})", self.reason.key()),
        }
    }
}

impl Outcome {
    /// A side's win.
    pub(crate) const fn win(side: Side, reason: Reason) -> Self {
        Self { winner: Some(side), reason }
    }

    /// A draw.
    pub(crate) const fn draw(reason: Reason) -> Self {
        Self { winner: None, reason }
    }
}

impl Arena {
    /// How the position that `mover` has just brought about ends the game, its history left out.
    pub(crate) fn judge(&self, board: &Board, mover: Side, is_king_taken: bool) -> Option<Outcome> {
        let endings = self.ruleset.endings;
        if is_king_taken {
            Some(Outcome::win(Side::Attackers, Reason::KingCaptured))
        } else if board.king().is_some_and(|king| self.escape.contains(king)) {
            Some(Outcome::win(Side::Defenders, Reason::Escape))
        } else if endings.exit_fort && self.has_exit_fort(board) {
            Some(Outcome::win(Side::Defenders, Reason::ExitFort))
        } else if endings.encirclement && self.can_close_ring(mover) && self.is_encircled(board) {
            Some(Outcome::win(Side::Attackers, Reason::Encirclement))
        } else if !self.can_move(board, mover.opponent()) {
            Some(self.without_moves(board, mover))
        } else {
            None
        }
    }

    /// Whether the ring may be closed now though it was not before: defenders who move or capture only open it.
    fn can_close_ring(&self, mover: Side) -> bool {
        mover == Side::Attackers || self.begins_encircled
    }

    /// Whether no defender, king included, can walk to the edge around the attackers (S0 Copenhagen 7b).
    pub(crate) fn is_encircled(&self, board: &Board) -> bool {
        let defenders = board.side(Side::Defenders);
        if defenders.intersects(&self.edge) || defenders.is_empty() {
            return false;
        }
        let ground = self.all.minus(board.side(Side::Attackers));
        !self.edge.flood(&ground, defenders).intersects(defenders)
    }

    fn without_moves(&self, board: &Board, mover: Side) -> Outcome {
        match self.ruleset.endings.no_moves {
            NoMoves::Draw if !board.side(mover.opponent()).is_empty() => Outcome::draw(Reason::NoMoves),
            NoMoves::Draw | NoMoves::Loses => Outcome::win(mover, Reason::NoMoves),
        }
    }
}
