//! Sets of squares walked over: what lies beside them, how far pieces slide, where they come to.

use super::{
    Square,
    bits::{Bits, RANKS},
};

impl Bits {
    /// The squares beside those of this set, along files and ranks (some may be off the board).
    pub(crate) fn neighbours(&self) -> Self {
        let mut bits = Self::EMPTY;
        for rank in 0..RANKS {
            let below = if rank > 0 { self.ranks[rank - 1] } else { 0 };
            let above = if rank + 1 < RANKS { self.ranks[rank + 1] } else { 0 };
            bits.ranks[rank] = self.ranks[rank] << 1 | self.ranks[rank] >> 1 | below | above;
        }
        bits
    }

    /// The squares of this set that have a square of this kind on two opposite sides.
    pub(crate) fn between(&self, kind: &Self) -> Self {
        let mut bits = Self::EMPTY;
        for rank in 0..RANKS {
            let below = if rank > 0 { kind.ranks[rank - 1] } else { 0 };
            let above = if rank + 1 < RANKS { kind.ranks[rank + 1] } else { 0 };
            let beside = (kind.ranks[rank] << 1) & (kind.ranks[rank] >> 1);
            bits.ranks[rank] = self.ranks[rank] & (beside | below & above);
        }
        bits
    }

    /// The squares of `ground` that can be walked to from this set, the start included where it lies on `ground`.
    /// Stops early, with what it has, once it has come to a square of `goal`.
    pub(crate) fn flood(&self, ground: &Self, goal: &Self) -> Self {
        let mut reached = self.and(ground);
        if reached.intersects(goal) {
            return reached;
        }
        loop {
            let mut has_grown = false;
            for rank in (0..RANKS).chain((0..RANKS).rev()) {
                let below = rank.checked_sub(1).map_or(0, |below| reached.ranks[below]);
                let above = reached.ranks.get(rank + 1).copied().unwrap_or(0);
                let seed = (reached.ranks[rank] | below | above) & ground.ranks[rank];
                if seed == 0 {
                    continue;
                }
                let filled = fill_runs(seed, ground.ranks[rank]);
                has_grown |= filled != reached.ranks[rank];
                reached.ranks[rank] = filled;
                if filled & goal.ranks[rank] != 0 {
                    return reached;
                }
            }
            if !has_grown {
                return reached;
            }
        }
    }

    /// Whether a piece of this set sees the edge of a board with `size` files and ranks along its file or rank, with no
    /// piece of `blockers`, all of them on other squares, in between.
    pub(crate) fn sees_edge(&self, blockers: &Self, size: u8) -> bool {
        let ranks = usize::from(size);
        let (mut blocked_below, mut blocked_above) = (0, 0);
        (0..ranks).any(|rank| {
            let opposite = ranks - 1 - rank;
            let (own, others) = (self.ranks[rank], blockers.ranks[rank]);
            blocked_below |= others;
            blocked_above |= blockers.ranks[opposite];
            let all = own | others;
            let leftmost = all & all.wrapping_neg();
            // The rightmost piece is the highest bit: the greater number has it.
            own & leftmost != 0 || own > others || own & !blocked_below | self.ranks[opposite] & !blocked_above != 0
        })
    }

    /// Whether a piece of this set has one of `stops` beside it on which no piece of `taken` stands.
    #[inline]
    pub(crate) fn can_step_on(&self, stops: &Self, taken: &[Self; 2], size: u8) -> bool {
        let free = |rank: usize| stops.ranks[rank] & !(taken[0].ranks[rank] | taken[1].ranks[rank]);
        let can_step_sideways = |rank: usize| (self.ranks[rank] << 1 | self.ranks[rank] >> 1) & free(rank) != 0;
        let can_step_across = |rank: usize| self.ranks[rank] & free(rank + 1) | self.ranks[rank + 1] & free(rank) != 0;
        // Somebody about the middle nearly always can.
        let (middle, end) = (usize::from(size / 2), usize::from(size));
        (middle..end).any(can_step_sideways) || (0..middle).any(can_step_sideways) || (0..end).any(can_step_across)
    }

    /// How many steps the pieces of this set have altogether if each slides through `free` and may stop on `stops`.
    pub(crate) fn count_slides(&self, free: &Self, stops: &Self) -> u32 {
        let mut count = 0;
        for rank in 0..RANKS {
            let pieces = self.ranks[rank];
            if pieces == 0 {
                continue;
            }
            count += count_along_rank(pieces, free.ranks[rank], stops.ranks[rank]);
            let mut sliding = pieces;
            for to in rank + 1..RANKS {
                sliding &= free.ranks[to];
                if sliding == 0 {
                    break;
                }
                count += (sliding & stops.ranks[to]).count_ones();
            }
            sliding = pieces;
            for to in (0..rank).rev() {
                sliding &= free.ranks[to];
                if sliding == 0 {
                    break;
                }
                count += (sliding & stops.ranks[to]).count_ones();
            }
        }
        count
    }

    /// Whether this set, with `square` added, may cut two of the squares beside it off from each other that could be walked
    /// between before: whether it parts them within the eight squares around, those off the board being open.
    #[inline]
    pub(crate) fn may_part_around(&self, square: Square) -> bool {
        let [below, here, above] = self.around(square).map(|rank| rank & 0b111);
        PARTS[(below | here << 3 | above << 6) as usize]
    }
}

/// Whether the pieces around a square part those beside it, by the three ranks of three squares in which they stand.
static PARTS: [bool; 1 << 9] = {
    let mut parts = [false; 1 << 9];
    let mut taken = 0;
    while taken < parts.len() {
        parts[taken] = parts_around(taken);
        taken += 1;
    }
    parts
};

const fn parts_around(taken: usize) -> bool {
    /// The squares around in a ring, the even ones corners.
    const RING: [usize; 8] = [0, 1, 2, 5, 8, 7, 6, 3];
    let mut open: u8 = 0;
    let mut at = 0;
    while at < RING.len() {
        open |= ((taken >> RING[at] & 1 == 0) as u8) << at;
        at += 1;
    }
    // A corner that is open links the two beside it; count the groups they make.
    let beside = open & 0b1010_1010;
    let linked = beside & open.rotate_left(1) & beside.rotate_left(2);
    beside.count_ones() - linked.count_ones() >= 2
}

/// Spreads `seed` both ways through the runs of `ground` that it touches.
fn fill_runs(seed: u32, ground: u32) -> u32 {
    // Adding carries through a run from its lowest seed to its end.
    let mut filled = seed | ground & (ground ^ (ground + seed));
    // Back to its beginning by doubling strides; 19 files need five.
    let mut open = ground;
    for stride in [1, 2, 4, 8, 16] {
        filled |= open & (filled >> stride);
        open &= open >> stride;
    }
    filled
}

fn count_along_rank(pieces: u32, free: u32, stops: u32) -> u32 {
    let mut count = 0;
    let mut sliding = (pieces << 1) & free;
    while sliding != 0 {
        count += (sliding & stops).count_ones();
        sliding = (sliding << 1) & free;
    }
    sliding = (pieces >> 1) & free;
    while sliding != 0 {
        count += (sliding & stops).count_ones();
        sliding = (sliding >> 1) & free;
    }
    count
}
