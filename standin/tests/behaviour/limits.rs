//! What a malformed body is told, and that the field is named.

use std::future::IntoFuture;

use reqwest::Method;
use serde_json::{Value, json};
use standin::Error;

use crate::common::{Bot, PNG, button, code, command, enter_go, going, square_path, standin};

fn has_error(answer: &(u16, Value), path: &str) -> bool {
    let mut node = &answer.1["errors"];
    for key in path.split('.') {
        node = &node[key];
    }
    node["_errors"][0]["message"].is_string()
}

#[tokio::test]
async fn every_limit_names_its_field() {
    let standin = standin().await;
    let bot = going(&standin).await;
    let path = square_path(&standin);
    let long = |length: usize| "x".repeat(length);
    let row = |parts: Value| json!([{ "type": 1, "components": parts }]);
    let plain = |label: &str, id: &str| json!({ "type": 2, "style": 1, "label": label, "custom_id": id });
    let options = |count: usize| {
        (0..count).map(|n| json!({ "label": n.to_string(), "value": n.to_string() })).collect::<Vec<_>>()
    };
    let menu = |options: Vec<Value>| row(json!([{ "type": 3, "custom_id": "m", "options": options }]));
    let cases = [
        ("content", json!({ "content": long(2001) })),
        ("content", json!({ "content": 5 })),
        ("embeds", json!({ "embeds": vec![json!({ "title": "t" }); 11] })),
        ("embeds.0", json!({ "embeds": [{ "title": long(257) }] })),
        ("embeds.1", json!({ "embeds": [{ "description": long(4000) }, { "description": long(4000) }] })),
        ("embeds.0", json!({ "embeds": [{}] })),
        ("components", json!({ "content": "x", "components": vec![button("a", "b")[0].clone(); 6] })),
        ("components.0", json!({ "content": "x", "components": row(json!(vec![plain("a", "b"); 6])) })),
        ("components.0", json!({ "content": "x", "components": row(json!([plain(&long(81), "b")])) })),
        ("components.0", json!({ "content": "x", "components": row(json!([plain("a", &long(101))])) })),
        ("components.0", json!({ "content": "x", "components": [{ "type": 99 }] })),
        (
            "components.0.components.1.custom_id",
            json!({ "content": "x", "components": row(json!([plain("a", "same"), plain("b", "same")])) }),
        ),
        ("components.0.components.0.custom_id", json!({ "content": "x", "components": row(json!([plain("a", "")])) })),
        ("components.0.components", json!({ "content": "x", "components": row(json!([])) })),
        ("components.0.components.0.label", json!({ "content": "x", "components": row(json!([plain("", "b")])) })),
        (
            "components.0.components.0.custom_id",
            json!({ "content": "x", "components": row(json!([{ "type": 2, "style": 1, "label": "a" }])) }),
        ),
        (
            "components.0.components.0.url",
            json!({ "content": "x", "components": row(json!([{ "type": 2, "style": 5, "label": "a", "url": "no" }])) }),
        ),
        ("components.0", json!({ "content": "x", "components": menu(options(26)) })),
        ("components.0.components.0.options", json!({ "content": "x", "components": menu(vec![]) })),
        (
            "components.0.components.0.options.1.value",
            json!({ "content": "x", "components": menu([options(1), options(1)].concat()) }),
        ),
        (
            "allowed_mentions.users",
            json!({ "content": "x", "allowed_mentions": { "parse": ["users"], "users": ["1"] } }),
        ),
        ("nonce", json!({ "content": "x", "nonce": long(26) })),
        ("attachments.0.id", json!({ "content": "x", "attachments": [{ "id": 0 }] })),
        ("message_reference", json!({ "content": "x", "message_reference": { "message_id": "1" } })),
    ];
    let count = cases.len();
    for (field, body) in cases {
        let answer = bot.post(&path, &body).await;
        assert_eq!(code(&answer), (400, 50035), "{field}: {body}");
        assert!(has_error(&answer, field), "{field} is not named: {}", answer.1);
    }
    assert!(standin.channel("square").messages().is_empty());
    // An unknown message to reply to is no malformed body, but it is refused as one, as Discord does.
    assert_eq!(standin.violations().len(), count - 1);
}

#[tokio::test]
async fn an_empty_message_is_refused() {
    let standin = standin().await;
    let bot = going(&standin).await;
    for body in [json!({}), json!({ "content": "  \n" }), json!({ "content": null, "embeds": [], "components": [] })] {
        assert_eq!(code(&bot.post(&square_path(&standin), &body).await), (400, 50006));
    }
}

