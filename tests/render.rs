//! Pictures of boards, compared with the ones that somebody has looked at.
//!
//! After a change that is meant to show, `HNEFI_BLESS=1 cargo test --test render` writes the pictures in
//! `tests/golden` anew; look at every one that `git diff` names before committing it.

use std::{env, fs, path::PathBuf, sync::LazyLock, thread, time::Instant};

use hnefi::{
    render::{Picture, Renderer, Scene, Theme, Turn},
    rules::{Board, Game, Position, Ruleset, Side, Square, Variant, notation::parse_move},
};

/// What the tests draw with, unless they are about drawing with another one.
static RENDERER: LazyLock<Renderer> = LazyLock::new(Renderer::new);

/// The largest file that an 11×11 board may make, at double density.
const LARGEST: usize = 60 * 1024;

/// A game in which both sides have lost men; its last move captures one.
const MIDDLE: &str = "a5-c5 g5-g3 d11-d8 f4-d4 h11-h8 g3-b3 k7-h7 h6-h3 g11-g9 d4-d3 g9-c9 h3-j3 h8-g8 e7-e8 k5-i5 \
    d6-d4 j6-h6 j3-g3 i5-i8 d4-g4 d8-d6 g4-i4 i8-i5 d3-c3 d1-d5 i4-i3 a7-d7 i3-i4 d7-e7 i4-b4 c5-c4 f5-h5 f2-f5 \
    g6-g4 f5-g5 g7-g6 h7-g7 g3-e3 d5-d4 f6-f4 c9-d9 e8-e10 i5-e5";

/// A game that the attackers win by taking the king.
const KING_TAKEN: &str = "g4-g6 d3-c3 f4-f5 c4-c5 f5-e5 e4-f4 e5-e1 d4-e4 d6-e6 e4-e3 g6-g3 d5-g5 d2-d3 f4-f3 b4-b3 \
    g5-f5 a4-e4 c5-e5 e1-e2";

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

fn ruleset(variant: &str) -> Ruleset {
    Variant::by_key(variant).expect("a variant").ruleset.clone()
}

fn game(variant: &str, moves: &str) -> Game {
    play(Game::new(ruleset(variant)), moves)
}

fn play(mut game: Game, moves: &str) -> Game {
    for text in moves.split_whitespace() {
        game.play(parse_move(text).expect("a move").mv).expect("a legal move");
    }
    game
}

fn now(game: &Game) -> Scene {
    let turn = match game.outcome() {
        None => Turn::ToMove(game.side_to_move()),
        Some(outcome) => outcome.winner.map_or(Turn::Drawn, Turn::Won),
    };
    Scene::of(game, turn)
}

/// A board with marked corners and throne on which nothing has happened yet.
fn bare(rows: &str) -> Scene {
    let board = Board::parse(rows).expect("a board");
    let last = board.size() - 1;
    let at = |file, rank| Square::new(file, rank).expect("a square of the board");
    Scene {
        throne: Some(at(last / 2, last / 2)),
        corners: vec![at(0, 0), at(last, 0), at(0, last), at(last, last)],
        board,
        last_move: None,
        captured: Vec::new(),
        selected: None,
        targets: Vec::new(),
        winning: Vec::new(),
        turn: Turn::ToMove(Side::Attackers),
        losses: [0, 0],
        flipped: false,
    }
}

fn exit_fort() -> Scene {
    let rows = "11/5t5/2t5t2/11/8t2/3t7/6T4/11/2t8/3TTT5/3TK6";
    let position = Position { board: Board::parse(rows).expect("a board"), side_to_move: Side::Defenders };
    now(&play(Game::from_position(ruleset("copenhagen"), position).expect("a position"), "g5-g1"))
}

fn preview() -> Scene {
    let game = game("copenhagen", MIDDLE).at_ply(35);
    let ply = game.preview(parse_move("g7-g6").expect("a move").mv).expect("a legal move");
    Scene::preview(&game, &ply)
}

fn draw(scene: &Scene) -> Picture {
    RENDERER.draw(scene, Theme::DEFAULT)
}

fn pixels(png: &[u8]) -> image::RgbaImage {
    image::load_from_memory(png).expect("a picture").into_rgba8()
}

/// Compares a scene with the picture of this name pixel for pixel, or writes that picture if asked to.
fn assert_golden(name: &str, scene: &Scene, theme: &Theme) {
    let drawn = RENDERER.draw(scene, theme);
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.png"));
    if env::var_os("HNEFI_BLESS").is_some() {
        fs::write(&path, &drawn.png).expect("the folder can be written to");
        return;
    }
    let golden = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    if pixels(&golden) != pixels(&drawn.png) {
        let seen = env::temp_dir().join(format!("hnefi-{name}.png"));
        fs::write(&seen, &drawn.png).expect("the folder for temporary files can be written to");
        panic!("{name} does not look as it did: compare {} with {}", path.display(), seen.display());
    }
}

#[test]
fn start_positions_look_as_they_did() {
    assert_golden("start-7", &now(&game("scottish", "")), Theme::DEFAULT);
    assert_golden("start-9", &bare("3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3"), Theme::DEFAULT);
    assert_golden("start-11", &now(&game("copenhagen", "")), Theme::DEFAULT);
}

