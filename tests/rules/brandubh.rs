//! Brandubh: a weak king, and corners hostile to him too.

use hnefi::rules::{Reason, Side};

use super::diagram::{attackers_move, defenders_move};

#[test]
fn the_king_is_taken_between_an_attacker_and_a_corner() {
    let scene = attackers_move(
        "brandubh",
        "
        . . . . . . .
        . . . . . . .
        . . t . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . T
        . K . . . . .",
    );
    scene.plays("c5-c1").takes("b1").ends(Side::Attackers, Reason::KingCaptured);
}

#[test]
fn two_take_the_king_on_the_edge() {
    let scene = attackers_move(
        "brandubh",
        "
        . . . . . . .
        . . . . . . .
        . . . . t . .
        . . . . . . .
        . . . . . . .
        . . . . . . T
        . . t K . . .",
    );
    scene.plays("e5-e1").takes("d1").ends(Side::Attackers, Reason::KingCaptured);
}

#[test]
fn rows_and_forts_are_nothing_special() {
    let row = attackers_move(
        "brandubh",
        "
        . . . . . . .
        . . . . . . .
        . t . . . . K
        . . . . . . .
        . . . . . . .
        . . t t . . .
        . . T T t . .",
    );
    row.plays("b5-b1").takes("").goes_on();
    let fort = defenders_move(
        "brandubh",
        "
        . . . . . . .
        . t . . . . .
        . . . . . . .
        . . . . . . .
        . . T T . . T
        . . T . T . .
        . . T K T . .",
    );
    fort.plays("g3-e3").takes("").goes_on();
}
