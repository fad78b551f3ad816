//! A game from its start: the moves played, what each did, and how it ended.

use std::sync::Arc;

use super::{
    Board, Captured, IllegalMove, Move, Outcome, Piece, Position, Reason, Ruleset, Side, Square, arena::Arena,
    repetition::Seen,
};

/// Room that is made for plies at once.
const USUAL_PLIES: usize = 64;

/// What one move did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// What moved.
    pub piece: Piece,
    /// What it took, sorted by square; a square stands here once.
    pub captured: Vec<Captured>,
    /// How it ended the game, if it did.
    pub outcome: Option<Outcome>,
    /// How often the position after it has stood, this time included.
    pub occurrence: u32,
}

/// A game under one ruleset, replayable from its moves.
#[derive(Debug, Clone)]
pub struct Game {
    /// Shared by copies of the game: it never changes.
    pub(super) arena: Arc<Arena>,
    pub(super) position: Position,
    pub(super) plies: Vec<Ply>,
    /// What the position now and those before it, back to the last capture, are found by.
    pub(super) seen: Seen,
    /// How it was over before a move was made, if it was.
    begun: Option<Outcome>,
}

impl Game {
    /// A game at its start position.
    pub fn new(ruleset: Ruleset) -> Self {
        let position = Position { board: ruleset.start(), side_to_move: Side::Attackers };
        Self::from_board(ruleset, position)
    }

    /// A game that begins at `position` instead of the ruleset's start; none if the board's size is another.
    ///
    /// The position is judged as if a move had just led to it, the missing king of a board without one left out: where it ends
    /// the game (he stands on an escape square, in a fort, in a ring, or the side to move has no move), the game is over
    /// before its first ply.
    pub fn from_position(ruleset: Ruleset, position: Position) -> Option<Self> {
        (position.board.size() == ruleset.board_size()).then(|| Self::from_board(ruleset, position))
    }

    fn from_board(ruleset: Ruleset, position: Position) -> Self {
        let arena = Arena::new(ruleset);
        let begun = arena.judge_start(&position.board, position.side_to_move);
        let mut seen = Seen::nothing();
        seen.note(&position.board, position.side_to_move, 0, false);
        Self { arena: Arc::new(arena), position, plies: Vec::new(), seen, begun }
    }

    /// The rules it is played by.
    pub fn ruleset(&self) -> &Ruleset {
        &self.arena.ruleset
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Whose move it is (also after the end: who would have moved).
    pub fn side_to_move(&self) -> Side {
        self.position.side_to_move
    }

    /// What has been played, first move first.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// How the game ended on the board, if it has; perhaps by the position it began from.
    pub fn outcome(&self) -> Option<Outcome> {
        self.plies.last().map_or(self.begun, |ply| ply.outcome)
    }

    /// Every legal move, sorted by from, then to; empty once the game is over.
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        self.arena.moves(&self.position.board, self.side_to_move()).map(|(mv, _)| mv).collect()
    }

    /// How many legal moves there are; none once the game is over.
    pub fn count_legal_moves(&self) -> u32 {
        if self.outcome().is_some() {
            return 0;
        }
        self.arena.count_moves(&self.position.board, self.side_to_move())
    }

    /// Where the piece on `from` may go, sorted; empty if none, not the mover's, or the game is over.
    pub fn destinations(&self, from: Square) -> Vec<Square> {
        let board = &self.position.board;
        match board.piece_at(from) {
            Some(piece) if piece.side() == self.side_to_move() && self.outcome().is_none() => {
                self.arena.destinations(board, from, piece).iter().collect()
            }
            Some(_) | None => Vec::new(),
        }
    }

    /// What `mv` would do, without playing it.
    ///
    /// # Errors
    /// Why it is illegal.
    pub fn preview(&self, mv: Move) -> Result<Ply, IllegalMove> {
        self.try_move(mv, &mut self.position.board.clone())
    }

