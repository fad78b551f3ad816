//! The gateway comes and goes, repeats itself, and nothing is doubled or lost.

use crate::support::{World, public, said};

#[tokio::test(flavor = "multi_thread")]
async fn doubled_events_double_nothing() {
    let world = World::new().await;
    world.standin.duplicate_events(true);
    let challenge = world.challenge("copenhagen").await;
    public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    world.play("d1-d3 f8-h8").await;
    let offer = world.ann.slash("draw", ()).in_channel(&world.hall).await.unwrap();
    assert!(offer.is_public(), "{}", said(&offer));
    assert_eq!(world.public_messages().len(), 5, "challenge, three boards, offer");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn replayed_events_change_nothing() {
    let world = World::new().await;
    let challenge = world.challenge("copenhagen").await;
    let accepted = world.bjorn.click(&challenge, "Accept").await.unwrap();
    let moved = world.moves(&world.ann, "d1-d3").await;
    for reply in [&accepted, &moved, &moved] {
        world.standin.deliver_again(reply);
    }
    public(&world.moves(&world.bjorn, "f8-h8").await);
    assert_eq!(world.public_messages().len(), 4, "challenge and three boards");
    world.end().await;
}

/// Fault A3: the games were lost at each reconnection.
#[tokio::test(flavor = "multi_thread")]
async fn a_lost_connection_is_resumed() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.standin.remove_bot_connection();
    let resumed = |standin: &standin::Standin| standin.sessions().1 > 0 && standin.is_bot_online();
    world.standin.wait_until("the bot to resume", resumed).await.unwrap();
    world.play("d1-d3").await;
    world.standin.ask_to_reconnect();
    let resumed = |standin: &standin::Standin| standin.sessions().1 > 1 && standin.is_bot_online();
    world.standin.wait_until("the bot to resume again", resumed).await.unwrap();
    world.play_on("f8-h8", 1).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_session_is_begun_anew() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.standin.invalidate_sessions();
    let anew = |standin: &standin::Standin| standin.sessions().0 > 1 && standin.is_bot_online();
    world.standin.wait_until("the bot to log in anew", anew).await.unwrap();
    world.play("d1-d3").await;
    world.end().await;
}
