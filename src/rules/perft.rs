//! Counting games of a given length, to compare engines with.

use super::{Board, Ruleset, Side, arena::Arena};

/// The number of sequences of exactly `depth` moves from the start; a game that ends earlier is not extended, and
/// positions may repeat.
pub fn perft(ruleset: &Ruleset, depth: u32) -> u64 {
    let arena = Arena::new(ruleset.clone());
    arena.count_leaves(&arena.ruleset.start, Side::Attackers, depth)
}

impl Arena {
    fn count_leaves(&self, board: &Board, side: Side, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => u64::from(self.count_moves(board, side)),
            _ => self
                .moves(board, side)
                .map(|(mv, piece)| {
                    let mut after = board.clone();
                    let is_king_taken = self.make(&mut after, mv, piece, |_| ());
                    if self.judge(&after, side, is_king_taken).is_some() {
                        0
                    } else {
                        self.count_leaves(&after, side.opponent(), depth - 1)
                    }
                })
                .sum(),
        }
    }
}