#[tokio::test]
async fn the_fullest_legal_message_passes() {
    let standin = standin().await;
    let bot = going(&standin).await;
    let rows: Vec<Value> = (0..4)
        .map(|row| {
            let parts: Vec<Value> = (0..5)
                .map(|column| {
                    let id = format!("{:0>100}", row * 5 + column);
                    json!({ "type": 2, "style": 2, "label": "l".repeat(80), "custom_id": id })
                })
                .collect();
            json!({ "type": 1, "components": parts })
        })
        .chain([json!({ "type": 1, "components": [{ "type": 3, "custom_id": "menu", "placeholder": "p".repeat(150),
            "options": (0..25).map(|n| json!({ "label": "l".repeat(100), "value": format!("{n:0>100}"),
                "description": "d".repeat(100) })).collect::<Vec<_>>() }] })])
        .collect();
    let body = json!({ "content": "ä".repeat(2000), "components": rows, "nonce": "n".repeat(25) });
    let answer = bot.post(&square_path(&standin), &body).await;
    assert_eq!(answer.0, 200, "{}", answer.1);
    assert!(standin.violations().is_empty());
    assert_eq!(standin.channel("square").last_message().expect("it stands").buttons().len(), 20);
}

#[tokio::test]
async fn an_interaction_s_answer_names_the_field_within_data_and_may_be_tried_again() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    let (got, entered) = enter_go(&standin, &mut bot, "Ann").await;
    let refused = bot.say(&got, json!({ "content": "x".repeat(2001) })).await;
    assert!(code(&refused) == (400, 50035) && has_error(&refused, "data.content"));
    assert_eq!(bot.say(&got, json!({ "content": "Short" })).await.0, 204);
    assert!(entered.await.expect("joined").expect("a reply").is_public());
}

#[tokio::test]
async fn completion_takes_25_choices_of_the_option_s_type() {
    let standin = standin().await;
    let options = json!([{ "type": 4, "name": "number", "description": "Number", "autocomplete": true }]);
    let mut bot = Bot::start(&standin, vec![command("count", options)]).await;
    let square = standin.channel("square");
    let asked = standin.user("Ann").autocomplete("count", [("number", "1")], "number").in_channel(&square);
    let asked = tokio::spawn(async move { asked.await });
    let got = bot.next().await;
    let choices = |count: i64| (0..count).map(|n| json!({ "name": n.to_string(), "value": n })).collect::<Vec<_>>();
    let answer = |choices: Value| json!({ "type": 8, "data": { "choices": choices } });
    let too_many = bot.answer(&got, &answer(json!(choices(26)))).await;
    assert!(code(&too_many) == (400, 50035) && has_error(&too_many, "data.choices"));
    let wrong = bot.answer(&got, &answer(json!([{ "name": "a", "value": "text" }]))).await;
    assert!(code(&wrong) == (400, 50035) && has_error(&wrong, "data.choices.0.value"));
    let nameless = bot.answer(&got, &answer(json!([{ "name": "", "value": 1 }]))).await;
    assert!(has_error(&nameless, "data.choices.0.name"));
    assert_eq!(bot.answer(&got, &answer(json!(choices(25)))).await.0, 204);
    assert_eq!(asked.await.expect("joined").expect("choices").len(), 25);
}

