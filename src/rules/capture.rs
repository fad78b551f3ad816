//! What a move takes: the rules of capture.

use super::{
    Anvil, Board, CaptureKind, Direction, KingCapture, KingOnEdge, Piece, Shieldwall, Side, Square, ThroneHostility,
    arena::Arena,
};

/// Who captures: the moving piece, where it has landed.
#[derive(Clone, Copy)]
pub(super) struct Hammer {
    pub(super) side: Side,
    pub(super) to: Square,
}

impl Arena {
    /// Tells `take` each piece that the move of `piece` to `to` captures, perhaps twice; it stands there already, and
    /// what it captures still stands too, so that several captures of one move do not depend on each other.
    pub(crate) fn captures(
        &self,
        board: &Board,
        to: Square,
        piece: Piece,
        take: &mut impl FnMut(Square, Piece, CaptureKind),
    ) {
        if piece == Piece::King && !self.ruleset.king.armed.can_hammer() {
            return;
        }
        let hammer = Hammer { side: piece.side(), to };
        let beside = board.side(hammer.side.opponent()).beside(to);
        // Most moves end beside nobody.
        if beside.is_empty() {
            return;
        }
        for direction in beside {
            let Some(target) = to.step(direction, self.size) else {
                continue;
            };
            let beyond = target.step(direction, self.size);
            if board.king() == Some(target) {
                if let Some(how) = self.how_king_is_taken(board, hammer, target, beyond) {
                    take(target, Piece::King, how);
                }
            } else if self.may_be_taken(board, hammer, beyond)
                && let Some(how) = self.how_soldier_is_taken(board, hammer, target, beyond)
            {
                take(target, hammer.side.opponent().soldier(), how);
            }
        }
        if self.ruleset.captures.shieldwall != Shieldwall::None && self.edge.contains(to) {
            self.shieldwalls(board, hammer, take);
        }
    }

    /// Whether it is worth while to look how a soldier in front of `beyond` is taken: it seldom is.
    fn may_be_taken(&self, board: &Board, hammer: Hammer, beyond: Option<Square>) -> bool {
        let may_be_anvil = |square| board.side(hammer.side).contains(square) || self.special.contains(square);
        self.ruleset.captures.trap || beyond.is_some_and(may_be_anvil)
    }

    fn how_soldier_is_taken(
        &self,
        board: &Board,
        hammer: Hammer,
        target: Square,
        beyond: Option<Square>,
    ) -> Option<CaptureKind> {
        beyond
            .and_then(|beyond| self.anvil(board, hammer.side, beyond))
            .map(CaptureKind::Custodial)
            .or_else(|| self.is_trapped(board, hammer, target).then_some(CaptureKind::Trap))
    }

    /// What on `square` a soldier of the other side can be pressed against (S0 Copenhagen 4a and 5).
    fn anvil(&self, board: &Board, side: Side, square: Square) -> Option<Anvil> {
        if self.is_standing_captor(board, side, square) {
            Some(Anvil::Piece(square))
        } else if self.throne == Some(square) && self.is_throne_hostile_to(board, side.opponent()) {
            Some(Anvil::Throne(square))
        } else if self.is_hostile_corner(board, side.opponent().soldier(), square) {
            Some(Anvil::Corner(square))
        } else {
            None
        }
    }

    /// Whether a piece of `side` stands there that captures without moving.
    pub(super) fn is_standing_captor(&self, board: &Board, side: Side, square: Square) -> bool {
        board.side(side).contains(square) && (board.king() != Some(square) || self.ruleset.king.armed.can_anvil())
    }

    /// Whether the throne stands in for a piece that captures a soldier of `victims`.
    pub(crate) fn is_throne_hostile_to(&self, board: &Board, victims: Side) -> bool {
        let (Some(square), Some(throne)) = (self.throne, self.ruleset.throne) else {
            return false;
        };
        let hostility = match victims {
            Side::Attackers => throne.hostile_to_attackers,
            Side::Defenders => throne.hostile_to_defenders,
        };
        match hostility {
            ThroneHostility::Always => true,
            ThroneHostility::WhenEmpty if board.is_vacant(square) => true,
            ThroneHostility::Never | ThroneHostility::WhenEmpty => {
                victims == Side::Defenders && self.is_linnaean_throne(board, square)
            }
        }
    }

    /// Whether attackers hold three sides of the king on his throne, so that the defender on the fourth can be taken.
    fn is_linnaean_throne(&self, board: &Board, throne: Square) -> bool {
        self.ruleset.captures.linnaean
            && board.king() == Some(throne)
            && board.side(Side::Attackers).and(&self.beside_throne).len() == 3
    }

    /// Whether `square` is an empty corner that stands in for a piece that captures `victim`.
    pub(crate) fn is_hostile_corner(&self, board: &Board, victim: Piece, square: Square) -> bool {
        let hostile_to = self.ruleset.corners.hostile_to;
        let is_hostile = match victim {
            Piece::Attacker => hostile_to.attackers,
            Piece::Defender => hostile_to.defenders,
            Piece::King => hostile_to.king,
        };
        is_hostile && self.corners.contains(square) && board.is_vacant(square)
    }

    /// The king's capture (S0 Copenhagen 7a, Tawlbwrdd 7a, Saami Tablut 6a, Sea Battle 6a; S3; S4).
    fn how_king_is_taken(
        &self,
        board: &Board,
        hammer: Hammer,
        king: Square,
        beyond: Option<Square>,
    ) -> Option<CaptureKind> {
        let rules = self.ruleset.king;
        if rules.on_edge == KingOnEdge::Safe && self.edge.contains(king) {
            return None;
        }
        let rule = if self.throne == Some(king) {
            rules.on_throne
        } else if self.beside_throne.contains(king) {
            rules.beside_throne
        } else {
            rules.in_open
        };
        match rule {
            KingCapture::TwoOpposite => {
                beyond.and_then(|beyond| self.king_anvil(board, beyond)).map(CaptureKind::Custodial)
            }
            // Where there are traps, one of those is what he is in (S3, Playing: in no other way on or beside the throne).
            KingCapture::AllSides => {
                (!self.ruleset.captures.trap && self.is_king_closed_in(board, king)).then_some(CaptureKind::Surrounded)
            }
        }
        .or_else(|| self.is_trapped(board, hammer, king).then_some(CaptureKind::Trap))
    }

    fn king_anvil(&self, board: &Board, square: Square) -> Option<Anvil> {
        if board.side(Side::Attackers).contains(square) {
            Some(Anvil::Piece(square))
        } else if self.is_hostile_corner(board, Piece::King, square) {
            Some(Anvil::Corner(square))
        } else {
            None
        }
    }

    fn is_king_closed_in(&self, board: &Board, king: Square) -> bool {
        Direction::ALL.into_iter().all(|direction| {
            king.step(direction, self.size).is_some_and(|side| {
                self.king_anvil(board, side).is_some()
                    || self.throne == Some(side) && !board.side(Side::Defenders).contains(side)
            })
        })
    }

    /// Whether every neighbour of `target` is a captor, the throne, a corner or off the board (S3 b).
    fn is_trapped(&self, board: &Board, hammer: Hammer, target: Square) -> bool {
        self.ruleset.captures.trap
            && Direction::ALL.into_iter().filter_map(|direction| target.step(direction, self.size)).all(|side| {
                side == hammer.to
                    || self.throne == Some(side)
                    || self.corners.contains(side) && board.is_vacant(side)
                    || self.is_standing_captor(board, hammer.side, side)
            })
    }
}
