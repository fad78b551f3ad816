//! `hnefi playground`: one process, no token, on this machine only.

use std::{
    fs,
    net::TcpListener,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::child::{PATIENCE, Running, finish, hnefi, one_line_of_failure};

/// Starts a playground on a free port and returns its address without the slash at the end.
fn start() -> (Running, String) {
    let mut playground = Running::start(hnefi().args(["playground", "--port", "0"]));
    let line = playground.line(|line| line.starts_with("http://127.0.0.1:"));
    let address = line.strip_suffix('/').expect("the address ends with a slash").to_owned();
    assert!(
        address["http://127.0.0.1:".len()..].parse::<u16>().is_ok(),
        "the address stands on a line of its own: {line}"
    );
    (playground, address)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_served_and_the_bot_is_there() {
    let (playground, address) = start();
    let page = get(&format!("{address}/")).await;
    assert!(page.contains("<html"), "{page}");
    let state = state(&address, "").await;
    assert_eq!(state["bot"]["online"], true);
    let people: Vec<&str> =
        state["users"].as_array().expect("users").iter().filter_map(|u| u["name"].as_str()).collect();
    assert_eq!(people, ["Astrid", "Bjorn"]);
    let state = self::state(&address, state["users"][0]["id"].as_str().expect("an id")).await;
    let names: Vec<&str> =
        state["commands"].as_array().expect("commands").iter().filter_map(|c| c["name"].as_str()).collect();
    for command in ["challenge", "move", "board", "games", "resign", "draw", "rules", "help"] {
        assert!(names.contains(&command), "{names:?}");
    }
    let (status, took) = playground.terminate();
    assert_eq!(status.code(), Some(0));
    assert!(took < Duration::from_secs(5), "{took:?}");
}

#[test]
fn told_to_stop_before_it_is_there_it_stops_without_a_fault() {
    let mut playground = Running::start(hnefi().args(["playground", "--port", "0"]));
    playground.line(|line| line.contains("logged in"));
    let (status, _) = playground.terminate();
    assert_eq!(status.code(), Some(0));
}

#[test]
fn a_taken_port_is_one_line() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("bound").port().to_string();
    let line = one_line_of_failure(&finish(hnefi().args(["playground", "--port", &port])));
    assert!(line.contains(&port), "{line}");
}

#[test]
fn the_bots_own_database_is_never_touched() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let bots = folder.path().join("hnefi.db");
    let mut playground = Running::start(
        hnefi().args(["playground", "--port", "0"]).env("HNEFI_DATABASE", &bots).current_dir(folder.path()),
    );
    playground.line(|line| line.starts_with("http://127.0.0.1:"));
    playground.terminate();
    assert_eq!(fs::read_dir(folder.path()).expect("readable").count(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_kept_in_a_file_that_was_asked_for() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("mine.db");
    // The same port both times: to the bot it is the same server, although that one has forgotten everything.
    let port = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a free port").port();
    let start = || {
        let mut command = hnefi();
        command.args(["playground", "--port", &port.to_string(), "--database"]).arg(&file);
        let mut playground = Running::start(&mut command);
        playground.line(|line| line.starts_with("http://127.0.0.1:"));
        playground
    };
    let address = format!("http://127.0.0.1:{port}");

    let playground = start();
    let [astrid, bjorn, tafl] = people_and_channel(&address).await;
    let options = json!([{ "name": "opponent", "value": bjorn }, { "name": "side", "value": "attackers" }]);
    slash(&address, &astrid, &tafl, "challenge", options).await;
    let accept = button(&newest(&address, &bjorn, &tafl).await, "Accept");
    press(&address, &bjorn, &accept).await;
    slash(&address, &astrid, &tafl, "move", json!([{ "name": "move", "value": "d1-d3" }])).await;
    playground.terminate();

    let _playground = start();
    assert_eq!(people_and_channel(&address).await, [astrid, bjorn.clone(), tafl.clone()]);
    slash(&address, &bjorn, &tafl, "move", json!([{ "name": "move", "value": "f4-i4" }])).await;
    let board = newest(&address, &bjorn, &tafl).await;
    assert!(
        board["content"].as_str().expect("a text").contains("#1")
            && board["content"].as_str().expect("a text").contains("f4-i4"),
        "{board}"
    );
}

/// The ids of the two people and of the first channel.
async fn people_and_channel(address: &str) -> [String; 3] {
    let nobody = state(address, "").await;
    let id = |value: &Value| value["id"].as_str().expect("an id").to_owned();
    let astrid = id(&nobody["users"][0]);
    let channels = state(address, &astrid).await;
    [astrid, id(&nobody["users"][1]), id(&channels["channels"][0])]
}

async fn slash(address: &str, person: &str, channel: &str, name: &str, options: Value) {
    act(
        address,
        person,
        channel,
        "slash",
        json!({ "as": person, "channel": channel, "name": name, "options": options }),
    )
    .await;
}

async fn press(address: &str, person: &str, (channel, message, custom_id): &(String, String, String)) {
    act(address, person, channel, "component", json!({ "as": person, "message": message, "custom_id": custom_id }))
        .await;
}

/// Does something as the page would, and waits until another message stands in the channel.
async fn act(address: &str, person: &str, channel: &str, what: &str, body: Value) {
    let before = messages(address, person, channel).await.len();
    let client = reqwest::Client::new();
    let sent = client
        .post(format!("{address}/page/{what}"))
        .header("content-type", "application/json")
        .body(body.to_string())
        .send()
        .await
        .expect("reachable");
    assert!(sent.status().is_success(), "{what} {body}: {}", sent.text().await.expect("text"));
    let start = Instant::now();
    while messages(address, person, channel).await.len() <= before {
        assert!(start.elapsed() < PATIENCE, "{what} {body} brought no message");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn messages(address: &str, person: &str, channel: &str) -> Vec<Value> {
    let url = format!("{address}/page/channels/{channel}/messages?as={person}");
    serde_json::from_str(&get(&url).await).expect("a list of messages")
}

async fn newest(address: &str, person: &str, channel: &str) -> Value {
    messages(address, person, channel).await.pop().expect("a message")
}

/// Where a button of a message stands, and what it carries.
fn button(message: &Value, label: &str) -> (String, String, String) {
    let rows = message["components"].as_array().expect("rows");
    let mut buttons = rows.iter().flat_map(|row| row["components"].as_array().expect("buttons"));
    let button = buttons.find(|button| button["label"] == label).expect("the button is there");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    (text(&message["channel_id"]), text(&message["id"]), text(&button["custom_id"]))
}

/// What the page is told when it opens, as nobody (it asks who there is) or as a person.
async fn state(address: &str, person: &str) -> Value {
    let query = if person.is_empty() { String::new() } else { format!("?as={person}") };
    serde_json::from_str(&get(&format!("{address}/page/state{query}")).await).expect("JSON")
}

async fn get(url: &str) -> String {
    reqwest::get(url).await.expect("reachable").text().await.expect("text")
}
