//! The page's routes, as its script calls them.

use std::time::Duration;

use futures::StreamExt;
use serde_json::{Value, json};
use standin::{Config, Standin};
use tokio_tungstenite::tungstenite::Message;

use crate::common::{Bot, PNG, button, command, square_path};

struct Page {
    http: reqwest::Client,
    url: String,
}

impl Page {
    async fn get(&self, path: &str) -> Value {
        let answer = self.http.get(format!("{}{path}", self.url)).send().await.expect("an answer");
        serde_json::from_str(&answer.text().await.expect("a body")).expect("JSON")
    }

    async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        let request = self.http.post(format!("{}{path}", self.url)).header("content-type", "application/json");
        let answer = request.body(body.to_string()).send().await.expect("an answer");
        let status = answer.status().as_u16();
        (status, serde_json::from_str(&answer.text().await.expect("a body")).expect("JSON"))
    }
}

type Events = tokio_tungstenite::WebSocketStream<tokio::net::TcpStream>;

async fn events(standin: &Standin, user: &str) -> Events {
    let stream = tokio::net::TcpStream::connect(("127.0.0.1", standin.port())).await.expect("a connection");
    let url = format!("ws://127.0.0.1:{}/page/events?as={user}", standin.port());
    tokio_tungstenite::client_async(url, stream).await.expect("a socket").0
}

async fn next(events: &mut Events) -> Value {
    loop {
        let next = tokio::time::timeout(Duration::from_secs(5), events.next()).await.expect("in time");
        if let Message::Text(text) = next.expect("open").expect("a frame") {
            return serde_json::from_str(&text).expect("JSON");
        }
    }
}

async fn set_up() -> (Standin, Bot, Page, String, String) {
    let config = Config {
        channels: vec!["square".to_owned()],
        users: vec!["Ann".to_owned(), "Bjorn".to_owned()],
        ..Config::default()
    };
    let standin = Standin::start(config).await.expect("a free port");
    let options = json!([
        { "type": 6, "name": "whom", "description": "Whom", "required": true },
        { "type": 4, "name": "times", "description": "Times", "autocomplete": true },
    ]);
    let bot = Bot::start(&standin, vec![command("greet", options)]).await;
    let page = Page { http: reqwest::Client::new(), url: standin.url().to_owned() };
    let (ann, bjorn) = (standin.user("Ann").id().to_string(), standin.user("Bjorn").id().to_string());
    (standin, bot, page, ann, bjorn)
}

#[tokio::test]
async fn the_state_tells_people_places_commands_and_the_bot() {
    let (standin, _bot, page, ann, bjorn) = set_up().await;
    let state = page.get(&format!("/page/state?as={ann}")).await;
    assert_eq!(state["me"], json!(ann));
    assert_eq!(state["users"], json!([{ "id": ann, "name": "Ann" }, { "id": bjorn, "name": "Bjorn" }]));
    let square = standin.channel("square").id();
    assert_eq!(state["channels"], json!([{ "id": square, "name": "square", "kind": "text" }]));
    assert_eq!(state["commands"][0]["name"], "greet");
    assert_eq!(state["bot"]["online"], true);
    assert!(page.get("/page/state?as=1").await["error"].is_string());
    for (path, kind) in [("/", "text/html"), ("/assets/app.js", "text/javascript"), ("/assets/style.css", "text/css")] {
        let answer = page.http.get(format!("{}{path}", page.url)).send().await.expect("an answer");
        assert!(answer.headers()["content-type"].to_str().expect("text").starts_with(kind));
    }
}