#[test]
fn large_boards_look_as_they_did() {
    let thirteen = "3ttttttt3/6t6/13/t5T5t/t5T5t/t4TTT4t/tt1TTTKTTT1tt/t4TTT4t/t5T5t/t5T5t/13/6t6/3ttttttt3";
    assert_golden("start-13", &bare(thirteen), Theme::DEFAULT);
    let nineteen = "2t2t7t2t2/19/t4t7t4t/7t1t1t7/6t1T1T1t6/t1t2t7t2t1t/4t4T4t4/3t4T1T4t3/4T2T1T1T2T4/\
        3t2T1TKT1T2t3/4T2T1T1T2T4/3t4T1T4t3/4t4T4t4/t1t2t7t2t1t/6t1T1T1t6/7t1t1t7/t4t7t4t/19/2t2t7t2t2";
    assert_golden("start-19", &bare(nineteen), Theme::DEFAULT);
}

#[test]
fn marks_look_as_they_did() {
    let middle = game("copenhagen", MIDDLE);
    assert_golden("middle", &now(&middle), Theme::DEFAULT);
    assert_golden("middle-flipped", &Scene { flipped: true, ..now(&middle) }, Theme::DEFAULT);
    assert_golden("choosing", &Scene::choosing(&middle, square("f4")), Theme::DEFAULT);
    assert_golden("preview", &preview(), Theme::DEFAULT);
}

#[test]
fn ends_look_as_they_did() {
    assert_golden("king-taken", &now(&game("scottish", KING_TAKEN)), Theme::DEFAULT);
    assert_golden("exit-fort", &exit_fort(), Theme::DEFAULT);
    let drawn = Scene { turn: Turn::Drawn, ..now(&game("copenhagen", MIDDLE)) };
    assert_golden("drawn", &drawn, Theme::DEFAULT);
}

#[test]
fn other_themes_look_as_they_did() {
    for theme in Theme::ALL.iter().filter(|theme| *theme != Theme::DEFAULT) {
        assert_golden(&format!("theme-{}", theme.key), &now(&game("copenhagen", MIDDLE)), theme);
    }
}

#[test]
fn every_board_size_is_drawn_in_a_sensible_size() {
    for size in (7..=19).step_by(2) {
        let middle = size / 2;
        let king = format!("{middle}K{middle}");
        let rows = (0..size).map(|row| if row == middle { king.clone() } else { size.to_string() });
        let scene = bare(&rows.collect::<Vec<_>>().join("/"));
        let picture = draw(&scene);
        let drawn = pixels(&picture.png);
        assert_eq!(drawn.dimensions(), (picture.width, picture.height));
        assert!((704..=860).contains(&picture.width), "{size}: {}", picture.width);
        assert!(picture.png.len() < LARGEST, "{size}: {} bytes", picture.png.len());
    }
}

#[test]
fn a_crowded_board_is_a_small_file_soon_drawn() {
    let renderer = Renderer::new();
    let scene = now(&game("copenhagen", MIDDLE));
    let mut times: Vec<_> = (0..25)
        .map(|_| {
            let before = Instant::now();
            let picture = renderer.draw(&scene, Theme::DEFAULT);
            assert!(picture.png.len() < LARGEST, "{} bytes", picture.png.len());
            before.elapsed()
        })
        .collect();
    times.sort_unstable();
    println!("11×11, {} bytes, p50 {:?}, most {:?}", draw(&scene).png.len(), times[times.len() / 2], times[24]);
}

#[test]
fn the_same_scene_gives_the_same_bytes_in_every_thread() {
    let scenes = [now(&game("copenhagen", MIDDLE)), now(&game("scottish", KING_TAKEN)), exit_fort()];
    let expected: Vec<Picture> = scenes.iter().map(draw).collect();
    let shared = Renderer::new();
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let drawn: Vec<Picture> = scenes.iter().map(|scene| shared.draw(scene, Theme::DEFAULT)).collect();
                assert_eq!(drawn, expected);
            });
        }
    });
}

#[test]
fn what_a_renderer_drew_before_does_not_show() {
    let renderer = Renderer::new();
    let scene = now(&game("scottish", KING_TAKEN));
    for theme in Theme::ALL {
        for size in ["7/7/7/3K3/7/7/7", "9/9/9/9/4K4/9/9/9/9", "11/11/11/11/11/5K5/11/11/11/11/11"] {
            renderer.draw(&bare(size), theme);
        }
    }
    assert_eq!(renderer.draw(&scene, Theme::DEFAULT), draw(&scene));
}

#[test]
fn turning_the_board_keeps_every_piece_on_its_square() {
    let scene = now(&game("copenhagen", MIDDLE));
    let (upright, turned) = (pixels(&draw(&scene).png), pixels(&draw(&Scene { flipped: true, ..scene.clone() }).png));
    let frame = (upright.width() - 11 * 56) / 2;
    let middle_of = |column: u32, row: u32| (frame + column * 56 + 28, frame + row * 56 + 28);
    for (column, row) in (0..11).flat_map(|row| (0..11).map(move |column| (column, row))) {
        let (x, y) = middle_of(column, row);
        let (turned_x, turned_y) = middle_of(10 - column, 10 - row);
        let is_carved = [(0, 0), (10, 0), (0, 10), (10, 10)].contains(&(column, row));
        assert!(is_carved || upright.get_pixel(x, y) == turned.get_pixel(turned_x, turned_y), "{column} {row}");
    }
}
