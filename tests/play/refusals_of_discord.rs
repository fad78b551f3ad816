//! Everything with which Discord may refuse us has a consequence that people see, and none of it loses a move.

use std::future::IntoFuture;
use std::time::Duration;

use standin::{Channel, Fault, FaultAction, Message, Permissions, Standin};

use crate::support::{World, private, public};

const CALLBACK: &str = "/callback";

fn error(status: u16, code: u32) -> FaultAction {
    FaultAction::Error { status, code, message: "refused".to_owned() }
}

fn always(method: &str, path: &str, action: FaultAction) -> Fault {
    Fault { method: method.into(), path_contains: path.into(), times: 9999, action }
}

/// Ann moves in a game of the hall; her answer is lost, and what the bot posts meets `met`.
async fn move_unanswered(world: &World, game: u32, met: FaultAction, times: u32) {
    let path = format!("/channels/{}/messages", world.hall.id());
    world.standin.inject(Fault { method: "POST".into(), path_contains: path, times, action: met });
    world.standin.inject(Fault::once("POST", CALLBACK, error(500, 0)));
    let typed = [("move", "d1-d3".to_owned()), ("game", game.to_string())];
    let ask = world.ann.slash("move", typed).in_channel(&world.hall).into_future();
    let asked = tokio::spawn(ask);
    let posts = world.standin.requests().iter().filter(|request| is_post(world, request)).count();
    let tried = |standin: &Standin| standin.requests().iter().filter(|request| is_post(world, request)).count() > posts;
    world.standin.wait_until("the outbox to post", tried).await.expect("it tries");
    // Whoever waits is told by Discord that it failed.
    assert!(asked.await.unwrap().unwrap().failed().is_some());
}

fn is_post(world: &World, request: &standin::RequestRecord) -> bool {
    request.method == "POST" && request.path.ends_with(&format!("/channels/{}/messages", world.hall.id()))
}

fn posts(world: &World) -> usize {
    world.standin.requests().iter().filter(|request| is_post(world, request)).count()
}

fn has_board(messages: &[Message], game: u32, ply: u32) -> bool {
    let name = format!("game-{game}-move-{ply}.png");
    messages.iter().any(|message| message.attachments().iter().any(|file| file.filename == name))
}

/// He looks at his games there, and sees the board that he has missed, he alone.
async fn shown_privately(world: &World, place: &Channel, game: u32) {
    let tells = |message: &Message| {
        message.content().contains("could not show you") && has_board(std::slice::from_ref(message), game, 1)
    };
    let shown = || place.messages_for(&world.bjorn).iter().any(tells);
    world.looks_until(&world.bjorn, place, shown).await;
    assert!(!place.messages().iter().any(tells), "nobody else sees it");
}

