//! Games in threads of their own: one a game, named once, woken when asleep, left when lost, closed at the end.

use std::time::Duration;

use standin::{Channel, Fault, FaultAction, Message, Permissions};

use crate::support::{World, private, public, said};

/// Longer than a row belongs to a bot that was killed with it.
const LEASE: Duration = Duration::from_secs(65);

/// A world in which new games get threads.
async fn world() -> World {
    let world = World::new().await;
    world.ann.manages_guild();
    let reply = world.ann.slash("server-settings", [("threads", true)]).in_channel(&world.hall).await.unwrap();
    assert!(said(&reply).contains("thread of its own"), "{}", said(&reply));
    world
}

/// Ann's challenge and Bjorn's yes to it.
async fn begin(world: &World) -> Message {
    let challenge = world.challenge("copenhagen").await;
    let accepted = world.bjorn.click(&challenge, "Accept").await.expect("he may accept");
    assert!(accepted.is_update(), "the challenge says so: {}", said(&accepted));
    assert!(said(&accepted).contains("accepted: game #"), "{}", said(&accepted));
    challenge
}

async fn thread_of(world: &World) -> Channel {
    world.standin.wait_until("a thread", |_| !world.hall.threads().is_empty()).await.expect("it is made");
    world.hall.threads().remove(0)
}

/// The message with the board of a ply, once it stands there.
async fn board(place: &Channel, game: u32, ply: u32) -> Message {
    let name = format!("game-{game}-move-{ply}.png");
    let shows = |message: &Message| message.attachments().iter().any(|file| file.filename == name);
    place.wait_for(shows).await.unwrap_or_else(|error| panic!("board {ply} of game {game}: {error}"))
}

fn boards(place: &Channel, ply: u32) -> usize {
    let name = format!("game-1-move-{ply}.png");
    let shows = |message: &Message| message.attachments().iter().any(|file| file.filename == name);
    place.messages().iter().filter(|message| shows(message)).count()
}

fn error(status: u16, code: u32) -> FaultAction {
    FaultAction::Error { status, code, message: "refused".to_owned() }
}

/// Fault E47: threads were renamed at every change of state, and the third rename waited without a word.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_in_a_thread_on_its_challenge_and_from_everywhere() {
    let world = world().await;
    let challenge = begin(&world).await;
    let thread = thread_of(&world).await;
    assert_eq!(thread.id().get(), challenge.id().get());
    assert_eq!(thread.name(), "Ann vs Bjorn · Copenhagen Hnefatafl #1");
    let first = board(&thread, 1, 0).await;
    assert_eq!(first.pinged(), ["Ann"]);
    assert_eq!(world.public_messages().len(), 1, "the channel has the challenge only");

    public(&world.ann.slash("move", [("move", "d1-d3")]).in_channel(&thread).await.unwrap());
    // From the parent channel, without naming the game; and from anywhere.
    let told = private(&world.moves(&world.bjorn, "f8-h8").await);
    assert!(told.content().contains(&format!("<#{}>", thread.id())), "{}", told.content());
    assert_eq!(board(&thread, 1, 2).await.pinged(), ["Ann"]);
    let elsewhere = world.standin.channel("elsewhere");
    let typed = [("move", "d3-d1"), ("game", "1")];
    private(&world.ann.slash("move", typed).in_channel(&elsewhere).await.unwrap());
    let newest = board(&thread, 1, 3).await;
    let games = private(&world.bjorn.slash("games", ()).in_channel(&elsewhere).await.unwrap());
    assert!(games.content().contains(&newest.id().to_string()), "{}", games.content());
    assert_eq!((world.public_messages().len(), elsewhere.messages().len()), (1, 0));
    assert_eq!(thread.name(), "Ann vs Bjorn · Copenhagen Hnefatafl #1", "it is never renamed");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_people_call_themselves_a_thread_can_bear_it() {
    let world = world().await;
    world.ann.renames_himself("@everyone **Ann** \u{202e}with a name that goes on and on and on and on and on and on");
    world.bjorn.renames_himself("<@1> ~~Bjorn~~ https://example.com with a name that is about as long as hers is");
    begin(&world).await;
    let name = thread_of(&world).await.name();
    assert!(name.chars().count() <= 100 && name.contains(" vs ") && name.ends_with("#1"), "{name}");
    assert!(!name.contains("@everyone") && !name.contains('\u{202e}'), "{name}");
    world.end().await;
}

