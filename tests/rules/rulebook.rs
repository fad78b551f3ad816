//! The Rulebook's own ways: its throne, its trap, its king (S3).

use hnefi::rules::{Anvil, CaptureKind, IllegalMove, Piece, Reason, Side};

use super::{
    diagram::{attackers_move, defenders_move, square},
    variants::DEFENDER_BEFORE_THE_EMPTY_THRONE,
};

#[test]
fn only_the_king_passes_the_throne() {
    let scene = attackers_move("rulebook", DEFENDER_BEFORE_THE_EMPTY_THRONE);
    let (throne, piece) = (square("d4"), Piece::Attacker);
    assert_eq!(scene.refuses("d7-d4"), IllegalMove::MayNotStopOnThrone { throne, piece });
    let open = attackers_move("rulebook", &DEFENDER_BEFORE_THE_EMPTY_THRONE.replace('T', "."));
    assert_eq!(open.refuses("d7-d1"), IllegalMove::MayNotPassThrone { throne, piece });
    defenders_move("rulebook", DEFENDER_BEFORE_THE_EMPTY_THRONE).plays("f4-a4").takes("").goes_on();
}

#[test]
fn the_throne_is_an_anvil_against_a_defender_with_his_own_king_on_it() {
    let scene = attackers_move(
        "rulebook",
        "
        . . . . . . .
        . . t . . . .
        . . . T . . .
        . . . K . . .
        . . . . . . .
        . . . . . . .
        . . . . . T .",
    );
    let played = scene.plays("c6-d6").takes("d5");
    assert_eq!(played.ply().captured[0].how, CaptureKind::Custodial(Anvil::Throne(square("d4"))));
    played.goes_on();
}

#[test]
fn two_or_one_and_a_corner_take_the_king_in_the_open() {
    let by_two = attackers_move(
        "rulebook",
        "
        . . . . . . .
        . t K . . . .
        . . . . . . .
        . . . . t . .
        . . . t . . .
        . . . . . . .
        . . . . . T .",
    );
    by_two.plays("e4-e6 f1-e1 e6-d6").takes("c6").ends(Side::Attackers, Reason::KingCaptured);
    let by_corner = attackers_move(
        "rulebook",
        "
        . . . . . . .
        . . . . . . .
        . . t . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . T
        . K . . . . .",
    );
    // b1 lies between the corner a1 and c1.
    let played = by_corner.plays("c5-c1").takes("b1");
    assert_eq!(played.ply().captured[0].how, CaptureKind::Custodial(Anvil::Corner(square("a1"))));
    played.ends(Side::Attackers, Reason::KingCaptured);
}

#[test]
fn beside_the_throne_two_are_not_enough_and_three_are() {
    let two = attackers_move(
        "rulebook",
        "
        . . . . . . .
        . . . . . . .
        t . . . . . .
        . . K . . . .
        . . t . . . .
        . . . . . T .
        . . . . . . .",
    );
    two.plays("a5-c5").takes("").goes_on();
    two.plays("a5-c5 f2-f3 c3-b3 f3-f2 b3-b4").takes("").goes_on();
    two.plays("a5-b5 f2-f3 b5-b4 f3-f2 b4-b5 f2-f3 b5-c5").takes("").goes_on();
}

#[test]
fn a_man_shut_in_on_all_sides_is_trapped_by_his_last_neighbour() {
    // On the edge, custodial capture needs b1 and d1; the trap is closed from c2.
    let scene = attackers_move(
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
    let played = scene.plays("c5-c2").takes("c1");
    assert_eq!(played.ply().captured[0].how, CaptureKind::Trap);
    played.goes_on();
    let copenhagen = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . t . . . K
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . t T t . . .",
    );
    copenhagen.plays("c5-c2").takes("").goes_on();
}

#[test]
fn the_king_is_trapped_on_the_edge_and_two_men_are_not_a_trap() {
    let king = attackers_move(
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
    king.plays("c5-c2").takes("c1").ends(Side::Attackers, Reason::KingCaptured);
    let pair = attackers_move(
        "rulebook",
        "
        . . . . . . .
        . . . . . . .
        . . t . . . K
        . . . . . . .
        . . . . . . .
        . . . t . . .
        . t T T t . .",
    );
    pair.plays("c5-c2").takes("").goes_on();
}

#[test]
fn closing_in_all_defenders_ends_nothing() {
    let scene = attackers_move(
        "rulebook",
        "
        . . . . . . .
        . . t t t . .
        . t . T . t .
        . t . K . t .
        . t . . . t .
        . . t . t . .
        . . . t . . .",
    );
    scene.plays("d1-d2").takes("").goes_on();
}
