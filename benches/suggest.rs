//! How long it takes to suggest moves while somebody types, with a hundred thousand games stored, against the goal.
//!
//! `cargo bench --bench suggest` prints a table: the middle and the slowest hundredth of many requests, wording included.

use std::time::{Duration, Instant};

use hnefi::discord::present;
use hnefi::i18n::{Locale, Texts};
use hnefi::ids::{ChannelId, GuildId, PlayerId};
use hnefi::rules::{Game, Variant};
use hnefi::service::{self, GameRef, Person, Place};
use hnefi::store::Store;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

/// How many games are stored, and how many plies each of them has.
const GAMES: i64 = 100_000;
const PLIES: usize = 30;
/// How often each request is made.
const TIMES: usize = 1000;
/// What the slowest hundredth may take, in milliseconds.
const GOAL: f64 = 10.0;
/// As many as Discord shows.
const SHOWN: usize = 25;

/// A game of that length in which nothing is decided.
fn moves(variant: &str, plies: usize) -> Vec<String> {
    let mut game = Game::new(Variant::by_key(variant).expect("a variant").ruleset.clone());
    for at in 0..plies {
        let legal = game.legal_moves();
        let quiet = |mv: &&_| game.preview(**mv).is_ok_and(|ply| ply.outcome.is_none() && ply.occurrence == 1);
        let from = (at * 37 + 11) % legal.len();
        let mv = *legal[from..].iter().chain(&legal).find(quiet).expect("the game goes on");
        game.play(mv).expect("a legal move");
    }
    game.plies().iter().map(|ply| ply.mv.to_string()).collect()
}

/// Other people's games, most of them long over.
async fn fill(pool: &SqlitePool) {
    let numbers = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1)";
    let players = format!("{numbers} INSERT INTO players (id, name) SELECT 1000 + i, 'Player ' || i FROM n");
    let games = format!(
        "{numbers} INSERT INTO games (variant, attackers, defenders, channel, guild, started_at, turn_since, ply,
            moves, to_move, status, winner, reason, ended_at)
         SELECT 'copenhagen', 1001 + i % 2000, 1001 + (i + 1) % 2000, 500 + i % 300, 7, 1700000000, 1700000000,
            {PLIES}, {PLIES}, 'attackers', CASE i % 20 WHEN 0 THEN 'running' ELSE 'finished' END, NULL,
            CASE i % 20 WHEN 0 THEN NULL ELSE 'agreement' END, CASE i % 20 WHEN 0 THEN NULL ELSE 1700000000 END FROM n"
    );
    sqlx::query(sqlx::AssertSqlSafe(players)).bind(2000).execute(pool).await.expect("players");
    sqlx::query(sqlx::AssertSqlSafe(games)).bind(GAMES).execute(pool).await.expect("games");
    let values: Vec<String> =
        (1..).zip(moves("copenhagen", PLIES)).map(|(ply, mv)| format!("({ply}, '{mv}')")).collect();
    let plies = format!(
        "INSERT INTO plies (game, ply, move, played_at)
         SELECT g.id, p.column1, p.column2, 1700000000 FROM games g CROSS JOIN (VALUES {}) p ORDER BY g.id, p.column1",
        values.join(", ")
    );
    sqlx::query(sqlx::AssertSqlSafe(plies)).execute(pool).await.expect("plies");
}

/// A running game in which this player is to move.
async fn waiting(pool: &SqlitePool, player: i64, channel: i64, variant: &str, plies: usize) {
    let game: i64 = sqlx::query_scalar(
        "INSERT INTO games (variant, attackers, defenders, channel, guild, started_at, turn_since, ply, moves, to_move)
         VALUES ($1, $2, 1001, $3, 7, 1700000000, 1700000000, $4, $4, 'attackers') RETURNING id",
    )
    .bind(variant)
    .bind(player)
    .bind(channel)
    .bind(i64::try_from(plies).expect("few"))
    .fetch_one(pool)
    .await
    .expect("a game");
    for (ply, mv) in (1_i64..).zip(moves(variant, plies)) {
        let insert = sqlx::query("INSERT INTO plies (game, ply, move, played_at) VALUES ($1, $2, $3, 1700000000)");
        insert.bind(game).bind(ply).bind(mv).execute(pool).await.expect("a ply");
    }
}

