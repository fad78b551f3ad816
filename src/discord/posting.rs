//! Posting to a channel by ourselves, and only where that is of use: a channel that has refused us is left alone until
//! somebody acts there and we see that we may post again.

use serenity::model::channel::Message;

use super::edge::Edge;
use super::errors::{Action, Loggable, code, is_definite};
use super::outbox::post_to;
use super::outgoing::Outgoing;
use crate::service::{self, Place, ThreadState};

/// Why a message could not be posted.
#[derive(Debug)]
pub(super) struct NotPosted {
    /// What to do about it.
    pub(super) action: Action,
    /// For the log.
    pub(super) why: String,
    /// Whether Discord has certainly done nothing.
    pub(super) is_definite: bool,
}

impl NotPosted {
    /// Nobody knows what has become of it.
    pub(super) fn silence() -> Self {
        Self { action: Action::Retry, why: "no answer in time".to_owned(), is_definite: false }
    }

    /// Why a game cannot be played on in its thread, if this was said about a message to it.
    pub(super) fn leaves_thread(&self) -> Option<ThreadState> {
        match self.action {
            Action::PlaceGone => Some(ThreadState::Gone),
            Action::WakeThread | Action::ThreadLocked => Some(ThreadState::Locked),
            Action::Forbidden => Some(ThreadState::Barred),
            Action::Retry
            | Action::TokenDead
            | Action::AlreadyAnswered
            | Action::MessageGone
            | Action::TooOldToEdit
            | Action::DmsClosed
            | Action::ThreadExists
            | Action::NoMoreThreads
            | Action::NoThreadHere
            | Action::OurFault => None,
        }
    }

    /// Whether the place does not take our messages.
    pub(super) fn is_barred(&self) -> bool {
        match self.action {
            Action::Forbidden
            | Action::DmsClosed
            | Action::PlaceGone
            | Action::MessageGone
            | Action::WakeThread
            | Action::ThreadLocked => true,
            Action::Retry
            | Action::TokenDead
            | Action::AlreadyAnswered
            | Action::TooOldToEdit
            | Action::ThreadExists
            | Action::NoMoreThreads
            | Action::NoThreadHere
            | Action::OurFault => false,
        }
    }
}

/// Posts a message to a place, unless that has refused us before; notes it if it does now.
pub(super) async fn post_where_allowed(edge: &Edge, place: Place, message: &Outgoing) -> Result<Message, NotPosted> {
    match service::is_barred(&edge.store, place.channel).await {
        Ok(false) => {}
        Ok(true) => {
            let why = "the channel has refused our messages".to_owned();
            return Err(NotPosted { action: Action::Forbidden, why, is_definite: true });
        }
        Err(error) => edge.log_fault("whether a channel takes messages cannot be looked up", &error),
    }
    let error = match post_to(edge, place, message).await {
        Ok(message) => return Ok(message),
        Err(error) => error,
    };
    let action = edge.met(&error);
    if let (Action::Forbidden, Some(code)) = (action, code(&error)) {
        tracing::info!(channel = place.channel.0, "nothing more is posted to a channel that refuses it ({code})");
        if let Err(error) = service::bar_channel(&edge.store, place.channel, code, edge.clock.now()).await {
            edge.log_fault("that a channel takes no messages cannot be noted", &error);
        }
    }
    Err(NotPosted { action, why: Loggable(&error).to_string(), is_definite: is_definite(&error) })
}
