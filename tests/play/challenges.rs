//! Challenging, and answering a challenge.

use standin::user;

use crate::support::{World, labels, private, public, said};

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_pings_the_challenged_and_nobody_else() {
    let world = World::new().await;
    let challenge = world.challenge("copenhagen").await;
    assert_eq!(challenge.pinged(), ["Bjorn"]);
    assert_eq!(labels(&challenge), ["Accept", "Decline", "Withdraw", "Rules"]);
    assert_eq!(challenge.attachments().len(), 1, "the start is drawn");
    world.end().await;
}

/// Fault D38: the buttons of an invitation that stand where the board's should, or the other way round. The board is a
/// message of its own with its own buttons, and the challenge keeps its words and loses its buttons.
#[tokio::test(flavor = "multi_thread")]
async fn accepting_starts_the_game_and_closes_the_challenge() {
    let world = World::new().await;
    let challenge = world.challenge("copenhagen").await;
    let board = public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    assert!(board.content().contains("#1"), "{}", board.content());
    assert_eq!(board.pinged(), ["Ann"], "the attackers begin");
    assert_eq!(labels(&board), ["Move", "Offer draw", "Abort", "Resign"], "the board's buttons, not the challenge's");
    assert!(board.attachments()[0].description.as_ref().is_some_and(|words| words.contains("Attackers")));
    let closed = world.loses_its_buttons(&challenge).await;
    assert!(closed.content().contains("accepted"), "{}", closed.content());
    assert_eq!(closed.attachments().len(), 1, "it keeps its picture");
    world.end().await;
}

/// Fault D30: a double click that joins a game twice. Two presses of Accept at once are one game, and the second is told
/// which; so is a third that comes late.
#[tokio::test(flavor = "multi_thread")]
async fn accepting_twice_starts_one_game() {
    let world = World::new().await;
    let challenge = world.challenge("copenhagen").await;
    let accept = challenge.button("Accept").unwrap().custom_id.unwrap();
    let (first, second) = tokio::join!(
        world.bjorn.press_unchecked(&challenge, &accept, None),
        world.bjorn.press_unchecked(&challenge, &accept, None),
    );
    let answers = [first.unwrap(), second.unwrap()];
    assert_eq!(answers.iter().filter(|answer| answer.is_public()).count(), 1);
    assert_eq!(answers.iter().filter(|answer| answer.is_private()).count(), 1);
    assert_eq!(world.boards(1, 0), 1);
    assert_eq!(world.boards(2, 0), 0);
    let third = world.bjorn.press_unchecked(&challenge, &accept, None).await.unwrap();
    assert!(said(&third).contains("#1"), "it names the game: {}", said(&third));
    world.end().await;
}

