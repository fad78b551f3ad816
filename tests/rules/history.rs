//! What depends on the moves before: repetition, the move limit, looking back (S0 Copenhagen 8).

use hnefi::rules::{Game, Outcome, Reason, Repetition, Side, Variant, notation::parse_move};

/// A game of the variant with its repetition rule changed, after these moves.
fn after(variant: &str, repetition: Repetition, moves: &str) -> Game {
    let mut ruleset = Variant::by_key(variant).unwrap().ruleset.clone();
    ruleset.endings.repetition = repetition;
    let mut game = Game::new(ruleset);
    for mv in moves.split_whitespace() {
        game.play(parse_move(mv).unwrap().mv).unwrap();
    }
    game
}

/// Back at the start after four plies.
const CIRCLE: &str = "d1-d2 f4-g4 d2-d1 g4-f4 ";

#[test]
fn the_third_occurrence_ends_the_game_and_the_start_counts() {
    let once = after("copenhagen", Repetition::DefendersLose, CIRCLE);
    assert_eq!(once.plies().last().unwrap().occurrence, 2);
    assert_eq!(once.outcome(), None);
    let twice = after("copenhagen", Repetition::DefendersLose, &CIRCLE.repeat(2));
    assert_eq!(twice.plies().last().unwrap().occurrence, 3);
    assert_eq!(twice.plies().len(), 8);
    assert!(twice.outcome().is_some());
    assert!(twice.legal_moves().is_empty());
}

#[test]
fn each_way_to_settle_a_repetition() {
    let moved_by_defenders = CIRCLE.repeat(2);
    let moved_by_attackers = "d1-d2 ".to_owned() + &"f4-g4 d2-d3 g4-f4 d3-d2 ".repeat(2);
    for (repetition, by_defenders, by_attackers) in [
        (Repetition::Draw, Some(None), Some(None)),
        (Repetition::DefendersLose, Some(Some(Side::Attackers)), Some(Some(Side::Attackers))),
        (Repetition::MoverLoses, Some(Some(Side::Attackers)), Some(Some(Side::Defenders))),
        (Repetition::AggressorLoses, Some(Some(Side::Attackers)), Some(Some(Side::Attackers))),
        (Repetition::Ignored, None, None),
    ] {
        let ended = |moves: &str| after("copenhagen", repetition, moves).outcome();
        let expected =
            |winner: Option<Option<Side>>| winner.map(|winner| Outcome { winner, reason: Reason::Repetition });
        assert_eq!(ended(&moved_by_defenders), expected(by_defenders), "{repetition:?}");
        assert_eq!(ended(&moved_by_attackers), expected(by_attackers), "{repetition:?}");
    }
}

#[test]
fn the_same_pieces_with_the_other_side_to_move_are_another_position() {
    // After three plies the pieces stand as after the first, but it is the other side's move.
    let game = after("copenhagen", Repetition::DefendersLose, "d1-d2 f4-g4 d2-d3 g4-f4 d3-d2");
    assert_eq!(game.plies().last().unwrap().occurrence, 2);
    let triangle = after("copenhagen", Repetition::DefendersLose, "d1-d3 f4-g4 d3-d2 g4-f4 d2-d1 f4-g4");
    assert_eq!(triangle.plies().last().unwrap().occurrence, 1);
}

#[test]
fn a_capture_starts_the_count_afresh() {
    let game = after("copenhagen", Repetition::DefendersLose, "d1-d2 f4-g4 d2-d1 g4-f4 a4-e4 h6-h9 k4-g4");
    assert_eq!(game.plies().last().unwrap().captured.len(), 1);
    assert_eq!(game.plies().last().unwrap().occurrence, 1);
}

#[test]
fn a_win_on_the_board_comes_before_repetition() {
    // Nobody can have stood twice in a won position, so the order shows in the move limit.
    let mut ruleset = Variant::by_key("scottish").unwrap().ruleset.clone();
    ruleset.endings.move_limit = Some(6);
    let mut game = Game::new(ruleset);
    for mv in ["d6-c6", "d5-a5", "c6-b6", "d4-d5", "b6-b7", "d5-g5"] {
        game.play(parse_move(mv).unwrap().mv).unwrap();
    }
    assert_eq!(game.outcome().unwrap().reason, Reason::Escape);
}

