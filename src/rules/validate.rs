//! Whether the knobs of a ruleset make a game together.

use std::fmt;

use super::{Board, Escape, Game, Knob, Piece, Ruleset, Square, ThronePass, ThroneStop, arena::Arena, has_exit_fort};

/// What contradicts what in a ruleset.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RulesetError {
    /// A knob stands at a number that it cannot be set to.
    OutOfRange {
        /// The knob.
        knob: Knob,
        /// The number.
        value: String,
    },
    /// The corner blocks leave no file and no rank between them.
    CornerBlocksTooLarge {
        /// How many files and ranks each takes up.
        block: u8,
        /// The board's number of files and ranks.
        board_size: u8,
    },
    /// The corners take up blocks, though they mean nothing: open to all, hostile to nobody, no goal.
    BlocksOfOrdinaryCorners {
        /// How many files and ranks each takes up.
        block: u8,
    },
    /// There is to be a throne, but a board with an even number of files has no middle square.
    NoMiddleSquare {
        /// The board's number of files and ranks.
        board_size: u8,
    },
    /// Anyone may stop on the throne, but only the king may step on it ([`Knob::ThroneStop`], [`Knob::ThronePass`]).
    ThroneOpenAndClosed {
        /// The throne.
        throne: Square,
    },
    /// The Linnaean capture is made against the throne, and there is none.
    LinnaeanWithoutThrone,
    /// An exit fort stands on the edge, where the king has won already ([`Knob::Escape`], [`Knob::ExitFort`]).
    ExitFortWhereKingEscapes,
    /// There is no king in the start position.
    NoKing,
    /// There are no attackers in the start position.
    NoAttackers,
    /// The king begins where he would win.
    KingBeginsOnEscapeSquare {
        /// His square.
        square: Square,
    },
    /// A soldier begins on a corner square that only the king may enter.
    SoldierBeginsOnCorner {
        /// That square.
        square: Square,
        /// The soldier.
        piece: Piece,
    },
    /// A soldier begins on the throne, where he may not stop.
    SoldierBeginsOnThrone {
        /// The throne.
        throne: Square,
        /// The soldier.
        piece: Piece,
    },
    /// The king begins in an exit fort.
    BeginsInExitFort {
        /// His square.
        king: Square,
    },
    /// All defenders are closed in from the beginning.
    BeginsEncircled,
    /// The attackers, who begin, cannot move.
    NoFirstMove,
}

impl fmt::Display for RulesetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutOfRange { knob, value } => {
                write!(f, "{} cannot be {value}, only {}", knob.key(), knob.domain())
            }
            Self::CornerBlocksTooLarge { block, board_size } => {
                write!(
                    f,
                    "corners of {block} by {block} squares are too large for a board of {board_size} by {board_size}"
                )
            }
            Self::BlocksOfOrdinaryCorners { block } => write!(
                f,
                "corners of {block} by {block} squares mean nothing where corners are open to all, hostile to nobody and no goal"
            ),
            Self::NoMiddleSquare { board_size } => {
                write!(f, "a board of {board_size} by {board_size} has no middle square for a throne")
            }
            Self::ThroneOpenAndClosed { throne } => {
                write!(f, "anyone may stop on the throne {throne}, but only the king may step on it")
            }
            Self::LinnaeanWithoutThrone => f.write_str("the Linnaean capture needs a throne"),
            Self::ExitFortWhereKingEscapes => {
                f.write_str("the king wins on any edge square, so there can be no exit fort")
            }
            Self::NoKing => f.write_str("the start position has no king"),
            Self::NoAttackers => f.write_str("the start position has no attackers"),
            Self::KingBeginsOnEscapeSquare { square } => write!(f, "the king begins on {square}, where he has won"),
            Self::SoldierBeginsOnCorner { square, piece } => {
                write!(f, "the {} on {square} begins on a corner that only the king may enter", piece.key())
            }
            Self::SoldierBeginsOnThrone { throne, piece } => {
                write!(f, "the {} begins on the throne {throne}, where it may not stop", piece.key())
            }
            Self::BeginsInExitFort { king } => {
                write!(f, "the king on {king} has won by an exit fort from the beginning")
            }
            Self::BeginsEncircled => f.write_str("the attackers have closed in all defenders from the beginning"),
            Self::NoFirstMove => f.write_str("the attackers, who begin, cannot move"),
        }
    }
}

