//! How a game ends on the board.

use std::fmt;

use super::{
    Board, NoMoves, Piece, Side,
    arena::{Arena, Made},
};

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
    /// How the position that a move has just brought about ends the game, its history left out.
    ///
    /// What the move cannot have changed is not looked at again: the position before it was judged too. A defenders' move
    /// closes no ring: who has walked or been taken leaves a way, never shuts one. An attackers' move makes no fort: the
    /// squares that it empties, by leaving or by taking, are beside an attacker afterwards (the one who moved, or who
    /// took), so that no inside can gain them, and every other change gives the walls more to fear.
    #[expect(clippy::inline_always, reason = "a move costs a fifth more where this is called")]
    #[inline(always)]
    pub(crate) fn judge(&self, board: &Board, made: Made) -> Option<Outcome> {
        let endings = &self.ruleset.endings;
        let mover = made.piece.side();
        let by_pieces = match mover {
            Side::Attackers if made.is_king_taken => Some(Reason::KingCaptured),
            Side::Attackers => {
                (endings.encirclement && Self::can_have_closed_ring(board, made) && self.is_encircled(board))
                    .then_some(Reason::Encirclement)
            }
            Side::Defenders if made.piece == Piece::King && self.escape.contains(made.to) => Some(Reason::Escape),
            Side::Defenders => {
                let may_be_fort = endings.exit_fort && board.king().is_some_and(|king| self.edge.contains(king));
                (may_be_fort && self.has_exit_fort(board)).then_some(Reason::ExitFort)
            }
        };
        match by_pieces {
            Some(reason) => Some(Outcome::win(mover, reason)),
            None => self.judge_standstill(board, mover.opponent()),
        }
    }

    /// How a game that begins with these pieces is over at once, if it is: there is no move to have brought them about.
    /// A board without a king has not lost him here; it is for diagrams.
    pub(crate) fn judge_start(&self, board: &Board, to_move: Side) -> Option<Outcome> {
        let endings = &self.ruleset.endings;
        if board.king().is_some_and(|king| self.escape.contains(king)) {
            Some(Outcome::win(Side::Defenders, Reason::Escape))
        } else if endings.exit_fort && self.has_exit_fort(board) {
            Some(Outcome::win(Side::Defenders, Reason::ExitFort))
        } else if endings.encirclement && self.is_encircled(board) {
            Some(Outcome::win(Side::Attackers, Reason::Encirclement))
        } else {
            self.judge_standstill(board, to_move)
        }
    }

    /// Whether an attacker's move may have closed the ring: by parting squares from each other that it stands between, or by
    /// taking the last defender outside an older ring.
    fn can_have_closed_ring(board: &Board, made: Made) -> bool {
        made.has_taken || board.side(Side::Attackers).may_part_around(made.to)
    }

    /// Whether no defender, king included, can walk to the edge around the attackers (S0 Copenhagen 7b).
    pub(crate) fn is_encircled(&self, board: &Board) -> bool {
        let defenders = board.side(Side::Defenders);
        let attackers = board.side(Side::Attackers);
        // Nearly always somebody sees the edge in a straight line.
        if defenders.is_empty() || defenders.sees_edge(attackers, self.size) {
            return false;
        }
        !self.edge.flood(&self.all.minus(attackers), defenders).intersects(defenders)
    }

    /// What becomes of a game in which `to_move` has no legal move.
    #[expect(clippy::inline_always, reason = "a move costs a fifth more where this is called")]
    #[inline(always)]
    fn judge_standstill(&self, board: &Board, to_move: Side) -> Option<Outcome> {
        if self.can_move(board, to_move) {
            return None;
        }
        Some(match self.ruleset.endings.no_moves {
            NoMoves::Draw if !board.side(to_move).is_empty() => Outcome::draw(Reason::NoMoves),
            NoMoves::Draw | NoMoves::Loses => Outcome::win(to_move.opponent(), Reason::NoMoves),
        })
    }
}