    /// Plays `mv`; on an error the game is unchanged.
    ///
    /// # Errors
    /// Why it is illegal.
    pub fn play(&mut self, mv: Move) -> Result<&Ply, IllegalMove> {
        let mut after = self.position.board.clone();
        let ply = self.try_move(mv, &mut after)?;
        self.position = Position { board: after, side_to_move: self.side_to_move().opponent() };
        let index = self.plies.len();
        if index == 0 {
            self.plies.reserve(USUAL_PLIES);
            self.seen.reserve(USUAL_PLIES);
        }
        let Position { board, side_to_move } = &self.position;
        self.seen.note(board, *side_to_move, index + 1, !ply.captured.is_empty());
        self.plies.push(ply);
        Ok(&self.plies[index])
    }

    /// The game as it stood after the first `plies` moves.
    ///
    /// # Panics
    /// If fewer have been played.
    #[must_use]
    pub fn at_ply(&self, plies: usize) -> Self {
        assert!(plies <= self.plies.len(), "a game has no position after more plies than were played");
        let mut game = Self {
            arena: Arc::clone(&self.arena),
            position: Position { board: self.board_at(plies), side_to_move: self.side_at(plies) },
            plies: self.plies[..plies].to_vec(),
            seen: Seen::nothing(),
            begun: self.begun,
        };
        game.seen = game.seen_again();
        game
    }

    /// What has been seen since the last capture, worked out from the boards.
    fn seen_again(&self) -> Seen {
        let quiet = self.plies.iter().rev().take_while(|ply| ply.captured.is_empty()).count();
        let mut boards: Vec<(usize, Board)> = self.boards_backwards().take(quiet + 1).collect();
        boards.reverse();
        let mut seen = Seen::nothing();
        for (ply, board) in boards {
            seen.note(&board, self.side_at(ply), ply, false);
        }
        seen
    }

    /// Whose move it was after so many plies.
    fn side_at(&self, plies: usize) -> Side {
        let side = self.side_to_move();
        if (self.plies.len() - plies).is_multiple_of(2) { side } else { side.opponent() }
    }

    /// The board after so many plies, at most those played.
    pub(super) fn board_at(&self, plies: usize) -> Board {
        let mut board = self.position.board.clone();
        for ply in self.plies[plies..].iter().rev() {
            take_back(&mut board, ply);
        }
        board
    }

    /// The boards from now back to the start, each with the number of plies that had led to it.
    pub(super) fn boards_backwards(&self) -> impl Iterator<Item = (usize, Board)> {
        let now = (self.plies.len(), self.position.board.clone());
        std::iter::successors(Some(now), |(plies, board)| {
            let last = plies.checked_sub(1)?;
            let mut before = board.clone();
            take_back(&mut before, &self.plies[last]);
            Some((last, before))
        })
    }

    /// What `mv` does, done on `board`, a copy of the board now.
    pub(super) fn try_move(&self, mv: Move, board: &mut Board) -> Result<Ply, IllegalMove> {
        if let Some(outcome) = self.outcome() {
            return Err(IllegalMove::GameOver(outcome));
        }
        let mover = self.side_to_move();
        let piece = self.arena.check_move(&self.position, mv)?;
        let mut captured = Vec::new();
        let made = self.arena.make_and_tell(board, mv, piece, &mut captured);
        if captured.len() > 1 {
            captured.sort_unstable_by_key(|capture| capture.square);
        }
        let occurrence = if made.has_taken { 1 } else { self.occurrence(board) };
        let outcome = self
            .arena
            .judge(board, mover, made)
            .or_else(|| self.judge_repetition(board, mv, occurrence))
            .or_else(|| self.judge_move_limit(made.has_taken));
        Ok(Ply { mv, piece, captured, outcome, occurrence })
    }

    fn judge_move_limit(&self, is_capture: bool) -> Option<Outcome> {
        let limit = usize::from(self.ruleset().endings.move_limit?);
        (!is_capture && self.seen.quiet_plies() + 1 >= limit).then_some(Outcome::draw(Reason::MoveLimit))
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
