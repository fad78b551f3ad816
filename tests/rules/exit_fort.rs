//! Forts on the edge, and those that only look safe (S0 Copenhagen 6b).

use hnefi::rules::{Outcome, Reason, Ruleset, Side, Variant, has_exit_fort};

use super::diagram::{IMAGES, attackers_move, board_image, defenders_move, draw};

/// Whether the drawing shows a fort by Copenhagen rules; all eight images must agree.
fn is_fort(drawing: &str) -> bool {
    let board = draw(drawing);
    let ruleset = Ruleset { start: board.clone(), ..Variant::by_key("copenhagen").unwrap().ruleset.clone() };
    let verdicts: Vec<bool> = IMAGES.map(|image| has_exit_fort(&ruleset, &board_image(&board, image))).collect();
    assert!(verdicts.iter().all(|verdict| *verdict == verdicts[0]), "{verdicts:?}");
    verdicts[0]
}

const FORT: &str = "
    . . . . . . . . .
    . . . . t . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . T T T . . .
    . . . T . T . . .
    . . . T K T . . .";

#[test]
fn a_closed_wall_of_three_by_three_is_a_fort() {
    assert!(is_fort(FORT));
}

#[test]
fn a_fort_ends_the_game_where_the_ruleset_has_forts() {
    let unfinished = "
        . . . . . . . . .
        . . . . t . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . T . . . T .
        . . . T . T . . .
        . . . T K T . . .";
    let scene = defenders_move("copenhagen", unfinished);
    scene.plays("h3-e3").takes("").ends(Side::Defenders, Reason::ExitFort);
    let without = scene.with(|ruleset| ruleset.endings.exit_fort = false);
    without.plays("h3-e3").takes("").goes_on();
}

#[test]
fn a_game_that_begins_with_a_fort_is_over() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . t . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . T T T . . .
        . . . T . T . . .
        . . . T K T . . .",
    );
    let over = Some(Outcome { winner: Some(Side::Defenders), reason: Reason::ExitFort });
    assert_eq!(scene.game(0).outcome(), over);
    assert_eq!(scene.with(|ruleset| ruleset.endings.exit_fort = false).game(0).outcome(), None);
}

#[test]
fn a_king_who_could_only_step_to_the_edge_has_no_fort_yet() {
    assert!(!is_fort(
        "
        . . . . . . . . .
        . . . . t . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . T T T . . .
        . . . T K T . . .
        . . . T . T . . ."
    ));
}

#[test]
fn a_king_who_cannot_move_has_no_fort() {
    assert!(!is_fort(
        "
        . . . . . . . . .
        . . . . t . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . T T T . . .
        . . . T K T . . ."
    ));
}

#[test]
fn an_attacker_inside_breaks_the_fort() {
    assert!(!is_fort(
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . T T T . . .
        . . . T t T . . .
        . . . T . T . . .
        . . . T K T . . ."
    ));
}

#[test]
fn an_open_side_is_no_fort() {
    assert!(!is_fort(
        "
        . . . . . . . . .
        . . . . t . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . T T T . . .
        . . . . . T . . .
        . . . T K T . . ."
    ));
}

#[test]
fn a_roof_of_one_can_be_taken_from_its_sides() {
    assert!(!is_fort(
        "
        . . . . . . . . .
        . . . . t . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . T . . . .
        . . . T . T . . .
        . . . T K T . . ."
    ));
}

#[test]
fn two_roof_pieces_hold_each_other() {
    // e4 falls only from both sides, and d4 shields one; d4 has d3 below and e4 beside it. d5 may fall: nothing hangs on it.
    let drawing = "
        . . . . . . . . .
        . . . . t . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . T . . . . .
        . . . T T . . . .
        . . . T . T . . .
        . . . T . T . . .
        . . . T K T . . .";
    assert!(is_fort(drawing));
    assert!(!is_fort(&drawing.replace(". . . T T . . . .", ". . . . T . . . .")));
}

#[test]
fn four_men_are_enough() {
    let drawing = "
        . . . . . . . . .
        . . . . t . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . T T . . .
        . . . T K . T . .";
    assert!(is_fort(drawing));
    assert!(!is_fort(&drawing.replace(". . . . T T . . .", ". . . . T . T . .")), "f2 lies open");
}

#[test]
fn a_long_low_fort_along_the_edge_stands() {
    assert!(is_fort(
        "
        . . . . . . . . .
        . . . . t . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . T T T T T . .
        . . T . K . T . ."
    ));
}

#[test]
fn a_wall_beside_the_empty_throne_can_be_taken_against_it() {
    // The throne e5 lies inside: d5 is taken between c5 and the throne.
    let drawing = "
        . . . . . . . . t
        . . . . . . . . .
        . . . . . . . . .
        . . . T T T . . .
        . . . T . T . . .
        . . . T . T . . .
        . . . T . T . . .
        . . . T . T . . .
        . . . T K T . . .";
    assert!(!is_fort(drawing));
    let board = draw(drawing);
    let mut ruleset = Ruleset { start: board.clone(), ..Variant::by_key("copenhagen").unwrap().ruleset.clone() };
    ruleset.throne = None;
    assert!(has_exit_fort(&ruleset, &board));
}

#[test]
fn a_corner_helps_only_against_the_outside_of_a_wall() {
    // b1 has the corner on one side and the inside on the other; b2 stands above it.
    let drawing = "
        . . . . . . . . .
        . . . . . . . t .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . T T T T . . . .
        . T . K T . . . .";
    assert!(is_fort(drawing));
    let gap = drawing.replace(". T . K T . . . .", ". . . K T . . . .");
    assert!(!is_fort(&gap), "the corner lies open inside");
}

#[test]
fn a_wall_between_the_corner_and_the_outside_falls() {
    // b1 has the corner a1 on one side; only a man on c1 keeps the other from an attacker.
    let drawing = "
        . . . . . . . . .
        . . . . . . . t .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        T T . . . . . . .
        K . T . . . . . .
        T . T . . . . . .
        . T T . . . . . .";
    assert!(is_fort(drawing));
    assert!(!is_fort(&drawing.replace(". T T . . . . . .", ". T . . . . . . .")));
}

#[test]
fn attackers_who_touch_only_the_walls_do_not_matter() {
    assert!(is_fort(
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . t t t . . .
        . . t T T T t . .
        . . t T . T t . .
        . . t T K T t . ."
    ));
}

#[test]
fn a_wall_shared_with_another_outside_pocket_is_judged_from_there_too() {
    // The pocket g2 holds an attacker: it is outside, and f2 has the inside on its other side, so nothing falls.
    assert!(is_fort(
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . T T T T T .
        . . . T . T t T .
        . . . T K T T T ."
    ));
}

#[test]
fn without_a_king_there_is_no_fort() {
    assert!(!is_fort(&FORT.replace('K', ".")));
}
