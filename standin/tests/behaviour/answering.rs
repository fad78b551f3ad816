//! One answer, in time, of a type that fits, and what its token opens afterwards.

use std::time::Duration;

use serde_json::json;
use standin::{Failure, ReplyKind};

use crate::common::{button, code, enter_go, going, square_path, standin};

#[tokio::test]
async fn an_answer_after_three_seconds_is_unknown_and_the_user_sees_a_failure() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    let (got, entered) = enter_go(&standin, &mut bot, "Ann").await;
    standin.advance(Duration::from_millis(3100));
    let reply = entered.await.expect("joined").expect("a reply");
    assert_eq!(reply.failed(), Some(&Failure::NoAnswer));
    assert_eq!(code(&bot.say(&got, json!({ "content": "Late" })).await), (404, 10062));
    assert_eq!(code(&bot.post(&bot.hook(&got, ""), &json!({ "content": "Late" })).await), (404, 10015));
    assert!(standin.channel("square").messages().is_empty());
}

#[tokio::test]
async fn an_answer_within_three_seconds_counts() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    let (got, entered) = enter_go(&standin, &mut bot, "Ann").await;
    standin.advance(Duration::from_millis(2500));
    assert_eq!(bot.say(&got, json!({ "content": "In time" })).await.0, 204);
    assert!(entered.await.expect("joined").expect("a reply").is_public());
}

#[tokio::test]
async fn the_second_first_answer_is_refused() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    let (got, entered) = enter_go(&standin, &mut bot, "Ann").await;
    assert_eq!(bot.say(&got, json!({ "content": "One" })).await.0, 204);
    assert_eq!(code(&bot.say(&got, json!({ "content": "Two" })).await), (400, 40060));
    entered.await.expect("joined").expect("a reply");
    assert_eq!(standin.channel("square").messages().len(), 1);
}

#[tokio::test]
async fn an_unknown_interaction_or_a_wrong_token_is_refused() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    let (got, _entered) = enter_go(&standin, &mut bot, "Ann").await;
    let body = json!({ "type": 4, "data": { "content": "x" } });
    let wrong = bot.post(&format!("/interactions/{}/nonsense/callback", got.id), &body).await;
    assert_eq!(code(&wrong), (404, 10062));
    let unknown = bot.post(&format!("/interactions/1/{}/callback", got.token), &body).await;
    assert_eq!(code(&unknown), (404, 10062));
}

#[tokio::test]
async fn only_components_are_answered_by_updates_and_only_completion_by_choices() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    let (got, _entered) = enter_go(&standin, &mut bot, "Ann").await;
    for number in [6, 7, 8, 1, 0] {
        let refused = bot.answer(&got, &json!({ "type": number, "data": { "content": "x", "choices": [] } })).await;
        assert_eq!(code(&refused), (400, 50035), "type {number}");
    }
    assert_eq!(standin.violations().len(), 5);
}

#[tokio::test]
async fn the_original_answer_is_read_edited_and_deleted_by_its_token() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    let (got, entered) = enter_go(&standin, &mut bot, "Ann").await;
    let original = bot.hook(&got, "/messages/@original");
    assert_eq!(code(&bot.get(&original).await), (404, 10015));
    let answered = bot
        .post(
            &format!("/interactions/{}/{}/callback?with_response=true", got.id, got.token),
            &json!({ "type": 4, "data": { "content": "First" } }),
        )
        .await;
    assert_eq!(answered.0, 200);
    let reply = entered.await.expect("joined").expect("a reply");
    let id = reply.message().expect("a message").id().to_string();
    assert_eq!(answered.1["resource"]["message"]["id"], json!(id));

    let (status, shown) = bot.get(&original).await;
    assert_eq!((status, &shown["id"], &shown["content"]), (200, &json!(id), &json!("First")));
    assert_eq!(bot.patch(&original, &json!({ "content": "Second" })).await.0, 200);
    assert_eq!(standin.channel("square").last_message().expect("it stands").content(), "Second");
    assert_eq!(bot.get(&bot.hook(&got, &format!("/messages/{id}"))).await.0, 200);
    assert_eq!(bot.delete(&original).await.0, 204);
    assert_eq!(code(&bot.get(&original).await), (404, 10008));
}