#[test]
fn the_move_limit_counts_plies_since_the_last_capture() {
    let mut ruleset = Variant::by_key("copenhagen").unwrap().ruleset.clone();
    ruleset.endings.move_limit = Some(4);
    let limited = |moves: &str| {
        let mut game = Game::new(ruleset.clone());
        for mv in moves.split_whitespace() {
            game.play(parse_move(mv).unwrap().mv).unwrap();
        }
        game
    };
    let drawn = Some(Outcome { winner: None, reason: Reason::MoveLimit });
    assert_eq!(limited("d1-d2 f4-g4 d2-d1").outcome(), None);
    assert_eq!(limited("d1-d2 f4-g4 d2-d1 g4-f4").outcome(), drawn);
    let capture = "a4-e4 h6-h9 k4-g4";
    assert_eq!(limited(&format!("{capture} h9-h10 d1-d2 h10-h9")).outcome(), None);
    assert_eq!(limited(&format!("{capture} h9-h10 d1-d2 h10-h9 d2-d1")).outcome(), drawn);
}

#[test]
fn an_earlier_point_of_a_game_is_the_game_that_had_come_that_far() {
    let game = after("copenhagen", Repetition::DefendersLose, &CIRCLE.repeat(2));
    for plies in 0..=8 {
        let mut again = game.at_ply(plies);
        assert_eq!(again.plies(), &game.plies()[..plies]);
        assert_eq!(again.side_to_move(), Side::ALL[plies % 2]);
        for ply in &game.plies()[plies..] {
            assert_eq!(again.play(ply.mv).unwrap(), ply);
        }
        assert_eq!(again.position(), game.position());
    }
}

#[test]
#[should_panic(expected = "more plies than were played")]
fn there_is_no_later_point_than_the_last() {
    let _ = after("copenhagen", Repetition::DefendersLose, CIRCLE).at_ply(5);
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = after("copenhagen", Repetition::DefendersLose, CIRCLE);
    let (position, plies) = (game.position().clone(), game.plies().to_vec());
    for mv in ["d1-d11", "f6-f7", "a1-a2", "d1-e2", "s1-s2"] {
        assert!(game.play(parse_move(mv).unwrap().mv).is_err());
    }
    assert_eq!((game.position(), game.plies()), (&position, &plies[..]));
}

#[test]
fn a_preview_is_what_playing_then_does() {
    let mut game = after("copenhagen", Repetition::DefendersLose, "d1-d2 f4-g4 d2-d1 g4-f4 a4-e4 h6-h9");
    let mv = parse_move("k4-g4").unwrap().mv;
    let preview = game.preview(mv).unwrap();
    assert_eq!(game.plies().len(), 6);
    assert_eq!(*game.play(mv).unwrap(), preview);
}

/// This many plies of going there and back, repetition ignored, and how long they took: the best of three.
fn shuffled(plies: usize) -> (Game, std::time::Duration) {
    let circle = CIRCLE.split_whitespace().map(|mv| parse_move(mv).unwrap().mv).collect::<Vec<_>>();
    let tries = [(); 3].map(|()| {
        let mut game = after("copenhagen", Repetition::Ignored, "");
        let begun = std::time::Instant::now();
        for mv in circle.iter().cycle().take(plies) {
            game.play(*mv).unwrap();
        }
        (game, begun.elapsed())
    });
    tries.into_iter().min_by_key(|(_, time)| *time).unwrap()
}

#[test]
fn a_very_long_game_is_quick_to_play_and_can_be_looked_back_on() {
    let (game, time) = shuffled(20_000);
    // It takes some milliseconds; comparing each position with all before it would take seconds.
    assert!(time < std::time::Duration::from_secs(1), "{time:?}");
    assert_eq!(game.plies().last().unwrap().occurrence, 5001);
    let mut earlier = game.at_ply(9_999);
    assert_eq!(earlier.play(game.plies()[9_999].mv).unwrap(), &game.plies()[9_999]);
    assert_eq!(earlier.position(), game.position());
    assert_eq!(earlier.plies().last().unwrap().occurrence, 2501);
}
