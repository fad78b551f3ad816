//! Being reminded of a game that waits: once, where one wants to be called, and never in the night.

use std::time::Duration;

use standin::{Message, OptionValue, Standin, User};

use crate::support::{World, labels, private};

const HOUR: i64 = 3600;

/// Lets so many hours go by on every clock.
async fn hours_go_by(world: &World, hours: i64) {
    world.time_passes(hours * HOUR).await;
    world.write("UPDATE snoozes SET at = at - $1", hours * HOUR).await;
}

async fn settings<const N: usize>(world: &World, who: &User, options: [(&str, OptionValue); N]) -> Message {
    private(&who.slash("settings", options).in_channel(&world.hall).await.unwrap())
}

/// The reminders that everybody sees, oldest first.
fn reminders(world: &World) -> Vec<Message> {
    world
        .public_messages()
        .into_iter()
        .filter(|message| labels(message).contains(&"Remind me later".to_owned()))
        .collect()
}

/// What the bot has written to him alone.
fn letters(who: &User) -> Vec<Message> {
    who.dm().messages().into_iter().filter(|message| !message.is_private()).collect()
}

/// The reminder that everybody sees, once there are so many.
async fn reminder(world: &World, count: usize) -> Message {
    let there = |_: &Standin| reminders(world).len() >= count;
    world.standin.wait_until("a reminder", there).await.expect("it comes");
    reminders(world).pop().unwrap()
}

/// The newest of what the bot has written to him alone, once there is so much.
async fn letter(world: &World, who: &User, count: usize) -> Message {
    let there = |_: &Standin| letters(who).len() >= count;
    world.standin.wait_until("a private message", there).await.expect("it comes");
    letters(who).pop().unwrap()
}

/// Long enough for somebody to have looked at the clocks once more.
async fn a_sweep(world: &World) {
    let never = world.standin.wait_until("nothing", |_| false);
    assert!(tokio::time::timeout(Duration::from_secs(7), never).await.is_err());
}

/// Fault F51 and F52: one notice is easily lost, or people are called again and again, and others with them. Whoever is to
/// move is reminded a few times, each of them once, and nobody else is called.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_to_move_is_reminded_once_where_the_game_is_played() {
    let world = World::new().await;
    world.game("scottish").await;
    let board = world.play("d1-a1").await;
    let (anns, bjorns) = (world.ann.pings().len(), world.bjorn.pings().len());
    hours_go_by(&world, 47).await;
    let told = reminder(&world, 1).await;
    assert_eq!(told.pinged(), ["Bjorn"]);
    assert!(told.content().starts_with(&format!("#1 · {}, it is still your move against Ann.", world.bjorn.mention())));
    assert!(told.content().contains("There is time until <t:") && told.content().contains(":f> (<t:"));
    let then = "You have not made a first move: after that, the game is broken off and counts for nobody.";
    assert!(told.content().contains(then), "{}", told.content());
    assert_eq!(labels(&told), ["Move", "Remind me later"]);
    let link = told.buttons().into_iter().find_map(|button| button.url).unwrap();
    assert!(link.ends_with(&board.id().to_string()), "{link} leads to the board");
    assert!(told.attachments().is_empty(), "the board stands there already");
    a_sweep(&world).await;
    assert_eq!(reminders(&world).len(), 1);

    hours_go_by(&world, 22).await;
    reminder(&world, 2).await;
    a_sweep(&world).await;
    assert_eq!(reminders(&world).len(), 2, "the last day and the last hours are one");
    assert_eq!((world.ann.pings().len(), world.bjorn.pings().len()), (anns, bjorns + 2));
    world.end().await;
}

