//! Rows taken along the edge (S0 Copenhagen 4b; S1 The shieldwall capture).

use hnefi::rules::{CaptureKind, KingArmed, Shieldwall};

use super::diagram::{attackers_move, defenders_move};

const ROW_OF_TWO: &str = "
    . . . . . . .
    . . . . . . .
    . t . . . . K
    . . . . . . .
    . . . . . . .
    . . t t . . .
    . . T T t . .";

#[test]
fn a_row_of_two_is_taken_between_two_pieces() {
    let played = attackers_move("copenhagen", ROW_OF_TWO).plays("b5-b1").takes("c1 d1");
    assert!(played.ply().captured.iter().all(|capture| capture.how == CaptureKind::Shieldwall));
    played.goes_on();
}

#[test]
fn without_the_rule_no_row_is_taken() {
    let scene = attackers_move("copenhagen", ROW_OF_TWO).with(|ruleset| ruleset.captures.shieldwall = Shieldwall::None);
    scene.plays("b5-b1").takes("").goes_on();
}

#[test]
fn a_row_is_taken_against_a_corner_where_corners_may_bracket() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . . t . . K
        . . . . . . .
        . . . . . . .
        . t t . . . .
        . T T . . . .",
    );
    scene.plays("d5-d1").takes("b1 c1").goes_on();
    let pieces_only = scene.clone().with(|ruleset| ruleset.captures.shieldwall = Shieldwall::Pieces);
    pieces_only.plays("d5-d1").takes("").goes_on();
    let ordinary_corners = scene.with(|ruleset| ruleset.corners.hostile_to.defenders = false);
    ordinary_corners.plays("d5-d1").takes("").goes_on();
}

#[test]
fn defenders_take_rows_of_attackers() {
    let scene = defenders_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . . . T . K
        . . . . . . .
        . . . . . . .
        . T T T . . t
        . t t t . . .",
    );
    scene.plays("e5-e1").takes("b1 c1 d1").goes_on();
}

#[test]
fn every_piece_of_the_row_needs_an_enemy_in_front() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . t . . . . K
        . . . . . . .
        . . . . . . .
        . . t . t . .
        . . T T T t .",
    );
    scene.plays("b5-b1").takes("").goes_on();
}

#[test]
fn a_gap_in_the_row_saves_it() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . t . . . . K
        . . . . . . .
        . . . . . . .
        . . t t t . .
        . . T . T t .",
    );
    scene.plays("b5-b1").takes("").goes_on();
}

#[test]
fn a_single_piece_is_no_row() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . . . . t K
        . . . . . . .
        . . . . . . .
        . . t . . . .
        . . T . . . .",
    );
    scene.plays("f5-f1").takes("").goes_on();
    scene.plays("f5-f1 g5-g6 f1-d1").takes("").goes_on();
}

#[test]
fn the_row_needs_a_bracket_at_the_far_end() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . t . . . . K
        . . . . . . .
        . . . . . . .
        . . t t . . .
        . . T T . . .",
    );
    scene.plays("b5-b1").takes("").goes_on();
}

#[test]
fn the_move_must_be_made_by_a_bracket() {
    // The front is closed last: nothing is taken.
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . t . . . K
        . . . . . . .
        . . . . . . .
        . . . t . . .
        . t T T t . .",
    );
    scene.plays("c5-c2").takes("").goes_on();
}

#[test]
fn the_king_counts_in_the_row_but_stays() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . t . . . . .
        . . . . . . T
        . . . . . . .
        . . t t . . .
        . . T K t . .",
    );
    scene.plays("b5-b1").takes("c1").goes_on();
    let three = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . t . . . . .
        . . . . . . T
        . . . . . . .
        . . t t t . .
        . . T K T t .",
    );
    three.plays("b5-b1").takes("c1 e1").goes_on();
}

#[test]
fn one_move_closes_a_row_on_either_side() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . t . . . K
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . t t . t t . .
        . t T T . T T t .",
    );
    scene.plays("e7-e1").takes("c1 d1 f1 g1").goes_on();
}

#[test]
fn a_row_and_a_piece_beside_it_are_taken_at_once() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . t . . . K
        . . . . . . .
        . . . . . . .
        . . . t t . .
        t T . T T t .",
    );
    scene.plays("c5-c1").takes("b1 d1 e1").goes_on();
}

#[test]
fn a_row_is_taken_on_one_side_and_a_single_piece_on_the_other() {
    // To the left a row against the corner; to the right one between two.
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . . t . . K
        . . . . . . .
        . . . . . . .
        . t t . . . .
        . T T . T t .",
    );
    let played = scene.plays("d5-d1").takes("b1 c1 e1");
    assert_eq!(played.ply().captured[0].how, CaptureKind::Shieldwall);
    assert!(matches!(played.ply().captured[2].how, CaptureKind::Custodial(_)));
    played.goes_on();
}

const KING_CLOSES: &str = "
    . . . . . . .
    . . . . . . .
    . . . . K . .
    . . . . . . .
    . . . . . . t
    . . T T . . .
    . T t t . . .";

#[test]
fn an_armed_king_brackets_by_moving() {
    let scene = defenders_move("copenhagen", KING_CLOSES);
    scene.plays("e5-e1").takes("c1 d1").goes_on();
    for armed in [KingArmed::AnvilOnly, KingArmed::Neither] {
        let scene = scene.clone().with(|ruleset| ruleset.king.armed = armed);
        scene.plays("e5-e1").takes("").goes_on();
    }
}

const KING_STANDS: &str = "
    . . . . . . .
    . . . . . . .
    . . . . T . .
    . . . . . . .
    . . . . . . t
    . . T T . . .
    . K t t . . .";

#[test]
fn an_armed_king_brackets_by_standing() {
    let scene = defenders_move("copenhagen", KING_STANDS);
    scene.plays("e5-e1").takes("c1 d1").goes_on();
    for armed in [KingArmed::HammerOnly, KingArmed::Neither] {
        let scene = scene.clone().with(|ruleset| ruleset.king.armed = armed);
        scene.plays("e5-e1").takes("").goes_on();
    }
}

#[test]
fn an_armed_king_stands_in_front() {
    let drawing = KING_STANDS.replace('K', "T").replacen(". . T T . . .", ". . K T . . .", 1);
    let scene = defenders_move("copenhagen", &drawing);
    scene.plays("e5-e1").takes("c1 d1").goes_on();
    let unarmed = scene.with(|ruleset| ruleset.king.armed = KingArmed::Neither);
    unarmed.plays("e5-e1").takes("").goes_on();
}
