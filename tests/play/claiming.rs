//! Claiming a game whose time is up: with a question first, as resigning has one.

use standin::{Message, User};

use crate::deadlines::told;
use crate::support::{World, labels, private, public, said};

const DAY: i64 = 24 * 3600;

/// Both have moved, and Ann's time is up: the message that says so.
async fn overdue(world: &World) -> Message {
    world.game("scottish").await;
    world.play("d1-a1 d3-b3").await;
    world.time_passes(3 * DAY + 60).await;
    told(world, "has not moved in time").await
}

/// Bjorn, asked whether he claims the game.
async fn asked(world: &World, up: &Message) -> Message {
    private(&world.bjorn.click(up, "Claim the game").await.unwrap())
}

async fn looks(who: &User, command: &str, world: &World) -> String {
    said(&who.slash(command, ()).in_channel(&world.hall).await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn claiming_is_asked_in_private_and_told_in_public() {
    let world = World::new().await;
    let up = overdue(&world).await;
    let before = world.public_messages().len();
    let question = asked(&world, &up).await;
    assert_eq!(labels(&question), ["Claim game #1", "Wait"]);
    assert!(question.content().contains("Ann has not moved in time, but may still move"), "{}", question.content());
    let by_command = private(&world.bjorn.slash("claim", ()).in_channel(&world.hall).await.unwrap());
    assert_eq!((by_command.content(), labels(&by_command)), (question.content(), labels(&question)));
    assert_eq!(world.public_messages().len(), before, "nothing has happened yet");

    let claimed = world.bjorn.click(&question, "Claim game #1").await.unwrap();
    assert!(claimed.is_update());
    assert_eq!(labels(&private(&claimed)), Vec::<String>::new());
    let last = claimed.follow_up(0).await.unwrap();
    assert!(last.content().contains("ran out of time") && last.content().contains("Bjorn"), "{}", last.content());
    assert_eq!(last.pinged(), ["Ann"], "who did not bring it about");
    world.loses_its_buttons(&up).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_may_wait_instead() {
    let world = World::new().await;
    let up = overdue(&world).await;
    let question = asked(&world, &up).await;
    let kept = world.bjorn.click(&question, "Wait").await.unwrap();
    assert!(kept.is_update() && kept.is_private() && labels(&private(&kept)).is_empty());
    let moved = world.play_on("a1-b1", 0).await;
    assert_eq!(moved.pinged(), ["Bjorn"], "until it is claimed a late move is a move");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_question_claims_nothing() {
    let world = World::new().await;
    let up = overdue(&world).await;
    let question = asked(&world, &up).await;
    world.play_on("a1-b1", 0).await;
    let late = world.bjorn.click(&question, "Claim game #1").await.unwrap();
    assert!(late.follow_ups().is_empty() && said(&late).contains("have not claimed"), "{}", said(&late));
    let closed = question.refresh().unwrap();
    assert!(closed.is_private() && !labels(&closed).contains(&"Claim game #1".to_owned()), "{:?}", labels(&closed));
    world.play_on("b3-c3", 1).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_from_before_time_was_given_says_so_and_closes() {
    let world = World::new().await;
    let up = overdue(&world).await;
    let question = asked(&world, &up).await;
    public(&world.bjorn.click(&up, "Give 3 days more").await.unwrap());
    let late = world.bjorn.click(&question, "Claim game #1").await.unwrap();
    assert!(late.is_update() && said(&late).contains("Ann has time until <t:"), "{}", said(&late));
    assert!(!labels(&question.refresh().unwrap()).contains(&"Claim game #1".to_owned()));
    let asks = private(&world.bjorn.press_unchecked(&up, "v1:claim:1:2", None).await.unwrap());
    assert!(asks.content().contains("has time until"), "{}", asks.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_claims_for_somebody_else() {
    let world = World::new().await;
    let up = overdue(&world).await;
    for (who, why) in [(&world.ann, "your own time"), (&world.cilla, "Only Ann and Bjorn play")] {
        for id in ["v1:claim:1:2", "v1:claim-yes:1:2"] {
            let refused = who.press_unchecked(&up, id, None).await.unwrap();
            assert!(refused.is_private() && said(&refused).contains(why), "{id}: {}", said(&refused));
        }
    }
    let own = private(&world.ann.click(&up, "Give 3 days more").await.unwrap());
    assert!(own.content().contains("only Bjorn can claim the game or give more time"), "{}", own.content());
    assert!(own.content().contains("You may still move"), "{}", own.content());
    world.play_on("a1-b1", 0).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn claiming_twice_ends_the_game_once() {
    let world = World::new().await;
    let up = overdue(&world).await;
    let question = asked(&world, &up).await;
    let before = world.public_messages().len();
    let (first, second) = tokio::join!(
        world.bjorn.press_unchecked(&question, "v1:claim-yes:1:2", None),
        world.bjorn.press_unchecked(&question, "v1:claim-yes:1:2", None),
    );
    let answers = [first.unwrap(), second.unwrap()];
    let told = answers.iter().find(|answer| answer.is_update()).expect("one of them claims it");
    told.follow_up(0).await.unwrap();
    assert_eq!(answers.iter().filter(|answer| answer.is_update()).count(), 1);
    assert_eq!(world.public_messages().len(), before + 1);
    let twice = private(&world.bjorn.press_unchecked(&up, "v1:claim:1:2", None).await.unwrap());
    assert!(twice.content().contains("is over"), "{}", twice.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_is_answered_after_a_restart() {
    let mut world = World::new().await;
    let up = overdue(&world).await;
    let question = asked(&world, &up).await;
    world.restart_bot().await;
    let claimed = world.bjorn.click(&question, "Claim game #1").await.unwrap();
    let last = claimed.follow_up(0).await.unwrap();
    assert!(last.content().contains("ran out of time"), "{}", last.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_are_told_how_they_stand_once_time_is_up() {
    let world = World::new().await;
    overdue(&world).await;
    for command in ["board", "games"] {
        let hers = looks(&world.ann, command, &world).await;
        assert!(
            hers.to_lowercase().contains("your time was up on <t:") && hers.contains("you may still move"),
            "{hers}"
        );
        let his = looks(&world.bjorn, command, &world).await;
        assert!(his.contains("time was up on <t:") && !his.contains("your time") && !his.contains("deadline"), "{his}");
    }
    assert!(looks(&world.bjorn, "games", &world).await.contains("you may claim the game"));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wants_silence_is_named_and_not_called_when_time_is_up() {
    let world = World::new().await;
    private(&world.ann.slash("settings", [("pings", "none")]).in_channel(&world.hall).await.unwrap());
    let up = overdue(&world).await;
    assert_eq!(up.pinged(), ["Bjorn"]);
    assert!(up.content().contains("Ann, you may still move until the game is claimed."), "{}", up.content());
    world.end().await;
}
