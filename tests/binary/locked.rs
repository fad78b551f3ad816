//! A database that another program keeps locked for longer than anybody can wait.

use std::time::{Duration, Instant};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};
use standin::Message;

use crate::life::World;

/// Longer than any time-out of the bot's.
const LOCKED: Duration = Duration::from_secs(7);

async fn other_program(world: &World) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(world.database()).busy_timeout(Duration::from_secs(20));
    options.connect().await.expect("the file opens")
}

async fn plies(world: &World) -> i64 {
    let options = SqliteConnectOptions::new().filename(world.database()).read_only(true);
    let mut reader = options.connect().await.expect("the file opens");
    sqlx::query_scalar("SELECT COUNT(*) FROM plies").fetch_one(&mut reader).await.expect("it can be read")
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_finds_the_database_locked_is_told_in_time_and_nothing_happens_later() {
    let world = World::new().await;
    let mut bot = world.start().await;
    let challenge = world.challenge("copenhagen").await;
    world.bjorn.click(&challenge, "Accept").await.expect("can be pressed");
    let others: Vec<Message> = [world.challenge("brandubh").await, world.challenge("tablut").await].to_vec();

    let mut other = other_program(&world).await;
    let held = other.begin_with("BEGIN IMMEDIATE").await.expect("nobody else writes");
    let locked_at = Instant::now();
    // Several at once, so that each has to wait for the others too.
    let mv = async || world.ann.slash("move", [("move", "d1-d3")]).in_channel(&world.tafl).await;
    let accept = async |message: &Message| world.bjorn.click(message, "Accept").await;
    let (first, second, third, fourth) = tokio::join!(mv(), accept(&others[0]), accept(&others[1]), mv());
    for reply in [first, second, third, fourth] {
        let reply = reply.expect("can be sent");
        assert!(reply.is_private(), "a private answer in time: {:?}", reply.kind());
        let told = reply.message().expect("an answer").content();
        assert!(told.contains("busy") && told.contains("nothing was changed"), "{told}");
    }
    assert!(locked_at.elapsed() < Duration::from_secs(3), "{:?}", locked_at.elapsed());
    let board = world.ann.slash("board", ()).in_channel(&world.tafl).await.expect("can be sent");
    assert!(board.is_private(), "looking still works: {:?}", board.kind());

    tokio::time::sleep(LOCKED.saturating_sub(locked_at.elapsed())).await;
    held.rollback().await.expect("it lets go");
    bot.line(|line| line.contains("can be written again"));
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(plies(&world).await, 0, "what was refused does not happen later");
    let told: Vec<&String> = bot.said().iter().filter(|line| line.contains("ERROR")).collect();
    assert!((1..=3).contains(&told.len()), "once, not at every turn: {told:#?}");
    assert!(told.iter().any(|line| line.contains("another program")), "{told:#?}");

    world.move_by(&world.ann, "d1-d3").await;
    let accepted = world.bjorn.click(&others[0], "Accept").await.expect("can be pressed");
    assert!(accepted.is_public(), "{:?}", accepted.kind());
    assert!(world.standin.violations().is_empty(), "{:?}", world.standin.violations());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lock_that_is_soon_over_is_waited_for() {
    let world = World::new().await;
    let _bot = world.start().await;
    let challenge = world.challenge("copenhagen").await;
    world.bjorn.click(&challenge, "Accept").await.expect("can be pressed");
    let mut other = other_program(&world).await;
    let held = other.begin_with("BEGIN IMMEDIATE").await.expect("nobody else writes");
    let (board, ()) = tokio::join!(world.move_by(&world.ann, "d1-d3"), async {
        tokio::time::sleep(Duration::from_millis(700)).await;
        held.rollback().await.expect("it lets go");
    });
    assert!(board.content().contains("d1-d3"));
}
