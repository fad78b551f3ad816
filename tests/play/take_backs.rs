//! Asking to take moves back, and to break a game off.

use standin::Message;

use crate::support::{World, labels, private, public, said};

async fn asks_back(world: &World, who: &standin::User) -> Message {
    public(&who.slash("take-back", ()).in_channel(&world.hall).await.unwrap())
}

/// Fault F56: a take-back does not say what it undoes, and undoes something else.
#[tokio::test(flavor = "multi_thread")]
async fn the_request_names_the_moves_and_the_turn_returns_to_the_asker() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let board = world.play("d1-d3 f8-h8").await;
    let request = public(&world.ann.click(&board, "Take back").await.unwrap());
    assert!(request.content().contains("d1-d3 and f8-h8"), "{}", request.content());
    assert_eq!(request.pinged(), ["Bjorn"]);
    assert_eq!(labels(&request), ["Undo d1-d3 and f8-h8", "Decline", "Withdraw"]);
    let back = public(&world.bjorn.click(&request, "Undo d1-d3 and f8-h8").await.unwrap());
    assert!(back.content().contains("Ann takes back d1-d3 and f8-h8"), "{}", back.content());
    assert_eq!(back.pinged(), ["Ann"]);
    assert_eq!(back.attachments()[0].filename, "game-1-move-0.png");
    assert_eq!(labels(&back), ["Move", "Offer draw", "Abort", "Resign"], "as before the first move");
    let closed = world.loses_its_buttons(&request).await;
    assert!(closed.content().contains("Ann moves again"), "{}", closed.content());
    world.loses_its_buttons(&board).await;
    let games = private(&world.bjorn.slash("games", ()).in_channel(&world.hall).await.unwrap());
    assert!(games.content().contains("no move yet"), "{}", games.content());
    let board = public(&world.moves(&world.ann, "e1-e3").await);
    assert_eq!(board.attachments()[0].filename, "game-1-move-1.png");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_was_not_answered_is_taken_back_alone() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.play("d1-d3").await;
    let request = asks_back(&world, &world.ann).await;
    let back = public(&world.bjorn.click(&request, "Undo d1-d3").await.unwrap());
    assert_eq!(back.pinged(), ["Ann"]);
    world.play("d1-d3 f8-h8").await;
    world.end().await;
}

/// Fault D29: a button of an old board acts on the game as it is now.
#[tokio::test(flavor = "multi_thread")]
async fn buttons_of_a_line_that_was_taken_back_are_stale_for_ever() {
    let mut world = World::new().await;
    let first = world.game("copenhagen").await;
    let old = world.play("d1-d3").await;
    let request = asks_back(&world, &world.ann).await;
    public(&world.bjorn.click(&request, "Undo d1-d3").await.unwrap());
    world.play("e1-e3").await;
    world.restart_bot().await;
    // The move number is the same as on the old board, but it is another board.
    for (who, board, act) in [
        (&world.bjorn, &old, "v1:move:1:1"),
        (&world.bjorn, &old, "v1:play:1:1:f8-h8"),
        (&world.ann, &old, "v1:resign-yes:1:1"),
        (&world.ann, &first, "v1:resign-yes:1:0"),
        (&world.bjorn, &old, "v1:draw:1:1"),
        (&world.ann, &old, "v1:take-back:1:1"),
        (&world.ann, &first, "v1:abort:1:0"),
    ] {
        let told = private(&who.press_unchecked(board, act, None).await.unwrap());
        let is_stale = told.content().contains("taken back") || told.content().contains("have not resigned");
        assert!(is_stale, "{act}: {}", told.content());
    }
    let board = public(&world.moves(&world.bjorn, "f8-h8").await);
    assert_eq!(board.attachments()[0].filename, "game-1-move-2.png");
    world.end().await;
}

/// Fault D34: accepting a draw and accepting a take-back share one place, so that one is taken for the other.
#[tokio::test(flavor = "multi_thread")]
async fn a_draw_button_accepts_no_take_back_and_the_other_way_round() {
    let mut world = World::new().await;
    world.game("copenhagen").await;
    world.play("d1-d3").await;
    let draw = public(&world.ann.slash("draw", ()).in_channel(&world.hall).await.unwrap());
    let accept_draw = draw.button("Accept the draw (move 1)").unwrap().custom_id.unwrap();
    world.bjorn.click(&draw, "Decline").await.unwrap().follow_up(0).await.unwrap();
    let back = asks_back(&world, &world.ann).await;
    let undo = back.button("Undo d1-d3").unwrap().custom_id.unwrap();
    assert_ne!(accept_draw, undo);
    world.restart_bot().await;
    let late = private(&world.bjorn.press_unchecked(&draw, &accept_draw, None).await.unwrap());
    assert!(late.content().contains("draw offer was declined"), "{}", late.content());
    for forged in ["v1:draw-yes:2", "v1:abort-yes:2", "v1:take-back-yes:1", "v1:take-back-yes:99"] {
        let told = world.bjorn.press_unchecked(&back, forged, None).await.unwrap();
        assert!(told.is_private(), "{forged}: {}", said(&told));
    }
    assert_eq!(labels(&back.refresh().unwrap()), ["Undo d1-d3", "Decline", "Withdraw"], "it still stands");
    public(&world.bjorn.press_unchecked(&back, &undo, None).await.unwrap());
    let twice = world.bjorn.press_unchecked(&back, &undo, None).await.unwrap();
    assert!(twice.is_private() && said(&twice).contains("taken back already"), "{}", said(&twice));
    world.end().await;
}

