//! Connections come and go; no event is lost that a session still remembers.

use std::{future::IntoFuture, io::Read, time::Duration};

use futures::{SinkExt, StreamExt};
use serde_json::{Value, json};
use serenity::all::{GatewayIntents, HttpBuilder};
use standin::{Config, Standin, snowflake_time};
use tokio::net::TcpStream;
use tokio_tungstenite::{WebSocketStream, tungstenite::Message};

use crate::common::{enter_go, going, standin};

/// A gateway connection without a library, past its Hello.
async fn connect(standin: &Standin) -> WebSocketStream<TcpStream> {
    let stream = TcpStream::connect(("127.0.0.1", standin.port())).await.expect("a connection");
    let url = format!("ws://127.0.0.1:{}/gw?v=10&encoding=json", standin.port());
    let (mut socket, _) = tokio_tungstenite::client_async(url, stream).await.expect("a socket");
    let hello = receive(&mut socket).await.into_text().expect("text");
    assert!(hello.contains("heartbeat_interval"));
    socket
}

async fn receive(socket: &mut WebSocketStream<TcpStream>) -> Message {
    let next = tokio::time::timeout(Duration::from_secs(5), socket.next()).await.expect("in time");
    next.expect("open").expect("a frame")
}

async fn say(socket: &mut WebSocketStream<TcpStream>, payload: Value) {
    socket.send(Message::text(payload.to_string())).await.expect("sent");
}

fn identify(token: &str, compress: bool) -> Value {
    json!({ "op": 2, "d": { "token": token, "intents": 0, "compress": compress, "properties": {}, "shard": [0, 1] } })
}

#[tokio::test]
async fn a_refused_token_is_told_by_rest_and_closes_the_gateway() {
    let standin = standin().await;
    let http = HttpBuilder::new("wrong").proxy(standin.url()).ratelimiter_disabled(true).build();
    let mut client =
        serenity::client::ClientBuilder::new_with_http(http, GatewayIntents::empty()).await.expect("it is built");
    let refused = client.start().await.expect_err("the token is wrong");
    let by_gateway = matches!(refused, serenity::Error::Gateway(serenity::all::GatewayError::InvalidAuthentication));
    assert!(by_gateway || matches!(refused, serenity::Error::Http(_)), "{refused}");
    let me = reqwest::Client::new().get(format!("{}/api/v10/users/@me", standin.url()));
    assert_eq!(me.header("authorization", "Bot wrong").send().await.expect("an answer").status().as_u16(), 401);

    for (payload, code) in [
        (identify("wrong", false), 4004),
        (json!({ "op": 6, "d": { "token": "wrong", "session_id": "s", "seq": 0 } }), 4004),
        (json!({ "op": 3, "d": {} }), 4003),
        (json!({ "op": 99, "d": {} }), 4001),
        (json!({ "op": 2, "d": { "token": standin.token() } }), 4002),
    ] {
        let mut socket = connect(&standin).await;
        say(&mut socket, payload).await;
        let Message::Close(Some(frame)) = receive(&mut socket).await else { panic!("closed with a code") };
        assert_eq!(u16::from(frame.code), code);
    }
}

#[tokio::test]
async fn heartbeats_are_acknowledged_and_frames_compressed_only_if_asked_for() {
    let standin = standin().await;
    let mut plain = connect(&standin).await;
    say(&mut plain, json!({ "op": 1, "d": null })).await;
    assert!(receive(&mut plain).await.into_text().expect("text").contains("\"op\":11"));
    say(&mut plain, identify(standin.token(), false)).await;
    let ready: Value = serde_json::from_str(&receive(&mut plain).await.into_text().expect("text")).expect("JSON");
    assert_eq!((&ready["t"], &ready["s"]), (&json!("READY"), &json!(1)));
    assert!(ready["d"]["resume_gateway_url"].as_str().is_some_and(|url| url.starts_with("ws://127.0.0.1:")));

    let mut packed = connect(&standin).await;
    say(&mut packed, identify(standin.token(), true)).await;
    let Message::Binary(bytes) = receive(&mut packed).await else { panic!("a compressed frame") };
    let mut text = String::new();
    flate2::read::ZlibDecoder::new(&bytes[..]).read_to_string(&mut text).expect("one zlib stream a frame");
    assert!(text.contains("READY"));
}

