//! What was committed is shown, once, whatever happens on the way; what cannot be shown is not lost.

use std::time::Duration;

use standin::{Fault, FaultAction, Permissions};

use crate::support::{World, private, public, said};

const CALLBACK: &str = "/callback";

async fn stands(world: &World, ply: u32) {
    let stands = |_: &standin::Standin| world.boards(1, ply) > 0;
    world.standin.wait_until("the board to be posted", stands).await.expect("the outbox posts it");
}

/// Long enough for a second delivery to show itself, if there were one: the outbox has had several turns.
async fn several_turns(world: &World) {
    let before = world.standin.requests().len();
    let quiet = tokio::time::timeout(
        Duration::from_secs(3),
        world.standin.wait_until("further requests", |standin| standin.requests().len() > before + 50),
    );
    assert!(quiet.await.is_err(), "the bot makes no more than a few requests");
}

/// Fault B12: the move was made, its answer failed, and so the player made it again.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_repeated_after_a_lost_answer_is_not_played_twice() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let refused = FaultAction::Error { status: 503, code: 0, message: "overloaded".to_owned() };
    world.standin.inject(Fault::once("POST", CALLBACK, refused));
    world.moves(&world.ann, "d1-d3").await;
    let again = private(&world.moves(&world.ann, "d1-d3").await);
    assert!(again.content().contains("It is Bjorn's move"), "{}", again.content());
    stands(&world, 1).await;
    several_turns(&world).await;
    assert_eq!(world.boards(1, 1), 1);
    world.end().await;
}

