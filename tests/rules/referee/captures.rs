//! What a move takes.

use hnefi::rules::{KingArmed, KingCapture, KingOnEdge, Shieldwall, ThroneHostility};

use super::{At, EMPTY, Grid, OFF_BOARD, Referee, WAYS, next, other, side_of};

impl Referee {
    /// The grid after a move, and the squares it emptied besides the one moved from.
    pub(crate) fn after(&self, grid: &Grid, (from, to): (At, At)) -> (Grid, Vec<At>) {
        let mut moved = grid.clone();
        let piece = grid.get(from);
        moved.set(from, EMPTY);
        moved.set(to, piece);
        let mut taken = self.taken_by(&moved, to);
        taken.sort_by_key(|(file, rank)| (*rank, *file));
        taken.dedup();
        let mut cleared = moved.clone();
        for at in &taken {
            cleared.set(*at, EMPTY);
        }
        (cleared, taken)
    }

    fn taken_by(&self, grid: &Grid, hammer: At) -> Vec<At> {
        let piece = grid.get(hammer);
        let armed = self.rules.king.armed;
        if piece == 'K' && (armed == KingArmed::Neither || armed == KingArmed::AnvilOnly) {
            return Vec::new();
        }
        let side = side_of(piece);
        let mut taken = Vec::new();
        for way in WAYS {
            let target = next(hammer, way);
            let victim = grid.get(target);
            if side_of(victim) != other(side) {
                continue;
            }
            let beyond = next(target, way);
            let is_taken = if victim == 'K' {
                self.is_king_taken(grid, hammer, target, beyond)
            } else {
                self.presses(grid, side, beyond, victim) || self.is_trapped(grid, hammer, target)
            };
            if is_taken {
                taken.push(target);
            }
        }
        if self.rules.captures.shieldwall != Shieldwall::None {
            taken.extend(self.shieldwalls(grid, hammer));
        }
        taken
    }

    /// Whether a piece of `side` on this square captures while standing still.
    fn is_captor(&self, grid: &Grid, side: char, at: At) -> bool {
        let piece = grid.get(at);
        let armed = self.rules.king.armed;
        side_of(piece) == side && (piece != 'K' || armed == KingArmed::Both || armed == KingArmed::AnvilOnly)
    }

    /// Whether something on this square presses a soldier from the other side.
    fn presses(&self, grid: &Grid, side: char, at: At, victim: char) -> bool {
        self.is_captor(grid, side, at) || self.is_hostile_square(grid, at, victim)
    }

    /// Whether the square itself is hostile to `victim`, a soldier.
    pub(crate) fn is_hostile_square(&self, grid: &Grid, at: At, victim: char) -> bool {
        if self.is_corner(at) && grid.get(at) == EMPTY {
            let to = self.rules.corners.hostile_to;
            if (victim == 't' && to.attackers) || (victim == 'T' && to.defenders) {
                return true;
            }
        }
        if !self.is_throne(at) {
            return false;
        }
        let throne = self.rules.throne.unwrap();
        let when = if victim == 't' { throne.hostile_to_attackers } else { throne.hostile_to_defenders };
        let by_itself = match when {
            ThroneHostility::Never => false,
            ThroneHostility::WhenEmpty => grid.get(at) == EMPTY,
            ThroneHostility::Always => true,
        };
        by_itself
            || (victim == 'T' && self.rules.captures.linnaean && grid.get(at) == 'K' && {
                WAYS.iter().filter(|way| grid.get(next(at, **way)) == 't').count() == 3
            })
    }

    fn is_king_taken(&self, grid: &Grid, hammer: At, king: At, beyond: At) -> bool {
        let rules = self.rules.king;
        if grid.is_edge(king) && rules.on_edge == KingOnEdge::Safe {
            return false;
        }
        let is_beside_throne = WAYS.iter().any(|way| self.is_throne(next(king, *way)));
        let how = if self.is_throne(king) {
            rules.on_throne
        } else if is_beside_throne {
            rules.beside_throne
        } else {
            rules.in_open
        };
        let is_hostile_corner =
            |at: At| self.is_corner(at) && grid.get(at) == EMPTY && self.rules.corners.hostile_to.king;
        let is_taken = match how {
            KingCapture::TwoOpposite => grid.get(beyond) == 't' || is_hostile_corner(beyond),
            KingCapture::AllSides => WAYS.iter().all(|way| {
                let beside = next(king, *way);
                grid.get(beside) == 't'
                    || is_hostile_corner(beside)
                    || (self.is_throne(beside) && side_of(grid.get(beside)) != 'd')
            }),
        };
        is_taken || self.is_trapped(grid, hammer, king)
    }

    /// A single piece all of whose neighbours are captors, the throne, a corner or off the board.
    fn is_trapped(&self, grid: &Grid, hammer: At, target: At) -> bool {
        if !self.rules.captures.trap {
            return false;
        }
        let side = side_of(grid.get(hammer));
        for way in WAYS {
            let beside = next(target, way);
            let shuts_in = grid.get(beside) == OFF_BOARD
                || beside == hammer
                || self.is_throne(beside)
                || (self.is_corner(beside) && grid.get(beside) == EMPTY)
                || self.is_captor(grid, side, beside);
            if !shuts_in {
                return false;
            }
        }
        true
    }

    fn shieldwalls(&self, grid: &Grid, hammer: At) -> Vec<At> {
        let side = side_of(grid.get(hammer));
        let mut taken = Vec::new();
        for out in WAYS {
            // `out` leads off the board from the edge that the hammer stands on.
            if grid.get(next(hammer, out)) != OFF_BOARD {
                continue;
            }
            let inwards = (-out.0, -out.1);
            for along in WAYS {
                if along == out || along == inwards {
                    continue;
                }
                let mut row = Vec::new();
                let mut at = next(hammer, along);
                while side_of(grid.get(at)) == other(side) {
                    row.push(at);
                    at = next(at, along);
                }
                let soldier = if side == 'a' { 'T' } else { 't' };
                let is_bracketed = self.is_captor(grid, side, at)
                    || (self.rules.captures.shieldwall == Shieldwall::PiecesAndCorners
                        && self.is_corner(at)
                        && self.is_hostile_square(grid, at, soldier)
                        && !self.is_throne(at));
                let is_fronted = row.iter().all(|member| self.is_captor(grid, side, next(*member, inwards)));
                if row.len() >= 2 && is_bracketed && is_fronted {
                    taken.extend(row.into_iter().filter(|member| grid.get(*member) != 'K'));
                }
            }
        }
        taken
    }
}
