//! A game from its start: the moves played, what each did, and how it ended.

use super::{
    Board, Captured, IllegalMove, Move, Outcome, Piece, Position, Reason, Ruleset, Side, Square, arena::Arena,
};

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
    pub(super) arena: Arena,
    pub(super) position: Position,
    /// The board before each ply, the start first.
    pub(super) earlier: Vec<Board>,
    pub(super) plies: Vec<Ply>,
}

impl Game {
    /// A game at its start position.
    pub fn new(ruleset: Ruleset) -> Self {
        let position = Position { board: ruleset.start(), side_to_move: Side::Attackers };
        Self::from_board(ruleset, position)
    }

    /// A game that begins at `position` instead of the ruleset's start; none if the board's size is another.
    pub fn from_position(ruleset: Ruleset, position: Position) -> Option<Self> {
        (position.board.size() == ruleset.board_size()).then(|| Self::from_board(ruleset, position))
    }

    fn from_board(ruleset: Ruleset, position: Position) -> Self {
        let mut arena = Arena::new(ruleset);
        arena.begins_encircled = arena.is_encircled(&position.board);
        Self { arena, position, earlier: Vec::new(), plies: Vec::new() }
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

    /// How the game ended on the board, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.plies.last().and_then(|ply| ply.outcome)
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
        self.try_move(mv).map(|(ply, _)| ply)
    }

    /// Plays `mv`; on an error the game is unchanged.
    ///
    /// # Errors
    /// Why it is illegal.
    pub fn play(&mut self, mv: Move) -> Result<&Ply, IllegalMove> {
        let (ply, after) = self.try_move(mv)?;
        let before = std::mem::replace(&mut self.position, after);
        self.earlier.push(before.board);
        let index = self.plies.len();
        self.plies.push(ply);
        Ok(&self.plies[index])
    }

    /// The game as it stood after the first `plies` moves.
    ///
    /// # Panics
    /// If fewer have been played.
    #[must_use]
    pub fn at_ply(&self, plies: usize) -> Self {
        let mut game = self.clone();
        game.plies.truncate(plies);
        if let Some(board) = self.earlier.get(plies) {
            game.earlier.truncate(plies);
            let is_same_side = (self.plies.len() - plies).is_multiple_of(2);
            let side = self.side_to_move();
            let side_to_move = if is_same_side { side } else { side.opponent() };
            game.position = Position { board: board.clone(), side_to_move };
        } else {
            assert!(plies == self.plies.len(), "a game has no position after more plies than were played");
        }
        game
    }

    pub(super) fn try_move(&self, mv: Move) -> Result<(Ply, Position), IllegalMove> {
        if let Some(outcome) = self.outcome() {
            return Err(IllegalMove::GameOver(outcome));
        }
        let mover = self.side_to_move();
        let piece = self.arena.check_move(&self.position, mv)?;
        let mut after = Position { board: self.position.board.clone(), side_to_move: mover.opponent() };
        let mut captured = Vec::new();
        let is_king_taken = self.arena.make(&mut after.board, mv, piece, |capture| captured.push(capture));
        captured.sort_unstable_by_key(|capture| capture.square);
        let occurrence = if captured.is_empty() { self.occurrences(&after.board).count() as u32 + 1 } else { 1 };
        let outcome = self
            .arena
            .judge(&after.board, mover, is_king_taken)
            .or_else(|| self.judge_repetition(&after.board, mv, occurrence))
            .or_else(|| self.judge_move_limit(!captured.is_empty()));
        Ok((Ply { mv, piece, captured, outcome, occurrence }, after))
    }

    fn judge_move_limit(&self, is_capture: bool) -> Option<Outcome> {
        let limit = usize::from(self.ruleset().endings.move_limit?);
        let quiet = self.plies.iter().rev().take_while(|ply| ply.captured.is_empty()).count() + 1;
        (!is_capture && quiet >= limit).then_some(Outcome::draw(Reason::MoveLimit))
    }
}
