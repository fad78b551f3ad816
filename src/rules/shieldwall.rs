//! Shieldwalls: rows along the edge that are taken as a whole (S0 Copenhagen 4b).

use super::{Board, CaptureKind, Direction, Piece, Shieldwall, Square, arena::Arena, capture::Hammer};

impl Arena {
    /// The rows along the edge that the piece which has landed there brackets, at most one each way
    /// (S0 Copenhagen 4b).
    pub(super) fn shieldwalls(&self, board: &Board, hammer: Hammer, take: &mut impl FnMut(Square, Piece, CaptureKind)) {
        for inwards in Direction::ALL {
            if hammer.to.step(inwards.opposite(), self.size).is_some() {
                continue;
            }
            for along in inwards.across() {
                let row = self.shieldwall_row(board, hammer, along, inwards);
                for square in self.line(hammer.to, along).take(row).filter(|square| board.king() != Some(*square)) {
                    take(square, hammer.side.opponent().soldier(), CaptureKind::Shieldwall);
                }
            }
        }
    }

    /// The squares from `square` onwards, without it.
    fn line(&self, square: Square, along: Direction) -> impl Iterator<Item = Square> {
        std::iter::successors(square.step(along, self.size), move |square| square.step(along, self.size))
    }

    /// How many enemies the row has that starts beside the hammer, the king among it; 0 if it is not bracketed and fronted.
    fn shieldwall_row(&self, board: &Board, hammer: Hammer, along: Direction, inwards: Direction) -> usize {
        let victims = board.side(hammer.side.opponent());
        for (row, square) in self.line(hammer.to, along).enumerate() {
            if !victims.contains(square) {
                return if row >= 2 && self.is_bracket(board, hammer, square) { row } else { 0 };
            }
            let front = square.step(inwards, self.size);
            if !front.is_some_and(|front| self.is_standing_captor(board, hammer.side, front)) {
                return 0;
            }
        }
        0
    }

    /// Whether what is on `square` can be the far end of a shieldwall.
    fn is_bracket(&self, board: &Board, hammer: Hammer, square: Square) -> bool {
        self.is_standing_captor(board, hammer.side, square)
            || self.ruleset.captures.shieldwall == Shieldwall::PiecesAndCorners
                && self.is_hostile_corner(board, hammer.side.opponent().soldier(), square)
    }
}
