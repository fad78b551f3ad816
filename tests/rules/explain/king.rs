//! What took the king, where he escaped, and which squares decided a game.

use hnefi::rules::{Anvil, Captors, Explanation, Side};

use super::{
    super::diagram::{attackers_move, defenders_move, square},
    explanation, joined,
};

#[test]
fn a_king_taken_names_his_captors() {
    let beside_throne = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        t . t . . . .
        . . K . . . .
        . . t . . . .
        . . . . . . .
        . . . . . T .",
    );
    assert_eq!(
        explanation(&beside_throne, "a5-a4 f1-f2 a4-b4"),
        "king on c4 among piece c3, piece b4, throne d4, piece c5"
    );
    let by_two = attackers_move(
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
    assert_eq!(explanation(&by_two, "d5-d2"), "king on c2 by d2 against piece b2");
    let corner = attackers_move(
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
    assert_eq!(explanation(&corner, "c5-c1"), "king on b1 by c1 against corner a1");
    let trapped = attackers_move(
        "rulebook",
        "
        . . . . . . .
        . . . . . . .
        . . t . . . T
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . t K t . . .",
    );
    assert_eq!(explanation(&trapped, "c5-c2"), "king on c1 trapped by piece b1, piece d1, piece c2");
}

#[test]
fn an_escape_names_the_square() {
    let scene = defenders_move(
        "copenhagen",
        "
        . . . K . . .
        . . . . . . .
        . . . . . . .
        . t . . . T .
        . . . . . . .
        . . . . . . .
        . . . . . . .",
    );
    assert_eq!(explanation(&scene, "d7-a7"), "king escaped to a7");
}

#[test]
fn where_there_are_traps_the_king_shut_in_on_or_beside_his_throne_is_in_one() {
    let beside = attackers_move(
        "rulebook",
        "
        . . . . . . .
        . . . . . . .
        t . t . . . .
        . . K . . . .
        . . t . . . .
        . . . . . . .
        . . . . . T .",
    );
    assert_eq!(
        explanation(&beside, "a5-a4 f1-f2 a4-b4"),
        "king on c4 trapped by piece c3, piece b4, throne d4, piece c5"
    );
    let at_home = attackers_move(
        "rulebook",
        "
        . . . . . . .
        . . . . . . .
        . t . t . . .
        . . . K t . .
        . . . t . . .
        . . . . . . .
        . . . . . T .",
    );
    assert_eq!(
        explanation(&at_home, "b5-c5 f1-f2 c5-c4"),
        "king on d4 trapped by piece d3, piece c4, piece e4, piece d5"
    );
}

#[test]
fn the_squares_that_decided_a_game_are_those_of_its_explanation() {
    let squares = |explanation: Explanation| joined(&explanation.squares());
    let hammer = square("d5");
    let surrounded = Captors::Surrounded { by: vec![Anvil::Piece(square("c4")), Anvil::Throne(square("d4"))] };
    assert_eq!(squares(Explanation::KingCaptured { king: square("c5"), by: surrounded }), "c4 d4 c5");
    let shieldwall = Captors::Shieldwall {
        hammer,
        bracket: Anvil::Corner(square("a1")),
        row: vec![square("b1")],
        front: vec![square("b2")],
    };
    assert_eq!(joined(&shieldwall.squares()), "a1 b2 d5");
    let linnaean = Captors::Linnaean { hammer, throne: square("d4"), besiegers: vec![square("c4"), square("d3")] };
    assert_eq!(joined(&linnaean.squares()), "d3 c4 d4 d5");
    let fort = Explanation::ExitFort {
        king: square("e1"),
        inside: vec![square("f1")],
        walls: vec![square("d1"), square("g1")],
        props: vec![square("d2")],
    };
    assert_eq!(squares(fort), "d1 e1 g1 d2");
    assert_eq!(squares(Explanation::NoMoves { side: Side::Attackers, pieces: vec![square("a1")] }), "");
}
