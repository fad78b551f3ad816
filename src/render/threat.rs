//! What hangs over the king: whether the next move can take him, or bring him to safety.

use crate::rules::{Direction, Game, Move, Piece, Side, Square};

/// What the side to move can do about the king at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Threat {
    /// The attackers can take him.
    KingCanBeTaken,
    /// The king can escape.
    KingCanEscape {
        /// To these squares, sorted: the nearest one each way.
        to: Vec<Square>,
    },
}

/// What the side to move can do about the king of `game`, if anything.
pub(super) fn threat(game: &Game) -> Option<Threat> {
    let king = game.position().board.king()?;
    match game.side_to_move() {
        Side::Attackers => can_be_taken(game, king).then_some(Threat::KingCanBeTaken),
        Side::Defenders => {
            let to = ways_out(game, king);
            (!to.is_empty()).then_some(Threat::KingCanEscape { to })
        }
    }
}

/// Whether a move takes the king. Whoever takes him moves to his side, so only such moves are tried out.
fn can_be_taken(game: &Game, king: Square) -> bool {
    let board = &game.position().board;
    let beside = Direction::ALL.into_iter().filter_map(|direction| king.step(direction, board.size()));
    beside.filter(|square| board.is_vacant(*square)).any(|to| {
        arrivals(game, to).any(|from| {
            let ply = game.preview(Move { from, to });
            ply.is_ok_and(|ply| ply.captured.iter().any(|captured| captured.piece == Piece::King))
        })
    })
}

/// Where the pieces stand that a vacant square is in line with: the nearest each way.
fn arrivals(game: &Game, to: Square) -> impl Iterator<Item = Square> + '_ {
    let board = &game.position().board;
    Direction::ALL.into_iter().filter_map(move |direction| {
        let line = std::iter::successors(to.step(direction, board.size()), move |at| at.step(direction, board.size()));
        line.into_iter().find(|square| !board.is_vacant(*square))
    })
}

/// The nearest escape square each way that the king can go to.
fn ways_out(game: &Game, king: Square) -> Vec<Square> {
    let escapes = game.ruleset().escape_squares();
    let reached: Vec<Square> =
        game.destinations(king).into_iter().filter(|square| escapes.binary_search(square).is_ok()).collect();
    let distance = |square: Square| king.file().abs_diff(square.file()) + king.rank().abs_diff(square.rank());
    let nearest = |direction: Direction| {
        let this_way =
            reached.iter().copied().filter(move |square| Direction::between(king, *square) == Some(direction));
        this_way.min_by_key(|square| distance(*square))
    };
    let mut nearest: Vec<Square> = Direction::ALL.into_iter().filter_map(nearest).collect();
    nearest.sort_unstable();
    nearest
}

#[cfg(test)]
mod tests {
    use super::{Threat, threat};
    use crate::rules::{Board, Game, Move, Outcome, Piece, Position, Reason, Side, Square, Variant};

    fn position(variant: &str, rows: &str, side_to_move: Side) -> Game {
        let ruleset = Variant::by_key(variant).expect("a variant").ruleset.clone();
        let position = Position { board: Board::parse(rows).expect("a board"), side_to_move };
        Game::from_position(ruleset, position).expect("a board of the variant's size")
    }

    fn ways_out(variant: &str, rows: &str) -> String {
        match threat(&position(variant, rows, Side::Defenders)) {
            Some(Threat::KingCanEscape { to }) => to.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
            other => panic!("{rows}: {other:?}"),
        }
    }

    #[test]
    fn a_king_between_an_attacker_and_where_another_can_go_can_be_taken() {
        let threatened = position("scottish", "7/7/1tK4/7/3t3/7/3T3", Side::Attackers);
        assert_eq!(threat(&threatened), Some(Threat::KingCanBeTaken));
        // Another piece is in the way.
        assert_eq!(threat(&position("scottish", "7/7/1tK4/3T3/3t3/7/3T3", Side::Attackers)), None);
    }

    #[test]
    fn a_king_whom_four_must_take_is_safe_from_three() {
        let rows = |last: &str| format!("11/11/5t5/4tK5/5t5/11/11/11/11/{last}/3T7");
        assert_eq!(threat(&position("copenhagen", &rows("6t4"), Side::Attackers)), Some(Threat::KingCanBeTaken));
        assert_eq!(threat(&position("copenhagen", &rows("7t3"), Side::Attackers)), None);
    }

    #[test]
    fn a_king_on_a_free_file_can_escape_up_and_down() {
        assert_eq!(ways_out("scottish", "7/7/7/1tKt3/7/7/t6"), "c1 c7");
        assert_eq!(ways_out("copenhagen", "4K2t3/11/11/11/11/11/11/11/11/11/3t7"), "a11");
    }

    #[test]
    fn of_a_corner_of_four_squares_the_nearest_is_named() {
        let rows = "2tK15/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/8t10";
        assert_eq!(ways_out("alea-evangelii", rows), "r19");
    }

    #[test]
    fn nothing_hangs_over_a_king_who_can_neither_be_taken_nor_escape() {
        for variant in Variant::ALL {
            let start = Game::new(variant.ruleset.clone());
            assert_eq!(threat(&start), None, "{}", variant.key);
        }
    }

    /// What is tried out by aim here must be what a search through every move finds, in every variant.
    #[test]
    fn it_is_what_trying_every_move_finds() {
        let mut found = [0; 2];
        for (number, variant) in Variant::ALL.iter().enumerate() {
            let mut dice = Dice(number as u64 + 1);
            for _ in 0..12 {
                let mut game = Game::new(variant.ruleset.clone());
                for _ in 0..80 {
                    let moves = game.legal_moves();
                    if moves.is_empty() {
                        break;
                    }
                    let expected = found_by_search(&game, &moves);
                    assert_eq!(
                        threat(&game).is_some(),
                        expected,
                        "{} {}",
                        variant.key,
                        game.position().board.to_rows()
                    );
                    if expected {
                        found[usize::from(game.side_to_move() == Side::Defenders)] += 1;
                    }
                    game.play(moves[dice.roll(moves.len())]).expect("a legal move");
                }
            }
        }
        assert!(found.into_iter().all(|times| times >= 20), "{found:?}");
    }

    fn found_by_search(game: &Game, moves: &[Move]) -> bool {
        moves.iter().any(|mv| {
            let ply = game.preview(*mv).expect("a legal move");
            match game.side_to_move() {
                Side::Attackers => ply.captured.iter().any(|captured| captured.piece == Piece::King),
                Side::Defenders => {
                    matches!(ply.outcome, Some(Outcome { reason: Reason::Escape, .. })) && ply.piece == Piece::King
                }
            }
        })
    }

    /// A repeatable source of numbers.
    struct Dice(u64);

    impl Dice {
        fn roll(&mut self, sides: usize) -> usize {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) as usize % sides
        }
    }

    #[test]
    fn a_square_is_found_in_sorted_escape_squares() {
        for variant in Variant::ALL {
            let escapes: Vec<Square> = variant.ruleset.escape_squares();
            assert!(escapes.is_sorted(), "{}", variant.key);
        }
    }
}
