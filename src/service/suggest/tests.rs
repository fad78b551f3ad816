//! Whatever is typed leads somewhere, and every move of every board can be typed to.

use proptest::prelude::*;

use super::{MoveSuggestion, fair_shares, suggest};
use crate::rules::{Game, Move, Square, Variant};

/// As many as Discord shows.
const SHOWN: usize = 25;

fn shown(game: &Game, typed: &str) -> Vec<MoveSuggestion> {
    suggest(game, typed).0.into_iter().take(SHOWN).collect()
}

fn has_piece(shown: &[MoveSuggestion], square: Square) -> bool {
    shown.iter().any(|found| matches!(found, MoveSuggestion::Piece(piece) if piece.square == square))
}

fn has_move(shown: &[MoveSuggestion], wanted: Move) -> bool {
    shown.iter().any(|found| matches!(found, MoveSuggestion::Move { mv, .. } if *mv == wanted))
}

/// A game of each variant, some moves on.
fn games() -> Vec<Game> {
    let on = |variant: &Variant, plies: usize| {
        let mut game = Game::new(variant.ruleset.clone());
        for at in 0..plies {
            let moves = game.legal_moves();
            // Some order that is not the moves' own; the games need not be good ones.
            let Some(mv) = moves.get((at * 31 + 7) % moves.len().max(1)) else { break };
            game.play(*mv).expect("it is legal");
        }
        game
    };
    Variant::ALL.iter().flat_map(|variant| [0, 9, 24].map(|plies| on(variant, plies))).collect()
}

#[test]
fn every_move_on_every_board_is_reached_by_its_column_or_row() {
    for game in games() {
        for mv in game.legal_moves() {
            let Move { from, to } = mv;
            let (file, row) = (from.file_letter(), from.rank() + 1);
            assert!(has_piece(&shown(&game, &file.to_string()), from), "{file}: {from}");
            assert!(has_piece(&shown(&game, &row.to_string()), from), "{row}: {from}");
            let (file, row) = (to.file_letter(), to.rank() + 1);
            for typed in [format!("{from}-{file}"), format!("{from} {row}"), format!("{from}{to}")] {
                assert!(has_move(&shown(&game, &typed), mv), "{typed}: {mv}");
            }
            let whole = shown(&game, &mv.to_string());
            assert!(matches!(whole.first(), Some(MoveSuggestion::Move { mv: first, .. }) if *first == mv), "{mv}");
        }
    }
}

#[test]
fn a_row_stands_before_those_that_begin_with_the_same_digit() {
    let game = Game::new(Variant::by_key("alea-evangelii").expect("a variant").ruleset.clone());
    let row_1 = game.legal_moves().into_iter().filter(|mv| mv.from.rank() == 0).map(|mv| mv.from);
    let shown = shown(&game, "1");
    for square in row_1 {
        assert!(has_piece(&shown[..19], square), "{square}");
    }
}

#[test]
fn shares_are_fair_and_nothing_is_given_away() {
    let lists = |sizes: &[usize]| sizes.iter().enumerate().map(|(at, size)| vec![at; *size]).collect::<Vec<_>>();
    let counts = |sizes: &[usize], limit| {
        let shared = fair_shares(lists(sizes), limit);
        (0..sizes.len()).map(|at| shared.iter().filter(|owner| **owner == at).count()).collect::<Vec<_>>()
    };
    assert_eq!(counts(&[40, 40], 25), [13, 12]);
    assert_eq!(counts(&[3, 40, 40], 25), [3, 11, 11]);
    assert_eq!(counts(&[2, 2], 25), [2, 2]);
    assert_eq!(counts(&[], 25), Vec::<usize>::new());
}

proptest! {
    #[test]
    fn whatever_is_typed_something_is_suggested(typed in "\\PC{0,40}|[a-s#0-9 ·x→-]{0,12}", which in 0..3_usize) {
        let key = ["brandubh", "copenhagen", "alea-evangelii"][which];
        let game = Game::new(Variant::by_key(key).expect("a variant").ruleset.clone());
        prop_assert!(!suggest(&game, &typed).0.is_empty());
    }
}
