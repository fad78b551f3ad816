//! Faults on demand.

use std::time::{Duration, Instant};

use serde_json::json;
use standin::{Fault, FaultAction};

use crate::common::{code, enter_go, going, square_path, standin};

#[tokio::test]
async fn an_injected_error_is_met_as_often_as_asked_and_nothing_is_done() {
    let standin = standin().await;
    let bot = going(&standin).await;
    let path = square_path(&standin);
    let action = FaultAction::Error { status: 400, code: 30046, message: "Too many edits".to_owned() };
    standin.inject(Fault { method: "POST".to_owned(), path_contains: "/messages".to_owned(), times: 2, action });
    for _ in 0..2 {
        assert_eq!(code(&bot.post(&path, &json!({ "content": "x" })).await), (400, 30046));
    }
    assert!(standin.channel("square").messages().is_empty());
    assert_eq!(bot.post(&path, &json!({ "content": "x" })).await.0, 200);
}

#[tokio::test]
async fn a_rate_limit_says_how_long_to_wait() {
    let standin = standin().await;
    let bot = going(&standin).await;
    let action = FaultAction::RateLimit { retry_after: Duration::from_millis(700), global: false };
    standin.inject(Fault::once("GET", "/users/@me", action));
    let url = format!("{}/api/v10/users/@me", standin.url());
    let request = bot.http.get(url).header("authorization", format!("Bot {}", standin.token()));
    let answer = request.send().await.expect("an answer");
    assert_eq!(answer.status().as_u16(), 429);
    assert_eq!(answer.headers()["retry-after"], "0.7");
    let body: serde_json::Value = serde_json::from_str(&answer.text().await.expect("a body")).expect("JSON");
    assert_eq!(body["retry_after"], json!(0.7));
}

#[tokio::test]
async fn a_lost_answer_was_carried_out() {
    let standin = standin().await;
    let bot = going(&standin).await;
    standin.inject(Fault::once("POST", "/messages", FaultAction::LoseAnswer));
    let url = format!("{}/api/v10{}", standin.url(), square_path(&standin));
    let request = bot.http.post(url).header("authorization", format!("Bot {}", standin.token()));
    let lost = request.header("content-type", "application/json").body(r#"{"content":"Done"}"#).send().await;
    assert!(lost.is_err(), "{lost:?}");
    assert_eq!(standin.channel("square").last_message().expect("it stands").content(), "Done");
    assert_eq!(standin.requests().last().expect("a request").status, 0);
}

#[tokio::test]
async fn a_reset_or_a_hang_carries_nothing_out() {
    let standin = standin().await;
    let bot = going(&standin).await;
    let url = format!("{}/api/v10{}", standin.url(), square_path(&standin));
    for action in [FaultAction::Reset, FaultAction::Hang] {
        standin.inject(Fault::once("", "", action));
        let request = bot.http.post(&url).header("authorization", format!("Bot {}", standin.token()));
        let request = request.header("content-type", "application/json").body(r#"{"content":"x"}"#);
        let lost = request.timeout(Duration::from_millis(300)).send().await;
        assert!(lost.is_err(), "{lost:?}");
    }
    assert!(standin.channel("square").messages().is_empty());
}

#[tokio::test]
async fn a_delayed_answer_may_come_too_late() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    standin.inject(Fault::once("POST", "/callback", FaultAction::Delay(Duration::from_millis(200))));
    let (got, entered) = enter_go(&standin, &mut bot, "Ann").await;
    let started = Instant::now();
    let answered = async { bot.say(&got, json!({ "content": "x" })).await };
    let passing = async { standin.advance(Duration::from_secs(3)) };
    let (answered, ()) = tokio::join!(answered, passing);
    assert!(started.elapsed() >= Duration::from_millis(200));
    assert_eq!(code(&answered), (404, 10062));
    assert!(entered.await.expect("joined").expect("a reply").failed().is_some());
}
