//! Squares by file and rank, as players write them: `e5`.

use std::{fmt, str::FromStr};

/// The largest board's number of files and ranks.
pub const MAX_BOARD_SIZE: u8 = 19;

/// How many files a rank has in the numbering of squares, those off the board included: a power of two.
const FILES_A_RANK: u16 = 32;

/// How many numbers squares can have.
pub(crate) const SQUARE_NUMBERS: usize = MAX_BOARD_SIZE as usize * FILES_A_RANK as usize;

/// A square of some board of up to 19×19; whether a given board has it is for the board to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// One number for both, since squares are compared, stepped from and looked up all the time.
    number: u16,
}

impl Square {
    /// The square on `file` (0 = a, at the left) and `rank` (0 = rank 1, at the bottom), if any board can have it.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < MAX_BOARD_SIZE && rank < MAX_BOARD_SIZE {
            Some(Self { number: rank as u16 * FILES_A_RANK + file as u16 })
        } else {
            None
        }
    }

    /// The file, 0 = a.
    pub const fn file(self) -> u8 {
        (self.number % FILES_A_RANK) as u8
    }

    /// The rank, 0 = the bottom one, which players call 1.
    pub const fn rank(self) -> u8 {
        (self.number / FILES_A_RANK) as u8
    }

    /// The rank as an index.
    pub(crate) const fn row(self) -> usize {
        (self.number / FILES_A_RANK) as usize
    }

    /// The file as the one bit set.
    pub(crate) const fn bit(self) -> u32 {
        1 << (self.number % FILES_A_RANK)
    }

    /// A number of its own, below [`SQUARE_NUMBERS`].
    pub(crate) const fn number(self) -> usize {
        self.number as usize
    }

    /// The next square in this direction, if a board with `size` files and ranks has it.
    #[must_use]
    pub const fn step(self, direction: Direction, size: u8) -> Option<Self> {
        // Looked up rather than branched on: this is the innermost step of everything. From file a leftwards leads to a file
        // that no board has, and from rank 1 downwards to such a rank.
        let next = Self { number: self.number.wrapping_add(STEPS[direction as usize]) };
        if next.number % FILES_A_RANK < size as u16 && next.number / FILES_A_RANK < size as u16 {
            Some(next)
        } else {
            None
        }
    }

    /// The file's letter, `a` at the left, no letter skipped.
    pub const fn file_letter(self) -> char {
        (b'a' + self.file()) as char
    }
}

/// What a step adds to a square's number, by direction.
const STEPS: [u16; 4] = [FILES_A_RANK, FILES_A_RANK.wrapping_neg(), 1_u16.wrapping_neg(), 1];

/// The four ways along files and ranks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Towards higher ranks.
    Up,
    /// Towards rank 1.
    Down,
    /// Towards file a.
    Left,
    /// Towards higher files.
    Right,
}

impl Direction {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];

    /// The way that leads from `from` to `to`, if they are two squares of one file or rank.
    pub const fn between(from: Square, to: Square) -> Option<Self> {
        if from.file() == to.file() && from.rank() != to.rank() {
            Some(if to.rank() > from.rank() { Self::Up } else { Self::Down })
        } else if from.rank() == to.rank() && from.file() != to.file() {
            Some(if to.file() > from.file() { Self::Right } else { Self::Left })
        } else {
            None
        }
    }

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// The two ways at right angles to this one.
    #[must_use]
    pub const fn across(self) -> [Self; 2] {
        match self {
            Self::Up | Self::Down => [Self::Left, Self::Right],
            Self::Left | Self::Right => [Self::Up, Self::Down],
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file_letter(), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a square such as `e5`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotASquare;

impl FromStr for Square {
    type Err = NotASquare;

    /// Reads `e5` or `E5`.
    fn from_str(text: &str) -> Result<Self, NotASquare> {
        let mut chars = text.chars();
        let letter = chars.next().ok_or(NotASquare)?.to_ascii_lowercase();
        let digits = chars.as_str();
        if !letter.is_ascii_lowercase() || digits.starts_with(['0', '+']) {
            return Err(NotASquare);
        }
        let rank: u8 = digits.parse().map_err(|_| NotASquare)?;
        Self::new(letter as u8 - b'a', rank - 1).ok_or(NotASquare)
    }
}
