//! Starting and stopping: clear errors, one bot a database, commands registered once.

use std::time::Duration;

use hnefi::Config;
use hnefi::config::ApiBase;
use standin::{Fault, FaultAction};
use tempfile::TempDir;
use tokio_util::sync::CancellationToken;

use crate::support::{Bot, World, public};

fn registrations(world: &World) -> usize {
    world.standin.requests().iter().filter(|r| r.method == "PUT" && r.path.ends_with("/commands")).count()
}

/// Fault B20: after each restart people were told that "this command is outdated", because it was registered anew.
#[tokio::test(flavor = "multi_thread")]
async fn commands_are_registered_once_for_all_restarts() {
    let mut world = World::new().await;
    let registered = |_: &standin::Standin| registrations(&world) == 1;
    world.standin.wait_until("the commands to be registered", registered).await.unwrap();
    world.restart_bot().await;
    world.restart_bot().await;
    assert_eq!(registrations(&world), 1);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stopped_while_it_registers_has_registered() {
    let mut world = World::without_bot().await;
    let late = FaultAction::Delay(Duration::from_millis(600));
    world.standin.inject(Fault::once("PUT", "/commands", late));
    let bot = Bot::start(&world.standin, world.database());
    world.standin.wait_until("the gateway to let it in", standin::Standin::is_bot_online).await.unwrap();
    // It is about to be sent, or on its way.
    tokio::time::sleep(Duration::from_millis(200)).await;
    bot.stop().await;
    world.standin.wait_for_bot_to_leave().await.unwrap();
    let sent = registrations(&world);
    world.start_bot().await;
    world.game("scottish").await;
    assert_eq!((sent, registrations(&world)), (1, 1), "what was sent is not sent again");
    world.end().await;
}

/// Fault B21: the bot took its commands away when it stopped, from everybody.
#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_bot_leaves_its_commands() {
    let mut world = World::new().await;
    let commands = world.standin.commands();
    assert!(!commands.is_empty());
    world.stop_bot().await;
    assert_eq!(world.standin.commands(), commands);
    let removed = |request: &standin::RequestRecord| request.method == "DELETE";
    assert!(!world.standin.requests().iter().any(removed));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rate_limit_at_start_is_waited_out_as_long_as_discord_says() {
    let mut world = World::without_bot().await;
    let limit = FaultAction::RateLimit { retry_after: Duration::from_millis(1500), global: true };
    world.standin.inject(Fault::once("GET", "/gateway/bot", limit));
    let began = std::time::Instant::now();
    world.start_bot().await;
    assert!(began.elapsed() >= Duration::from_millis(1500), "{:?}", began.elapsed());
    world.game("scottish").await;
    world.end().await;
}

/// Fault E48: "database is locked", because somebody else looked into the file or wrote to it.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_else_in_the_database_locks_nobody_out() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let file = sqlx::sqlite::SqliteConnectOptions::new().filename(world.database());
    let others = sqlx::SqlitePool::connect_with(file).await.unwrap();
    let mut reader = others.begin().await.unwrap();
    sqlx::query("SELECT * FROM games").fetch_all(&mut *reader).await.unwrap();
    public(&world.moves(&world.ann, "d1-d3").await);
    let writer = others.begin_with("BEGIN IMMEDIATE").await.unwrap();
    let (moved, ()) = tokio::join!(world.moves(&world.bjorn, "f8-h8"), async {
        tokio::time::sleep(Duration::from_millis(500)).await;
        writer.rollback().await.unwrap();
    });
    public(&moved);
    reader.rollback().await.unwrap();
    others.close().await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_that_discord_no_longer_knows_are_registered_again() {
    let mut world = World::new().await;
    let port = world.standin.port();
    world.stop_bot().await;
    // Another server at the same address, for the same application, that knows nothing of the first one.
    drop(world.standin);
    let config = standin::Config { port, page: false, ..standin::Config::default() };
    world.standin = loop {
        match standin::Standin::start(config.clone()).await {
            Ok(standin) => break standin,
            Err(_) => tokio::task::yield_now().await,
        }
    };
    [world.ann, world.bjorn, world.cilla] = ["Ann", "Bjorn", "Cilla"].map(|name| world.standin.user(name));
    world.hall = world.standin.channel("hall");
    world.start_bot().await;
    world.game("copenhagen").await;
    public(&world.moves(&world.ann, "d1-d3").await);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_does_not_tell_its_commands_gets_them_again() {
    let mut world = World::new().await;
    world.stop_bot().await;
    let action = FaultAction::Error { status: 404, code: 0, message: "404: Not Found".into() };
    world.standin.inject(Fault::once("GET", "/commands", action));
    world.start_bot().await;
    let puts = |standin: &standin::Standin| standin.requests().iter().filter(|request| request.method == "PUT").count();
    world.standin.wait_until("a registration at each start", |standin| puts(standin) == 2).await.unwrap();
    world.game("copenhagen").await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn registering_too_often_is_waited_out_as_long_as_discord_says() {
    let mut world = World::without_bot().await;
    let limit = FaultAction::RateLimit { retry_after: Duration::from_millis(200), global: false };
    world.standin.inject(Fault { method: "PUT".into(), path_contains: "/commands".into(), times: 3, action: limit });
    let began = std::time::Instant::now();
    world.start_bot().await;
    assert!(began.elapsed() < Duration::from_secs(6), "it waits as long as it is told, and no longer");
    world.game("scottish").await;
    world.end().await;
}

/// Fault B14: two copies of the bot ran on one token, and interactions failed at random.
#[tokio::test(flavor = "multi_thread")]
async fn a_second_bot_on_the_same_database_stops_and_says_why() {
    let mut world = World::new().await;
    let second = Bot::start(&world.standin, world.database());
    let error = second.ends().await.expect_err("there is one already").to_string();
    assert!(error.contains("another bot"), "{error}");
    assert!(!error.contains('\n'));
    world.game("copenhagen").await;
    world.kill_bot().await;
    world.start_bot().await;
    public(&world.moves(&world.ann, "d1-d3").await);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_token_is_one_clear_line() {
    let world = World::without_bot().await;
    let config = Config {
        token: "not.the.token".parse().unwrap(),
        database: world.database(),
        api: world.standin.url().parse().unwrap(),
    };
    let error = Bot::run(config).ends().await.expect_err("it is refused").to_string();
    assert!(error.contains("DISCORD_TOKEN") && !error.contains('\n'), "{error}");
    assert!(!error.contains("not.the.token"));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_refused_by_the_gateway_ends_the_bot() {
    let mut world = World::new().await;
    world.game("copenhagen").await;
    let bot = world.take_bot();
    world.standin.close_gateway(4004);
    let error = bot.ends().await.expect_err("it is refused").to_string();
    assert!(error.contains("DISCORD_TOKEN"), "{error}");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refused_commands_end_the_bot() {
    let world = World::without_bot().await;
    let refused = FaultAction::Error { status: 400, code: 50035, message: "Invalid Form Body".to_owned() };
    world.standin.inject(Fault::once("PUT", "/commands", refused));
    let error = Bot::start(&world.standin, world.database()).ends().await.expect_err("they are refused").to_string();
    assert!(error.contains("commands") && !error.contains('\n'), "{error}");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_discord_that_hiccups_at_start_is_waited_for() {
    let mut world = World::without_bot().await;
    let down = FaultAction::Error { status: 502, code: 0, message: "bad gateway".to_owned() };
    world.standin.inject(Fault::once("GET", "/gateway/bot", down.clone()));
    world.standin.inject(Fault::once("PUT", "/commands", down));
    world.start_bot().await;
    world.game("scottish").await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unreachable_discord_is_given_up_in_time() {
    let folder = TempDir::new().unwrap();
    // Nobody listens on a port that was just given back.
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let api: ApiBase = format!("http://127.0.0.1:{port}").parse().unwrap();
    let config = Config { token: "a.b.c".parse().unwrap(), database: folder.path().join("games.db"), api };
    let error = tokio::time::timeout(Duration::from_secs(30), hnefi::run(config, CancellationToken::new()))
        .await
        .expect("it is bounded")
        .expect_err("there is nobody")
        .to_string();
    assert!(error.contains("cannot be reached") && !error.contains('\n'), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_cannot_be_written_is_one_clear_line() {
    let world = World::without_bot().await;
    let nowhere = world.database().join("below").join("games.db");
    let error = Bot::start(&world.standin, nowhere).ends().await.expect_err("there is no such folder").to_string();
    assert!(error.contains("games.db") && !error.contains('\n'), "{error}");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn stopping_waits_for_the_answer_in_hand() {
    let mut world = World::new().await;
    world.game("copenhagen").await;
    world.standin.inject(Fault::once("POST", "/callback", FaultAction::Delay(Duration::from_millis(700))));
    let bot = world.take_bot();
    let (reply, ()) = tokio::join!(world.moves(&world.ann, "d1-d3"), async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        bot.stop().await;
    });
    public(&reply);
    world.start_bot().await;
    public(&world.moves(&world.bjorn, "f8-h8").await);
    assert_eq!(world.boards(1, 1), 1);
    world.end().await;
}
