//! Whoever cannot be reached where he wants to be: he is told, once, and nothing is lost without a word.

use std::time::Duration;

use standin::{Fault, FaultAction, Message, OptionValue, Permissions, Standin, User};

use crate::support::{World, labels, private, public};

const HOUR: i64 = 3600;
const IN_PRIVATE: &str = "I cannot write to you in private";
const NO_LIST: &str = "Your daily list of games";
/// That he has been told is noted once the message stands.
const TOLD: &str = "SELECT COUNT(*) FROM player_settings WHERE dm_closed_told = 1";

async fn chooses<const N: usize>(world: &World, who: &User, options: [(&str, OptionValue); N]) {
    private(&who.slash("settings", options).in_channel(&world.hall).await.unwrap());
}

fn reminders(world: &World) -> Vec<Message> {
    let is_one = |message: &Message| labels(message).contains(&"Remind me later".to_owned());
    world.public_messages().into_iter().filter(is_one).collect()
}

async fn reminder(world: &World, count: usize) -> Message {
    let there = |_: &Standin| reminders(world).len() >= count;
    world.standin.wait_until("a reminder", there).await.expect("it comes");
    reminders(world).pop().unwrap()
}

/// His list is due, and cannot be sent.
async fn loses_his_list(world: &World, who: &User) {
    who.close_dms();
    world.write("UPDATE player_settings SET next_digest = $1", hnefi::time::Timestamp::now().0 - 60).await;
    world.until_stored("SELECT COUNT(*) FROM player_settings WHERE dm_closed_at IS NOT NULL", 1).await;
}

/// How often somebody has been told that, where only he or everybody reads it.
fn told(world: &World, who: &User, words: &str) -> usize {
    let messages = world.hall.messages_for(who);
    messages.iter().filter(|message| message.content().contains(words) && !message.content().contains("**")).count()
}

/// Fault E46: whatever finds out that somebody takes no private messages, he is told once: here it is his list, and the
/// next move calls him.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_called_by_private_messages_is_told_though_his_list_found_it_out() {
    let world = World::new().await;
    world.game("scottish").await;
    chooses(&world, &world.ann, [("pings", "dm".into()), ("digest", "8".into())]).await;
    loses_his_list(&world, &world.ann).await;
    world.play("d1-a1").await;
    // Behind the answer to what she has just done.
    let there = |_: &Standin| told(&world, &world.ann, IN_PRIVATE) == 1;
    world.standin.wait_until("the explanation", there).await.expect("it comes");
    world.until_stored(TOLD, 1).await;
    assert_eq!(told(&world, &world.ann, NO_LIST), 1);
    assert_eq!(told(&world, &world.bjorn, IN_PRIVATE), 0, "nobody else reads it");
    let board = public(&world.moves(&world.bjorn, "d3-b3").await);
    assert_eq!(board.pinged(), ["Ann"], "and is mentioned from now on");
    private(&world.ann.slash("games", ()).in_channel(&world.hall).await.unwrap());
    assert_eq!(told(&world, &world.ann, IN_PRIVATE), 1, "once");
    world.end().await;
}

