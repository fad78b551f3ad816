//! How the king is taken (S0 Copenhagen 7a, Tawlbwrdd 7a; S1 Capturing the king; S4).

use hnefi::rules::{CaptureKind, KingCapture, Piece, Reason, Side};

use super::diagram::{attackers_move, defenders_move};

#[test]
fn king_in_the_open_needs_four_attackers() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . t . . .
        . . . . . . .
        . . t . . T .
        t . K t . . .
        . . t . . . .
        . . . . . . .",
    )
    .with(|ruleset| ruleset.throne = None);
    let played = scene.plays("a3-b3").takes("c3");
    assert_eq!(played.ply().captured[0].piece, Piece::King);
    assert_eq!(played.ply().captured[0].how, CaptureKind::Surrounded);
    played.ends(Side::Attackers, Reason::KingCaptured);
}

#[test]
fn three_attackers_in_the_open_take_nothing() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . t . . .
        . . . . . . .
        . . t . . T .
        . . K . . . t
        . . t . . . .
        . . . . . . .",
    )
    .with(|ruleset| ruleset.throne = None);
    scene.plays("g3-d3").takes("").goes_on();
}

#[test]
fn a_defender_among_the_captors_saves_the_king() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . t . . .
        . . . . . . .
        . . T . . . .
        t . K t . . .
        . . t . . . .
        . . . . . . .",
    )
    .with(|ruleset| ruleset.throne = None);
    scene.plays("a3-b3").takes("").goes_on();
}

#[test]
fn a_king_who_walks_among_four_attackers_is_not_taken_until_one_of_them_moves() {
    // Three stand there; he steps in, a fourth comes up behind him.
    let scene = defenders_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . . . . K t
        . . t . . . .
        . t . t . . .
        . . . . . . .
        . T . . . . .",
    )
    .with(|ruleset| ruleset.throne = None);
    scene.plays("f5-c5 g5-f5 c5-b5").takes("").goes_on();
    let pocket = defenders_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . . . K . t
        . . . t . t .
        . . . . t . .
        . . . . . . .
        . T . . . . .",
    )
    .with(|ruleset| ruleset.throne = None);
    pocket.plays("e5-e4").takes("").goes_on();
    pocket.plays("e5-e4 g5-e5").takes("e4").ends(Side::Attackers, Reason::KingCaptured);
    // A move elsewhere takes nobody.
    pocket.plays("e5-e4 g5-g6 b1-b2 g6-g5").takes("").goes_on();
}

#[test]
fn the_king_on_his_throne_needs_four_attackers() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . . t . . .
        t . . K t . .
        . . . t . . .
        . . . . . . .
        . . . . . T .",
    );
    scene.plays("a4-c4").takes("d4").ends(Side::Attackers, Reason::KingCaptured);
    let three = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . . t . . .
        t . . K . . .
        . . . t . . .
        . . . . . . .
        . . . . . T .",
    );
    three.plays("a4-c4").takes("").goes_on();
}

#[test]
fn king_beside_throne_needs_three_attackers() {
    // The eight images put the throne on each of the king's four sides.
    let scene = attackers_move(
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
    scene.plays("a5-a4").takes("").goes_on();
    scene.plays("a5-a4 f1-f2 a4-b4").takes("c4").ends(Side::Attackers, Reason::KingCaptured);
}

#[test]
fn two_attackers_beside_the_throne_are_not_enough() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . t . . . .
        t . K . . . .
        . . . . . . .
        . . . . . . .
        . . . . . T .",
    );
    scene.plays("a4-b4").takes("").goes_on();
}

#[test]
fn a_defender_beside_the_king_beside_the_throne_saves_him() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . t . . . .
        t . K . . . .
        . . T . . . .
        . . . . . . .
        . . . . . . .",
    );
    scene.plays("a4-b4").takes("").goes_on();
}

#[test]
fn the_king_is_never_taken_on_the_edge() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . t . . .
        . . . . . T .
        . . t K t . .",
    );
    scene.plays("d3-d2").takes("").goes_on();
    // Not by two either, unless a ruleset says so.
    let weak = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . t . . . .
        . . . . . T .
        . . . K t . .",
    )
    .with(|ruleset| ruleset.king.in_open = KingCapture::TwoOpposite);
    weak.plays("c3-c1").takes("").goes_on();
    let exposed = weak.clone().with(|ruleset| ruleset.king.on_edge = hnefi::rules::KingOnEdge::AsElsewhere);
    exposed.plays("c3-c1").takes("d1").ends(Side::Attackers, Reason::KingCaptured);
}

#[test]
fn one_move_takes_the_king_and_a_soldier() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . t . . . .
        . t K . T t .
        . . t . . . .
        . . . . . . .
        . . . t . . .
        . . . . . T .",
    )
    .with(|ruleset| ruleset.throne = None);
    scene.plays("d2-d5").takes("c5 e5").ends(Side::Attackers, Reason::KingCaptured);
}

#[test]
fn the_king_is_taken_even_by_a_move_that_leaves_the_other_side_without_moves() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . t . . . .
        . t K . t . .
        . . t . . . .
        . . . . . . .
        . . . . . . .",
    )
    .with(|ruleset| ruleset.throne = None);
    scene.plays("e4-d4").takes("c4").ends(Side::Attackers, Reason::KingCaptured);
}
