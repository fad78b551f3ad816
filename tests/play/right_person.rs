//! The right person, the right game, and each thing once.

use crate::support::{World, labels, private, public, said};

/// Every press that stands under the messages of a game, with the value chosen where it is a menu.
const PRESSES: [(&str, Option<&str>); 16] = [
    ("v1:move:1:0", None),
    ("v1:piece:1:0", Some("d1")),
    ("v1:pieces:1:0:0", None),
    ("v1:square:1:0:d1", Some("a1")),
    ("v1:squares:1:0:d1:0", None),
    ("v1:play:1:0:d1-a1", None),
    ("v1:draw:1:0", None),
    ("v1:draw-yes:1", None),
    ("v1:draw-no:1", None),
    ("v1:resign:1:0", None),
    ("v1:resign-yes:1:0", None),
    ("v1:accept:1", None),
    ("v1:decline:1", None),
    ("v1:withdraw:1", None),
    ("v1:accept:2", None),
    ("v1:withdraw:2", None),
];

/// Fault D27: outsiders pressed the buttons of other people's games, and something happened.
///
/// Fault D28: outsiders filled the channel with public answers by pressing. Here they are answered in private, each time,
/// and nothing is changed.
#[tokio::test(flavor = "multi_thread")]
async fn outsiders_are_answered_in_private_and_change_nothing() {
    let world = World::new().await;
    let board = world.game("scottish").await;
    public(&world.bjorn.slash("draw", ()).in_channel(&world.hall).await.unwrap());
    world.challenge("brandubh").await;
    let before = world.public_messages().len();
    for (press, chosen) in PRESSES {
        let values = chosen.map(|value| [value]);
        let values = values.as_ref().map(<[&str; 1]>::as_slice);
        let told = world.cilla.press_unchecked(&board, press, values).await.unwrap();
        assert!(told.is_private() && !told.is_update() && told.follow_ups().is_empty(), "{press}: {}", said(&told));
        assert!(said(&told).contains("nly ") || said(&told).contains("became"), "{press}: {}", said(&told));
    }
    assert_eq!(world.public_messages().len(), before);
    assert_eq!(labels(&board.refresh().unwrap()), ["Move", "Offer draw", "Abort", "Resign"]);
    world.play("d1-a1").await;
    world.end().await;
}

/// Fault D31: a double click played two actions.
#[tokio::test(flavor = "multi_thread")]
async fn a_double_tap_on_a_square_plays_once() {
    let world = World::new().await;
    let board = world.game("scottish").await;
    private(&world.ann.slash("settings", [("confirm", false)]).in_channel(&world.hall).await.unwrap());
    let menus = private(&world.ann.click(&board, "Move").await.unwrap());
    let squares = private(&world.ann.choose(&menus, "Piece", &["d1"]).await.unwrap());
    let tap = || world.ann.press_unchecked(&squares, "v1:square:1:0:d1", Some(&["a1"]));
    let (first, second) = tokio::join!(tap(), tap());
    let taps = [first.unwrap(), second.unwrap()];
    assert!(taps.iter().all(|reply| reply.is_private() && reply.failed().is_none()));
    let is_played = |reply: &&standin::Reply| said(reply).starts_with("Your move is played");
    let (played, refused): (Vec<_>, Vec<_>) = taps.iter().partition(is_played);
    assert_eq!((played.len(), refused.len()), (1, 1), "{} / {}", said(&taps[0]), said(&taps[1]));
    played[0].follow_up(0).await.unwrap();
    assert_eq!((played[0].follow_ups().len(), refused[0].follow_ups().len()), (1, 0));
    assert_eq!((world.boards(1, 1), world.boards(1, 2)), (1, 0));
    assert_eq!(world.bjorn.pings().len(), 2, "the challenge and his turn");
    world.end().await;
}

/// Fault D32: clicks of several people at the same time overtook each other. Here whoever comes first in the database
/// comes first, and each thing happens once.
#[tokio::test(flavor = "multi_thread")]
async fn presses_of_both_at_the_same_time_happen_one_after_the_other() {
    let world = World::new().await;
    let board = world.game("scottish").await;
    let menus = private(&world.ann.click(&board, "Move").await.unwrap());
    let squares = private(&world.ann.choose(&menus, "Piece", &["d1"]).await.unwrap());
    let preview = private(&world.ann.choose(&squares, "Square", &["a1"]).await.unwrap());
    let question = private(&world.bjorn.click(&board, "Resign").await.unwrap());
    let (moved, offered, resigned) = tokio::join!(
        world.ann.click(&preview, "Confirm d1-a1"),
        world.bjorn.click(&board, "Offer draw"),
        world.bjorn.click(&question, "Resign game #1"),
    );
    let (moved, offered, resigned) = (moved.unwrap(), offered.unwrap(), resigned.unwrap());
    assert!(offered.failed().is_none(), "everybody is answered");
    let (has_moved, has_resigned) = (said(&moved).contains("is played"), said(&resigned) == "You have resigned.");
    assert_ne!(has_moved, has_resigned, "{} / {}", said(&moved), said(&resigned));
    let first = if has_moved { &moved } else { &resigned };
    first.follow_up(0).await.unwrap();
    let told = |words: &str| world.public_messages().iter().filter(|message| message.content().contains(words)).count();
    assert_eq!((told("moved d1-a1"), told("Bjorn resigned")), (usize::from(has_moved), usize::from(has_resigned)));
    assert_eq!(told("offers a draw"), usize::from(offered.is_public()));
    world.end().await;
}

