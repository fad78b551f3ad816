//! Private conversations and groups, where the bot is only what somebody has brought along.

use std::time::Duration;

use standin::{Channel, Fault, FaultAction, Message};

use crate::support::{World, private, public};

const CALLBACK: &str = "/callback";

/// A group of Ann, Bjorn and Cilla, of whom the first two have the app.
fn group(world: &World) -> Channel {
    world.ann.installs_app();
    world.bjorn.installs_app();
    world.standin.group("friends", &[&world.ann, &world.bjorn, &world.cilla])
}

async fn game(world: &World, place: &Channel) -> Message {
    let options = [("opponent", standin::user(&world.bjorn)), ("side", "attackers".into())];
    let challenge = public(&world.ann.slash("challenge", options).in_channel(place).await.unwrap());
    public(&world.bjorn.click(&challenge, "Accept").await.unwrap())
}

fn boards(place: &Channel, ply: u32) -> Vec<Message> {
    let name = format!("game-1-move-{ply}.png");
    let shows = |message: &Message| message.attachments().iter().any(|file| file.filename == name);
    place.messages().into_iter().filter(shows).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_in_a_group() {
    let world = World::new().await;
    let group = group(&world);
    let first = game(&world, &group).await;
    assert_eq!(first.pinged(), ["Ann"]);
    public(&world.ann.slash("move", [("move", "d1-d3")]).in_channel(&group).await.unwrap());
    let second = public(&world.bjorn.slash("move", [("move", "f8-h8")]).in_channel(&group).await.unwrap());
    assert_eq!(second.pinged(), ["Ann"]);
    let question = private(&world.ann.click(&second, "Resign").await.unwrap());
    world.ann.click(&question, "Resign game #1").await.unwrap();
    group.wait_for(|message| message.content().contains("Ann resigned")).await.expect("all are told");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_not_installed_the_app_plays_by_its_buttons() {
    let world = World::new().await;
    world.ann.installs_app();
    let between = world.standin.conversation(&world.ann, &world.bjorn);
    game(&world, &between).await;
    let board = public(&world.ann.slash("move", [("move", "d1-d3")]).in_channel(&between).await.unwrap());
    let pieces = private(&world.bjorn.click(&board, "Move").await.unwrap());
    assert!(!pieces.json()["components"].as_array().unwrap().is_empty());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_nobody_would_see_is_refused() {
    let world = World::new().await;
    let options = [("opponent", standin::user(&world.bjorn))];
    let refused = private(&world.ann.slash("challenge", options).in_channel(&world.ann.dm()).await.unwrap());
    assert!(refused.content().contains("not in this place"), "{}", refused.content());
    let games = private(&world.ann.slash("games", ()).in_channel(&world.ann.dm()).await.unwrap());
    assert!(!games.content().contains('#'), "{}", games.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_in_the_conversation_with_the_bot_is_shown_where_the_game_is_played() {
    let world = World::new().await;
    world.game("copenhagen").await;
    private(&world.ann.slash("move", [("move", "d1-d3")]).in_channel(&world.ann.dm()).await.unwrap());
    assert_eq!(world.boards(1, 1), 1);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_done_in_a_private_game_from_a_guild_nobody_there_sees() {
    let world = World::new().await;
    let group = group(&world);
    game(&world, &group).await;
    let options = [("move", "d1-d3"), ("game", "1")];
    let told = private(&world.ann.slash("move", options).in_channel(&world.hall).await.unwrap());
    for words in ["d1-d3", "Only you see this here", "private conversation"] {
        assert!(told.content().contains(words), "{words}: {}", told.content());
    }
    assert_eq!(told.attachments().len(), 1, "the board");
    world.looks_until(&world.bjorn, &group, || !boards(&group, 1).is_empty()).await;
    assert_eq!(boards(&group, 1)[0].pinged(), ["Bjorn"]);

    let question = private(&world.ann.slash("resign", [("game", "1")]).in_channel(&world.hall).await.unwrap());
    let told = private(&world.ann.click(&question, "Resign game #1").await.unwrap());
    assert!(told.content().contains("Ann resigned") && told.content().contains("Only you"), "{}", told.content());
    let resigned = |message: &Message| message.content().contains("Ann resigned");
    world.looks_until(&world.bjorn, &group, || group.messages().iter().any(resigned)).await;
    assert!(world.public_messages().is_empty(), "nobody else sees anything of it");

    let board = private(&world.ann.slash("board", [("game", "1")]).in_channel(&world.hall).await.unwrap());
    let asked = private(&world.ann.click(&board, "Rematch, sides swapped").await.unwrap());
    assert!(asked.content().contains("Nobody was asked"), "{}", asked.content());
    let last = group.messages().into_iter().find(resigned).unwrap();
    let asked = public(&world.ann.click(&last, "Rematch, sides swapped").await.unwrap());
    assert_eq!(asked.pinged(), ["Bjorn"], "there it can be asked for");
    world.end().await;
}

/// Fault E42: the answer to a command was fine, and the post that was to follow was refused.
#[tokio::test(flavor = "multi_thread")]
async fn what_no_answer_could_show_the_opponent_sees_at_his_next_contact() {
    let mut world = World::new().await;
    let group = group(&world);
    game(&world, &group).await;
    world.standin.inject(Fault::once("POST", CALLBACK, FaultAction::Reset));
    let lost = world.ann.slash("move", [("move", "d1-d3")]).in_channel(&group).await.unwrap();
    assert!(lost.failed().is_some());
    world.standin.advance(Duration::from_mins(20));
    world.restart_bot().await;
    world.looks_until(&world.bjorn, &group, || !boards(&group, 1).is_empty()).await;
    let shown = boards(&group, 1).remove(0);
    assert_eq!(shown.pinged(), ["Bjorn"]);
    public(&world.bjorn.slash("move", [("move", "f8-h8")]).in_channel(&group).await.unwrap());
    private(&world.ann.slash("games", ()).in_channel(&group).await.unwrap());
    assert_eq!(boards(&group, 1).len(), 1, "it is shown once");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_five_follow_ups_the_rest_comes_at_the_next_contact() {
    let world = World::new().await;
    let group = group(&world);
    let board = game(&world, &group).await;
    let too_many = FaultAction::Error { status: 400, code: 40094, message: "maximum follow ups".to_owned() };
    world.standin.inject(Fault {
        method: "POST".into(),
        path_contains: "/webhooks/".into(),
        times: 2,
        action: too_many,
    });
    let question = private(&world.ann.click(&board, "Resign").await.unwrap());
    world.ann.click(&question, "Resign game #1").await.unwrap();
    let asked = |standin: &standin::Standin| standin.requests().iter().filter(|r| r.status == 400).count() == 2;
    world.standin.wait_until("both to be refused", asked).await.unwrap();
    let resigned = || group.messages().into_iter().find(|message| message.content().contains("Ann resigned"));
    world.looks_until(&world.bjorn, &group, || resigned().is_some()).await;
    let shown = resigned().unwrap();
    assert!(shown.pinged().contains(&"Bjorn".to_owned()), "he is told of the end: {:?}", shown.pinged());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_only_the_mover_saw_the_opponent_sees_privately_at_his_next_contact() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.ann.installs_app();
    world.bjorn.installs_app();
    world.standin.remove_bot_from_guild();
    world.hall.forbid_external_apps();
    assert!(world.moves(&world.ann, "d1-d3").await.is_private());
    let told = |_: &standin::Standin| {
        world.hall.messages_for(&world.ann).iter().any(|message| message.content().contains("only you can see"))
    };
    world.standin.wait_until("her being told", told).await.unwrap();
    let shown =
        || world.hall.messages_for(&world.bjorn).iter().any(|message| message.content().contains("could not show you"));
    world.looks_until(&world.bjorn, &world.hall, shown).await;
    let seen = world.hall.messages_for(&world.bjorn).len();
    private(&world.bjorn.slash("games", ()).in_channel(&world.hall).await.unwrap());
    assert_eq!(world.hall.messages_for(&world.bjorn).len(), seen + 1, "once");
    world.end().await;
}
