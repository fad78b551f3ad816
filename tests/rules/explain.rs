//! What took each piece and why a game ended, in facts, in all eight images.

use std::fmt::Display;

use hnefi::rules::{
    Anvil, Board, Captors, CaptureKind, Direction, Explanation, Game, KingArmed, Outcome, Piece, Reason, Repetition,
    Side, Square, ThroneHostility, Variant, notation::parse_move,
};

use super::diagram::{IMAGES, Scene, attackers_move, defenders_move, image_of, square};

/// Turns an explanation of an image back into the drawing's squares, and writes it down.
struct Teller {
    image: u8,
    size: u8,
}

impl Teller {
    fn back(&self, square: Square) -> Square {
        let all = (0..self.size).flat_map(|rank| (0..self.size).filter_map(move |file| Square::new(file, rank)));
        all.into_iter().find(|from| image_of(*from, self.image, self.size) == square).unwrap()
    }

    fn squares(&self, squares: &[Square]) -> String {
        assert!(squares.windows(2).all(|pair| pair[0] < pair[1]), "sorted, each once: {squares:?}");
        let mut back: Vec<Square> = squares.iter().map(|square| self.back(*square)).collect();
        back.sort_unstable();
        joined(&back)
    }

    fn anvil(&self, anvil: Anvil) -> String {
        let what = match anvil {
            Anvil::Piece(_) => "piece",
            Anvil::Throne(_) => "throne",
            Anvil::Corner(_) => "corner",
        };
        format!("{what} {}", self.back(anvil.square()))
    }

    fn anvils(&self, anvils: &[Anvil]) -> String {
        let mut back: Vec<(Square, String)> =
            anvils.iter().map(|anvil| (self.back(anvil.square()), self.anvil(*anvil))).collect();
        back.sort();
        back.into_iter().map(|(_, words)| words).collect::<Vec<_>>().join(", ")
    }

    fn captors(&self, captors: &Captors) -> String {
        match captors {
            Captors::Custodial { hammer, anvil } => {
                format!("by {} against {}", self.back(*hammer), self.anvil(*anvil))
            }
            Captors::Linnaean { hammer, throne, besiegers } => format!(
                "by {} against throne {} beset by {}",
                self.back(*hammer),
                self.back(*throne),
                self.squares(besiegers)
            ),
            Captors::Shieldwall { hammer, bracket, row, front } => format!(
                "in the row {} between {} and {} before {}",
                self.squares(row),
                self.back(*hammer),
                self.anvil(*bracket),
                self.squares(front)
            ),
            Captors::Surrounded { by } => format!("among {}", self.anvils(by)),
            Captors::Trap { by } => format!("trapped by {}", self.anvils(by)),
        }
    }

    fn explanation(&self, explanation: &Explanation) -> String {
        match explanation {
            Explanation::KingCaptured { king, by } => format!("king on {} {}", self.back(*king), self.captors(by)),
            Explanation::Escape { king } => format!("king escaped to {}", self.back(*king)),
            Explanation::ExitFort { king, inside, walls, props } => format!(
                "fort of {} around {}, walls {}, props {}",
                self.back(*king),
                self.squares(inside),
                self.squares(walls),
                self.squares(props)
            ),
            Explanation::Encirclement { ring, inside } => {
                format!("ring {} around {}", self.squares(ring), self.squares(inside))
            }
            Explanation::NoMoves { side, pieces } => format!("{} stuck on {}", side.key(), self.squares(pieces)),
            Explanation::Repetition { plies, could_vary, rule } => {
                let sides: Vec<&str> = could_vary.iter().map(|side| side.key()).collect();
                format!("stood after {}, {} could vary, {rule:?}", joined(plies), sides.join(" and "))
            }
            Explanation::MoveLimit { plies, limit } => format!("{plies} plies of {limit}"),
        }
    }
}