/// Fault D33: a flag in memory that said "busy" stayed set after an early way out, and the board took no more taps. Here
/// nothing of the kind exists: after every kind of refusal the next tap is taken.
#[tokio::test(flavor = "multi_thread")]
async fn after_every_refusal_the_next_tap_is_taken() {
    let world = World::new().await;
    let board = world.game("scottish").await;
    for (press, chosen) in [
        ("v1:play:1:0:d1-e2", None),
        ("v1:play:1:0:a7-a6", None),
        ("v1:play:1:9:d1-a1", None),
        ("v1:square:1:0:d1", Some("g7")),
        ("v1:square:1:0:d1", None),
        ("v1:piece:1:0", Some("g7")),
        ("v1:pieces:1:0:65535", None),
        ("v1:squares:1:0:d1:65535", None),
        ("v1:cancel:1:0", None),
        ("v1:resign-no:1:0", None),
        ("v1:play:1:0", None),
    ] {
        let menus = private(&world.ann.click(&board, "Move").await.unwrap());
        let values = chosen.map(|value| [value]);
        let values = values.as_ref().map(<[&str; 1]>::as_slice);
        let told = world.ann.press_unchecked(&menus, press, values).await.unwrap();
        assert!(told.is_private() && told.failed().is_none(), "{press}: {}", said(&told));
    }
    let menus = private(&world.ann.click(&board, "Move").await.unwrap());
    let squares = private(&world.ann.choose(&menus, "Piece", &["d1"]).await.unwrap());
    let preview = private(&world.ann.choose(&squares, "Square", &["a1"]).await.unwrap());
    world.ann.click(&preview, "Confirm d1-a1").await.unwrap().follow_up(0).await.unwrap();
    world.end().await;
}

/// Fault D35: there was one game a channel, and a confusing refusal for the second. Here two can play several games in one
/// channel, each by its own board, and a move that could be meant for either asks which.
#[tokio::test(flavor = "multi_thread")]
async fn two_play_several_games_in_one_channel() {
    let world = World::new().await;
    let first = world.game("scottish").await;
    let second = world.game("scottish").await;
    let unclear = private(&world.moves(&world.ann, "d1-a1").await);
    assert!(unclear.content().contains("#1") && unclear.content().contains("#2"), "{}", unclear.content());
    let menus = private(&world.ann.click(&second, "Move").await.unwrap());
    let squares = private(&world.ann.choose(&menus, "Piece", &["d1"]).await.unwrap());
    let preview = private(&world.ann.choose(&squares, "Square", &["a1"]).await.unwrap());
    let board = world.ann.click(&preview, "Confirm d1-a1").await.unwrap().follow_up(0).await.unwrap();
    assert!(board.content().contains("#2"), "{}", board.content());
    assert_eq!((world.boards(1, 1), world.boards(2, 1)), (0, 1));
    let untouched = first.refresh().unwrap();
    assert_eq!(labels(&untouched), ["Move", "Offer draw", "Abort", "Resign"], "the other board stays as it was");
    world.end().await;
}

/// Fault F49: the board was edited in place, scrolled away, and nobody was told. Here each move is a new message that
/// calls whoever is to move.
///
/// Fault F50: edits notify nobody. Here no edit is meant to: whatever calls somebody is a new message.
#[tokio::test(flavor = "multi_thread")]
async fn each_move_is_a_new_message_and_edits_call_nobody() {
    let world = World::new().await;
    let mut boards = vec![world.game("scottish").await];
    for (at, text) in ["d1-a1", "d3-b3", "a1-d1"].into_iter().enumerate() {
        boards.push(world.play_on(text, at).await);
    }
    let ids: std::collections::BTreeSet<_> = boards.iter().map(standin::Message::id).collect();
    assert_eq!(ids.len(), 4);
    let called: Vec<_> = boards.iter().map(standin::Message::pinged).collect();
    assert_eq!(called, [["Ann"], ["Bjorn"], ["Ann"], ["Bjorn"]]);
    for board in &boards[..3] {
        let old = world.loses_its_buttons(board).await;
        assert!(old.edits() > 0 && old.attachments().len() == 1, "it stays as the record, without its buttons");
    }
    let count = |who: &standin::User| who.pings().len();
    assert_eq!((count(&world.ann), count(&world.bjorn)), (2, 3), "with the challenge; no edit among them");
    world.end().await;
}
