//! A ruleset made ready to play by: its special squares as sets, worked out once a game.

use super::{Board, CaptureKind, Captured, Move, Piece, Ruleset, Side, Square, ThronePass, ThroneStop, bits::Bits};

/// Room for what a move takes, made at once: one on each side but that from which it comes.
const USUAL_CAPTURES: usize = 3;

/// A ruleset with the sets of squares that follow from it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Arena {
    pub(crate) ruleset: Ruleset,
    pub(crate) size: u8,
    pub(crate) throne: Option<Square>,
    /// The throne and the squares beside it; empty without a throne.
    pub(crate) beside_throne: Bits,
    pub(crate) all: Bits,
    pub(crate) edge: Bits,
    pub(crate) corners: Bits,
    /// The corners and the throne.
    pub(crate) special: Bits,
    pub(crate) escape: Bits,
    soldiers: Paths,
    king: Paths,
}

/// What a move has done to a board, as far as the judging of the outcome asks.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Made {
    pub(crate) piece: Piece,
    /// Where the piece stands now.
    pub(crate) to: Square,
    pub(crate) has_taken: bool,
    pub(crate) is_king_taken: bool,
}

/// Where a kind of piece may go as far as special squares are concerned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Paths {
    passes: Bits,
    stops: Bits,
}

impl Arena {
    pub(crate) fn new(ruleset: Ruleset) -> Self {
        let size = ruleset.board_size();
        let all = Bits::full(size);
        let throne = ruleset.throne();
        let throne_bits: Bits = throne.into_iter().collect();
        let corners = ruleset.corner_bits();
        let closed_corners = if ruleset.corners.restricted { corners } else { Bits::EMPTY };
        let closed_when = |is_closed: bool| if is_closed { throne_bits } else { Bits::EMPTY };
        let knobs = ruleset.throne;
        let no_soldier_passes = closed_when(knobs.is_some_and(|throne| throne.pass == ThronePass::King));
        let no_soldier_stops = closed_when(knobs.is_some_and(|throne| throne.stop != ThroneStop::Anyone));
        let no_king_stops = closed_when(knobs.is_some_and(|throne| throne.stop == ThroneStop::Nobody));
        let passes = all.minus(&closed_corners).minus(&no_soldier_passes);
        Self {
            size,
            throne,
            beside_throne: throne_bits.neighbours().and(&all),
            all,
            edge: Bits::edge(size),
            corners,
            special: corners.or(&throne_bits),
            escape: ruleset.escape_bits(),
            soldiers: Paths { passes, stops: passes.minus(&no_soldier_stops) },
            king: Paths { passes: all, stops: all.minus(&no_king_stops) },
            ruleset,
        }
    }

    fn paths(&self, piece: Piece) -> &Paths {
        match piece {
            Piece::Attacker | Piece::Defender => &self.soldiers,
            Piece::King => &self.king,
        }
    }

    /// The squares on which `piece` may be for a moment, on its way.
    pub(crate) fn passes(&self, piece: Piece) -> &Bits {
        &self.paths(piece).passes
    }

    /// The squares, all among [`Arena::passes`], on which `piece` may end its move.
    pub(crate) fn stops(&self, piece: Piece) -> &Bits {
        &self.paths(piece).stops
    }

    /// How many legal moves `side` has.
    pub(crate) fn count_moves(&self, board: &Board, side: Side) -> u32 {
        let free = self.all.minus(&board.occupied());
        let slides = |pieces: &Bits, paths: &Paths| pieces.count_slides(&free.and(&paths.passes), &paths.stops);
        let mut soldiers = *board.side(side);
        let mut king_moves = 0;
        if let (Side::Defenders, Some(king)) = (side, board.king()) {
            soldiers.remove(king);
            king_moves = slides(&std::iter::once(king).collect(), &self.king);
        }
        slides(&soldiers, &self.soldiers) + king_moves
    }

    /// Whether `side` has a legal move.
    #[inline]
    pub(crate) fn can_move(&self, board: &Board, side: Side) -> bool {
        // A square beside a piece is nearly always one to stop on; only a throne that can be passed needs the count.
        board.can_step(side, &self.soldiers.stops) || self.count_moves(board, side) > 0
    }

    /// Moves the piece, takes off what it captures, and says what that was, sorted by square.
    pub(crate) fn make_and_tell(&self, board: &mut Board, mv: Move, piece: Piece) -> (Made, Vec<Captured>) {
        board.shift(mv, piece);
        let mut captured: Vec<Captured> = Vec::new();
        self.captures(board, mv.to, piece, &mut |square, victim, how: CaptureKind| {
            if captured.is_empty() {
                captured = Vec::with_capacity(USUAL_CAPTURES);
            }
            if captured.iter().all(|known| known.square != square) {
                captured.push(Captured { square, piece: victim, how });
            }
        });
        let has_taken = !captured.is_empty();
        let mut is_king_taken = false;
        if has_taken {
            captured.sort_unstable_by_key(|victim| victim.square);
            for victim in &captured {
                board.take(victim.square, victim.piece);
                is_king_taken |= victim.piece == Piece::King;
            }
        }
        (Made { piece, to: mv.to, has_taken, is_king_taken }, captured)
    }

    /// The same where nobody asks what is captured: without a list, and so without making room for one.
    pub(crate) fn make(&self, board: &mut Board, mv: Move, piece: Piece) -> Made {
        board.shift(mv, piece);
        let mut taken = Bits::EMPTY;
        let mut has_taken = false;
        let mut king = None;
        self.captures(board, mv.to, piece, &mut |square, victim, _| {
            if !taken.contains(square) {
                taken.insert(square);
                has_taken = true;
                king = king.or((victim == Piece::King).then_some(square));
            }
        });
        if has_taken {
            let soldier = piece.side().opponent().soldier();
            for square in taken.iter() {
                board.take(square, if king == Some(square) { Piece::King } else { soldier });
            }
        }
        Made { piece, to: mv.to, has_taken, is_king_taken: king.is_some() }
    }
}
