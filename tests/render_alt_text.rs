//! Boards in words: short enough for Discord, in the right order, and complete.

use hnefi::{
    render::{Scene, Threat, Turn, Words, alt_text},
    rules::{Board, Game, Move, Piece, Side, Square, Variant, notation::parse_move},
};
use proptest::{collection, prelude::*, sample};

/// Discord's limit.
const LIMIT: usize = 1024;

fn words(size: u8) -> Words {
    Words {
        attackers_to_move: "Attackers to move.".into(),
        defenders_to_move: "Defenders to move.".into(),
        attackers_won: "The attackers have won.".into(),
        defenders_won: "The defenders have won.".into(),
        broken_off: "Broken off.".to_owned(),
        drawn: "Drawn.".into(),
        last_move: "Last move {move}.".into(),
        last_move_captured: "Last move {move}, captured {squares}.".into(),
        king_at: "King {square}.".into(),
        king_can_be_taken: "The king can be taken.".into(),
        king_can_escape: "The king can escape to {squares}.".into(),
        may_go: "{square} → {squares}.".into(),
        board: format!("{size}×{size} board."),
        attackers_at: "Attackers: {squares}.".into(),
        defenders_at: "Defenders: {squares}.".into(),
        rows: "t = Attackers, T = Defenders, K = King: {rows}".into(),
    }
}

fn scene(board: Board) -> Scene {
    Scene {
        board,
        throne: None,
        corners: Vec::new(),
        last_move: None,
        captured: Vec::new(),
        selected: None,
        targets: Vec::new(),
        winning: Vec::new(),
        helping: Vec::new(),
        threat: None,
        turn: Turn::ToMove(Side::Attackers),
        losses: [0, 0],
        flipped: false,
    }
}

fn text_of(scene: &Scene) -> String {
    alt_text(scene, &words(scene.board.size()))
}

/// Reads the position back out of the words, as a patient listener would.
fn rows_told_by(text: &str, size: u8) -> String {
    if let Some((_, rows)) = text.split_once("t = Attackers, T = Defenders, K = King: ") {
        return rows.to_owned();
    }
    let mut letters = vec![vec![None; usize::from(size)]; usize::from(size)];
    let mut put = |names: &str, letter: char| {
        for name in names.split(", ").filter(|name| *name != "–") {
            for square in squares_named(name) {
                letters[usize::from(square.rank())][usize::from(square.file())] = Some(letter);
            }
        }
    };
    for sentence in text.split_terminator('.').map(str::trim) {
        for (word, letter) in [("Attackers: ", 't'), ("Defenders: ", 'T'), ("King ", 'K')] {
            if let Some(names) = sentence.strip_prefix(word) {
                put(names, letter);
            }
        }
    }
    let rows = letters.iter().rev().map(|row| row_text(row));
    rows.collect::<Vec<_>>().join("/")
}

fn squares_named(name: &str) -> Vec<Square> {
    let square = |text: &str| text.parse::<Square>().expect("a square");
    let Some((first, last)) = name.split_once('-') else { return vec![square(name)] };
    let (first, last) = (square(first), square(last));
    let files = first.file()..=last.file();
    files.flat_map(|file| (first.rank()..=last.rank()).filter_map(move |rank| Square::new(file, rank))).collect()
}

fn row_text(row: &[Option<char>]) -> String {
    let (mut text, mut empty) = (String::new(), 0);
    for square in row {
        match square {
            Some(letter) => {
                if empty > 0 {
                    text += &std::mem::take(&mut empty).to_string();
                }
                text.push(*letter);
            }
            None => empty += 1,
        }
    }
    if empty > 0 { text + &empty.to_string() } else { text }
}

fn played(variant: &str, moves: &str) -> Game {
    let mut game = Game::new(Variant::by_key(variant).expect("a variant").ruleset.clone());
    for text in moves.split_whitespace() {
        game.play(parse_move(text).expect("a move").mv).expect("a legal move");
    }
    game
}

#[test]
fn what_matters_comes_first() {
    let game = played("scottish", "d6-g6 d5-c5 d2-e2");
    let text = text_of(&Scene::of(&game, Turn::ToMove(Side::Defenders)));
    assert_eq!(
        text,
        "Last move d2-e2. Defenders to move. King d4. 7×7 board. \
         Attackers: d1, e2, a4, b4, f4, g4, g6, d7. Defenders: d3, c4, e4, c5."
    );
}

#[test]
fn captures_follow_the_move() {
    let mut scene = scene(Board::parse("7/7/7/3K3/7/7/2t4").expect("a board"));
    let square = |text: &str| text.parse::<Square>().expect("a square");
    scene.last_move = Some(Move { from: square("c4"), to: square("c1") });
    scene.captured = ["c2", "d1"].map(|text| (square(text), Piece::Defender)).to_vec();
    scene.turn = Turn::Won(Side::Attackers);
    let expected = "Last move c4-c1, captured d1, c2. The attackers have won. King d4. 7×7 board. \
        Attackers: c1. Defenders: –.";
    assert_eq!(text_of(&scene), expected);
}