/// Fault D30: a double click does a thing twice.
#[tokio::test(flavor = "multi_thread")]
async fn accepting_a_take_back_twice_at_once_undoes_it_once() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.play("d1-d3 f8-h8 d3-d1").await;
    let request = asks_back(&world, &world.ann).await;
    let undo = request.button("Undo d3-d1").unwrap().custom_id.unwrap();
    let presses = (0..5).map(|_| world.bjorn.press_unchecked(&request, &undo, None));
    let answers = futures::future::join_all(presses).await;
    let answers: Vec<_> = answers.into_iter().map(|answer| answer.unwrap()).collect();
    assert_eq!(answers.iter().filter(|answer| answer.is_public()).count(), 1);
    assert_eq!(answers.iter().filter(|answer| answer.is_private()).count(), 4);
    let board = public(&world.moves(&world.ann, "d3-c3").await);
    assert_eq!(board.attachments()[0].filename, "game-1-move-3.png");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_declined_request_tells_the_asker_and_the_game_goes_on() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.play("d1-d3").await;
    let request = asks_back(&world, &world.ann).await;
    let declined = world.bjorn.click(&request, "Decline").await.unwrap();
    assert!(declined.is_update());
    assert_eq!(declined.follow_up(0).await.unwrap().pinged(), ["Ann"]);
    let again = private(&world.ann.slash("take-back", ()).in_channel(&world.hall).await.unwrap());
    assert!(again.content().contains("already asked"), "{}", again.content());
    world.play_on("f8-h8", 1).await;
    asks_back(&world, &world.ann).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_lets_a_request_lapse() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.play("d1-d3").await;
    let request = asks_back(&world, &world.ann).await;
    world.play_on("f8-h8", 1).await;
    let closed = world.loses_its_buttons(&request).await;
    assert!(closed.content().contains("lapsed") && closed.content().contains("d1-d3"), "{}", closed.content());
    let late = world.bjorn.press_unchecked(&request, "v1:take-back-yes:1", None).await.unwrap();
    assert!(late.is_private() && said(&late).contains("lapsed"), "{}", said(&late));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_not_moved_has_nothing_to_take_back() {
    let world = World::new().await;
    let first = world.game("copenhagen").await;
    assert!(!labels(&first).contains(&"Take back".to_owned()));
    let board = world.play("d1-d3").await;
    let told = private(&world.bjorn.click(&board, "Take back").await.unwrap());
    assert!(told.content().contains("No move of yours"), "{}", told.content());
    let outsider = private(&world.cilla.click(&board, "Take back").await.unwrap());
    assert!(outsider.content().contains("Ann"), "{}", outsider.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_broken_off_by_both_before_both_have_moved() {
    let mut world = World::new().await;
    world.game("copenhagen").await;
    let board = world.play("d1-d3").await;
    let request = public(&world.bjorn.click(&board, "Abort").await.unwrap());
    assert_eq!(request.pinged(), ["Ann"]);
    assert_eq!(labels(&request), ["Break the game off", "Decline", "Withdraw"]);
    world.restart_bot().await;
    let last = public(&world.ann.click(&request, "Break the game off").await.unwrap());
    assert!(last.content().contains("counts for nobody"), "{}", last.content());
    assert_eq!(labels(&last), ["Rematch, sides swapped", "Replay", "Export"], "nothing of a running game");
    assert!(last.attachments()[0].description.as_ref().unwrap().contains("Broken off"));
    let told = private(&world.bjorn.slash("move", [("move", "f8-h8"), ("game", "1")]).await.unwrap());
    assert!(told.content().contains("break it off"), "{}", told.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_in_which_both_have_moved_is_not_broken_off() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let board = world.play("d1-d3 f8-h8").await;
    assert!(!labels(&board).contains(&"Abort".to_owned()), "{:?}", labels(&board));
    let told = private(&world.ann.slash("abort", ()).in_channel(&world.hall).await.unwrap());
    assert!(told.content().contains("Both have moved"), "{}", told.content());
    world.end().await;
}
