//! Which ending counts when one move brings about several, and positions with hardly a piece.

use hnefi::rules::{KingCapture, Reason, Repetition, Ruleset, Side, ThroneStop};

use super::diagram::{attackers_move, defenders_move};

#[test]
fn a_captured_king_comes_before_the_ring_around_his_men() {
    let drawing = "
        . . . . . . . . .
        . . . . . . . . .
        . . . t . . . . .
        . . t K t t . . .
        t . . . T . t . .
        . . . t t t . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    let scene = attackers_move("copenhagen", drawing).with(|ruleset| ruleset.throne = None);
    scene.plays("a5-d5").takes("d6").ends(Side::Attackers, Reason::KingCaptured);
    // The move closes a ring as well, as shows where no king stands.
    let without = attackers_move("copenhagen", &drawing.replace('K', ".")).with(|ruleset| ruleset.throne = None);
    without.plays("a5-d5").takes("").ends(Side::Attackers, Reason::Encirclement);
}

#[test]
fn the_ring_comes_before_want_of_moves() {
    // The defenders could not move either: three of them fill their pocket.
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . . . .
        . . t . . . . . .
        . t T t . . . . .
        . t T t . . . . .
        . t K t . . . . .
        . . . . . . . . .
        . . t . . . . . .
        . . . . . . . . .
        . . . . . . . . .",
    )
    .with(|ruleset| ruleset.king.in_open = KingCapture::AllSides)
    .with(|ruleset| ruleset.throne = None);
    scene.clone().plays("c3-c4").takes("").ends(Side::Attackers, Reason::Encirclement);
    let without = scene.with(|ruleset| ruleset.endings.encirclement = false);
    without.plays("c3-c4").takes("").ends(Side::Attackers, Reason::NoMoves);
}

#[test]
fn the_fort_comes_before_want_of_moves() {
    // The only attacker is shut in on i5 by the same move that closes the fort.
    let scene = defenders_move(
        "copenhagen",
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . T
        . . . . . . . T t
        . . . . . . . . T
        . . . T . . . T .
        . . . T . T . . .
        . . . T K T . . .",
    );
    scene.plays("h3-e3").takes("").ends(Side::Defenders, Reason::ExitFort);
}

#[test]
fn repetition_comes_before_the_move_limit() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . t . . . . .
        . . . . . . .
        . . . . . K .
        . . . . . . .
        . . . . . . .",
    )
    .with(|ruleset| {
        ruleset.endings.move_limit = Some(8);
        ruleset.endings.repetition = Repetition::MoverLoses;
    });
    let circle = "b5-b4 f3-f4 b4-b5 f4-f3 ".repeat(2);
    scene.plays(&circle).takes("").ends(Side::Attackers, Reason::Repetition);
    let ignored = scene.with(|ruleset| ruleset.endings.repetition = Repetition::Ignored);
    ignored.plays(&circle).takes("").ends(None, Reason::MoveLimit);
}

#[test]
fn a_king_alone_can_be_closed_in() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . t . . .
        . . t . t . .
        . t . K . t .
        . . t . t . .
        . . . . . . .
        . . . t . . .",
    );
    scene.plays("d1-d2").takes("").ends(Side::Attackers, Reason::Encirclement);
}

#[test]
fn a_king_alone_can_be_taken_and_can_escape() {
    let taken = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . . t . . .
        t . . K t . .
        . . . t . . .
        . . . . . . .
        . . . . . . .",
    );
    taken.plays("a4-c4").takes("d4").ends(Side::Attackers, Reason::KingCaptured);
    let escapes = defenders_move(
        "copenhagen",
        "
        . . . K . . .
        . . . . . . .
        . . . . . . .
        t . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .",
    );
    escapes.plays("d7-g7").takes("").ends(Side::Defenders, Reason::Escape);
}

#[test]
fn a_king_alone_on_the_edge_has_no_fort() {
    let scene = defenders_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . . t . . .
        . . . . . . .
        . . . . . . .
        . . . K . . .
        . . . . . . .",
    );
    scene.plays("d2-d1").takes("").goes_on();
}

#[test]
fn two_attackers_take_the_king_only_by_a_move_of_one_of_them() {
    let scene = defenders_move(
        "scottish",
        "
        . . . . . . . . .
        . . . . . . . t .
        . . . . . . . . .
        . . t . t . . . .
        . . . . . . . . .
        . . . K . . . . .
        . . . . . . . . .
        . . . . . . T . .
        . . . . . . . . .",
    );
    scene.plays("d4-d6").takes("").goes_on();
    scene.plays("d4-d6 h8-h7").takes("").goes_on();
    scene.plays("d4-d6 h8-h7 g2-g3 e6-f6 g3-g2 f6-e6").takes("d6").ends(Side::Attackers, Reason::KingCaptured);
}

#[test]
fn a_defender_on_the_throne_is_no_fourth_side() {
    let drawing = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . T . . . .
        t . . . K t . . .
        . . . . t . . . .
        . . . . . . . . .
        . . . . . . . . .";
    let open = |ruleset: &mut Ruleset| ruleset.throne.as_mut().unwrap().stop = ThroneStop::Anyone;
    attackers_move("copenhagen", drawing).with(open).plays("a4-d4").takes("").goes_on();
    let attacker = attackers_move("copenhagen", &drawing.replace('T', "t")).with(open);
    attacker.plays("a4-d4").takes("e4").ends(Side::Attackers, Reason::KingCaptured);
}

#[test]
fn a_piece_on_an_open_corner_brackets_the_row_along_the_other_edge() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . . . .
        . . . . . . K . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        t . . . . . . . .
        T t . . . . . . .
        T t . . . . . . .
        . . . . t . . . .",
    )
    .with(|ruleset| ruleset.corners.restricted = false);
    scene.plays("e1-a1").takes("a2 a3").goes_on();
}
