//! `/move`, and what is refused.

use std::future::IntoFuture;

use standin::user;

use crate::support::{World, labels, private, public, said};

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_a_new_message_that_pings_the_player_to_move() {
    let world = World::new().await;
    let first = world.game("copenhagen").await;
    let board = public(&world.moves(&world.ann, "d1-d3").await);
    assert_ne!(board.id(), first.id());
    assert_eq!(board.pinged(), ["Bjorn"]);
    assert!(board.content().contains("d1-d3"), "{}", board.content());
    assert_eq!(world.boards(1, 1), 1);
    let old = world.loses_its_buttons(&first).await;
    assert_eq!(old.attachments().len(), 1, "the old board keeps its picture");
    assert_eq!(labels(&board.refresh().unwrap()), ["Move", "Offer draw", "Take back", "Abort", "Resign"]);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_read_as_people_write_them() {
    let world = World::new().await;
    world.game("copenhagen").await;
    for (at, text) in ["D1 D3", "f8→h8", "d3d1", "h8-f8"].into_iter().enumerate() {
        let mover = if at % 2 == 0 { &world.ann } else { &world.bjorn };
        let reply = world.moves(mover, text).await;
        assert!(reply.is_public(), "{text}: {}", said(&reply));
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn illegal_moves_are_explained_in_private_and_change_nothing() {
    let world = World::new().await;
    world.game("copenhagen").await;
    for (text, names) in [
        ("d1-d12", "d12"),       // no such square
        ("c3-c4", "c3"),         // nothing there
        ("f4-g4", "f4"),         // the other side's piece
        ("d1-d1", "d1"),         // no step
        ("d1-e2", "d1"),         // not straight
        ("d1-h1", "e1"),         // blocked
        ("d1-a1", "a1"),         // a corner
        ("d1-d3xd4", "d4"),      // a capture that is not made
        ("to the left", "left"), // no move at all
        ("💥", "💥"),
    ] {
        let refusal = private(&world.moves(&world.ann, text).await);
        assert!(refusal.content().contains(names), "{text}: {}", refusal.content());
    }
    assert_eq!(world.boards(1, 1), 0);
    assert_eq!(world.public_messages().len(), 2, "the challenge and the first board");
    world.play("d1-d3").await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_out_of_turn_names_whose_turn_it_is() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let refusal = private(&world.moves(&world.bjorn, "f8-h8").await);
    assert!(refusal.content().contains("Ann"), "{}", refusal.content());
    assert_eq!(refusal.pinged(), Vec::<String>::new());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outsider_moves_nothing() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let refusal = private(&world.moves(&world.cilla, "d1-d3").await);
    assert!(!refusal.content().is_empty());
    let options = [("move", "d1-d3"), ("game", "1")];
    let refusal = private(&world.cilla.slash("move", options).in_channel(&world.hall).await.unwrap());
    assert!(refusal.content().contains("Ann"), "it names the players: {}", refusal.content());
    assert_eq!(world.boards(1, 1), 0);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_identical_moves_at_once_are_one_ply() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let replies = futures::future::join_all((0..10).map(|_| world.moves(&world.ann, "d1-d3"))).await;
    assert_eq!(replies.iter().filter(|reply| reply.is_public()).count(), 1);
    assert_eq!(replies.iter().filter(|reply| reply.is_private()).count(), 9);
    assert_eq!(world.boards(1, 1), 1);
    assert_eq!(world.boards(1, 2), 0);
    assert_eq!(world.bjorn.pings().len(), 2, "the challenge and his turn");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_several_games_the_one_that_waits_is_meant() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.play("d1-d3").await;
    world.game("scottish").await;
    let board = public(&world.moves(&world.ann, "d1-b1").await);
    assert!(board.content().contains("#2"), "{}", board.content());
    let unclear = private(&world.moves(&world.bjorn, "d4-d5").await);
    assert!(unclear.content().contains("#1") && unclear.content().contains("#2"), "{}", unclear.content());
    let options = [("move", "f8-h8"), ("game", "#1")];
    let board = public(&world.bjorn.slash("move", options).in_channel(&world.hall).await.unwrap());
    assert!(board.content().contains("#1"), "{}", board.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_can_be_named_by_the_opponent() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let options = [("opponent", user(&world.cilla)), ("side", "attackers".into())];
    let challenge = public(&world.ann.slash("challenge", options).in_channel(&world.hall).await.unwrap());
    public(&world.cilla.click(&challenge, "Accept").await.unwrap());
    let options = [("move", "d1-d3"), ("game", "cil")];
    let board = public(&world.ann.slash("move", options).in_channel(&world.hall).await.unwrap());
    assert_eq!(board.pinged(), ["Cilla"]);
    let options = [("move", "d1-d3"), ("game", "nobody")];
    let unclear = private(&world.ann.slash("move", options).in_channel(&world.hall).await.unwrap());
    assert!(unclear.content().contains("#1"), "{}", unclear.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_suggested_in_two_steps() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let pieces = world.ann.autocomplete("move", [("move", "")], "move").in_channel(&world.hall).await.unwrap();
    assert_eq!(pieces.len(), 20, "{pieces:?}");
    let squares = world.ann.autocomplete("move", [("move", "d1")], "move").in_channel(&world.hall).await.unwrap();
    assert!(squares.iter().any(|(_, value)| value == "d1-d3"), "{squares:?}");
    assert!(squares.iter().all(|(_, value)| value.starts_with("d1")), "{squares:?}");
    let nothing = world.bjorn.autocomplete("move", [("move", "")], "move").in_channel(&world.hall).await.unwrap();
    assert!(nothing.is_empty(), "it is not his turn: {nothing:?}");
    for nonsense in ["zz9", "💥", "d1-d3-d5", "                 "] {
        world.ann.autocomplete("move", [("move", nonsense)], "move").in_channel(&world.hall).await.unwrap();
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_suggested_by_number_and_name() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.game("scottish").await;
    let ask = |typed: &'static str| {
        world.ann.autocomplete("board", [("game", typed)], "game").in_channel(&world.hall).into_future()
    };
    assert_eq!(ask("").await.unwrap().len(), 2);
    let second = ask("2").await.unwrap();
    assert_eq!(second.len(), 1);
    assert_eq!(second[0].1, "2");
    assert_eq!(ask("bjo").await.unwrap().len(), 2);
    assert!(ask("nobody").await.unwrap().is_empty());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_read_in_whatever_signs_it_is_typed() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let typed = ["\u{200b}d1\u{2011}d3", "F8 to H8", "ｄ３－ｄ１", "h8 \u{2192} f8\u{200e}", "#1\u{a0}d1\u{2013}d3"];
    for (typed, played) in typed.into_iter().zip(["d1-d3", "f8-h8", "d3-d1", "h8-f8", "d1-d3"]) {
        let who = if played.starts_with('d') { &world.ann } else { &world.bjorn };
        let board = public(&world.moves(who, typed).await);
        assert!(board.content().contains(played), "{typed:?}: {}", board.content());
    }
    let menus = private(&world.moves(&world.bjorn, "ｆ８").await);
    assert!(!menus.selects().is_empty(), "a square alone: {}", menus.content());
    let refused = private(&world.moves(&world.bjorn, "**f8** @everyone").await);
    assert!(refused.content().contains(r"\*\*f8\*\*") && refused.pinged().is_empty(), "{}", refused.content());
    world.end().await;
}
