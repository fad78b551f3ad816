//! Vacations as people see them: announced where they play, on boards, in lists, and to the player alone.

use std::time::Duration;

use standin::{Channel, Message, Reply, User};

use crate::support::{World, private, public, said};

const DAY: Duration = Duration::from_hours(24);

async fn begins(who: &User, days: i64, place: &Channel) -> Reply {
    who.slash("vacation begin", [("days", days)]).in_channel(place).await.expect("he may type that")
}

async fn looks(who: &User, command: &str, place: &Channel) -> String {
    private(&who.slash(command, ()).in_channel(place).await.expect("he may look")).content().to_owned()
}

/// What everybody is told of vacations in a channel.
fn told(place: &Channel) -> Vec<Message> {
    place
        .messages()
        .into_iter()
        .filter(|message| message.content().contains("vacation") && !message.is_private())
        .filter(|message| message.attachments().is_empty())
        .collect()
}

async fn until_told(world: &World, place: &Channel, count: usize) -> Message {
    world.standin.wait_until("the news", |_| told(place).len() >= count).await.expect("it is told");
    let told = told(place);
    assert_eq!(told.len(), count, "{:?}", told.iter().map(Message::content).collect::<Vec<_>>());
    told.last().expect("there is one").clone()
}

/// Fault G55: a pause that nobody is told of, or that never ends, angers the opponent.
#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_is_told_once_in_each_channel_and_calls_nobody() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let cellar = world.standin.channel("cellar");
    for (place, variant) in [(&world.hall, "brandubh"), (&cellar, "brandubh")] {
        let options = [("opponent", standin::user(&world.ann)), ("variant", variant.into())];
        let challenge = public(&world.cilla.slash("challenge", options).in_channel(place).await.unwrap());
        public(&world.ann.click(&challenge, "Accept").await.unwrap());
    }
    let answer = private(&begins(&world.ann, 5, &world.hall).await);
    for words in ["You are on vacation until <t:", "every channel", "9 of 14 days"] {
        assert!(answer.content().contains(words), "{words}: {}", answer.content());
    }
    let here = until_told(&world, &world.hall, 1).await;
    for words in ["Ann is on vacation until <t:", "#1 against Bjorn", "#2 against Cilla"] {
        assert!(here.content().contains(words), "{words}: {}", here.content());
    }
    assert!(!here.content().contains("<@") && !here.content().contains("#3"), "{}", here.content());
    let there = until_told(&world, &cellar, 1).await;
    assert!(there.content().contains("#3 against Cilla"), "{}", there.content());

    let back = private(&world.ann.slash("vacation end", ()).in_channel(&cellar).await.unwrap());
    assert!(
        back.content().contains("Your vacation is over") && back.content().contains("13 of 14"),
        "{}",
        back.content()
    );
    for place in [&world.hall, &cellar] {
        let over = until_told(&world, place, 2).await;
        assert!(over.content().contains("Ann's vacation came to its end"), "{}", over.content());
        assert!(!over.content().contains("<@"), "{}", over.content());
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_stands_says_so_wherever_it_is_shown() {
    let world = World::new().await;
    let first = world.game("copenhagen").await;
    assert!(first.content().contains("There is time until"), "{}", first.content());
    begins(&world.ann, 3, &world.hall).await;
    let stands = "until then the clock stands still";
    for who in [&world.ann, &world.bjorn, &world.cilla] {
        let board = looks(who, "board", &world.hall).await;
        let is_his_game = who.id() != world.cilla.id();
        assert_eq!(board.contains(stands), is_his_game, "{board}");
        let is_away = if who.id() == world.ann.id() { "You are on vacation" } else { "Ann is on vacation" };
        assert_eq!(board.contains(is_away), is_his_game, "{board}");
    }
    assert!(looks(&world.bjorn, "games", &world.hall).await.contains("Ann is on vacation until <t:"));
    assert!(looks(&world.ann, "games", &world.hall).await.contains("you are on vacation until <t:"));
    let claimed = private(&world.bjorn.slash("claim", ()).in_channel(&world.hall).await.unwrap());
    assert!(claimed.content().starts_with("Ann is on vacation until <t:"), "{}", claimed.content());

    // She may move, and then his time runs.
    let board = public(&world.moves(&world.ann, "d1-d3").await);
    assert!(board.content().contains("There is time until"), "{}", board.content());
    let board = public(&world.moves(&world.bjorn, "f8-h8").await);
    assert!(board.content().contains(stands), "{}", board.content());
    let added = public(&world.bjorn.slash("add-time", [("days", 2)]).in_channel(&world.hall).await.unwrap());
    assert!(added.content().contains(stands), "{}", added.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_ends_by_itself_also_while_the_bot_is_away() {
    let mut world = World::new().await;
    world.game("copenhagen").await;
    begins(&world.ann, 1, &world.hall).await;
    until_told(&world, &world.hall, 1).await;
    world.kill_bot().await;
    world.standin.advance(3 * DAY);
    world.start_bot().await;
    until_told(&world, &world.hall, 2).await;
    let board = looks(&world.ann, "board", &world.hall).await;
    assert!(board.contains("There is time until"), "{board}");
    let shown = looks(&world.ann, "vacation show", &world.hall).await;
    assert!(shown.contains("You are not on vacation") && shown.contains("13 of 14"), "{shown}");
    world.restart_bot().await;
    looks(&world.ann, "games", &world.hall).await;
    until_told(&world, &world.hall, 2).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_done_is_said_to_him_alone() {
    let world = World::new().await;
    let refused = |reply: Reply| private(&reply).content().to_owned();
    assert!(refused(begins(&world.ann, 3, &world.hall).await).contains("You play no game"));
    assert!(looks(&world.ann, "vacation end", &world.hall).await.contains("You are not on vacation."));
    world.game("copenhagen").await;
    let most = refused(begins(&world.ann, 15, &world.hall).await);
    assert!(most.contains("14 more days at most"), "{most}");
    begins(&world.ann, 3, &world.hall).await;
    let again = refused(begins(&world.ann, 2, &world.hall).await);
    assert!(again.contains("on vacation already, until <t:"), "{again}");

    world.ann.manages_guild();
    let settled = world.ann.slash("server-settings", [("vacation-days", 0)]).in_channel(&world.hall).await.unwrap();
    assert!(said(&settled).contains("Vacation: none"), "{}", said(&settled));
    let none = refused(begins(&world.bjorn, 1, &world.hall).await);
    assert!(none.contains("This server allows no vacation"), "{none}");
    let shown = looks(&world.bjorn, "vacation show", &world.hall).await;
    assert_eq!(shown, "You are not on vacation.\nThis server allows no vacation.");
    assert!(looks(&world.bjorn, "vacation show", &world.hall).await.contains("This server allows no vacation"));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_in_a_thread_hears_of_it_there_and_in_its_channel_when_that_is_gone() {
    let world = World::new().await;
    world.ann.manages_guild();
    world.ann.slash("server-settings", [("threads", true)]).in_channel(&world.hall).await.unwrap();
    let challenge = world.challenge("brandubh").await;
    world.bjorn.click(&challenge, "Accept").await.unwrap();
    let first_board =
        |_: &standin::Standin| world.hall.threads().first().is_some_and(|thread| !thread.messages().is_empty());
    world.standin.wait_until("the first board", first_board).await.unwrap();
    let thread = world.hall.threads().remove(0);
    begins(&world.ann, 2, &world.hall).await;
    until_told(&world, &thread, 1).await;
    thread.delete();
    world.ann.slash("vacation end", ()).in_channel(&world.hall).await.unwrap();
    let over = until_told(&world, &world.hall, 1).await;
    assert!(over.content().contains("came to its end") && over.content().contains("#1"), "{}", over.content());
    world.end().await;
}
