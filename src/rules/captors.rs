//! What took each piece, in full: facts for a sentence, worked out only when somebody asks.

use std::collections::BTreeSet;

use super::{Anvil, Board, CaptureKind, Captured, Direction, Game, Piece, Ply, Ruleset, Side, Square, ThroneHostility};

/// What took a piece.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Captors {
    /// Two on opposite sides (S0 Copenhagen 4a).
    Custodial {
        /// The piece that moved.
        hammer: Square,
        /// What it was pressed against.
        anvil: Anvil,
    },
    /// An attacker and the throne with the king on it, whose three other sides attackers hold (Linnaeus).
    Linnaean {
        /// The piece that moved.
        hammer: Square,
        /// The throne.
        throne: Square,
        /// The attackers on its other sides, sorted.
        besiegers: Vec<Square>,
    },
    /// A row's brackets and those in front of it (S0 Copenhagen 4b).
    Shieldwall {
        /// The piece that moved, at one end.
        hammer: Square,
        /// What stands at the other end.
        bracket: Anvil,
        /// The bracketed row, sorted; a king in it is not taken.
        row: Vec<Square>,
        /// The pieces in front of the row, sorted.
        front: Vec<Square>,
    },
    /// What stands on the king's four sides (S0 Copenhagen 7a), sorted by square; the piece that moved among them.
    Surrounded {
        /// On each side a piece, the throne or a corner.
        by: Vec<Anvil>,
    },
    /// What stands on every side that is on the board (S3 b), sorted by square; the piece that moved among them.
    Trap {
        /// On each side a piece, the throne or a corner.
        by: Vec<Anvil>,
    },
}

impl Anvil {
    /// Its square.
    pub const fn square(self) -> Square {
        match self {
            Self::Piece(square) | Self::Throne(square) | Self::Corner(square) => square,
        }
    }
}

impl Captors {
    /// Every square that took part, the throne or a corner included, sorted.
    pub fn squares(&self) -> Vec<Square> {
        let squares: BTreeSet<Square> = match self {
            Self::Custodial { hammer, anvil } => [*hammer, anvil.square()].into(),
            Self::Linnaean { hammer, throne, besiegers } => {
                besiegers.iter().copied().chain([*hammer, *throne]).collect()
            }
            Self::Shieldwall { hammer, bracket, front, .. } => {
                front.iter().copied().chain([*hammer, bracket.square()]).collect()
            }
            Self::Surrounded { by } | Self::Trap { by } => by.iter().map(|captor| captor.square()).collect(),
        };
        squares.into_iter().collect()
    }
}

impl Game {
    /// What the ply with this index (0 = the first) took, and what took each piece, sorted by the taken square; empty
    /// if it took nothing or was not played.
    pub fn captors(&self, ply: usize) -> Vec<(Captured, Captors)> {
        let Some(played) = self.plies().get(ply).filter(|played| !played.captured.is_empty()) else {
            return Vec::new();
        };
        // As the piece has landed, and nothing has been taken off yet.
        let mut board = self.at_ply(ply).position().board.clone();
        board.take(played.mv.from, played.piece);
        board.put(played.mv.to, played.piece);
        let scene = Scene { ruleset: self.ruleset(), board, ply: played };
        played.captured.iter().map(|captured| (*captured, scene.captors(*captured))).collect()
    }
}

/// A ply in the moment of capture.
struct Scene<'a> {
    ruleset: &'a Ruleset,
    board: Board,
    ply: &'a Ply,
}

impl Scene<'_> {
    fn captors(&self, captured: Captured) -> Captors {
        let hammer = self.ply.mv.to;
        match captured.how {
            CaptureKind::Custodial(Anvil::Throne(throne)) if self.is_only_linnaean(captured.piece, throne) => {
                let is_besieger = |square: &Square| self.board.piece_at(*square) == Some(Piece::Attacker);
                let besiegers = self.neighbours(throne).into_iter().filter(is_besieger).collect();
                Captors::Linnaean { hammer, throne, besiegers }
            }
            CaptureKind::Custodial(anvil) => Captors::Custodial { hammer, anvil },
            CaptureKind::Shieldwall => self.shieldwall(captured.square),
            CaptureKind::Surrounded => Captors::Surrounded { by: self.around(captured.square) },
            CaptureKind::Trap => Captors::Trap { by: self.around(captured.square) },
        }
    }

    /// Whether the throne on which the king stands would be no anvil by itself.
    fn is_only_linnaean(&self, victim: Piece, throne: Square) -> bool {
        let is_hostile_by_itself =
            self.ruleset.throne.is_some_and(|knobs| knobs.hostile_to_defenders == ThroneHostility::Always);
        victim == Piece::Defender && self.board.king() == Some(throne) && !is_hostile_by_itself
    }

    fn shieldwall(&self, taken: Square) -> Captors {
        let hammer = self.ply.mv.to;
        let victims = self.ply.piece.side().opponent();
        let along = Direction::between(hammer, taken).unwrap_or(Direction::Right);
        // One of the two ways at right angles leads off the board.
        let inwards = along.across().into_iter().find(|way| hammer.step(way.opposite(), self.board.size()).is_none());
        let (mut row, mut front) = (Vec::new(), Vec::new());
        let mut end = hammer;
        while let Some(next) = end.step(along, self.board.size()) {
            end = next;
            if self.board.piece_at(next).map(Piece::side) != Some(victims) {
                break;
            }
            row.push(next);
            front.extend(inwards.and_then(|inwards| next.step(inwards, self.board.size())));
        }
        row.sort_unstable();
        front.sort_unstable();
        Captors::Shieldwall { hammer, bracket: self.captor_on(end), row, front }
    }

    /// What stands on each side of `square`, sorted.
    fn around(&self, square: Square) -> Vec<Anvil> {
        self.neighbours(square).into_iter().map(|side| self.captor_on(side)).collect()
    }

    fn captor_on(&self, square: Square) -> Anvil {
        if self.is_movers(square) {
            Anvil::Piece(square)
        } else if self.ruleset.throne() == Some(square) {
            Anvil::Throne(square)
        } else {
            Anvil::Corner(square)
        }
    }

    fn is_movers(&self, square: Square) -> bool {
        let mover: Side = self.ply.piece.side();
        self.board.piece_at(square).is_some_and(|piece| piece.side() == mover)
    }

    fn neighbours(&self, square: Square) -> Vec<Square> {
        let mut sides: Vec<Square> =
            Direction::ALL.into_iter().filter_map(|way| square.step(way, self.board.size())).collect();
        sides.sort_unstable();
        sides
    }
}
