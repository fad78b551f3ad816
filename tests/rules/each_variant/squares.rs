//! What the throne, the corners and the edge do in each variant.

use hnefi::rules::{IllegalMove, Piece};

use super::{
    super::diagram::{attackers_move, defenders_move, square},
    NEVER_HOSTILE_CENTRE, TAKEN_ON_THE_EDGE, TO_THE_CORNERS, UNARMED, WITHOUT_THRONE, all, all_but, king_falls_only_in,
    takes_only_in,
};

const LONE_ATTACKER: &str = "
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    t . . . . . . . .
    . . . . . . . . .
    . . . . . . K . .
    . . . . . . . . .
    . . . . . . . . .";

#[test]
fn soldiers_enter_the_corner_unless_it_is_the_kings() {
    for key in all() {
        let scene = attackers_move(key, LONE_ATTACKER);
        if TO_THE_CORNERS.contains(&key) {
            let corner = square(if key == "alea-evangelii" { "a2" } else { "a1" });
            assert_eq!(scene.refuses("a5-a1"), IllegalMove::MayNotEnterCorner { corner, piece: Piece::Attacker });
        } else {
            scene.plays("a5-a1").takes("").goes_on();
        }
    }
}

#[test]
fn soldiers_do_not_stop_on_a_throne() {
    for key in all() {
        let scene = attackers_move(key, LONE_ATTACKER);
        if WITHOUT_THRONE.contains(&key) {
            scene.plays("a5-e5").takes("").goes_on();
        } else {
            let refused = IllegalMove::MayNotStopOnThrone { throne: square("e5"), piece: Piece::Attacker };
            assert_eq!(scene.refuses("a5-e5"), refused, "{key}");
        }
    }
}

#[test]
fn soldiers_pass_the_empty_throne_except_in_the_rulebook() {
    for key in all() {
        let scene = attackers_move(key, LONE_ATTACKER);
        if key == "rulebook" {
            let refused = IllegalMove::MayNotPassThrone { throne: square("e5"), piece: Piece::Attacker };
            assert_eq!(scene.refuses("a5-h5"), refused);
        } else {
            scene.plays("a5-h5").takes("").goes_on();
        }
    }
}

#[test]
fn the_king_passes_his_throne_and_comes_back_to_it_except_in_tablut() {
    let drawing = LONE_ATTACKER.replace('K', ".").replace("t . . . . . . . .", "t . . . . . K . .");
    for key in all() {
        let scene = defenders_move(key, &drawing);
        scene.plays("g5-c5").takes("").goes_on();
        if key == "tablut" {
            let refused = IllegalMove::MayNotStopOnThrone { throne: square("e5"), piece: Piece::King };
            assert_eq!(scene.refuses("g5-e5"), refused);
        } else {
            scene.plays("g5-e5").takes("").goes_on();
        }
    }
}

/// A piece below the throne, and an enemy who comes up beneath it.
fn below_the_throne(throne: char, victim: char, hammer: char) -> String {
    format!(
        "
        . . . . . . . . .
        . . . . . . . . .
        t . . . . . {} . .
        . . . . . . . . .
        . . . . {throne} . . . .
        . . . . {victim} . . . .
        {hammer} . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .",
        if throne == 'K' { '.' } else { 'K' }
    )
}

#[test]
fn the_empty_throne_is_hostile_to_both_sides_or_to_none() {
    let hostile = all_but(&NEVER_HOSTILE_CENTRE);
    let attacker = below_the_throne('.', 't', 'T');
    takes_only_in(&hostile, &all(), |key| defenders_move(key, &attacker), "a3-e3", "e4");
    let defender = below_the_throne('.', 'T', 't');
    takes_only_in(&hostile, &all(), |key| attackers_move(key, &defender), "a3-e3", "e4");
}

#[test]
fn with_the_king_on_it_the_throne_is_hostile_to_attackers_or_he_is_armed() {
    let drawing = below_the_throne('K', 't', 'T');
    takes_only_in(&all_but(&UNARMED), &all(), |key| defenders_move(key, &drawing), "a3-e3", "e4");
}

#[test]
fn with_the_king_on_it_the_throne_is_hostile_to_defenders_only_in_the_rulebook() {
    let drawing = below_the_throne('K', 'T', 't');
    takes_only_in(&["rulebook"], &all(), |key| attackers_move(key, &drawing), "a3-e3", "e4");
}

/// A piece beside the corner, two squares further in where corners are blocks, and an enemy above its other side.
fn beside_the_corner(key: &str, victim: char, hammer: char) -> String {
    let (above, edge) = if key == "alea-evangelii" {
        (format!(". . . {hammer} . . . . ."), format!(". . {victim} . . . . . ."))
    } else {
        (format!(". . {hammer} . . . . . ."), format!(". {victim} . . . . . . ."))
    };
    let king = if victim == 'K' { 'T' } else { 'K' };
    format!(
        "
        . . . . . . . . .
        . . . . . . . . .
        t . . . . . {king} . .
        . . . . . . . . .
        {above}
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        {edge}"
    )
}

#[test]
fn the_corners_are_hostile_to_soldiers_of_both_sides_where_they_are_the_goal() {
    for key in all() {
        let (mv, victim) = if key == "alea-evangelii" { ("d5-d1", "c1") } else { ("c5-c1", "b1") };
        let taken = if TO_THE_CORNERS.contains(&key) { victim } else { "" };
        attackers_move(key, &beside_the_corner(key, 'T', 't')).plays(mv).takes(taken).goes_on();
        defenders_move(key, &beside_the_corner(key, 't', 'T')).plays(mv).takes(taken).goes_on();
    }
}

#[test]
fn the_corners_are_hostile_to_the_king_only_in_the_rulebook_and_brandubh() {
    for key in TO_THE_CORNERS {
        let (mv, king) = if key == "alea-evangelii" { ("d5-d1", "c1") } else { ("c5-c1", "b1") };
        let scene = |key: &str| attackers_move(key, &beside_the_corner(key, 'K', 't'));
        king_falls_only_in(&TAKEN_ON_THE_EDGE, &[key], scene, mv, king);
    }
}

#[test]
fn the_edge_is_hostile_nowhere() {
    let drawing = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . K . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . t . . . . .
        . . . . T . . . .";
    takes_only_in(&[], &all(), |key| attackers_move(key, drawing), "d2-e2", "");
}
