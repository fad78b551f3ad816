//! What the third occurrence of a position does.
//!
//! An occurrence is the same pieces on the same squares with the same side to move, the start counted.

use super::{Board, Game, Move, Outcome, Reason, Repetition, Side, arena::Arena};

/// The occurrence that ends the game where repetition does.
pub const FATAL_OCCURRENCE: u32 = 3;

impl Game {
    /// The plies before which `board` stood with the side to move that it would have after the coming ply, the latest
    /// first. A capture makes everything before it unreachable, so the search ends there.
    pub(super) fn occurrences<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = usize> + 'a {
        let since_capture = self.plies.iter().rev().take_while(|ply| ply.captured.is_empty()).count();
        // The board before the latest ply is the first with the right side to move; from there every second one is.
        let same_side = self.earlier.iter().enumerate().rev().take(since_capture).step_by(2);
        same_side.filter(move |(_, earlier)| earlier.key() == board.key() && *earlier == board).map(|(ply, _)| ply)
    }

    /// How `mv` ends the game by bringing `after` about for the third time, or oftener.
    pub(super) fn judge_repetition(&self, after: &Board, mv: Move, occurrence: u32) -> Option<Outcome> {
        if occurrence < FATAL_OCCURRENCE {
            return None;
        }
        let loser = match self.ruleset().endings.repetition {
            Repetition::Ignored => return None,
            Repetition::Draw => return Some(Outcome::draw(Reason::Repetition)),
            Repetition::MoverLoses => self.side_to_move(),
            Repetition::DefendersLose => Side::Defenders,
            Repetition::AggressorLoses => self.aggressor(after, mv).unwrap_or(Side::Defenders),
        };
        Some(Outcome::win(loser.opponent(), Reason::Repetition))
    }

    /// The side that could have done otherwise while the other was forced, since `after` last stood
    /// (S0 Tawlbwrdd 8: the one who has some choice).
    fn aggressor(&self, after: &Board, mv: Move) -> Option<Side> {
        let since = self.occurrences(after).next()?;
        let boards = self.earlier[since..].iter().chain([&self.position.board]);
        let steps = self.plies[since..].iter().map(|ply| ply.mv).chain([mv]);
        let made: Vec<(&Board, Move)> = boards.zip(steps).collect();
        // From the latest ply backwards, so that the side that moves now comes first.
        let mover = self.side_to_move();
        let is_forced_throughout = |skipped: usize, side: Side| {
            made.iter().rev().skip(skipped).step_by(2).all(|(board, mv)| self.arena.is_forced(board, side, *mv))
        };
        match (is_forced_throughout(0, mover), is_forced_throughout(1, mover.opponent())) {
            (true, false) => Some(mover.opponent()),
            (false, true) => Some(mover),
            (true, true) | (false, false) => None,
        }
    }
}

impl Arena {
    /// Whether every other legal move than `mv` would have lost at once or to the very next move.
    fn is_forced(&self, board: &Board, side: Side, mv: Move) -> bool {
        self.moves(board, side).filter(|(other, _)| *other != mv).all(|(other, piece)| {
            let mut after = board.clone();
            let is_king_taken = self.make(&mut after, other, piece, |_| ());
            match self.judge(&after, side, is_king_taken) {
                Some(outcome) => outcome.winner == Some(side.opponent()),
                None => self.can_win_at_once(&after, side.opponent()),
            }
        })
    }

    /// Whether `side`, to move, has a move that wins on the spot, repetition left out.
    pub(super) fn can_win_at_once(&self, board: &Board, side: Side) -> bool {
        self.moves(board, side).any(|(mv, piece)| {
            let mut after = board.clone();
            let is_king_taken = self.make(&mut after, mv, piece, |_| ());
            self.judge(&after, side, is_king_taken).is_some_and(|outcome| outcome.winner == Some(side))
        })
    }
}
