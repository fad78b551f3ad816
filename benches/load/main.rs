//! The bot under load: a hundred thousand games stored, fifty moves a second for a minute, and everything else beside it.
//!
//! `cargo bench --bench load` runs the real binary in a process of its own, its database on disk, against the stand-in in
//! this process, and prints a table. Times are taken at the stand-in: from writing an interaction to the gateway until its
//! answer, picture included, has arrived. `HNEFI_LOAD_GAMES`, `HNEFI_LOAD_MOVES` (a second) and `HNEFI_LOAD_SECONDS` make it
//! smaller or larger.

mod bot;
mod database;
mod figures;
mod people;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bot::{Bot, check, memory, processor_seconds};
use database::{Running, Wanted};
use figures::{Table, percentile};
use hnefi::store::Store;
use hnefi::time::Timestamp;
use people::People;
use standin::{Config, Standin, Times};

const PLAYERS: usize = 2000;
const CHANNELS: usize = 40;
/// Requests for suggestions a second.
const SUGGESTIONS: f64 = 10.0;
/// How many games are played on, at most.
const PLAYED: i64 = 600;
/// For how long nobody could reach the bot before its first start.
const AWAY: i64 = 10 * 3600;
/// How long it is left alone before its memory is looked at.
const IDLE: Duration = Duration::from_secs(5);

/// How much load there is.
struct Load {
    games: i64,
    moves: f64,
    time: Duration,
}

impl Load {
    /// As the environment says.
    fn wanted() -> Self {
        let setting = |name: &str, usual: f64| -> f64 {
            std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
        };
        Self {
            games: setting("HNEFI_LOAD_GAMES", 100_000.0) as i64,
            moves: setting("HNEFI_LOAD_MOVES", 50.0),
            time: Duration::from_secs_f64(setting("HNEFI_LOAD_SECONDS", 60.0)),
        }
    }

    fn seconds(&self) -> i64 {
        self.time.as_secs_f64() as i64
    }
}

#[tokio::main]
async fn main() {
    let load = Load::wanted();
    let config = Config { page: false, patience: Duration::from_secs(30), ..Config::default() };
    let standin = Standin::start(config).await.expect("a port is free");
    let players: Vec<_> = (0..PLAYERS).map(|n| standin.user(&format!("Player {n}"))).collect();
    let channels: Vec<_> = (0..CHANNELS).map(|n| standin.channel(&format!("tafl-{n}"))).collect();
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("there is room for a folder");
    let path = folder.path().join("hnefi.db");
    let people = People { players, channels, games: Mutex::default(), failures: Mutex::default() };
    let games = prepare(&load, &standin, &people, &path).await;
    let spared = games.last().map_or(0, |last| last.id);
    *people.games.lock().expect("nobody else has it") = games.into();

    let mut table = Table::begin();
    Table::note("database", &format!("{:.0} MB", size(&path)));
    Table::note("load of the machine before", &load_average());
    let bot = start_after_a_night(&mut table, &standin, &path).await;
    let pool = database::pool(&path).await;
    database::arm(&pool, Timestamp::now().0, load.seconds(), spared).await;
    let people = Arc::new(people);
    play(&mut table, &load, &people, &bot).await;
    tell_times(&mut table, &standin.times());
    tell_sweeps(&pool).await;
    pool.close().await;
    let complaints = bot.complaints();
    bot.kill();
    standin.wait_for_bot_to_leave().await.expect("it is gone");
    afterwards(&mut table, &standin, &path);
    tell_errors(&mut table, &people, &complaints, &standin);
    drop(folder);
    std::process::exit(i32::from(!table.end()));
}

/// Makes the database, and tells which of its games are to be played on.
async fn prepare(load: &Load, standin: &Standin, people: &People, path: &Path) -> Vec<Running> {
    let ids: Vec<u64> = people.players.iter().map(|player| player.id().get()).collect();
    let places: Vec<u64> = people.channels.iter().map(|channel| channel.id().get()).collect();
    let (guild, now) = (standin.guild_id().get(), Timestamp::now().0);
    let wanted = Wanted { games: load.games, players: &ids, guild, channels: &places, now };
    let before = Instant::now();
    Store::open(path).await.expect("a new database opens").close().await;
    let pool = database::pool(path).await;
    database::fill(&pool, &wanted).await;
    database::out_of_reach(&pool, now - AWAY).await;
    let games = database::running(&pool, &wanted, PLAYED).await;
    pool.close().await;
    let took = before.elapsed().as_secs_f64();
    println!("{} games of {} plies stored in {took:.0} s", load.games, database::PLIES);
    games
}

/// The first start, after hours in which nobody could reach the bot: it registers its commands and gives the time back.
async fn start_after_a_night(table: &mut Table, standin: &Standin, path: &Path) -> Bot {
    let bot = Bot::start(standin, path);
    let ready = bot.says("ready to play");
    let given_back = bot.says("nobody could reach the bot for a while");
    standin.wait_for_bot().await.expect("it is there");
    table.below("start to ready, registering commands", "s", 1.0, Some(ready.as_secs_f64()));
    table.below("start until every clock was given a night back", "s", 1.0, Some(given_back.as_secs_f64()));
    tokio::time::sleep(IDLE).await;
    table.below("memory of the bot when idle", "MB", 60.0, memory(bot.id(), "VmRSS"));
    bot
}