#[tokio::test]
async fn a_token_dies_after_fifteen_minutes() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    let (got, entered) = enter_go(&standin, &mut bot, "Ann").await;
    bot.say(&got, json!({ "content": "Hello" })).await;
    entered.await.expect("joined").expect("a reply");
    standin.advance(Duration::from_secs(14 * 60 + 50));
    assert_eq!(bot.post(&bot.hook(&got, ""), &json!({ "content": "Still" })).await.0, 200);
    standin.advance(Duration::from_secs(20));
    let expired = (401, 50027);
    assert_eq!(code(&bot.post(&bot.hook(&got, ""), &json!({ "content": "No more" })).await), expired);
    assert_eq!(code(&bot.get(&bot.hook(&got, "/messages/@original")).await), expired);
    assert_eq!(code(&bot.patch(&bot.hook(&got, "/messages/@original"), &json!({ "content": "x" })).await), expired);
}

#[tokio::test]
async fn a_deferred_answer_stays_as_private_as_it_began() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    let (got, entered) = enter_go(&standin, &mut bot, "Ann").await;
    assert_eq!(bot.answer(&got, &json!({ "type": 5 })).await.0, 204);
    assert!(standin.channel("square").last_message().expect("a placeholder").is_loading());
    // The follow-up fills it in, and its wish for privacy comes too late.
    let filled = bot.post(&bot.hook(&got, ""), &json!({ "content": "Done", "flags": 64 })).await;
    assert_eq!(filled.0, 200);
    let reply = entered.await.expect("joined").expect("a reply");
    assert!(reply.is_public() && reply.follow_ups().is_empty());
    assert_eq!(reply.message().expect("a message").content(), "Done");
}

#[tokio::test]
async fn follow_ups_are_new_messages_public_or_private_each() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    let (got, entered) = enter_go(&standin, &mut bot, "Ann").await;
    bot.say(&got, json!({ "content": "Secret", "flags": 64 })).await;
    let reply = entered.await.expect("joined").expect("a reply");
    assert!(matches!(reply.kind(), ReplyKind::Private(_)));
    let bjorn = standin.user("Bjorn");
    let body = json!({ "content": format!("Look, {}", bjorn.mention()), "components": button("See", "see") });
    assert_eq!(bot.post(&bot.hook(&got, ""), &body).await.0, 200);
    let follow_up = reply.follow_up(0).await.expect("a follow-up");
    assert!(!follow_up.is_private());
    assert_eq!(follow_up.pinged(), ["Bjorn"]);
}

#[tokio::test]
async fn a_bot_that_is_not_there_fails_at_once() {
    let standin = standin().await;
    let bot = going(&standin).await;
    standin.invalidate_sessions();
    bot.die();
    standin.wait_for_bot_to_leave().await.expect("it leaves");
    let square = standin.channel("square");
    let reply = standin.user("Ann").slash("go", ()).in_channel(&square).await.expect("a reply");
    assert_eq!(reply.failed().map(ToString::to_string).as_deref(), Some("The application did not respond"));
}

#[tokio::test]
async fn a_form_is_opened_and_sent_off() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    let (got, entered) = enter_go(&standin, &mut bot, "Ann").await;
    let form = json!({ "title": "Name", "custom_id": "name:1", "components": [{ "type": 1, "components": [
        { "type": 4, "custom_id": "text", "label": "Text", "style": 1 }] }] });
    assert_eq!(bot.answer(&got, &json!({ "type": 9, "data": form })).await.0, 204);
    let reply = entered.await.expect("joined").expect("a reply");
    let modal = reply.modal().expect("a form").clone();
    let ann = standin.user("Ann");
    let sent = tokio::spawn(async move { ann.submit(&modal, &[("text", "Freya")]).await });
    let got = bot.next().await;
    assert!(matches!(&got.interaction, serenity::all::Interaction::Modal(modal) if modal.data.custom_id == "name:1"));
    bot.say(&got, json!({ "content": "Thank you" })).await;
    assert!(sent.await.expect("joined").expect("a reply").is_public());
}

#[tokio::test]
async fn ten_at_once_get_their_own_answers() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    let mut entered = Vec::new();
    for _ in 0..10 {
        let square = standin.channel("square");
        let slash = standin.user("Ann").slash("go", ()).in_channel(&square);
        entered.push(tokio::spawn(async move { slash.await }));
    }
    for number in 0..10 {
        let got = bot.next().await;
        assert_eq!(bot.say(&got, json!({ "content": number.to_string() })).await.0, 204);
    }
    let mut contents = Vec::new();
    for reply in entered {
        let reply = reply.await.expect("joined").expect("a reply");
        contents.push(reply.message().expect("a message").content().to_owned());
    }
    contents.sort();
    assert_eq!(contents, ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    let path = square_path(&standin);
    assert_eq!(bot.get(&format!("{path}?limit=3")).await.1.as_array().map(Vec::len), Some(3));
}
