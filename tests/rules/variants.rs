//! What sets the variants apart, each point where an engine could slip.

use hnefi::rules::{Game, IllegalMove, Piece, Reason, Side, Square, Variant};

use super::diagram::{attackers_move, defenders_move, square};

/// The variants whose king escapes on the edge and is weak away from his throne.
const WEAK_IN_THE_OPEN: [&str; 4] = ["tawlbwrdd", "tawlbwrdd-lewis", "saami-tablut", "tablut"];

#[test]
fn keys_and_names_are_unique_and_the_default_comes_first() {
    assert_eq!(Variant::ALL[0].key, "copenhagen");
    for (index, variant) in Variant::ALL.iter().enumerate() {
        assert_eq!(Variant::by_key(variant.key).unwrap().name, variant.name);
        assert!(Variant::ALL[..index].iter().all(|other| other.key != variant.key && other.name != variant.name));
    }
    assert!(Variant::by_key("chess").is_none());
}

#[test]
fn every_start_has_its_pieces_and_the_king_in_the_middle() {
    for (key, size, attackers, defenders) in [
        ("copenhagen", 11, 24, 12),
        ("tawlbwrdd", 11, 24, 12),
        ("saami-tablut", 9, 16, 8),
        ("sea-battle", 9, 16, 8),
        ("rulebook", 11, 24, 12),
        ("scottish", 7, 8, 4),
        ("brandubh", 7, 8, 4),
        ("fetlar", 11, 24, 12),
        ("tawlbwrdd-lewis", 11, 24, 12),
        ("tablut", 9, 16, 8),
        ("ard-ri", 7, 16, 8),
        ("copenhagen-13", 13, 32, 16),
        ("parlett", 13, 32, 16),
        ("alea-evangelii", 19, 48, 24),
    ] {
        let board = Variant::by_key(key).unwrap().ruleset.start();
        assert_eq!(board.size(), size, "{key}");
        assert_eq!((board.count(Piece::Attacker), board.count(Piece::Defender)), (attackers, defenders), "{key}");
        assert_eq!(board.king(), Square::new(size / 2, size / 2), "{key}");
    }
}

#[test]
fn in_the_rulebook_start_the_king_and_four_men_of_either_side_cannot_move() {
    let stuck = |key: &str| {
        let mut game = Game::new(Variant::by_key(key).unwrap().ruleset.clone());
        let count = |game: &Game, piece: Piece| {
            let board = game.position().board.clone();
            board.pieces().filter(|(at, stands)| *stands == piece && game.destinations(*at).is_empty()).count()
        };
        let attackers = count(&game, Piece::Attacker);
        // Any first move that opens nothing to the defenders will do.
        let first = game.legal_moves()[0];
        game.play(first).unwrap();
        (attackers, count(&game, Piece::Defender), count(&game, Piece::King))
    };
    assert_eq!(stuck("rulebook"), (4, 4, 1));
    assert_ne!(stuck("tawlbwrdd"), (4, 4, 1));
    assert_ne!(stuck("tawlbwrdd-lewis"), (4, 4, 1));
}

#[test]
fn two_take_a_weak_king_in_the_open_but_not_beside_his_throne() {
    for variant in WEAK_IN_THE_OPEN {
        let open = attackers_move(
            variant,
            "
            . . . . . . .
            . t K . . . .
            . . . . . . .
            . . . t . . .
            . . . . . . .
            . . . . . T .
            . . . . . . .",
        );
        open.plays("d4-d6").takes("c6").ends(Side::Attackers, Reason::KingCaptured);
        let beside = attackers_move(
            variant,
            "
            . . . . . . .
            . . . . . . .
            t . . . . . .
            . . K . . . .
            . . t . . . .
            . . . . . T .
            . . . . . . .",
        );
        beside.plays("a5-c5").takes("").goes_on();
    }
}

#[test]
fn three_beside_and_four_on_the_throne_take_a_weak_king() {
    for variant in WEAK_IN_THE_OPEN {
        let beside = attackers_move(
            variant,
            "
            . . . . . . .
            . . . . . . .
            . . t . . . .
            t . K . . . .
            . . t . . . .
            . . . . . T .
            . . . . . . .",
        );
        beside.plays("a4-b4").takes("c4").ends(Side::Attackers, Reason::KingCaptured);
        let three_on_throne = attackers_move(
            variant,
            "
            . . . . . . .
            . . . . . . .
            . . . t . . .
            t . . K . . .
            . . . t . . .
            . . . . . T .
            . . . . . . .",
        );
        three_on_throne.plays("a4-c4").takes("").goes_on();
        let four_on_throne = attackers_move(
            variant,
            "
            . . . . . . .
            . . . . . . .
            . . . t . . .
            t . . K t . .
            . . . t . . .
            . . . . . T .
            . . . . . . .",
        );
        four_on_throne.plays("a4-c4").takes("d4").ends(Side::Attackers, Reason::KingCaptured);
    }
}

