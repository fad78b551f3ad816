//! The scenes that pictures are drawn of: a game in the middle for each board size, and everything a game can come to.

use hnefi::{
    render::{Picture, Renderer, Scene, Theme, Turn},
    rules::{Board, Game, Position, Ruleset, Side, Square, Variant, notation::parse_move},
};
use std::sync::LazyLock;

/// What the tests draw with, unless they are about drawing with another one.
pub(crate) static RENDERER: LazyLock<Renderer> = LazyLock::new(Renderer::new);

/// A game in which both sides have lost men; its last move captures one.
pub(crate) const MIDDLE: &str = "a5-c5 g5-g3 d11-d8 f4-d4 h11-h8 g3-b3 k7-h7 h6-h3 g11-g9 d4-d3 g9-c9 h3-j3 h8-g8 e7-e8 k5-i5 \
    d6-d4 j6-h6 j3-g3 i5-i8 d4-g4 d8-d6 g4-i4 i8-i5 d3-c3 d1-d5 i4-i3 a7-d7 i3-i4 d7-e7 i4-b4 c5-c4 f5-h5 f2-f5 \
    g6-g4 f5-g5 g7-g6 h7-g7 g3-e3 d5-d4 f6-f4 c9-d9 e8-e10 i5-e5";

/// One game in the middle for each board size: its size, variant and moves. Each ends with a capture.
const GAMES: [(u8, &str, &str); 5] = [
    (7, "brandubh", "d1-c1 d5-f5 c1-d1 d4-d5 a4-a6 d3-f3 g4-f4 d5-a5 d7-c7 a5-c5 d2-f2 c5-a5 d6-f6 a5-a4"),
    (
        9,
        "saami-tablut",
        "d1-d3 e6-b6 f1-f2 e4-b4 d9-d7 c5-c7 i6-e6 c7-c3 i4-c4 d5-c5 e6-c6 e5-e6 a4-e4 e6-g6 e4-c4 c3-g3 e8-e3 g6-g8 \
        f9-f7 g8-f8 c6-c7 f5-f6",
    ),
    (11, "copenhagen", MIDDLE),
    (
        13,
        "copenhagen-13",
        "a4-e4 e7-e12 a9-f9 j7-j4 m9-h9 g10-f10 j13-j6 i7-i12 e4-e11 f10-h10 m5-j5 f6-f2 h1-h5 d7-d4 d13-d8 g4-h4 \
        i1-i11 g5-d5 a6-e6 d4-c4 e6-e2 f7-f2 j1-j3 h4-h2 m4-i4 g6-b6 a5-b5 g7-g4 e11-e9 h8-k8 e2-e5 c4-a4 i4-i7 f2-f5 \
        f1-f4 g4-j4 g1-g5 h6-h5 h13-h11 h2-j2",
    ),
    (
        19,
        "alea-evangelii",
        "f19-j19 l9-l7 q6-q9 j13-f13 a3-a5 h11-h15 n14-n13 l11-l14 f14-h14 o11-r11 n13-g13 k12-o12 f3-l3 e11-i11 \
        q14-q10 g10-g6 f1-j1 l14-o14 f17-f10 k15-l15 e7-g7 o14-o19 g7-h7 k5-k2 q19-q14 j7-j6 o7-m7 j6-l6 p8-m8 k10-k14 \
        g5-g10 o12-o15 j1-j2 o15-n15 p12-j12 j10-k10 j4-j8 e9-e3 c6-c12 k10-k12 p10-o10 r11-r15 a17-j17 j11-o11 c1-c9 \
        i11-c11 c19-c15 i5-f5 c9-c10 m10-m17 h14-h10 h9-e9 j16-j13 i8-i2 a6-a12 o19-o17 m8-l8 k12-q12 s6-q6 e9-l9",
    ),
];

/// A game that the attackers win by taking the king.
pub(crate) const KING_TAKEN: &str = "g4-g6 d3-c3 f4-f5 c4-c5 f5-e5 e4-f4 e5-e1 d4-e4 d6-e6 e4-e3 g6-g3 d5-g5 d2-d3 \
    f4-f3 b4-b3 g5-f5 a4-e4 c5-e5 e1-e2";

/// A game in which the last move leaves the king beside his throne between two attackers, a third in reach.
const IN_DANGER: &str = "k8-j8 f8-i8 d1-d4 i8-i10 h11-h7 i10-i7 a8-i8 f4-j4 f10-f8 g5-g3 j6-i6 g3-c3 i6-i4 e5-d5 \
    i8-h8 d6-d10 e1-e4 h6-h3 b6-d6 g6-g3 a5-c5 d10-e10 k6-h6 g7-g8 k5-k6 g3-g7 j8-j6 e10-e8 i4-h4 h3-f3 e4-f4 f5-k5 \
    c5-e5 f6-f5 a7-d7 c3-c7";

