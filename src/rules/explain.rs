//! Why a game ended, in facts that a sentence can be made of, worked out only when somebody asks.

use std::collections::BTreeSet;

use super::{
    Board, Captors, Game, Outcome, Piece, Reason, Repetition, Side, Square, arena::Arena, bits::Bits,
    repetition::Coming,
};

/// Why a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Explanation {
    /// The king was captured.
    KingCaptured {
        /// Where he stood.
        king: Square,
        /// What took him.
        by: Captors,
    },
    /// The king escaped.
    Escape {
        /// The escape square.
        king: Square,
    },
    /// The king stands in an exit fort.
    ExitFort {
        /// His square.
        king: Square,
        /// The squares he can walk to, or could once defenders among them had fallen, his own left out, sorted.
        inside: Vec<Square>,
        /// The defenders who border on them or on him and cannot be captured, sorted.
        walls: Vec<Square>,
        /// The other defenders without whom the walls could be captured, sorted.
        props: Vec<Square>,
    },
    /// All defenders are closed in.
    Encirclement {
        /// The attackers between the defenders' room and the rest of the board, sorted.
        ring: Vec<Square>,
        /// The squares that the defenders can still walk to, their own included, sorted.
        inside: Vec<Square>,
    },
    /// A side cannot move.
    NoMoves {
        /// That side.
        side: Side,
        /// Where its pieces stand, sorted; it may have none.
        pieces: Vec<Square>,
    },
    /// The position stood for the third time.
    Repetition {
        /// After how many plies it stood each time; 0 is the start.
        plies: Vec<usize>,
        /// The sides that could have done otherwise since it stood last but one, in the order of [`Side::ALL`]. The
        /// others were forced at each of their moves: anything else would have lost at once (S0 Tawlbwrdd 8).
        could_vary: Vec<Side>,
        /// The rule that settles it.
        rule: Repetition,
    },
    /// Too many plies went by without a capture.
    MoveLimit {
        /// How many.
        plies: usize,
        /// How many were allowed.
        limit: u16,
    },
}

impl Explanation {
    /// The squares that decided the game, sorted; none if it was not decided on the board.
    pub fn squares(&self) -> Vec<Square> {
        let squares: BTreeSet<Square> = match self {
            Self::KingCaptured { king, by } => by.squares().into_iter().chain([*king]).collect(),
            Self::Escape { king } => [*king].into(),
            Self::ExitFort { king, walls, props, .. } => walls.iter().chain(props).chain([king]).copied().collect(),
            Self::Encirclement { ring, .. } => ring.iter().copied().collect(),
            Self::NoMoves { .. } | Self::Repetition { .. } | Self::MoveLimit { .. } => BTreeSet::new(),
        };
        squares.into_iter().collect()
    }
}

impl Game {
    /// Why the game ended on the board; none while it goes on.
    pub fn explain(&self) -> Option<Explanation> {
        let Outcome { reason, .. } = self.outcome()?;
        let board = &self.position().board;
        match reason {
            Reason::KingCaptured => self.explain_capture(),
            Reason::Escape => board.king().map(|king| Explanation::Escape { king }),
            Reason::ExitFort => self.arena.explain_fort(board),
            Reason::Encirclement => Some(self.arena.explain_ring(board)),
            Reason::NoMoves => Some(explain_standstill(board, self.side_to_move())),
            Reason::Repetition => self.explain_repetition(),
            Reason::MoveLimit => {
                let plies = self.plies().iter().rev().take_while(|ply| ply.captured.is_empty()).count();
                self.ruleset().endings.move_limit.map(|limit| Explanation::MoveLimit { plies, limit })
            }
        }
    }

    fn explain_capture(&self) -> Option<Explanation> {
        let taken = self.captors(self.plies().len().checked_sub(1)?);
        let (king, by) = taken.into_iter().find(|(captured, _)| captured.piece == Piece::King)?;
        Some(Explanation::KingCaptured { king: king.square, by })
    }

    fn explain_repetition(&self) -> Option<Explanation> {
        let last = self.plies().last()?;
        let before = self.at_ply(self.plies().len() - 1);
        let could_vary =
            before.who_could_vary(Coming { after: &self.position().board, mv: last.mv, piece: last.piece });
        let could_vary = Side::ALL.into_iter().zip(could_vary).filter(|(_, could)| *could).map(|(side, _)| side);
        Some(Explanation::Repetition {
            plies: self.plies_at_which_it_stood(),
            could_vary: could_vary.collect(),
            rule: self.ruleset().endings.repetition,
        })
    }

    /// After how many plies the position stood that stands now.
    fn plies_at_which_it_stood(&self) -> Vec<usize> {
        let mut stood = Vec::new();
        let mut again = self.at_ply(0);
        for (ply, played) in self.plies().iter().enumerate() {
            if again.position() == self.position() {
                stood.push(ply);
            }
            if again.play(played.mv).is_err() {
                break;
            }
        }
        stood.push(self.plies().len());
        stood
    }
}

fn explain_standstill(board: &Board, side: Side) -> Explanation {
    Explanation::NoMoves { side, pieces: board.side(side).iter().collect() }
}

impl Arena {
    fn explain_fort(&self, board: &Board) -> Option<Explanation> {
        let king = board.king()?;
        let fort = self.exit_fort(board)?;
        let walls = fort.inside.neighbours().and(&fort.safe);
        let is_prop = |square: &Square| {
            let mut without = board.clone();
            without.take(*square, Piece::Defender);
            !self.has_exit_fort(&without)
        };
        Some(Explanation::ExitFort {
            king,
            inside: fort.inside.iter().filter(|square| *square != king).collect(),
            walls: walls.iter().collect(),
            props: fort.safe.minus(&walls).iter().filter(is_prop).collect(),
        })
    }

    /// An attacker whom the defenders' room surrounds, or who stands behind another one, is no part of the ring.
    fn explain_ring(&self, board: &Board) -> Explanation {
        let attackers = board.side(Side::Attackers);
        let inside = board.side(Side::Defenders).flood(&self.all.minus(attackers), &Bits::EMPTY);
        let outside = self.edge.flood(&self.all.minus(&inside), &Bits::EMPTY);
        let ring = inside.neighbours().and(attackers).and(&outside);
        Explanation::Encirclement { ring: ring.iter().collect(), inside: inside.iter().collect() }
    }
}
