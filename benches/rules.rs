//! How fast the rules are, beside the crate `hnefatafl` in the same run: counting leaves, and playing whole games.
//!
//! `cargo bench --bench rules` prints a table with the ratios at its end, and what they are to be at least. Games are the recorded ones in `../shared` where they are
//! there, and random ones of our own, the same every time. Both engines play the same moves; where the other one ends
//! a game earlier or later (it judges repetition by moves and not by positions), both stop at the earlier end.

#![expect(clippy::unwrap_used, reason = "a benchmark that cannot go on stops where it stands")]

use std::{
    collections::BTreeMap,
    fs,
    hint::black_box,
    sync::Mutex,
    time::{Duration, Instant},
};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use hnefatafl::{
    aliases::{MediumBasicBoardState, SmallBasicBoardState},
    board::state::BoardState,
    game::{Game as PeerGame, GameStatus, logic::GameLogic, state::GameState},
    play::Play,
    preset::{boards, rules},
    tiles::Tile,
};
use hnefi::rules::{Game, Move, Position, Ruleset, Square, Variant, notation::parse_move, perft, perft_from};

/// How many times as fast as the other engine whole games are to be played.
const PLAY_TARGET: f64 = 5.0;
/// How many times as fast as the other engine leaves are to be counted.
const LEAVES_TARGET: f64 = 10.0;

/// Work a second of each measurement, by name.
static FIGURES: Mutex<BTreeMap<String, f64>> = Mutex::new(BTreeMap::new());

/// Measures `work`, which does `amount` things a call, and notes how many that is a second.
fn measure(criterion: &mut Criterion, name: &str, amount: u64, mut work: impl FnMut()) {
    let mut group = criterion.benchmark_group("rules");
    group.sample_size(10).warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(1));
    group.throughput(Throughput::Elements(amount));
    let (mut calls, mut time) = (0, Duration::ZERO);
    group.bench_function(name, |bencher| {
        bencher.iter_custom(|iterations| {
            let start = Instant::now();
            for _ in 0..iterations {
                work();
            }
            let took = start.elapsed();
            calls += iterations;
            time += took;
            took
        });
    });
    group.finish();
    if !time.is_zero() {
        FIGURES.lock().unwrap().insert(name.to_owned(), (calls * amount) as f64 / time.as_secs_f64());
    }
}

/// The other engine's leaves, after its own state and moves, with nothing copied that it does not copy itself.
fn peer_perft<B: BoardState>(logic: &GameLogic<B>, state: &GameState<B>, depth: u32) -> u64 {
    if state.status != GameStatus::Ongoing {
        return 0;
    }
    let plays = state.board.occupied_by_side(state.side_to_play).into_iter();
    let plays = plays.flat_map(|tile| logic.iter_plays(tile, state).unwrap());
    if depth == 1 {
        return plays.count() as u64;
    }
    plays.map(|play| peer_perft(logic, &logic.do_valid_play(play, *state).new_state, depth - 1)).sum()
}

fn peer_play(mv: Move) -> Play {
    let tile = |square: Square| Tile::new(square.rank(), square.file());
    Play::from_tiles(tile(mv.from), tile(mv.to)).unwrap()
}