fn joined<T: Display>(things: &[T]) -> String {
    things.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Plays moves in all images and hands each game to `tell`; they must all tell the same.
fn told(scene: &Scene, moves: &str, tell: impl Fn(&Game, &Teller) -> String) -> String {
    let size = scene.ruleset.board_size();
    let mut tellings: Vec<String> = IMAGES
        .map(|image| {
            let mut game = scene.game(image);
            for mv in moves.split_whitespace() {
                game.play(scene.move_image(mv, image)).unwrap_or_else(|error| panic!("{mv}: {error}"));
            }
            tell(&game, &Teller { image, size })
        })
        .collect();
    tellings.dedup();
    assert_eq!(tellings.len(), 1, "{tellings:#?}");
    tellings.remove(0)
}

/// What the last of the moves took, and what took it.
fn captors(scene: &Scene, moves: &str) -> String {
    told(scene, moves, |game, teller| {
        let mut taken: Vec<(Square, String)> = game
            .captors(game.plies().len() - 1)
            .into_iter()
            .map(|(captured, by)| (teller.back(captured.square), teller.captors(&by)))
            .collect();
        taken.sort();
        taken.into_iter().map(|(square, by)| format!("{square} {by}")).collect::<Vec<_>>().join("; ")
    })
}

/// Why the last of the moves ended the game.
fn explanation(scene: &Scene, moves: &str) -> String {
    told(scene, moves, |game, teller| teller.explanation(&game.explain().expect("the game is over")))
}

/// What must hold of the explanations after any ply: they agree with what it did, and the squares are the right ones.
pub(crate) fn check_explanations(game: &Game) {
    let ply = game.plies().last().unwrap();
    let board = &game.position().board;
    let captors = game.captors(game.plies().len() - 1);
    assert!(captors.iter().map(|(captured, _)| captured).eq(&ply.captured));
    for (captured, by) in &captors {
        let is_right_kind = match by {
            Captors::Custodial { anvil, .. } => captured.how == CaptureKind::Custodial(*anvil),
            Captors::Linnaean { throne, besiegers, .. } => {
                besiegers.len() == 3 && captured.how == CaptureKind::Custodial(Anvil::Throne(*throne))
            }
            Captors::Shieldwall { row, front, .. } => {
                row.len() >= 2 && front.len() == row.len() && captured.how == CaptureKind::Shieldwall
            }
            Captors::Surrounded { .. } => captured.how == CaptureKind::Surrounded,
            Captors::Trap { .. } => captured.how == CaptureKind::Trap,
        };
        assert!(is_right_kind, "{captured:?} {by:?}");
        let special: Vec<Square> = game.ruleset().corners().into_iter().chain(game.ruleset().throne()).collect();
        for square in by.squares() {
            let is_movers = board.piece_at(square).is_some_and(|piece| piece.side() == ply.piece.side());
            assert!(is_movers || special.contains(&square), "{square} of {by:?}");
        }
        assert!(by.squares().contains(&ply.mv.to), "the mover is one of the captors");
    }
    let explanation = game.explain();
    assert_eq!(explanation.is_some(), game.outcome().is_some());
    if let Some(explanation) = explanation {
        check_ending(game, &explanation);
    }
}

fn check_ending(game: &Game, explanation: &Explanation) {
    let Outcome { winner, reason } = game.outcome().unwrap();
    let board = &game.position().board;
    let stands = |square: &Square, piece: Piece| board.piece_at(*square) == Some(piece);
    let told = match explanation {
        Explanation::KingCaptured { king, .. } => {
            assert_eq!((board.king(), board.piece_at(*king)), (None, None));
            Reason::KingCaptured
        }
        Explanation::Escape { king } => {
            assert!(game.ruleset().escape_squares().contains(king) && board.king() == Some(*king));
            Reason::Escape
        }
        Explanation::ExitFort { king, inside, walls, props } => {
            assert_eq!(board.king(), Some(*king));
            assert!(walls.iter().chain(props).all(|square| stands(square, Piece::Defender)));
            assert!(!inside.iter().any(|square| stands(square, Piece::Attacker) || walls.contains(square)));
            Reason::ExitFort
        }
        Explanation::Encirclement { ring, inside } => {
            assert!(ring.iter().all(|square| stands(square, Piece::Attacker)));
            assert!(!is_way_out(board, ring), "the ring alone holds them in");
            assert!(
                board.pieces().filter(|(_, piece)| piece.side() == Side::Defenders).all(|(at, _)| inside.contains(&at))
            );
            Reason::Encirclement
        }
        Explanation::NoMoves { side, pieces } => {
            assert_eq!(*side, game.side_to_move());
            assert!(
                board.pieces().filter(|(_, piece)| piece.side() == *side).map(|(at, _)| at).eq(pieces.iter().copied())
            );
            Reason::NoMoves
        }
        Explanation::Repetition { plies, could_vary, rule } => {
            assert!(plies.len() >= 3 && plies.iter().all(|ply| game.at_ply(*ply).position() == game.position()));
            if *rule == Repetition::AggressorLoses {
                let loser = if let [one] = could_vary[..] { one } else { Side::Defenders };
                assert_eq!(winner, Some(loser.opponent()));
            }
            Reason::Repetition
        }
        Explanation::MoveLimit { plies, limit } => {
            assert!(*plies >= usize::from(*limit));
            Reason::MoveLimit
        }
    };
    assert_eq!(told, reason);
}

/// Whether a defender can walk to the edge around these squares alone.
fn is_way_out(board: &Board, ring: &[Square]) -> bool {
    let is_defender = |(square, piece): (Square, Piece)| (piece.side() == Side::Defenders).then_some(square);
    let mut reached: Vec<Square> = board.pieces().filter_map(is_defender).collect();
    let mut next = 0;
    while let Some(square) = reached.get(next).copied() {
        for way in Direction::ALL {
            match square.step(way, board.size()) {
                None => return true,
                Some(to) if !ring.contains(&to) && !reached.contains(&to) => reached.push(to),
                Some(_) => {}
            }
        }
        next += 1;
    }
    false
}

const BETWEEN: &str = "
    . t . . . . .
    . . T . . . .
    . . . . . . t
    . . . . . . .
    . . . . T t .
    . . . . . . K
    . . . . . . .";

#[test]
fn a_custodial_capture_names_what_the_piece_was_pressed_against() {
    let scene = attackers_move("copenhagen", BETWEEN);
    assert_eq!(captors(&scene, "b7-c7"), "");
    assert_eq!(captors(&scene, "g5-g4 g2-f2 g4-e4"), "");
    assert_eq!(captors(&scene, "b7-b3 g2-f2 b3-d3"), "e3 by d3 against piece f3");
    let throne = attackers_move(
        "copenhagen",
        "
        . t . . .
        . . T . .
        . . . . .
        . . . . K
        . . . . .",
    );
    assert_eq!(captors(&throne, "b5-c5"), "c4 by c5 against throne c3");
    let corner = defenders_move(
        "copenhagen",
        "
        . t . . .
        . . T . .
        t . . . K
        . . . . .
        . . . . .",
    );
    assert_eq!(captors(&corner, "c4-c5"), "b5 by c5 against corner a5");
}

#[test]
fn each_capture_of_one_move_has_captors_of_its_own() {
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
    )
    .with(|ruleset| ruleset.throne = None);
    assert_eq!(
        captors(&scene, "d2-d4"),
        "c4 by d4 against piece b4; e4 by d4 against piece f4; d5 by d4 against piece d6"
    );
}

