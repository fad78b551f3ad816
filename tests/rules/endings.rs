//! Escape, encirclement and no moves (S0 Copenhagen 6a, 7b, 9).

use hnefi::rules::{Board, Game, IllegalMove, NoMoves, Outcome, Reason, Ruleset, Side, Variant, notation::parse_move};

use super::diagram::{IMAGES, Scene, attackers_move, defenders_move, square};

#[test]
fn the_king_escapes_on_every_corner() {
    let scene = defenders_move(
        "copenhagen",
        "
        . . . K . . .
        . . . . . . .
        . . . . . . .
        . t . . . T .
        . . . . . . .
        . . . . . . .
        . . . . . . .",
    );
    scene.plays("d7-a7").takes("").ends(Side::Defenders, Reason::Escape);
    scene.plays("d7-c7").takes("").goes_on();
}

#[test]
fn a_ring_around_all_defenders_wins() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . t t t . .
        . t . T . t .
        . t . K . t .
        . t . . . t .
        . . t . t . .
        . . . . . . t",
    );
    scene.plays("g1-d1").takes("").ends(Side::Attackers, Reason::Encirclement);
    let without = scene.with(|ruleset| ruleset.endings.encirclement = false);
    without.plays("g1-d1").takes("").goes_on();
}

#[test]
fn a_defender_outside_the_ring_keeps_the_game_going() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . t t t . .
        . t . . . t .
        . t . K . t T
        . t . . . t .
        . . t . t . .
        . . . t . . .",
    );
    scene.plays("d1-d2").takes("").goes_on();
}

#[test]
fn several_pockets_are_a_ring_too() {
    let scene = attackers_move(
        "copenhagen",
        "
        . t . . . . .
        . . t t t . .
        t T t K t . .
        . t t t t . .
        . . . t T t .
        . . . . t . .
        . . . . . . .",
    );
    scene.plays("b7-b6").takes("b5").ends(Side::Attackers, Reason::Encirclement);
}

#[test]
fn a_pocket_that_touches_the_edge_is_no_ring() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . . t t . .
        . . t T K t .
        . . t . . t .
        t . t . . t .
        . . t . . t .",
    );
    scene.plays("a2-a3").takes("").goes_on();
}

#[test]
fn a_ring_that_a_capture_could_break_counts() {
    // The defender on c5 could take b4's neighbour next move; the ring is closed all the same.
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . t t t . .
        . t . . . t .
        . t T K T t .
        . t . . . t .
        . . . t t . .
        . . t . . . .",
    );
    scene.plays("c1-c2").takes("").ends(Side::Attackers, Reason::Encirclement);
}

#[test]
fn a_capture_can_close_the_ring() {
    // The last defender outside is taken by a move that leaves the ring closed.
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . t t t . .
        . t . . . t T
        . t . K . t .
        . t . . . t .
        . . t t t . .
        . . . . . . t",
    );
    scene.plays("g1-g4").takes("").goes_on();
    let corner = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . t t t . T
        . t . . . t .
        . t . K . t .
        . t . . . t .
        . . t t t . .
        . . . . . . t",
    )
    .with(|ruleset| ruleset.corners.restricted = false);
    corner.plays("g1-g5").takes("g6").ends(Side::Attackers, Reason::Encirclement);
}

#[test]
fn encirclement_counts_in_scottish_games_too() {
    let scene = attackers_move(
        "scottish",
        "
        t . . . . . .
        . . t . t . .
        . t . . . t .
        . t . K . t .
        . t . . . t .
        . . t . t . .
        . . . t . . .",
    );
    scene.plays("a7-d7").takes("").ends(Side::Attackers, Reason::Encirclement);
}

#[test]
fn attackers_who_cannot_move_lose() {
    // g6 and its way out, f6, are shut: g7 is a corner, g5 a defender.
    let scene = defenders_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . T t
        . . . . . . T
        . T . . . . .
        . . . . . . .
        . . . K . . .
        . . . . . . .",
    );
    scene.plays("b4-b3").takes("").ends(Side::Defenders, Reason::NoMoves);
    let free = defenders_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . t
        . . . . . . T
        . T . . . . .
        . . . . . . .
        . . . K . . .
        . . . . . . .",
    );
    free.plays("b4-b3").takes("").goes_on();
}

#[test]
fn attackers_without_pieces_lose() {
    for variant in ["copenhagen", "scottish"] {
        let scene = defenders_move(
            variant,
            "
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . T t .
            . . . . . . .
            . . . K . . T
            . . . . . . .",
        );
        scene.plays("g2-g4").takes("f4").ends(Side::Defenders, Reason::NoMoves);
    }
}

#[test]
fn defenders_who_cannot_move_lose() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . t K t . .
        . . . . . . .
        . . . . . . .
        . . . t . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .",
    );
    scene.plays("d4-d6").takes("").ends(Side::Attackers, Reason::NoMoves);
}

