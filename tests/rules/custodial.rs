//! Moves, and captures between two (S0 Copenhagen 3, 4a and 5).

use hnefi::rules::{Anvil, CaptureKind, IllegalMove, Piece, ThroneHostility};

use super::diagram::{Scene, attackers_move, defenders_move, square, squares};

const CROWD: &str = "
    t . . . .
    . t . . .
    . . . T .
    . . . . .
    . . t K T";

#[test]
fn pieces_slide_any_number_of_vacant_squares() {
    let game = attackers_move("copenhagen", CROWD).game(0);
    assert_eq!(game.destinations(square("b4")), squares("b1 b2 b3 a4 c4 d4 e4 b5"));
}

#[test]
fn nothing_jumps_or_moves_askew() {
    let scene = defenders_move("copenhagen", CROWD);
    let attacker = Piece::Attacker;
    assert_eq!(scene.refuses("d1-b1"), IllegalMove::Blocked { by: square("c1"), piece: attacker });
    assert_eq!(scene.refuses("d1-c1"), IllegalMove::Blocked { by: square("c1"), piece: attacker });
    assert_eq!(scene.refuses("d1-d4"), IllegalMove::Blocked { by: square("d3"), piece: Piece::Defender });
    assert_eq!(scene.refuses("d3-e4"), IllegalMove::NotStraight { from: square("d3"), to: square("e4") });
    assert_eq!(scene.refuses("d3-d3"), IllegalMove::NoStep { square: square("d3") });
}

#[test]
fn only_ones_own_pieces_on_the_board_move() {
    let scene = attackers_move("copenhagen", CROWD);
    assert_eq!(scene.refuses("d3-d4"), IllegalMove::NotYourPiece { from: square("d3"), piece: Piece::Defender });
    assert_eq!(scene.refuses("a2-a3"), IllegalMove::EmptySquare { from: square("a2") });
    let game = scene.game(0);
    let off_board = IllegalMove::OffBoard { square: square("f4"), size: 5 };
    assert_eq!(game.preview(hnefi::rules::Move { from: square("b4"), to: square("f4") }), Err(off_board));
    assert_eq!(game.destinations(square("s19")), []);
}

#[test]
fn only_the_king_may_stop_on_the_throne_and_all_pass_it_while_empty() {
    let scene = |drawing: &str| attackers_move("copenhagen", drawing);
    let empty = "
        . . t . .
        . . . . .
        . . . . .
        . . . . .
        . T . K .";
    let attacker = Piece::Attacker;
    assert_eq!(
        scene(empty).refuses("c5-c3"),
        IllegalMove::MayNotStopOnThrone { throne: square("c3"), piece: attacker }
    );
    scene(empty).plays("c5-c2").takes("").goes_on();
    scene(empty).plays("c5-c2 d1-d3 c2-b2 d3-c3").takes("").goes_on();
}

#[test]
fn only_the_king_may_enter_a_corner() {
    let scene = defenders_move(
        "copenhagen",
        "
        . . . T .
        . . . . t
        . . . . .
        K . . . .
        . . . . .",
    );
    let corner = square("e5");
    assert_eq!(scene.refuses("d5-e5"), IllegalMove::MayNotEnterCorner { corner, piece: Piece::Defender });
    scene.plays("a2-a1").takes("").ends(hnefi::rules::Side::Defenders, hnefi::rules::Reason::Escape);
}

#[test]
fn a_soldier_between_two_enemies_is_taken() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . .
        . . T t .
        . . . . .
        . t . . K
        . . . . .",
    );
    let played = scene.plays("b2-b4").takes("c4");
    assert_eq!(played.ply().captured[0].piece, Piece::Defender);
    assert_eq!(played.ply().captured[0].how, CaptureKind::Custodial(Anvil::Piece(square("d4"))));
    played.goes_on();
}

#[test]
fn walking_in_between_two_enemies_is_safe() {
    let soldier = defenders_move(
        "copenhagen",
        "
        . T . . .
        . . . . .
        . . . . .
        t . t . K
        . . . . .",
    );
    soldier.plays("b5-b2").takes("").goes_on();
    let king = defenders_move(
        "scottish",
        "
        . . . . .
        . t . t .
        . . . . .
        . . K . .
        . . . . .",
    );
    king.plays("c2-c4").takes("").goes_on();
}

#[test]
fn a_piece_that_stood_between_two_enemies_is_not_taken_by_a_third() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . .
        . . . . t
        . . . . .
        t T t . K
        . . . . .",
    );
    scene.plays("e4-b4").takes("").goes_on();
    scene.plays("e4-b4 e2-e3 b4-b3").takes("").goes_on();
}

#[test]
fn one_move_takes_in_three_directions() {
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
    );
    scene.with(|ruleset| ruleset.throne = None).plays("d2-d4").takes("c4 d5 e4").goes_on();
}

#[test]
fn only_the_nearest_piece_is_taken() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . .
        t . . . .
        . . . . K
        . T T t .
        . . . . .",
    );
    scene.plays("a4-a2").takes("").goes_on();
}

