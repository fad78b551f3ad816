//! How somebody is told that it is his move: once, and as he likes.

use std::time::Duration;

use standin::{Fault, FaultAction, Message, User};

use crate::support::{World, labels, private, public, said};

async fn choose(world: &World, who: &User, pings: &str) -> Message {
    private(&who.slash("settings", [("pings", pings)]).in_channel(&world.hall).await.unwrap())
}

/// What the bot has written to him alone.
fn letters(who: &User) -> Vec<Message> {
    who.dm().messages().into_iter().filter(|message| !message.is_private()).collect()
}

/// Waits until the bot has written to him that often.
async fn letter(world: &World, who: &User, count: usize) -> Message {
    let there = |_: &standin::Standin| letters(who).len() >= count;
    world.standin.wait_until("a private message", there).await.expect("it comes");
    assert_eq!(letters(who).len(), count, "and no more");
    letters(who).pop().unwrap()
}

/// Long enough for a second call to come, if there were one: the outbox has had several turns.
async fn some_turns(world: &World) {
    let never = world.standin.wait_until("nothing", |_| false);
    assert!(tokio::time::timeout(Duration::from_secs(4), never).await.is_err());
}

/// Fault F49 and F50: the board is edited in place, scrolls away, and an edit calls nobody. Here every move is a message of
/// its own at the end of the channel, and it is that message which calls.
#[tokio::test(flavor = "multi_thread")]
async fn every_move_is_a_new_message_that_calls_who_is_to_move() {
    let world = World::new().await;
    let first = world.game("scottish").await;
    assert_eq!(first.pinged(), ["Ann"]);
    let mut boards = vec![first];
    for (mv, called) in [("d1-a1", "Bjorn"), ("d3-b3", "Ann"), ("a1-a2", "Bjorn")] {
        let who = if called == "Bjorn" { &world.ann } else { &world.bjorn };
        let board = public(&world.moves(who, mv).await);
        assert_eq!(board.pinged(), [called]);
        assert_eq!(world.public_messages().pop().unwrap().id(), board.id(), "it is the newest in the channel");
        boards.push(board);
    }
    for old in &boards[..3] {
        let bare = world.loses_its_buttons(old).await;
        assert_eq!(bare.content(), old.content(), "an old board stays what it was");
    }
    assert_eq!((world.ann.pings().len(), world.bjorn.pings().len()), (2, 3), "the challenge, and once for each move");
    world.end().await;
}

/// Fault F52: people are called twice, or by what is not for them. One message calls one person, and neither its name nor
/// a second delivery calls another.
#[tokio::test(flavor = "multi_thread")]
async fn one_move_is_one_call_also_when_it_is_delivered_late() {
    let world = World::new().await;
    world.cilla.renames_himself("@everyone");
    world.game("scottish").await;
    let before = world.bjorn.pings().len();
    let refused = FaultAction::Error { status: 503, code: 0, message: "overloaded".to_owned() };
    world.standin.inject(Fault::once("POST", "/callback", refused));
    world.moves(&world.ann, "d1-a1").await;
    let stands = |_: &standin::Standin| world.boards(1, 1) > 0;
    world.standin.wait_until("the board to be posted", stands).await.unwrap();
    some_turns(&world).await;
    assert_eq!(world.bjorn.pings().len(), before + 1);
    assert!(world.cilla.pings().is_empty());
    world.end().await;
}

