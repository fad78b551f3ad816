//! What holds in every game: random ones, turned and mirrored, replayed, and looked at from outside.

use hnefi::rules::{Board, CaptureKind, Direction, Domain, Game, Knob, Move, Position, Ruleset, Square, Variant};
use proptest::prelude::*;

use super::diagram::{IMAGES, board_image, image_of};

/// Plays by the choices until the game ends; each choice picks among the legal moves.
fn play_out(mut game: Game, choices: &[u16]) -> Game {
    for choice in choices {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        game.play(moves[usize::from(*choice) % moves.len()]).unwrap();
    }
    game
}

fn any_variant() -> impl Strategy<Value = &'static Variant> {
    (0..Variant::ALL.len()).prop_map(|index| &Variant::ALL[index])
}

fn choices() -> impl Strategy<Value = Vec<u16>> {
    proptest::collection::vec(any::<u16>(), 0..120)
}

fn moved(mv: Move, image: u8, size: u8) -> Move {
    Move { from: image_of(mv.from, image, size), to: image_of(mv.to, image, size) }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_game_replays_to_the_same_plies_and_every_earlier_point(variant in any_variant(), choices in choices()) {
        let game = play_out(Game::new(variant.ruleset.clone()), &choices);
        let mut again = Game::new(variant.ruleset.clone());
        for (index, ply) in game.plies().iter().enumerate() {
            let earlier = game.at_ply(index);
            prop_assert_eq!(again.position(), earlier.position());
            prop_assert_eq!(again.legal_moves(), earlier.legal_moves());
            prop_assert_eq!(again.count_legal_moves() as usize, earlier.legal_moves().len());
            prop_assert_eq!(again.count_legal_moves(), earlier.count_legal_moves());
            prop_assert_eq!(again.warnings(ply.mv), earlier.warnings(ply.mv));
            prop_assert_eq!(&earlier.preview(ply.mv).unwrap(), ply);
            prop_assert_eq!(&again.preview(ply.mv).unwrap(), ply);
            prop_assert_eq!(again.play(ply.mv).unwrap(), ply);
        }
        prop_assert_eq!(again.position(), game.position());
    }

    #[test]
    fn a_symmetry_commutes_with_every_move(variant in any_variant(), choices in choices()) {
        let game = play_out(Game::new(variant.ruleset.clone()), &choices);
        let size = variant.ruleset.board_size();
        for image in IMAGES {
            let start = board_image(&variant.ruleset.start(), image);
            prop_assert_eq!(&start, &variant.ruleset.start(), "start positions are symmetric");
            let mut other = Game::new(variant.ruleset.clone());
            for ply in game.plies() {
                let played = other.play(moved(ply.mv, image, size)).unwrap();
                let mut taken: Vec<Square> = ply.captured.iter().map(|one| image_of(one.square, image, size)).collect();
                taken.sort_unstable();
                prop_assert_eq!(played.captured.iter().map(|one| one.square).collect::<Vec<_>>(), taken);
                prop_assert_eq!((played.outcome, played.occurrence), (ply.outcome, ply.occurrence));
            }
            prop_assert_eq!(&board_image(&game.position().board, image), &other.position().board);
            let mut moves: Vec<Move> = game.legal_moves().into_iter().map(|mv| moved(mv, image, size)).collect();
            moves.sort_unstable();
            prop_assert_eq!(moves, other.legal_moves());
        }
    }

    #[test]
    fn what_is_taken_stands_beside_the_mover_or_in_its_shieldwall_row(variant in any_variant(), choices in choices()) {
        let game = play_out(Game::new(variant.ruleset.clone()), &choices);
        for ply in game.plies() {
            let size = variant.ruleset.board_size();
            for capture in &ply.captured {
                let is_beside = Direction::ALL.iter().any(|way| ply.mv.to.step(*way, size) == Some(capture.square));
                let is_row = capture.how == CaptureKind::Shieldwall
                    && Direction::between(ply.mv.to, capture.square).is_some();
                prop_assert!(is_beside || is_row, "{:?}", ply);
                prop_assert!(capture.piece.side() != ply.piece.side());
            }
            prop_assert!(ply.captured.windows(2).all(|pair| pair[0].square < pair[1].square));
        }
    }

    #[test]
    fn legal_moves_are_those_that_are_not_refused(variant in any_variant(), choices in choices()) {
        let game = play_out(Game::new(variant.ruleset.clone()), &choices);
        let size = variant.ruleset.board_size();
        let squares: Vec<Square> =
            (0..size).flat_map(|rank| (0..size).filter_map(move |file| Square::new(file, rank))).collect();
        let legal = game.legal_moves();
        let is_played = |from: &Square, to: &Square| game.preview(Move { from: *from, to: *to }).is_ok();
        let accepted: Vec<Move> = squares
            .iter()
            .flat_map(|from| squares.iter().filter(move |to| is_played(from, to)).map(move |to| Move { from: *from, to: *to }))
            .collect();
        prop_assert_eq!(&accepted, &legal);
        let by_piece: Vec<Move> = squares
            .iter()
            .flat_map(|from| game.destinations(*from).into_iter().map(move |to| Move { from: *from, to }))
            .collect();
        prop_assert_eq!(by_piece, legal);
    }

    #[test]
    fn no_rules_and_no_squares_make_the_engine_panic(
        variant in any_variant(),
        size in 3u8..=19,
        pieces in proptest::collection::vec((0u16..361, 0u8..3), 0..120),
        knobs in proptest::collection::vec((0..Knob::ALL.len(), any::<u8>()), 0..25),
        squares in proptest::collection::vec((0u8..19, 0u8..19, 0u8..19, 0u8..19), 20),
        choices in proptest::collection::vec(any::<u16>(), 0..12),
        is_defenders_move in any::<bool>(),
    ) {
        let mut ruleset = variant.ruleset.clone();
        for (knob, choice) in knobs {
            turn(&mut ruleset, Knob::ALL[knob], choice.into());
        }
        // Whether these rules make a game at all does not matter: nothing may panic all the same.
        let _ = ruleset.validate();
        let board = scattered(size, &pieces);
        ruleset.start = board.clone();
        let _ = ruleset.validate();
        let side_to_move = hnefi::rules::Side::ALL[usize::from(is_defenders_move)];
        let mut game = Game::from_position(ruleset, Position { board, side_to_move }).unwrap();
        for choice in [None].into_iter().chain(choices.into_iter().map(Some)) {
            let moves = game.legal_moves();
            if let Some(choice) = choice.filter(|_| !moves.is_empty()) {
                game.play(moves[usize::from(choice) % moves.len()]).unwrap();
            }
            let _ = game.explain();
            let legal = game.legal_moves();
            prop_assert_eq!(game.count_legal_moves() as usize, legal.len());
            for (file, rank, to_file, to_rank) in &squares {
                let from = Square::new(*file, *rank).unwrap();
                let mv = Move { from, to: Square::new(*to_file, *to_rank).unwrap() };
                let goes_there = game.destinations(from).contains(&mv.to);
                prop_assert_eq!(goes_there, legal.contains(&mv));
                prop_assert_eq!(game.preview(mv).is_ok(), goes_there);
                prop_assert_eq!(game.warnings(mv).is_ok(), goes_there);
                prop_assert_eq!(game.clone().play(mv).cloned(), game.preview(mv));
            }
        }
    }

    #[test]
    fn no_position_makes_the_engine_panic(
        variant in any_variant(),
        size in 3u8..=19,
        pieces in proptest::collection::vec((0u16..361, 0u8..3), 0..80),
        choices in proptest::collection::vec(any::<u16>(), 0..20),
        is_defenders_move in any::<bool>(),
    ) {
        let board = scattered(size, &pieces);
        let ruleset = Ruleset { start: board.clone(), ..variant.ruleset.clone() };
        let side_to_move = hnefi::rules::Side::ALL[usize::from(is_defenders_move)];
        let game = Game::from_position(ruleset, Position { board, side_to_move }).unwrap();
        play_out(game, &choices);
    }
}