#[test]
fn defenders_and_the_armed_king_take_attackers() {
    let drawing = "
        . . . . .
        . . . . .
        . K t T .
        . . . . .
        T . . . t";
    let still = defenders_move("copenhagen", drawing).with(|ruleset| ruleset.throne = None);
    still.plays("d3-d4 e1-e2 d4-d3").takes("c3").goes_on();
    still.plays("b3-b4 e1-e2 b4-b3").takes("c3").goes_on();
}

#[test]
fn an_armed_king_is_an_anvil_and_an_unarmed_one_is_not() {
    let drawing = "
        . . . . . . .
        . . . . . . .
        . . . . . T .
        . . . . . . .
        . . K t . . .
        . . . . . . .
        t . . . . . .";
    defenders_move("copenhagen", drawing).plays("f5-f3 a1-a2 f3-e3").takes("d3").goes_on();
    defenders_move("scottish", drawing).plays("f5-f3 a1-a2 f3-e3").takes("").goes_on();
}

#[test]
fn a_king_without_a_hammer_takes_nothing_by_moving() {
    let drawing = "
        . . . . . . .
        . . . . . . .
        . . K . . . .
        . . . . . . .
        . . . t T . .
        . . . . . . .
        t . . . . . .";
    defenders_move("copenhagen", drawing).plays("c5-c3").takes("d3").goes_on();
    defenders_move("scottish", drawing).plays("c5-c3").takes("").goes_on();
}

const DEFENDER_BESIDE_THE_THRONE: &str = "
    . t . . .
    . . T . .
    . . . . .
    . . . . K
    . . . . .";

const ATTACKER_BESIDE_THE_THRONE: &str = "
    . T . . .
    . . t . .
    . . . . .
    . . . . t
    . . . . .";

#[test]
fn the_empty_throne_is_hostile_to_both_sides() {
    let by_attackers = attackers_move("copenhagen", DEFENDER_BESIDE_THE_THRONE).plays("b5-c5").takes("c4");
    assert_eq!(by_attackers.ply().captured[0].how, CaptureKind::Custodial(Anvil::Throne(square("c3"))));
    by_attackers.goes_on();
    defenders_move("copenhagen", ATTACKER_BESIDE_THE_THRONE).plays("b5-c5").takes("c4").goes_on();
}

#[test]
fn a_throne_that_is_never_hostile_takes_part_in_nothing() {
    let never = |scene: Scene| {
        scene.with(|ruleset| {
            let throne = ruleset.throne.as_mut().unwrap();
            throne.hostile_to_attackers = ThroneHostility::Never;
            throne.hostile_to_defenders = ThroneHostility::Never;
        })
    };
    never(attackers_move("copenhagen", DEFENDER_BESIDE_THE_THRONE)).plays("b5-c5").takes("").goes_on();
    never(defenders_move("copenhagen", ATTACKER_BESIDE_THE_THRONE)).plays("b5-c5").takes("").goes_on();
}

const KING_AT_HOME: &str = "
    . . t . .
    . . . . .
    . . K . .
    T . t . .
    . . . . T";

#[test]
fn the_throne_with_the_king_on_it_is_hostile_to_attackers() {
    let scene = defenders_move("copenhagen", KING_AT_HOME);
    scene.plays("e1-c1").takes("c2").goes_on();
    // Even where the king is unarmed.
    let unarmed = scene.with(|ruleset| ruleset.king.armed = hnefi::rules::KingArmed::Neither);
    let played = unarmed.plays("e1-c1").takes("c2");
    assert_eq!(played.ply().captured[0].how, CaptureKind::Custodial(Anvil::Throne(square("c3"))));
    played.goes_on();
}

#[test]
fn the_throne_with_the_king_on_it_shelters_defenders_unless_it_is_always_hostile() {
    let drawing = "
        . . . . t
        . . T . .
        . . K . .
        . . . . .
        . T . . .";
    let scene = attackers_move("copenhagen", drawing).with(|ruleset| ruleset.corners.restricted = false);
    scene.plays("e5-c5").takes("").goes_on();
    let always = scene.with(|ruleset| {
        ruleset.throne.as_mut().unwrap().hostile_to_defenders = ThroneHostility::Always;
    });
    always.plays("e5-c5").takes("c4").goes_on();
}

#[test]
fn corners_are_hostile_to_soldiers_of_both_sides() {
    let attackers = attackers_move(
        "copenhagen",
        "
        . T . . .
        . . t . .
        . . . . K
        . . . . .
        . . . . .",
    );
    let played = attackers.plays("c4-c5").takes("b5");
    assert_eq!(played.ply().captured[0].how, CaptureKind::Custodial(Anvil::Corner(square("a5"))));
    played.goes_on();
    let defenders = defenders_move(
        "copenhagen",
        "
        . t . . .
        . . T . .
        t . . . K
        . . . . .
        . . . . .",
    );
    defenders.plays("c4-c5").takes("b5").goes_on();
}

#[test]
fn ordinary_corners_are_not_hostile() {
    let scene = attackers_move(
        "scottish",
        "
        . T . . .
        . . t . .
        . . . . .
        . . . K .
        . . . . .",
    );
    scene.plays("c4-c5").takes("").goes_on();
}

#[test]
fn the_edge_is_not_hostile() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . T . .
        . . . . .
        . t . . .
        . . . . K
        . . . . .",
    );
    scene.plays("b3-b4 e2-e3 b4-c4").takes("").goes_on();
}
