//! Who loses by repetition where the one who had some choice does (S0 Tawlbwrdd 8), and what players are warned of.

use hnefi::rules::{
    Escape, Game, KingArmed, KingCapture, KingOnEdge, Move, Outcome, Reason, Repetition, Side, Variant, Warning,
    notation::parse_move,
};

use super::diagram::{Scene, attackers_move, defenders_move};

fn aggressor_loses(scene: Scene) -> Scene {
    scene.with(|ruleset| {
        ruleset.endings.repetition = Repetition::AggressorLoses;
        ruleset.king.armed = KingArmed::Neither;
    })
}

#[test]
fn a_side_with_one_legal_move_each_time_is_forced() {
    let scene = aggressor_loses(attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . t . . . . .
        . . . t t . .
        . . t K . t .",
    ));
    let circle = "b3-b4 d1-e1 b4-b3 e1-d1 ";
    scene.plays(&circle.repeat(2)).takes("").ends(Side::Defenders, Reason::Repetition);
    // With a man to move elsewhere the defenders had a choice too, and neither side was forced.
    let free = aggressor_loses(attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . T .
        . . . . . . .
        . . . . . . .
        . t . . . . .
        . . . t t . .
        . . t K . t .",
    ));
    free.plays(&circle.repeat(2)).takes("").ends(Side::Attackers, Reason::Repetition);
}

#[test]
fn a_side_whose_other_moves_all_lose_to_the_next_is_forced() {
    // A king whom two can take must leave d1 and e1 in turn: whatever else the defenders do, he is taken.
    // That the attackers could have taken him anyway makes them the ones with a choice.
    let scene = aggressor_loses(attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . T .
        . . . . . . .
        . . . . . . .
        . t . . . . .
        . . . t t . .
        . . t K . t .",
    ))
    .with(|ruleset| {
        ruleset.king.in_open = KingCapture::TwoOpposite;
        ruleset.king.on_edge = KingOnEdge::AsElsewhere;
    });
    let circle = "b3-b4 d1-e1 b4-b3 e1-d1 ";
    scene.plays(&circle.repeat(2)).takes("").ends(Side::Defenders, Reason::Repetition);
}

/// The king steps from file to file; one attacker must follow him, or he is through.
const KING_LOOKS_FOR_A_WAY_OUT: &str = "
    . . . . . . .
    . . t . . . .
    . . . . . . .
    . t K . t . .
    . . t t . . .
    . . . . . . .
    . . . . . . .";

#[test]
fn the_king_who_seeks_a_way_out_is_the_aggressor_of_the_attackers_who_must_follow() {
    let scene = aggressor_loses(defenders_move("sea-battle", KING_LOOKS_FOR_A_WAY_OUT));
    scene.plays(&"c4-d4 c6-d6 d4-c4 d6-c6 ".repeat(2)).takes("").ends(Side::Attackers, Reason::Repetition);
    // With a second attacker above, both files are shut whoever moves: nobody is forced, and the defenders lose.
    let shut = KING_LOOKS_FOR_A_WAY_OUT.replacen(". . . . . . .", ". . t t . . .", 1);
    let scene =
        aggressor_loses(defenders_move("sea-battle", &shut)).with(|ruleset| ruleset.endings.encirclement = false);
    scene.plays(&"c4-d4 c6-d6 d4-c4 d6-c6 ".repeat(2)).takes("").ends(Side::Attackers, Reason::Repetition);
}

#[test]
fn only_the_moves_since_the_second_occurrence_count() {
    // While f1 is open the king could run to the corner: a side with a winning move of its own was not forced.
    let scene = aggressor_loses(attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . t . . . . .
        . . . t t . .
        . . t K . t .",
    ));
    let open = "f1-f2 d1-e1 f2-f1 e1-d1 ".to_owned();
    let shut = "b3-b4 d1-e1 b4-b3 e1-d1 ".to_owned();
    scene.plays(&(open.clone() + &shut)).takes("").ends(Side::Defenders, Reason::Repetition);
    scene.plays(&(shut + &open)).takes("").ends(Side::Attackers, Reason::Repetition);
}

