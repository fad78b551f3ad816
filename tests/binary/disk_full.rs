//! A disk that takes nothing in for a while: the bot says so, keeps what it has, and goes on when there is room again.
//! The disk is played by the system's limit on the size of files, which a running process can be given and relieved of.

#![cfg(target_os = "linux")]

use std::process::Command;
use std::time::Duration;

use standin::{Message, Reply};

use crate::child::Running;
use crate::life::World;

/// Sets how large a file the bot may write.
fn limit(bot: &Running, size: &str) {
    let limited = Command::new("prlimit").args(["--pid", &bot.id().to_string(), &format!("--fsize={size}")]).status();
    assert!(limited.expect("prlimit runs").success());
}

/// From now on no file can grow beyond that size.
fn fill(bot: &Running, size: u64) {
    limit(bot, &format!("{size}:unlimited"));
}

fn free(bot: &Running) {
    limit(bot, "unlimited:unlimited");
}

fn private(reply: &Reply) -> String {
    assert!(reply.is_private(), "{:?}", reply.kind());
    reply.message().expect("an answer").content().to_owned()
}

/// How long the database's log is: what comes next is written behind it.
fn written(world: &World) -> u64 {
    std::fs::metadata(world.folder.path().join("games.db-wal")).expect("the bot is running").len()
}

async fn game(world: &World) -> Message {
    let challenge = world.challenge("copenhagen").await;
    let accepted = world.bjorn.click(&challenge, "Accept").await.expect("can be pressed");
    accepted.message().expect("a board").clone()
}

fn faults(bot: &mut Running) -> Vec<String> {
    bot.said().iter().filter(|line| line.contains("ERROR")).cloned().collect()
}

/// How much more may still be written, in bytes: nothing, or some moves and a part of one.
const ROOMS: [u64; 2] = [0, 60_000];

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_told_to_host_and_player_and_ends_nothing() {
    for room in ROOMS {
        let world = World::new().await;
        let mut bot = world.start().await;
        game(&world).await;
        world.move_by(&world.ann, "d1-d3").await;
        fill(&bot, written(&world) + room);
        // Where there is some room left, a few things still fit.
        let refused = until_refused(&world).await;
        assert!(refused.contains("nothing was changed"), "{refused}");
        assert!(refused.contains("disk"), "he is told why: {refused}");
        let board = world.ann.slash("board", ()).in_channel(&world.tafl).await.expect("can be sent");
        assert!(private(&board).contains("It is"), "looking still works");

        tokio::time::sleep(Duration::from_secs(3)).await;
        let told = faults(&mut bot);
        assert!((1..=3).contains(&told.len()), "once, not at every turn: {told:#?}");
        assert!(told.iter().any(|line| line.contains("written") || line.contains("cannot grow")), "{told:#?}");

        free(&bot);
        bot.line(|line| line.contains("can be written again"));
        plays_on(&world).await;
        let (status, _) = bot.terminate();
        assert_eq!(status.code(), Some(0));
        assert!(world.standin.violations().is_empty(), "{:?}", world.standin.violations());
    }
}

/// Offers and refusals of draws and moves, until one of them finds no room.
async fn until_refused(world: &World) -> String {
    let moves = ["f4-i4", "d3-d4", "i4-f4", "d4-d3"];
    for at in 0..200 {
        let player = if at % 2 == 0 { &world.bjorn } else { &world.ann };
        let reply = player.slash("move", [("move", moves[at % 4])]).in_channel(&world.tafl).await.expect("can be sent");
        if reply.is_public() {
            continue;
        }
        let told = private(&reply);
        assert!(!told.contains("third time"), "there was room for too much: {told}");
        return told;
    }
    panic!("there was always room");
}

/// What was refused can be done, by the same bot, and every board stands once.
async fn plays_on(world: &World) {
    let first = world.tafl.messages().iter().filter(|message| message.content().contains("moved")).count();
    let (mover, mv) = match first % 4 {
        1 => (&world.bjorn, "f4-i4"),
        2 => (&world.ann, "d3-d4"),
        3 => (&world.bjorn, "i4-f4"),
        _ => (&world.ann, "d4-d3"),
    };
    world.move_by(mover, mv).await;
    let boards = world.tafl.messages().iter().filter(|message| message.content().contains("moved")).count();
    assert_eq!(boards, first + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_owed_when_the_disk_became_full_is_sent_afterwards() {
    let world = World::new().await;
    let mut bot = world.start().await;
    game(&world).await;
    let refused = standin::FaultAction::Error { status: 503, code: 0, message: "overloaded".to_owned() };
    world.standin.inject(standin::Fault::once("POST", "/callback", refused.clone()));
    world.standin.inject(standin::Fault::once("POST", "/messages", refused));
    let lost = world.ann.slash("move", [("move", "d1-d3")]).in_channel(&world.tafl).await.expect("can be sent");
    assert!(lost.failed().is_some());
    fill(&bot, 1);
    tokio::time::sleep(Duration::from_secs(4)).await;
    free(&bot);
    bot.line(|line| line.contains("can be written again"));
    let told = |message: &Message| message.content().contains("moved d1-d3");
    world.tafl.wait_within(Duration::from_secs(90), told).await.expect("it is sent in the end");
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(world.tafl.messages().iter().filter(|message| told(message)).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_starts_on_a_full_disk_shows_what_it_has() {
    let world = World::new().await;
    let bot = world.start().await;
    game(&world).await;
    world.move_by(&world.ann, "d1-d3").await;
    world.kill(bot).await;
    let mut limited = Command::new("prlimit");
    limited.args([&format!("--fsize={}:unlimited", written(&world)), "--", env!("CARGO_BIN_EXE_hnefi")]);
    world.set_up(&mut limited);
    let mut bot = Running::start(&mut limited);
    bot.line(|line| line.contains("ready to play"));
    world.standin.wait_for_bot().await.expect("it comes online");
    let board = world.bjorn.slash("board", ()).in_channel(&world.tafl).await.expect("can be sent");
    assert!(private(&board).contains("d1-d3"));
    let refused = world.bjorn.slash("move", [("move", "f4-i4")]).in_channel(&world.tafl).await.expect("can be sent");
    assert!(private(&refused).contains("nothing was changed"));
    free(&bot);
    bot.line(|line| line.contains("can be written again"));
    world.move_by(&world.bjorn, "f4-i4").await;
}
