//! Counting games of a given length, to compare engines with.

use super::{Board, Position, Ruleset, Side, arena::Arena};

/// The number of sequences of exactly `depth` moves from the start; a game that ends earlier is not extended, and
/// positions may repeat.
pub fn perft(ruleset: &Ruleset, depth: u32) -> u64 {
    perft_from(ruleset, &Position { board: ruleset.start(), side_to_move: Side::Attackers }, depth)
}

/// The number of sequences of exactly `depth` moves from `position`, as [`perft`] counts them from the start; none if its board's size is
/// not the ruleset's. The position itself is not judged.
pub fn perft_from(ruleset: &Ruleset, position: &Position, depth: u32) -> u64 {
    if position.board.size() != ruleset.board_size() {
        return 0;
    }
    Arena::new(ruleset.clone()).count_leaves(&position.board, position.side_to_move, depth)
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
                    let made = self.make(&mut after, mv, piece);
                    if self.judge(&after, made).is_some() {
                        0
                    } else {
                        self.count_leaves(&after, side.opponent(), depth - 1)
                    }
                })
                .sum(),
        }
    }
}
