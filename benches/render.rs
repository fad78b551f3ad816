//! How long drawing takes and how large the files are, against what was set as the goal.
//!
//! `cargo bench --bench render` prints a table first, then criterion's figures. The table's times are medians.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use hnefi::{
    render::{Renderer, Scene, Story, Theme, Turn},
    rules::{Game, Variant, notation::parse_move},
};

/// A game of sixty plies in which both sides lose men.
const SIXTY: &str = "a5-c5 g5-g3 d11-d8 f4-d4 h11-h8 g3-b3 k7-h7 h6-h3 g11-g9 d4-d3 g9-c9 h3-j3 h8-g8 e7-e8 k5-i5 \
    d6-d4 j6-h6 j3-g3 i5-i8 d4-g4 d8-d6 g4-i4 i8-i5 d3-c3 d1-d5 i4-i3 a7-d7 i3-i4 d7-e7 i4-b4 c5-c4 f5-h5 f2-f5 \
    g6-g4 f5-g5 g7-g6 h7-g7 g3-e3 d5-d4 f6-f4 c9-d9 e8-e10 i5-e5";

/// How many plies the film of the goal has.
const PLIES: usize = 60;

fn start(variant: &str) -> Game {
    Game::new(Variant::by_key(variant).expect("a variant").ruleset.clone())
}

/// The game, and behind its written moves quiet ones until there are so many plies.
fn sixty() -> Game {
    let mut game = start("copenhagen");
    for text in SIXTY.split_whitespace() {
        game.play(parse_move(text).expect("a move").mv).expect("a legal move");
    }
    while game.plies().len() < PLIES {
        let moves = game.legal_moves();
        let is_quiet = |mv: &&_| game.preview(**mv).is_ok_and(|ply| ply.outcome.is_none() && ply.occurrence == 1);
        let mv = *moves.iter().find(is_quiet).expect("the game goes on");
        game.play(mv).expect("a legal move");
    }
    game
}

fn story<'a>(game: &'a Game, theme: &'a Theme) -> Story<'a> {
    Story { game, turn: Turn::ToMove(game.side_to_move()), theme, flipped: false }
}

fn scene(game: &Game) -> Scene {
    Scene::of(game, Turn::ToMove(game.side_to_move()))
}

/// The middle one of some measurements.
fn median(mut measure: impl FnMut(), times: usize) -> Duration {
    let mut all: Vec<Duration> = (0..times)
        .map(|_| {
            let before = Instant::now();
            measure();
            before.elapsed()
        })
        .collect();
    all.sort_unstable();
    all[times / 2]
}

/// A line of the table: what was measured, the goal, and whether it was reached.
fn row(what: &str, figure: f64, unit: &str, goal: Option<f64>) {
    let verdict = match goal {
        None => String::new(),
        Some(goal) => format!("< {goal} {unit:<3} {}", if figure < goal { "met" } else { "NOT MET" }),
    };
    println!("{what:<46} {figure:>8.2} {unit:<3} {verdict}");
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn kilobytes(bytes: usize) -> f64 {
    bytes as f64 / 1024.0
}

fn table() {
    let game = sixty();
    let renderer = Renderer::new();
    println!("{:<46} {:>8}     goal", "what", "figure");
    for theme in Theme::ALL {
        let size = renderer.draw(&scene(&game), theme).png.len();
        let time = median(|| drop(black_box(renderer.draw(&scene(&game), theme))), 51);
        row(&format!("11×11 drawn and encoded, {}", theme.key), millis(time), "ms", Some(8.0));
        row(&format!("11×11 file, {}", theme.key), kilobytes(size), "KB", Some(60.0));
    }
    for variant in ["brandubh", "tablut", "copenhagen-13", "alea-evangelii"] {
        let game = start(variant);
        renderer.draw(&scene(&game), Theme::DEFAULT);
        let time = median(|| drop(black_box(renderer.draw(&scene(&game), Theme::DEFAULT))), 21);
        row(&format!("start of {variant}"), millis(time), "ms", None);
    }
    let story = story(&game, Theme::DEFAULT);
    let film = median(|| drop(black_box(renderer.replay(&story))), 15);
    row("film of 60 plies, 11×11", millis(film), "ms", Some(60.0));
    row("its file", kilobytes(renderer.replay(&story).gif.len()), "KB", Some(8192.0));
    let sheet = median(|| drop(black_box(renderer.contact_sheet(&story))), 7);
    row("contact sheet of 60 plies", millis(sheet), "ms", None);
    row("its file", kilobytes(renderer.contact_sheet(&story).png.len()), "KB", Some(8192.0));
    let first = median(|| drop(black_box(Renderer::new().draw(&scene(&game), Theme::DEFAULT))), 7);
    row("first picture of a theme and size", millis(first), "ms", None);
}

fn boards(criterion: &mut Criterion) {
    table();
    let game = sixty();
    let renderer = Renderer::new();
    for theme in Theme::ALL {
        renderer.draw(&scene(&game), theme);
        criterion
            .bench_function(&format!("draw 11×11 {}", theme.key), |b| b.iter(|| renderer.draw(&scene(&game), theme)));
    }
    criterion.bench_function("first picture of a theme and size", |b| {
        b.iter_batched(Renderer::new, |fresh| fresh.draw(&scene(&game), Theme::DEFAULT), BatchSize::PerIteration);
    });
}

fn whole_games(criterion: &mut Criterion) {
    let game = sixty();
    let renderer = Renderer::new();
    let story = story(&game, Theme::DEFAULT);
    let mut group = criterion.benchmark_group("60 plies");
    group.sample_size(10);
    group.bench_function("film", |b| b.iter(|| renderer.replay(&story)));
    group.bench_function("contact sheet", |b| b.iter(|| renderer.contact_sheet(&story)));
    group.finish();
}

criterion_group!(benches, boards, whole_games);
criterion_main!(benches);
