//! Linnaeus' game: the throne that nobody re-enters, and the capture against it.

use hnefi::rules::{Anvil, CaptureKind, IllegalMove, Piece, Reason};

use super::diagram::{attackers_move, defenders_move, square};

#[test]
fn nobody_comes_back_to_the_throne_but_all_pass_it() {
    let drawing = "
        . . . T . . .
        . . . . . . .
        . . . . . . .
        . K . . . . .
        . . . . . . .
        . . . . . . t
        . . . . . . .";
    let scene = defenders_move("tablut", drawing);
    let throne = square("d4");
    assert_eq!(scene.refuses("b4-d4"), IllegalMove::MayNotStopOnThrone { throne, piece: Piece::King });
    assert_eq!(scene.refuses("d7-d4"), IllegalMove::MayNotStopOnThrone { throne, piece: Piece::Defender });
    scene.plays("b4-f4").takes("").goes_on();
    scene.plays("d7-d1").takes("").goes_on();
}

const THREE_AROUND_THE_KING_AT_HOME: &str = "
    . . . . . . .
    . . t . . . .
    . . . T . . .
    . . t K t . .
    . . . t . . .
    . . . . . T .
    . . . . . . .";

#[test]
fn a_defender_beside_a_king_hard_pressed_at_home_is_taken_against_the_throne() {
    let played = attackers_move("tablut", THREE_AROUND_THE_KING_AT_HOME).plays("c6-d6").takes("d5");
    assert_eq!(played.ply().captured[0].how, CaptureKind::Custodial(Anvil::Throne(square("d4"))));
    played.goes_on();
    attackers_move("saami-tablut", THREE_AROUND_THE_KING_AT_HOME).plays("c6-d6").takes("").goes_on();
}

#[test]
fn two_attackers_beside_the_king_at_home_do_not_make_his_throne_hostile() {
    let drawing = THREE_AROUND_THE_KING_AT_HOME.replace(". . t K t . .", ". . t K . . .");
    attackers_move("tablut", &drawing).plays("c6-d6").takes("").goes_on();
}

#[test]
fn a_side_that_cannot_move_has_drawn() {
    let scene = attackers_move(
        "tablut",
        "
        . . . . . . .
        . . t . . . .
        . t T t . . .
        . t T t . . .
        . . t . . . .
        . . . . . . .
        . . . t . . .",
    )
    .with(|ruleset| ruleset.endings.encirclement = false)
    .with(|ruleset| ruleset.throne = None);
    scene.plays("d1-e1").takes("").ends(None, Reason::NoMoves);
}
