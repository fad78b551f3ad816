//! Where the bot may write, who is pinged, and what is gone.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use standin::{Error, Failure, Permissions};

use crate::common::{PNG, button, code, enter_go, going, square_path, standin};

#[tokio::test]
async fn posts_need_rights_and_answers_do_not() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    let (path, square) = (square_path(&standin), standin.channel("square"));

    square.deny(Permissions::ATTACH_FILES);
    assert_eq!(code(&bot.upload(Method::POST, &path, &json!({}), &[("a.png", PNG)]).await), (403, 50013));
    assert_eq!(bot.post(&path, &json!({ "content": "Text" })).await.0, 200);
    square.deny(Permissions::EMBED_LINKS);
    assert_eq!(code(&bot.post(&path, &json!({ "embeds": [{ "title": "t" }] })).await), (403, 50013));
    square.deny(Permissions::SEND_MESSAGES);
    assert_eq!(code(&bot.post(&path, &json!({ "content": "Text" })).await), (403, 50013));
    square.deny(Permissions::READ_MESSAGE_HISTORY);
    assert_eq!(bot.get(&path).await, (200, json!([])));
    let message = format!("{path}/{}", square.last_message().expect("it stands").id());
    assert_eq!(code(&bot.get(&message).await), (403, 50013));
    square.deny(Permissions::VIEW_CHANNEL);
    assert_eq!(code(&bot.post(&path, &json!({ "content": "Text" })).await), (403, 50001));
    assert_eq!(code(&bot.get(&format!("/channels/{}", square.id())).await), (403, 50001));

    let (got, entered) = enter_go(&standin, &mut bot, "Ann").await;
    let serenity::all::Interaction::Command(command) = &got.interaction else { panic!("a command") };
    assert!(!command.app_permissions.expect("told").attach_files());
    let callback = format!("/interactions/{}/{}/callback", got.id, got.token);
    let answered =
        bot.upload(Method::POST, &callback, &json!({ "type": 4, "data": { "content": "x" } }), &[("a.png", PNG)]).await;
    assert_eq!(answered.0, 204);
    assert_eq!(entered.await.expect("joined").expect("a reply").message().expect("a message").attachments().len(), 1);

    square.allow(Permissions::all());
    assert_eq!(bot.post(&path, &json!({ "content": "Text" })).await.0, 200);
}

#[tokio::test]
async fn only_the_token_is_let_in() {
    let standin = standin().await;
    let bot = going(&standin).await;
    let url = format!("{}/api/v10/users/@me", standin.url());
    let answer = bot.http.get(url).header("authorization", "Bot nonsense").send().await.expect("an answer");
    assert_eq!(answer.status().as_u16(), 401);
    assert_eq!(bot.get("/users/@me").await.1["id"], json!(bot.app));
    assert_eq!(bot.get("/oauth2/applications/@me").await.1["id"], json!(bot.app));
    assert_eq!(bot.get("/nonsense").await.0, 404);
}

#[tokio::test]
async fn what_was_deleted_is_unknown() {
    let standin = standin().await;
    let bot = going(&standin).await;
    let (path, square) = (square_path(&standin), standin.channel("square"));
    bot.post(&path, &json!({ "content": "One", "components": button("Go", "go") })).await;
    let posted = square.last_message().expect("it stands");
    let message = format!("{path}/{}", posted.id());
    posted.delete();
    for answer in
        [bot.get(&message).await, bot.patch(&message, &json!({ "content": "x" })).await, bot.delete(&message).await]
    {
        assert_eq!(code(&answer), (404, 10008));
    }
    assert!(matches!(standin.user("Ann").click(&posted, "Go").await, Err(Error::Missing { .. })));
    square.delete();
    for answer in [bot.get(&path).await, bot.post(&path, &json!({ "content": "x" })).await, bot.get(&message).await] {
        assert_eq!(code(&answer), (404, 10003));
    }
}

#[tokio::test]
async fn only_the_author_edits() {
    let standin = standin().await;
    let bot = going(&standin).await;
    let said = standin.user("Ann").says(&standin.channel("square"), "Hello");
    let message = format!("{}/{}", square_path(&standin), said.id());
    assert_eq!(code(&bot.patch(&message, &json!({ "content": "x" })).await), (403, 50005));
    assert_eq!(code(&bot.delete(&message).await), (403, 50013));
}