#[tokio::test]
async fn a_person_in_the_page_enters_completes_presses_and_dismisses() {
    let (standin, mut bot, page, ann, bjorn) = set_up().await;
    let square = standin.channel("square").id().to_string();
    let mut seen_by_ann = events(&standin, &ann).await;
    let mut seen_by_bjorn = events(&standin, &bjorn).await;

    let asked = page.post(
        "/page/autocomplete",
        json!({ "as": ann, "channel": square, "name": "greet", "options": [{ "name": "times", "value": "4", "focused": true }] }),
    );
    let completed = async {
        let got = bot.next().await;
        bot.answer(&got, &json!({ "type": 8, "data": { "choices": [{ "name": "Four", "value": 4 }] } })).await
    };
    let (choices, _) = tokio::join!(asked, completed);
    assert_eq!(choices, (200, json!({ "choices": [{ "name": "Four", "value": 4 }] })));
    assert_eq!(next(&mut seen_by_ann).await["type"], "interaction_done");

    let options = json!([{ "name": "whom", "value": bjorn }, { "name": "times", "value": "4" }]);
    let entered =
        page.post("/page/slash", json!({ "as": ann, "channel": square, "name": "greet", "options": options })).await;
    assert_eq!(entered.0, 200, "{}", entered.1);
    let got = bot.next().await;
    let serenity::all::Interaction::Command(command) = &got.interaction else { panic!("a command") };
    assert_eq!(command.data.options[0].value.as_user_id().map(|id| id.to_string()), Some(bjorn.clone()));
    assert_eq!(command.data.options[1].value.as_i64(), Some(4));
    bot.say(&got, json!({ "content": format!("<@{bjorn}>"), "components": button("Go", "go:1") })).await;
    let told = next(&mut seen_by_bjorn).await;
    assert_eq!((&told["type"], &told["channel"]), (&json!("message"), &json!(square)));
    assert_eq!(told["message"]["pings_me"], true);
    assert_eq!(told["message"]["private"], false);
    assert_eq!(told["message"]["interaction"], json!({ "user": { "id": ann, "name": "Ann" }, "name": "greet" }));
    assert_eq!(next(&mut seen_by_ann).await["message"]["pings_me"], false);
    assert_eq!(
        next(&mut seen_by_ann).await,
        json!({ "type": "interaction_done", "interaction": entered.1["interaction"] })
    );

    let message = told["message"]["id"].clone();
    let pressed = page.post("/page/component", json!({ "as": bjorn, "message": message, "custom_id": "go:1" })).await;
    assert_eq!(pressed.0, 200);
    let got = bot.next().await;
    bot.say(&got, json!({ "content": "Secret", "flags": 64 })).await;
    let told = next(&mut seen_by_bjorn).await;
    assert_eq!(told["message"]["private"], true);
    let secret = told["message"]["id"].clone();
    let of_bjorn = page.get(&format!("/page/channels/{square}/messages?as={bjorn}")).await;
    let of_ann = page.get(&format!("/page/channels/{square}/messages?as={ann}")).await;
    assert_eq!((of_bjorn.as_array().map(Vec::len), of_ann.as_array().map(Vec::len)), (Some(2), Some(1)));

    let foreign = page.post("/page/dismiss", json!({ "as": ann, "message": secret })).await;
    assert_eq!(foreign.0, 404);
    assert_eq!(page.post("/page/dismiss", json!({ "as": bjorn, "message": secret })).await.0, 200);
    next(&mut seen_by_bjorn).await;
    assert_eq!(next(&mut seen_by_bjorn).await, json!({ "type": "message_delete", "channel": square, "id": secret }));
}

#[tokio::test]
async fn what_the_client_forbids_is_an_error_with_words() {
    let (standin, _bot, page, ann, _) = set_up().await;
    let square = standin.channel("square").id();
    let missing = page.post("/page/slash", json!({ "as": ann, "channel": square, "name": "greet" })).await;
    assert!(missing.0 == 422 && missing.1["error"].as_str().is_some_and(|text| text.contains("whom")), "{missing:?}");
    let unknown = page.post("/page/slash", json!({ "as": ann, "channel": square, "name": "nothing" })).await;
    assert_eq!(unknown.0, 404);
    let gone = page.post("/page/component", json!({ "as": ann, "message": "1", "custom_id": "x" })).await;
    assert_eq!(gone.0, 404);
}

#[tokio::test]
async fn an_answer_that_does_not_come_is_told() {
    let (standin, mut bot, page, ann, bjorn) = set_up().await;
    let square = standin.channel("square").id();
    let mut seen = events(&standin, &ann).await;
    let options = json!([{ "name": "whom", "value": bjorn }]);
    page.post("/page/slash", json!({ "as": ann, "channel": square, "name": "greet", "options": options })).await;
    bot.next().await;
    standin.advance(Duration::from_secs(4));
    let told = next(&mut seen).await;
    assert_eq!(
        (&told["type"], &told["reason"]),
        (&json!("interaction_failed"), &json!("The application did not respond"))
    );
}

#[tokio::test]
async fn pictures_are_linked_within_the_page() {
    let (standin, bot, page, ann, _) = set_up().await;
    let body = json!({ "attachments": [{ "id": 0, "description": "A board" }] });
    bot.upload(reqwest::Method::POST, &square_path(&standin), &body, &[("board.png", PNG)]).await;
    let square = standin.channel("square").id();
    let messages = page.get(&format!("/page/channels/{square}/messages?as={ann}")).await;
    let file = &messages[0]["attachments"][0];
    assert!(file["url"].as_str().is_some_and(|url| url.starts_with("/cdn/attachments/")));
    assert_eq!((&file["description"], &file["width"], &file["height"]), (&json!("A board"), &json!(4), &json!(2)));
}

#[tokio::test]
async fn pages_from_elsewhere_cannot_act() {
    let (_standin, _bot, page, ann, _) = set_up().await;
    let url = format!("{}/page/state?as={ann}", page.url);
    let foreign = page.http.get(&url).header("origin", "https://example.org").send().await.expect("an answer");
    assert_eq!(foreign.status().as_u16(), 403);
    let rebound = page.http.get(&url).header("host", "example.org").send().await.expect("an answer");
    assert_eq!(rebound.status().as_u16(), 403);
}