/// A board with the pieces scattered on it, the first king among them the only one.
fn scattered(size: u8, pieces: &[(u16, u8)]) -> Board {
    let size = usize::from(size);
    let mut rows = vec![vec!['.'; size]; size];
    let mut has_king = false;
    for (square, piece) in pieces {
        let at = usize::from(*square) % (size * size);
        let square = &mut rows[at / size][at % size];
        if *square == '.' {
            let is_king = *piece == 2 && !has_king;
            has_king |= is_king;
            *square = if is_king {
                'K'
            } else if *piece == 1 {
                'T'
            } else {
                't'
            };
        }
    }
    let rows: Vec<String> = rows.into_iter().map(|row| row.into_iter().collect()).collect();
    super::diagram::draw(&rows.join("\n"))
}

/// Sets one rule to one of its values, whatever the others are.
fn turn(ruleset: &mut Ruleset, knob: Knob, choice: usize) {
    let value = match knob.domain() {
        Domain::Choices(texts) => texts[choice % texts.len()].to_owned(),
        Domain::NumberOrNone { min, max } => [min, max, 3][choice % 3].to_string(),
        Domain::Position => ruleset.value(Knob::Start),
    };
    // A rule about a throne that is not there is refused; that is no panic either.
    let _ = ruleset.set(knob, &value);
}
