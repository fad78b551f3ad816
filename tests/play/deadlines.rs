//! Games with a pace as people see them: deadlines in every message, what happens when time is up, and time given.

use standin::Message;

use crate::support::{World, labels, private, public, said};

const DAY: i64 = 24 * 3600;

/// Ann has the attackers against Bjorn, in Scottish: the first board.
async fn game(world: &World, pace: &str, time_up: &str) -> Message {
    let options = [
        ("opponent", standin::user(&world.bjorn)),
        ("variant", "scottish".into()),
        ("side", "attackers".into()),
        ("pace", pace.into()),
        ("time-up", time_up.into()),
    ];
    let challenge = public(&world.ann.slash("challenge", options).in_channel(&world.hall).await.unwrap());
    public(&world.bjorn.click(&challenge, "Accept").await.unwrap())
}

/// The instants that a message shows, as seconds.
fn instants(message: &Message, form: &str) -> Vec<i64> {
    let content = message.content();
    let parts = content.split("<t:").skip(1);
    parts.filter_map(|part| part.split_once(&format!(":{form}>"))?.0.parse().ok()).collect()
}

/// The newest message in the hall that says this, once it stands.
pub(crate) async fn told(world: &World, what: &'static str) -> Message {
    let says = |message: &Message| message.content().contains(what);
    let hall = world.hall.clone();
    world.standin.wait_until(what, |_| hall.messages().iter().any(says)).await.expect("it is told");
    world.hall.messages().into_iter().rev().find(says).expect("it stands")
}

