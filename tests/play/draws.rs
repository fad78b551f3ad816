//! Offering a draw, and answering the offer.

use standin::Message;

use crate::support::{World, labels, private, public, said};

async fn offer(world: &World) -> Message {
    let reply = world.ann.slash("draw", ()).in_channel(&world.hall).await.unwrap();
    assert!(reply.is_public(), "{}", said(&reply));
    public(&reply)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_pings_the_opponent_only() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let offer = offer(&world).await;
    assert_eq!(offer.pinged(), ["Bjorn"]);
    assert_eq!(labels(&offer), ["Accept", "Decline"]);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_accepted_offer_ends_the_game() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let offer = offer(&world).await;
    let last = public(&world.bjorn.click(&offer, "Accept").await.unwrap());
    assert!(last.content().contains("draw"), "{}", last.content());
    let mut pinged = last.pinged();
    pinged.sort();
    assert_eq!(pinged, ["Ann", "Bjorn"]);
    world.loses_its_buttons(&offer).await;
    let late = world.bjorn.press_unchecked(&offer, "v1:draw-yes:1", None).await.unwrap();
    assert!(late.is_private(), "{}", said(&late));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_declined_offer_closes_and_the_game_goes_on() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let offer = offer(&world).await;
    let reply = world.bjorn.click(&offer, "Decline").await.unwrap();
    assert!(reply.is_update());
    assert_eq!(labels(&public(&reply)), Vec::<String>::new());
    world.play("d1-d3").await;
    let again = world.ann.slash("draw", ()).in_channel(&world.hall).await.unwrap();
    assert!(again.is_public(), "{}", said(&again));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_lets_an_offer_lapse() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let offer = offer(&world).await;
    world.play("d1-d3").await;
    world.loses_its_buttons(&offer).await;
    let late = world.bjorn.press_unchecked(&offer, "v1:draw-yes:1", None).await.unwrap();
    assert!(late.is_private(), "{}", said(&late));
    world.play_on("f8-h8", 1).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_opponent_answers_an_offer() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let offer = offer(&world).await;
    for who in [&world.ann, &world.cilla] {
        for label in ["Accept", "Decline"] {
            private(&who.click(&offer, label).await.unwrap());
        }
    }
    assert_eq!(labels(&offer.refresh().unwrap()), ["Accept", "Decline"]);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_one_offer_at_a_time() {
    let world = World::new().await;
    let board = world.game("copenhagen").await;
    offer(&world).await;
    for who in [&world.ann, &world.bjorn] {
        let refusal = who.click(&board, "Offer draw").await.unwrap();
        assert!(refusal.is_private(), "{}", said(&refusal));
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_survives_a_restart() {
    let mut world = World::new().await;
    let board = world.game("scottish").await;
    let offer = public(&world.bjorn.click(&board, "Offer draw").await.unwrap());
    assert_eq!(offer.pinged(), ["Ann"]);
    world.restart_bot().await;
    let last = public(&world.ann.click(&offer, "Accept").await.unwrap());
    assert!(last.content().contains("draw"), "{}", last.content());
    world.end().await;
}
