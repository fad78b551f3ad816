//! The menu of a message: "Tafl: this game".

use standin::{Message, User, user};

use crate::support::{World, labels, private, public};

async fn asks(who: &User, message: &Message) -> Message {
    private(&who.message_command("Tafl: this game", message).await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn every_board_leads_to_how_the_game_stands_now() {
    let mut world = World::new().await;
    let first = world.game("scottish").await;
    world.play("d7-g7 d5-e5").await;
    world.restart_bot().await;
    let told = asks(&world.cilla, &first).await;
    assert!(told.content().contains("That message shows the start of game #1"), "{}", told.content());
    assert!(told.content().contains("d5-e5"), "{}", told.content());
    assert_eq!(told.attachments()[0].filename, "game-1-move-2.png");
    assert!(!labels(&told).contains(&"Move".to_owned()), "an onlooker has no buttons");
    assert!(labels(&asks(&world.ann, &first).await).contains(&"Move".to_owned()), "whose move it is has them");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_says_what_became_of_it() {
    let world = World::new().await;
    let challenge = world.challenge("scottish").await;
    let open = asks(&world.cilla, &challenge).await;
    assert!(open.content().contains("That message is a challenge"), "{}", open.content());
    assert_eq!(labels(&open), Vec::<String>::new(), "it is answered where it stands");
    assert!(open.pinged().is_empty());
    public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    let accepted = asks(&world.cilla, &challenge).await;
    assert!(accepted.content().contains("That message belongs to game #1"), "{}", accepted.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_leads_to_its_game() {
    let world = World::new().await;
    world.game("scottish").await;
    let offer = public(&world.ann.slash("draw", ()).in_channel(&world.hall).await.unwrap());
    let told = asks(&world.cilla, &offer).await;
    assert!(told.content().contains("an offer that Ann made in game #1"), "{}", told.content());
    assert_eq!(told.attachments()[0].filename, "game-1-move-0.png");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_only_one_sees_is_recognised_too() {
    let world = World::new().await;
    world.game("scottish").await;
    world.play("d7-g7").await;
    let hall = &world.hall;
    let menus = private(&world.bjorn.slash("board", ()).in_channel(hall).await.unwrap());
    let list = private(&world.bjorn.slash("history", ()).in_channel(hall).await.unwrap());
    let film = private(&world.bjorn.slash("replay", ()).in_channel(hall).await.unwrap());
    let step = private(&world.bjorn.slash("show", [("move", 0)]).in_channel(hall).await.unwrap());
    for message in [menus, film, step] {
        let told = asks(&world.bjorn, &message).await;
        assert!(told.content().contains("game #1"), "{}: {}", message.content(), told.content());
    }
    let told = asks(&world.bjorn, &list).await;
    assert!(told.content().contains("about no game"), "a list without buttons says nothing: {}", told.content());
    let record = [("record", "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 d")];
    let record = private(&world.bjorn.slash("import", record).in_channel(hall).await.unwrap());
    assert!(asks(&world.bjorn, &record).await.content().contains("A record of Scottish"));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_of_others_and_of_nothing_say_so() {
    let world = World::new().await;
    world.game("scottish").await;
    let chat = world.cilla.says(&world.hall, "game-1-move-0.png v1:move:1:0");
    assert!(asks(&world.ann, &chat).await.content().contains("That message is none of mine"));
    let rules = private(&world.ann.slash("rules", [("variant", "scottish")]).in_channel(&world.hall).await.unwrap());
    assert!(asks(&world.ann, &rules).await.content().contains("about no game"));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_in_private_stays_with_its_players() {
    let world = World::new().await;
    world.ann.installs_app();
    let group = world.standin.group("three", &[&world.ann, &world.bjorn, &world.cilla]);
    let options = [("opponent", user(&world.bjorn)), ("side", "attackers".into())];
    let challenge = public(&world.ann.slash("challenge", options).in_channel(&group).await.unwrap());
    let board = public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    world.cilla.installs_app();
    let hidden = asks(&world.cilla, &board).await;
    assert!(hidden.attachments().is_empty(), "as /board decides: {}", hidden.content());
    assert!(asks(&world.ann, &board).await.content().contains("That message shows the start of game #1"));
    world.end().await;
}
