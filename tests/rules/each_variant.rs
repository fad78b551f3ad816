//! Every row of the table of rules, shown by one small position played in every variant.
//!
//! The boards are 9×9 with the throne on e5; pieces keep out of the corner blocks of the great board's variant.

use hnefi::rules::{IllegalMove, Piece, Reason, Side, Variant};

use super::diagram::{Scene, attackers_move, defenders_move, square};

const TO_THE_CORNERS: [&str; 6] = ["copenhagen", "rulebook", "brandubh", "fetlar", "copenhagen-13", "alea-evangelii"];
const WITHOUT_THRONE: [&str; 3] = ["sea-battle", "ard-ri", "parlett"];
const UNARMED: [&str; 3] = ["sea-battle", "scottish", "parlett"];
const NEVER_HOSTILE_CENTRE: [&str; 5] = ["saami-tablut", "sea-battle", "scottish", "ard-ri", "parlett"];
const TAKEN_BY_TWO: [&str; 8] =
    ["tawlbwrdd", "tawlbwrdd-lewis", "saami-tablut", "tablut", "rulebook", "scottish", "brandubh", "ard-ri"];
const TAKEN_BY_TWO_EVERYWHERE: [&str; 2] = ["scottish", "ard-ri"];
const TAKEN_ON_THE_EDGE: [&str; 2] = ["rulebook", "brandubh"];

/// Plays the move in every variant of `keys` and expects captures there, and none in the others of `among`.
fn takes_only_in(keys: &[&str], among: &[&str], scene: impl Fn(&str) -> Scene, mv: &str, taken: &str) {
    for key in among {
        println!("{key}: {mv}");
        let played = scene(key).plays(mv);
        if keys.contains(key) { played.takes(taken).goes_on() } else { played.takes("").goes_on() }
    }
}

/// The same for moves that take the king, on his square.
fn king_falls_only_in(keys: &[&str], among: &[&str], scene: impl Fn(&str) -> Scene, mv: &str, king: &str) {
    for key in among {
        println!("{key}: {mv}");
        let played = scene(key).plays(mv);
        if keys.contains(key) {
            played.takes(king).ends(Side::Attackers, Reason::KingCaptured);
        } else {
            played.takes("").goes_on();
        }
    }
}

fn all() -> Vec<&'static str> {
    Variant::ALL.iter().map(|variant| variant.key).collect()
}

fn all_but(keys: &[&str]) -> Vec<&'static str> {
    all().into_iter().filter(|key| !keys.contains(key)).collect()
}

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
