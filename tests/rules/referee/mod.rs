//! A second referee, written from the rules' text alone: letters on a grid, plain loops, nothing clever.
//!
//! It shares no code with the engine. It reads the same `Ruleset`, because that is what both are asked to follow.
//! Where the two differ, the text decides who is wrong.

mod captures;
mod endings;

use hnefi::rules::{Escape, Repetition, Ruleset, ThronePass, ThroneStop};

/// A square as file and rank from 0; off the board is allowed.
pub(crate) type At = (i32, i32);

pub(crate) const WAYS: [At; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

pub(crate) const EMPTY: char = '.';
const OFF_BOARD: char = '#';

/// Letters on a grid: `t`, `T`, `K` or `.`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Grid {
    pub(crate) size: i32,
    cells: Vec<char>,
}

impl Grid {
    pub(crate) fn read(rows: &str) -> Self {
        let rows: Vec<&str> = rows.split('/').collect();
        let size = rows.len() as i32;
        let mut grid = Self { size, cells: vec![EMPTY; rows.len() * rows.len()] };
        for (down, row) in rows.iter().enumerate() {
            let (mut file, mut run) = (0, 0);
            for letter in row.chars() {
                if let Some(digit) = letter.to_digit(10) {
                    run = run * 10 + digit as i32;
                    continue;
                }
                file += run;
                run = 0;
                grid.set((file, size - 1 - down as i32), letter);
                file += 1;
            }
        }
        grid
    }

    pub(crate) fn get(&self, (file, rank): At) -> char {
        let is_on_board = file >= 0 && rank >= 0 && file < self.size && rank < self.size;
        if is_on_board { self.cells[(rank * self.size + file) as usize] } else { OFF_BOARD }
    }

    pub(crate) fn set(&mut self, (file, rank): At, letter: char) {
        self.cells[(rank * self.size + file) as usize] = letter;
    }

    pub(crate) fn squares(&self) -> Vec<At> {
        let mut squares = Vec::new();
        for rank in 0..self.size {
            for file in 0..self.size {
                squares.push((file, rank));
            }
        }
        squares
    }

    pub(crate) fn is_edge(&self, (file, rank): At) -> bool {
        file == 0 || rank == 0 || file == self.size - 1 || rank == self.size - 1
    }

    pub(crate) fn king(&self) -> Option<At> {
        self.squares().into_iter().find(|at| self.get(*at) == 'K')
    }
}

pub(crate) fn next(at: At, way: At) -> At {
    (at.0 + way.0, at.1 + way.1)
}

/// `a` or `d`, or `.` for what belongs to nobody.
pub(crate) fn side_of(letter: char) -> char {
    match letter {
        't' => 'a',
        'T' | 'K' => 'd',
        _ => '.',
    }
}

pub(crate) fn other(side: char) -> char {
    if side == 'a' { 'd' } else { 'a' }
}

/// What a move did: the squares it emptied, and who won why (`None` inside for a draw).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Verdict {
    pub(crate) taken: Vec<At>,
    pub(crate) end: Option<(Option<char>, &'static str)>,
}

/// A game as the referee follows it.
#[derive(Clone)]
pub(crate) struct Referee {
    pub(crate) rules: Ruleset,
    pub(crate) grid: Grid,
    pub(crate) to_move: char,
    /// Everything that has stood, with the side that was to move and the move that was made then.
    history: Vec<(Grid, char, (At, At))>,
    quiet_plies: u32,
}

impl Referee {
    pub(crate) fn new(rules: Ruleset, rows: &str, to_move: char) -> Self {
        Self { rules, grid: Grid::read(rows), to_move, history: Vec::new(), quiet_plies: 0 }
    }

    /// How the game is over before its first move, if it is.
    pub(crate) fn judge_start(&self) -> Option<(Option<char>, &'static str)> {
        self.end_on_the_board(&self.grid, other(self.to_move), &self.grid, &[])
    }

    pub(crate) fn is_throne(&self, at: At) -> bool {
        self.rules.throne.is_some() && self.grid.size % 2 == 1 && at == (self.grid.size / 2, self.grid.size / 2)
    }

    /// A corner square that means something in this game.
    pub(crate) fn is_corner(&self, (file, rank): At) -> bool {
        let corners = self.rules.corners;
        let means_something = corners.restricted
            || corners.hostile_to.attackers
            || corners.hostile_to.defenders
            || corners.hostile_to.king
            || self.rules.endings.escape == Escape::Corner;
        let block = i32::from(corners.block);
        let is_outer = |line: i32| line < block || line >= self.grid.size - block;
        means_something && is_outer(file) && is_outer(rank)
    }

