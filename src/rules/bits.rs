//! A set of squares, one machine word a rank, so that whole ranks are shifted, masked and flooded at once.

use super::{Direction, MAX_BOARD_SIZE, Square};

/// One rank more than the largest board has: empty, so that every square has a rank above it, and whole vectors of four.
pub(super) const RANKS: usize = MAX_BOARD_SIZE as usize + 1;

/// A set of squares of any board: bit `file` of word `rank`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Bits {
    pub(super) ranks: [u32; RANKS],
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
        self.ranks[square.row()] & square.bit() != 0
    }

    pub(crate) const fn insert(&mut self, square: Square) {
        self.ranks[square.row()] |= square.bit();
    }

    pub(crate) const fn remove(&mut self, square: Square) {
        self.ranks[square.row()] &= !square.bit();
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

    /// The rank below the square, its own and the one above, so shifted that bit 0 is the file to the left of it and bit 2 that
    /// to the right.
    #[inline]
    pub(super) fn around(&self, square: Square) -> [u32; 3] {
        let (row, file) = (square.row(), square.file());
        // The spare rank is as empty as what lies below the board.
        let below = if row == 0 { RANKS - 1 } else { row - 1 };
        [below, row, row + 1].map(|row| self.ranks[row] << 1 >> file)
    }

    /// The ways in which the square beside `square` is of this set.
    #[inline]
    pub(crate) fn beside(&self, square: Square) -> Ways {
        let [below, here, above] = self.around(square);
        // All four are looked up without a branch.
        Ways(above >> 1 & 1 | below & 0b10 | here << 2 & 0b100 | here << 1 & 0b1000)
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

    /// The squares, from a1 rightwards, then rank by rank upwards.
    pub(crate) const fn iter(&self) -> Squares {
        Squares { ranks: self.ranks, rank: 0 }
    }
}

/// Some of the four ways, one by one in the order of [`Direction::ALL`], which is that of the bits.
pub(crate) struct Ways(u32);

impl Ways {
    pub(crate) const fn is_empty(&self) -> bool {
        self.0 == 0
    }
}

impl Iterator for Ways {
    type Item = Direction;

    fn next(&mut self) -> Option<Direction> {
        let direction = Direction::ALL.get(self.0.trailing_zeros() as usize).copied();
        self.0 &= self.0.wrapping_sub(1);
        direction
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
