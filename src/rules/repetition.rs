//! What the third occurrence of a position does.
//!
//! An occurrence is the same pieces on the same squares with the same side to move, the start counted.

use super::{Board, Game, Move, Outcome, Piece, Position, Reason, Repetition, Side, arena::Arena};

/// The occurrence that ends the game where repetition does.
pub const FATAL_OCCURRENCE: u32 = 3;

/// How many chains the positions since the last capture hang on.
const CHAINS: usize = 64;
/// The end of a chain.
const END: u32 = u32::MAX;

/// The positions since the last capture, found by their keys.
///
/// A capture makes everything before it unreachable, so that it starts afresh.
#[derive(Debug, Clone)]
pub(super) struct Seen {
    /// How many plies had been played when the first of them stood.
    first: usize,
    /// The latest on each chain.
    latest: [u32; CHAINS],
    /// Each position's key, and the one before it on its chain.
    links: Vec<(u64, u32)>,
}

impl Seen {
    /// Nothing seen yet.
    pub(super) const fn nothing() -> Self {
        Self { first: 0, latest: [END; CHAINS], links: Vec::new() }
    }

    /// Makes room for so many positions.
    pub(super) fn reserve(&mut self, positions: usize) {
        self.links.reserve(positions);
    }

    /// How many plies without a capture have led here.
    pub(super) fn quiet_plies(&self) -> usize {
        self.links.len().saturating_sub(1)
    }

    /// Notes the position after `plies` plies, in their order; `is_fresh` if it is the first, or there was a capture.
    pub(super) fn note(&mut self, position: &Position, plies: usize, is_fresh: bool) {
        if is_fresh {
            self.first = plies;
            self.latest = [END; CHAINS];
            self.links.clear();
        }
        let key = key(&position.board, position.side_to_move);
        let before = std::mem::replace(&mut self.latest[chain(key)], self.links.len() as u32);
        self.links.push((key, before));
    }

    /// The latest count of plies, of those that `is_it` agrees to, after which a position with this key stood.
    #[inline]
    fn latest(&self, key: u64, is_it: impl Fn(usize) -> bool) -> Option<usize> {
        let mut link = self.latest[chain(key)];
        while let Some((known, before)) = self.links.get(link as usize) {
            let plies = self.first + link as usize;
            if *known == key && is_it(plies) {
                return Some(plies);
            }
            link = *before;
        }
        None
    }
}

/// A number that equal positions share; unequal ones hardly ever do.
const fn key(board: &Board, to_move: Side) -> u64 {
    match to_move {
        Side::Attackers => board.key(),
        Side::Defenders => !board.key(),
    }
}

/// The chain that a key hangs on.
const fn chain(key: u64) -> usize {
    key as usize % CHAINS
}

/// A ply without a capture that is not among those of its game yet.
#[derive(Clone, Copy)]
pub(super) struct Coming<'a> {
    /// The board to which it leads.
    pub(super) after: &'a Board,
    pub(super) mv: Move,
    pub(super) piece: Piece,
}

impl Coming<'_> {
    fn mover(&self) -> Side {
        self.piece.side()
    }

    /// The board that it leads from.
    fn before(&self) -> Board {
        let Move { from, to } = self.mv;
        let mut board = self.after.clone();
        board.shift(Move { from: to, to: from }, self.piece);
        board
    }
}

impl Game {
    /// After how many plies the position last stood to which the coming ply leads.
    #[inline]
    fn last_stood(&self, coming: Coming<'_>) -> Option<usize> {
        let key = key(coming.after, coming.mover().opponent());
        self.seen.latest(key, |plies| self.is_it(plies, coming))
    }

    /// Whether the position to which the coming ply leads stood after so many: keys only lead there, the pieces are compared.
    #[cold]
    fn is_it(&self, plies: usize, coming: Coming<'_>) -> bool {
        let is_same_side = (self.plies.len() - plies) % 2 == 1;
        is_same_side && self.board_at(plies, coming.before()) == *coming.after
    }

    /// How often the position to which the coming ply leads will have stood.
    #[inline]
    pub(super) fn occurrence(&self, coming: Coming<'_>) -> u32 {
        let before = |plies: usize| plies.checked_sub(1).map_or(1, |last| self.plies[last].occurrence);
        self.last_stood(coming).map_or(1, |plies| before(plies) + 1)
    }

    /// How the coming ply ends the game by bringing a position about for the [`FATAL_OCCURRENCE`], or oftener.
    #[cold]
    pub(super) fn judge_repetition(&self, coming: Coming<'_>) -> Option<Outcome> {
        let loser = match self.ruleset().endings.repetition {
            Repetition::Ignored => return None,
            Repetition::Draw => return Some(Outcome::draw(Reason::Repetition)),
            Repetition::MoverLoses => coming.mover(),
            Repetition::DefendersLose => Side::Defenders,
            Repetition::AggressorLoses => self.aggressor(coming).unwrap_or(Side::Defenders),
        };
        Some(Outcome::win(loser.opponent(), Reason::Repetition))
    }

    /// The side that could have done otherwise while the other was forced, since the position last stood
    /// (S0 Tawlbwrdd 8: the one who has some choice).
    fn aggressor(&self, coming: Coming<'_>) -> Option<Side> {
        match self.who_could_vary(coming) {
            [true, false] => Some(Side::Attackers),
            [false, true] => Some(Side::Defenders),
            [true, true] | [false, false] => None,
        }
    }

    /// Which sides, in the order of [`Side::ALL`], could have done otherwise at one of their moves since the position last
    /// stood, the coming one that brings it about again included.
    pub(super) fn who_could_vary(&self, coming: Coming<'_>) -> [bool; 2] {
        let Some(since) = self.last_stood(coming) else {
            return [true, true];
        };
        // From the latest ply backwards, so that the side that moves now comes first.
        let boards = self.boards_backwards(coming.before()).map(|(_, board)| board);
        let steps = self.plies[since..].iter().map(|ply| ply.mv).chain([coming.mv]).rev();
        let made: Vec<(Board, Move)> = boards.zip(steps).collect();
        let mover = coming.mover();
        let is_forced_throughout = |skipped: usize, side: Side| {
            made.iter().skip(skipped).step_by(2).all(|(board, mv)| self.arena.is_forced(board, side, *mv))
        };
        Side::ALL.map(|side| !is_forced_throughout(usize::from(side != mover), side))
    }
}

impl Arena {
    /// Whether every other legal move than `mv` would have lost at once or to the very next move.
    fn is_forced(&self, board: &Board, side: Side, mv: Move) -> bool {
        self.moves(board, side).filter(|(other, _)| *other != mv).all(|(other, piece)| {
            let mut after = board.clone();
            let made = self.make(&mut after, other, piece);
            match self.judge(&after, made) {
                Some(outcome) => outcome.winner == Some(side.opponent()),
                None => self.can_win_at_once(&after, side.opponent()),
            }
        })
    }

    /// Whether `side`, to move, has a move that wins on the spot, repetition left out.
    pub(super) fn can_win_at_once(&self, board: &Board, side: Side) -> bool {
        self.moves(board, side).any(|(mv, piece)| {
            let mut after = board.clone();
            let made = self.make(&mut after, mv, piece);
            self.judge(&after, made).is_some_and(|outcome| outcome.winner == Some(side))
        })
    }
}
