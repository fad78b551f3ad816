//! Presses that come too late: on old boards, in old menus, under what was answered long ago.

use standin::{Message, Reply};

use crate::support::{World, labels, private, public, said};

/// Where the links of a message lead.
fn links(message: &Message) -> Vec<String> {
    message.buttons().into_iter().filter_map(|button| button.url).collect()
}

/// What nobody but the one who pressed sees, and which changes nothing.
#[track_caller]
fn quiet(reply: &Reply) -> Message {
    assert!(reply.failed().is_none(), "{}", said(reply));
    assert!(reply.follow_ups().is_empty(), "{}", said(reply));
    private(reply)
}

/// Ann's press on an old board, once the bot has learnt where the newest one stands, which its answer then leads to.
async fn pressed_once_known(world: &World, old: &Message, newest: &Message) -> Message {
    for _ in 0..100 {
        let told = quiet(&world.ann.press_unchecked(old, "v1:move:1:0", None).await.unwrap());
        if links(&told).iter().any(|link| link.ends_with(&newest.id().to_string())) {
            return told;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("it never leads to the newest board");
}

/// Fault B16: buttons of old messages failed, and nobody could tell why. Here an old board says what has been played
/// since, whose move it is, and where the newest board stands.
#[tokio::test(flavor = "multi_thread")]
async fn an_old_board_tells_what_has_happened_since() {
    let mut world = World::new().await;
    let old = world.game("copenhagen").await;
    let newest = world.play("d1-d3 f8-h8").await;
    world.restart_bot().await;
    let told = pressed_once_known(&world, &old, &newest).await;
    for words in ["it shows the start", "Ann (attackers) moved d1-d3", "Bjorn (defenders) moved f8-h8", "your move"] {
        assert!(told.content().contains(words), "{words}: {}", told.content());
    }
    assert_eq!(told.attachments().len(), 1, "the board as it is now");
    let menus = private(&world.ann.click(&told, "Move").await.unwrap());
    assert!(!menus.selects().is_empty(), "she can go on from there");
    let his = quiet(&world.bjorn.press_unchecked(&old, "v1:move:1:0", None).await.unwrap());
    assert_eq!(labels(&his), Vec::<String>::new(), "it is not his move");

    let newest = world.play("f10-h10 h8-f8 h10-f10 f8-h8").await;
    let told = pressed_once_known(&world, &old, &newest).await;
    assert_eq!(told.content().matches("moved").count(), 5, "a handful: {}", told.content());
    assert!(told.content().contains("1 move before"), "{}", told.content());
    world.end().await;
}

/// Fault B16, of every kind of message: whatever stands under an old one has an answer of its own, also when the game has
/// ended, and changes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_old_message_answers_for_itself() {
    let mut world = World::new().await;
    let challenge = world.challenge("scottish").await;
    let board = public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    let menus = private(&world.ann.click(&board, "Move").await.unwrap());
    let question = private(&world.ann.click(&board, "Resign").await.unwrap());
    let offer = public(&world.bjorn.click(&board, "Offer draw").await.unwrap());
    world.play("d1-a1 d3-b3").await;
    for stage in ["running", "over"] {
        let before = world.public_messages().len();
        for (message, press, chosen, words) in [
            (&challenge, "v1:accept:1", None, "became game #1"),
            (&challenge, "v1:decline:1", None, "became game #1"),
            (&board, "v1:move:1:0", None, "it shows the start"),
            (&board, "v1:draw:1:0", None, "it shows the start"),
            (&board, "v1:resign:1:0", None, "it shows the start"),
            (&menus, "v1:piece:1:0", Some("d2"), "it shows the start"),
            (&menus, "v1:pieces:1:0:0", None, "it shows the start"),
            (&menus, "v1:square:1:0:d2", Some("d1"), "it shows the start"),
            (&menus, "v1:squares:1:0:d2:0", None, "it shows the start"),
            (&menus, "v1:play:1:0:d2-c2", None, "it shows the start"),
            (&offer, "v1:draw-yes:1", None, "lapsed"),
            (&offer, "v1:draw-no:1", None, "lapsed"),
        ] {
            let who = if ["v1:accept:1", "v1:decline:1"].contains(&press) { &world.bjorn } else { &world.ann };
            let chosen = chosen.as_slice();
            let values = (!chosen.is_empty()).then_some(chosen);
            let told = quiet(&who.press_unchecked(message, press, values).await.unwrap());
            assert!(told.content().contains(words), "{stage} {press}: {}", told.content());
            assert!(!links(&told).is_empty(), "{stage} {press} leads to the newest board: {}", told.content());
        }
        assert_eq!((world.public_messages().len(), world.boards(1, 3)), (before, 0), "{stage}");
        if stage == "running" {
            let told = quiet(&world.ann.press_unchecked(&question, "v1:resign-yes:1:0", None).await.unwrap());
            assert!(told.content().contains("have not resigned"), "{}", told.content());
            let newest = private(&world.ann.slash("resign", ()).in_channel(&world.hall).await.unwrap());
            world.ann.click(&newest, "Resign game #1").await.unwrap().follow_up(0).await.unwrap();
            world.restart_bot().await;
        }
    }
    let told = quiet(&world.ann.press_unchecked(&question, "v1:resign-yes:1:0", None).await.unwrap());
    assert!(told.content().contains("over"), "{}", told.content());
    world.end().await;
}

/// Fault B17: the move had been played though Discord said that it failed, and whoever pressed again was refused or played
/// twice. Here he is told that it is done, and sees the board.
#[tokio::test(flavor = "multi_thread")]
async fn confirming_what_is_already_played_says_so_and_shows_the_board() {
    let world = World::new().await;
    let board = world.game("copenhagen").await;
    let menus = private(&world.ann.click(&board, "Move").await.unwrap());
    let squares = private(&world.ann.choose(&menus, "Piece", &["d1"]).await.unwrap());
    let preview = private(&world.ann.choose(&squares, "Square", &["d3"]).await.unwrap());
    let confirm = preview.button("Confirm d1-d3").unwrap().custom_id.unwrap();
    let newest = world.ann.click(&preview, "Confirm d1-d3").await.unwrap().follow_up(0).await.unwrap();
    // By then it is known where the new board stands.
    world.loses_its_buttons(&board).await;
    let again = quiet(&world.ann.press_unchecked(&preview, &confirm, None).await.unwrap());
    assert!(again.content().contains("d1-d3 is already played"), "{}", again.content());
    assert_eq!(again.attachments().len(), 1);
    assert!(links(&again)[0].ends_with(&newest.id().to_string()));
    assert_eq!((world.boards(1, 1), world.boards(1, 2)), (1, 0));
    assert_eq!(world.bjorn.pings().len(), 2, "the challenge and his turn, once");
    world.end().await;
}

/// Fault B18: a click in the very moment in which a round closed was lost, or counted for the next one. Here one of the
/// two comes first, and the other is told what has become of the matter.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_presses_in_the_same_moment_one_counts_and_the_other_is_told() {
    let world = World::new().await;
    let challenge = world.challenge("scottish").await;
    let (accepted, withdrawn) =
        tokio::join!(world.bjorn.click(&challenge, "Accept"), world.ann.click(&challenge, "Withdraw"));
    let (accepted, withdrawn) = (accepted.unwrap(), withdrawn.unwrap());
    assert!(accepted.failed().is_none() && withdrawn.failed().is_none());
    assert_ne!(accepted.is_private(), withdrawn.is_private(), "{} / {}", said(&accepted), said(&withdrawn));
    let loser = if accepted.is_private() { &accepted } else { &withdrawn };
    assert!(said(loser).contains("taken back") || said(loser).contains("became game"), "{}", said(loser));

    let game = if accepted.is_private() { 1 } else { 2 };
    let _ = world.game("scottish").await;
    let offer = world.ann.slash("draw", [("game", game.to_string())]).in_channel(&world.hall).await.unwrap();
    let offer = public(&offer);
    let typed = [("move", "d1-a1".to_owned()), ("game", game.to_string())];
    let (taken, moved) = tokio::join!(
        world.bjorn.click(&offer, "Accept the draw (before the first move)"),
        world.ann.slash("move", typed).in_channel(&world.hall),
    );
    let (taken, moved) = (taken.unwrap(), moved.unwrap());
    assert_ne!(taken.is_private(), moved.is_private(), "{} / {}", said(&taken), said(&moved));
    let loser = if taken.is_private() { &taken } else { &moved };
    assert!(said(loser).contains("lapsed") || said(loser).contains("over"), "{}", said(loser));
    world.end().await;
}

