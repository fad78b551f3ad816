//! What the stand-in says is what Discord says: read by twilight, and by Discord's `OpenAPI` description where it is.

use reqwest::Method;
use serde_json::{Value, json};
use standin::{Config, Standin, openapi};
use twilight_model::{
    application::interaction::Interaction,
    channel::{Channel, Message},
    gateway::payload::incoming::Ready,
    guild::Guild,
    oauth::Application,
    user::{CurrentUser, User},
};

use crate::common::{Bot, PNG, button, code, command, enter_go, going, square_path, standin};

fn checker() -> Option<standin::BodyCheck> {
    openapi::body_check(&openapi::default_path(), |schema| {
        let validator = jsonschema::validator_for(schema).map_err(|error| error.to_string())?;
        Ok(Box::new(move |body| {
            validator.validate(body).map_err(|error| format!("{error} at {}", error.instance_path()))
        }))
    })
}

#[tokio::test]
async fn answers_are_read_by_another_implementation_and_match_discord_s_description() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    let check = checker();
    let matches = |schema: &str, body: &Value| {
        if let Some(check) = &check {
            assert_eq!(check(schema, body), Ok(()), "{body:#}");
        }
    };
    let read = async |path: &str| {
        let (status, body) = bot.get(path).await;
        assert_eq!(status, 200, "{path}: {body}");
        body
    };
    let guild = standin.guild_id();
    let ann = standin.user("Ann");
    serde_json::from_value::<CurrentUser>(read("/users/@me").await).expect("a current user");
    serde_json::from_value::<User>(read(&format!("/users/{}", ann.id())).await).expect("a user");
    serde_json::from_value::<Application>(read("/oauth2/applications/@me").await).expect("an application");
    serde_json::from_value::<Guild>(read(&format!("/guilds/{guild}")).await).expect("a guild");
    let channel = read(&format!("/channels/{}", standin.channel("square").id())).await;
    matches("GuildChannelResponse", &channel);
    serde_json::from_value::<Channel>(channel).expect("a channel");
    let dm = bot.post("/users/@me/channels", &json!({ "recipient_id": ann.id() })).await.1;
    serde_json::from_value::<Channel>(dm).expect("a channel");
    for command in read(&format!("/applications/{}/commands", bot.app)).await.as_array().expect("a list") {
        matches("ApplicationCommandResponse", command);
    }

    let body = json!({ "content": ann.mention(), "components": button("Go", "go"), "embeds": [{ "title": "t" }] });
    let (_, posted) = bot.upload(Method::POST, &square_path(&standin), &body, &[("a.png", PNG)]).await;
    matches("MessageResponse", &posted);
    serde_json::from_value::<Message>(posted).expect("a message");
    let (got, entered) = enter_go(&standin, &mut bot, "Ann").await;
    bot.say(&got, json!({ "content": "x", "components": button("Go", "go") })).await;
    entered.await.expect("joined").expect("a reply");
    let original = bot.get(&bot.hook(&got, "/messages/@original")).await.1;
    matches("MessageResponse", &original);
    serde_json::from_value::<Message>(original).expect("a message");
    let follow_up = bot.post(&bot.hook(&got, ""), &json!({ "content": "y" })).await.1;
    matches("MessageResponse", &follow_up);
    serde_json::from_value::<Message>(follow_up).expect("a message");
    let thread =
        bot.post(&format!("/channels/{}/threads", standin.channel("square").id()), &json!({ "name": "t" })).await.1;
    matches("ThreadResponse", &thread);
    serde_json::from_value::<Channel>(thread).expect("a thread");
    let _: Option<Ready> = None;
}

#[tokio::test]
async fn interactions_are_read_by_another_implementation() {
    let standin = standin().await;
    let options = json!([{ "type": 6, "name": "whom", "description": "Whom", "required": true }]);
    let mut bot = Bot::start(&standin, vec![command("greet", options)]).await;
    let (ann, square) = (standin.user("Ann"), standin.channel("square"));
    for place in [square.clone(), ann.dm()] {
        let slash = ann.slash("greet", [("whom", standin::user(&ann))]).in_channel(&place);
        let entered = tokio::spawn(async move { slash.await });
        let got = bot.next().await;
        let event = standin.event_of(got.id.parse().expect("an id")).expect("it was sent");
        serde_json::from_value::<Interaction>(event).expect("an interaction");
        bot.say(&got, json!({ "content": "x", "components": button("Go", "go") })).await;
        let reply = entered.await.expect("joined").expect("a reply");
        let (ann, message) = (ann.clone(), reply.message().expect("a message").clone());
        let pressed = tokio::spawn(async move { ann.click(&message, "Go").await });
        let got = bot.next().await;
        let event = standin.event_of(got.id.parse().expect("an id")).expect("it was sent");
        serde_json::from_value::<Interaction>(event).expect("an interaction");
        bot.answer(&got, &json!({ "type": 6 })).await;
        pressed.await.expect("joined").expect("a reply");
    }
}

#[tokio::test]
async fn bodies_are_held_to_discord_s_description_where_it_is() {
    let Some(check) = checker() else { return };
    let standin = Standin::start(Config { check_body: Some(check), ..Config::default() }).await.expect("a free port");
    let mut bot = going(&standin).await;
    let path = square_path(&standin);
    let body =
        json!({ "content": "x", "attachments": [{ "id": 0, "description": "d" }], "components": button("a", "b") });
    assert_eq!(bot.upload(Method::POST, &path, &body, &[("a.png", PNG)]).await.0, 200);
    let (got, entered) = enter_go(&standin, &mut bot, "Ann").await;
    assert_eq!(bot.say(&got, json!({ "content": "x", "flags": 64 })).await.0, 204);
    entered.await.expect("joined").expect("a reply");
    assert_eq!(bot.post(&bot.hook(&got, ""), &json!({ "content": "y" })).await.0, 200);
    assert_eq!(bot.patch(&bot.hook(&got, "/messages/@original"), &json!({ "content": "z" })).await.0, 200);
    assert!(standin.violations().is_empty(), "{:?}", standin.violations());

    let refused = bot.post(&path, &json!({ "content": "x", "sticker_ids": "none" })).await;
    assert_eq!(code(&refused), (400, 50035));
    assert_eq!(standin.violations().len(), 1);
}
