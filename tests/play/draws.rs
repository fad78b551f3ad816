//! Offering a draw, and answering the offer.

use standin::Message;

use crate::support::{World, labels, private, public, said};

/// What accepts an offer that was made before the first move.
const ACCEPT: &str = "Accept the draw (before the first move)";

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
    assert_eq!(labels(&offer), ["Accept the draw (before the first move)", "Decline", "Withdraw"]);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_accepted_offer_ends_the_game() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let offer = offer(&world).await;
    let last = public(&world.bjorn.click(&offer, ACCEPT).await.unwrap());
    assert!(last.content().contains("draw"), "{}", last.content());
    assert_eq!(last.pinged(), ["Ann"], "he knows it himself");
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
    assert!(said(&reply).ends_with("\nDeclined."), "who declined is said once, in the notice: {}", said(&reply));
    let notice = reply.follow_up(0).await.unwrap();
    assert_eq!(notice.pinged(), ["Ann"], "an edit calls nobody: {}", notice.content());
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

/// Fault D27: outsiders press the buttons that are meant for one player.
#[tokio::test(flavor = "multi_thread")]
async fn only_the_opponent_answers_an_offer() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let offer = offer(&world).await;
    for who in [&world.ann, &world.cilla] {
        for label in [ACCEPT, "Decline"] {
            private(&who.click(&offer, label).await.unwrap());
        }
    }
    assert_eq!(labels(&offer.refresh().unwrap()), [ACCEPT, "Decline", "Withdraw"]);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_one_offer_at_a_time() {
    let world = World::new().await;
    let board = world.game("copenhagen").await;
    offer(&world).await;
    let own = private(&world.ann.click(&board, "Offer draw").await.unwrap());
    assert!(own.content().contains("already") && labels(&own) == ["Withdraw"], "{}", own.content());
    let hers = private(&world.bjorn.click(&board, "Offer draw").await.unwrap());
    assert!(hers.content().contains("Ann has already offered you a draw"), "{}", hers.content());
    assert_eq!(labels(&hers), [ACCEPT, "Decline"], "he can answer at once");
    let last = public(&world.bjorn.click(&hers, ACCEPT).await.unwrap());
    assert!(last.content().contains("agreed on a draw"), "{}", last.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_declined_in_private_closes_in_public_too() {
    let world = World::new().await;
    let board = world.game("copenhagen").await;
    let offer = offer(&world).await;
    let hers = private(&world.bjorn.click(&board, "Offer draw").await.unwrap());
    let declined = world.bjorn.click(&hers, "Decline").await.unwrap();
    assert_eq!(declined.follow_up(0).await.unwrap().pinged(), ["Ann"]);
    let closed = world.loses_its_buttons(&offer).await;
    assert!(closed.content().contains("Declined."), "{}", closed.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_not_offered_again_and_again() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let first = offer(&world).await;
    world.bjorn.click(&first, "Decline").await.unwrap().follow_up(0).await.unwrap();
    let again = private(&world.ann.slash("draw", ()).in_channel(&world.hall).await.unwrap());
    assert!(again.content().contains("since your last move"), "{}", again.content());
    assert_eq!(world.bjorn.pings().len(), 2, "the challenge and one offer");
    world.play("d1-d3").await;
    let second = offer(&world).await;
    assert_eq!(labels(&second)[0], "Accept the draw (move 1)");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_survives_a_restart() {
    let mut world = World::new().await;
    let board = world.game("scottish").await;
    let offer = public(&world.bjorn.click(&board, "Offer draw").await.unwrap());
    assert_eq!(offer.pinged(), ["Ann"]);
    world.restart_bot().await;
    let last = public(&world.ann.click(&offer, ACCEPT).await.unwrap());
    assert!(last.content().contains("draw"), "{}", last.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_made_an_offer_takes_it_back_and_nobody_else() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let made = offer(&world).await;
    let refused = private(&world.bjorn.click(&made, "Withdraw").await.unwrap());
    assert!(refused.content().contains("Only Ann can take that back"), "{}", refused.content());
    let reply = world.ann.click(&made, "Withdraw").await.unwrap();
    assert!(reply.is_update());
    let closed = public(&reply);
    assert!(closed.content().contains("Ann has taken that back"), "{}", closed.content());
    assert_eq!((labels(&closed), closed.pinged().len()), (Vec::new(), 1), "nobody is called again");
    for late in ["v1:draw-yes:1", "v1:draw-no:1"] {
        let late = private(&world.bjorn.press_unchecked(&made, late, None).await.unwrap());
        assert!(late.content().contains("was taken back"), "{}", late.content());
    }
    // The game goes on, and what was taken back is not asked again and again.
    let again = private(&world.ann.slash("draw", ()).in_channel(&world.hall).await.unwrap());
    assert!(again.content().contains("already offered a draw"), "{}", again.content());
    world.play("d1-d3").await;

    // From the message that says that one stands already.
    let take_back = public(&world.ann.slash("take-back", ()).in_channel(&world.hall).await.unwrap());
    let stands = private(&world.ann.slash("draw", ()).in_channel(&world.hall).await.unwrap());
    assert_eq!(labels(&stands), ["Withdraw"]);
    let closed = private(&world.ann.click(&stands, "Withdraw").await.unwrap());
    assert!(closed.content().contains("You have taken that back"), "{}", closed.content());
    assert!(world.loses_its_buttons(&take_back).await.content().contains("Ann has taken that back"));
    world.end().await;
}
