//! The loop over moves allocates no memory: neither counting games nor playing one, beyond the growth of its history.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails where it stands")]

use allocation_counter::measure;
use hnefi::rules::{Game, Move, Repetition, Variant, notation::parse_move, perft};

fn mv(text: &str) -> Move {
    parse_move(text).unwrap().mv
}

/// There and back for both sides, from Copenhagen's start.
const CIRCLE: [&str; 4] = ["d1-d2", "f4-g4", "d2-d1", "g4-f4"];

#[test]
fn counting_games_allocates_no_more_the_deeper_it_goes() {
    for variant in Variant::ALL {
        let [shallow, deep] = [2, 3].map(|depth| {
            measure(|| {
                assert!(perft(&variant.ruleset, depth) > 0);
            })
            .count_total
        });
        assert_eq!(deep, shallow, "{}", variant.key);
    }
}

#[test]
fn looking_at_a_quiet_move_allocates_nothing() {
    let game = Game::new(Variant::by_key("copenhagen").unwrap().ruleset.clone());
    let quiet = mv(CIRCLE[0]);
    let allocations = measure(|| {
        for _ in 0..100 {
            assert!(game.preview(quiet).is_ok());
        }
    });
    assert_eq!(allocations.count_total, 0);
}

#[test]
fn playing_quiet_moves_allocates_only_as_the_history_doubles() {
    let mut ruleset = Variant::by_key("copenhagen").unwrap().ruleset.clone();
    ruleset.endings.repetition = Repetition::Ignored;
    let mut game = Game::new(ruleset);
    let circle = CIRCLE.map(mv);
    let allocations = measure(|| {
        for ply in 0..1000 {
            assert!(game.play(circle[ply % 4]).is_ok());
        }
    });
    assert_eq!(game.plies().len(), 1000);
    // Boards, plies, and two tables of what was seen: each grows a dozen times at most.
    assert!(allocations.count_total <= 4 * 12, "{allocations:?}");
}
