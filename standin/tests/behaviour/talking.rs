//! People talk to a bot: commands, completion, buttons, menus, files.

use crate::common::{Bot, PNG, button, command, standin};
use reqwest::Method;
use serde_json::json;
use std::future::IntoFuture;

use standin::{Error, ReplyKind, user};

fn greet() -> serde_json::Value {
    command(
        "greet",
        json!([
            { "type": 6, "name": "whom", "description": "Whom", "required": true },
            { "type": 3, "name": "how", "description": "How", "choices": [
                { "name": "Warmly", "value": "warmly" }, { "name": "Coldly", "value": "coldly" }] },
            { "type": 3, "name": "word", "description": "Word", "autocomplete": true },
        ]),
    )
}

#[tokio::test]
async fn a_slash_command_is_answered_in_public_with_a_picture_and_pings() {
    let standin = standin().await;
    let mut bot = Bot::start(&standin, vec![greet()]).await;
    let (ann, bjorn) = (standin.user("Ann").locale("sv-SE"), standin.user("Bjorn"));
    let square = standin.channel("square");
    let entered = ann.slash("greet", [("whom", user(&bjorn)), ("how", "Warmly".into())]).in_channel(&square);
    let entered = tokio::spawn(entered.into_future());

    let got = bot.next().await;
    let serenity::all::Interaction::Command(command) = &got.interaction else { panic!("a command") };
    assert_eq!(command.locale, "sv-SE");
    assert_eq!(command.data.name, "greet");
    assert_eq!(command.guild_id.map(serenity::all::GuildId::get), Some(standin.guild_id().get()));
    assert_eq!(command.data.options[1].value.as_str(), Some("warmly"));
    assert!(command.data.resolved.members.len() == 1 && command.app_permissions.is_some());
    let body = json!({ "type": 4, "data": {
        "content": format!("Hello {}", bjorn.mention()),
        "attachments": [{ "id": 0, "filename": "board.png", "description": "A board" }],
        "components": button("Thanks", "thanks:1"),
    }});
    let path = format!("/interactions/{}/{}/callback", got.id, got.token);
    let (status, _) = bot.upload(Method::POST, &path, &body, &[("board.png", PNG)]).await;
    assert_eq!(status, 204);

    let reply = entered.await.expect("joined").expect("an answer");
    assert!(reply.is_public() && reply.failed().is_none());
    let message = reply.message().expect("a message");
    assert_eq!(message.pinged(), ["Bjorn"]);
    let file = message.attachments().remove(0);
    assert_eq!((file.description.as_deref(), file.dimensions), (Some("A board"), Some((4, 2))));
    assert_eq!(&*file.bytes, PNG);
    assert_eq!(bjorn.pings().len(), 1);
    assert!(ann.pings().is_empty());

    let url = message.json()["attachments"][0]["url"].as_str().expect("a url").to_owned();
    let served = bot.http.get(url).send().await.expect("an answer");
    assert_eq!(served.headers()["content-type"], "image/png");
    assert_eq!(served.bytes().await.expect("bytes"), PNG);
}

#[tokio::test]
async fn a_button_updates_its_message_and_a_private_answer_is_for_one() {
    let standin = standin().await;
    let mut bot = Bot::start(&standin, vec![]).await;
    let (ann, bjorn) = (standin.user("Ann"), standin.user("Bjorn"));
    let square = standin.channel("square");
    let path = format!("/channels/{}/messages", square.id());
    let (status, _) = bot.post(&path, &json!({ "content": "Press", "components": button("Go", "go:1") })).await;
    assert_eq!(status, 200);
    let posted = square.last_message().expect("the message");

    let press = async { ann.click(&posted, "Go").await };
    let answer = async {
        let got = bot.next().await;
        bot.answer(&got, &json!({ "type": 7, "data": { "content": "Pressed", "components": [] } })).await
    };
    let (reply, answered) = tokio::join!(press, answer);
    assert_eq!(answered.0, 204);
    let reply = reply.expect("a reply");
    assert!(reply.is_update());
    assert_eq!(reply.message().expect("a message").content(), "Pressed");
    let missing = ann.click(&posted, "Go").await;
    assert!(matches!(missing, Err(Error::Missing { .. })), "the button is gone: {missing:?}");

    let (_, second) = bot.post(&path, &json!({ "content": "Again", "components": button("Go", "go:2") })).await;
    assert!(second["id"].is_string());
    let posted = square.last_message().expect("the message");
    let press = async { ann.click(&posted, "Go").await };
    let answer = async {
        let got = bot.next().await;
        bot.say(&got, json!({ "content": "Secret", "flags": 64, "components": button("More", "more") })).await
    };
    let (reply, _) = tokio::join!(press, answer);
    let reply = reply.expect("a reply");
    assert!(reply.is_private() && matches!(reply.kind(), ReplyKind::Private(_)));
    assert_eq!(square.messages().len(), 2);
    assert_eq!(square.messages_for(&ann).len(), 3);
    assert_eq!(square.messages_for(&bjorn).len(), 2);
    let foreign = bjorn.click(reply.message().expect("a message"), "More").await;
    assert!(matches!(foreign, Err(Error::NotAllowed(_))), "{foreign:?}");
}

