//! A set of squares, one machine word a rank, so that whole ranks are shifted, masked and flooded at once.

use super::{MAX_BOARD_SIZE, Square};

const RANKS: usize = MAX_BOARD_SIZE as usize;

/// A set of squares of any board: bit `file` of word `rank`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Bits {
    ranks: [u32; RANKS],
}

impl Bits {
    /// No square.
    pub(crate) const EMPTY: Self = Self { ranks: [0; RANKS] };

    /// Every square of a board with `size` files and ranks.
    pub(crate) const fn full(size: u8) -> Self {
        let mut bits = Self::EMPTY;
        let mut rank = 0;
        while rank < size as usize {
            bits.ranks[rank] = (1 << size) - 1;
            rank += 1;
        }
        bits
    }

    /// The outermost files and ranks of a board with `size` files and ranks.
    pub(crate) const fn edge(size: u8) -> Self {
        let mut bits = Self::EMPTY;
        let last = size as usize - 1;
        let mut rank = 0;
        while rank <= last {
            bits.ranks[rank] = 1 | (1 << last);
            rank += 1;
        }
        bits.ranks[0] = (1 << size) - 1;
        bits.ranks[last] = (1 << size) - 1;
        bits
    }

    /// The four blocks of `block` × `block` squares in the corners of a board with `size` files and ranks.
    pub(crate) fn corners(size: u8, block: u8) -> Self {
        let is_outer = |line: u8| line < block || line.saturating_add(block) >= size;
        Self::full(size).iter().filter(|square| is_outer(square.file()) && is_outer(square.rank())).collect()
    }

    pub(crate) const fn contains(&self, square: Square) -> bool {
        self.ranks[square.rank() as usize] >> square.file() & 1 == 1
    }

    pub(crate) const fn insert(&mut self, square: Square) {
        self.ranks[square.rank() as usize] |= 1 << square.file();
    }

    pub(crate) const fn remove(&mut self, square: Square) {
        self.ranks[square.rank() as usize] &= !(1 << square.file());
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.ranks.iter().all(|rank| *rank == 0)
    }

    pub(crate) fn len(&self) -> usize {
        self.ranks.iter().map(|rank| rank.count_ones() as usize).sum()
    }

    pub(crate) fn intersects(&self, other: &Self) -> bool {
        self.ranks.iter().zip(&other.ranks).any(|(a, b)| a & b != 0)
    }

    /// The squares of either set.
    pub(crate) fn or(&self, other: &Self) -> Self {
        Self { ranks: std::array::from_fn(|rank| self.ranks[rank] | other.ranks[rank]) }
    }

    /// The squares of both sets.
    pub(crate) fn and(&self, other: &Self) -> Self {
        Self { ranks: std::array::from_fn(|rank| self.ranks[rank] & other.ranks[rank]) }
    }

    /// The squares of this set that are not in `other`.
    pub(crate) fn minus(&self, other: &Self) -> Self {
        Self { ranks: std::array::from_fn(|rank| self.ranks[rank] & !other.ranks[rank]) }
    }

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
        loop {
            let before = reached;
            for rank in 0..RANKS {
                reached.flood_rank(rank, rank.checked_sub(1), ground);
            }
            if reached.intersects(goal) {
                return reached;
            }
            for rank in (0..RANKS).rev() {
                reached.flood_rank(rank, Some(rank + 1).filter(|above| *above < RANKS), ground);
            }
            if reached == before || reached.intersects(goal) {
                return reached;
            }
        }
    }

    fn flood_rank(&mut self, rank: usize, from: Option<usize>, ground: &Self) {
        let seed = self.ranks[rank] | from.map_or(0, |from| self.ranks[from]) & ground.ranks[rank];
        self.ranks[rank] = if seed == 0 { 0 } else { fill_runs(seed, ground.ranks[rank]) };
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

    /// The squares, from a1 rightwards, then rank by rank upwards.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Square> + use<> {
        let ranks = self.ranks;
        (0..MAX_BOARD_SIZE).flat_map(move |rank| {
            let mut left = ranks[rank as usize];
            std::iter::from_fn(move || {
                let file = left.trailing_zeros();
                left &= left.wrapping_sub(1);
                Square::new(file as u8, rank)
            })
        })
    }
}

impl FromIterator<Square> for Bits {
    fn from_iter<T: IntoIterator<Item = Square>>(squares: T) -> Self {
        let mut bits = Self::EMPTY;
        for square in squares {
            bits.insert(square);
        }
        bits
    }
}

/// Spreads `seed` both ways through the runs of `ground` that it touches (doubling strides; 19 files need five).
fn fill_runs(seed: u32, ground: u32) -> u32 {
    let (mut left, mut right) = (seed, seed);
    let (mut open_left, mut open_right) = (ground, ground);
    for stride in [1, 2, 4, 8, 16] {
        left |= open_left & (left << stride);
        open_left &= open_left << stride;
        right |= open_right & (right >> stride);
        open_right &= open_right >> stride;
    }
    left | right
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