/// Fault B11: a picture took so long that the answer came too late.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_with_a_picture_comes_in_time() {
    let world = World::new().await;
    world.game("alea-evangelii").await;
    let began = std::time::Instant::now();
    let board = public(&world.moves(&world.ann, "a3-b3").await);
    assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
    assert_eq!(board.attachments().len(), 1);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_answer_is_posted_to_the_channel_once() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let refused = FaultAction::Error { status: 503, code: 0, message: "overloaded".to_owned() };
    world.standin.inject(Fault::once("POST", CALLBACK, refused));
    world.moves(&world.ann, "d1-d3").await;
    stands(&world, 1).await;
    several_turns(&world).await;
    assert_eq!(world.boards(1, 1), 1);
    let board = world.hall.messages().pop().unwrap();
    assert_eq!(board.pinged(), ["Bjorn"]);
    let next = public(&world.moves(&world.bjorn, "f8-h8").await);
    assert_eq!(next.pinged(), ["Ann"]);
    world.loses_its_buttons(&board).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_arrived_without_a_word_is_not_posted_again() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.standin.inject(Fault::once("POST", CALLBACK, FaultAction::LoseAnswer));
    let board = public(&world.moves(&world.ann, "d1-d3").await);
    several_turns(&world).await;
    assert_eq!(world.boards(1, 1), 1);
    // It was found, so that its buttons go when it is old.
    public(&world.moves(&world.bjorn, "f8-h8").await);
    world.loses_its_buttons(&board).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_follow_up_that_arrived_without_a_word_is_not_posted_again() {
    let world = World::new().await;
    let board = world.game("copenhagen").await;
    let question = private(&world.ann.click(&board, "Resign").await.unwrap());
    world.standin.inject(Fault::once("POST", "/webhooks/", FaultAction::LoseAnswer));
    world.ann.click(&question, "Resign game #1").await.unwrap();
    several_turns(&world).await;
    let told = |message: &standin::Message| message.content().contains("Ann resigned");
    assert_eq!(world.public_messages().iter().filter(|message| told(message)).count(), 1);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_follow_up_that_takes_long_is_not_posted_again_meanwhile() {
    let world = World::new().await;
    let board = world.game("copenhagen").await;
    let question = private(&world.ann.click(&board, "Resign").await.unwrap());
    // Longer than the bot waits for an answer.
    world.standin.inject(Fault::once("POST", "/webhooks/", FaultAction::Delay(Duration::from_secs(6))));
    world.ann.click(&question, "Resign game #1").await.unwrap();
    let told = |message: &standin::Message| message.content().contains("Ann resigned");
    world.until_stored("SELECT COUNT(*) FROM outbox WHERE kind = 'board' AND state = 'owed'", 0).await;
    several_turns(&world).await;
    assert_eq!(world.public_messages().iter().filter(|message| told(message)).count(), 1);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_that_arrived_without_a_word_is_not_posted_again() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.standin.inject(Fault::once("POST", CALLBACK, FaultAction::Reset));
    world.standin.inject(Fault::once("POST", "/messages", FaultAction::LoseAnswer));
    world.moves(&world.ann, "d1-d3").await;
    stands(&world, 1).await;
    several_turns(&world).await;
    assert_eq!(world.boards(1, 1), 1);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rate_limits_and_outages_are_waited_out() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.standin.inject(Fault::once("POST", CALLBACK, FaultAction::Reset));
    let limit = FaultAction::RateLimit { retry_after: Duration::from_millis(300), global: false };
    world.standin.inject(Fault::once("POST", "/messages", limit));
    world.moves(&world.ann, "d1-d3").await;
    stands(&world, 1).await;
    assert_eq!(world.boards(1, 1), 1);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_killed_before_it_could_answer_answers_after_it_is_back() {
    let mut world = World::new().await;
    world.game("copenhagen").await;
    world.standin.inject(Fault::once("POST", CALLBACK, FaultAction::Hang));
    let (asked, ()) = tokio::join!(world.ann.slash("move", [("move", "d1-d3")]).in_channel(&world.hall), async {
        let hangs = |standin: &standin::Standin| standin.requests().iter().any(|r| r.status == 0);
        world.standin.wait_until("the bot to answer", hangs).await.unwrap();
    });
    assert!(asked.unwrap().failed().is_some());
    world.kill_bot().await;
    world.start_bot().await;
    stands(&world, 1).await;
    several_turns(&world).await;
    assert_eq!(world.boards(1, 1), 1);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_fifteen_minutes_the_channel_is_searched_before_posting() {
    let mut world = World::new().await;
    world.game("copenhagen").await;
    // The answer stands, but the bot never learns it and dies.
    world.standin.inject(Fault::once("POST", CALLBACK, FaultAction::LoseAnswer));
    let lost = FaultAction::Hang;
    world.standin.inject(Fault { method: "GET".into(), path_contains: "@original".into(), times: 9, action: lost });
    let board = public(&world.moves(&world.ann, "d1-d3").await);
    world.kill_bot().await;
    world.standin.clear_faults();
    world.standin.advance(Duration::from_mins(20));
    world.start_bot().await;
    several_turns(&world).await;
    assert_eq!(world.boards(1, 1), 1);
    public(&world.moves(&world.bjorn, "f8-h8").await);
    world.loses_its_buttons(&board).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_fifteen_minutes_a_lost_board_is_posted() {
    let mut world = World::new().await;
    world.game("copenhagen").await;
    world.standin.inject(Fault::once("POST", CALLBACK, FaultAction::Reset));
    world.standin.inject(Fault {
        method: "POST".into(),
        path_contains: "/messages".into(),
        times: 99,
        action: FaultAction::Reset,
    });
    world.moves(&world.ann, "d1-d3").await;
    world.kill_bot().await;
    world.standin.clear_faults();
    world.standin.advance(Duration::from_mins(20));
    world.start_bot().await;
    stands(&world, 1).await;
    several_turns(&world).await;
    assert_eq!(world.boards(1, 1), 1);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_bot_may_not_post_the_move_still_counts() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.hall.deny(Permissions::SEND_MESSAGES | Permissions::VIEW_CHANNEL);
    world.standin.inject(Fault::once("POST", CALLBACK, FaultAction::Reset));
    world.moves(&world.ann, "d1-d3").await;
    several_turns(&world).await;
    let posts = world.standin.requests().iter().filter(|r| r.method == "POST" && r.path.ends_with("/messages")).count();
    assert!(posts <= 2, "it stops after a refusal: {posts}");
    world.hall.allow(Permissions::SEND_MESSAGES | Permissions::VIEW_CHANNEL);
    let board = private(&world.bjorn.slash("board", ()).in_channel(&world.hall).await.unwrap());
    assert!(board.content().contains("d1-d3"), "{}", board.content());
    public(&world.moves(&world.bjorn, "f8-h8").await);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_board_and_channel_end_nothing() {
    let world = World::new().await;
    let board = world.game("copenhagen").await;
    board.delete();
    public(&world.moves(&world.ann, "d1-d3").await);
    several_turns(&world).await;
    let elsewhere = world.standin.channel("elsewhere");
    world.hall.delete();
    let reply = world.bjorn.slash("move", [("move", "f8-h8")]).in_channel(&elsewhere).await.unwrap();
    assert!(reply.is_public(), "{}", said(&reply));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_board_that_cannot_be_edited_is_left_alone() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let refused = FaultAction::Error { status: 400, code: 30046, message: "too many edits".to_owned() };
    world.standin.inject(Fault {
        method: "PATCH".into(),
        path_contains: "/messages/".into(),
        times: 99,
        action: refused,
    });
    world.play("d1-d3 f8-h8").await;
    several_turns(&world).await;
    let edits = world.standin.requests().iter().filter(|r| r.method == "PATCH" && r.status == 400).count();
    assert_eq!(edits, 3, "the challenge and two boards, once each");
    world.end().await;
}
