//! Which squares decided a game.

use super::Turn;
use crate::rules::{Game, Square};

/// The squares that decided `game`, sorted: none while it goes on, or if it ended away from the board.
pub(super) fn winning_squares(game: &Game, turn: Turn) -> Vec<Square> {
    let is_won_on_the_board =
        game.outcome().and_then(|outcome| outcome.winner).is_some_and(|side| turn == Turn::Won(side));
    let explanation = if is_won_on_the_board { game.explain() } else { None };
    explanation.map(|explanation| explanation.squares()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::winning_squares;
    use crate::{
        render::Turn,
        rules::{Board, Game, Position, Side, Variant, notation::parse_move},
    };

    /// Plays `mv` in a position and returns the squares that decided the game.
    fn decided(variant: &str, rows: &str, side_to_move: Side, mv: &str) -> String {
        let ruleset = Variant::by_key(variant).expect("a variant").ruleset.clone();
        let position = Position { board: Board::parse(rows).expect("a board"), side_to_move };
        let mut game = Game::from_position(ruleset, position).expect("a board of the variant's size");
        game.play(parse_move(mv).expect("a move").mv).expect("a legal move");
        assert!(game.outcome().is_some(), "{rows} {mv}");
        let squares = winning_squares(&game, Turn::Won(side_to_move));
        squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn an_escape_is_decided_where_the_king_stands() {
        assert_eq!(decided("scottish", "7/7/7/3K3/7/7/t6", Side::Defenders, "d4-d7"), "d7");
    }

    #[test]
    fn a_king_taken_by_two_is_decided_by_him_and_the_two() {
        assert_eq!(decided("scottish", "7/7/1tK4/3t3/7/7/3T3", Side::Attackers, "d4-d5"), "b5 c5 d5");
    }

    #[test]
    fn a_king_taken_by_four_is_decided_by_him_and_the_four() {
        let rows = "11/11/5t5/4tK1t3/5t5/11/11/11/11/11/3T7";
        assert_eq!(decided("copenhagen", rows, Side::Attackers, "h8-g8"), "f7 e8 f8 g8 f9");
    }

    #[test]
    fn an_exit_fort_is_decided_by_the_king_and_its_walls() {
        let rows = "11/5t5/11/11/11/11/6T4/11/11/3TTT5/3TK6";
        assert_eq!(decided("copenhagen", rows, Side::Defenders, "g5-g1"), "d1 e1 g1 e2 f2");
    }

    #[test]
    fn an_encirclement_is_decided_by_its_ring() {
        assert_eq!(decided("scottish", "7/t6/1t1t3/1tKt3/2t4/7/7", Side::Attackers, "a6-c6"), "c3 b4 d4 b5 d5 c6");
    }

    #[test]
    fn a_game_that_goes_on_or_was_given_up_is_not_decided_on_the_board() {
        let game = Game::new(Variant::ALL[0].ruleset.clone());
        assert_eq!(winning_squares(&game, Turn::ToMove(Side::Attackers)), []);
        assert_eq!(winning_squares(&game, Turn::Won(Side::Attackers)), []);
    }
}