impl std::error::Error for RulesetError {}

impl Ruleset {
    /// Whether the knobs make a game together. What merely never matters (how a king is taken on an edge where he has
    /// won, a Linnaean capture where the throne takes defenders anyhow) is allowed; an ending that can never come about,
    /// or a square that means nothing, is not.
    ///
    /// # Errors
    /// The first contradiction found.
    pub fn validate(&self) -> Result<(), RulesetError> {
        self.check_numbers()?;
        self.check_corners()?;
        self.check_throne()?;
        if self.endings.exit_fort && self.endings.escape == Escape::Edge {
            return Err(RulesetError::ExitFortWhereKingEscapes);
        }
        self.check_start()
    }

    /// Numbers are the one kind of value that a ruleset can hold and a knob cannot be set to.
    fn check_numbers(&self) -> Result<(), RulesetError> {
        let mut copy = self.clone();
        for knob in Knob::ALL {
            let value = self.value(knob);
            if copy.set(knob, &value).is_err() {
                return Err(RulesetError::OutOfRange { knob, value });
            }
        }
        Ok(())
    }

    fn check_corners(&self) -> Result<(), RulesetError> {
        let (block, board_size) = (self.corners.block, self.board_size());
        if block > 1 && self.corner_bits().is_empty() {
            Err(RulesetError::BlocksOfOrdinaryCorners { block })
        } else if block * 2 >= board_size {
            Err(RulesetError::CornerBlocksTooLarge { block, board_size })
        } else {
            Ok(())
        }
    }

    fn check_throne(&self) -> Result<(), RulesetError> {
        let Some(knobs) = self.throne else {
            return if self.captures.linnaean { Err(RulesetError::LinnaeanWithoutThrone) } else { Ok(()) };
        };
        let Some(throne) = self.throne() else {
            return Err(RulesetError::NoMiddleSquare { board_size: self.board_size() });
        };
        if knobs.stop == ThroneStop::Anyone && knobs.pass == ThronePass::King {
            return Err(RulesetError::ThroneOpenAndClosed { throne });
        }
        Ok(())
    }

    fn check_start(&self) -> Result<(), RulesetError> {
        let board = &self.start;
        let Some(king) = board.king() else {
            return Err(RulesetError::NoKing);
        };
        if board.count(Piece::Attacker) == 0 {
            return Err(RulesetError::NoAttackers);
        }
        if self.escape_squares().contains(&king) {
            return Err(RulesetError::KingBeginsOnEscapeSquare { square: king });
        }
        self.check_soldiers_places(board)?;
        if self.endings.exit_fort && has_exit_fort(self, board) {
            return Err(RulesetError::BeginsInExitFort { king });
        }
        let arena = Arena::new(self.clone());
        if self.endings.encirclement && arena.is_encircled(board) {
            return Err(RulesetError::BeginsEncircled);
        }
        if Game::new(self.clone()).count_legal_moves() == 0 {
            return Err(RulesetError::NoFirstMove);
        }
        Ok(())
    }

    /// Whether every soldier begins where his kind may stop.
    fn check_soldiers_places(&self, board: &Board) -> Result<(), RulesetError> {
        let corners = if self.corners.restricted { self.corners() } else { Vec::new() };
        for (square, piece) in board.pieces().filter(|(_, piece)| *piece != Piece::King) {
            if corners.contains(&square) {
                return Err(RulesetError::SoldierBeginsOnCorner { square, piece });
            }
            if self.throne() == Some(square) && self.throne.is_some_and(|throne| throne.stop != ThroneStop::Anyone) {
                return Err(RulesetError::SoldierBeginsOnThrone { throne: square, piece });
            }
        }
        Ok(())
    }
}
