//! Files that people upload for a command.

use std::future::IntoFuture;

use serde_json::json;
use serenity::all::{Interaction, ResolvedValue};
use standin::{Error, Fault, FaultAction};

use crate::common::{Bot, command, standin};

fn read() -> serde_json::Value {
    command("read", json!([{ "type": 11, "name": "file", "description": "What to read", "required": true }]))
}

#[tokio::test]
async fn an_uploaded_file_is_told_with_the_command_and_served() {
    let standin = standin().await;
    let mut bot = Bot::start(&standin, vec![read()]).await;
    let (ann, square) = (standin.user("Ann"), standin.channel("square"));
    let file = ann.uploads("letter.txt", Some("text/plain; charset=utf-8"), "Dear all");
    let entered = tokio::spawn(ann.slash("read", [("file", file)]).in_channel(&square).into_future());
    let got = bot.next().await;
    let Interaction::Command(command) = &got.interaction else { panic!("a command") };
    let options = command.data.options();
    let ResolvedValue::Attachment(attachment) = options[0].value else { panic!("a file: {options:?}") };
    assert_eq!((attachment.filename.as_str(), attachment.size, attachment.ephemeral), ("letter.txt", 8, true));
    assert_eq!(attachment.content_type.as_deref(), Some("text/plain; charset=utf-8"));
    let served = bot.http.get(&attachment.url).send().await.expect("an answer");
    assert_eq!(served.text().await.expect("a text"), "Dear all");
    let elsewhere = attachment.url.replace("letter", "other");
    assert_eq!(bot.http.get(elsewhere).send().await.expect("an answer").status(), 404);

    standin.inject(Fault::once(
        "GET",
        "ephemeral-attachments",
        FaultAction::Error { status: 503, code: 0, message: String::new() },
    ));
    assert_eq!(bot.http.get(&attachment.url).send().await.expect("an answer").status(), 503);
    bot.say(&got, json!({ "content": "read" })).await;
    assert!(entered.await.expect("joined").expect("an answer").is_public());
}

#[tokio::test]
async fn a_file_is_no_text_and_has_a_largest_size() {
    let standin = standin().await;
    let _bot = Bot::start(&standin, vec![read()]).await;
    let (ann, square) = (standin.user("Ann"), standin.channel("square"));
    let text = ann.slash("read", [("file", "letter.txt")]).in_channel(&square).await;
    assert!(matches!(text, Err(Error::NotAllowed(_))), "{text:?}");
    let huge = ann.uploads("huge.bin", None, vec![0; 10 * 1024 * 1024 + 1]);
    let huge = ann.slash("read", [("file", huge)]).in_channel(&square).await;
    assert!(matches!(huge, Err(Error::NotAllowed(_))), "{huge:?}");
}
