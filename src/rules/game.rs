//! A game from its start: the moves played, what each did, and how it ended.

use std::sync::Arc;

use super::{
    Board, Captured, IllegalMove, Move, Outcome, Piece, Position, Reason, Ruleset, Side, Square,
    arena::{Arena, Made},
    repetition::{Coming, FATAL_OCCURRENCE, Seen},
};

/// Room that is made for plies at once: a short game's, in a block small enough to be had quickly.
const USUAL_PLIES: usize = 24;

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
    pub(super) begun: Option<Outcome>,
    /// How it is over now.
    pub(super) outcome: Option<Outcome>,
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
        Self { arena: Arc::new(arena), position, plies: Vec::new(), seen: Seen::nothing(), begun, outcome: begun }
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
        self.outcome
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

    /// What `mv` does, done on `board`, a copy of the board now.
    pub(super) fn try_move(&self, mv: Move, board: &mut Board) -> Result<Ply, IllegalMove> {
        let piece = self.check_move(mv)?;
        let (made, captured) = self.arena.make_and_tell(board, mv, piece);
        Ok(self.judge(board, mv, made, captured))
    }

    /// Plays `mv`; on an error the game is unchanged.
    ///
    /// # Errors
    /// Why it is illegal.
    pub fn play(&mut self, mv: Move) -> Result<&Ply, IllegalMove> {
        let piece = self.check_move(mv)?;
        let index = self.plies.len();
        if index == 0 {
            self.plies.reserve(USUAL_PLIES);
            self.seen.reserve(USUAL_PLIES);
            self.seen.note(&self.position, 0, true);
        }
        // From here on nothing is refused, so that the board itself is played on.
        let (made, captured) = self.arena.make_and_tell(&mut self.position.board, mv, piece);
        let ply = self.judge(&self.position.board, mv, made, captured);
        self.position.side_to_move = piece.side().opponent();
        self.outcome = ply.outcome;
        self.seen.note(&self.position, index + 1, made.has_taken);
        self.plies.push(ply);
        Ok(&self.plies[index])
    }

    /// What `mv` would move.
    fn check_move(&self, mv: Move) -> Result<Piece, IllegalMove> {
        match self.outcome {
            Some(outcome) => Err(IllegalMove::GameOver(outcome)),
            None => self.arena.check_move(&self.position, mv),
        }
    }

    /// The coming ply, which has led to `after`: how often that has stood then, and how it ends the game. Does not look at
    /// the board now, which may be the one before or after it.
    fn judge(&self, after: &Board, mv: Move, made: Made, captured: Vec<Captured>) -> Ply {
        let Made { piece, has_taken, .. } = made;
        let coming = Coming { after, mv, piece };
        let occurrence = if has_taken { 1 } else { self.occurrence(coming) };
        let outcome = self
            .arena
            .judge(after, made)
            .or_else(|| if occurrence < FATAL_OCCURRENCE { None } else { self.judge_repetition(coming) })
            .or_else(|| self.judge_move_limit(has_taken));
        Ply { mv, piece, captured, outcome, occurrence }
    }

    fn judge_move_limit(&self, is_capture: bool) -> Option<Outcome> {
        let limit = usize::from(self.ruleset().endings.move_limit?);
        (!is_capture && self.seen.quiet_plies() + 1 >= limit).then_some(Outcome::draw(Reason::MoveLimit))
    }
}
