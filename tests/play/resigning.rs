//! Resigning, with a question first.

use crate::support::{World, labels, private, public, said};

#[tokio::test(flavor = "multi_thread")]
async fn resigning_is_asked_in_private_and_told_in_public() {
    let world = World::new().await;
    let board = world.game("copenhagen").await;
    let question = private(&world.ann.slash("resign", ()).in_channel(&world.hall).await.unwrap());
    assert_eq!(labels(&question), ["Resign game #1", "Play on"]);
    assert_eq!(world.public_messages().len(), 2, "nothing has happened yet");

    let resigned = world.ann.click(&question, "Resign game #1").await.unwrap();
    assert!(resigned.is_update());
    assert_eq!(labels(&private(&resigned)), Vec::<String>::new());
    let last = resigned.follow_up(0).await.unwrap();
    assert!(last.content().contains("Ann resigned"), "{}", last.content());
    assert_eq!(last.pinged(), ["Bjorn"], "she knows it herself");
    world.loses_its_buttons(&board).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_may_resign_out_of_turn_and_from_the_board() {
    let world = World::new().await;
    let board = world.game("scottish").await;
    let question = private(&world.bjorn.click(&board, "Resign").await.unwrap());
    let resigned = world.bjorn.click(&question, "Resign game #1").await.unwrap();
    let last = resigned.follow_up(0).await.unwrap();
    assert!(last.content().contains("Bjorn resigned"), "{}", last.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_may_keep_playing() {
    let world = World::new().await;
    let board = world.game("copenhagen").await;
    let question = private(&world.ann.click(&board, "Resign").await.unwrap());
    let kept = world.ann.click(&question, "Play on").await.unwrap();
    assert!(kept.is_update() && kept.is_private());
    world.play("d1-d3").await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_question_resigns_nothing() {
    let world = World::new().await;
    let board = world.game("copenhagen").await;
    let question = private(&world.ann.click(&board, "Resign").await.unwrap());
    world.play("d1-d3").await;
    let late = world.ann.click(&question, "Resign game #1").await.unwrap();
    assert!(late.follow_ups().is_empty() && said(&late).contains("have not resigned"), "{}", said(&late));
    let closed = question.refresh().unwrap();
    assert!(closed.is_private() && labels(&closed).is_empty(), "the question is closed");
    let board = world.play_on("f8-h8", 1).await;
    assert!(!labels(&board).is_empty(), "the game goes on");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_resigns_for_somebody_else() {
    let world = World::new().await;
    let board = world.game("copenhagen").await;
    let forged = world.cilla.press_unchecked(&board, "v1:resign-yes:1:0", None).await.unwrap();
    assert!(forged.is_private(), "{}", said(&forged));
    private(&world.cilla.slash("resign", ()).in_channel(&world.hall).await.unwrap());
    world.play("d1-d3").await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_twice_ends_the_game_once() {
    let world = World::new().await;
    let board = world.game("copenhagen").await;
    let question = private(&world.ann.click(&board, "Resign").await.unwrap());
    let (first, second) = tokio::join!(
        world.ann.press_unchecked(&question, "v1:resign-yes:1:0", None),
        world.ann.press_unchecked(&question, "v1:resign-yes:1:0", None),
    );
    let answers = [first.unwrap(), second.unwrap()];
    let told = answers.iter().find(|answer| answer.is_update()).expect("one of them resigns");
    told.follow_up(0).await.unwrap();
    assert_eq!(answers.iter().filter(|answer| answer.is_update()).count(), 1);
    assert_eq!(world.public_messages().len(), 3, "the challenge and two boards");
    let late = private(&world.moves(&world.ann, "d1-d3").await);
    assert!(!late.content().is_empty());
    let options = [("move", "d1-d3"), ("game", "1")];
    let late = public_or_private(&world, options).await;
    assert!(late.contains("over"), "{late}");
    world.end().await;
}

async fn public_or_private(world: &World, options: [(&'static str, &'static str); 2]) -> String {
    let reply = world.ann.slash("move", options).in_channel(&world.hall).await.unwrap();
    assert!(reply.is_private(), "{}", said(&reply));
    private(&reply).content().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_of_a_finished_game_has_no_buttons() {
    let world = World::new().await;
    let board = world.game("copenhagen").await;
    let question = private(&world.ann.click(&board, "Resign").await.unwrap());
    let resigned = world.ann.click(&question, "Resign game #1").await.unwrap();
    let last = resigned.follow_up(0).await.unwrap();
    assert!(!labels(&last).iter().any(|label| ["Move", "Offer draw", "Resign"].contains(&label.as_str())));
    let late = world.bjorn.press_unchecked(&board, "v1:move:1:0", None).await.unwrap();
    assert!(late.is_private() && said(&late).contains("over"), "{}", said(&late));
    let _ = public(&world.ann.slash("challenge", [("opponent", standin::user(&world.bjorn))]).await.unwrap());
    world.end().await;
}
