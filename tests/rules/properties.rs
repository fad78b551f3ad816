//! What holds in every game: random ones, turned and mirrored, replayed, and looked at from outside.

use hnefi::rules::{CaptureKind, Direction, Game, Move, Position, Ruleset, Square, Variant};
use proptest::prelude::*;

use super::diagram::{board_image, image_of};

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
            prop_assert_eq!(&again.preview(ply.mv).unwrap(), ply);
            prop_assert_eq!(again.play(ply.mv).unwrap(), ply);
        }
        prop_assert_eq!(again.position(), game.position());
    }

    #[test]
    fn a_symmetry_commutes_with_every_move(variant in any_variant(), choices in choices(), image in 1u8..8) {
        let game = play_out(Game::new(variant.ruleset.clone()), &choices);
        let size = variant.ruleset.board_size();
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
    fn no_position_makes_the_engine_panic(
        variant in any_variant(),
        size in 3u8..=19,
        pieces in proptest::collection::vec((0u16..361, 0u8..3), 0..80),
        choices in proptest::collection::vec(any::<u16>(), 0..20),
        is_defenders_move in any::<bool>(),
    ) {
        let mut rows = vec![vec!["1"; size.into()]; size.into()];
        let area = usize::from(size) * usize::from(size);
        for (square, piece) in pieces {
            let at = usize::from(square) % area;
            let is_first_king = !rows.iter().any(|row| row.contains(&"K"));
            let letter = if piece == 2 && is_first_king { "K" } else if piece == 1 { "T" } else { "t" };
            rows[at / usize::from(size)][at % usize::from(size)] = letter;
        }
        let text: Vec<String> = rows.into_iter().map(|row| row.concat()).collect();
        // Digits side by side would be one number, so that the rows are put together by hand.
        let board = board_of(&text);
        let ruleset = Ruleset { start: board.clone(), ..variant.ruleset.clone() };
        let side_to_move = hnefi::rules::Side::ALL[usize::from(is_defenders_move)];
        let game = Game::from_position(ruleset, Position { board, side_to_move }).unwrap();
        play_out(game, &choices);
    }
}

fn board_of(rows: &[String]) -> hnefi::rules::Board {
    super::diagram::draw(&rows.join("\n").replace('1', "."))
}
