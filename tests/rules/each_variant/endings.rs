//! Special captures, and what ends a game, in each variant.

use hnefi::rules::{Reason, Side};

use super::{
    super::diagram::{attackers_move, defenders_move},
    TO_THE_CORNERS, all, takes_only_in,
};

#[test]
fn only_the_rulebook_traps() {
    let drawing = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . K . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . t . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . t T t . . .";
    takes_only_in(&["rulebook"], &all(), |key| attackers_move(key, drawing), "e4-e2", "e1");
}

#[test]
fn only_copenhagen_takes_rows() {
    let drawing = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . K . .
        . . . . . . . . .
        . . t . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . t t . . . .
        . . . T T t . . .";
    takes_only_in(&["copenhagen", "copenhagen-13"], &all(), |key| attackers_move(key, drawing), "c5-c1", "d1 e1");
}

#[test]
fn only_copenhagen_has_exit_forts() {
    let drawing = "
        . . . . . . . . .
        . . . . t . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . T . . . T .
        . . . T . T . . .
        . . . T K T . . .";
    for key in TO_THE_CORNERS {
        let played = defenders_move(key, drawing).plays("h3-e3").takes("");
        if key.starts_with("copenhagen") { played.ends(Side::Defenders, Reason::ExitFort) } else { played.goes_on() }
    }
}

#[test]
fn encirclement_wins_except_in_the_rulebook() {
    let drawing = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . t . . . .
        . . . t . t . . .
        . . t . K . t . .
        . . . t . t . . .
        t . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    for key in all() {
        let played = attackers_move(key, drawing).plays("a3-e3").takes("");
        if key == "rulebook" { played.goes_on() } else { played.ends(Side::Attackers, Reason::Encirclement) }
    }
}

#[test]
fn a_side_that_cannot_move_has_lost_except_in_tablut() {
    let drawing = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . T
        . . . . . . . T t
        . . T K . . . . T
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    for key in all() {
        let winner = (key != "tablut").then_some(Side::Defenders);
        defenders_move(key, drawing).plays("c4-c3").takes("").ends(winner, Reason::NoMoves);
    }
}

#[test]
fn a_side_without_pieces_has_lost_everywhere() {
    let drawing = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . K . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . T t . . . . .
        . . . . T . . . .
        . . . . . . . . .";
    for key in all() {
        defenders_move(key, drawing).plays("e2-e3").takes("d3").ends(Side::Defenders, Reason::NoMoves);
    }
}
