//! The bot's life against a server that speaks Discord's protocol: started, stopped, killed, started again.

use std::{
    path::{Path, PathBuf},
    process::Command,
    time::Duration,
};

use standin::{Channel, Config, Message, Standin, User, user};
use tempfile::TempDir;

use crate::child::{Running, finish, hnefi, one_line_of_failure};

/// A server, a folder for the database, and two people in a channel.
pub(crate) struct World {
    pub(crate) standin: Standin,
    pub(crate) folder: TempDir,
    pub(crate) tafl: Channel,
    pub(crate) ann: User,
    pub(crate) bjorn: User,
}

impl World {
    pub(crate) async fn new() -> Self {
        Self::with(Config::default()).await
    }

    pub(crate) async fn with(config: Config) -> Self {
        let standin = Standin::start(config).await.expect("the stand-in starts");
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (tafl, ann, bjorn) = (standin.channel("tafl"), standin.user("Ann"), standin.user("Bjorn"));
        Self { standin, folder, tafl, ann, bjorn }
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join("games.db")
    }

    /// The command that runs the bot in this world.
    pub(crate) fn command(&self) -> Command {
        let mut command = hnefi();
        self.set_up(&mut command);
        command
    }

    /// Tells a command where this world is.
    pub(crate) fn set_up(&self, command: &mut Command) {
        command
            .arg("run")
            .current_dir(self.folder.path())
            .env("DISCORD_TOKEN", self.standin.token())
            .env("HNEFI_DATABASE", self.database())
            .env("HNEFI_DISCORD_API", self.standin.url());
    }

    pub(crate) async fn start(&self) -> Running {
        let mut bot = Running::start(&mut self.command());
        bot.line(|line| line.contains("ready to play"));
        self.standin.wait_for_bot().await.expect("the bot comes online");
        bot
    }

    pub(crate) async fn kill(&self, bot: Running) {
        bot.kill();
        self.standin.wait_for_bot_to_leave().await.expect("the bot is gone");
    }

    pub(crate) async fn challenge(&self, variant: &str) -> Message {
        let options = [("opponent", user(&self.bjorn)), ("variant", variant.into()), ("side", "attackers".into())];
        let reply = self.ann.slash("challenge", options).in_channel(&self.tafl).await.expect("can be sent");
        assert!(reply.is_public(), "{:?}", reply.kind());
        reply.message().expect("an answer").clone()
    }

    pub(crate) async fn move_by(&self, player: &User, mv: &str) -> Message {
        let reply = player.slash("move", [("move", mv)]).in_channel(&self.tafl).await.expect("can be sent");
        assert!(reply.is_public(), "{mv}: {:?} {:?}", reply.kind(), reply.message().map(|m| m.content().to_owned()));
        reply.message().expect("an answer").clone()
    }
}

fn health(database: &Path) -> Command {
    let mut command = hnefi();
    command.arg("health").env("HNEFI_DATABASE", database);
    command
}

#[tokio::test(flavor = "multi_thread")]
async fn sigterm_ends_the_bot_within_five_seconds_and_without_a_fault() {
    let world = World::new().await;
    let bot = world.start().await;
    world.challenge("copenhagen").await;
    let (status, took) = bot.terminate();
    assert_eq!(status.code(), Some(0));
    assert!(took < Duration::from_secs(5), "{took:?}");
    assert!(world.standin.violations().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_killed_between_challenge_and_accept_goes_on() {
    let world = World::new().await;
    let bot = world.start().await;
    let challenge = world.challenge("scottish").await;
    world.kill(bot).await;

    let dead = world.bjorn.click(&challenge, "Accept").await.expect("can be pressed");
    assert!(dead.failed().is_some(), "nobody is there to answer");

    let _bot = world.start().await;
    let accepted = world.bjorn.click(&challenge, "Accept").await.expect("can be pressed");
    assert!(accepted.is_public(), "{:?}", accepted.kind());
    let board = accepted.message().expect("a board");
    assert_eq!(board.pinged(), ["Ann"]);
    assert_eq!(board.attachments().len(), 1);
    assert!(world.standin.violations().is_empty(), "{:?}", world.standin.violations());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_killed_between_two_moves_loses_none() {
    let world = World::new().await;
    let mut bot = world.start().await;
    let challenge = world.challenge("copenhagen").await;
    world.bjorn.click(&challenge, "Accept").await.expect("can be pressed");
    let moves = ["d1-d3", "f4-i4", "d11-d9", "f8-i8"];
    let mut last = None;
    for (ply, mv) in moves.iter().enumerate() {
        let player = if ply % 2 == 0 { &world.ann } else { &world.bjorn };
        last = Some(world.move_by(player, mv).await);
        world.kill(bot).await;
        bot = world.start().await;
    }
    let last = last.expect("moves were played");
    assert!(last.content().contains("f8-i8"), "{}", last.content());
    assert_eq!(last.pinged(), ["Ann"]);

    // The newest board's buttons and the move that was just played both know where the game stands.
    let twice = world.bjorn.slash("move", [("move", "f8-i8")]).in_channel(&world.tafl).await.expect("can be sent");
    assert!(twice.is_private());
    let pieces = world.ann.click(&last, "Move").await.expect("can be pressed");
    assert!(pieces.is_private() && !pieces.message().expect("a menu").selects().is_empty());
    let boards = world.tafl.messages().iter().filter(|message| message.content().contains("moved")).count();
    assert_eq!(boards, moves.len(), "one board a move, none twice");
    assert!(world.standin.violations().is_empty(), "{:?}", world.standin.violations());
}

#[tokio::test(flavor = "multi_thread")]
async fn health_follows_the_heartbeat() {
    let world = World::new().await;
    let bot = world.start().await;
    let healthy = finish(&mut health(&world.database()));
    assert!(healthy.status.success(), "{}", String::from_utf8_lossy(&healthy.stderr));
    bot.terminate();
    set_last_beat(&world.database(), 61).await;
    let line = one_line_of_failure(&finish(&mut health(&world.database())));
    assert!(line.contains("61 seconds") || line.contains("62 seconds"), "says how old the heartbeat is: {line}");
}

/// Makes the last sign of life `seconds` old, as if the bot had hung.
async fn set_last_beat(database: &Path, seconds: i64) {
    use hnefi::{service, store::Store, time::Timestamp};
    let store = Store::open(database).await.expect("the database opens");
    service::beat(&store, Timestamp::now().plus_seconds(-seconds)).await.expect("a heartbeat");
    store.close().await;
}