    pub(crate) fn legal_moves(&self, grid: &Grid, side: char) -> Vec<(At, At)> {
        let mut moves = Vec::new();
        for from in grid.squares() {
            let piece = grid.get(from);
            if side_of(piece) != side {
                continue;
            }
            for way in WAYS {
                let mut to = next(from, way);
                while grid.get(to) == EMPTY {
                    if self.is_corner(to) && self.rules.corners.restricted && piece != 'K' {
                        break;
                    }
                    let (mut may_stop, mut may_pass) = (true, true);
                    if let Some(throne) = self.rules.throne.filter(|_| self.is_throne(to)) {
                        may_stop = match throne.stop {
                            ThroneStop::Anyone => true,
                            ThroneStop::King => piece == 'K',
                            ThroneStop::Nobody => false,
                        };
                        may_pass = throne.pass == ThronePass::Anyone || piece == 'K';
                        may_stop = may_stop && may_pass;
                    }
                    if may_stop {
                        moves.push((from, to));
                    }
                    if !may_pass {
                        break;
                    }
                    to = next(to, way);
                }
            }
        }
        moves.sort_by_key(|(from, to)| (from.1, from.0, to.1, to.0));
        moves
    }

    /// What `mv` would do.
    pub(crate) fn judge(&self, mv: (At, At)) -> Verdict {
        let (after, taken) = self.after(&self.grid, mv);
        let end = self.end_on_the_board(&after, self.to_move, &self.grid, &taken).or_else(|| {
            let times = 1 + self.times_stood(&after, other(self.to_move));
            if times >= 3 { self.end_by_repetition(&after, mv) } else { None }
        });
        let is_quiet = taken.is_empty();
        let end = end.or(match self.rules.endings.move_limit {
            Some(limit) if is_quiet && self.quiet_plies + 1 >= u32::from(limit) => Some((None, "move_limit")),
            _ => None,
        });
        Verdict { taken, end }
    }

    pub(crate) fn play(&mut self, mv: (At, At)) {
        let (after, taken) = self.after(&self.grid, mv);
        self.quiet_plies = if taken.is_empty() { self.quiet_plies + 1 } else { 0 };
        self.history.push((self.grid.clone(), self.to_move, mv));
        self.grid = after;
        self.to_move = other(self.to_move);
    }

    fn times_stood(&self, grid: &Grid, side: char) -> usize {
        self.history.iter().filter(|(stood, to_move, _)| stood == grid && *to_move == side).count()
    }

    fn end_by_repetition(&self, after: &Grid, mv: (At, At)) -> Option<(Option<char>, &'static str)> {
        let loser = match self.rules.endings.repetition {
            Repetition::Ignored => return None,
            Repetition::Draw => return Some((None, "repetition")),
            Repetition::MoverLoses => self.to_move,
            Repetition::DefendersLose => 'd',
            Repetition::AggressorLoses => self.aggressor(after, mv),
        };
        Some((Some(other(loser)), "repetition"))
    }

    /// The loser of a repetition where the one who had some choice loses.
    fn aggressor(&self, after: &Grid, mv: (At, At)) -> char {
        let side_after = other(self.to_move);
        let second = self.history.iter().rposition(|(stood, to_move, _)| stood == after && *to_move == side_after);
        let mut since: Vec<(Grid, char, (At, At))> = self.history[second.unwrap()..].to_vec();
        since.push((self.grid.clone(), self.to_move, mv));
        let is_forced = |side: char| {
            since.iter().filter(|(_, to_move, _)| *to_move == side).all(|(grid, _, made)| {
                self.legal_moves(grid, side)
                    .into_iter()
                    .filter(|other_move| other_move != made)
                    .all(|other_move| self.gives_the_game_away(grid, side, other_move))
            })
        };
        // Exactly one side forced: the other one loses. Both or neither: the defenders do.
        if is_forced('d') && !is_forced('a') { 'a' } else { 'd' }
    }

    /// Whether the opponent has won after this move, or wins with his next one.
    fn gives_the_game_away(&self, grid: &Grid, side: char, mv: (At, At)) -> bool {
        let (after, taken) = self.after(grid, mv);
        if let Some((winner, _)) = self.end_on_the_board(&after, side, grid, &taken) {
            return winner == Some(other(side));
        }
        self.legal_moves(&after, other(side)).into_iter().any(|reply| {
            let (then, taken) = self.after(&after, reply);
            let end = self.end_on_the_board(&then, other(side), &after, &taken);
            end.is_some_and(|(winner, _)| winner == Some(other(side)))
        })
    }
}
