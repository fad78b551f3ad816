//! Moving by taps: Move, piece, square, preview, confirm.

use standin::{Message, Reply, User};

use crate::support::{World, labels, private, said};

/// Opens the menus under a board and chooses a piece and a square.
async fn tap(who: &User, board: &Message, from: &str, to: &str) -> Reply {
    let menus = private(&who.click(board, "Move").await.unwrap());
    let squares = who.choose(&menus, "Piece", &[from]).await.unwrap();
    assert!(squares.is_update() && squares.is_private(), "{}", said(&squares));
    who.choose(&private(&squares), "Square", &[&format!("{from}-{to}")]).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_by_taps_is_one_private_message_and_then_the_board() {
    let world = World::new().await;
    let board = world.game("copenhagen").await;
    let preview = tap(&world.ann, &board, "d1", "d3").await;
    assert!(said(&preview).contains("d1-d3"), "{}", said(&preview));
    let preview = private(&preview);
    assert_eq!(preview.attachments().len(), 1, "the preview is drawn");
    assert_eq!(world.boards(1, 1), 0, "nothing is played yet");

    let confirmed = world.ann.click(&preview, "Confirm d1-d3").await.unwrap();
    assert!(confirmed.is_update());
    let closed = private(&confirmed);
    assert_eq!(labels(&closed), Vec::<String>::new());
    assert!(closed.attachments().is_empty(), "the preview's picture goes");
    let board = confirmed.follow_up(0).await.unwrap();
    assert!(!board.is_private());
    assert_eq!(board.pinged(), ["Bjorn"]);
    assert_eq!(world.boards(1, 1), 1);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_taps() {
    let world = World::new().await;
    let mut board = world.game("scottish").await;
    for (at, text) in "b4-b3 c4-c1 a4-a6 d4-a4".split(' ').enumerate() {
        let mover = if at % 2 == 0 { &world.ann } else { &world.bjorn };
        let (from, to) = text.split_once('-').unwrap();
        let preview = private(&tap(mover, &board, from, to).await);
        let confirmed = mover.click(&preview, &format!("Confirm {text}")).await.unwrap();
        board = confirmed.follow_up(0).await.unwrap();
    }
    assert!(board.content().contains("the defenders win"), "{}", board.content());
    world.end().await;
}

/// Fault A9: every button was dead after a restart.
#[tokio::test(flavor = "multi_thread")]
async fn menus_work_across_a_restart_of_the_bot() {
    let mut world = World::new().await;
    let board = world.game("copenhagen").await;
    let menus = private(&world.ann.click(&board, "Move").await.unwrap());
    world.restart_bot().await;
    let squares = private(&world.ann.choose(&menus, "Piece", &["d1"]).await.unwrap());
    world.restart_bot().await;
    let preview = private(&world.ann.choose(&squares, "Square", &["d1-d3"]).await.unwrap());
    world.restart_bot().await;
    let confirmed = world.ann.click(&preview, "Confirm d1-d3").await.unwrap();
    assert_eq!(confirmed.follow_up(0).await.unwrap().pinged(), ["Bjorn"]);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_can_change_ones_mind_about_the_piece() {
    let world = World::new().await;
    let board = world.game("copenhagen").await;
    let menus = private(&world.ann.click(&board, "Move").await.unwrap());
    let squares = private(&world.ann.choose(&menus, "Piece", &["d1"]).await.unwrap());
    let squares = private(&world.ann.choose(&squares, "Piece", &["a4"]).await.unwrap());
    let preview = world.ann.choose(&squares, "Square", &["a4-c4"]).await.unwrap();
    assert!(said(&preview).contains("a4-c4"), "{}", said(&preview));
    let left = world.ann.click(&private(&preview), "Cancel").await.unwrap();
    assert!(left.is_update() && left.is_private());
    assert_eq!(labels(&private(&left)), Vec::<String>::new());
    assert_eq!(world.boards(1, 1), 0);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn confirming_twice_plays_once() {
    let world = World::new().await;
    let board = world.game("copenhagen").await;
    let preview = private(&tap(&world.ann, &board, "d1", "d3").await);
    let confirm = preview.button("Confirm d1-d3").unwrap().custom_id.unwrap();
    let (first, second) = tokio::join!(
        world.ann.press_unchecked(&preview, &confirm, None),
        world.ann.press_unchecked(&preview, &confirm, None),
    );
    let answers = [first.unwrap(), second.unwrap()];
    assert_eq!(answers.iter().filter(|answer| answer.is_update()).count(), 1);
    assert!(answers.iter().all(|answer| answer.is_private() && answer.failed().is_none()));
    let played = answers.iter().find(|answer| answer.is_update()).unwrap();
    played.follow_up(0).await.unwrap();
    assert_eq!((world.boards(1, 1), world.boards(1, 2)), (1, 0));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn menus_of_an_old_board_say_what_has_happened_and_close() {
    let world = World::new().await;
    let board = world.game("copenhagen").await;
    let menus = private(&world.ann.click(&board, "Move").await.unwrap());
    let preview = private(&tap(&world.ann, &board, "d1", "d3").await);
    world.play("d1-d3 f8-h8").await;
    world.loses_its_buttons(&board).await;
    let late = world.ann.choose(&menus, "Piece", &["d1"]).await.unwrap();
    assert!(late.is_update() && late.is_private());
    assert!(private(&late).selects().is_empty(), "the menus are gone");
    let late = private(&world.ann.click(&preview, "Confirm d1-d3").await.unwrap());
    assert!(late.buttons().iter().any(|button| button.url.is_some()), "it leads to the newest board");
    assert_eq!(world.boards(1, 3), 0);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_buttons_of_an_old_board_lead_to_the_newest() {
    let world = World::new().await;
    let old = world.game("copenhagen").await;
    let newest = world.play("d1-d3").await;
    world.loses_its_buttons(&old).await;
    for act in ["move", "draw", "resign"] {
        let id = format!("v1:{act}:1:0");
        let late = private(&world.ann.press_unchecked(&old, &id, None).await.unwrap());
        let links: Vec<_> = late.buttons().into_iter().filter_map(|button| button.url).collect();
        assert!(links.iter().any(|url| url.ends_with(&newest.id().to_string())), "{act}: {}", late.content());
    }
    assert_eq!(world.public_messages().len(), 3, "the challenge and two boards");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn others_do_not_move_by_somebodys_board() {
    let world = World::new().await;
    let board = world.game("copenhagen").await;
    for (who, label) in
        [(&world.bjorn, "Move"), (&world.cilla, "Move"), (&world.cilla, "Resign"), (&world.cilla, "Offer draw")]
    {
        let refusal = private(&who.click(&board, label).await.unwrap());
        assert!(refusal.selects().is_empty() && refusal.buttons().iter().all(|button| button.custom_id.is_none()));
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn presses_that_are_not_ours_to_understand_are_answered() {
    let world = World::new().await;
    let board = world.game("copenhagen").await;
    for id in [
        "v1:move:99:0",
        "v1:accept:99",
        "v1:draw-yes:99",
        "v2:move:1:0",
        "v0:x",
        "v1:dance:1:0",
        "hello",
        "v1:piece:1:0",
    ] {
        let answer = private(&world.ann.press_unchecked(&board, id, None).await.unwrap());
        assert!(!answer.content().is_empty(), "{id}");
    }
    let forged = world.ann.press_unchecked(&board, "v1:play:1:0:a1-a9", None).await.unwrap();
    assert!(forged.is_private() && forged.failed().is_none());
    assert_eq!(world.boards(1, 1), 0);
    world.end().await;
}
