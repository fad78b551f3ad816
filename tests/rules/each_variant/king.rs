//! How the king is taken, and what he takes part in, in each variant.

use super::{
    super::diagram::{attackers_move, defenders_move},
    TAKEN_BY_TWO, TAKEN_BY_TWO_EVERYWHERE, TAKEN_ON_THE_EDGE, TO_THE_CORNERS, UNARMED, all, all_but,
    king_falls_only_in, takes_only_in,
};

/// The king on c4, attackers on the squares around him that are named, one on d7 above d4.
fn king_in_the_open(above: char, below: char) -> String {
    format!(
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . t . . T . .
        . . . . . . . . .
        . . {above} . . . . . .
        . t K . . . . . .
        . . {below} . . . . . .
        . . . . . . . . .
        . . . . . . . . ."
    )
}

#[test]
fn the_king_in_the_open_falls_to_two_or_to_four() {
    let two = king_in_the_open('.', '.');
    king_falls_only_in(&TAKEN_BY_TWO, &all(), |key| attackers_move(key, &two), "d7-d4", "c4");
    let three_and_a_defender = king_in_the_open('T', 't');
    king_falls_only_in(&TAKEN_BY_TWO, &all(), |key| attackers_move(key, &three_and_a_defender), "d7-d4", "c4");
    let four = king_in_the_open('t', 't');
    king_falls_only_in(&all(), &all(), |key| attackers_move(key, &four), "d7-d4", "c4");
}

/// The king at home, an attacker to come to d5, others on f5 and e4, perhaps one above him.
fn king_at_home(above: char) -> String {
    format!(
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . T . .
        . . . . {above} . . . .
        t . . . K t . . .
        . . . . t . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . ."
    )
}

#[test]
fn the_king_on_his_throne_falls_to_four_or_to_two() {
    let four = king_at_home('t');
    king_falls_only_in(&all(), &all(), |key| attackers_move(key, &four), "a5-d5", "e5");
    for above in ['.', 'T'] {
        let three = king_at_home(above);
        king_falls_only_in(&TAKEN_BY_TWO_EVERYWHERE, &all(), |key| attackers_move(key, &three), "a5-d5", "e5");
    }
}

/// The king below his throne, an attacker to come to d4, one on f4, perhaps somebody under him.
fn king_beside_the_throne(below: char) -> String {
    format!(
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . T . .
        . . . . . . . . .
        . . . . . . . . .
        t . . . K t . . .
        . . . . {below} . . . .
        . . . . . . . . .
        . . . . . . . . ."
    )
}

#[test]
fn the_king_beside_his_throne_falls_to_three_or_to_two() {
    let three = king_beside_the_throne('t');
    let falls = all_but(&["sea-battle", "parlett"]);
    king_falls_only_in(&falls, &all(), |key| attackers_move(key, &three), "a4-d4", "e4");
    for below in ['.', 'T'] {
        let two = king_beside_the_throne(below);
        king_falls_only_in(&TAKEN_BY_TWO_EVERYWHERE, &all(), |key| attackers_move(key, &two), "a4-d4", "e4");
    }
}

#[test]
fn the_king_on_the_edge_is_safe_or_taken_as_elsewhere() {
    for above in ['.', 't'] {
        let drawing = format!(
            "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . T . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . t . . . .
            . . . . . . . . .
            . . . {above} . . . . .
            . . t K . . . . ."
        );
        king_falls_only_in(&TAKEN_ON_THE_EDGE, &TO_THE_CORNERS, |key| attackers_move(key, &drawing), "e4-e1", "d1");
    }
}

#[test]
fn an_armed_king_is_hammer_and_anvil() {
    let hammer = "
        . . . . . . . . .
        . . . . . . . . .
        . . K . . . t . .
        . . . . . . . . .
        . . . . . . . . .
        . . . t T . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    takes_only_in(&all_but(&UNARMED), &all(), |key| defenders_move(key, hammer), "c7-c4", "d4");
    let anvil = hammer.replace('K', "T").replace("t T", "t K");
    takes_only_in(&all_but(&UNARMED), &all(), |key| defenders_move(key, &anvil), "c7-c4", "d4");
}