#[tokio::test]
async fn an_unknown_session_cannot_be_resumed() {
    let standin = standin().await;
    let mut socket = connect(&standin).await;
    say(&mut socket, json!({ "op": 6, "d": { "token": standin.token(), "session_id": "s", "seq": 3 } })).await;
    let answer: Value = serde_json::from_str(&receive(&mut socket).await.into_text().expect("text")).expect("JSON");
    assert_eq!((&answer["op"], &answer["d"]), (&json!(9), &json!(false)));
}

#[tokio::test]
async fn events_of_a_lost_connection_are_replayed_on_resume() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    standin.remove_bot_connection();
    standin.wait_for_bot_to_leave().await.expect("it is cut off");
    let (got, entered) = enter_go(&standin, &mut bot, "Ann").await;
    assert_eq!(standin.sessions(), (1, 1));
    assert_eq!(bot.say(&got, json!({ "content": "Back" })).await.0, 204);
    assert!(entered.await.expect("joined").expect("a reply").is_public());
    assert!(bot.has_none_waiting(), "what was seen is not replayed");
}

#[tokio::test]
async fn a_request_to_reconnect_is_followed_and_the_session_resumed() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    standin.ask_to_reconnect();
    standin.wait_until("a resume", |standin| standin.sessions() == (1, 1)).await.expect("it resumes");
    let (got, _entered) = enter_go(&standin, &mut bot, "Ann").await;
    assert_eq!(bot.say(&got, json!({ "content": "Back" })).await.0, 204);
}

#[tokio::test]
async fn an_invalid_session_begins_anew() {
    let standin =
        Standin::start(Config { patience: Duration::from_secs(20), ..Config::default() }).await.expect("a port");
    let mut bot = going(&standin).await;
    standin.invalidate_sessions();
    standin.wait_until("a new session", |standin| standin.sessions().0 == 2).await.expect("it identifies again");
    standin.wait_for_bot().await.expect("it is back");
    let (got, _entered) = enter_go(&standin, &mut bot, "Ann").await;
    assert_eq!(bot.say(&got, json!({ "content": "Back" })).await.0, 204);
}

#[tokio::test]
async fn events_can_come_twice() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    standin.duplicate_events(true);
    let (first, entered) = enter_go(&standin, &mut bot, "Ann").await;
    let second = bot.next().await;
    assert_eq!(first.id, second.id);
    bot.say(&first, json!({ "content": "Once" })).await;
    let reply = entered.await.expect("joined").expect("a reply");
    standin.duplicate_events(false);
    standin.deliver_again(&reply);
    assert_eq!(bot.next().await.id, first.id);
}

#[tokio::test]
async fn clocks_can_differ_and_nothing_ages_by_it() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    standin.skew(-10_000);
    let before = standin.clock().now();
    let (got, entered) = enter_go(&standin, &mut bot, "Ann").await;
    let id: u64 = got.id.parse().expect("a snowflake");
    assert!((before..before + 5_000).contains(&snowflake_time(id)));
    assert_eq!(bot.say(&got, json!({ "content": "Hi" })).await.0, 204);
    entered.await.expect("joined").expect("a reply");
    let answer = bot.http.get(format!("{}/api/v10/gateway", standin.url())).send().await.expect("an answer");
    let date = httpdate::parse_http_date(answer.headers()["date"].to_str().expect("text")).expect("a date");
    let behind = std::time::SystemTime::now().duration_since(date).expect("it is behind");
    assert!((9..=13).contains(&behind.as_secs()), "{behind:?}");
}

#[tokio::test]
async fn ids_never_repeat_even_if_the_clock_goes_back() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    let mut ids = std::collections::HashSet::new();
    for skew in [0, 5_000, 0, -5_000, 0] {
        standin.skew(skew);
        let square = standin.channel("square");
        let _entered = tokio::spawn(standin.user("Ann").slash("go", ()).in_channel(&square).into_future());
        assert!(ids.insert(bot.next().await.id));
    }
}