/// Fault A6 and A7: reminders are timers that die with the bot, or what fell due meanwhile is never told, or all at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_that_fell_due_while_the_bot_was_off_comes_once() {
    let mut world = World::new().await;
    world.game("scottish").await;
    world.kill_bot().await;
    hours_go_by(&world, 70).await;
    world.start_bot().await;
    assert_eq!(reminder(&world, 1).await.pinged(), ["Ann"]);
    world.kill_bot().await;
    world.start_bot().await;
    a_sweep(&world).await;
    assert_eq!(reminders(&world).len(), 1);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_moves_from_a_reminder_and_puts_it_off() {
    let world = World::new().await;
    world.game("scottish").await;
    hours_go_by(&world, 47).await;
    let told = reminder(&world, 1).await;
    let refused = private(&world.bjorn.click(&told, "Remind me later").await.unwrap());
    assert!(refused.content().starts_with("It is Ann's move"), "{}", refused.content());
    let refused = private(&world.cilla.click(&told, "Remind me later").await.unwrap());
    assert!(refused.content().starts_with("Only Ann and Bjorn play"), "{}", refused.content());

    // 25 hours are left: she is reminded in a bit more than eight.
    let later = private(&world.ann.click(&told, "Remind me later").await.unwrap());
    assert!(later.content().starts_with("I remind you of game #1 once more on <t:"), "{}", later.content());
    assert!(later.content().contains("There is time until <t:"), "{}", later.content());
    hours_go_by(&world, 9).await;
    reminder(&world, 2).await;
    a_sweep(&world).await;
    assert_eq!(reminders(&world).len(), 2, "the last day has begun meanwhile: that is one message");

    let menus = private(&world.ann.click(&told, "Move").await.unwrap());
    assert_eq!(menus.selects().len(), 1, "it leads to the menus as the board does");
    world.play("d1-a1").await;
    for label in ["Move", "Remind me later"] {
        let late = private(&world.ann.click(&told, label).await.unwrap());
        assert!(late.content().contains("d1-a1") || late.content().contains("Since then"), "{}", late.content());
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_is_reminded_as_one_wants_to_be_called() {
    let world = World::new().await;
    settings(&world, &world.ann, [("pings", "dm".into())]).await;
    world.game("scottish").await;
    letter(&world, &world.ann, 1).await;
    hours_go_by(&world, 47).await;
    let told = letter(&world, &world.ann, 2).await;
    assert!(told.content().starts_with("#1 · It is still your move against Bjorn in Scottish"), "{}", told.content());
    assert_eq!(labels(&told), ["Move", "Remind me later"]);
    private(&world.ann.click(&told, "Remind me later").await.unwrap());
    assert!(reminders(&world).is_empty(), "nobody else reads it");

    // She closes her private messages: she is mentioned after all, and told why, once.
    world.ann.close_dms();
    hours_go_by(&world, 9).await;
    let told = reminder(&world, 1).await;
    assert_eq!(told.pinged(), ["Ann"]);
    assert!(told.content().contains("I cannot write to you in private"), "{}", told.content());
    hours_go_by(&world, 14).await;
    let told = reminder(&world, 2).await;
    assert!(told.pinged() == ["Ann"] && !told.content().contains("in private"), "{}", told.content());

    settings(&world, &world.bjorn, [("pings", "none".into())]).await;
    world.play("d1-a1").await;
    hours_go_by(&world, 71).await;
    a_sweep(&world).await;
    assert_eq!((reminders(&world).len(), letters(&world.bjorn).len()), (2, 0), "he wants to hear nothing");
    world.end().await;
}

/// Fault F52, the quiet mode, and F54: hours are those of his own zone.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_reminded_in_the_night() {
    let world = World::new().await;
    // In the zone that she names it is night now, whatever the time is here.
    let hour = |ahead: i64| (utc_hour() + 9 + ahead).rem_euclid(24);
    let night = format!("{}-{}", hour(-2), hour(3));
    settings(&world, &world.ann, [("zone", "Asia/Tokyo".into()), ("quiet-hours", night.into())]).await;
    world.game("scottish").await;
    hours_go_by(&world, 47).await;
    a_sweep(&world).await;
    assert!(reminders(&world).is_empty());
    let told = settings(&world, &world.ann, [("quiet-hours", "off".into())]).await;
    assert!(told.content().contains("Quiet hours: **none**"), "{}", told.content());
    reminder(&world, 1).await;
    world.end().await;
}

/// The hour that it is, by UTC.
fn utc_hour() -> i64 {
    hnefi::time::Timestamp::now().0 / HOUR % 24
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wants_it_gets_a_list_of_the_games_that_wait_once_a_day() {
    let mut world = World::new().await;
    world.game("scottish").await;
    world.game("copenhagen").await;
    // Both wait for Ann.
    for who in [&world.ann, &world.bjorn] {
        let told = settings(&world, who, [("digest", "8".into())]).await;
        assert!(told.content().contains("**every day at 8:00**"), "{}", told.content());
    }
    hours_go_by(&world, 20).await;
    world.write("UPDATE clocks SET deadline = deadline - $1 WHERE game = 2", HOUR).await;
    world.kill_bot().await;
    world.write("UPDATE player_settings SET next_digest = $1", hnefi::time::Timestamp::now().0 - 60).await;
    world.start_bot().await;
    let told = letter(&world, &world.ann, 1).await;
    assert!(told.content().starts_with("**2 games wait for you:**\n**#2** · Copenhagen"), "{}", told.content());
    assert!(told.content().contains("**#1** · ") && told.content().contains("deadline <t:"), "{}", told.content());
    assert!(told.content().contains("[board](https://discord.com/channels/"), "{}", told.content());
    let shown = private(&world.ann.choose(&told, "Show a board", &["1"]).await.unwrap());
    assert!(shown.attachments()[0].filename.starts_with("game-1-"), "{}", shown.content());
    a_sweep(&world).await;
    assert_eq!((letters(&world.ann).len(), letters(&world.bjorn).len()), (1, 0), "for him there is nothing to do");
    world.end().await;
}
