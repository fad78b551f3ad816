//! What every handler shares.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use serenity::http::Http;
use serenity::model::id::{InteractionId, UserId};
use tokio::sync::Notify;
use tokio_util::task::TaskTracker;

use super::clock::Clock;
use super::drawing::Drawing;
use super::errors::{self, Action};
use super::guard::Guard;
use super::limits::Limits;
use super::login::Api;
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