#[tokio::test]
async fn commands_are_checked_at_registration() {
    let standin = standin().await;
    let bot = going(&standin).await;
    let path = format!("/applications/{}/commands", bot.app);
    let option =
        |name: &str, required: bool| json!({ "type": 3, "name": name, "description": "d", "required": required });
    let mut long = command("long", json!([]));
    long["description"] = json!("x".repeat(101));
    let cases = [
        ("0.name", json!([command("Upper", json!([]))])),
        ("0.name", json!([command(&"x".repeat(33), json!([]))])),
        ("0.description", json!([long])),
        ("0.options.1", json!([command("a", json!([option("one", false), option("two", true)]))])),
        ("0.options.1", json!([command("a", json!([option("one", true), option("one", true)]))])),
        ("1.name", json!([command("a", json!([])), command("a", json!([]))])),
        ("0.options", json!([command("a", (0..26).map(|n| option(&n.to_string(), false)).collect())])),
    ];
    for (field, body) in cases {
        let answer = bot.call(Method::PUT, &path, Some(&body)).await;
        assert_eq!(code(&answer), (400, 50035), "{field}: {body}");
        assert!(has_error(&answer, field), "{field} is not named: {}", answer.1);
    }
    assert_eq!(standin.commands().len(), 1, "a refused set changes nothing");

    let set = json!([command("go", json!([])), command("stay", json!([]))]);
    let (status, stored) = bot.call(Method::PUT, &path, Some(&set)).await;
    assert_eq!(status, 200);
    for key in ["id", "type", "application_id", "version"] {
        assert!(!stored[0][key].is_null(), "{key} is missing");
    }
    let (_, again) = bot.call(Method::PUT, &path, Some(&set)).await;
    assert_eq!(stored[1]["id"], again[1]["id"], "a command keeps its id");
    assert_eq!(bot.get(&path).await.1.as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn an_edit_keeps_the_files_that_it_lists() {
    let standin = standin().await;
    let bot = going(&standin).await;
    let path = square_path(&standin);
    let body = json!({ "attachments": [{ "id": 0, "description": "Old" }, { "id": 1, "description": "Other" }] });
    let (status, posted) = bot.upload(Method::POST, &path, &body, &[("a.png", PNG), ("b.png", PNG)]).await;
    assert_eq!(status, 200, "{posted}");
    let message = format!("{path}/{}", posted["id"].as_str().expect("an id"));
    let files = || standin.channel("square").last_message().expect("it stands").attachments();

    bot.patch(&message, &json!({ "content": "Text" })).await;
    assert_eq!(files().len(), 2, "an edit without the list keeps all");
    let kept = &posted["attachments"][1]["id"];
    let unlisted =
        bot.upload(Method::PATCH, &message, &json!({ "attachments": [{ "id": kept }] }), &[("c.png", PNG)]).await;
    assert_eq!(code(&unlisted), (400, 50035), "an uploaded file has to be listed");
    let list = json!({ "attachments": [{ "id": kept }, { "id": 0, "description": "New" }] });
    let edited = bot.upload(Method::PATCH, &message, &list, &[("c.png", PNG)]).await;
    assert_eq!(edited.0, 200, "{}", edited.1);
    let descriptions: Vec<_> = files().into_iter().map(|file| file.description.unwrap_or_default()).collect();
    assert_eq!(descriptions, ["Other", "New"]);
    bot.patch(&message, &json!({ "attachments": [] })).await;
    assert!(files().is_empty());
    let unknown = bot.patch(&message, &json!({ "attachments": [{ "id": "123456" }] })).await;
    assert_eq!(code(&unknown), (400, 50035));
}

#[tokio::test]
async fn alt_text_and_files_have_their_limits() {
    let standin = standin().await;
    let bot = going(&standin).await;
    let path = square_path(&standin);
    let body = json!({ "attachments": [{ "id": 0, "description": "x".repeat(1025) }] });
    let refused = bot.upload(Method::POST, &path, &body, &[("a.png", PNG)]).await;
    assert!(has_error(&refused, "attachments.0.description"));
    let big = vec![0; 10 * 1024 * 1024 + 1];
    let refused = bot.upload(Method::POST, &path, &json!({}), &[("a.png", &big)]).await;
    assert_eq!(code(&refused), (413, 40005));
}

#[tokio::test]
async fn a_body_that_is_no_json_is_refused() {
    let standin = standin().await;
    let bot = going(&standin).await;
    let url = format!("{}/api/v10{}", standin.url(), square_path(&standin));
    let request = bot.http.post(url).header("authorization", format!("Bot {}", standin.token()));
    let response = request.header("content-type", "application/json").body("{").send().await.expect("an answer");
    assert_eq!(response.status().as_u16(), 400);
    assert_eq!(standin.violations().len(), 1);
}

#[tokio::test]
async fn a_command_for_managers_is_shown_to_managers_only() {
    let standin = standin().await;
    let mut settle =
        command("settle", json!([{ "type": 7, "name": "where", "description": "x", "channel_types": [0] }]));
    settle["default_member_permissions"] = json!("32");
    let mut bot = crate::common::Bot::start(&standin, vec![settle]).await;
    let (ann, square) = (standin.user("Ann"), standin.channel("square"));
    let unseen = ann.slash("settle", ()).in_channel(&square).await;
    assert!(matches!(unseen, Err(Error::Missing { .. })), "{unseen:?}");
    ann.manages_guild();
    let outside = [("where", standin::OptionValue::Channel(ann.dm().id()))];
    let refused = ann.slash("settle", outside).in_channel(&square).await;
    assert!(matches!(refused, Err(Error::NotAllowed(_))), "no channel of that type: {refused:?}");
    let inside = [("where", standin::OptionValue::Channel(square.id()))];
    let _entered = tokio::spawn(ann.slash("settle", inside).in_channel(&square).into_future());
    let serenity::all::Interaction::Command(got) = bot.next().await.interaction else { panic!("a command") };
    let member = got.member.expect("in a guild").permissions.expect("told");
    assert!(member.manage_guild());
    let channel = got.data.resolved.channels.values().next().expect("it is told");
    assert_eq!(channel.id.get(), square.id().get());
}