#[test]
fn a_throne_that_may_only_be_passed_can_be_the_last_move() {
    // The attacker on c4 may not stop beside him on the throne, but passes over it.
    let drawing = "
        . . . . . . .
        . . . . . . .
        . . T . . . .
        . T t . . . .
        . . T . . . .
        . . . . . K .
        . . . T . . .";
    let scene = defenders_move("copenhagen", drawing);
    scene.plays("f2-f3").takes("").goes_on();
    let closed = scene.with(|ruleset| ruleset.throne.as_mut().unwrap().pass = hnefi::rules::ThronePass::King);
    closed.plays("f2-f3").takes("").ends(Side::Defenders, Reason::NoMoves);
}

#[test]
fn no_moves_can_be_a_draw_except_for_a_side_without_pieces() {
    let draw = |ruleset: &mut Ruleset| ruleset.endings.no_moves = NoMoves::Draw;
    let stuck = attackers_move(
        "copenhagen",
        "
        . . t K t . .
        . . . . . . .
        . . . . . . .
        . . . t . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .",
    );
    stuck.with(draw).plays("d4-d6").takes("").ends(None, Reason::NoMoves);
    let bare = defenders_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . T t .
        . . . . . . .
        . . . K . . T
        . . . . . . .",
    );
    bare.with(draw).plays("g2-g4").takes("f4").ends(Side::Defenders, Reason::NoMoves);
}

#[test]
fn boards_of_every_size_are_read_and_written() {
    for size in 3..=19 {
        let rows = vec![size.to_string(); size].join("/");
        assert_eq!(Board::parse(&rows).unwrap().to_rows(), rows);
    }
}

/// What a game that begins with this drawing is before a move is made, in all images.
fn begins(scene: &Scene) -> Option<Outcome> {
    let outcomes: Vec<Option<Outcome>> = IMAGES.map(|image| scene.game(image).outcome()).collect();
    assert!(outcomes.iter().all(|outcome| *outcome == outcomes[0]), "{outcomes:?}");
    outcomes[0]
}

#[test]
fn a_game_that_begins_with_a_position_that_is_over_is_over() {
    let over = |winner: Side, reason: Reason| Some(Outcome { winner: Some(winner), reason });
    let escaped = "
        . . . . K
        . . . . .
        . . t . .
        . . . . .
        . . . . .";
    assert_eq!(begins(&attackers_move("copenhagen", escaped)), over(Side::Defenders, Reason::Escape));
    assert_eq!(begins(&defenders_move("copenhagen", escaped)), over(Side::Defenders, Reason::Escape));
    let in_a_ring = "
        . . t . .
        . t . t .
        t . K . t
        . t . t .
        . . t . .";
    for scene in [attackers_move("copenhagen", in_a_ring), defenders_move("copenhagen", in_a_ring)] {
        assert_eq!(begins(&scene), over(Side::Attackers, Reason::Encirclement));
        assert_eq!(begins(&scene.with(|ruleset| ruleset.endings.encirclement = false)), None);
    }
    let nobody_left = "
        . . . . .
        . T . . .
        . . K . .
        . . . . .
        . . . . .";
    assert_eq!(begins(&attackers_move("fetlar", nobody_left)), over(Side::Defenders, Reason::NoMoves));
    assert_eq!(begins(&defenders_move("fetlar", nobody_left)), None);
}

#[test]
fn a_game_over_from_its_beginning_takes_no_move_and_has_none() {
    let scene = attackers_move(
        "brandubh",
        "
        . . . . K
        . . . . .
        . . t . .
        . . . . .
        . . . . .",
    );
    let mut game = scene.game(0);
    let outcome = Outcome { winner: Some(Side::Defenders), reason: Reason::Escape };
    assert_eq!((game.legal_moves(), game.count_legal_moves()), (Vec::new(), 0));
    assert_eq!(game.destinations(square("c3")), Vec::new());
    let mv = parse_move("c3-c4").unwrap().mv;
    assert_eq!(game.play(mv).unwrap_err(), IllegalMove::GameOver(outcome));
    assert_eq!(game.at_ply(0).outcome(), Some(outcome));
}

#[test]
fn no_variant_begins_with_a_game_that_is_over() {
    for variant in Variant::ALL {
        assert_eq!(Game::new(variant.ruleset.clone()).outcome(), None, "{}", variant.key);
    }
}

#[test]
fn taking_the_last_defender_outside_an_older_ring_encircles() {
    // The ring was there already; the defender on b1 was the only one outside it, and the move that takes him is far from it.
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . . . .
        . . . . t . . . .
        . . . t . t . . .
        . . t . K . t . .
        . . . t . t . . .
        . . . . t . . . .
        . . . . . . . . .
        t . . . . . . . .
        . T t . . . . . .",
    )
    .with(|ruleset| ruleset.corners.restricted = false);
    scene.plays("a2-a1").takes("b1").ends(Side::Attackers, Reason::Encirclement);
}
