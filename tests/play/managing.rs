//! Ending other people's stuck game, for those who manage the server.

use standin::{Error, Permissions};

use crate::support::{World, labels, private, public, said};

const REASON: &str = "Ann has **left** @everyone";

#[tokio::test(flavor = "multi_thread")]
async fn a_manager_ends_a_stuck_game_and_both_read_why() {
    let mut world = World::new().await;
    world.game("copenhagen").await;
    let board = world.play("d1-d3").await;
    world.cilla.may(Permissions::MANAGE_GUILD);
    let options = [("game", "1"), ("reason", REASON)];
    let last = public(&world.cilla.slash("tafl-end", options).in_channel(&world.hall).await.unwrap());
    assert!(last.content().contains("Cilla") && last.content().contains("nobody wins"), "{}", last.content());
    assert!(
        last.content().contains(r"Ann has \*\*left\*\*") && !last.content().contains("@everyone"),
        "{}",
        last.content()
    );
    let mut pinged = last.pinged();
    pinged.sort();
    assert_eq!(pinged, ["Ann", "Bjorn"]);
    assert_eq!(labels(&last), ["Rematch, sides swapped", "Replay", "Export"], "nothing that needs a running game");
    world.loses_its_buttons(&board).await;
    world.restart_bot().await;
    let seen = private(&world.ann.slash("board", [("game", "1")]).in_channel(&world.hall).await.unwrap());
    assert!(seen.content().contains("Cilla"), "it is kept: {}", seen.content());
    let late = private(&world.bjorn.slash("move", [("move", "f8-h8"), ("game", "1")]).await.unwrap());
    assert!(late.content().contains("is over"), "{}", late.content());
    let twice = private(&world.cilla.slash("tafl-end", options).in_channel(&world.hall).await.unwrap());
    assert!(twice.content().contains("is over"), "{}", twice.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_ends_other_peoples_games() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let options = [("game", "1"), ("reason", "because")];
    let hidden = world.cilla.slash("tafl-end", options).in_channel(&world.hall).await;
    assert!(matches!(hidden, Err(Error::Missing { .. })), "Discord does not show it to her: {hidden:?}");
    // A server may show it to others; what Discord says of their rights counts.
    let forged = world.cilla.slash("tafl-end", options).in_channel(&world.hall).unchecked().await.unwrap();
    assert!(private(&forged).content().contains("manage this server"), "{}", said(&forged));
    let typed = world.cilla.autocomplete("tafl-end", [("game", "")], "game").in_channel(&world.hall).unchecked();
    assert!(typed.await.unwrap().is_empty());
    world.play("d1-d3").await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_the_server_are_suggested_and_those_of_private_conversations_cannot_be_ended() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.ann.installs_app();
    world.bjorn.installs_app();
    let between = world.standin.conversation(&world.ann, &world.bjorn);
    let options = [("opponent", standin::user(&world.bjorn)), ("side", "attackers".into())];
    let challenge = public(&world.ann.slash("challenge", options).in_channel(&between).await.unwrap());
    public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    world.cilla.may(Permissions::ADMINISTRATOR);
    let typed = world.cilla.autocomplete("tafl-end", [("game", "ann")], "game").in_channel(&world.hall).await.unwrap();
    assert_eq!(typed.iter().map(|(_, value)| value.as_str()).collect::<Vec<_>>(), ["1"]);
    assert!(typed[0].0.contains("Ann against Bjorn"), "{typed:?}");
    for (game, says) in [("2", "no game #2"), ("99", "no game #99"), ("the first", "not the number")] {
        let options = [("game", game), ("reason", "because")];
        let told = private(&world.cilla.slash("tafl-end", options).in_channel(&world.hall).await.unwrap());
        assert!(told.content().contains(says), "{game}: {}", told.content());
    }
    let elsewhere = world.standin.channel("elsewhere");
    let options = [("game", "#1"), ("reason", "\u{200b}\u{200b}")];
    let told = private(&world.cilla.slash("tafl-end", options).in_channel(&elsewhere).await.unwrap());
    assert!(told.content().contains(&format!("<#{}>", world.hall.id())), "{}", told.content());
    let last = world.public_messages().pop().unwrap();
    assert_eq!(last.pinged().len(), 2, "{}", last.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_ends_a_game_that_he_plays_himself() {
    let world = World::new().await;
    world.game("copenhagen").await;
    for may in [Permissions::MANAGE_GUILD, Permissions::ADMINISTRATOR] {
        world.ann.may(may);
        let options = [("game", "1"), ("reason", "I am losing")];
        let told = private(&world.ann.slash("tafl-end", options).in_channel(&world.hall).await.unwrap());
        assert!(told.content().contains("You play in game #1 yourself"), "{}", told.content());
        let typed = world.ann.autocomplete("tafl-end", [("game", "")], "game").in_channel(&world.hall).await.unwrap();
        assert!(typed.is_empty(), "it is not suggested either: {typed:?}");
    }
    world.play("d1-d3").await;
    world.end().await;
}
