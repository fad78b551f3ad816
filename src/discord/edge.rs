//! What every handler shares.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use serenity::http::Http;
use serenity::model::id::{InteractionId, UserId};
use tokio::sync::Notify;
use tokio_util::task::TaskTracker;

use super::clock::Clock;
use super::drawing::Drawing;
use super::errors::{self, Action, Chain};
use super::guard::Guard;
use super::limits::Limits;
use super::login::Api;
use super::passing::Passing;
use super::reach::Reach;
use crate::service::{self, Error};
use crate::store::Store;

/// How many interactions are remembered against being delivered twice: far more than arrive while one is young.
const REMEMBERED: usize = 1024;

/// The bot at work.
#[derive(Debug)]
pub(super) struct Edge {
    /// The database.
    pub(super) store: Store,
    /// Draws boards.
    pub(super) drawing: Arc<Drawing>,
    /// Discord's REST API.
    pub(super) http: Arc<Http>,
    /// The requests that serenity does not make.
    pub(super) api: Api,
    /// Discord's time.
    pub(super) clock: Clock,
    /// Wakes the outbox: something is due now.
    pub(super) outbox: Notify,
    /// How much one person may ask for.
    pub(super) limits: Limits,
    /// The interactions in hand, so that none is cut off by stopping.
    pub(super) in_hand: TaskTracker,
    /// Keeps count of what Discord refuses.
    pub(super) guard: Guard,
    /// Whether people can reach us.
    pub(super) reach: Reach,
    database_trouble: Passing,
    discord_trouble: Passing,
    myself: OnceLock<UserId>,
    seen: Mutex<VecDeque<InteractionId>>,
}

impl Edge {
    pub(super) fn new(store: Store, drawing: Arc<Drawing>, http: Arc<Http>, api: Api, clock: Clock) -> Self {
        Self {
            store,
            drawing,
            http,
            api,
            clock,
            outbox: Notify::new(),
            limits: Limits::new(),
            in_hand: TaskTracker::new(),
            guard: Guard::default(),
            reach: Reach::default(),
            database_trouble: Passing::default(),
            discord_trouble: Passing::default(),
            myself: OnceLock::new(),
            seen: Mutex::new(VecDeque::with_capacity(REMEMBERED)),
        }
    }

    /// What to do about a request that failed, which is counted.
    pub(super) fn met(&self, error: &serenity::Error) -> Action {
        if let Some(status) = errors::status(error) {
            self.guard.note(status);
        }
        errors::action(error)
    }

    /// Logs a fault of ours. Trouble of the database that passes is told once, whatever could not be done meanwhile.
    pub(super) fn log_fault(&self, what: &str, error: &Error) {
        let Error::Store(store) = error else { return tracing::error!("{what}: {}", Chain(error)) };
        if store.passing().is_none() {
            return tracing::error!("{what}: {}", Chain(error));
        }
        tracing::debug!("{what}: {}", Chain(error));
        if let Some(told) = self.database_trouble.meet(store) {
            tracing::error!("{told}; nothing is lost, and the bot goes on when it can");
        }
    }

    /// Something has been written.
    pub(super) fn database_works(&self) {
        self.database_trouble.improve();
    }

    /// Whether writing has failed lately.
    pub(super) fn is_database_in_trouble(&self) -> bool {
        self.database_trouble.lasts()
    }

    /// Discord has not taken a message, and may take it later: the outbox rests for a while.
    pub(super) fn discord_fails(&self, why: &str) {
        self.guard.pause();
        if let Some(told) = self.discord_trouble.meet(&why) {
            tracing::warn!("Discord does not take messages: {told}; what is owed is kept, and sent when it does");
        }
    }

    /// Discord has taken a message.
    pub(super) fn discord_works(&self) {
        self.guard.go_on();
        self.discord_trouble.improve();
    }

    /// Tells the host of trouble that is over. To be asked every now and then.
    pub(super) fn tell_what_is_over(&self) {
        if let Some(seconds) = self.database_trouble.over() {
            tracing::warn!("the database can be written again, after {seconds} s");
        }
        if let Some(seconds) = self.discord_trouble.over() {
            tracing::warn!("Discord takes messages again, after {seconds} s");
        }
    }

    /// Whether it has not taken them lately.
    pub(super) fn is_discord_in_trouble(&self) -> bool {
        self.discord_trouble.lasts()
    }

    /// Looks at the game that an error speaks of, and freezes it if what is stored does not fit together.
    pub(super) fn suspect(&self, error: &Error) {
        let Error::CorruptGame { game, .. } = *error else { return };
        let (store, now) = (self.store.clone(), self.clock.now());
        self.in_hand.spawn(async move {
            if let Err(error) = service::check_game(&store, game, now).await {
                tracing::error!("game {game} cannot be checked: {}", Chain(&error));
            }
        });
    }

    /// Who the bot is, as the gateway says; the same at every login.
    pub(super) fn know_oneself(&self, user: UserId) {
        self.myself.get_or_init(|| user);
    }

    /// Whether a message of this author is one of ours.
    pub(super) fn is_myself(&self, author: UserId) -> bool {
        self.myself.get() == Some(&author)
    }

    /// Whether this interaction has not been met before. Memory is enough: whatever is older than a few seconds, or than
    /// this process, is too old to be handled anyway.
    pub(super) fn is_new(&self, id: InteractionId) -> bool {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.contains(&id) {
            return false;
        }
        if seen.len() == REMEMBERED {
            seen.pop_front();
        }
        seen.push_back(id);
        true
    }
}
