//! What people may do, as a command's defaults and an interaction tell it; and texts that leave open whom they ping.

use serde_json::json;
use serenity::all::{Interaction, Permissions as Told};
use standin::{Config, Error, Permissions, Standin};

use crate::common::{Bot, command, enter_go, going, square_path, standin};

#[tokio::test]
async fn a_command_is_shown_to_those_only_who_have_the_rights_it_needs_by_default() {
    let standin = standin().await;
    let mut managing = command("manage", json!([]));
    managing["default_member_permissions"] = json!(Permissions::MANAGE_GUILD.bits().to_string());
    let mut closed = command("closed", json!([]));
    closed["default_member_permissions"] = json!("0");
    let mut bot = Bot::start(&standin, vec![managing, closed]).await;
    let (ann, bjorn, cilla) = (standin.user("Ann"), standin.user("Bjorn"), standin.user("Cilla"));
    standin.channel("square");
    bjorn.may(Permissions::MANAGE_GUILD);
    cilla.may(Permissions::ADMINISTRATOR);
    for (who, name) in [(&ann, "manage"), (&ann, "closed"), (&bjorn, "closed")] {
        let refused = who.slash(name, ()).await;
        assert!(matches!(refused, Err(Error::Missing { .. })), "{name}: {refused:?}");
    }
    for (who, name) in [(bjorn, "manage"), (cilla.clone(), "manage"), (cilla, "closed")] {
        let entered = tokio::spawn(async move { who.slash(name, ()).await });
        let got = bot.next().await;
        let Interaction::Command(command) = &got.interaction else { panic!("a command") };
        let may = command.member.as_ref().and_then(|member| member.permissions).expect("they are told");
        assert!(may.intersects(Told::MANAGE_GUILD | Told::ADMINISTRATOR), "{may:?}");
        bot.say(&got, json!({ "content": "Hi" })).await;
        entered.await.expect("joined").expect("a reply");
    }
    // An old client, or a forged press: the rights are told as they are.
    let entered = tokio::spawn(async move { ann.slash("manage", ()).unchecked().await });
    let got = bot.next().await;
    let Interaction::Command(command) = &got.interaction else { panic!("a command") };
    let may = command.member.as_ref().and_then(|member| member.permissions).expect("they are told");
    assert!(!may.intersects(Told::MANAGE_GUILD | Told::ADMINISTRATOR), "{may:?}");
    bot.say(&got, json!({ "content": "No" })).await;
    entered.await.expect("joined").expect("a reply");
}

#[tokio::test]
async fn texts_that_leave_open_whom_they_mention_are_noted_where_that_is_asked_for() {
    let standin = Standin::start(Config { explicit_mentions: true, ..Config::default() }).await.expect("a free port");
    let mut bot = going(&standin).await;
    let path = square_path(&standin);
    let nobody = json!({ "parse": [] });
    let (got, entered) = enter_go(&standin, &mut bot, "Ann").await;
    bot.say(&got, json!({ "content": "x", "allowed_mentions": nobody })).await;
    entered.await.expect("joined").expect("a reply");
    let posted = bot.post(&path, &json!({ "content": "x", "allowed_mentions": nobody })).await;
    let message = format!("{path}/{}", posted.1["id"].as_str().expect("an id"));
    bot.patch(&message, &json!({ "components": [] })).await;
    assert!(standin.violations().is_empty(), "{:?}", standin.violations());

    assert_eq!(bot.post(&path, &json!({ "content": "x" })).await.0, 200, "Discord takes it");
    assert_eq!(standin.violations().len(), 1);
    bot.post(&bot.hook(&got, ""), &json!({ "content": "x", "allowed_mentions": null })).await;
    assert_eq!(standin.violations().len(), 2);
    let (got, entered) = enter_go(&standin, &mut bot, "Ann").await;
    bot.say(&got, json!({ "content": "x" })).await;
    entered.await.expect("joined").expect("a reply");
    assert_eq!(standin.violations().len(), 3);
    bot.patch(&message, &json!({ "content": "y" })).await;
    assert_eq!(standin.violations().len(), 4, "an edit too is noted once");
}
