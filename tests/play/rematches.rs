//! Playing again with the sides swapped, and matches of two games.

use standin::{Message, user};

use crate::support::{World, labels, private, public, said};

const REMATCH: &str = "Rematch, sides swapped";

/// Ann resigns the running game, whose newest board this is: its last board.
async fn resigned(world: &World, board: &Message, game: u32) -> Message {
    let question = private(&world.ann.click(board, "Resign").await.unwrap());
    let reply = world.ann.click(&question, &format!("Resign game #{game}")).await.unwrap();
    reply.follow_up(0).await.unwrap()
}

/// A match of two that Bjorn has accepted: the first board of its first game.
async fn match_of_two(world: &World) -> Message {
    let options = [
        ("opponent", user(&world.bjorn)),
        ("variant", "brandubh".into()),
        ("side", "attackers".into()),
        ("games", 2.into()),
    ];
    let challenge = public(&world.ann.slash("challenge", options).in_channel(&world.hall).await.unwrap());
    assert!(challenge.content().contains("A match of two games"), "{}", challenge.content());
    public(&world.bjorn.click(&challenge, "Accept").await.unwrap())
}

/// The first board of a game, once it stands in the hall.
async fn first_board(world: &World, game: u32) -> Message {
    let name = format!("game-{game}-move-0.png");
    let shows = |message: &Message| message.attachments().iter().any(|file| file.filename == name);
    world.hall.wait_for(shows).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_has_the_sides_swapped_and_is_accepted_by_the_other() {
    let mut world = World::new().await;
    let board = world.game("brandubh").await;
    let last = resigned(&world, &board, 1).await;
    assert_eq!(labels(&last), [REMATCH, "Replay", "Export"]);
    world.stop_bot().await;
    world.standin.advance(std::time::Duration::from_hours(72));
    world.start_bot().await;
    let outsider = private(&world.cilla.click(&last, REMATCH).await.unwrap());
    assert!(outsider.content().contains("Only Ann and Bjorn"), "{}", outsider.content());

    let challenge = public(&world.ann.click(&last, REMATCH).await.unwrap());
    assert_eq!(challenge.pinged(), ["Bjorn"]);
    for said in ["Brandubh", "A rematch of game #1", "Ann takes the defenders"] {
        assert!(challenge.content().contains(said), "{said}: {}", challenge.content());
    }
    let again = private(&world.ann.click(&last, REMATCH).await.unwrap());
    assert!(again.content().contains("already asked"), "{}", again.content());
    let looked = || world.ann.slash("board", [("game", "1")]).in_channel(&world.hall);
    assert_eq!(labels(&private(&looked().await.unwrap())), ["Replay", "Export"], "it is asked for already");
    let rematch = public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    assert!(rematch.content().contains("Bjorn plays the attackers, Ann the defenders"), "{}", rematch.content());
    assert_eq!(labels(&private(&looked().await.unwrap())), ["Replay", "Export"], "it is on");
    let keeps = |standin: &standin::Standin| labels(&standin.message(last.id()).unwrap()) == ["Replay", "Export"];
    world.standin.wait_until("the rematch to be no longer offered", keeps).await.unwrap();
    private(&world.ann.click(&last.refresh().unwrap(), "Export").await.unwrap());
    for who in [&world.ann, &world.bjorn] {
        let late = who.press_unchecked(&last, "v1:rematch:1", None).await.unwrap();
        assert!(said(&late).contains("that is game #2"), "{}", said(&late));
    }
    let running = world.bjorn.press_unchecked(&last, "v1:rematch:2", None).await.unwrap();
    assert!(said(&running).contains("still being played"), "{}", said(&running));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_ask_for_a_rematch_at_once_and_it_begins_once() {
    let world = World::new().await;
    let board = world.game("scottish").await;
    let last = resigned(&world, &board, 1).await;
    let (hers, his) = tokio::join!(
        world.ann.press_unchecked(&last, "v1:rematch:1", None),
        world.bjorn.press_unchecked(&last, "v1:rematch:1", None),
    );
    let (hers, his) = (public(&hers.unwrap()), public(&his.unwrap()));
    let begun = |message: &Message| message.content().contains("plays the attackers");
    assert_ne!(begun(&hers), begun(&his), "one asks, the other accepts: {} / {}", hers.content(), his.content());
    assert_eq!((world.boards(2, 0), world.boards(3, 0)), (1, 0));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_declined_rematch_can_be_asked_for_again_with_the_house_rules_of_the_game() {
    let world = World::new().await;
    let options = [("opponent", user(&world.bjorn)), ("side", "attackers".into()), ("house-rules", "trap=yes".into())];
    let challenge = public(&world.ann.slash("challenge", options).in_channel(&world.hall).await.unwrap());
    let house_rules = |message: &Message| message.content().contains("House rules: ");
    assert!(house_rules(&challenge));
    let board = public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    let last = resigned(&world, &board, 1).await;
    let asked = public(&world.bjorn.click(&last, REMATCH).await.unwrap());
    assert!(house_rules(&asked), "{}", asked.content());
    public(&world.ann.click(&asked, "Decline").await.unwrap());
    let looked = private(&world.ann.slash("board", [("game", "1")]).in_channel(&world.hall).await.unwrap());
    assert_eq!(labels(&looked), [REMATCH, "Replay", "Export"]);
    let again = public(&world.ann.click(&last, REMATCH).await.unwrap());
    let rematch = public(&world.bjorn.click(&again, "Accept").await.unwrap());
    assert!(house_rules(&rematch), "{}", rematch.content());
    assert!(rematch.content().contains("Bjorn plays the attackers"), "{}", rematch.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_with_the_sides_swapped_and_ends_with_its_points() {
    let mut world = World::new().await;
    let first = match_of_two(&world).await;
    assert!(first.content().contains("First game of a match of two"), "{}", first.content());
    assert!(first.content().contains("Ann plays the attackers"), "{}", first.content());
    let last = resigned(&world, &first, 1).await;
    assert!(last.content().contains("The match goes on with game #2"), "{}", last.content());
    assert_eq!(labels(&last), ["Replay", "Export"], "the second game is the rematch");
    let second = first_board(&world, 2).await;
    assert!(second.content().contains("Bjorn plays the attackers, Ann the defenders"), "{}", second.content());
    assert!(second.content().contains("Second game of the match that began with game #1"), "{}", second.content());
    assert_eq!(second.pinged(), ["Bjorn"]);
    world.restart_bot().await;
    assert_eq!(world.boards(2, 0), 1, "it begins once");
    let early = world.bjorn.press_unchecked(&last, "v1:rematch:1", None).await.unwrap();
    assert!(said(&early).contains("the second, with the sides swapped, is game #2"), "{}", said(&early));

    let offer = public(&world.ann.slash("draw", ()).in_channel(&world.hall).await.unwrap());
    let accept = labels(&offer)[0].clone();
    let end = public(&world.bjorn.click(&offer, &accept).await.unwrap());
    assert!(end.content().contains("Bjorn wins the match that began with game #1, by 1½ to ½"), "{}", end.content());
    let again = public(&world.ann.click(&end, REMATCH).await.unwrap());
    assert!(again.content().contains("A match of two games again"), "{}", again.content());
    assert!(again.content().contains("Ann takes the attackers"), "{}", again.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_each_wins_once_is_drawn() {
    let world = World::new().await;
    let first = match_of_two(&world).await;
    resigned(&world, &first, 1).await;
    let second = first_board(&world, 2).await;
    let question = private(&world.bjorn.click(&second, "Resign").await.unwrap());
    let end = world.bjorn.click(&question, "Resign game #2").await.unwrap().follow_up(0).await.unwrap();
    assert!(end.content().contains("is drawn, 1 to 1"), "{}", end.content());
    let board = private(&world.ann.slash("board", [("game", "2")]).in_channel(&world.hall).await.unwrap());
    assert!(board.content().contains("is drawn, 1 to 1"), "{}", board.content());
    assert!(labels(&board).contains(&REMATCH.to_owned()), "{:?}", labels(&board));
    world.end().await;
}