/// The middle and the slowest hundredth of some times.
fn row(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let millis = |at: usize| times[at].as_secs_f64() * 1000.0;
    let (middle, slow) = (millis(times.len() / 2), millis(times.len() * 99 / 100));
    let verdict = if slow < GOAL { "met" } else { "NOT MET" };
    println!("{what:<58} {middle:>8.2} {slow:>8.2}   < {GOAL} ms {verdict}");
}

async fn measure(store: &Store, what: &str, player: i64, channel: u64, typed: &str) {
    let person = Person { id: PlayerId(player.unsigned_abs()), name: format!("Player {player}") };
    let place = Place { channel: ChannelId(channel), guild: Some(GuildId(7)) };
    let texts = Texts::new(Locale::English);
    let mut times = Vec::with_capacity(TIMES);
    for _ in 0..TIMES {
        let before = Instant::now();
        let found = service::suggest_moves(store, &person, GameRef::Here(place), typed, SHOWN).await;
        let found = found.expect("no fault");
        let labels: Vec<_> = found.iter().map(|found| present::move_choice(&texts, found)).collect();
        times.push(before.elapsed());
        assert!(!labels.is_empty(), "{what}: nothing is suggested");
    }
    row(what, times);
}

async fn measure_games(store: &Store, player: i64) {
    let person = Person { id: PlayerId(player.unsigned_abs()), name: format!("Player {player}") };
    let texts = Texts::new(Locale::English);
    let mut times = Vec::with_capacity(TIMES);
    for _ in 0..TIMES {
        let before = Instant::now();
        let found = service::suggest_games(store, &person, "").await.expect("no fault");
        let labels: Vec<_> = found.iter().take(SHOWN).map(|game| present::game_choice(&texts, game)).collect();
        times.push(before.elapsed());
        assert_eq!(labels.len(), SHOWN);
    }
    row("his games, of thirty", times);
}

#[tokio::main]
async fn main() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let path = folder.path().join("hnefi.db");
    let store = Store::open(&path).await.expect("a new database opens");
    let pool = SqlitePool::connect_with(SqliteConnectOptions::new().filename(&path)).await.expect("it opens again");
    let before = Instant::now();
    fill(&pool).await;
    for (player, games, variant, plies) in
        [(1, 1, "copenhagen", 60), (2, 5, "copenhagen", 60), (3, 1, "alea-evangelii", 60), (4, 1, "copenhagen", 200)]
    {
        sqlx::query("INSERT INTO players (id, name) VALUES ($1, $2)")
            .bind(player)
            .bind(format!("Player {player}"))
            .execute(&pool)
            .await
            .expect("a player");
        for _ in 0..games {
            waiting(&pool, player, 70 + player, variant, plies).await;
        }
    }
    sqlx::query("INSERT INTO players (id, name) VALUES (5, 'Player 5')").execute(&pool).await.expect("a player");
    for _ in 0..30 {
        waiting(&pool, 5, 75, "copenhagen", 20).await;
    }
    pool.close().await;
    println!("{GAMES} games of {PLIES} plies stored in {:.1} s", before.elapsed().as_secs_f64());
    println!("{:<58} {:>8} {:>8}   goal of p99", "what, in ms", "p50", "p99");
    measure(&store, "pieces, 11×11, after 60 plies", 1, 71, "").await;
    measure(&store, "pieces of a column", 1, 71, "d").await;
    measure(&store, "pieces, 11×11, after 200 plies", 4, 74, "").await;
    measure(&store, "pieces of five games of 60 plies side by side", 2, 72, "").await;
    measure(&store, "pieces, 19×19, after 60 plies", 3, 73, "").await;
    measure(&store, "games, where thirty wait", 5, 75, "").await;
    measure_games(&store, 5).await;
    store.close().await;
}
