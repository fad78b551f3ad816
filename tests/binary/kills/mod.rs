//! The bot killed at random instants while many people play: nothing that anybody was told is lost, and nothing happens
//! or is said twice.
//!
//! `HNEFI_KILLS=300 cargo test --test binary kills -- --nocapture` kills it three hundred times; `HNEFI_SEED` repeats a run
//! approximately: what people do and when the kills come follows from it, but not how fast the machine is.

mod acts;
mod bot;
mod chance;
mod channel;
mod clocks;
mod database;
mod promises;
mod summary;
mod table;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use hnefi::service::GameView;
use standin::Config;

use self::acts::Club;
use self::bot::{Plan, live, look};
use self::chance::Chance;
use self::database::Copy;
use self::summary::Summary;
use self::table::{Known, Table};
use crate::child::{Running, finish, hnefi};
use crate::life::World;

const PEOPLE: [&str; 8] = ["Ann", "Bjorn", "Cilla", "Dag", "Eva", "Finn", "Gro", "Hal"];
const HALLS: [&str; 3] = ["hall", "barn", "ship"];
/// How often it is killed where nobody says.
const KILLS: u64 = 20;
/// Longer than a row belongs to a bot that was killed with it.
const LEASE: Duration = Duration::from_secs(65);
/// Longer than a token lives, and a nonce.
const TOKEN: Duration = Duration::from_mins(20);
/// How often nothing happens for so long: in all, less than the shortest pace leaves before it calls somebody.
const MOST_SLEEPS: u32 = 6;
/// How long what is owed may take to be sent in the end.
const SETTLES_WITHIN: Duration = Duration::from_mins(1);
/// The most games that are written down by the program itself.
const EXPORTED: usize = 12;

/// A number from the environment.
fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{variable} is a number: {text}")))
}

/// Faults A1 to A5: games, moves, offers and challenges were lost with the process. Here it is killed again and again.
#[tokio::test(flavor = "multi_thread")]
async fn kills_at_random_instants_lose_nothing_and_double_nothing() {
    let since_epoch = std::time::UNIX_EPOCH.elapsed().expect("the clock stands after 1970");
    let seed = number("HNEFI_SEED").unwrap_or_else(|| u64::from(since_epoch.subsec_micros()));
    eprintln!("HNEFI_SEED={seed}");
    let mut chance = Chance::new(seed);
    let world = World::with(Config { explicit_mentions: true, page: false, ..Config::default() }).await;
    let club = Arc::new(Club {
        people: PEOPLE.map(|name| world.standin.user(name)).to_vec(),
        halls: HALLS.map(|name| world.standin.channel(name)).to_vec(),
    });
    club.people[0].manages_guild();
    let table = Arc::new(Mutex::new(Table::default()));
    let (mut summary, mut kept, mut slept) = (Summary::default(), 0, 0);
    for _ in 0..number("HNEFI_KILLS").unwrap_or(KILLS) {
        let plan = Plan::by(&mut chance);
        if plan.sleeps_before && slept < MOST_SLEEPS {
            slept += 1;
            world.standin.advance(TOKEN);
        }
        let life = live(&world, &club, &table, plan, &mut chance).await;
        let copy = Copy::of(&world.database()).await;
        inspect(&copy, &world, &club, &table, &mut kept).await;
        summary.note(&life, &copy, &table).await;
        copy.close().await;
    }
    settle(&world).await;
    check_all(&world, &table, &mut summary).await;
    eprintln!("{summary}\nHNEFI_SEED={seed}");
}

/// What must hold after every kill; the table learns how the games stand.
async fn inspect(copy: &Copy, world: &World, club: &Club, table: &Mutex<Table>, kept: &mut usize) {
    copy.is_sound().await;
    let (told, before) = {
        let table = table.lock().expect("nobody panicked");
        let before: BTreeMap<i64, (i64, bool)> =
            table.games.iter().map(|(id, known)| (*id, (known.ply, known.is_running))).collect();
        (table.promises[*kept..].to_vec(), before)
    };
    copy.keeps(&told).await;
    *kept += told.len();
    let changed = copy.changed(&before).await;
    let open = copy.count("SELECT COUNT(*) FROM challenges WHERE state = 'open'").await;
    let mut table = table.lock().expect("nobody panicked");
    table.open_challenges = usize::try_from(open).expect("a few");
    for (view, is_running) in changed {
        table.games.insert(view.id.0, known(world, club, &view, is_running));
    }
}

fn known(world: &World, club: &Club, view: &GameView, is_running: bool) -> Known {
    let number = |name: &str| club.people.iter().position(|who| who.name() == name).expect("one of the people");
    Known {
        game: view.game.clone(),
        ply: i64::from(view.ply),
        players: [number(&view.attackers.name), number(&view.defenders.name)],
        place: world.standin.place_of(view.place.channel.0).expect("it is played somewhere"),
        is_running,
    }
}

/// A last bot, which nobody kills and asks for nothing, sends what is still owed.
async fn settle(world: &World) {
    world.standin.duplicate_events(false);
    world.standin.advance(LEASE);
    let bot = world.start().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(world.database()).read_only(true);
    let pool = sqlx::SqlitePool::connect_with(options).await.expect("the file opens");
    let began = Instant::now();
    loop {
        let owed: Vec<(String, i64, Option<String>)> =
            sqlx::query_as("SELECT kind, attempts, last_error FROM outbox WHERE state = 'owed' AND priority = 0")
                .fetch_all(&pool)
                .await
                .expect("it can be asked");
        if owed.is_empty() {
            break;
        }
        assert!(began.elapsed() < SETTLES_WITHIN, "still owed: {owed:?}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    pool.close().await;
    stop(bot);
}

fn stop(bot: Running) {
    let log = bot.terminate_and_read();
    assert!(!log.contains("ERROR") && !log.contains("panicked"), "{log}");
}

/// What must hold in the end.
async fn check_all(world: &World, table: &Mutex<Table>, summary: &mut Summary) {
    let copy = Copy::of(&world.database()).await;
    let promises = look(world, table).promises.clone();
    copy.is_sound().await;
    copy.keeps(&promises).await;
    copy.replays().await;
    clocks::clocks_are_right(copy.pool(), &promises).await;
    summary.boards = channel::everything_stands_once(&world.standin, copy.pool()).await;
    summary.count(&copy).await;
    let games = copy.count("SELECT COUNT(*) FROM games").await;
    copy.close().await;
    for game in (1..=games).take(EXPORTED) {
        let written =
            finish(hnefi().args(["export", "--game", &game.to_string()]).env("HNEFI_DATABASE", world.database()));
        assert!(written.status.success(), "{}", String::from_utf8_lossy(&written.stderr));
    }
    let violations = world.standin.violations();
    assert!(violations.is_empty(), "Discord would have refused: {violations:#?}");
}