/// A defender below the empty throne, and an attacker about to come up from underneath.
pub(crate) const DEFENDER_BEFORE_THE_EMPTY_THRONE: &str = "
    . . . t . . .
    . . . . . . .
    . . . . . . .
    . . . . . K .
    . . . T . . .
    . . . . . . .
    . . . . t . .";

#[test]
fn the_empty_throne_is_hostile_in_some_variants_and_not_in_others() {
    for variant in ["copenhagen", "tawlbwrdd", "rulebook", "tablut", "brandubh", "fetlar", "alea-evangelii"] {
        let scene = attackers_move(variant, DEFENDER_BEFORE_THE_EMPTY_THRONE);
        scene.plays("e1-e2 f4-e4 e2-d2").takes("d3").goes_on();
    }
    for variant in ["saami-tablut", "sea-battle", "scottish", "ard-ri", "parlett"] {
        let scene = attackers_move(variant, DEFENDER_BEFORE_THE_EMPTY_THRONE);
        scene.plays("e1-e2 f4-e4 e2-d2").takes("").goes_on();
    }
}

#[test]
fn without_a_throne_the_centre_is_a_square_like_any_other() {
    for variant in ["sea-battle", "ard-ri", "parlett"] {
        let scene = attackers_move(variant, DEFENDER_BEFORE_THE_EMPTY_THRONE);
        scene.plays("d7-d4").takes("").goes_on();
    }
    let scene = attackers_move("saami-tablut", DEFENDER_BEFORE_THE_EMPTY_THRONE);
    let (throne, piece) = (square("d4"), Piece::Attacker);
    assert_eq!(scene.refuses("d7-d4"), IllegalMove::MayNotStopOnThrone { throne, piece });
}

#[test]
fn the_ship_is_taken_by_four_anywhere_and_helps_nobody() {
    for variant in ["sea-battle", "parlett"] {
        let beside_the_centre = attackers_move(
            variant,
            "
            . . . . . . .
            . . . . . . .
            . . t . . . .
            t . K . . . .
            . . t . . . .
            . . . . . T .
            . . . . . . .",
        );
        beside_the_centre.plays("a4-b4").takes("").goes_on();
        let closed = attackers_move(
            variant,
            "
            . . . . . . .
            . . . . . . .
            . . t . . . .
            t . K t . . .
            . . t . . . .
            . . . . . T .
            . . . . . . .",
        );
        closed.plays("a4-b4").takes("c4").ends(Side::Attackers, Reason::KingCaptured);
        let unarmed = defenders_move(
            variant,
            "
            . . . . . . .
            . . . . . . .
            . . . . . T .
            . . K t . . .
            . . . . . . .
            t . . . . . .
            . . . . . . .",
        );
        unarmed.plays("f5-e5 a2-a1 e5-e4").takes("").goes_on();
    }
}

#[test]
fn the_armed_king_of_ard_ri_captures_and_dies_between_two() {
    let captures = defenders_move(
        "ard-ri",
        "
        . . . . . . .
        . . . . . . .
        . . . . . T .
        . . K t . . .
        . . . . . . .
        t . . . . . .
        . . . . . . .",
    );
    captures.plays("f5-e5 a2-a1 e5-e4").takes("d4").goes_on();
    let dies = attackers_move(
        "ard-ri",
        "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        t . . K t . .
        . . . . . . .
        . . . . . T .
        . . . . . . .",
    );
    dies.plays("a4-c4").takes("d4").ends(Side::Attackers, Reason::KingCaptured);
}

#[test]
fn the_king_escapes_where_his_variant_says() {
    for variant in Variant::ALL {
        let escapes = variant.ruleset.escape_squares().len();
        let expected = match variant.key {
            "copenhagen" | "rulebook" | "brandubh" | "fetlar" | "copenhagen-13" => 4,
            "alea-evangelii" => 16,
            _ => 4 * (usize::from(variant.ruleset.board_size()) - 1),
        };
        assert_eq!(escapes, expected, "{}", variant.key);
    }
}