/// Fault C22: in an archived thread a press never reached the bot, and there was no other way to move.
/// Fault C23: the same on phones, years before.
#[tokio::test(flavor = "multi_thread")]
async fn an_archived_thread_keeps_nobody_from_moving() {
    let world = world().await;
    begin(&world).await;
    let thread = thread_of(&world).await;
    board(&thread, 1, 0).await;
    assert_eq!(thread.archives_after(), Some(Duration::from_hours(7 * 24)), "a week without a word");
    thread.archive();
    private(&world.moves(&world.ann, "d1-d3").await);
    let shown = board(&thread, 1, 1).await;
    assert_eq!(shown.pinged(), ["Bjorn"]);
    assert!(!thread.is_archived(), "the message woke it");
    thread.archive();
    let menus = private(&world.bjorn.click(&shown, "Move").await.unwrap());
    assert!(!menus.content().is_empty());
    world.end().await;
}

/// Fault C25: the bot could neither edit nor post before it had taken the thread out of the archive.
#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_refuses_because_it_sleeps_is_woken() {
    let world = world().await;
    begin(&world).await;
    let thread = thread_of(&world).await;
    board(&thread, 1, 0).await;
    let path = format!("/channels/{}/messages", thread.id());
    world.standin.inject(Fault::once("POST", &path, error(400, 50083)));
    private(&world.moves(&world.ann, "d1-d3").await);
    board(&thread, 1, 1).await;
    let woken = |standin: &standin::Standin| {
        let path = format!("/channels/{}", thread.id());
        standin.requests().iter().any(|request| request.method == "PATCH" && request.path.ends_with(&path))
    };
    assert!(woken(&world.standin), "it was woken first");
    assert_eq!(boards(&thread, 1), 1);
    world.end().await;
}

