//! What a server's managers settle: where games begin, threads, and what is played.

use standin::OptionValue;

use crate::support::{World, private, public, said};

async fn settle(world: &World, options: Vec<(&str, OptionValue)>) -> String {
    world.ann.manages_guild();
    let reply = world.ann.slash("server-settings", options).in_channel(&world.hall).await.expect("she may");
    private(&reply).content().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_has_its_settings_told_in_words() {
    let mut world = World::new().await;
    let told = settle(&world, vec![]).await;
    for words in ["every channel", "without threads", "Copenhagen Hnefatafl"] {
        assert!(told.contains(words), "{words}: {told}");
    }
    let told = settle(
        &world,
        vec![
            ("add-channel", OptionValue::Channel(world.hall.id())),
            ("threads", true.into()),
            ("variant", "brandubh".into()),
        ],
    )
    .await;
    for words in [&format!("<#{}> only", world.hall.id()), "thread of its own", "Brandubh"] {
        assert!(told.contains(words), "{words}: {told}");
    }
    world.restart_bot().await;
    assert_eq!(settle(&world, vec![]).await, told, "it lasts");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_managers_settle_anything() {
    let world = World::new().await;
    let unseen = world.bjorn.slash("server-settings", [("threads", true)]).in_channel(&world.hall).await;
    assert!(unseen.is_err(), "his client does not show it");
    // Managers can let others see the command; that makes nobody a manager.
    let forged = world.bjorn.slash("server-settings", [("threads", true)]).in_channel(&world.hall).unchecked().await;
    assert!(private(&forged.unwrap()).content().contains("Manage Server"));
    assert!(settle(&world, vec![]).await.contains("without threads"));
    let outside = world.ann.slash("server-settings", ()).in_channel(&world.ann.dm()).unchecked().await.unwrap();
    assert!(private(&outside).content().contains("on a server only"), "{}", said(&outside));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn new_games_begin_in_allowed_channels_only_and_old_ones_are_finished() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let late = world.challenge("brandubh").await;
    let arena = world.standin.channel("arena");
    let told = settle(&world, vec![("add-channel", OptionValue::Channel(arena.id()))]).await;
    assert!(told.contains(&format!("<#{}> only", arena.id())), "{told}");

    let options = || [("opponent", standin::user(&world.bjorn))];
    let refused = private(&world.ann.slash("challenge", options()).in_channel(&world.hall).await.unwrap());
    assert!(refused.content().contains(&format!("<#{}>", arena.id())), "{}", refused.content());
    let refused = private(&world.bjorn.click(&late, "Accept").await.unwrap());
    assert!(refused.content().contains(&format!("<#{}>", arena.id())), "{}", refused.content());
    public(&world.moves(&world.ann, "d1-d3").await);
    private(&world.bjorn.slash("games", ()).in_channel(&world.hall).await.unwrap());
    public(&world.ann.slash("challenge", options()).in_channel(&arena).await.unwrap());

    let told = settle(&world, vec![("remove-channel", OptionValue::Channel(world.hall.id()))]).await;
    assert!(told.contains("not one of the channels") && told.contains(&arena.id().to_string()), "{told}");
    let told = settle(&world, vec![("all-channels", true.into())]).await;
    assert!(told.contains("every channel"), "{told}");
    let told = settle(&world, vec![("remove-channel", OptionValue::Channel(arena.id()))]).await;
    assert!(told.contains("none to take away"), "{told}");
    public(&world.bjorn.click(&late, "Accept").await.unwrap());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_of_an_allowed_channel_is_allowed() {
    let world = World::new().await;
    settle(&world, vec![("add-channel", OptionValue::Channel(world.hall.id())), ("threads", true.into())]).await;
    let challenge = world.challenge("brandubh").await;
    world.bjorn.click(&challenge, "Accept").await.unwrap();
    world.standin.wait_until("a thread", |_| !world.hall.threads().is_empty()).await.unwrap();
    let thread = world.hall.threads().remove(0);
    let options = [("opponent", standin::user(&world.bjorn))];
    public(&world.ann.slash("challenge", options).in_channel(&thread).await.unwrap());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_chooses_nothing_plays_the_servers_variant() {
    let world = World::new().await;
    settle(&world, vec![("variant", "tawlbwrdd".into())]).await;
    let options = || [("opponent", standin::user(&world.bjorn))];
    let challenge = public(&world.ann.slash("challenge", options()).in_channel(&world.hall).await.unwrap());
    assert!(challenge.content().contains("Tawlbwrdd"), "{}", challenge.content());
    world.bjorn.installs_app();
    let outside = world.standin.conversation(&world.ann, &world.bjorn);
    let options = [("opponent", standin::user(&world.ann))];
    let challenge = public(&world.bjorn.slash("challenge", options).in_channel(&outside).await.unwrap());
    assert!(challenge.content().contains("Copenhagen"), "{}", challenge.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_more_channels_are_named_than_can_be_shown() {
    let world = World::new().await;
    for number in 0..25 {
        let channel = world.standin.channel(&format!("room-{number}"));
        let told = settle(&world, vec![("add-channel", OptionValue::Channel(channel.id()))]).await;
        assert!(told.contains(&channel.id().to_string()), "{told}");
    }
    let told = settle(&world, vec![("add-channel", OptionValue::Channel(world.hall.id()))]).await;
    assert!(told.contains("25 channels"), "{told}");
    assert!(!settle(&world, vec![]).await.contains(&format!("<#{}>", world.hall.id())), "nothing was changed");
    world.end().await;
}