/// A game in which nothing stands between the king and a corner.
const ON_THE_WAY_OUT: &str = "a8-d8 e7-e10 d11-d9 g7-g10 d9-g9 f4-g4 h1-h5 f8-g8 k7-g7 g4-h4 k8-e8 g5-g3 k5-g5 h4-h5 \
    a4-f4 g3-f3 k4-f4 h6-i6 e8-g8 h5-h7 f11-f9 i6-i3 b6-c6 f6-i6 g8-g6 h7-i7 f9-f8 i3-f3 d1-d5 i6-h6 g1-g7 h6-h8 a7-d7 \
    h8-h1 d5-d6";

pub(crate) fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

fn ruleset(variant: &str) -> Ruleset {
    Variant::by_key(variant).expect("a variant").ruleset.clone()
}

pub(crate) fn game(variant: &str, moves: &str) -> Game {
    play(Game::new(ruleset(variant)), moves)
}

fn play(mut game: Game, moves: &str) -> Game {
    for text in moves.split_whitespace() {
        game.play(parse_move(text).expect("a move").mv).expect("a legal move");
    }
    game
}

/// A move played in a position of the variant.
fn played_in(variant: &str, rows: &str, side_to_move: Side, mv: &str) -> Scene {
    let position = Position { board: Board::parse(rows).expect("a board"), side_to_move };
    now(&play(Game::from_position(ruleset(variant), position).expect("a position"), mv))
}

pub(crate) fn now(game: &Game) -> Scene {
    let turn = match game.outcome() {
        None => Turn::ToMove(game.side_to_move()),
        Some(outcome) => outcome.winner.map_or(Turn::Drawn, Turn::Won),
    };
    Scene::of(game, turn)
}

/// A board with marked corners and throne on which nothing has happened yet.
pub(crate) fn bare(rows: &str) -> Scene {
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
        helping: Vec::new(),
        threat: None,
        turn: Turn::ToMove(Side::Attackers),
        losses: [0, 0],
        flipped: false,
    }
}

/// The start and a game in the middle, by board size.
pub(crate) fn games() -> impl Iterator<Item = (u8, Scene, Scene)> {
    GAMES.into_iter().map(|(size, variant, moves)| (size, now(&game(variant, "")), now(&game(variant, moves))))
}

/// Everything a game can come to, by name.
pub(crate) fn states() -> Vec<(&'static str, Scene)> {
    let middle = game("copenhagen", MIDDLE);
    let before = middle.at_ply(35);
    let in_danger = game("copenhagen", IN_DANGER);
    vec![
        ("flipped", Scene { flipped: true, ..now(&middle) }),
        ("choosing", Scene::choosing(&middle, square("f4"))),
        ("preview", preview(&before, "g7-g6")),
        ("preview-danger", preview(&in_danger.at_ply(35), "c3-c7")),
        ("danger", now(&in_danger)),
        ("way-out", now(&game("copenhagen", ON_THE_WAY_OUT))),
        ("ways-out-flipped", Scene { flipped: true, ..three_ways_out() }),
        ("king-taken", now(&game("scottish", KING_TAKEN))),
        ("king-surrounded", king_surrounded()),
        ("escape", now(&game("copenhagen", &format!("{ON_THE_WAY_OUT} h1-k1")))),
        ("exit-fort", exit_fort()),
        ("encirclement", encirclement()),
        ("drawn", Scene { turn: Turn::Drawn, ..now(&middle) }),
    ]
}

fn preview(game: &Game, mv: &str) -> Scene {
    let ply = game.preview(parse_move(mv).expect("a move").mv).expect("a legal move");
    Scene::preview(game, &ply)
}

fn three_ways_out() -> Scene {
    played_in("scottish", "3t3/7/1T3t1/2K4/1t3T1/7/3t3", Side::Attackers, "b3-c3")
}

fn king_surrounded() -> Scene {
    let rows = "4t6/2t5t2/5t5/4tK1t3/3T1t1T3/11/t9t/2T5T2/11/5T5/3T1t5";
    played_in("copenhagen", rows, Side::Attackers, "h8-g8")
}

pub(crate) fn exit_fort() -> Scene {
    let rows = "11/5t5/2t5t2/11/8t2/3t7/6T4/11/2t8/3TTT5/3TK6";
    played_in("copenhagen", rows, Side::Defenders, "g5-g1")
}

fn encirclement() -> Scene {
    let rows = "4ttt4/3t3t3/2t2T2t2/1t3T3t1/1t1T1T1T1t1/1t2TK3t1/1t3T3t1/2t5t2/7t3/4ttt4/3t7";
    played_in("copenhagen", rows, Side::Attackers, "d1-d3")
}

/// Draws in the theme for everybody who has not chosen one.
pub(crate) fn draw(scene: &Scene) -> Picture {
    RENDERER.draw(scene, Theme::DEFAULT)
}

pub(crate) fn pixels(png: &[u8]) -> image::RgbaImage {
    image::load_from_memory(png).expect("a picture").into_rgba8()
}

/// The pixels of a square's side, in a picture of a board of this size.
pub(crate) fn side_of(size: u8) -> u32 {
    (624 / u32::from(size) / 2 * 2).max(36)
}
