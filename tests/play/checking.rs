//! `/tafl-check` tells what is missing, each with what it is needed for.

use standin::{Channel, OptionValue, Permissions, User};

use crate::support::{World, private};

async fn check(who: &User, place: &Channel) -> String {
    private(&who.slash("tafl-check", ()).in_channel(place).await.expect("everybody may")).content().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn all_is_well_where_nothing_is_missing() {
    let world = World::new().await;
    let told = check(&world.bjorn, &world.hall).await;
    assert!(told.contains("All is well") && told.contains(&format!("<#{}>", world.hall.id())), "{told}");
    assert!(told.contains(env!("CARGO_PKG_VERSION")) && told.contains(" ms"), "{told}");
    world.end().await;
}

/// Fault E40: the bot lacked Attach Files, and its error named neither the permission nor the channel.
#[tokio::test(flavor = "multi_thread")]
async fn each_missing_permission_is_named_with_its_use() {
    let world = World::new().await;
    world.ann.manages_guild();
    let everything = [
        (Permissions::VIEW_CHANNEL, "View Channel"),
        (Permissions::SEND_MESSAGES, "Send Messages**"),
        (Permissions::ATTACH_FILES, "Attach Files"),
        (Permissions::READ_MESSAGE_HISTORY, "Read Message History"),
    ];
    for (right, name) in everything {
        world.hall.deny(right);
        let told = check(&world.bjorn, &world.hall).await;
        assert!(told.contains(name) && told.contains("without it"), "{told}");
        assert_eq!(told.matches("without it").count(), 1, "only that: {told}");
        world.hall.allow(right);
    }
    let for_threads = [
        (Permissions::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
        (Permissions::CREATE_PUBLIC_THREADS, "Create Public Threads"),
    ];
    for (right, name) in for_threads {
        world.hall.deny(right);
        assert!(check(&world.bjorn, &world.hall).await.contains("All is well"), "without threads {name} is not used");
    }
    let on: [(&str, OptionValue); 1] = [("threads", true.into())];
    world.ann.slash("server-settings", on).in_channel(&world.hall).await.unwrap();
    let told = check(&world.bjorn, &world.hall).await;
    for (_, name) in for_threads {
        assert!(told.contains(name), "{name}: {told}");
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_bot_is_no_member_it_says_what_it_can_do() {
    let world = World::new().await;
    assert!(check(&world.ann, &world.ann.dm()).await.contains("A challenge needs a place"));
    world.ann.installs_app();
    let group = world.standin.group("friends", &[&world.ann, &world.bjorn]);
    assert!(check(&world.ann, &group).await.contains("cannot post by myself"));
    world.standin.remove_bot_from_guild();
    assert!(check(&world.ann, &world.hall).await.contains("cannot post by myself"));
    world.hall.forbid_external_apps();
    assert!(check(&world.ann, &world.hall).await.contains("Use External Apps"));
    world.end().await;
}
