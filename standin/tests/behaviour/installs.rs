//! The app on a guild, on a user's account, or both: where it can be used and what it may do there.

use std::future::IntoFuture;

use serde_json::json;
use serenity::all::{Interaction, InteractionContext};
use standin::Error;

use crate::common::{Got, button, code, going, standin};

fn context(got: &Got) -> (Option<InteractionContext>, bool, bool) {
    let Interaction::Command(command) = &got.interaction else { panic!("a command") };
    let owners = serde_json::to_value(&command.authorizing_integration_owners).expect("it was read");
    (command.context, owners.get("0").is_some(), owners.get("1").is_some())
}

#[tokio::test]
async fn the_context_and_the_installations_are_told() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    let (ann, bjorn) = (standin.user("Ann"), standin.user("Bjorn"));
    let square = standin.channel("square");
    let _in_guild = tokio::spawn(ann.slash("go", ()).in_channel(&square).into_future());
    assert_eq!(context(&bot.next().await), (Some(InteractionContext::Guild), true, false));
    let _in_dm = tokio::spawn(ann.slash("go", ()).in_channel(&ann.dm()).into_future());
    assert_eq!(context(&bot.next().await), (Some(InteractionContext::BotDm), true, false));

    let between = standin.conversation(&ann, &bjorn);
    let refused = ann.slash("go", ()).in_channel(&between).await;
    assert!(matches!(refused, Err(Error::Missing { .. })), "not installed by her: {refused:?}");
    ann.installs_app();
    for place in [between, standin.group("three", &[&ann, &bjorn, &standin.user("Cilla")])] {
        let _entered = tokio::spawn(ann.slash("go", ()).in_channel(&place).into_future());
        assert_eq!(context(&bot.next().await), (Some(InteractionContext::PrivateChannel), false, true));
    }
    let foreign = standin.user("Cilla").slash("go", ()).in_channel(&standin.conversation(&ann, &bjorn)).await;
    assert!(matches!(foreign, Err(Error::NotAllowed(_))), "{foreign:?}");
}

#[tokio::test]
async fn where_only_a_user_installed_it_follow_ups_are_few_and_the_channel_is_closed() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    let (ann, square) = (standin.user("Ann"), standin.channel("square"));
    ann.installs_app();
    standin.remove_bot_from_guild();
    let entered = tokio::spawn(ann.slash("go", ()).in_channel(&square).into_future());
    let got = bot.next().await;
    assert_eq!(context(&got), (Some(InteractionContext::Guild), false, true));
    assert_eq!(bot.say(&got, json!({ "content": "Hi", "components": button("Go", "go") })).await.0, 204);
    let reply = entered.await.expect("joined").expect("a reply");
    for _ in 0..5 {
        assert_eq!(bot.post(&bot.hook(&got, ""), &json!({ "content": "More" })).await.0, 200);
    }
    assert_eq!(code(&bot.post(&bot.hook(&got, ""), &json!({ "content": "More" })).await), (400, 40094));
    let path = format!("/channels/{}/messages", square.id());
    assert_eq!(code(&bot.post(&path, &json!({ "content": "x" })).await), (403, 50001));
    assert_eq!(code(&bot.get(&format!("/guilds/{}", standin.guild_id())).await), (404, 10004));

    // Anybody there may press the button.
    let bjorn = standin.user("Bjorn");
    let message = reply.message().expect("a message").clone();
    let pressed = tokio::spawn(async move { bjorn.click(&message, "Go").await });
    let got = bot.next().await;
    assert_eq!(bot.answer(&got, &json!({ "type": 7, "data": { "content": "Pressed" } })).await.0, 204);
    assert!(pressed.await.expect("joined").expect("a reply").is_update());

    square.forbid_external_apps();
    let entered = tokio::spawn(ann.slash("go", ()).in_channel(&square).into_future());
    let got = bot.next().await;
    bot.say(&got, json!({ "content": "Public?" })).await;
    assert!(entered.await.expect("joined").expect("a reply").is_private(), "external apps answer privately here");
}

#[tokio::test]
async fn context_menus_resolve_their_targets() {
    let standin = standin().await;
    let menu = |name: &str, kind: u8| json!({ "name": name, "type": kind, "integration_types": [0, 1], "contexts": [0, 1, 2] });
    let mut bot = crate::common::Bot::start(&standin, vec![menu("Wave at", 2), menu("Quote", 3)]).await;
    let (ann, bjorn, square) = (standin.user("Ann"), standin.user("Bjorn"), standin.channel("square"));
    let _waved = tokio::spawn(ann.user_command("Wave at", &bjorn).in_channel(&square).into_future());
    let got = bot.next().await;
    let Interaction::Command(command) = &got.interaction else { panic!("a command") };
    let target = command.data.target().expect("a target");
    assert!(matches!(target, serenity::all::ResolvedTarget::User(user, Some(_)) if user.id.get() == bjorn.id().get()));

    let said = bjorn.says(&square, "Words");
    let _quoted = tokio::spawn(ann.message_command("Quote", &said).into_future());
    let got = bot.next().await;
    let Interaction::Command(command) = &got.interaction else { panic!("a command") };
    let target = command.data.target().expect("a target");
    assert!(matches!(target, serenity::all::ResolvedTarget::Message(message) if message.content == "Words"));
}
