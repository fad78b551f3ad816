//! The great board, whose corners are blocks of four squares; shown on a smaller one.

use hnefi::rules::{Anvil, CaptureKind, IllegalMove, Piece, Reason, Side};

use super::diagram::{attackers_move, defenders_move, square};

const CORNER: &str = "
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . t
    . . . . . . . . .
    . . . . . . . . .
    . . K . . . . . .
    . . . . . . . . .
    . . . T . . . . .
    . . . . . . . . .";

#[test]
fn each_corner_is_a_block_of_four_where_the_king_escapes() {
    let scene = defenders_move("alea-evangelii", CORNER);
    let corner = square("b2");
    assert_eq!(scene.refuses("d2-b2"), IllegalMove::MayNotEnterCorner { corner, piece: Piece::Defender });
    assert_eq!(scene.refuses("d2-a2"), IllegalMove::MayNotEnterCorner { corner, piece: Piece::Defender });
    scene.plays("c4-c2 i7-i6 c2-b2").takes("").ends(Side::Defenders, Reason::Escape);
    scene.plays("c4-a4 i7-i6 a4-a2").takes("").ends(Side::Defenders, Reason::Escape);
    scene.plays("c4-b4 i7-i6 b4-b1").takes("").ends(Side::Defenders, Reason::Escape);
    scene.plays("c4-a4").takes("").goes_on();
}

#[test]
fn the_blocks_are_hostile_to_soldiers() {
    let scene = attackers_move(
        "alea-evangelii",
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . t . . . . .
        . . . . . . . . .
        . . . . . . . . K
        . . . . . . . . .
        . . . . . . . . .
        . . T . . . . . .
        . . . . . . . . .",
    );
    let played = scene.plays("d7-d2").takes("c2");
    assert_eq!(played.ply().captured[0].how, CaptureKind::Custodial(Anvil::Corner(square("b2"))));
    played.goes_on();
}