#[tokio::test]
async fn completion_and_menus_carry_what_was_typed_and_chosen() {
    let standin = standin().await;
    let mut bot = Bot::start(&standin, vec![greet()]).await;
    let ann = standin.user("Ann");
    let square = standin.channel("square");

    let asked = async { ann.autocomplete("greet", [("word", "he")], "word").in_channel(&square).await };
    let answer = async {
        let got = bot.next().await;
        let serenity::all::Interaction::Autocomplete(asked) = &got.interaction else { panic!("autocomplete") };
        assert_eq!(asked.data.autocomplete().map(|option| option.value), Some("he"));
        bot.answer(&got, &json!({ "type": 8, "data": { "choices": [{ "name": "Hello!", "value": "hello" }] } })).await
    };
    let (choices, answered) = tokio::join!(asked, answer);
    assert_eq!(answered.0, 204, "{answered:?}");
    assert_eq!(choices.expect("choices"), [("Hello!".to_owned(), "hello".to_owned())]);

    let menu = json!([{ "type": 1, "components": [{ "type": 3, "custom_id": "pick", "placeholder": "Piece", "options": [
        { "label": "E five", "value": "e5" }, { "label": "E six", "value": "e6" }] }] }]);
    let path = format!("/channels/{}/messages", square.id());
    bot.post(&path, &json!({ "content": "Pick", "components": menu })).await;
    let posted = square.last_message().expect("the message");
    let chosen = async { ann.choose(&posted, "Piece", &["E six"]).await };
    let answer = async {
        let got = bot.next().await;
        let serenity::all::Interaction::Component(pressed) = &got.interaction else { panic!("a component") };
        let serenity::all::ComponentInteractionDataKind::StringSelect { values } = &pressed.data.kind else {
            panic!("a menu")
        };
        assert_eq!(values, &["e6"]);
        assert_eq!(pressed.message.id.get(), posted.id().get());
        bot.answer(&got, &json!({ "type": 6 })).await
    };
    let (reply, answered) = tokio::join!(chosen, answer);
    assert_eq!(answered.0, 204);
    assert!(matches!(reply.expect("a reply").kind(), ReplyKind::Acknowledged));
}

#[tokio::test]
async fn the_client_lets_nobody_send_what_the_command_does_not_take() {
    let standin = standin().await;
    let mut bot = Bot::start(&standin, vec![greet()]).await;
    let (ann, square) = (standin.user("Ann"), standin.channel("square"));

    for refused in [
        ann.slash("greet", ()).in_channel(&square).await,
        ann.slash("greet", [("whom", user(&ann)), ("how", "oddly".into())]).in_channel(&square).await,
        ann.slash("greet", [("whom", "Bjorn")]).in_channel(&square).await,
        ann.slash("greet", [("whom", user(&ann)), ("why", "so".into())]).in_channel(&square).await,
        ann.slash("unknown", ()).in_channel(&square).await,
    ] {
        assert!(matches!(refused, Err(Error::NotAllowed(_) | Error::Missing { .. })), "{refused:?}");
    }
    assert!(bot.has_none_waiting());

    let forged = async { ann.slash("greet", [("how", "oddly")]).in_channel(&square).unchecked().await };
    let answer = async {
        let got = bot.next().await;
        bot.say(&got, json!({ "content": "No", "flags": 64 })).await
    };
    let (reply, _) = tokio::join!(forged, answer);
    assert!(reply.expect("a reply").is_private());
}
