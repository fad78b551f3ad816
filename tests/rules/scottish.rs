//! The weak, unarmed king of Scottish Hnefatafl, who escapes on the edge (S4).

use hnefi::rules::{KingArmed, Reason, Side};

use super::diagram::{attackers_move, defenders_move};

#[test]
fn two_opposite_attackers_take_the_king_in_the_open() {
    let scene = attackers_move(
        "scottish",
        "
        . . . . . . .
        . . . . . . .
        . . . . . t .
        . . . . . . .
        . . . . . . .
        . t K . . . .
        . . . . . T .",
    );
    scene.plays("f5-d5").takes("").goes_on();
    scene.plays("f5-d5 f1-f2 d5-d2").takes("c2").ends(Side::Attackers, Reason::KingCaptured);
}

#[test]
fn what_stands_on_the_other_sides_does_not_matter() {
    let scene = attackers_move(
        "scottish",
        "
        . . . . . . .
        . . . . . . .
        . . . t . . .
        . . . . . . .
        . . T . . . .
        . t K . . . .
        . . T . . . .",
    );
    scene.plays("d5-d2").takes("c2").ends(Side::Attackers, Reason::KingCaptured);
}

#[test]
fn two_attackers_at_a_right_angle_take_nothing() {
    let scene = attackers_move(
        "scottish",
        "
        . . . . . . .
        . . . . . . .
        . . . . . . t
        . . . . . . .
        . . . . . . .
        . t K . . . .
        . . . . . T .",
    );
    scene.plays("g5-c5 f1-e1 c5-c3").takes("").goes_on();
}

#[test]
fn two_opposite_attackers_take_the_king_on_the_throne() {
    let scene = attackers_move(
        "scottish",
        "
        . . . . . . .
        . . . . . . .
        . . . T . . .
        t . . K t . .
        . . . . . . .
        . . . . . . .
        . . . . . T .",
    );
    scene.plays("a4-c4").takes("d4").ends(Side::Attackers, Reason::KingCaptured);
}

#[test]
fn two_opposite_attackers_take_the_king_beside_the_throne() {
    let scene = attackers_move(
        "scottish",
        "
        . . . . . . .
        . . . . . . .
        t . . . . . .
        . . K . . . .
        . . t . . . .
        . . . . . . .
        . . . . . T .",
    );
    scene.plays("a5-c5").takes("c4").ends(Side::Attackers, Reason::KingCaptured);
}

#[test]
fn the_throne_does_not_help_to_take_the_king_or_a_soldier() {
    let king = attackers_move(
        "scottish",
        "
        . . . . . . .
        . . . . . . .
        t . . . . . .
        . . K . . . .
        . . . . . . .
        . . . . . . .
        . . . . . T .",
    );
    king.plays("a5-b5 f1-f2 b5-b4").takes("").goes_on();
    let soldiers = attackers_move(
        "scottish",
        "
        . . . . . . .
        . . . . . . .
        t . . . . . .
        . . T . K . .
        . . . . . . .
        . . . . . . .
        . . . . . T .",
    );
    soldiers.plays("a5-b5 f1-f2 b5-b4").takes("").goes_on();
}

#[test]
fn the_unarmed_king_takes_no_part_in_captures() {
    let scene = defenders_move(
        "scottish",
        "
        . . . . . . .
        . . . . . t .
        . . . T . . .
        . . . . . . .
        . . K t . . .
        . . . . . . .
        . . . . . . .",
    );
    scene.plays("d5-e5 f6-f7 e5-e3").takes("").goes_on();
    let armed = scene.with(|ruleset| ruleset.king.armed = KingArmed::AnvilOnly);
    armed.plays("d5-e5 f6-f7 e5-e3").takes("d3").goes_on();
}

#[test]
fn the_king_escapes_on_any_edge_square_and_on_corners() {
    let scene = defenders_move(
        "scottish",
        "
        . . . . . . .
        . . . . . t .
        . . . . . . .
        . . . K . . .
        . . . . . . .
        . t . . . . .
        . . . . . . .",
    );
    scene.plays("d4-d1").takes("").ends(Side::Defenders, Reason::Escape);
    scene.plays("d4-d2 f6-f7 d2-c2 f7-f6 c2-c1").takes("").ends(Side::Defenders, Reason::Escape);
}

#[test]
fn any_piece_may_stop_on_a_corner() {
    let scene = attackers_move(
        "scottish",
        "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        t . . K . . .
        . . . . . . .
        . . . . . . .
        . . . . . T .",
    );
    scene.plays("a4-a1").takes("").goes_on();
    scene.plays("a4-a1 f1-g1").takes("").goes_on();
}