/// Fault D29: "Resign" under the board of a game that was over ended the game that the presser was playing now. Here a
/// button belongs to its game and its board, for good.
#[tokio::test(flavor = "multi_thread")]
async fn the_buttons_of_an_old_game_do_nothing_to_the_new_one() {
    let world = World::new().await;
    let old = world.game("scottish").await;
    let question = private(&world.bjorn.click(&old, "Resign").await.unwrap());
    let asked = private(&world.ann.click(&old, "Resign").await.unwrap());
    world.bjorn.click(&question, "Resign game #1").await.unwrap().follow_up(0).await.unwrap();
    world.game("scottish").await;
    let before = world.public_messages().len();
    for (who, press) in [
        (&world.ann, "v1:resign-yes:1:0"),
        (&world.bjorn, "v1:resign-yes:1:0"),
        (&world.ann, "v1:resign:1:0"),
        (&world.ann, "v1:draw:1:0"),
        (&world.ann, "v1:play:1:0:d1-a1"),
    ] {
        let told = quiet(&who.press_unchecked(&asked, press, None).await.unwrap());
        assert!(told.content().contains("Game #1 is over"), "{press}: {}", told.content());
    }
    assert_eq!(world.public_messages().len(), before);
    let board = world.play("d1-a1").await;
    assert!(board.content().contains("#2"), "the new game goes on: {}", board.content());
    world.end().await;
}
