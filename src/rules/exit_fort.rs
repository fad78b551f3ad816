//! Exit forts: the king on the edge behind walls that nothing can break (S0 Copenhagen 6b).

use super::{Board, Piece, Ruleset, Side, arena::Arena, bits::Bits};

/// Whether the king on `board` stands in an exit fort, whether or not `ruleset` makes that a win.
pub fn has_exit_fort(ruleset: &Ruleset, board: &Board) -> bool {
    board.size() == ruleset.board_size() && Arena::new(ruleset.clone()).has_exit_fort(board)
}

/// An exit fort.
pub(crate) struct ExitFort {
    /// The squares the king can walk to, his own and those of defenders who could be captured included.
    pub(crate) inside: Bits,
    /// The defenders whom nobody can capture.
    pub(crate) safe: Bits,
}

impl Arena {
    /// Whether the king stands on an edge square, can move, and is in a fort that could not be broken even by any
    /// number of attackers put anywhere outside while the defenders pass.
    ///
    /// The walls are the greatest set of defenders of whom none can be captured while the others stand: all are taken
    /// to be safe at first, and those that could fall are left out until no more do.
    ///
    /// Shieldwalls need no thought here: a row that one could take has hostile squares at both ends and in front all
    /// along, so it borders neither the inside nor any wall, and nothing hangs on it.
    pub(crate) fn has_exit_fort(&self, board: &Board) -> bool {
        self.exit_fort(board).is_some()
    }

    /// The exit fort of [`Arena::has_exit_fort`], if there is one.
    pub(crate) fn exit_fort(&self, board: &Board) -> Option<ExitFort> {
        let king = board.king().filter(|king| self.edge.contains(*king))?;
        let vacant = self.all.minus(&board.occupied());
        let king_alone: Bits = std::iter::once(king).collect();
        if !king_alone.neighbours().intersects(&vacant) {
            return None;
        }
        let mut safe = *board.side(Side::Defenders);
        safe.remove(king);
        let exposed = board.side(Side::Attackers).neighbours().or(&self.corners);
        loop {
            let inside = self.fort_inside(board, &king_alone, &safe, &exposed);
            if inside.intersects(&exposed) {
                return None;
            }
            let falling = self.falling_walls(board, &inside, &safe, &king_alone);
            if falling.is_empty() {
                return Some(ExitFort { inside, safe });
            }
            safe = safe.minus(&falling);
        }
    }

    /// The squares the king can walk to through empty squares and defenders who are not safe; only as many as it takes to
    /// come to an exposed one.
    fn fort_inside(&self, board: &Board, king: &Bits, safe: &Bits, exposed: &Bits) -> Bits {
        let ground = self.all.minus(board.side(Side::Attackers)).minus(safe).or(king);
        king.flood(&ground, exposed)
    }

    fn falling_walls(&self, board: &Board, inside: &Bits, safe: &Bits, king: &Bits) -> Bits {
        let throne = self.throne.filter(|_| self.is_throne_hostile_to(board, Side::Defenders));
        let corners = self.corners.iter().filter(|corner| self.is_hostile_corner(board, Piece::Defender, *corner));
        let special: Bits = corners.chain(throne).collect();
        safe.between(&self.all.minus(inside).minus(safe).minus(king).or(&special))
    }
}
