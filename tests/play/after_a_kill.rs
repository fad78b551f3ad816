//! A bot that is killed in the middle of things: what people were asked, and every button, outlives it.

use standin::{Fault, FaultAction, Message, user};

use crate::support::{World, labels, private, public, said};

/// Kills the bot and starts it again.
async fn kill(world: &mut World) {
    world.kill_bot().await;
    world.start_bot().await;
}

/// Fault A2: only results are kept, not what is going on. Challenges and offers are asked before the bot is killed and
/// answered after it is back.
#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_and_an_offer_outlive_the_bot() {
    let mut world = World::new().await;
    let challenge = world.challenge("scottish").await;
    kill(&mut world).await;
    public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    let offer = public(&world.ann.slash("draw", ()).in_channel(&world.hall).await.unwrap());
    kill(&mut world).await;
    let accept = labels(&offer)[0].clone();
    let last = public(&world.bjorn.click(&offer, &accept).await.unwrap());
    assert!(last.content().contains("drawn") || last.content().contains("draw"), "{}", last.content());
    world.end().await;
}

/// Fault A5: invitations that stand about for ever after a crash. The bot is killed before it can close a challenge that
/// was accepted; when it is back it does so, and touches no other message.
#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_was_accepted_before_a_crash_is_closed_after_it() {
    let mut world = World::new().await;
    let other = world.challenge("brandubh").await;
    let challenge = world.challenge("scottish").await;
    let path_contains = "/messages/".to_owned();
    world.standin.inject(Fault { method: "PATCH".into(), path_contains, times: 9, action: FaultAction::Hang });
    public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    world.kill_bot().await;
    assert_eq!(labels(&challenge.refresh().unwrap()).len(), 4, "it still looks open");
    world.standin.clear_faults();
    world.start_bot().await;
    let late = world.bjorn.press_unchecked(&challenge, "v1:accept:2", None).await.unwrap();
    assert!(late.is_private() && said(&late).contains("became game #1"), "{}", said(&late));
    let edited = |standin: &standin::Standin| standin.requests().iter().any(|r| r.method == "PATCH" && r.status == 200);
    world.standin.wait_until("the challenge to be closed", edited).await.unwrap();
    assert!(world.loses_its_buttons(&challenge).await.content().contains("accepted"));
    assert_eq!(other.refresh().unwrap().edits(), 0, "nothing else is touched");
    world.end().await;
}

/// Fault A3: the bot posts again what stands already. It is killed before it has noted where its messages stand, and comes
/// back when no token and no nonce tells it any more, and all of them have become outdated: it knows them again.
#[tokio::test(flavor = "multi_thread")]
async fn what_stands_is_known_again_though_the_game_has_gone_on() {
    let mut world = World::new().await;
    world.game("scottish").await;
    world.until_stored("SELECT COUNT(*) FROM outbox WHERE state = 'owed' AND priority = 0", 0).await;
    let path_contains = "@original".to_owned();
    world.standin.inject(Fault { method: "GET".into(), path_contains, times: 99, action: FaultAction::Hang });
    world.play("d1-a1").await;
    public(&world.ann.slash("draw", ()).in_channel(&world.hall).await.unwrap());
    world.play_on("d3-b3 a1-b1", 1).await;
    let stands = world.public_messages().len();
    world.kill_bot().await;
    world.standin.clear_faults();
    world.standin.advance(std::time::Duration::from_mins(20));
    world.start_bot().await;
    world.until_stored("SELECT COUNT(*) FROM outbox WHERE state = 'owed' AND priority = 0", 0).await;
    assert_eq!(world.public_messages().len(), stands, "nothing is said twice");
    world.end().await;
}

/// Fault A9: all buttons are dead after a restart. Each kind is made by one bot and pressed under the next: those of a
/// challenge, of a board, of the card to set a challenge up, and under the last board.
#[tokio::test(flavor = "multi_thread")]
async fn every_button_works_under_the_next_bot() {
    let mut world = World::new().await;
    let [declined, withdrawn, accepted] =
        [world.challenge("scottish").await, world.challenge("scottish").await, world.challenge("scottish").await];
    let card = private(&world.ann.slash("challenge", ()).in_channel(&world.hall).await.unwrap());
    kill(&mut world).await;
    private(&world.bjorn.click(&declined, "Rules").await.unwrap());
    assert!(world.bjorn.click(&declined, "Decline").await.unwrap().is_update());
    assert!(world.ann.click(&withdrawn, "Withdraw").await.unwrap().is_update());
    let board = public(&world.bjorn.click(&accepted, "Accept").await.unwrap());
    let sent = world.ann.click(&card, "Send to anybody").await.unwrap();
    let open = sent.follow_up(0).await.unwrap();
    kill(&mut world).await;
    private(&world.ann.click(&board, "Move").await.unwrap());
    let question = private(&world.ann.click(&board, "Resign").await.unwrap());
    kill(&mut world).await;
    let last = world.ann.click(&question, "Resign game #1").await.unwrap().follow_up(0).await.unwrap();
    kill(&mut world).await;
    let rematch = public(&world.bjorn.click(&last, "Rematch, sides swapped").await.unwrap());
    assert_eq!(rematch.pinged(), ["Ann"]);
    public(&world.cilla.click(&open, "Accept").await.unwrap());
    world.end().await;
}

/// Fault D35: one game a channel, and a confusing refusal of the next. In one channel Ann plays Bjorn twice and Cilla
/// once, all at the same time, and says which game she means only where several could be meant.
#[tokio::test(flavor = "multi_thread")]
async fn several_games_are_played_in_one_channel_also_with_one_opponent() {
    let world = World::new().await;
    let against = async |who: &standin::User| -> Message {
        let options = [("opponent", user(who)), ("variant", "scottish".into()), ("side", "attackers".into())];
        let challenge = public(&world.ann.slash("challenge", options).in_channel(&world.hall).await.unwrap());
        public(&who.click(&challenge, "Accept").await.unwrap())
    };
    for who in [&world.bjorn, &world.bjorn, &world.cilla] {
        against(who).await;
    }
    let unclear = private(&world.moves(&world.ann, "d1-a1").await);
    for game in ["#1", "#2", "#3"] {
        assert!(unclear.content().contains(game), "it lists them: {}", unclear.content());
    }
    for game in ["1", "2", "3"] {
        let options = [("move", "d1-a1"), ("game", game)];
        let board = public(&world.ann.slash("move", options).in_channel(&world.hall).await.unwrap());
        assert!(board.content().starts_with(&format!("#{game} ")), "{}", board.content());
    }
    public(&world.moves(&world.cilla, "d3-b3").await);
    world.end().await;
}