#[test]
fn every_variant_settles_repetition_as_decided() {
    let expected = |key: &str| match key {
        "copenhagen" | "copenhagen-13" | "alea-evangelii" | "brandubh" => Repetition::DefendersLose,
        "rulebook" | "fetlar" | "tablut" => Repetition::Draw,
        "scottish" | "ard-ri" => Repetition::MoverLoses,
        _ => Repetition::AggressorLoses,
    };
    for variant in Variant::ALL {
        assert_eq!(variant.ruleset.endings.repetition, expected(variant.key), "{}", variant.key);
    }
}

fn mv(text: &str) -> Move {
    parse_move(text).unwrap().mv
}

fn after(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        game.play(mv(text)).unwrap();
    }
}

#[test]
fn players_are_warned_of_the_second_occurrence_and_of_the_third() {
    let mut game = Game::new(Variant::by_key("copenhagen").unwrap().ruleset.clone());
    after(&mut game, "d1-d2 f4-g4 d2-d1");
    assert_eq!(game.warnings(mv("g4-f4")), Ok(vec![Warning::StandsAgain]));
    assert_eq!(game.warnings(mv("g4-h4")), Ok(vec![]));
    after(&mut game, "g4-f4 d1-d2 f4-g4 d2-d1");
    let lost = Outcome { winner: Some(Side::Attackers), reason: Reason::Repetition };
    assert_eq!(game.warnings(mv("g4-f4")), Ok(vec![Warning::EndsByRepetition(lost)]));
    assert!(game.warnings(mv("g4-g5")).is_err());
}

#[test]
fn a_repetition_that_the_mover_wins_by_needs_no_warning() {
    let mut game = Game::new(Variant::by_key("copenhagen").unwrap().ruleset.clone());
    after(&mut game, "d1-d2 f4-g4 d2-d3 g4-f4 d3-d2 f4-g4 d2-d3 g4-f4");
    assert_eq!(game.warnings(mv("d3-d2")), Ok(vec![]));
}

#[test]
fn defenders_are_warned_when_their_king_could_be_taken() {
    let scene = defenders_move(
        "scottish",
        "
        . . . . . . .
        . . . . . . .
        . . . . . t .
        . t K . . . .
        . . . . . . .
        . . T . . . .
        . . . . . . .",
    );
    let game = scene.game(0);
    assert_eq!(game.warnings(mv("c2-d2")), Ok(vec![]));
    assert_eq!(game.warnings(mv("c4-c5")), Ok(vec![]));
    let threatened = defenders_move(
        "scottish",
        "
        . . . . . . .
        . . . . . . .
        . . . t . . .
        . t K . . . .
        . . . . . . .
        . . T . . . .
        . . . . . . .",
    )
    .with(|ruleset| ruleset.throne = None);
    assert_eq!(threatened.game(0).warnings(mv("c2-d2")), Ok(vec![Warning::KingCanBeTaken { by: mv("d5-d4") }]));
    assert_eq!(threatened.game(0).warnings(mv("c4-e4")), Ok(vec![]));
}

#[test]
fn attackers_are_warned_when_the_king_could_escape() {
    let scene = attackers_move(
        "scottish",
        "
        . . . . . . .
        . . . t . . .
        . . . . . . .
        . t . K . t .
        . . . . . . .
        . . . t . . .
        . . . . . . .",
    );
    assert_eq!(scene.game(0).warnings(mv("d2-d3")), Ok(vec![]));
    assert_eq!(scene.game(0).warnings(mv("d2-e2")), Ok(vec![Warning::KingCanEscape { by: mv("d4-d1") }]));
    let corners = scene.with(|ruleset| ruleset.endings.escape = Escape::Corner);
    assert_eq!(corners.game(0).warnings(mv("d2-e2")), Ok(vec![]));
}