/// People play, and type; what the bot needed for it.
async fn play(table: &mut Table, load: &Load, people: &Arc<People>, bot: &Bot) {
    let processes = [("the bot", bot.id()), ("the stand-in, with all people", std::process::id())];
    let before = processes.map(|(_, process)| processor_seconds(process));
    let begun = Instant::now();
    let (moved, suggested) = people.play(load.moves, SUGGESTIONS, load.time).await;
    let took = begun.elapsed().as_secs_f64();
    Table::note("moves, suggestions a second", &format!("{:.1}, {:.1}", moved as f64 / took, suggested as f64 / took));
    table.below("memory of the bot under load, at its highest", "MB", 120.0, memory(bot.id(), "VmHWM"));
    for ((whose, process), before) in processes.into_iter().zip(before) {
        let used = before.zip(processor_seconds(process)).map(|(before, after)| (after - before) / took * 100.0);
        let told = used.map_or("unknown".to_owned(), |used| format!("{used:.0} %"));
        Table::note(&format!("share of one processor used by {whose}"), &told);
    }
    Table::note("load of the machine after", &load_average());
}

/// How long answers took, by what was asked.
fn tell_times(table: &mut Table, times: &[Times]) {
    let first = |fits: &dyn Fn(&Times) -> bool| -> Vec<Duration> {
        times.iter().filter(|times| fits(times)).filter_map(|times| times.first_answer).collect()
    };
    let named = |kind: u8, name: &str| first(&|times| times.kind == kind && times.name.as_deref() == Some(name));
    let mut moves = named(2, "move");
    Table::note("moves typed", &moves.len().to_string());
    table.below("/move to board, middle", "ms", 60.0, percentile(&mut moves, 50));
    table.below("/move to board, slowest hundredth", "ms", 60.0, percentile(&mut moves, 99));
    let mut typing = named(4, "move");
    table.below("suggestions, middle", "ms", 10.0, percentile(&mut typing, 50));
    table.below("suggestions, slowest hundredth", "ms", 10.0, percentile(&mut typing, 99));
    let mut boards = named(2, "board");
    let mut taps = first(&|times| times.kind == 3);
    let mut confirmed: Vec<Duration> =
        times.iter().filter(|times| times.kind == 3).filter_map(|times| times.follow_ups.first().copied()).collect();
    for (what, times) in
        [("/board to board", &mut boards), ("a tap to its answer", &mut taps), ("Confirm to board", &mut confirmed)]
    {
        table.below(&format!("{what}, slowest hundredth of {}", times.len()), "ms", 60.0, percentile(times, 99));
    }
    let mut queued: Vec<Duration> = times.iter().filter_map(|times| times.queued).collect();
    let late = percentile(&mut queued, 99).map_or("unknown".to_owned(), |late| format!("{late:.2} ms"));
    Table::note("the stand-in's own delay before that, slowest hundredth", &late);
}

/// What happened by itself meanwhile.
async fn tell_sweeps(pool: &sqlx::SqlitePool) {
    for (what, query) in [
        (
            "games lost on time, or broken off, meanwhile",
            "SELECT COUNT(*) FROM games WHERE reason IN ('time', 'not-begun')",
        ),
        ("clocks that ran out meanwhile", "SELECT COUNT(*) FROM clocks WHERE is_up = 1"),
        ("reminders meanwhile", "SELECT COUNT(*) FROM outbox WHERE kind = 'reminder'"),
        ("challenges that expired meanwhile", "SELECT COUNT(*) FROM challenges WHERE state = 'expired'"),
        (
            "old buttons still to be taken off",
            "SELECT COUNT(*) FROM outbox WHERE state = 'owed' AND kind = 'strip_buttons'",
        ),
        (
            "messages owed for longer than half a minute",
            "SELECT COUNT(*) FROM outbox WHERE state = 'owed'
            AND kind <> 'strip_buttons' AND created_at < unixepoch() - 30",
        ),
    ] {
        let found: i64 = sqlx::query_scalar(query).fetch_one(pool).await.expect("it can be asked");
        Table::note(what, &found.to_string());
    }
}

/// Once it has been killed in the middle of it all: the next start, and whether everything still fits together.
fn afterwards(table: &mut Table, standin: &Standin, path: &Path) {
    let again = Bot::start(standin, path);
    let ready = again.says("ready to play");
    table.below("start to ready after a kill", "s", 1.0, Some(ready.as_secs_f64()));
    again.stop();
    let (took, found) = check(path);
    Table::note("time to check all games", &format!("{:.0} s", took.as_secs_f64()));
    table.none("games that do not fit together", found.len());
    for line in found.iter().take(5) {
        println!("  {line}");
    }
}

fn tell_errors(table: &mut Table, people: &People, complaints: &[String], standin: &Standin) {
    let failures = people.failures.lock().expect("nobody panics with it").clone();
    let violations: Vec<String> = standin
        .violations()
        .into_iter()
        .map(|violation| format!("{}: {}", violation.request, violation.problem))
        .collect();
    table.none("errors that people saw", failures.len());
    table.none("errors in the bot's log", complaints.len());
    table.none("bodies that Discord would have refused", violations.len());
    for list in [&failures, complaints, &violations] {
        for trouble in list.iter().take(5) {
            println!("  {trouble}");
        }
    }
}

/// How many bytes a database has, its log included, in MB.
fn size(path: &Path) -> f64 {
    let log: PathBuf = path.with_extension("db-wal");
    [path, &log].iter().filter_map(|file| file.metadata().ok()).map(|file| file.len() as f64 / 1e6).sum()
}

/// How busy the machine is: processes that run or wait, over the last one, five and fifteen minutes.
fn load_average() -> String {
    let told = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let three: Vec<&str> = told.split(' ').take(3).collect();
    if three.is_empty() { "unknown".to_owned() } else { three.join(" ") }
}
