//! Which piece stands where.

use super::{MAX_BOARD_SIZE, Piece, Side, Square, bits::Bits, notation::PositionError};

/// The smallest board's number of files and ranks.
pub const MIN_BOARD_SIZE: u8 = 3;

/// A square board of 3×3 up to 19×19 and the pieces on it; there is at most one king.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Board {
    size: u8,
    attackers: Bits,
    /// The king among them.
    defenders: Bits,
    king: Option<Square>,
    /// The exclusive or of every piece's key, kept up to date with each change.
    key: u64,
}

impl Board {
    /// A board without pieces, if boards can have this size.
    pub const fn empty(size: u8) -> Option<Self> {
        if size < MIN_BOARD_SIZE || size > MAX_BOARD_SIZE {
            return None;
        }
        Some(Self { size, attackers: Bits::EMPTY, defenders: Bits::EMPTY, king: None, key: 0 })
    }

    /// Reads rows from the top rank down: `t` attacker, `T` defender, `K` king, digits are runs of empty squares.
    ///
    /// # Errors
    /// A [`PositionError`] says which row is wrong and why.
    pub fn parse(rows: &str) -> Result<Self, PositionError> {
        Self::read(rows).map_err(|fault| PositionError(fault.in_words()))
    }

    /// A start position that is part of the program: a mistake in it does not compile.
    pub(crate) const fn literal(rows: &str) -> Self {
        match Self::read(rows) {
            Ok(board) => board,
            Err(_) => panic!("a start position of the program is not a board"),
        }
    }

    const fn read(rows: &str) -> Result<Self, Fault> {
        let text = rows.as_bytes();
        let mut size = 1;
        let mut at = 0;
        while at < text.len() {
            size += (text[at] == b'/') as usize;
            at += 1;
        }
        let Some(mut board) = Self::empty(if size > u8::MAX as usize { u8::MAX } else { size as u8 }) else {
            return Err(Fault::RowCount(size));
        };
        at = 0;
        let mut row = 0;
        while row < size {
            at = match board.read_row(text, at, row) {
                Ok(after) => after + 1,
                Err(fault) => return Err(fault),
            };
            row += 1;
        }
        Ok(board)
    }

    /// Reads the row that starts at `at`, and says where it ends.
    const fn read_row(&mut self, text: &[u8], mut at: usize, row: usize) -> Result<usize, Fault> {
        let size = self.size as usize;
        let mut file = 0;
        while at < text.len() && text[at] != b'/' {
            let piece = match text[at] {
                b't' => Piece::Attacker,
                b'T' => Piece::Defender,
                b'K' => Piece::King,
                b'0'..=b'9' => {
                    let mut run = 0;
                    while at < text.len() && text[at].is_ascii_digit() && run <= size {
                        run = run * 10 + (text[at] - b'0') as usize;
                        at += 1;
                    }
                    file += run;
                    continue;
                }
                _ => return Err(Fault::Letter(row + 1)),
            };
            if file < size
                && let Some(square) = Square::new(file as u8, (size - 1 - row) as u8)
            {
                if matches!(piece, Piece::King) && self.king.is_some() {
                    return Err(Fault::TwoKings(row + 1));
                }
                self.put(square, piece);
            }
            file += 1;
            at += 1;
        }
        if file == size { Ok(at) } else { Err(Fault::Width(row + 1, file, size)) }
    }

    /// The rows as [`Board::parse`] reads them.
    pub fn to_rows(&self) -> String {
        let rows: Vec<String> = (0..self.size).rev().map(|rank| self.row(rank)).collect();
        rows.join("/")
    }

    fn row(&self, rank: u8) -> String {
        let mut row = String::new();
        let mut run = 0;
        for file in 0..self.size {
            let piece = Square::new(file, rank).and_then(|square| self.piece_at(square));
            if piece.is_some() && run > 0 {
                row.push_str(&run.to_string());
                run = 0;
            }
            match piece {
                Some(piece) => row.push(piece.letter()),
                None => run += 1,
            }
        }
        if run > 0 {
            row.push_str(&run.to_string());
        }
        row
    }