#[test]
fn the_piece_in_hand_is_told_with_its_squares() {
    let text = text_of(&Scene::choosing(&played("scottish", ""), "d6".parse().expect("a square")));
    assert!(text.contains(" d6 → a6-c6, e6-g6. "), "{text}");
}

#[test]
fn a_king_in_danger_is_told_of_and_so_is_his_way_out() {
    let king = |threat| Scene { threat: Some(threat), ..scene(Board::parse("7/7/7/3K3/7/7/2t4").expect("a board")) };
    assert_eq!(
        text_of(&king(Threat::KingCanBeTaken)),
        "Attackers to move. King d4. The king can be taken. 7×7 board. Attackers: c1. Defenders: –."
    );
    let to = ["d1", "a4", "d7"].map(|text| text.parse().expect("a square")).to_vec();
    let text = text_of(&king(Threat::KingCanEscape { to }));
    assert!(text.contains(" King d4. The king can escape to d1, a4, d7. 7×7 board."), "{text}");
}

/// The words are about squares, not about where they lie in the picture.
#[test]
fn turning_the_board_changes_no_word() {
    let scene = Scene::of(&played("scottish", "d6-g6 d5-c5 d2-e2"), Turn::ToMove(Side::Defenders));
    assert_eq!(text_of(&Scene { flipped: true, ..scene.clone() }), text_of(&scene));
}

#[test]
fn start_positions_are_told_square_by_square() {
    for variant in Variant::ALL {
        let board = variant.ruleset.start();
        let text = text_of(&scene(board.clone()));
        assert!(text.contains("Attackers: "), "{}: {text}", variant.key);
        assert_eq!(rows_told_by(&text, board.size()), board.to_rows(), "{}", variant.key);
    }
}

#[test]
fn the_fullest_board_still_fits() {
    let full = (0..19).map(|row| if row % 2 == 0 { "tTtTtTtTtTtTtTtTtTt" } else { "TtTtTtTtTtTtTtTtTtT" });
    let board = Board::parse(&full.collect::<Vec<_>>().join("/")).expect("a board");
    let text = text_of(&scene(board.clone()));
    assert!(text.encode_utf16().count() <= LIMIT);
    assert_eq!(rows_told_by(&text, 19), board.to_rows());
}

#[test]
fn even_endless_words_are_cut_to_the_limit() {
    let words = Words { board: "×".repeat(3000), ..words(7) };
    let text = alt_text(&scene(Board::parse("7/7/7/3K3/7/7/7").expect("a board")), &words);
    assert_eq!(text.encode_utf16().count(), LIMIT);
}

prop_compose! {
    /// A board of any size with any number of pieces, and at most one king.
    fn boards()(size in 7_u8..=19, fullness in 1_u32..=9)(
        cells in collection::vec(
            prop_oneof![10 - fullness => Just(None), fullness => sample::select(vec![Some('t'), Some('T')])],
            usize::from(size) * usize::from(size),
        ),
        king in prop::option::of(0..usize::from(size) * usize::from(size)),
        size in Just(size),
    ) -> Board {
        let mut cells = cells;
        if let Some(king) = king {
            cells[king] = Some('K');
        }
        let rows = cells.chunks_exact(usize::from(size)).map(row_text);
        Board::parse(&rows.collect::<Vec<_>>().join("/")).expect("a board")
    }
}

proptest! {
    #[test]
    fn every_position_fits_and_can_be_read_back(board in boards()) {
        let text = text_of(&scene(board.clone()));
        prop_assert!(text.encode_utf16().count() <= LIMIT);
        prop_assert_eq!(rows_told_by(&text, board.size()), board.to_rows());
    }

    /// Whatever is played in whatever variant: last move, captures and threats are told on top, and all of it fits.
    #[test]
    fn every_game_can_be_followed_by_its_words(
        number in 0..Variant::ALL.len(),
        choices in collection::vec(any::<sample::Index>(), 0..120),
    ) {
        let mut game = Game::new(Variant::ALL[number].ruleset.clone());
        for choice in choices {
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            game.play(*choice.get(&moves)).expect("a legal move");
        }
        let board = &game.position().board;
        let turn = match game.outcome() {
            None => Turn::ToMove(game.side_to_move()),
            Some(outcome) => outcome.winner.map_or(Turn::Drawn, Turn::Won),
        };
        let scene = Scene::of(&game, turn);
        let text = text_of(&scene);
        prop_assert!(text.encode_utf16().count() <= LIMIT, "{}", text);
        prop_assert!(text.contains("Attackers: "), "{}", text);
        prop_assert_eq!(rows_told_by(&text, board.size()), board.to_rows());
        prop_assert_eq!(text.contains(" The king can "), scene.threat.is_some());
    }
}
