//! A bot that is killed, whatever is going on: games, offers and challenges are as they were.

use crate::support::{World, labels, private, public, said};

/// Fault A1: all running games vanished at a reboot. Fault A2: only the statistics were kept, so that nobody could play
/// on after an update.
#[tokio::test(flavor = "multi_thread")]
async fn a_killed_bot_loses_no_game_no_offer_and_no_challenge() {
    let mut world = World::new().await;
    world.game("copenhagen").await;
    let board = world.play("d1-d3 f8-h8").await;
    let offer = public(&world.ann.slash("take-back", ()).in_channel(&world.hall).await.unwrap());
    let challenge = world.challenge("scottish").await;
    world.kill_bot().await;
    world.start_bot().await;
    let seen = private(&world.ann.slash("board", ()).in_channel(&world.hall).await.unwrap());
    assert!(seen.content().contains("f8-h8") && seen.content().contains("take-back"), "{}", seen.content());
    let games = private(&world.ann.slash("games", ()).in_channel(&world.hall).await.unwrap());
    assert!(games.content().contains("#1") && games.content().contains("2 moves"), "{}", games.content());
    public(&world.bjorn.click(&offer, "Undo d1-d3 and f8-h8").await.unwrap());
    let second = public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    assert!(second.content().contains("#2"), "{}", second.content());
    world.loses_its_buttons(&board).await;
    world.end().await;
}

/// Fault A4: nobody could update the bot without ending the games. Here it is killed between any two steps of a game.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_though_the_bot_is_killed_after_every_step() {
    let mut world = World::new().await;
    let challenge = world.challenge("scottish").await;
    world.kill_bot().await;
    world.start_bot().await;
    let mut board = public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    for (at, mv) in ["d1-c1", "d5-e5", "c1-b1", "d4-d5", "b1-a1"].into_iter().enumerate() {
        world.kill_bot().await;
        world.start_bot().await;
        let who = if at % 2 == 0 { &world.ann } else { &world.bjorn };
        let reply = world.moves(who, mv).await;
        assert!(reply.is_public(), "{mv}: {}", said(&reply));
        world.loses_its_buttons(&board).await;
        board = public(&reply);
    }
    world.kill_bot().await;
    world.start_bot().await;
    let last = public(&world.moves(&world.bjorn, "d5-a5").await);
    assert!(last.content().contains("win"), "{}", last.content());
    assert_eq!(labels(&last), ["Rematch, sides swapped", "Replay", "Export"], "nothing of a running game");
    world.end().await;
}

/// Fault A5: messages of a lobby that was lost stood about with buttons that did nothing, or all were gone through at
/// every start. Here each is answered when somebody presses it, and a start changes none.
#[tokio::test(flavor = "multi_thread")]
async fn old_messages_are_answered_when_pressed_and_not_gone_through_at_start() {
    let mut world = World::new().await;
    let mut challenges = Vec::new();
    for _ in 0..4 {
        challenges.push(world.challenge("scottish").await);
    }
    let board = public(&world.bjorn.click(&challenges[0], "Accept").await.unwrap());
    world.loses_its_buttons(&challenges[0]).await;
    let messages_touched = |world: &World| {
        let requests = world.standin.requests();
        let touches = |method: &str, path: &str| path.contains("/messages") && method != "GET";
        requests.iter().filter(|request| touches(&request.method, &request.path)).count()
    };
    world.kill_bot().await;
    let before = messages_touched(&world);
    world.start_bot().await;
    private(&world.ann.slash("games", ()).in_channel(&world.hall).await.unwrap());
    assert_eq!(messages_touched(&world), before, "a start changes no message");
    assert!(world.ann.click(&challenges[1], "Withdraw").await.unwrap().is_update());
    assert!(world.bjorn.click(&challenges[2], "Decline").await.unwrap().is_update());
    public(&world.bjorn.click(&challenges[3], "Accept").await.unwrap());
    let late = world.bjorn.press_unchecked(&challenges[0], "v1:accept:1", None).await.unwrap();
    assert!(late.is_private() && said(&late).contains("#1"), "{}", said(&late));
    public(&world.ann.slash("move", [("move", "d1-a1"), ("game", "1")]).in_channel(&world.hall).await.unwrap());
    world.loses_its_buttons(&board).await;
    world.end().await;
}