/// Fault F52, and the quiet one: there is no way to be left in peace. Whoever wants silence is named and not called, by
/// nothing; his opponent is called as ever.
#[tokio::test(flavor = "multi_thread")]
async fn who_wants_silence_is_called_by_nothing() {
    let mut world = World::new().await;
    let told = choose(&world, &world.bjorn, "none").await;
    assert!(told.content().contains("**I say nothing to you**"), "{}", told.content());
    let challenge = world.challenge("scottish").await;
    assert!(
        challenge.pinged().is_empty() && challenge.content().contains("challenges Bjorn to"),
        "{}",
        challenge.content()
    );
    let first = public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    assert_eq!(first.pinged(), ["Ann"]);
    world.restart_bot().await;
    let board = world.play("d1-a1").await;
    assert!(board.pinged().is_empty() && board.content().contains("\nBjorn, your move."), "{}", board.content());
    assert!(!board.content().contains(&world.bjorn.mention()));
    let resigned = private(&world.ann.click(&board, "Resign").await.unwrap());
    let ended = world.ann.click(&resigned, "Resign game #1").await.unwrap().follow_up(0).await.unwrap();
    assert!(ended.pinged().is_empty(), "one does not call oneself either: {}", ended.content());
    assert!(world.bjorn.pings().is_empty() && letters(&world.bjorn).is_empty());

    let told = choose(&world, &world.bjorn, "channel").await;
    assert!(told.content().contains("**I mention you**"), "{}", told.content());
    assert_eq!(world.challenge("scottish").await.pinged(), ["Bjorn"]);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_private_messages_gets_the_board_there_and_no_mention() {
    let world = World::new().await;
    let _ = world.bjorn.clone().locale("sv-SE");
    let told = choose(&world, &world.bjorn, "dm").await;
    assert!(!told.content().is_empty());
    private(
        &world.bjorn.slash("settings", [("language", "sv"), ("theme", "night")]).in_channel(&world.hall).await.unwrap(),
    );
    world.game("scottish").await;
    let board = world.play("d1-a1").await;
    assert!(board.pinged().is_empty() && board.content().contains("\nBjorn, your move."), "{}", board.content());
    let called = letter(&world, &world.bjorn, 1).await;
    assert!(called.content().starts_with("#1 · Ann (angriparna) drog d1-a1."), "in his language: {}", called.content());
    assert_eq!(labels(&called), ["Dra", "Erbjud remi", "Avbryt partiet", "Ge upp"]);
    let link = called.buttons().into_iter().find_map(|button| button.url).unwrap();
    assert!(link.ends_with(&board.id().to_string()), "{link} leads to the board");
    assert_eq!(called.attachments()[0].filename, "game-1-move-1.png");
    assert_ne!(called.attachments()[0].bytes, board.attachments()[0].bytes, "in his theme");

    // He plays there, and all see it where the game is played.
    let menus = private(&world.bjorn.click(&called, "Dra").await.unwrap());
    assert!(menus.content().contains("Vilken pjäs drar du?"), "{}", menus.content());
    let played = world.bjorn.slash("move", [("move", "d3-b3")]).in_channel(&world.bjorn.dm()).await.unwrap();
    assert!(said(&played).starts_with("Ditt drag är spelat."), "{}", said(&played));
    assert_eq!(world.boards(1, 2), 1);
    assert_eq!(world.public_messages().pop().unwrap().pinged(), ["Ann"]);
    // The old one in his private messages is answered as what it is.
    let late = private(&world.bjorn.click(&called, "Dra").await.unwrap());
    assert!(!late.content().contains("Vilken pjäs"), "{}", late.content());
    some_turns(&world).await;
    assert_eq!((letters(&world.bjorn).len(), letters(&world.ann).len()), (1, 0));
    world.end().await;
}

/// Between the move and the private message the bot may die; a message may arrive without its learning of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_private_message_comes_once_whatever_happens() {
    let mut world = World::new().await;
    choose(&world, &world.bjorn, "dm").await;
    world.game("scottish").await;
    let dm = format!("/channels/{}/messages", world.bjorn.dm().id());
    world.standin.inject(Fault::once("POST", &dm, FaultAction::LoseAnswer));
    world.play("d1-a1").await;
    letter(&world, &world.bjorn, 1).await;
    some_turns(&world).await;
    assert_eq!(letters(&world.bjorn).len(), 1);

    public(&world.moves(&world.bjorn, "d3-b3").await);
    let board = public(&world.moves(&world.ann, "a1-a2").await);
    world.kill_bot().await;
    world.start_bot().await;
    letter(&world, &world.bjorn, 2).await;
    some_turns(&world).await;
    assert_eq!(letters(&world.bjorn).len(), 2);
    assert!(board.pinged().is_empty() && world.bjorn.pings().len() == 1, "only the challenge called him in public");
    world.end().await;
}

