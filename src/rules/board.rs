//! Which piece stands where.

use super::{MAX_BOARD_SIZE, Move, Piece, Side, Square, bits::Bits, square::SQUARE_NUMBERS};

/// The smallest board's number of files and ranks.
pub const MIN_BOARD_SIZE: u8 = 3;

/// A square board of 3×3 up to 19×19 and the pieces on it; there is at most one king.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Board {
    size: u8,
    /// Each side's pieces, in the order of [`Side::ALL`], the king among the defenders.
    sides: [Bits; 2],
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
        Some(Self { size, sides: [Bits::EMPTY; 2], king: None, key: 0 })
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
        Side::ALL.into_iter().find_map(|side| self.piece_of(side, square))
    }

    /// The piece of `side` on `square`, if any (none off the board).
    pub(crate) fn piece_of(&self, side: Side, square: Square) -> Option<Piece> {
        let piece = if self.king == Some(square) { Piece::King } else { side.soldier() };
        self.side(side).contains(square).then_some(piece)
    }

    /// Every piece with its square, from a1 rightwards, then rank by rank upwards.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// How many pieces of this kind stand on the board.
    pub fn count(&self, piece: Piece) -> usize {
        let kings = usize::from(self.king.is_some());
        match piece {
            Piece::Attacker => self.side(Side::Attackers).len(),
            Piece::Defender => self.side(Side::Defenders).len() - kings,
            Piece::King => kings,
        }
    }

    /// The king's square, while he is on the board.
    pub const fn king(&self) -> Option<Square> {
        self.king
    }

    pub(crate) const fn side(&self, side: Side) -> &Bits {
        &self.sides[side as usize]
    }

    pub(crate) fn occupied(&self) -> Bits {
        self.sides[0].or(&self.sides[1])
    }

    pub(crate) const fn is_vacant(&self, square: Square) -> bool {
        !self.sides[0].contains(square) && !self.sides[1].contains(square)
    }

    /// Whether `mv` goes straight, and only over vacant squares of `passes`, where it ends included.
    #[inline]
    pub(crate) fn is_open_way(&self, mv: Move, passes: &Bits) -> bool {
        let (from, to) = (mv.from.row(), mv.to.row());
        let closed = |rank: usize| self.sides[0].ranks[rank] | self.sides[1].ranks[rank] | !passes.ranks[rank];
        let (here, there) = (mv.from.bit(), mv.to.bit());
        if from == to {
            // The files between the two, and the one to go to; none if it is the same.
            let way = if here < there { 2 * there - 2 * here } else { here - there };
            way != 0 && closed(from) & way == 0
        } else {
            let ranks = if from < to { from + 1..to + 1 } else { to..from };
            here == there && ranks.into_iter().all(|rank| closed(rank) & here == 0)
        }
    }

    /// Whether a piece of `side` has a vacant square of `stops` beside it.
    #[inline]
    pub(crate) fn can_step(&self, side: Side, stops: &Bits) -> bool {
        self.side(side).can_step_on(stops, &self.sides, self.size)
    }

    /// A number that equal boards share; unequal ones hardly ever do.
    pub(crate) const fn key(&self) -> u64 {
        self.key
    }

    /// Puts a piece on a vacant square.
    pub(crate) const fn put(&mut self, square: Square, piece: Piece) {
        self.sides[piece.side() as usize].insert(square);
        if matches!(piece, Piece::King) {
            self.king = Some(square);
        }
        self.key ^= piece_key(square, piece);
    }

    /// Moves a piece to a vacant square.
    #[expect(clippy::inline_always, reason = "a move costs a fifth more where this is called")]
    #[inline(always)]
    pub(crate) const fn shift(&mut self, mv: Move, piece: Piece) {
        let pieces = &mut self.sides[piece.side() as usize];
        pieces.remove(mv.from);
        pieces.insert(mv.to);
        if matches!(piece, Piece::King) {
            self.king = Some(mv.to);
        }
        self.key ^= piece_key(mv.from, piece) ^ piece_key(mv.to, piece);
    }

    /// Takes `piece` off its square.
    pub(crate) fn take(&mut self, square: Square, piece: Piece) {
        self.sides[piece.side() as usize].remove(square);
        if matches!(piece, Piece::King) {
            self.king = None;
        }
        self.key ^= piece_key(square, piece);
    }
}

/// The numbers that stand for pieces on squares in [`Board::key`], by kind of piece.
static PIECE_KEYS: [[u64; SQUARE_NUMBERS]; 3] = piece_keys();

/// `SplitMix64`'s finaliser over a running number.
const fn piece_keys() -> [[u64; SQUARE_NUMBERS]; 3] {
    let mut keys = [[0; SQUARE_NUMBERS]; 3];
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
    PIECE_KEYS[piece as usize][square.number()]
}