/// Fault C24: in a thread that was locked and archived the command reached the bot, its answer was refused, and the
/// player looked at "sending" for ever.
#[tokio::test(flavor = "multi_thread")]
async fn a_locked_thread_is_left_for_its_channel() {
    let world = world().await;
    begin(&world).await;
    let thread = thread_of(&world).await;
    board(&thread, 1, 0).await;
    thread.lock();
    // A client on a desk sends it all the same.
    let sent = world.ann.slash("move", [("move", "d1-d3")]).in_channel(&thread).unchecked().await.unwrap();
    assert!(sent.failed().is_some(), "Discord refuses the answer");
    let shown = board(&world.hall, 1, 1).await;
    assert!(shown.content().contains("locked"), "{}", shown.content());
    assert_eq!(shown.pinged(), ["Bjorn"]);
    let next = public(&world.moves(&world.bjorn, "f8-h8").await);
    assert!(!next.content().contains("locked"), "it is said once: {}", next.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_in_which_we_may_not_write_is_left_for_its_channel() {
    for code in [50001, 50013] {
        let world = world().await;
        begin(&world).await;
        let thread = thread_of(&world).await;
        board(&thread, 1, 0).await;
        let times = 99;
        let path_contains = format!("/channels/{}/messages", thread.id());
        world.standin.inject(Fault { method: "POST".into(), path_contains, times, action: error(403, code) });
        // What the outbox posts: nothing can be said behind an answer that was never given.
        world.standin.inject(Fault::once("POST", "/callback", error(500, 0)));
        world.standin.inject(Fault::once("POST", "/webhooks/", error(404, 10015)));
        world.ann.slash("move", [("move", "d1-d3")]).in_channel(&thread).await.unwrap();
        let shown = board(&world.hall, 1, 1).await;
        assert!(shown.content().contains("I may not write in the thread"), "{}", shown.content());
        assert_eq!(shown.pinged(), ["Bjorn"]);
        let next = public(&world.moves(&world.bjorn, "f8-h8").await);
        assert!(!next.content().contains("thread"), "it is said once: {}", next.content());
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_from_elsewhere_leaves_a_thread_in_which_we_may_not_write() {
    let world = world().await;
    begin(&world).await;
    let thread = thread_of(&world).await;
    board(&thread, 1, 0).await;
    let path = format!("/channels/{}/messages", thread.id());
    world.standin.inject(Fault { times: 9, ..Fault::once("POST", &path, error(403, 50001)) });
    let shown = public(&world.moves(&world.ann, "d1-d3").await);
    assert!(shown.content().contains("I may not write in the thread"), "{}", shown.content());
    public(&world.moves(&world.bjorn, "f8-h8").await);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_finds_a_lost_thread_lost_as_a_board_does() {
    for (status, code) in [(403, 160_005), (404, 10003), (403, 50001)] {
        let world = world().await;
        private(&world.bjorn.slash("settings", [("pings", "dm")]).in_channel(&world.hall).await.unwrap());
        begin(&world).await;
        let thread = thread_of(&world).await;
        board(&thread, 1, 0).await;
        world.bjorn.close_dms();
        let path = format!("/channels/{}/messages", thread.id());
        world.standin.inject(Fault { times: 99, ..Fault::once("POST", &path, error(status, code)) });
        public(&world.ann.slash("move", [("move", "d1-d3")]).in_channel(&thread).await.unwrap());
        let called = world.hall.wait_for(|message| message.content().contains("your move in game #1")).await;
        let called = called.expect("he is called");
        assert_eq!(called.pinged(), ["Bjorn"], "{code}");
        assert!(called.content().contains("so it goes on here"), "{code}: {}", called.content());
        public(&world.moves(&world.bjorn, "f8-h8").await);
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_thread_is_made_for_a_game_that_is_over() {
    let world = world().await;
    world.standin.inject(Fault { times: 2, ..Fault::once("POST", "/threads", error(503, 0)) });
    begin(&world).await;
    let question = private(&world.ann.slash("resign", ()).in_channel(&world.hall).await.unwrap());
    world.ann.click(&question, "Resign game #1").await.unwrap();
    world.until_stored("SELECT COUNT(*) FROM outbox WHERE kind = 'open_thread' AND state = 'abandoned'", 1).await;
    assert!(world.hall.threads().is_empty());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_from_elsewhere_finds_a_locked_thread_locked() {
    let world = world().await;
    begin(&world).await;
    let thread = thread_of(&world).await;
    board(&thread, 1, 0).await;
    thread.lock();
    let elsewhere = world.standin.channel("elsewhere");
    let typed = [("move", "d1-d3"), ("game", "1")];
    let told = private(&world.ann.slash("move", typed).in_channel(&elsewhere).await.unwrap());
    assert!(told.content().contains(&format!("<#{}>", world.hall.id())), "{}", told.content());
    assert!(board(&world.hall, 1, 1).await.content().contains("locked"));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_thread_is_deleted_goes_on_in_the_channel() {
    let world = world().await;
    begin(&world).await;
    let thread = thread_of(&world).await;
    board(&thread, 1, 0).await;
    thread.delete();
    let shown = public(&world.moves(&world.ann, "d1-d3").await);
    assert!(shown.content().contains("is gone, so it goes on here"), "{}", shown.content());
    assert_eq!(shown.pinged(), ["Bjorn"]);
    public(&world.moves(&world.bjorn, "f8-h8").await);
    world.end().await;
}

/// Fault C26: games that had ended kept their threads active until the server had as many as it may have.
#[tokio::test(flavor = "multi_thread")]
async fn the_thread_of_a_finished_game_is_archived() {
    let world = world().await;
    begin(&world).await;
    let thread = thread_of(&world).await;
    let shown = board(&thread, 1, 0).await;
    let question = private(&world.ann.click(&shown, "Resign").await.unwrap());
    world.ann.click(&question, "Resign game #1").await.unwrap();
    thread.wait_for(|message| message.content().contains("Ann resigned")).await.expect("all are told");
    world.loses_its_buttons(&shown).await;
    assert!(!thread.is_archived(), "not before everything is said");
    world.standin.advance(Duration::from_secs(30));
    // A tick later.
    world.bjorn.slash("games", ()).in_channel(&world.hall).await.unwrap();
    world.standin.wait_until("the thread to be archived", |_| thread.is_archived()).await.expect("it is closed");
    world.bjorn.says(&thread, "Well played!");
    assert!(!thread.is_archived(), "it is not locked");
    world.end().await;
}

/// Fault C26: a server had as many active threads as it may have, and games could not begin.
#[tokio::test(flavor = "multi_thread")]
async fn without_a_thread_the_game_is_played_in_the_channel_which_is_said_once() {
    let world = world().await;
    let refusals = [
        (403, 50013, "Create Public Threads"),
        (403, 50001, "Create Public Threads"),
        (400, 160_006, "as many threads as Discord allows"),
        (404, 10008, "could not make a thread"),
    ];
    for (game, (status, code, words)) in (1_u32..).zip(refusals) {
        world.standin.inject(Fault::once("POST", "/threads", error(status, code)));
        begin(&world).await;
        let shown = board(&world.hall, game, 0).await;
        assert!(shown.content().contains(words), "{code}: {}", shown.content());
        assert_eq!(shown.pinged(), ["Ann"], "{code}");
        let typed = [("move", "d1-d3".to_owned()), ("game", game.to_string())];
        let next = public(&world.ann.slash("move", typed).in_channel(&world.hall).await.unwrap());
        assert!(!next.content().contains("thread"), "{code}: {}", next.content());
    }
    assert!(world.hall.threads().is_empty());
    world.hall.deny(Permissions::CREATE_PUBLIC_THREADS);
    begin(&world).await;
    assert!(board(&world.hall, 5, 0).await.content().contains("Create Public Threads"));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outage_does_not_keep_the_first_board_for_long() {
    let world = world().await;
    world.standin.inject(Fault {
        method: "POST".into(),
        path_contains: "/threads".into(),
        times: 99,
        action: error(503, 0),
    });
    begin(&world).await;
    let shown = board(&world.hall, 1, 0).await;
    assert!(shown.content().contains("could not make a thread"), "{}", shown.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_begun_in_a_thread_is_played_in_it() {
    let world = world().await;
    begin(&world).await;
    let thread = thread_of(&world).await;
    board(&thread, 1, 0).await;
    let options = [("opponent", standin::user(&world.bjorn)), ("side", "attackers".into())];
    let challenge = public(&world.ann.slash("challenge", options).in_channel(&thread).await.unwrap());
    world.bjorn.click(&challenge, "Accept").await.unwrap();
    let shown = board(&thread, 2, 0).await;
    assert!(!shown.content().contains("could not"), "{}", shown.content());
    assert!(thread.threads().is_empty());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_somebody_made_before_is_used() {
    let world = world().await;
    world.standin.inject(Fault::once("POST", "/threads", FaultAction::LoseAnswer));
    begin(&world).await;
    let thread = thread_of(&world).await;
    // The second try is told that there is one already.
    board(&thread, 1, 0).await;
    assert_eq!((world.hall.threads().len(), boards(&thread, 0)), (1, 1));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_killed_before_it_made_the_thread_makes_one() {
    let mut world = world().await;
    world.standin.inject(Fault::once("POST", "/threads", FaultAction::Hang));
    begin(&world).await;
    let hangs = |standin: &standin::Standin| standin.requests().iter().any(|request| request.status == 0);
    world.standin.wait_until("the bot to ask for a thread", hangs).await.unwrap();
    world.kill_bot().await;
    assert!(world.hall.threads().is_empty());
    world.standin.advance(LEASE);
    world.start_bot().await;
    let thread = thread_of(&world).await;
    board(&thread, 1, 0).await;
    assert_eq!((world.hall.threads().len(), boards(&thread, 0)), (1, 1));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_killed_before_it_noted_the_thread_makes_no_second_one() {
    let mut world = world().await;
    world.standin.inject(Fault::once("POST", "/threads", FaultAction::LoseAnswer));
    begin(&world).await;
    let thread = thread_of(&world).await;
    world.kill_bot().await;
    world.standin.advance(LEASE);
    world.start_bot().await;
    board(&thread, 1, 0).await;
    assert_eq!((world.hall.threads().len(), boards(&thread, 0), boards(&world.hall, 0)), (1, 1, 0));
    public(&world.ann.slash("move", [("move", "d1-d3")]).in_channel(&thread).await.unwrap());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_killed_before_the_first_board_shows_it_once() {
    for action in [FaultAction::Hang, FaultAction::LoseAnswer] {
        let mut world = world().await;
        let challenge = world.challenge("copenhagen").await;
        let path = format!("/channels/{}/messages", challenge.id());
        world.standin.inject(Fault::once("POST", &path, action));
        world.bjorn.click(&challenge, "Accept").await.unwrap();
        let met = |standin: &standin::Standin| standin.requests().iter().any(|request| request.status == 0);
        world.standin.wait_until("the bot to post the board", met).await.unwrap();
        world.kill_bot().await;
        world.standin.advance(LEASE);
        world.start_bot().await;
        let thread = thread_of(&world).await;
        board(&thread, 1, 0).await;
        public(&world.ann.slash("move", [("move", "d1-d3")]).in_channel(&thread).await.unwrap());
        assert_eq!((boards(&thread, 0), boards(&world.hall, 0)), (1, 0));
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_is_faster_than_the_thread_is_shown_in_the_channel() {
    let world = world().await;
    world.standin.inject(Fault::once("POST", "/threads", error(503, 0)));
    begin(&world).await;
    public(&world.moves(&world.ann, "d1-d3").await);
    let thread = thread_of(&world).await;
    world.until_stored("SELECT channel FROM games", thread.id().get()).await;
    private(&world.moves(&world.bjorn, "f8-h8").await);
    assert_eq!(board(&thread, 1, 2).await.pinged(), ["Ann"]);
    assert_eq!(boards(&thread, 0), 0, "nobody is called for a move that was made");
    world.end().await;
}
