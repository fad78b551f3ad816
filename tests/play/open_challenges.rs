//! Challenges that anybody may take, challenges that nobody answers, and people who could not answer.

use std::time::Duration;

use standin::{Message, user};

use crate::support::{World, labels, private, public, said};

const DAY: Duration = Duration::from_hours(24);

/// Ann challenges anybody, and takes the attackers.
async fn anybody(world: &World) -> Message {
    let options = [("variant", "scottish"), ("side", "attackers")];
    public(&world.ann.slash("challenge", options).in_channel(&world.hall).await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn anybody_but_the_challenger_takes_an_open_challenge() {
    let world = World::new().await;
    let challenge = anybody(&world).await;
    assert!(challenge.pinged().is_empty(), "{}", challenge.content());
    assert!(challenge.content().contains("anybody here"), "{}", challenge.content());
    assert_eq!(labels(&challenge), ["Accept", "Withdraw", "Rules"], "nobody has to decline it");
    let own = private(&world.ann.click(&challenge, "Accept").await.unwrap());
    assert!(own.content().contains("your own challenge"), "{}", own.content());
    let declined = world.bjorn.press_unchecked(&challenge, "v1:decline:1", None).await.unwrap();
    assert!(declined.is_private() && said(&declined).contains("anybody"), "{}", said(&declined));
    assert!(private(&world.cilla.click(&challenge, "Withdraw").await.unwrap()).content().contains("Only Ann"));

    let board = public(&world.cilla.click(&challenge, "Accept").await.unwrap());
    assert!(board.content().contains("Ann plays the attackers, Cilla the defenders"), "{}", board.content());
    let closed = world.loses_its_buttons(&challenge).await;
    assert!(closed.content().contains("Cilla accepted: game #1"), "{}", closed.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_take_it_at_once_one_plays_and_the_other_reads_who_was_faster() {
    let mut world = World::new().await;
    let challenge = anybody(&world).await;
    let accept = challenge.button("Accept").unwrap().custom_id.unwrap();
    let (first, second) = tokio::join!(
        world.bjorn.press_unchecked(&challenge, &accept, None),
        world.cilla.press_unchecked(&challenge, &accept, None),
    );
    let (first, second) = (first.unwrap(), second.unwrap());
    let (faster, slower, late) =
        if first.is_public() { ("Bjorn", &second, &world.cilla) } else { ("Cilla", &first, &world.bjorn) };
    let told = private(slower);
    assert!(told.content().starts_with(&format!("{faster} was faster")), "{}", told.content());
    assert_eq!((world.boards(1, 0), world.boards(2, 0)), (1, 0));
    let late = late.clone();
    world.restart_bot().await;
    let again = late.press_unchecked(&challenge, &accept, None).await.unwrap();
    assert!(said(&again).contains("was faster") && said(&again).contains("#1"), "{}", said(&again));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_challenge_is_taken_back_by_its_challenger() {
    let world = World::new().await;
    let challenge = anybody(&world).await;
    let closed = public(&world.ann.click(&challenge, "Withdraw").await.unwrap());
    assert_eq!(labels(&closed), Vec::<String>::new());
    let late = world.bjorn.press_unchecked(&challenge, "v1:accept:1", None).await.unwrap();
    assert!(late.is_private() && said(&late).contains("taken back"), "{}", said(&late));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_else_is_nobody_is_challenged() {
    let world = World::new().await;
    let alone = world.ann.dm();
    let anybody = world.ann.slash("challenge", [("variant", "scottish")]).in_channel(&alone).await.unwrap();
    assert!(said(&anybody).contains("only you and I"), "{}", said(&anybody));
    let bjorn = world.ann.slash("challenge", [("opponent", user(&world.bjorn))]).in_channel(&alone).await.unwrap();
    assert!(said(&bjorn).contains("Bjorn is not in this place"), "{}", said(&bjorn));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_not_in_the_place_or_does_not_see_it_is_not_challenged() {
    let world = World::new().await;
    world.cilla.leaves_guild();
    world.hall.hide_from(&world.bjorn);
    for (who, why) in [(&world.cilla, "Cilla is not in this place"), (&world.bjorn, "Bjorn cannot see this channel")] {
        let reply = world.ann.slash("challenge", [("opponent", user(who))]).in_channel(&world.hall).await.unwrap();
        assert!(private(&reply).content().starts_with(why), "{}", said(&reply));
    }
    let square = world.standin.channel("square");
    let seen = world.ann.slash("challenge", [("opponent", user(&world.bjorn))]).in_channel(&square).await.unwrap();
    assert_eq!(public(&seen).pinged(), ["Bjorn"]);
    world.end().await;
}

/// Fault A10: buttons that a library forgets after some minutes. A challenge is answered on its seventh day as on its
/// first, by a bot that has been restarted since.
#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_accepted_on_its_last_day() {
    let mut world = World::new().await;
    let challenge = world.challenge("copenhagen").await;
    world.stop_bot().await;
    world.standin.advance(Duration::from_hours(7 * 24 - 1));
    world.start_bot().await;
    let board = public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    assert_eq!(board.pinged(), ["Ann"]);
    world.end().await;
}

/// What the challenger was told of challenges that nobody answered.
fn notices(world: &World) -> Vec<Message> {
    let notice = |message: &Message| message.content().contains("You can make a new one");
    world.public_messages().into_iter().filter(notice).collect()
}

/// Fault A6: what is due is a timer in memory, gone at a restart. Fault A7: what fell due while the bot was off breaks it, and
/// nobody is ever told. A challenge that ran out meanwhile is closed at the next start, and told of once.
#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_nobody_answers_is_over_after_a_week() {
    let mut world = World::new().await;
    let (named, open) = (world.challenge("copenhagen").await, anybody(&world).await);
    world.stop_bot().await;
    world.standin.advance(7 * DAY);
    world.start_bot().await;
    for (challenge, told) in [(&named, "Bjorn did not answer within a week"), (&open, "Nobody accepted within a week")]
    {
        let closed = world.loses_its_buttons(challenge).await;
        assert!(closed.content().contains(told), "{}", closed.content());
    }
    world.standin.wait_until("two notices", |_| notices(&world).len() == 2).await.unwrap();
    world.restart_bot().await;
    for who in [&world.bjorn, &world.cilla] {
        let late = who.press_unchecked(&open, "v1:accept:2", None).await.unwrap();
        assert!(late.is_private() && said(&late).contains("within a week"), "{}", said(&late));
    }
    let late = world.ann.press_unchecked(&named, "v1:withdraw:1", None).await.unwrap();
    assert!(late.is_private() && said(&late).contains("within a week"), "{}", said(&late));
    let notices = notices(&world);
    assert_eq!(notices.len(), 2, "once each, also after a restart");
    assert!(notices.iter().all(|message| message.pinged() == ["Ann"]), "{notices:?}");
    assert_eq!(world.boards(1, 0), 0);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_says_what_is_asked_for() {
    let world = World::new().await;
    let options = [
        ("opponent", user(&world.bjorn)),
        ("variant", "brandubh".into()),
        ("side", "defenders".into()),
        ("house-rules", "trap=yes".into()),
        ("games", 2.into()),
    ];
    let challenge = public(&world.ann.slash("challenge", options).in_channel(&world.hall).await.unwrap());
    for said in ["Brandubh (7×7)", "Ann takes the defenders", "House rules: ", "A match of two games", "Open until "] {
        assert!(challenge.content().contains(said), "{said}: {}", challenge.content());
    }
    world.end().await;
}
