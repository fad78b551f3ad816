//! What the third occurrence of a position does.
//!
//! An occurrence is the same pieces on the same squares with the same side to move, the start counted.

use super::{Board, Game, Move, Outcome, Reason, Repetition, Side, arena::Arena};

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

    /// Notes the position after `plies` plies, in their order.
    pub(super) fn note(&mut self, board: &Board, to_move: Side, plies: usize, is_after_capture: bool) {
        if is_after_capture || self.links.is_empty() {
            self.first = plies;
            self.latest = [END; CHAINS];
            self.links.clear();
        }
        let key = key(board, to_move);
        let before = std::mem::replace(&mut self.latest[chain(key)], self.links.len() as u32);
        self.links.push((key, before));
    }

    /// The counts of plies after which a position with this key stood, the latest first.
    fn with_key(&self, key: u64) -> impl Iterator<Item = usize> {
        let link = |index: u32| self.links.get(index as usize).map(|(key, before)| (index, *key, *before));
        std::iter::successors(link(self.latest[chain(key)]), move |(_, _, before)| link(*before))
            .filter(move |(_, found, _)| *found == key)
            .map(|(index, _, _)| self.first + index as usize)
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

impl Game {
    /// The plies before which `board` stood with the side to move that it would have after the coming ply, the latest
    /// first. Keys only lead there: the pieces themselves are compared.
    pub(super) fn occurrences<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = usize> + 'a {
        let to_move = self.side_to_move().opponent();
        let is_same_side = |ply: usize| (self.plies.len() - ply) % 2 == 1;
        let with_key = self.seen.with_key(key(board, to_move));
        with_key.filter(move |ply| is_same_side(*ply) && self.board_at(*ply) == *board)
    }

    /// How often `board` will have stood once the coming ply has brought it about without a capture.
    pub(super) fn occurrence(&self, board: &Board) -> u32 {
        let before = |ply: usize| ply.checked_sub(1).map_or(1, |last| self.plies[last].occurrence);
        self.occurrences(board).next().map_or(1, |ply| before(ply) + 1)
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
        match self.who_could_vary(after, mv) {
            [true, false] => Some(Side::Attackers),
            [false, true] => Some(Side::Defenders),
            [true, true] | [false, false] => None,
        }
    }

    /// Which sides, in the order of [`Side::ALL`], could have done otherwise at one of their moves since `after` last
    /// stood, `mv` that brings it about again included.
    pub(super) fn who_could_vary(&self, after: &Board, mv: Move) -> [bool; 2] {
        let Some(since) = self.occurrences(after).next() else {
            return [true, true];
        };
        // From the latest ply backwards, so that the side that moves now comes first.
        let boards = self.boards_backwards().map(|(_, board)| board);
        let steps = self.plies[since..].iter().map(|ply| ply.mv).chain([mv]).rev();
        let made: Vec<(Board, Move)> = boards.zip(steps).collect();
        let mover = self.side_to_move();
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
            match self.judge(&after, side, made) {
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
            self.judge(&after, side, made).is_some_and(|outcome| outcome.winner == Some(side))
        })
    }
}