/// Recorded games of a variant, as far as they were played on the board.
fn recorded(file: &str) -> Vec<Vec<Move>> {
    let path = format!("{}/../shared/records/{file}.csv", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap_or_default();
    let moves = |line: &str| {
        let moves = line.split(',').nth(1).unwrap_or_default().split_whitespace();
        moves.map_while(|mv| parse_move(mv).ok()).map(|written| written.mv).collect()
    };
    text.lines().map(moves).collect()
}

/// Random games of up to `plies` plies, the same at every call.
fn random_games(ruleset: &Ruleset, count: u64, plies: usize) -> Vec<Vec<Move>> {
    let random_game = |seed: u64| {
        let mut chance = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let mut game = Game::new(ruleset.clone());
        for _ in 0..plies {
            chance ^= chance << 13;
            chance ^= chance >> 7;
            chance ^= chance << 17;
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            game.play(moves[(chance >> 20) as usize % moves.len()]).unwrap();
        }
        game.plies().iter().map(|ply| ply.mv).collect()
    };
    (1..=count).map(random_game).collect()
}

/// Plays the games with captures and outcome after each ply; says how many plies that were.
fn play_all(ruleset: &Ruleset, games: &[Vec<Move>]) -> u64 {
    let mut plies = 0;
    let start = Game::new(ruleset.clone());
    for moves in games {
        let mut game = start.clone();
        for mv in moves {
            black_box(game.play(*mv).unwrap());
        }
        plies += game.plies().len() as u64;
    }
    plies
}

fn peer_play_all<B: BoardState>(start: &PeerGame<B>, games: &[Vec<Move>]) -> u64 {
    let mut plies = 0;
    for moves in games {
        let mut game = start.clone();
        for mv in moves {
            black_box(game.do_play(peer_play(*mv)).unwrap());
        }
        plies += game.play_history.len() as u64;
    }
    plies
}

/// Cuts each game where either engine ends it, so that both can play all of it, and counts the games on which they differ.
fn common<B: BoardState>(name: &str, ruleset: &Ruleset, peer: &PeerGame<B>, games: Vec<Vec<Move>>) -> Vec<Vec<Move>> {
    let mut differing = 0;
    let games: Vec<Vec<Move>> = games
        .into_iter()
        .map(|moves| {
            let (mut ours, mut theirs) = (Game::new(ruleset.clone()), peer.clone());
            let mut played = Vec::new();
            for mv in moves {
                if ours.play(mv).is_err() || theirs.do_play(peer_play(mv)).is_err() {
                    differing += 1;
                    break;
                }
                played.push(mv);
                let is_over = theirs.state.status != GameStatus::Ongoing;
                differing += usize::from(is_over != ours.outcome().is_some());
                if is_over || ours.outcome().is_some() {
                    break;
                }
            }
            played
        })
        .collect();
    println!("{name}: {} games, {differing} of them ended by one engine alone or refused by one", games.len());
    games
}

/// Full play and leaves of one variant in both engines.
fn beside_peer<B: BoardState>(criterion: &mut Criterion, key: &str, peer_rules: hnefatafl::rules::Ruleset, fen: &str) {
    let ruleset = &Variant::by_key(key).unwrap().ruleset;
    let peer: PeerGame<B> = PeerGame::new(peer_rules, fen).unwrap();
    for (kind, games) in [
        ("recorded games", recorded(key)),
        ("random games", random_games(ruleset, 60, 120)),
        ("long games", random_games(ruleset, 3, 2_000)),
    ] {
        if games.is_empty() {
            println!("{key}: left out, no recorded games beside the checkout");
            continue;
        }
        let games = common(&format!("{key}, {kind}"), ruleset, &peer, games);
        let plies = play_all(ruleset, &games);
        assert_eq!(plies, peer_play_all(&peer, &games));
        measure(criterion, &format!("{key}, {kind}, plies: ours"), plies, || {
            black_box(play_all(ruleset, black_box(&games)));
        });
        measure(criterion, &format!("{key}, {kind}, plies: theirs"), plies, || {
            black_box(peer_play_all(&peer, black_box(&games)));
        });
    }
    for plies in [0, 20, 40] {
        leaves_beside_peer(criterion, key, &peer, plies);
    }
}

/// Leaves at depth 3 of one position after so many plies of a random game in which both are still playing.
fn leaves_beside_peer<B: BoardState>(criterion: &mut Criterion, key: &str, peer: &PeerGame<B>, plies: usize) {
    let ruleset = &Variant::by_key(key).unwrap().ruleset;
    let games = random_games(ruleset, 50, plies);
    let reached = games.iter().find_map(|moves| {
        let (mut ours, mut theirs) = (Game::new(ruleset.clone()), peer.clone());
        for mv in moves {
            ours.play(*mv).ok()?;
            theirs.do_play(peer_play(*mv)).ok()?;
        }
        let is_going_on = ours.outcome().is_none() && theirs.state.status == GameStatus::Ongoing;
        (is_going_on && moves.len() == plies).then_some((ours, theirs))
    });
    let Some((ours, mut theirs)) = reached else {
        return;
    };
    // Perft knows no history.
    theirs.state.repetitions = hnefatafl::game::state::RepetitionTracker::default();
    let position: &Position = ours.position();
    let count = perft_from(ruleset, position, 3);
    let peer_count = peer_perft(&theirs.logic, &theirs.state, 3);
    println!("{key} after {plies} plies: {count} leaves, the other engine counts {peer_count}");
    let name = format!("{key} after {plies} plies, leaves");
    measure(criterion, &format!("{name}: ours"), count, || {
        black_box(perft_from(ruleset, black_box(position), 3));
    });
    measure(criterion, &format!("{name}: theirs"), peer_count, || {
        black_box(peer_perft(&theirs.logic, black_box(&theirs.state), 3));
    });
}

fn with_peer(criterion: &mut Criterion) {
    beside_peer::<MediumBasicBoardState>(criterion, "copenhagen", rules::COPENHAGEN, boards::COPENHAGEN);
    beside_peer::<SmallBasicBoardState>(criterion, "brandubh", rules::BRANDUBH, boards::BRANDUBH);
}

fn alone(criterion: &mut Criterion) {
    for Variant { key, ruleset, .. } in Variant::ALL {
        let games = random_games(ruleset, 30, 200);
        let plies = play_all(ruleset, &games);
        measure(criterion, &format!("{key}, plies"), plies, || {
            black_box(play_all(ruleset, black_box(&games)));
        });
    }
    let big = &Variant::by_key("alea-evangelii").unwrap().ruleset;
    measure(criterion, "alea-evangelii, leaves", perft(big, 2), || {
        black_box(perft(black_box(big), 2));
    });
}

fn table(_: &mut Criterion) {
    let figures = FIGURES.lock().unwrap();
    println!("\n{:<46} {:>14} {:>14} {:>8} {:>8}", "a second", "ours", "theirs", "ratio", "target");
    for (name, ours) in figures.iter().filter(|(name, _)| !name.ends_with("theirs")) {
        let what = name.trim_end_matches(": ours");
        match figures.get(&format!("{what}: theirs")) {
            Some(theirs) => {
                let target = if what.ends_with("leaves") { LEAVES_TARGET } else { PLAY_TARGET };
                println!("{what:<46} {ours:>14.0} {theirs:>14.0} {:>7.1}x {target:>7.1}x", ours / theirs);
            }
            None => println!("{what:<46} {ours:>14.0}"),
        }
    }
}

criterion_group!(benches, with_peer, alone, table);
criterion_main!(benches);
