//! Boards as rows of letters, read and written.

use super::{Board, MAX_BOARD_SIZE, MIN_BOARD_SIZE, Piece, Square, notation::PositionError};

impl Board {
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
        let size = self.size() as usize;
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
                if matches!(piece, Piece::King) && self.king().is_some() {
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
        let rows: Vec<String> = (0..self.size()).rev().map(|rank| self.row(rank)).collect();
        rows.join("/")
    }

    fn row(&self, rank: u8) -> String {
        let mut row = String::new();
        let mut run = 0;
        for file in 0..self.size() {
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
