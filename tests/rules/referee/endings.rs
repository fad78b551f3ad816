//! How a move ends the game, its history left out.

use hnefi::rules::{Escape, NoMoves, Shieldwall};

use super::{At, EMPTY, Grid, OFF_BOARD, Referee, WAYS, next, other, side_of};

impl Referee {
    /// The ending that the position `after` brings; `before` had the king if `taken` has his square.
    pub(crate) fn end_on_the_board(
        &self,
        after: &Grid,
        mover: char,
        before: &Grid,
        taken: &[At],
    ) -> Option<(Option<char>, &'static str)> {
        let endings = self.rules.endings;
        if taken.iter().any(|at| before.get(*at) == 'K') {
            return Some((Some('a'), "king_captured"));
        }
        if let Some(king) = after.king() {
            let has_escaped = match endings.escape {
                Escape::Corner => self.is_corner(king),
                Escape::Edge => after.is_edge(king),
            };
            if has_escaped {
                return Some((Some('d'), "escape"));
            }
        }
        if endings.exit_fort && self.has_fort(after) {
            return Some((Some('d'), "exit_fort"));
        }
        if endings.encirclement && Self::is_encircled(after) {
            return Some((Some('a'), "encirclement"));
        }
        let next_side = other(mover);
        if self.legal_moves(after, next_side).is_empty() {
            let has_pieces = after.squares().iter().any(|at| side_of(after.get(*at)) == next_side);
            if endings.no_moves == NoMoves::Draw && has_pieces {
                return Some((None, "no_moves"));
            }
            return Some((Some(mover), "no_moves"));
        }
        None
    }

    /// From each defender in turn: can he walk to the edge where no attacker stands?
    fn is_encircled(grid: &Grid) -> bool {
        let defenders: Vec<At> = grid.squares().into_iter().filter(|at| side_of(grid.get(*at)) == 'd').collect();
        let walks_out = |from: At| {
            let mut seen = vec![from];
            let mut index = 0;
            while index < seen.len() {
                let at = seen[index];
                if grid.is_edge(at) {
                    return true;
                }
                for way in WAYS {
                    let to = next(at, way);
                    if grid.get(to) != 't' && !seen.contains(&to) {
                        seen.push(to);
                    }
                }
                index += 1;
            }
            false
        };
        !defenders.is_empty() && !defenders.into_iter().any(walks_out)
    }

    /// The fort as a greatest fixed point, shieldwalls included, step by step.
    pub(crate) fn has_fort(&self, grid: &Grid) -> bool {
        let Some(king) = grid.king().filter(|king| grid.is_edge(*king)) else {
            return false;
        };
        if !WAYS.iter().any(|way| grid.get(next(king, *way)) == EMPTY) {
            return false;
        }
        let mut safe: Vec<At> = grid.squares().into_iter().filter(|at| grid.get(*at) == 'T').collect();
        loop {
            let mut region = vec![king];
            let mut index = 0;
            while index < region.len() {
                for way in WAYS {
                    let to = next(region[index], way);
                    let is_open = grid.get(to) == EMPTY || (grid.get(to) == 'T' && !safe.contains(&to));
                    if is_open && !region.contains(&to) {
                        region.push(to);
                    }
                }
                index += 1;
            }
            for at in &region {
                if self.is_corner(*at) || WAYS.iter().any(|way| grid.get(next(*at, *way)) == 't') {
                    return false;
                }
            }
            let can_turn_hostile = |at: At| {
                if grid.get(at) == OFF_BOARD {
                    return false;
                }
                self.is_hostile_square(grid, at, 'T') || (!region.contains(&at) && at != king && !safe.contains(&at))
            };
            let mut falling = Vec::new();
            for at in &safe {
                let is_between =
                    |way: At| can_turn_hostile(next(*at, way)) && can_turn_hostile(next(*at, (-way.0, -way.1)));
                if is_between((1, 0)) || is_between((0, 1)) {
                    falling.push(*at);
                }
            }
            if self.rules.captures.shieldwall != Shieldwall::None {
                falling.extend(self.falling_rows(grid, king, &safe, &can_turn_hostile));
            }
            if falling.is_empty() {
                return true;
            }
            safe.retain(|at| !falling.contains(at));
        }
    }

    fn falling_rows(&self, grid: &Grid, king: At, safe: &[At], can_turn_hostile: &dyn Fn(At) -> bool) -> Vec<At> {
        let mut falling = Vec::new();
        let is_member = |at: At| at == king || safe.contains(&at);
        for start in grid.squares().into_iter().filter(|at| is_member(*at)) {
            for out in WAYS {
                if grid.get(next(start, out)) != OFF_BOARD {
                    continue;
                }
                let inwards = (-out.0, -out.1);
                for along in [(out.1, out.0), (-out.1, -out.0)] {
                    let first_end = next(start, (-along.0, -along.1));
                    if is_member(first_end) {
                        continue;
                    }
                    let mut row = vec![start];
                    let mut end = next(start, along);
                    while is_member(end) {
                        row.push(end);
                        end = next(end, along);
                    }
                    let is_corner_without_part =
                        |at: At| self.is_corner(at) && self.rules.captures.shieldwall == Shieldwall::Pieces;
                    let can_bracket = |at: At| can_turn_hostile(at) && !is_corner_without_part(at);
                    if row.len() >= 2
                        && can_bracket(first_end)
                        && can_bracket(end)
                        && row.iter().all(|at| can_turn_hostile(next(*at, inwards)))
                    {
                        falling.extend(row.into_iter().filter(|at| *at != king));
                    }
                }
            }
        }
        falling
    }
}