#[test]
fn a_shieldwall_names_its_row_both_brackets_and_the_front() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . . . t . .
        . . . . . . T
        . . . . . . .
        . t t t . . .
        . T K T . . .",
    );
    let row = "in the row b1 c1 d1 between e1 and corner a1 before b2 c2 d2";
    assert_eq!(captors(&scene, "e5-e1"), format!("b1 {row}; d1 {row}"));
}

#[test]
fn two_shieldwalls_at_once_are_told_apart() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . t . . . K
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . t t . t t . .
        . t T T . T T t .",
    );
    let (left, right) = (
        "in the row c1 d1 between e1 and piece b1 before c2 d2",
        "in the row f1 g1 between e1 and piece h1 before f2 g2",
    );
    assert_eq!(captors(&scene, "e7-e1"), format!("c1 {left}; d1 {left}; f1 {right}; g1 {right}"));
}

#[test]
fn a_trap_names_what_shuts_the_piece_in() {
    let edge = attackers_move(
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
    assert_eq!(captors(&edge, "c5-c2"), "c1 trapped by piece b1, piece d1, piece c2");
}

#[test]
fn a_trap_can_lean_on_the_throne_and_on_a_corner() {
    let trap = attackers_move(
        "rulebook",
        "
        . . . . . . .
        . . . . . . .
        . . t . . . K
        t . T . . . .
        . . t . . . .
        . . . . . . .
        . . . . . . .",
    )
    .with(|ruleset| ruleset.throne.as_mut().unwrap().hostile_to_defenders = ThroneHostility::Never);
    assert_eq!(captors(&trap, "a4-b4"), "c4 trapped by piece c3, piece b4, throne d4, piece c5");
    let corner = attackers_move(
        "rulebook",
        "
        . . . . . . .
        . . . . . . .
        . . . . . . K
        . t . . . . .
        . . . . . . .
        . . . . . . .
        . T t . . . .",
    )
    .with(|ruleset| ruleset.corners.hostile_to.defenders = false);
    assert_eq!(captors(&corner, "b4-b2"), "b1 trapped by corner a1, piece c1, piece b2");
}

const BESET_AT_HOME: &str = "
    . . . . . . .
    . . t . . . .
    . . . T . . .
    . . t K t . .
    . . . t . . .
    . . . . . T .
    . . . . . . .";

#[test]
fn a_linnaean_capture_names_the_besiegers() {
    let scene = attackers_move("tablut", BESET_AT_HOME);
    assert_eq!(captors(&scene, "c6-d6"), "d5 by d6 against throne d4 beset by d3 c4 e4");
    // Where the throne is always hostile it needs no besiegers.
    let always = scene.with(|ruleset| {
        ruleset.throne.as_mut().unwrap().hostile_to_defenders = ThroneHostility::Always;
    });
    assert_eq!(captors(&always, "c6-d6"), "d5 by d6 against throne d4");
    // Nor does the empty throne.
    let empty = attackers_move("tablut", &BESET_AT_HOME.replace("t K t", "t . t").replace("T .\n", "K .\n"));
    assert_eq!(captors(&empty, "c6-d6"), "d5 by d6 against throne d4");
}

#[test]
fn a_king_taken_names_his_captors() {
    let beside_throne = attackers_move(
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
    assert_eq!(
        explanation(&beside_throne, "a5-a4 f1-f2 a4-b4"),
        "king on c4 among piece c3, piece b4, throne d4, piece c5"
    );
    let by_two = attackers_move(
        "scottish",
        "
        . . . . . . .
        . . . . . . .
        . . . t . . .
        . . . . . . .
        . . T . . . .
        . t K . . . .
        . . T . . . .",
    );
    assert_eq!(explanation(&by_two, "d5-d2"), "king on c2 by d2 against piece b2");
    let corner = attackers_move(
        "brandubh",
        "
        . . . . . . .
        . . . . . . .
        . . t . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . T
        . K . . . . .",
    );
    assert_eq!(explanation(&corner, "c5-c1"), "king on b1 by c1 against corner a1");
    let trapped = attackers_move(
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
    assert_eq!(explanation(&trapped, "c5-c2"), "king on c1 trapped by piece b1, piece d1, piece c2");
}

#[test]
fn an_escape_names_the_square() {
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
    assert_eq!(explanation(&scene, "d7-a7"), "king escaped to a7");
}

#[test]
fn a_fort_names_its_walls_and_what_props_them() {
    let low = defenders_move(
        "copenhagen",
        "
        . . . . . . . . .
        . . . . t . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . T . .
        . . . . . . . . .
        . . . T T T . . .
        . . . T K . . . .",
    );
    assert_eq!(explanation(&low, "g4-g1"), "fort of e1 around f1, walls d1 g1 e2 f2, props ");
    // e4 would fall from both sides but for d4; d5 above him could fall, and nothing hangs on it.
    let roof = defenders_move(
        "copenhagen",
        "
        . . . . . . . . .
        . . . . t . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . T . . . . .
        . . . T T . . . .
        . . . T . T . . .
        . . . T . . . T .
        . . . T K T . . .",
    );
    assert_eq!(explanation(&roof, "h2-f2"), "fort of e1 around e2 e3, walls d1 f1 d2 f2 d3 f3 e4, props d4");
}

#[test]
fn a_defender_within_who_could_fall_is_room_and_no_wall() {
    // e3 stands between two empty squares that are shut off from the king, so that he does not count.
    let scene = defenders_move(
        "copenhagen",
        "
        . . . . . . . . .
        . . . . . . . . t
        . . . . . . . . .
        . . . . . . . . .
        . . . T T T . . .
        . T T T T T T T .
        . T T . T . T . T
        . . T T . T T . .
        . . . T K T . . .",
    )
    .with(|ruleset| ruleset.throne = None);
    assert_eq!(
        explanation(&scene, "i3-h3"),
        "fort of e1 around e2 d3 e3 f3, walls d1 f1 d2 f2 c3 g3 d4 e4 f4, props b3 h3 d5 f5"
    );
}

#[test]
fn a_ring_names_the_attackers_who_make_it() {
    // g1 stands outside, c3 doubles the ring from outside, d5 stands within.
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . . . . .
        . . . t t t . . .
        . . t . . . t . .
        . . t . t . t . .
        . . t . . T t . .
        . . t K . . t t .
        . . . t . t . . .
        . . . . . . . . .
        . . . . t . . . .",
    )
    .with(|ruleset| ruleset.throne = None);
    assert_eq!(
        explanation(&scene, "e1-e3"),
        "ring d3 e3 f3 c4 g4 c5 g5 c6 g6 c7 g7 d8 e8 f8 around d4 e4 f4 d5 e5 f5 d6 f6 d7 e7 f7"
    );
}

#[test]
fn a_ring_of_several_pockets_is_told_as_one() {
    let scene = attackers_move(
        "copenhagen",
        "
        . . . . . t .
        . t t t t . .
        t T t K T . .
        . t t t t . .
        . . . t T t .
        . . . . t . .
        . . . . . . .",
    );
    assert_eq!(explanation(&scene, "f7-f5"), "ring e2 d3 f3 b4 d4 e4 a5 c5 f5 b6 d6 e6 around e3 b5 d5 e5");
}

#[test]
fn a_side_that_cannot_move_is_named_with_its_pieces() {
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
    assert_eq!(explanation(&stuck, "d4-d6"), "defenders stuck on d7");
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
    assert_eq!(explanation(&bare, "g2-g4"), "attackers stuck on ");
}

const SHUT_IN: &str = "
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . t . . . . .
    . . . t t . .
    . . t K . t .";

#[test]
fn a_repetition_names_the_plies_and_who_could_have_varied() {
    let settled = |rule: Repetition| {
        attackers_move("copenhagen", SHUT_IN).with(|ruleset| {
            ruleset.endings.repetition = rule;
            ruleset.king.armed = KingArmed::Neither;
        })
    };
    let circle = "b3-b4 d1-e1 b4-b3 e1-d1 ".repeat(2);
    for rule in [Repetition::AggressorLoses, Repetition::DefendersLose, Repetition::MoverLoses, Repetition::Draw] {
        assert_eq!(explanation(&settled(rule), &circle), format!("stood after 0 4 8, attackers could vary, {rule:?}"));
    }
    let later = "b3-b5 d1-e1 b5-b4 e1-d1 b4-b5 d1-e1 b5-b4 e1-d1 b4-b5";
    assert_eq!(
        explanation(&settled(Repetition::AggressorLoses), later),
        "stood after 1 5 9, attackers could vary, AggressorLoses"
    );
    let free = SHUT_IN.replacen(". . . . . . .", ". . . . . T .", 1);
    let both = attackers_move("copenhagen", &free).with(|ruleset| ruleset.king.armed = KingArmed::Neither);
    assert_eq!(explanation(&both, &circle), "stood after 0 4 8, attackers and defenders could vary, DefendersLose");
}

#[test]
fn a_move_limit_names_the_plies_that_went_by() {
    let scene = attackers_move("copenhagen", BETWEEN).with(|ruleset| ruleset.endings.move_limit = Some(3));
    assert_eq!(explanation(&scene, "b7-b3 g2-f2 b3-d3 f2-g2 d3-d2 g2-f2"), "3 plies of 3");
}

#[test]
fn there_is_nothing_to_explain_while_the_game_goes_on() {
    let mut game = Game::new(Variant::by_key("copenhagen").unwrap().ruleset.clone());
    assert_eq!(game.explain(), None);
    assert_eq!(game.captors(0), []);
    game.play(parse_move("d1-d2").unwrap().mv).unwrap();
    assert_eq!(game.explain(), None);
    assert_eq!(game.captors(0), []);
    assert_eq!(game.captors(7), []);
}

#[test]
fn the_squares_that_decided_a_game_are_those_of_its_explanation() {
    let squares = |explanation: Explanation| joined(&explanation.squares());
    let hammer = square("d5");
    let surrounded = Captors::Surrounded { by: vec![Anvil::Piece(square("c4")), Anvil::Throne(square("d4"))] };
    assert_eq!(squares(Explanation::KingCaptured { king: square("c5"), by: surrounded }), "c4 d4 c5");
    let shieldwall = Captors::Shieldwall {
        hammer,
        bracket: Anvil::Corner(square("a1")),
        row: vec![square("b1")],
        front: vec![square("b2")],
    };
    assert_eq!(joined(&shieldwall.squares()), "a1 b2 d5");
    let linnaean = Captors::Linnaean { hammer, throne: square("d4"), besiegers: vec![square("c4"), square("d3")] };
    assert_eq!(joined(&linnaean.squares()), "d3 c4 d4 d5");
    let fort = Explanation::ExitFort {
        king: square("e1"),
        inside: vec![square("f1")],
        walls: vec![square("d1"), square("g1")],
        props: vec![square("d2")],
    };
    assert_eq!(squares(fort), "d1 e1 g1 d2");
    assert_eq!(squares(Explanation::NoMoves { side: Side::Attackers, pieces: vec![square("a1")] }), "");
}

#[test]
fn captors_belong_to_the_kind_of_capture_that_the_ply_tells_of() {
    let scene = attackers_move("tablut", BESET_AT_HOME);
    let played = scene.plays("c6-d6").takes("d5");
    assert_eq!(played.ply().captured[0].how, CaptureKind::Custodial(Anvil::Throne(square("d4"))));
    played.goes_on();
}