#[tokio::test]
async fn the_same_enforced_nonce_gives_the_old_message_for_some_minutes() {
    let standin = standin().await;
    let bot = going(&standin).await;
    let path = square_path(&standin);
    let body = json!({ "content": "Once", "nonce": "row-17", "enforce_nonce": true });
    let first = bot.post(&path, &body).await.1["id"].clone();
    assert_eq!(bot.post(&path, &body).await.1["id"], first);
    assert_eq!(standin.channel("square").messages().len(), 1);
    bot.post(&path, &json!({ "content": "Once", "nonce": "row-17" })).await;
    assert_eq!(standin.channel("square").messages().len(), 2, "without enforce_nonce it is only a note");
    standin.advance(Duration::from_mins(6));
    assert_ne!(bot.post(&path, &body).await.1["id"], first);
}

#[tokio::test]
async fn mentions_ping_by_discord_s_defaults_and_by_the_list() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    let (path, square) = (square_path(&standin), standin.channel("square"));
    let (ann, bjorn) = (standin.user("Ann"), standin.user("Bjorn"));
    let text = format!("{} and {} and @everyone", ann.mention(), bjorn.mention());
    let pinged = || square.last_message().expect("it stands").pinged();

    bot.post(&path, &json!({ "content": text })).await;
    assert_eq!(pinged(), ["Ann", "Bjorn"], "@everyone needs a right");
    bot.post(&path, &json!({ "content": text, "allowed_mentions": { "parse": [] } })).await;
    assert!(pinged().is_empty());
    bot.post(&path, &json!({ "content": text, "allowed_mentions": { "users": [bjorn.id()] } })).await;
    assert_eq!(pinged(), ["Bjorn"]);
    bot.post(&path, &json!({ "content": "nobody", "allowed_mentions": { "users": [bjorn.id()] } })).await;
    assert!(pinged().is_empty(), "who is not in the text is not pinged");
    let cilla = standin.user("Cilla");
    square.allow(Permissions::MENTION_EVERYONE);
    bot.post(&path, &json!({ "content": "@everyone" })).await;
    assert_eq!(pinged(), ["Ann", "Bjorn", "Cilla"]);
    cilla.leaves_guild();
    bot.post(&path, &json!({ "content": cilla.mention() })).await;
    assert!(pinged().is_empty(), "who has left is not pinged");

    let (got, entered) = enter_go(&standin, &mut bot, "Ann").await;
    bot.say(&got, json!({ "content": "@everyone" })).await;
    assert!(pinged().is_empty(), "answers parse users only");
    entered.await.expect("joined").expect("a reply");
    let (got, entered) = enter_go(&standin, &mut bot, "Ann").await;
    bot.say(&got, json!({ "content": text, "flags": 64 })).await;
    let reply = entered.await.expect("joined").expect("a reply");
    assert!(reply.message().expect("a message").pinged().is_empty(), "private messages ping nobody");

    let message = format!("{path}/{}", square.last_message().expect("it stands").id());
    bot.patch(&message, &json!({ "content": text })).await;
    assert!(pinged().is_empty(), "an edit pings nobody");
}

#[tokio::test]
async fn a_reply_pings_the_author_unless_told_not_to() {
    let standin = standin().await;
    let bot = going(&standin).await;
    let (path, square) = (square_path(&standin), standin.channel("square"));
    let said = standin.user("Ann").says(&square, "Hello");
    let reply = json!({ "content": "Hi", "message_reference": { "message_id": said.id() } });
    bot.post(&path, &reply).await;
    assert_eq!(square.last_message().expect("it stands").pinged(), ["Ann"]);
    let mut quiet = reply;
    quiet["allowed_mentions"] = json!({ "parse": [], "replied_user": false });
    bot.post(&path, &quiet).await;
    assert!(square.last_message().expect("it stands").pinged().is_empty());
}

#[tokio::test]
async fn direct_messages_reach_only_who_takes_them() {
    let standin = standin().await;
    let bot = going(&standin).await;
    let ann = standin.user("Ann");
    let (status, dm) = bot.post("/users/@me/channels", &json!({ "recipient_id": ann.id() })).await;
    assert_eq!(status, 200);
    let path = format!("/channels/{}/messages", dm["id"].as_str().expect("an id"));
    assert_eq!(bot.post(&path, &json!({ "content": ann.mention() })).await.0, 200);
    assert_eq!(ann.dm().last_message().expect("it stands").pinged(), ["Ann"]);
    ann.close_dms();
    assert_eq!(code(&bot.post(&path, &json!({ "content": "x" })).await), (403, 50007));
    ann.open_dms();
    ann.leaves_guild();
    assert_eq!(code(&bot.post(&path, &json!({ "content": "x" })).await), (403, 50278));
    ann.installs_app();
    assert_eq!(bot.post(&path, &json!({ "content": "x" })).await.0, 200);
    assert_eq!(code(&bot.post("/users/@me/channels", &json!({ "recipient_id": "1" })).await), (404, 10013));
}