/// The choice that stands when the move is made decides: changed in between, it makes neither two calls nor none.
#[tokio::test(flavor = "multi_thread")]
async fn a_choice_that_changes_in_between_makes_one_call_still() {
    let world = World::new().await;
    choose(&world, &world.bjorn, "dm").await;
    world.game("scottish").await;
    let before = world.bjorn.pings().len();
    let refused = FaultAction::Error { status: 503, code: 0, message: "overloaded".to_owned() };
    world.standin.inject(Fault::once("POST", "/callback", refused));
    world.moves(&world.ann, "d1-a1").await;
    choose(&world, &world.bjorn, "channel").await;
    let stands = |_: &standin::Standin| world.boards(1, 1) > 0;
    world.standin.wait_until("the board to be posted", stands).await.unwrap();
    letter(&world, &world.bjorn, 1).await;
    some_turns(&world).await;
    assert_eq!((letters(&world.bjorn).len(), world.bjorn.pings().len()), (1, before));
    public(&world.moves(&world.bjorn, "d3-b3").await);
    assert_eq!(public(&world.moves(&world.ann, "a1-a2").await).pinged(), ["Bjorn"], "from the next on it holds");
    world.end().await;
}

/// Fault E46: somebody takes no private messages (50007), and the bot hangs, crashes or goes silent. Here he is mentioned
/// instead, told so once, and called in the channel from then on, until he asks for private messages again.
#[tokio::test(flavor = "multi_thread")]
async fn who_takes_no_private_messages_is_mentioned_and_told_once() {
    let mut world = World::new().await;
    choose(&world, &world.bjorn, "dm").await;
    world.bjorn.close_dms();
    world.game("scottish").await;
    let before = world.bjorn.pings().len();
    let board = world.play("d1-a1").await;
    assert!(board.pinged().is_empty());
    let called = |_: &standin::Standin| world.bjorn.pings().len() > before;
    world.standin.wait_until("the mention", called).await.expect("it comes");
    let told = world.public_messages().pop().unwrap();
    assert!(told.content().contains("your move in game #1. I cannot write to you in private"), "{}", told.content());
    assert!(told.buttons()[0].url.clone().unwrap().ends_with(&board.id().to_string()), "it leads to the board");
    some_turns(&world).await;
    assert_eq!(world.bjorn.pings().len(), before + 1, "one move, one call");

    world.restart_bot().await;
    public(&world.moves(&world.bjorn, "d3-b3").await);
    let board = public(&world.moves(&world.ann, "a1-a2").await);
    assert_eq!(board.pinged(), ["Bjorn"], "from now on as if he had never asked");
    some_turns(&world).await;
    assert_eq!(world.public_messages().pop().unwrap().id(), board.id(), "he is not told again");
    let settings = private(&world.bjorn.slash("settings", ()).in_channel(&world.hall).await.unwrap());
    assert!(settings.content().contains("because I cannot write to you in private"), "{}", settings.content());

    world.bjorn.open_dms();
    choose(&world, &world.bjorn, "dm").await;
    public(&world.moves(&world.bjorn, "b3-b2").await);
    assert!(public(&world.moves(&world.ann, "a2-a3").await).pinged().is_empty());
    letter(&world, &world.bjorn, 1).await;
    world.end().await;
}

/// Fault F54: a bot tells times in a zone of its own, which is wrong for somebody and jumps twice a year. Here a time is a
/// number that Discord words for each reader.
#[tokio::test(flavor = "multi_thread")]
async fn times_are_told_in_the_readers_own_zone() {
    let world = World::new().await;
    world.game("scottish").await;
    world.play("d1-a1").await;
    for (who, command) in [(&world.bjorn, "board"), (&world.ann, "games")] {
        let shown = private(&who.slash(command, ()).in_channel(&world.hall).await.unwrap());
        let at = shown.content().split("<t:").nth(1).and_then(|rest| rest.split(":R>").next()).unwrap_or_default();
        assert!(at.parse::<i64>().is_ok(), "{command}: {}", shown.content());
        let words = shown.content().to_lowercase();
        assert!(["utc", "gmt", " am", " pm", "o'clock"].iter().all(|zone| !words.contains(zone)), "{words}");
    }
    world.end().await;
}
