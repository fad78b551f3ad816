//! The walls of exit forts and the rings of encirclements.

use super::{
    super::diagram::{attackers_move, defenders_move},
    explanation,
};

#[test]
fn a_fort_names_its_walls_and_what_props_them() {
    let low = defenders_move(
        "copenhagen",
        "
        . . . . . . . . .
        . . . . t . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . T . .
        . . . . . . . . .
        . . . T T T . . .
        . . . T K . . . .",
    );
    assert_eq!(explanation(&low, "g4-g1"), "fort of e1 around f1, walls d1 g1 e2 f2, props ");
    // e4 would fall from both sides but for d4; d5 above him could fall, and nothing hangs on it.
    let roof = defenders_move(
        "copenhagen",
        "
        . . . . . . . . .
        . . . . t . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . T . . . . .
        . . . T T . . . .
        . . . T . T . . .
        . . . T . . . T .
        . . . T K T . . .",
    );
    assert_eq!(explanation(&roof, "h2-f2"), "fort of e1 around e2 e3, walls d1 f1 d2 f2 d3 f3 e4, props d4");
}

#[test]
fn a_defender_within_who_could_fall_is_room_and_no_wall() {
    // e3 stands between two empty squares that are shut off from the king, so that he does not count.
    let scene = defenders_move(
        "copenhagen",
        "
        . . . . . . . . .
        . . . . . . . . t
        . . . . . . . . .
        . . . . . . . . .
        . . . T T T . . .
        . T T T T T T T .
        . T T . T . T . T
        . . T T . T T . .
        . . . T K T . . .",
    )
    .with(|ruleset| ruleset.throne = None);
    assert_eq!(
        explanation(&scene, "i3-h3"),
        "fort of e1 around e2 d3 e3 f3, walls d1 f1 d2 f2 c3 g3 d4 e4 f4, props b3 h3 d5 f5"
    );
}

#[test]
fn a_ring_names_the_attackers_who_make_it() {
    // g1 stands outside, c3 doubles the ring from outside, d5 stands within.
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . . . .
        . . . t t t . . .
        . . t . . . t . .
        . . t . t . t . .
        . . t . . T t . .
        . . t K . . t t .
        . . . t . t . . .
        . . . . . . . . .
        . . . . t . . . .",
    )
    .with(|ruleset| ruleset.throne = None);
    assert_eq!(
        explanation(&scene, "e1-e3"),
        "ring d3 e3 f3 c4 g4 c5 g5 c6 g6 c7 g7 d8 e8 f8 around d4 e4 f4 d5 e5 f5 d6 f6 d7 e7 f7"
    );
}

#[test]
fn a_ring_of_several_pockets_is_told_as_one() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . t .
        . t t t t . .
        t T t K T . .
        . t t t t . .
        . . . t T t .
        . . . . t . .
        . . . . . . .",
    );
    assert_eq!(explanation(&scene, "f7-f5"), "ring e2 d3 f3 b4 d4 e4 a5 c5 f5 b6 d6 e6 around e3 b5 d5 e5");
}
