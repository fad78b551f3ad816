//! What took soldiers: custodial captures, shieldwalls, traps, Linnaean captures.

use hnefi::rules::{Anvil, CaptureKind, ThroneHostility};

use super::{
    super::diagram::{attackers_move, defenders_move, square},
    captors,
};

/// One of the attackers can take a defender at once.
pub(super) const BETWEEN: &str = "
    . t . . . . .
    . . T . . . .
    . . . . . . t
    . . . . . . .
    . . . . T t .
    . . . . . . K
    . . . . . . .";

#[test]
fn a_custodial_capture_names_what_the_piece_was_pressed_against() {
    let scene = attackers_move("copenhagen", BETWEEN);
    assert_eq!(captors(&scene, "b7-c7"), "");
    assert_eq!(captors(&scene, "g5-g4 g2-f2 g4-e4"), "");
    assert_eq!(captors(&scene, "b7-b3 g2-f2 b3-d3"), "e3 by d3 against piece f3");
    let throne = attackers_move(
        "copenhagen",
        "
        . t . . .
        . . T . .
        . . . . .
        . . . . K
        . . . . .",
    );
    assert_eq!(captors(&throne, "b5-c5"), "c4 by c5 against throne c3");
    let corner = defenders_move(
        "copenhagen",
        "
        . t . . .
        . . T . .
        t . . . K
        . . . . .
        . . . . .",
    );
    assert_eq!(captors(&corner, "c4-c5"), "b5 by c5 against corner a5");
}

#[test]
fn each_capture_of_one_move_has_captors_of_its_own() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . t . . .
        . . . T . . .
        . t T . T t .
        . . . . . . .
        K . . t . . .
        . . . . . . .",
    )
    .with(|ruleset| ruleset.throne = None);
    assert_eq!(
        captors(&scene, "d2-d4"),
        "c4 by d4 against piece b4; e4 by d4 against piece f4; d5 by d4 against piece d6"
    );
}

#[test]
fn a_shieldwall_names_its_row_both_brackets_and_the_front() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . . . t . .
        . . . . . . T
        . . . . . . .
        . t t t . . .
        . T K T . . .",
    );
    let row = "in the row b1 c1 d1 between e1 and corner a1 before b2 c2 d2";
    assert_eq!(captors(&scene, "e5-e1"), format!("b1 {row}; d1 {row}"));
}

#[test]
fn two_shieldwalls_at_once_are_told_apart() {
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
    let (left, right) = (
        "in the row c1 d1 between e1 and piece b1 before c2 d2",
        "in the row f1 g1 between e1 and piece h1 before f2 g2",
    );
    assert_eq!(captors(&scene, "e7-e1"), format!("c1 {left}; d1 {left}; f1 {right}; g1 {right}"));
}

#[test]
fn a_trap_names_what_shuts_the_piece_in() {
    let edge = attackers_move(
        "rulebook",
        "
        . . . . . . .
        . . . . . . .
        . . t . . . K
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . t T t . . .",
    );
    assert_eq!(captors(&edge, "c5-c2"), "c1 trapped by piece b1, piece d1, piece c2");
}

#[test]
fn a_trap_can_lean_on_the_throne_and_on_a_corner() {
    let trap = attackers_move(
        "rulebook",
        "
        . . . . . . .
        . . . . . . .
        . . t . . . K
        t . T . . . .
        . . t . . . .
        . . . . . . .
        . . . . . . .",
    )
    .with(|ruleset| ruleset.throne.as_mut().unwrap().hostile_to_defenders = ThroneHostility::Never);
    assert_eq!(captors(&trap, "a4-b4"), "c4 trapped by piece c3, piece b4, throne d4, piece c5");
    let corner = attackers_move(
        "rulebook",
        "
        . . . . . . .
        . . . . . . .
        . . . . . . K
        . t . . . . .
        . . . . . . .
        . . . . . . .
        . T t . . . .",
    )
    .with(|ruleset| ruleset.corners.hostile_to.defenders = false);
    assert_eq!(captors(&corner, "b4-b2"), "b1 trapped by corner a1, piece c1, piece b2");
}

const BESET_AT_HOME: &str = "
    . . . . . . .
    . . t . . . .
    . . . T . . .
    . . t K t . .
    . . . t . . .
    . . . . . T .
    . . . . . . .";

#[test]
fn a_linnaean_capture_names_the_besiegers() {
    let scene = attackers_move("tablut", BESET_AT_HOME);
    assert_eq!(captors(&scene, "c6-d6"), "d5 by d6 against throne d4 beset by d3 c4 e4");
    // Where the throne is always hostile it needs no besiegers.
    let always = scene.with(|ruleset| {
        ruleset.throne.as_mut().unwrap().hostile_to_defenders = ThroneHostility::Always;
    });
    assert_eq!(captors(&always, "c6-d6"), "d5 by d6 against throne d4");
    // Nor does the empty throne.
    let empty = attackers_move("tablut", &BESET_AT_HOME.replace("t K t", "t . t").replace("T .\n", "K .\n"));
    assert_eq!(captors(&empty, "c6-d6"), "d5 by d6 against throne d4");
}

#[test]
fn captors_belong_to_the_kind_of_capture_that_the_ply_tells_of() {
    let scene = attackers_move("tablut", BESET_AT_HOME);
    let played = scene.plays("c6-d6").takes("d5");
    assert_eq!(played.ply().captured[0].how, CaptureKind::Custodial(Anvil::Throne(square("d4"))));
    played.goes_on();
}
