//! A stand-in for Discord and the bot beside it, in one process, for tests that read as people play.

use std::path::PathBuf;
use std::sync::LazyLock;
use std::time::Duration;

use hnefi::{Config, RunError};
use standin::{BodyCheck, Channel, Message, Reply, Standin, User, openapi};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// Discord's own description of the bodies that a bot sends, where there is a copy of it; compiled once for all tests.
static DESCRIBED: LazyLock<Option<BodyCheck>> = LazyLock::new(|| {
    openapi::body_check(&openapi::default_path(), |schema| {
        let validator = jsonschema::validator_for(schema).map_err(|error| error.to_string())?;
        Ok(Box::new(move |body| {
            validator.validate(body).map_err(|error| format!("{error} at {}", error.instance_path()))
        }))
    })
});

/// How long to wait for what has to come by itself, on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);
/// How long the bot may take to stop.
const STOPS_WITHIN: Duration = Duration::from_secs(5);

/// Discord, a bot in it, and some people.
pub(crate) struct World {
    pub(crate) standin: Standin,
    pub(crate) ann: User,
    pub(crate) bjorn: User,
    pub(crate) cilla: User,
    pub(crate) hall: Channel,
    bot: Option<Bot>,
    folder: TempDir,
}

/// A running bot, on threads of its own, so that it can be killed with all that it does.
pub(crate) struct Bot {
    shutdown: CancellationToken,
    running: JoinHandle<Result<(), RunError>>,
    threads: Runtime,
}

impl Bot {
    /// Starts a bot on this database.
    pub(crate) fn start(standin: &Standin, database: PathBuf) -> Self {
        Self::run(Config {
            token: standin.token().parse().expect("the stand-in's token is one"),
            database,
            api: standin.url().parse().expect("the stand-in's address is one"),
        })
    }

    /// Starts a bot with these settings.
    pub(crate) fn run(config: Config) -> Self {
        let threads = Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("there are threads");
        let shutdown = CancellationToken::new();
        let running = threads.spawn(hnefi::run(config, shutdown.clone()));
        Self { shutdown, running, threads }
    }

    /// Stops it as SIGTERM does.
    pub(crate) async fn stop(self) {
        self.shutdown.cancel();
        self.ends().await.expect("it ran without trouble");
    }

    /// Ends it as SIGKILL does: nothing of it runs on, and nothing is finished.
    pub(crate) async fn kill(self) {
        assert!(!self.running.is_finished(), "it was still running");
        let threads = self.threads;
        let dies = tokio::task::spawn_blocking(move || threads.shutdown_timeout(Duration::from_secs(10)));
        dies.await.expect("its threads end");
    }

    /// Waits until it ends by itself.
    pub(crate) async fn ends(self) -> Result<(), RunError> {
        let ended = tokio::time::timeout(STOPS_WITHIN, self.running).await.expect("it ends in time");
        self.threads.shutdown_background();
        ended.expect("it does not panic")
    }
}

impl World {
    /// A stand-in with a bot that is ready.
    pub(crate) async fn new() -> Self {
        let world = Self::without_bot().await;
        world.with_bot().await
    }

    /// A stand-in alone, to prepare something before the bot comes.
    pub(crate) async fn without_bot() -> Self {
        Self::by(standin::Config::default()).await
    }

    /// The same with a stand-in that is set up in its own way.
    pub(crate) async fn by(config: standin::Config) -> Self {
        log();
        let check_body = DESCRIBED.clone();
        let config = standin::Config { page: false, patience: PATIENCE, check_body, explicit_mentions: true, ..config };
        let standin = Standin::start(config).await.expect("a port is free");
        let [ann, bjorn, cilla] = ["Ann", "Bjorn", "Cilla"].map(|name| standin.user(name));
        let hall = standin.channel("hall");
        let folder = TempDir::new().expect("there is room for a folder");
        Self { standin, ann, bjorn, cilla, hall, bot: None, folder }
    }