    /// The number of files, which is also the number of ranks.
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// Whether this board has `square`.
    pub const fn contains(&self, square: Square) -> bool {
        square.file() < self.size && square.rank() < self.size
    }

    /// The piece on `square`, if any (none off the board).
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        if self.attackers.contains(square) {
            Some(Piece::Attacker)
        } else if self.defenders.contains(square) {
            Some(if self.king == Some(square) { Piece::King } else { Piece::Defender })
        } else {
            None
        }
    }

    /// Every piece with its square, from a1 rightwards, then rank by rank upwards.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// How many pieces of this kind stand on the board.
    pub fn count(&self, piece: Piece) -> usize {
        let kings = usize::from(self.king.is_some());
        match piece {
            Piece::Attacker => self.attackers.len(),
            Piece::Defender => self.defenders.len() - kings,
            Piece::King => kings,
        }
    }

    /// The king's square, while he is on the board.
    pub const fn king(&self) -> Option<Square> {
        self.king
    }

    pub(crate) const fn side(&self, side: Side) -> &Bits {
        match side {
            Side::Attackers => &self.attackers,
            Side::Defenders => &self.defenders,
        }
    }

    pub(crate) fn occupied(&self) -> Bits {
        self.attackers.or(&self.defenders)
    }

    pub(crate) const fn is_vacant(&self, square: Square) -> bool {
        !self.attackers.contains(square) && !self.defenders.contains(square)
    }

    /// A number that equal boards share; unequal ones hardly ever do.
    pub(crate) const fn key(&self) -> u64 {
        self.key
    }

    /// Puts a piece on a vacant square.
    pub(crate) const fn put(&mut self, square: Square, piece: Piece) {
        match piece {
            Piece::Attacker => self.attackers.insert(square),
            Piece::Defender => self.defenders.insert(square),
            Piece::King => {
                self.defenders.insert(square);
                self.king = Some(square);
            }
        }
        self.key ^= piece_key(square, piece);
    }

    /// Takes `piece` off its square.
    pub(crate) fn take(&mut self, square: Square, piece: Piece) {
        match piece {
            Piece::Attacker => self.attackers.remove(square),
            Piece::Defender => self.defenders.remove(square),
            Piece::King => {
                self.defenders.remove(square);
                self.king = None;
            }
        }
        self.key ^= piece_key(square, piece);
    }
}

/// How many squares of a rank the table of keys has room for.
const KEYS_A_RANK: usize = 32;

/// The numbers that stand for pieces on squares in [`Board::key`], by kind of piece.
static PIECE_KEYS: [[u64; MAX_BOARD_SIZE as usize * KEYS_A_RANK]; 3] = piece_keys();

/// `SplitMix64`'s finaliser over a running number.
const fn piece_keys() -> [[u64; MAX_BOARD_SIZE as usize * KEYS_A_RANK]; 3] {
    let mut keys = [[0; MAX_BOARD_SIZE as usize * KEYS_A_RANK]; 3];
    let mut number: u64 = 0;
    let mut piece = 0;
    while piece < keys.len() {
        let mut square = 0;
        while square < keys[piece].len() {
            number += 1;
            let mut mixed = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            keys[piece][square] = mixed ^ mixed >> 31;
            square += 1;
        }
        piece += 1;
    }
    keys
}

const fn piece_key(square: Square, piece: Piece) -> u64 {
    PIECE_KEYS[piece as usize][square.rank() as usize * KEYS_A_RANK + square.file() as usize]
}

/// Why rows are not a board; rows are counted from the top, from 1.
enum Fault {
    RowCount(usize),
    Letter(usize),
    TwoKings(usize),
    Width(usize, usize, usize),
}

impl Fault {
    fn in_words(&self) -> String {
        match self {
            Self::RowCount(rows) => format!("{rows} rows, but boards have {MIN_BOARD_SIZE} to {MAX_BOARD_SIZE}"),
            Self::Letter(row) => format!("row {row} has something other than t, T, K and digits"),
            Self::TwoKings(row) => format!("row {row} has a second king"),
            Self::Width(row, files, size) => format!("row {row} has {files} squares, but there are {size} rows"),
        }
    }
}
