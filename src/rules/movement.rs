//! Moves, and why one is illegal.

use std::fmt;

use super::{Board, Direction, Outcome, Piece, Position, Side, Square, arena::Arena, bits::Bits};

/// One piece's step from a square to another; what it captures the rules decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

/// Why a move may not be played, with the squares that say so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game has ended.
    GameOver(Outcome),
    /// The board has no such square.
    OffBoard {
        /// The square that is not there.
        square: Square,
        /// The board's number of files and ranks.
        size: u8,
    },
    /// Nothing stands on the square to move from.
    EmptySquare {
        /// The empty square.
        from: Square,
    },
    /// The piece belongs to the other side.
    NotYourPiece {
        /// Its square.
        from: Square,
        /// What stands there.
        piece: Piece,
    },
    /// From and to are the same square.
    NoStep {
        /// That square.
        square: Square,
    },
    /// The two squares share neither file nor rank.
    NotStraight {
        /// Where the piece stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// A piece stands in the way, or on the square to go to.
    Blocked {
        /// The nearest such square.
        by: Square,
        /// What stands there.
        piece: Piece,
    },
    /// This piece may not stop on the throne.
    MayNotStopOnThrone {
        /// The throne.
        throne: Square,
        /// What was to move there.
        piece: Piece,
    },
    /// This piece may not pass over the throne.
    MayNotPassThrone {
        /// The throne.
        throne: Square,
        /// What was to move over it.
        piece: Piece,
    },
    /// This piece may not stop on, or pass over, a corner square.
    MayNotEnterCorner {
        /// The corner square.
        corner: Square,
        /// What was to move there.
        piece: Piece,
    },
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::GameOver(outcome) => write!(f, "the game is over: {outcome}"),
            Self::OffBoard { square, size } => write!(f, "{square} is not on the board of {size} by {size}"),
            Self::EmptySquare { from } => write!(f, "nothing stands on {from}"),
            Self::NotYourPiece { from, piece } => write!(f, "the {} on {from} is the opponent's", piece.key()),
            Self::NoStep { square } => write!(f, "{square} is where the piece stands"),
            Self::NotStraight { from, to } => write!(f, "{from} and {to} share neither file nor rank"),
            Self::Blocked { by, piece } => write!(f, "the way is blocked by the {} on {by}", piece.key()),
            Self::MayNotStopOnThrone { throne, piece } => {
                write!(f, "the {} may not stop on the throne {throne}", piece.key())
            }
            Self::MayNotPassThrone { throne, piece } => {
                write!(f, "the {} may not pass over the throne {throne}", piece.key())
            }
            Self::MayNotEnterCorner { corner, piece } => {
                write!(f, "the {} may not enter the corner {corner}", piece.key())
            }
        }
    }
}

impl std::error::Error for IllegalMove {}

impl Arena {
    /// What `mv` would move, if it is legal for the side to move.
    pub(crate) fn check_move(&self, position: &Position, mv: Move) -> Result<Piece, IllegalMove> {
        let Position { board, side_to_move } = position;
        match board.piece_of(*side_to_move, mv.from) {
            Some(piece) if self.is_open_path(board, piece, mv) => Ok(piece),
            Some(_) | None => Err(self.why_illegal(position, mv)),
        }
    }

    /// Whether nothing hinders the piece, found without asking what does.
    fn is_open_path(&self, board: &Board, piece: Piece, mv: Move) -> bool {
        self.stops(piece).contains(mv.to) && board.is_open_way(mv, self.passes(piece))
    }

    /// What hinders a move that is not legal.
    #[cold]
    fn why_illegal(&self, position: &Position, mv: Move) -> IllegalMove {
        let Move { from, to } = mv;
        let board = &position.board;
        if let Some(square) = [from, to].into_iter().find(|square| !board.contains(*square)) {
            return IllegalMove::OffBoard { square, size: self.size };
        }
        match board.piece_at(from) {
            None => IllegalMove::EmptySquare { from },
            Some(piece) if piece.side() != position.side_to_move => IllegalMove::NotYourPiece { from, piece },
            Some(_) if from == to => IllegalMove::NoStep { square: from },
            Some(piece) => match Direction::between(from, to) {
                None => IllegalMove::NotStraight { from, to },
                Some(direction) => self.why_hindered(board, piece, mv, direction),
            },
        }
    }

    /// Looks at each square from the piece onwards, so that the nearest hindrance is the one that is named.
    fn why_hindered(&self, board: &Board, piece: Piece, mv: Move, direction: Direction) -> IllegalMove {
        let mut at = mv.from;
        while let Some(square) = at.step(direction, self.size) {
            if let Some(by) = board.piece_at(square) {
                return IllegalMove::Blocked { by: square, piece: by };
            }
            let open = if square == mv.to { self.stops(piece) } else { self.passes(piece) };
            if square == mv.to || !open.contains(square) {
                return self.why_closed(piece, square, square == mv.to);
            }
            at = square;
        }
        IllegalMove::OffBoard { square: mv.to, size: self.size }
    }

    fn why_closed(&self, piece: Piece, square: Square, is_stop: bool) -> IllegalMove {
        if self.throne != Some(square) {
            IllegalMove::MayNotEnterCorner { corner: square, piece }
        } else if is_stop {
            IllegalMove::MayNotStopOnThrone { throne: square, piece }
        } else {
            IllegalMove::MayNotPassThrone { throne: square, piece }
        }
    }

    /// Where the piece on `from` may go.
    pub(crate) fn destinations(&self, board: &Board, from: Square, piece: Piece) -> Bits {
        let mut destinations = Bits::EMPTY;
        for direction in Direction::ALL {
            let mut next = from.step(direction, self.size);
            while let Some(square) = next.filter(|square| board.is_vacant(*square)) {
                if self.stops(piece).contains(square) {
                    destinations.insert(square);
                }
                next = square.step(direction, self.size).filter(|_| self.passes(piece).contains(square));
            }
        }
        destinations
    }

    /// Every legal move of `side` with what it moves, by from, then to.
    pub(crate) fn moves<'a>(&'a self, board: &'a Board, side: Side) -> impl Iterator<Item = (Move, Piece)> + 'a {
        board.side(side).iter().flat_map(move |from| {
            let piece = if board.king() == Some(from) { Piece::King } else { side.soldier() };
            self.destinations(board, from, piece).iter().map(move |to| (Move { from, to }, piece))
        })
    }
}