    /// The same with a bot that is ready.
    pub(crate) async fn with_bot(mut self) -> Self {
        self.start_bot().await;
        self
    }

    /// The database file.
    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join("games.db")
    }

    /// Starts the bot and waits until it is ready.
    pub(crate) async fn start_bot(&mut self) {
        assert!(self.bot.is_none(), "there is one bot");
        self.bot = Some(Bot::start(&self.standin, self.database()));
        self.standin.wait_for_bot().await.expect("the bot comes");
    }

    /// Stops the bot and waits until it is gone.
    pub(crate) async fn stop_bot(&mut self) {
        self.take_bot().stop().await;
        self.standin.wait_for_bot_to_leave().await.expect("the bot goes");
    }

    /// Kills the bot in the middle of whatever it does.
    pub(crate) async fn kill_bot(&mut self) {
        self.take_bot().kill().await;
        self.standin.wait_for_bot_to_leave().await.expect("the bot goes");
    }

    /// The running bot, to end it otherwise.
    pub(crate) fn take_bot(&mut self) -> Bot {
        self.bot.take().expect("there is a bot")
    }

    /// Stops the bot and starts it again on the same database.
    pub(crate) async fn restart_bot(&mut self) {
        self.stop_bot().await;
        self.start_bot().await;
    }

    /// Ann challenges Bjorn, and takes the attackers.
    pub(crate) async fn challenge(&self, variant: &str) -> Message {
        let options =
            [("opponent", standin::user(&self.bjorn)), ("variant", variant.into()), ("side", "attackers".into())];
        let reply = self.ann.slash("challenge", options).in_channel(&self.hall).await.expect("she may challenge");

        public(&reply)
    }

    /// Ann has the attackers against Bjorn: the first board.
    pub(crate) async fn game(&self, variant: &str) -> Message {
        let challenge = self.challenge(variant).await;
        let reply = self.bjorn.click(&challenge, "Accept").await.expect("he may accept");
        public(&reply)
    }

    /// Somebody's `/move` in the hall.
    pub(crate) async fn moves(&self, who: &User, text: &str) -> Reply {
        who.slash("move", [("move", text)]).in_channel(&self.hall).await.expect("he may type that")
    }

    /// Plays moves in turn, Ann's first, and returns the last board.
    pub(crate) async fn play(&self, moves: &str) -> Message {
        self.play_on(moves, 0).await
    }

    /// The same where some moves have been played before.
    pub(crate) async fn play_on(&self, moves: &str, before: usize) -> Message {
        let mut board = None;
        for (at, text) in moves.split_whitespace().enumerate() {
            let who = if (at + before).is_multiple_of(2) { &self.ann } else { &self.bjorn };
            let reply = self.moves(who, text).await;
            assert!(reply.is_public(), "{text}: {}", said(&reply));
            board = Some(public(&reply));
        }
        board.expect("there is a move")
    }

    /// Everything that stands in the hall for all to see, oldest first.
    pub(crate) fn public_messages(&self) -> Vec<Message> {
        self.hall.messages().into_iter().filter(|message| !message.is_private()).collect()
    }

    /// How many boards of move `ply` of game `game` stand in the hall.
    pub(crate) fn boards(&self, game: u32, ply: u32) -> usize {
        let name = format!("game-{game}-move-{ply}.png");
        let shows = |message: &Message| message.attachments().iter().any(|file| file.filename == name);
        self.public_messages().iter().filter(|message| shows(message)).count()
    }

    /// Waits until a message has nothing left to press.
    pub(crate) async fn loses_its_buttons(&self, message: &Message) -> Message {
        let id = message.id();
        let bare = |standin: &Standin| standin.message(id).is_ok_and(|message| labels(&message).is_empty());
        self.standin.wait_until("the buttons to go", bare).await.expect("old buttons go");
        self.standin.message(id).expect("it stands")
    }

    /// Lets somebody look at his games in a place until something holds that follows from his being there: the outbox may
    /// not have given up yet when he comes for the first time.
    pub(crate) async fn looks_until(&self, who: &User, place: &Channel, holds: impl Fn() -> bool) {
        let looks = async {
            while !holds() {
                private(&who.slash("games", ()).in_channel(place).await.expect("he may look"));
                let soon = self.standin.wait_until("what follows", |_| holds());
                if tokio::time::timeout(Duration::from_millis(500), soon).await.is_ok() {
                    return;
                }
            }
        };
        tokio::time::timeout(PATIENCE, looks).await.expect("he is shown it at his next contact");
    }

    /// Waits until the bot has stored something: a query that gives one number gives this one.
    pub(crate) async fn until_stored(&self, query: &'static str, wanted: u64) {
        let file = sqlx::sqlite::SqliteConnectOptions::new().filename(self.database()).read_only(true);
        let pool = sqlx::SqlitePool::connect_with(file).await.expect("the file opens");
        let stored = async {
            loop {
                let number: i64 = sqlx::query_scalar(query).fetch_one(&pool).await.expect("it can be asked");
                if number.cast_unsigned() == wanted {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, stored).await.unwrap_or_else(|_| panic!("{query} never gives {wanted}"));
        pool.close().await;
    }

    /// Lets time pass for every running clock.
    pub(crate) async fn time_passes(&self, seconds: i64) {
        self.write(
            "UPDATE clocks SET began_at = began_at - $1, deadline = deadline - $1, remind_at = remind_at - $1",
            seconds,
        )
        .await;
    }

    /// Makes the bot believe that nobody could reach it for so long; it must not be running.
    pub(crate) async fn was_away(&self, seconds: i64) {
        assert!(self.bot.is_none(), "it would notice");
        self.write("UPDATE facts SET value = CAST(value AS INTEGER) - $1 WHERE name = 'reachable_until'", seconds)
            .await;
    }

    /// Changes the database behind the bot's back.
    pub(crate) async fn write(&self, statement: &'static str, number: i64) {
        let file = sqlx::sqlite::SqliteConnectOptions::new().filename(self.database());
        let pool = sqlx::SqlitePool::connect_with(file).await.expect("the file opens");
        sqlx::query(statement).bind(number).execute(&pool).await.expect("it can be changed");
        pool.close().await;
    }

    /// The end of every test: the bot stops in time, and never sent anything that Discord would not take.
    pub(crate) async fn end(mut self) {
        if self.bot.is_some() {
            self.stop_bot().await;
        }
        let violations = self.standin.violations();
        assert!(violations.is_empty(), "Discord would have refused: {violations:#?}");
    }
}

/// The message that everybody sees in an answer.
pub(crate) fn public(reply: &Reply) -> Message {
    let message = reply.message().unwrap_or_else(|error| panic!("there is an answer: {error}"));
    assert!(!message.is_private(), "only one sees: {}", message.content());
    message.clone()
}

/// The message that only he sees in an answer.
pub(crate) fn private(reply: &Reply) -> Message {
    let message = reply.message().unwrap_or_else(|error| panic!("there is an answer: {error}"));
    assert!(message.is_private(), "everybody sees: {}", message.content());
    message.clone()
}

/// What an answer says, for comparing and for telling what went wrong.
pub(crate) fn said(reply: &Reply) -> String {
    reply.message().map_or_else(|error| error.to_string(), |message| message.content().to_owned())
}

/// The labels of a message's buttons, links left out.
pub(crate) fn labels(message: &Message) -> Vec<String> {
    message.buttons().into_iter().filter(|button| button.url.is_none()).map(|button| button.label).collect()
}

/// Lets `RUST_LOG=hnefi=debug cargo test` tell what the bot does.
fn log() {
    let filter = hnefi::config::log_filter_from_env();
    if std::env::var_os("RUST_LOG").is_some() {
        let _ = tracing_subscriber::fmt().with_env_filter(filter).with_test_writer().try_init();
    }
}