/// Fault E41: Send Messages was taken away in the middle of a game, and the game was stuck.
/// Fault E42: whoever may answer a command may not yet post to its channel.
#[tokio::test(flavor = "multi_thread")]
async fn where_we_may_not_post_nothing_more_is_tried_until_we_may() {
    let world = World::new().await;
    let elsewhere = world.standin.channel("elsewhere");
    for (game, (status, code)) in (1..).zip([(403, 50001), (403, 50013), (404, 10007), (404, 10013), (400, 50008)]) {
        world.game("copenhagen").await;
        let before = posts(&world);
        move_unanswered(&world, game, error(status, code), 9999).await;
        shown_privately(&world, &elsewhere, game).await;
        world.standin.clear_faults();
        // With the picture and without it, and never again.
        assert!(posts(&world) <= before + 2, "{code}: the channel is left alone");
        // Somebody acts there, and we see that we may post: from then on it is as it was.
        private(&world.bjorn.slash("games", ()).in_channel(&world.hall).await.unwrap());
        world.until_stored("SELECT COUNT(*) FROM barred_channels", 0).await;
        let typed = [("move", "f8-h8".to_owned()), ("game", game.to_string())];
        private(&world.bjorn.slash("move", typed).in_channel(&elsewhere).await.unwrap());
        world.standin.wait_until("the board", |_| world.boards(game, 2) == 1).await.expect("it is posted again");
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_refuses_is_remembered_over_restarts() {
    let mut world = World::new().await;
    world.game("copenhagen").await;
    world.hall.deny(Permissions::SEND_MESSAGES);
    move_unanswered(&world, 1, FaultAction::Delay(Duration::ZERO), 1).await;
    let elsewhere = world.standin.channel("elsewhere");
    shown_privately(&world, &elsewhere, 1).await;
    world.restart_bot().await;
    let before = posts(&world);
    let typed = [("move", "f8-h8"), ("game", "1")];
    // He moves where we may speak: there it is shown, and played from now on.
    let shown = public(&world.bjorn.slash("move", typed).in_channel(&elsewhere).await.unwrap());
    assert_eq!(shown.pinged(), ["Ann"]);
    assert_eq!(posts(&world), before, "the hall is not tried again");
    world.end().await;
}

/// Fault E46: somebody took no private messages, and the bot hung or crashed.
#[tokio::test(flavor = "multi_thread")]
async fn closed_private_messages_stop_nobody() {
    let world = World::new().await;
    let elsewhere = world.standin.channel("elsewhere");
    for (game, code) in (1..).zip([50007, 50278]) {
        world.game("copenhagen").await;
        move_unanswered(&world, game, error(403, code), 1).await;
        shown_privately(&world, &elsewhere, game).await;
        let typed = [("move", "f8-h8".to_owned()), ("game", game.to_string())];
        public(&world.bjorn.slash("move", typed).in_channel(&world.hall).await.unwrap());
    }
    world.end().await;
}

/// Fault E43: people deleted messages and channels, and requests about them failed for ever.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_channel_is_gone_goes_on_where_a_player_is_met() {
    let world = World::new().await;
    let elsewhere = world.standin.channel("elsewhere");
    for (game, (status, code)) in (1..).zip([(404, 10003), (404, 10004)]) {
        world.game("copenhagen").await;
        move_unanswered(&world, game, error(status, code), 1).await;
        world.looks_until(&world.bjorn, &elsewhere, || has_board(&elsewhere.messages(), game, 1)).await;
        assert_eq!(elsewhere.last_message().unwrap().pinged(), ["Bjorn"], "{code}");
        let typed = [("move", "f8-h8".to_owned()), ("game", game.to_string())];
        public(&world.bjorn.slash("move", typed).in_channel(&elsewhere).await.unwrap());
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_a_channel_that_is_gone_is_not_carried_out_of_its_guild() {
    let world = World::new().await;
    world.game("copenhagen").await;
    move_unanswered(&world, 1, error(404, 10003), 1).await;
    world.bjorn.installs_app();
    let outside = world.standin.conversation(&world.bjorn, &world.cilla);
    shown_privately(&world, &outside, 1).await;
    assert!(outside.messages().is_empty(), "Cilla sees nothing of it");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn trouble_that_passes_is_waited_out() {
    let world = World::new().await;
    let passing = [(500, 0), (502, 0), (503, 130_000), (429, 20028), (429, 40003), (401, 40001)];
    for (game, (status, code)) in (1..).zip(passing) {
        world.game("copenhagen").await;
        move_unanswered(&world, game, error(status, code), 1).await;
        world.standin.wait_until("the board", |_| world.boards(game, 1) == 1).await.expect("it is posted");
        assert_eq!(world.hall.last_message().unwrap().pinged(), ["Bjorn"], "{code}");
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_discord_does_not_understand_is_not_sent_again_and_again() {
    let world = World::new().await;
    for (game, (status, code)) in (1..).zip([(400, 50035), (413, 40005)]) {
        world.game("copenhagen").await;
        let before = posts(&world);
        move_unanswered(&world, game, error(status, code), 9999).await;
        shown_privately(&world, &world.standin.channel("elsewhere"), game).await;
        world.standin.clear_faults();
        // Once, and once without the picture where that may be what is wrong.
        assert!(posts(&world) <= before + 2, "{code}");
        let typed = [("move", "f8-h8".to_owned()), ("game", game.to_string())];
        public(&world.bjorn.slash("move", typed).in_channel(&world.hall).await.unwrap());
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dead_token_leads_to_the_channel() {
    let world = World::new().await;
    for (game, (status, code)) in (1..).zip([(404, 10062), (404, 10015), (401, 50027)]) {
        world.game("copenhagen").await;
        world.standin.inject(Fault::once("POST", CALLBACK, error(status, code)));
        let looked = Fault { times: 3, ..Fault::once("GET", "@original", error(status, code)) };
        world.standin.inject(looked);
        let typed = [("move", "d1-d3".to_owned()), ("game", game.to_string())];
        let asked = world.ann.slash("move", typed).in_channel(&world.hall).await.unwrap();
        assert!(asked.failed().is_some(), "{code}");
        world.standin.wait_until("the board", |_| world.boards(game, 1) == 1).await.expect("it is posted");
        world.standin.clear_faults();
    }
    world.end().await;
}

/// Fault B15: an interaction was answered by two parts of the bot, and the second answer failed the first.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_discord_calls_the_second_one_is_not_repeated() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.standin.inject(Fault::once("POST", CALLBACK, error(400, 40060)));
    let asked = world.moves(&world.ann, "d1-d3").await;
    assert!(asked.failed().is_some());
    world.standin.wait_until("the board", |_| world.boards(1, 1) == 1).await.expect("it is shown");
    public(&world.moves(&world.bjorn, "f8-h8").await);
    assert_eq!(world.boards(1, 1), 1);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn old_messages_that_cannot_be_changed_are_left_alone() {
    let world = World::new().await;
    for (game, (status, code)) in (1..).zip([(404, 10008), (400, 30046), (403, 50005), (403, 50001), (400, 50083)]) {
        let board = world.game("copenhagen").await;
        let edits = format!("/messages/{}", board.id());
        world.standin.inject(always("PATCH", &edits, error(status, code)));
        let typed = [("move", "d1-d3".to_owned()), ("game", game.to_string())];
        public(&world.ann.slash("move", typed).in_channel(&world.hall).await.unwrap());
        let tried = |standin: &Standin| count(standin, &edits) == 1;
        world.standin.wait_until("one try", tried).await.expect("it tries");
        let stale = private(&world.bjorn.click(&board, "Move").await.unwrap());
        assert!(stale.content().contains("Since then"), "{code}: {}", stale.content());
        assert_eq!(count(&world.standin, &edits), 1, "{code}: once");
    }
    world.end().await;
}

fn count(standin: &Standin, path: &str) -> usize {
    standin.requests().iter().filter(|request| request.method == "PATCH" && request.path.ends_with(path)).count()
}

/// Fault E39: without Embed Links the bot was dead.
#[tokio::test(flavor = "multi_thread")]
async fn embed_links_is_not_needed() {
    let world = World::new().await;
    world.hall.deny(Permissions::EMBED_LINKS);
    world.game("copenhagen").await;
    let board = world.play("d1-d3 f8-h8").await;
    assert!(!board.attachments().is_empty());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_thread_that_only_says_so_is_left_too() {
    let world = World::new().await;
    world.ann.manages_guild();
    world.ann.slash("server-settings", [("threads", true)]).in_channel(&world.hall).await.unwrap();
    let challenge = world.challenge("copenhagen").await;
    world.bjorn.click(&challenge, "Accept").await.unwrap();
    world.standin.wait_until("a thread", |_| !world.hall.threads().is_empty()).await.unwrap();
    let thread = world.hall.threads().remove(0);
    world.standin.wait_until("its board", |_| !thread.messages().is_empty()).await.unwrap();
    let path = format!("/channels/{}/messages", thread.id());
    world.standin.inject(always("POST", &path, error(403, 160_005)));
    let shown = public(&world.moves(&world.ann, "d1-d3").await);
    assert!(shown.content().contains("locked"), "{}", shown.content());
    world.end().await;
}