/// Fault F54: times in zones that nobody lives in. Everybody sees deadlines by his own clock.
#[tokio::test(flavor = "multi_thread")]
async fn every_message_that_has_a_deadline_shows_it() {
    let world = World::new().await;
    let options = [("opponent", standin::user(&world.bjorn)), ("variant", "scottish".into()), ("pace", "2d".into())];
    let challenge = public(&world.ann.slash("challenge", options).in_channel(&world.hall).await.unwrap());
    assert!(challenge.content().contains("2 days a move"), "{}", challenge.content());
    let first = public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    assert!(first.content().contains("2 days a move"), "{}", first.content());
    let (at, left) = (instants(&first, "f"), instants(&first, "R"));
    assert_eq!((at.len(), at == left), (1, true), "{}", first.content());
    let looked = private(&world.ann.slash("board", ()).in_channel(&world.hall).await.unwrap());
    assert_eq!(instants(&looked, "f"), at, "{}", looked.content());
    let listed = private(&world.ann.slash("games", ()).in_channel(&world.hall).await.unwrap());
    for style in ["f", "R"] {
        assert!(instants(&listed, style).contains(&at[0]), "{}", listed.content());
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_chooses_no_pace_gets_that_of_the_server() {
    let world = World::new().await;
    let usual = world.challenge("scottish").await;
    assert!(usual.content().contains("3 days a move"), "{}", usual.content());
    world.cilla.may(standin::Permissions::MANAGE_GUILD);
    let options = [("pace", "none")];
    let settled = private(&world.cilla.slash("server-settings", options).in_channel(&world.hall).await.unwrap());
    assert!(settled.content().contains("no time limit"), "{}", settled.content());
    let unlimited = world.challenge("scottish").await;
    assert!(unlimited.content().contains("no time limit"), "{}", unlimited.content());
    let first = public(&world.bjorn.click(&unlimited, "Accept").await.unwrap());
    assert!(instants(&first, "f").is_empty(), "{}", first.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_time_is_chosen_by_taps_as_well() {
    let world = World::new().await;
    let card = private(&world.ann.slash("challenge", ()).in_channel(&world.hall).await.unwrap());
    let label = labels(&card).into_iter().find(|label| label.starts_with("Time:")).expect("a button for the time");
    let card = private(&world.ann.click(&card, &label).await.unwrap());
    for option in ["1d", "weekends-off", "forfeit"] {
        let menu = "How long may each side think?";
        let tapped = world.ann.choose(&card, menu, &[option]).await.unwrap();
        assert!(tapped.message().unwrap().content().contains("Time:"), "{}", said(&tapped));
    }
    let card = card.refresh().unwrap();
    assert!(card.content().contains("1 day a move, Saturday and Sunday off (UTC)"), "{}", card.content());
    assert!(card.content().contains("the game is lost"), "{}", card.content());
    world.ann.click(&card, "Send to anybody").await.unwrap();
    let sent = told(&world, "1 day a move, Saturday and Sunday off").await;
    assert!(!sent.is_private());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_is_told_that_time_is_up_and_claims_the_game() {
    let world = World::new().await;
    game(&world, "1d", "claim").await;
    let board = world.play("d1-a1 d3-b3").await;
    world.time_passes(DAY + 60).await;
    let up = told(&world, "has not moved in time").await;
    let mut pinged = up.pinged();
    pinged.sort();
    assert_eq!(pinged, ["Ann", "Bjorn"], "whoever may claim it, and whoever may still move");
    assert!(up.content().contains("you may still move until the game is claimed"), "{}", up.content());
    assert!(labels(&up).starts_with(&["Claim the game".to_owned(), "Give a day more".to_owned()]), "{:?}", labels(&up));
    let question = private(&world.bjorn.click(&up, "Claim the game").await.unwrap());
    let claimed = world.bjorn.click(&question, "Claim game #1").await.unwrap();
    let last = claimed.follow_up(0).await.unwrap();
    assert!(last.content().contains("ran out of time") && last.content().contains("Bjorn"), "{}", last.content());
    for old in [&board, &up] {
        world.loses_its_buttons(old).await;
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_gives_more_time_and_the_game_goes_on() {
    let world = World::new().await;
    game(&world, "2d", "claim").await;
    world.play("d1-a1 d3-b3").await;
    world.time_passes(2 * DAY + 60).await;
    let up = told(&world, "has not moved in time").await;
    let given = public(&world.bjorn.click(&up, "Give 2 days more").await.unwrap());
    assert!(given.content().contains("gives") && given.content().contains("more time"), "{}", given.content());
    assert_eq!(given.pinged(), ["Ann"]);
    assert_eq!(instants(&given, "f").len(), 1, "{}", given.content());
    // The same button once more: only its message is gone from under it.
    let twice = private(&world.bjorn.press_unchecked(&up, "v1:add-time:1:2", None).await.unwrap());
    assert!(twice.content().contains("has time again until"), "{}", twice.content());
    assert_eq!(instants(&twice, "f"), instants(&given, "f"), "{}", twice.content());
    assert!(twice.buttons().iter().any(|button| button.url.is_some()), "it leads to the newest board");
    let stale = private(&world.bjorn.slash("claim", ()).in_channel(&world.hall).await.unwrap());
    assert!(stale.content().contains("has time until"), "{}", stale.content());
    let more = public(&world.bjorn.slash("add-time", [("days", 3)]).in_channel(&world.hall).await.unwrap());
    assert_eq!(instants(&more, "f")[0] - instants(&given, "f")[0], 3 * DAY);
    let moved = world.play_on("a1-b1", 0).await;
    assert_eq!(moved.pinged(), ["Bjorn"], "the game goes on");
    world.end().await;
}

/// Fault F53: a game lost on time stays open until somebody looks. It ends by itself, also one whose time ran out while
/// the bot was down only after that time was given back.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_lost_on_time_and_both_are_told() {
    let world = World::new().await;
    game(&world, "1d", "forfeit").await;
    world.play("d1-a1 d3-b3").await;
    world.time_passes(DAY + 60).await;
    let last = told(&world, "ran out of time").await;
    let mut pinged = last.pinged();
    pinged.sort();
    assert_eq!(pinged, ["Ann", "Bjorn"]);
    assert!(labels(&last).contains(&"Rematch, sides swapped".to_owned()), "{:?}", labels(&last));
    let late = private(&world.moves(&world.ann, "a1-b1").await);
    assert!(late.content().contains("no running game") || late.content().contains("is over"), "{}", late.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_move_that_never_comes_hurts_nobody() {
    let world = World::new().await;
    game(&world, "1d", "forfeit").await;
    world.time_passes(DAY + 60).await;
    let last = told(&world, "counts for nobody").await;
    assert!(last.content().contains("No harm done"), "{}", last.content());
    world.end().await;
}

/// Fault A7: what fell due while the bot was off. Nobody loses by that, and the next board says so once.
#[tokio::test(flavor = "multi_thread")]
async fn time_for_which_the_bot_was_away_is_given_back() {
    let mut world = World::new().await;
    game(&world, "1d", "forfeit").await;
    world.play("d1-a1 d3-b3").await;
    world.until_stored("SELECT COUNT(*) FROM facts WHERE name = 'reachable_until'", 1).await;
    world.stop_bot().await;
    world.time_passes(30 * DAY).await;
    world.was_away(30 * DAY).await;
    world.start_bot().await;
    world.until_stored("SELECT COUNT(*) FROM credits", 1).await;
    let next = world.play_on("a1-b1", 0).await;
    assert!(next.content().contains("30 days were given back"), "{}", next.content());
    let next = world.play_on("b3-c3", 1).await;
    assert!(!next.content().contains("given back"), "{}", next.content());
    world.end().await;
}

/// Fault A8: timers of more than 24.8 days overflow and fire at once. A clock is a row, however long it runs.
#[tokio::test(flavor = "multi_thread")]
async fn the_longest_time_is_as_good_as_the_shortest() {
    let world = World::new().await;
    game(&world, "14d", "forfeit").await;
    world.play("d1-a1 d3-b3").await;
    let given = public(&world.bjorn.slash("add-time", [("days", 14)]).in_channel(&world.hall).await.unwrap());
    let days = (instants(&given, "f")[0] - now()) / DAY;
    assert!((27..=28).contains(&days), "{days}");
    world.time_passes(27 * DAY).await;
    let moved = world.play_on("a1-b1", 0).await;
    assert_eq!(moved.pinged(), ["Bjorn"]);
    world.end().await;
}

fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970");
    since.as_secs().cast_signed()
}