/// The same where he does nothing before he is called: then the call tells him.
#[tokio::test(flavor = "multi_thread")]
async fn a_call_tells_why_it_is_a_mention_whatever_found_it_out() {
    let world = World::new().await;
    world.game("scottish").await;
    world.play("d1-a1").await;
    chooses(&world, &world.bjorn, [("pings", "dm".into()), ("digest", "8".into())]).await;
    loses_his_list(&world, &world.bjorn).await;
    world.time_passes(47 * HOUR).await;
    let told = reminder(&world, 1).await;
    assert!(told.pinged() == ["Bjorn"] && told.content().contains(IN_PRIVATE), "{}", told.content());
    assert!(told.content().contains(NO_LIST), "{}", told.content());
    world.time_passes(22 * HOUR).await;
    let told = reminder(&world, 2).await;
    assert!(!told.content().contains("in private") && !told.content().contains(NO_LIST), "{}", told.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_calls_him_and_tells_why() {
    let world = World::new().await;
    world.game("scottish").await;
    world.play("d1-a1").await;
    chooses(&world, &world.ann, [("pings", "dm".into()), ("digest", "8".into())]).await;
    // As her list leaves it behind.
    world.ann.close_dms();
    world.write("UPDATE player_settings SET dm_closed_at = $1", hnefi::time::Timestamp::now().0).await;
    let board = public(&world.moves(&world.bjorn, "d3-b3").await);
    assert!(board.pinged().is_empty(), "one move, one call");
    let called = |message: &Message| message.content().contains(IN_PRIVATE);
    let called = world.hall.wait_for(called).await.expect("she is called");
    assert!(called.pinged() == ["Ann"] && called.content().contains(NO_LIST), "{}", called.content());
    world.until_stored(TOLD, 1).await;
    public(&world.moves(&world.ann, "a1-b1").await);
    assert_eq!(public(&world.moves(&world.bjorn, "b3-d3").await).pinged(), ["Ann"], "from then on in public");
    assert_eq!(told(&world, &world.ann, IN_PRIVATE), 1);
    world.end().await;
}

/// Whoever is mentioned, and wanted the list only, heard nothing of its end.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_loses_his_list_hears_of_it_at_his_next_step() {
    let world = World::new().await;
    world.game("scottish").await;
    chooses(&world, &world.ann, [("digest", "8".into())]).await;
    loses_his_list(&world, &world.ann).await;
    private(&world.ann.slash("games", ()).in_channel(&world.hall).await.unwrap());
    let there = |_: &Standin| told(&world, &world.ann, NO_LIST) == 1;
    world.standin.wait_until("the explanation", there).await.expect("it comes");
    world.until_stored(TOLD, 1).await;
    private(&world.ann.slash("games", ()).in_channel(&world.hall).await.unwrap());
    assert_eq!((told(&world, &world.ann, NO_LIST), told(&world, &world.ann, IN_PRIVATE)), (1, 0));
    world.end().await;
}

/// One refusal of Discord's, or one crash, between finding it out and saying so, and nobody ever said it.
#[tokio::test(flavor = "multi_thread")]
async fn a_mention_that_has_to_be_tried_again_still_tells_why() {
    let mut world = World::new().await;
    world.game("scottish").await;
    chooses(&world, &world.ann, [("pings", "dm".into())]).await;
    world.ann.close_dms();
    let path = format!("/channels/{}/messages", world.hall.id());
    let refused = FaultAction::Error { status: 503, code: 0, message: "overloaded".to_owned() };
    world.standin.inject(Fault { times: 9999, ..Fault::once("POST", &path, refused) });
    world.time_passes(47 * HOUR).await;
    world.until_stored("SELECT COUNT(*) FROM player_settings WHERE dm_closed_at IS NOT NULL", 1).await;
    world.kill_bot().await;
    world.standin.clear_faults();
    world.standin.advance(Duration::from_secs(65));
    world.start_bot().await;
    let told = reminder(&world, 1).await;
    assert!(told.pinged() == ["Ann"] && told.content().contains(IN_PRIVATE), "{}", told.content());
    world.end().await;
}

/// Fault E41: the channel takes no messages any more, and the reminder vanished.
#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_goes_by_a_private_message_where_its_channel_refuses_it() {
    let world = World::new().await;
    world.game("scottish").await;
    world.hall.deny(Permissions::SEND_MESSAGES);
    world.time_passes(47 * HOUR).await;
    let letters = || world.ann.dm().messages().into_iter().filter(|message| !message.is_private()).count();
    world.standin.wait_until("a private message", |_| letters() == 1).await.expect("it comes");
    let told = world.ann.dm().messages().pop().unwrap();
    assert!(told.content().starts_with("#1 · It is still your move against Bjorn"), "{}", told.content());
    assert!(reminders(&world).is_empty());

    // Where she takes none either, she is shown the game as soon as she does anything.
    world.ann.close_dms();
    world.time_passes(22 * HOUR).await;
    world.until_stored("SELECT COUNT(*) FROM missed", 1).await;
    let elsewhere = world.standin.channel("elsewhere");
    let shown = || elsewhere.messages_for(&world.ann).iter().any(|one| one.content().contains("could not show you"));
    world.looks_until(&world.ann, &elsewhere, shown).await;
    world.end().await;
}