/// Fault D27: buttons that obey whoever presses them. Only the challenged player answers a challenge, only the challenger
/// takes it back, and all others change nothing.
#[tokio::test(flavor = "multi_thread")]
async fn an_outsider_can_neither_accept_nor_decline_nor_withdraw() {
    let world = World::new().await;
    let challenge = world.challenge("copenhagen").await;
    for label in ["Accept", "Decline", "Withdraw"] {
        let refusal = private(&world.cilla.click(&challenge, label).await.unwrap());
        assert!(!refusal.content().is_empty());
    }
    for (who, label) in [(&world.ann, "Accept"), (&world.ann, "Decline"), (&world.bjorn, "Withdraw")] {
        assert!(who.click(&challenge, label).await.unwrap().is_private(), "{label}");
    }
    assert_eq!(world.boards(1, 0), 0);
    assert_eq!(labels(&challenge.refresh().unwrap()).len(), 4, "nothing has changed");
    public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn declining_tells_the_challenger() {
    let world = World::new().await;
    let challenge = world.challenge("scottish").await;
    let reply = world.bjorn.click(&challenge, "Decline").await.unwrap();
    assert!(reply.is_update());
    let closed = public(&reply);
    assert_eq!(labels(&closed), Vec::<String>::new());
    let notice = reply.follow_up(0).await.unwrap();
    assert_eq!(notice.pinged(), ["Ann"]);
    let late = world.bjorn.press_unchecked(&challenge, "v1:accept:1", None).await.unwrap();
    assert!(late.is_private() && said(&late).contains("declined"), "{}", said(&late));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_withdrawn_challenge_cannot_be_accepted() {
    let world = World::new().await;
    let challenge = world.challenge("copenhagen").await;
    let reply = world.ann.click(&challenge, "Withdraw").await.unwrap();
    assert!(reply.is_update());
    assert_eq!(labels(&public(&reply)), Vec::<String>::new());
    let late = world.bjorn.press_unchecked(&challenge, "v1:accept:1", None).await.unwrap();
    assert!(late.is_private(), "{}", said(&late));
    assert_eq!(world.boards(1, 0), 0);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_can_be_accepted_after_a_restart() {
    let mut world = World::new().await;
    let challenge = world.challenge("copenhagen").await;
    world.restart_bot().await;
    let board = public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    assert_eq!(board.pinged(), ["Ann"]);
    world.restart_bot().await;
    let late = world.bjorn.press_unchecked(&challenge, "v1:accept:1", None).await.unwrap();
    assert!(late.is_private(), "{}", said(&late));
    world.end().await;
}

/// Fault D37: bots that are challenged and never answer. Neither a bot nor oneself can be.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_challenges_himself_or_a_bot() {
    let world = World::new().await;
    let robot = world.standin.user("Robot").as_bot();
    for opponent in [&world.ann, &robot] {
        let reply = world.ann.slash("challenge", [("opponent", user(opponent))]).await.unwrap();
        assert!(reply.is_private(), "{}", said(&reply));
    }
    assert!(world.public_messages().is_empty());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_variant_that_does_not_exist_is_refused() {
    let world = World::new().await;
    let options = [("opponent", user(&world.bjorn)), ("variant", "chess".into())];
    let reply = world.ann.slash("challenge", options).unchecked().await.unwrap();
    assert!(reply.is_private() && said(&reply).contains("chess"), "{}", said(&reply));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_of_a_challenge_are_read_in_private() {
    let world = World::new().await;
    let challenge = world.challenge("scottish").await;
    let rules = private(&world.cilla.click(&challenge, "Rules").await.unwrap());
    assert!(rules.content().contains("Scottish"), "{}", rules.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_ping_nobody_and_break_nothing() {
    let world = World::new().await;
    world.ann.renames_himself("@everyone **<@1>** \u{202e}`");
    let challenge = world.challenge("copenhagen").await;
    assert_eq!(challenge.pinged(), ["Bjorn"], "{}", challenge.content());
    let board = public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    assert_eq!(board.pinged().len(), 1, "{}", board.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_side_that_the_lot_gave_is_told_so_and_a_chosen_one_is_not() {
    let mut world = World::new().await;
    let chosen = world.challenge("scottish").await;
    assert!(!chosen.content().contains("lot"), "{}", chosen.content());
    for side in [None, Some("random")] {
        let mut options = vec![("opponent", user(&world.bjorn))];
        options.extend(side.map(|side| ("side", side.into())));
        let drawn = public(&world.ann.slash("challenge", options).in_channel(&world.hall).await.unwrap());
        assert!(drawn.content().contains("The lot gives Ann the "), "{}", drawn.content());
        world.restart_bot().await;
        let closed = public(&world.bjorn.click(&drawn, "Decline").await.unwrap());
        let board = public(&world.bjorn.click(&world.challenge("scottish").await, "Accept").await.unwrap());
        assert!(!closed.content().is_empty() && !board.content().contains("lot"), "{}", board.content());
        let accepted = public(
            &world.ann.slash("challenge", [("opponent", user(&world.bjorn))]).in_channel(&world.hall).await.unwrap(),
        );
        world.bjorn.click(&accepted, "Accept").await.unwrap();
        let accepted = world.loses_its_buttons(&accepted).await;
        assert!(accepted.content().contains("The lot gives Ann the "), "after the fact too: {}", accepted.content());
    }
    world.end().await;
}
