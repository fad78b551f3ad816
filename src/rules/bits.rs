//! A set of squares, one machine word a rank, so that whole ranks are shifted, masked and flooded at once.

use super::{Direction, MAX_BOARD_SIZE, Square};

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

    /// Whether this set, with `square` added, may cut two of the squares beside it off from each other that could be walked
    /// between before: whether it parts them within the eight squares around, those off the board being open.
    pub(crate) fn may_part_around(&self, square: Square) -> bool {
        let (rank, file) = (usize::from(square.rank()), u32::from(square.file()));
        let window = |rank: Option<&u32>| rank.copied().unwrap_or(0) << 1 >> file & 0b111;
        let below = window(rank.checked_sub(1).and_then(|below| self.ranks.get(below)));
        let (beside, above) = (window(self.ranks.get(rank)), window(self.ranks.get(rank + 1)));
        // Around, from the lower left: the even ones are corners, the odd ones beside.
        let around = below
            | (beside >> 2) << 3
            | (above >> 2) << 4
            | (above >> 1 & 1) << 5
            | (above & 1) << 6
            | (beside & 1) << 7;
        let open = !around as u8;
        // A corner that is open links the two beside it; count the groups they make.
        let beside = open & 0b1010_1010;
        let linked = beside & open.rotate_left(1) & beside.rotate_left(2);
        beside.count_ones() - linked.count_ones() >= 2
    }

    pub(crate) fn intersects(&self, other: &Self) -> bool {
        self.ranks.iter().zip(&other.ranks).any(|(a, b)| a & b != 0)
    }

    /// The ways, in the order of [`Direction::ALL`], in which the square beside `square` is of this set.
    pub(crate) fn beside(&self, square: Square) -> impl Iterator<Item = Direction> + use<> {
        let (rank, file) = (usize::from(square.rank()), u32::from(square.file()));
        let at = |rank: Option<&u32>| rank.copied().unwrap_or(0) >> file & 1;
        let above = at(self.ranks.get(rank + 1));
        let below = at(rank.checked_sub(1).and_then(|below| self.ranks.get(below)));
        let here = self.ranks[rank];
        // All four are looked up without a branch: most moves end beside nobody.
        let mut found = above | below << 1 | (here << 1 >> file & 1) << 2 | (here >> file >> 1 & 1) << 3;
        std::iter::from_fn(move || {
            let direction = Direction::ALL.get(found.trailing_zeros() as usize).copied();
            found &= found.wrapping_sub(1);
            direction
        })
    }

    /// Whether a square of this set has one of `stops` beside it that is in none of `taken`.
    pub(crate) fn can_step_on(&self, stops: &Self, taken: [&Self; 2]) -> bool {
        let free = |rank: usize| stops.ranks[rank] & !(taken[0].ranks[rank] | taken[1].ranks[rank]);
        let mut below = 0;
        let mut pieces_below = 0;
        (0..RANKS).any(|rank| {
            let (here, pieces) = (free(rank), self.ranks[rank]);
            let is_beside = (pieces << 1 | pieces >> 1 | pieces_below) & here != 0 || pieces & below != 0;
            (below, pieces_below) = (here, pieces);
            is_beside
        })
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

    /// Whether a square of this set sees the edge of a board with `size` files and ranks along its file or rank, over `ground`
    /// on which it lies itself.
    pub(crate) fn sees_edge(&self, ground: &Self, size: u8) -> bool {
        let ranks = usize::from(size);
        let sees_sideways = |rank: usize| {
            let open = ground.ranks[rank];
            // Adding carries through the run at the left end; the mirrored word has the right end there.
            let mirrored = open.reverse_bits() >> (u32::BITS - u32::from(size));
            let from_left = open & (open ^ (open + 1));
            let from_right = (mirrored & (mirrored ^ (mirrored + 1))).reverse_bits() >> (u32::BITS - u32::from(size));
            (from_left | from_right) & self.ranks[rank] != 0
        };
        let (mut from_below, mut from_above) = (u32::MAX, u32::MAX);
        (0..ranks).any(|rank| {
            let opposite = ranks - 1 - rank;
            from_below &= ground.ranks[rank];
            from_above &= ground.ranks[opposite];
            (from_below & self.ranks[rank]) | (from_above & self.ranks[opposite]) != 0 || sees_sideways(rank)
        })
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
    pub(crate) const fn iter(&self) -> Squares {
        Squares { ranks: self.ranks, rank: 0 }
    }
}

/// The squares of a set one by one.
pub(crate) struct Squares {
    /// Those that are left.
    ranks: [u32; RANKS],
    /// The first rank that may have one.
    rank: usize,
}

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        while let Some(left) = self.ranks.get_mut(self.rank) {
            if *left != 0 {
                let file = left.trailing_zeros() as u8;
                *left &= *left - 1;
                return Square::new(file, self.rank as u8);
            }
            self.rank += 1;
        }
        None
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
