//! Looking back: a game as it stood earlier, worked out by taking plies back.

use std::sync::Arc;

use super::{Board, Game, Ply, Position, Side, repetition::Seen};

impl Game {
    /// The game as it stood after the first `plies` moves.
    ///
    /// # Panics
    /// If fewer have been played.
    #[must_use]
    pub fn at_ply(&self, plies: usize) -> Self {
        assert!(plies <= self.plies.len(), "a game has no position after more plies than were played");
        let mut game = Self {
            arena: Arc::clone(&self.arena),
            position: Position {
                board: self.board_at(plies, self.position.board.clone()),
                side_to_move: self.side_at(plies),
            },
            plies: self.plies[..plies].to_vec(),
            seen: Seen::nothing(),
            begun: self.begun,
            outcome: plies.checked_sub(1).map_or(self.begun, |last| self.plies[last].outcome),
        };
        game.seen = game.seen_again();
        game
    }

    /// What has been seen since the last capture, worked out from the boards.
    fn seen_again(&self) -> Seen {
        let quiet = self.plies.iter().rev().take_while(|ply| ply.captured.is_empty()).count();
        let now = self.position.board.clone();
        let mut boards: Vec<(usize, Board)> = self.boards_backwards(now).take(quiet + 1).collect();
        boards.reverse();
        let mut seen = Seen::nothing();
        for (index, (ply, board)) in boards.into_iter().enumerate() {
            seen.note(&Position { board, side_to_move: self.side_at(ply) }, ply, index == 0);
        }
        seen
    }

    /// Whose move it was after so many plies.
    fn side_at(&self, plies: usize) -> Side {
        let side = self.side_to_move();
        if (self.plies.len() - plies).is_multiple_of(2) { side } else { side.opponent() }
    }

    /// The board after so many plies, at most those played, which have led to `now`.
    pub(super) fn board_at(&self, plies: usize, now: Board) -> Board {
        let mut board = now;
        for ply in self.plies[plies..].iter().rev() {
            take_back(&mut board, ply);
        }
        board
    }

    /// The boards from `now`, to which the plies have led, back to the start, each with the number of plies that had led to it.
    pub(super) fn boards_backwards(&self, now: Board) -> impl Iterator<Item = (usize, Board)> {
        let now = (self.plies.len(), now);
        std::iter::successors(Some(now), |(plies, board)| {
            let last = plies.checked_sub(1)?;
            let mut before = board.clone();
            take_back(&mut before, &self.plies[last]);
            Some((last, before))
        })
    }
}

/// Undoes on `board` what `ply` did.
fn take_back(board: &mut Board, ply: &Ply) {
    for captured in &ply.captured {
        board.put(captured.square, captured.piece);
    }
    board.take(ply.mv.to, ply.piece);
    board.put(ply.mv.from, ply.piece);
}
