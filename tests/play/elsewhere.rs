//! What is done in one place and belongs to another; and what others may not see.

use standin::{Fault, FaultAction};

use crate::support::{World, private, public, said};

#[tokio::test(flavor = "multi_thread")]
async fn a_move_made_elsewhere_stands_where_the_game_is_played() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let elsewhere = world.standin.channel("elsewhere");
    let told = private(&world.ann.slash("move", [("move", "d1-d3")]).in_channel(&elsewhere).await.unwrap());
    assert!(told.content().contains(&format!("<#{}>", world.hall.id())), "{}", told.content());
    let board = world.public_messages().pop().unwrap();
    assert!(board.content().contains("d1-d3"), "{}", board.content());
    assert_eq!(board.pinged(), ["Bjorn"]);
    assert!(told.buttons()[0].url.as_ref().unwrap().ends_with(&board.id().to_string()));
    public(&world.moves(&world.bjorn, "f8-h8").await);
    world.loses_its_buttons(&board).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn taps_resignations_and_offers_made_elsewhere_reach_the_opponent() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let elsewhere = world.standin.channel("elsewhere");
    let offered = private(&world.ann.slash("draw", [("game", "1")]).in_channel(&elsewhere).await.unwrap());
    assert!(offered.content().contains(&format!("<#{}>", world.hall.id())), "{}", offered.content());
    assert_eq!(world.public_messages().pop().unwrap().pinged(), ["Bjorn"]);
    let board = private(&world.ann.slash("board", [("game", "1")]).in_channel(&elsewhere).await.unwrap());
    let question = private(&world.ann.click(&board, "Resign").await.unwrap());
    let closed = private(&world.ann.click(&question, "Resign game #1").await.unwrap());
    assert!(closed.content().contains(&format!("<#{}>", world.hall.id())), "{}", closed.content());
    let last = world.public_messages().pop().unwrap();
    assert!(last.content().contains("Ann resigned"), "{}", last.content());
    assert!(elsewhere.messages().is_empty(), "nobody else sees anything of it there");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_be_posted_at_once_is_posted_later_and_once() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let elsewhere = world.standin.channel("elsewhere");
    world.standin.inject(Fault::once("POST", "/messages", FaultAction::LoseAnswer));
    private(&world.ann.slash("move", [("move", "d1-d3")]).in_channel(&elsewhere).await.unwrap());
    let told =
        |_: &standin::Standin| world.standin.requests().iter().filter(|r| r.path.ends_with("/messages")).count() > 1;
    world.standin.wait_until("the outbox to look", told).await.unwrap();
    public(&world.moves(&world.bjorn, "f8-h8").await);
    assert_eq!(world.boards(1, 1), 1);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_channel_is_gone_is_played_where_the_player_is() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let [second, third] = ["second", "third"].map(|name| world.standin.channel(name));
    world.hall.delete();
    public(&world.ann.slash("move", [("move", "d1-d3")]).in_channel(&second).await.unwrap());
    private(&world.bjorn.slash("move", [("move", "f8-h8")]).in_channel(&third).await.unwrap());
    let board = second.messages().pop().unwrap();
    assert!(board.content().contains("f8-h8"), "{}", board.content());
    assert_eq!(board.pinged(), ["Ann"]);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_elsewhere_is_not_told_who_plays() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.cilla.installs_app();
    let outside = world.standin.conversation(&world.cilla, &world.standin.user("Astrid"));
    for (command, options) in [("move", vec![("move", "d1-d3"), ("game", "1")]), ("resign", vec![("game", "1")])] {
        let told = private(&world.cilla.slash(command, options).in_channel(&outside).await.unwrap());
        assert!(!told.content().contains("Ann") && !told.content().contains("Bjorn"), "{}", told.content());
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_discord_made_private_does_not_count_as_shown() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.ann.installs_app();
    world.standin.remove_bot_from_guild();
    world.hall.forbid_external_apps();
    let reply = world.moves(&world.ann, "d1-d3").await;
    assert!(reply.is_private(), "{}", said(&reply));
    let told = |_: &standin::Standin| {
        world.hall.messages_for(&world.ann).iter().any(|message| message.content().contains("only you can see"))
    };
    world.standin.wait_until("her being told", told).await.unwrap();
    assert_eq!(world.boards(1, 1), 0);
    world.end().await;
}

/// Fault E40: Attach Files was missing, and the error named nothing.
#[tokio::test(flavor = "multi_thread")]
async fn moves_are_suggested_in_the_game_named_by_the_opponent() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let typed = [("game", "Bjorn"), ("move", "d1-")];
    let found = world.ann.autocomplete("move", typed, "move").in_channel(&world.hall).await.unwrap();
    assert!(found.iter().any(|(_, value)| value == "d1-d3"), "{found:?}");
    world.end().await;
}
