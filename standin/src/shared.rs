//! What every part of a running stand-in holds: the world behind its lock, the clock, and the news.

use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};

use serde_json::Value;
use tokio::sync::{broadcast, watch};

use crate::{
    clock::Clock,
    config::Config,
    faults::Faults,
    ids::{ChannelId, InteractionId, MessageId, Snowflakes, UserId},
    timings::Timings,
    world::{Violation, World},
};

/// Something that happened, for the page.
#[derive(Clone, Debug)]
pub(crate) enum News {
    Message(MessageId),
    MessageEdited(MessageId),
    MessageGone { channel: ChannelId, id: MessageId, private_to: Option<UserId> },
    InteractionDone { id: InteractionId, user: UserId },
    InteractionFailed { id: InteractionId, user: UserId, reason: String },
    Commands,
    Bot { online: bool },
}

/// The state of a running stand-in.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) config: Config,
    /// `http://127.0.0.1:port`.
    pub(crate) url: String,
    pub(crate) port: u16,
    pub(crate) clock: Clock,
    pub(crate) ids: Snowflakes,
    pub(crate) faults: Faults,
    pub(crate) timings: Timings,
    pub(crate) news: broadcast::Sender<News>,
    /// Counts changes of the world; who waits for one looks again.
    changes: watch::Sender<u64>,
    /// Set when the stand-in is dropped; open connections end.
    pub(crate) closing: watch::Sender<bool>,
    world: Mutex<World>,
}

impl Shared {
    pub(crate) fn new(config: Config, port: u16) -> Self {
        let world = World::new(&config);
        Self {
            url: format!("http://127.0.0.1:{port}"),
            port,
            config,
            clock: Clock::new(),
            ids: Snowflakes::default(),
            faults: Faults::default(),
            timings: Timings::default(),
            news: broadcast::channel(1024).0,
            changes: watch::Sender::new(0),
            closing: watch::Sender::new(false),
            world: Mutex::new(world),
        }
    }

    /// Looks at the world.
    pub(crate) fn read<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        look(&self.world.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Changes the world, and wakes everybody who waits for a change.
    pub(crate) fn write<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        let result = change(&mut self.world.lock().unwrap_or_else(PoisonError::into_inner));
        self.changes.send_modify(|count| *count += 1);
        result
    }

    /// Tells the page; nobody listening is fine.
    pub(crate) fn tell(&self, news: News) {
        let _ = self.news.send(news);
    }

    /// Tells of every change of the world.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Waits, in real time, until the world shows what is looked for.
    pub(crate) async fn until<T>(&self, patience: Duration, mut look: impl FnMut(&World) -> Option<T>) -> Option<T> {
        let mut changes = self.changes.subscribe();
        let seen = async {
            loop {
                changes.borrow_and_update();
                if let Some(found) = self.read(&mut look) {
                    return found;
                }
                if changes.changed().await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        };
        tokio::time::timeout(patience, seen).await.ok()
    }

    /// Remembers a refused body.
    pub(crate) fn record_violation(&self, request: &str, problem: String, body: &Value) {
        tracing::warn!(request, problem, "refused a body");
        self.write(|world| {
            world.violations.push(Violation { request: request.to_owned(), problem, body: body.clone() });
        });
    }

    /// Ends when the stand-in is dropped.
    pub(crate) async fn closed(&self) {
        let mut closing = self.closing.subscribe();
        let _ = closing.wait_for(|closing| *closing).await;
    }
}