#[tokio::test]
async fn threads_archive_wake_and_lock() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    let (path, square) = (square_path(&standin), standin.channel("square"));
    let posted = bot.post(&path, &json!({ "content": "Start", "components": button("Go", "go") })).await.1;
    let start = format!("{path}/{}/threads", posted["id"].as_str().expect("an id"));
    let body = json!({ "name": "Game", "auto_archive_duration": 10080 });
    let (status, thread) = bot.post(&start, &body).await;
    assert_eq!((status, &thread["id"]), (201, &posted["id"]));
    assert_eq!(code(&bot.post(&start, &body).await), (400, 160_004));
    assert_eq!(code(&bot.post(&start, &json!({ "name": "", "auto_archive_duration": 7 })).await), (400, 50035));

    let place = square.threads().remove(0);
    let (thread, messages) = (format!("/channels/{}", place.id()), format!("/channels/{}/messages", place.id()));
    let inside = bot.post(&messages, &json!({ "content": "In it", "components": button("Go", "go") })).await.1;
    let message = format!("{messages}/{}", inside["id"].as_str().expect("an id"));

    place.archive();
    assert_eq!(code(&bot.patch(&message, &json!({ "content": "x" })).await), (400, 50083));
    assert_eq!(bot.post(&messages, &json!({ "content": "Wakes it" })).await.0, 200);
    assert!(!place.is_archived());
    place.archive();
    assert_eq!(code(&bot.patch(&thread, &json!({ "name": "Other" })).await), (400, 50083));
    assert_eq!(bot.patch(&thread, &json!({ "archived": false })).await.0, 200);
    assert_eq!(bot.patch(&message, &json!({ "content": "x" })).await.0, 200);
    assert_eq!(code(&bot.patch(&thread, &json!({ "locked": true })).await), (403, 50013));

    place.lock();
    assert_eq!(code(&bot.post(&messages, &json!({ "content": "x" })).await), (400, 50083));
    assert_eq!(code(&bot.patch(&thread, &json!({ "archived": false })).await), (403, 50013));
    let ann = standin.user("Ann");
    let inside = place.messages().remove(0);
    let clicked = ann.click(&inside, "Go").await;
    assert!(matches!(clicked, Err(Error::Failed(Failure::NotSent))), "the press never leaves: {clicked:?}");
    let pressed = tokio::spawn(async move { ann.press_unchecked(&inside, "go", None).await });
    let got = bot.next().await;
    assert_eq!(code(&bot.say(&got, json!({ "content": "x" })).await), (400, 50083));
    standin.advance(Duration::from_secs(4));
    assert!(pressed.await.expect("joined").expect("a reply").failed().is_some());

    square.allow(Permissions::MANAGE_THREADS);
    assert_eq!(bot.patch(&thread, &json!({ "archived": false, "locked": false })).await.0, 200);
    square.deny(Permissions::SEND_MESSAGES_IN_THREADS);
    assert_eq!(code(&bot.post(&messages, &json!({ "content": "x" })).await), (403, 50013));
    square.deny(Permissions::CREATE_PUBLIC_THREADS);
    let other = bot.post(&path, &json!({ "content": "Other" })).await.1;
    let start = format!("{path}/{}/threads", other["id"].as_str().expect("an id"));
    assert_eq!(code(&bot.post(&start, &body).await), (403, 50013));
}

#[tokio::test]
async fn history_is_read_in_windows() {
    let standin = standin().await;
    let bot = going(&standin).await;
    let path = square_path(&standin);
    let mut ids = Vec::new();
    for number in 0..6 {
        ids.push(bot.post(&path, &json!({ "content": number.to_string() })).await.1["id"].clone());
    }
    let read = async |query: String| -> Vec<Value> {
        let answer = bot.get(&format!("{path}?{query}")).await.1;
        answer.as_array().expect("a list").iter().map(|message| message["content"].clone()).collect()
    };
    let id = |index: usize| ids[index].as_str().expect("an id").to_owned();
    assert_eq!(read("limit=2".to_owned()).await, [json!("5"), json!("4")]);
    assert_eq!(read(format!("limit=2&before={}", id(3))).await, [json!("2"), json!("1")]);
    assert_eq!(read(format!("limit=2&after={}", id(1))).await, [json!("3"), json!("2")]);
    assert_eq!(read(format!("limit=3&around={}", id(2))).await, [json!("3"), json!("2"), json!("1")]);
    assert_eq!(code(&bot.get(&format!("{path}?limit=0")).await), (400, 50035));
}
