//! How the bot answered.

use std::sync::Arc;

use serde_json::Value;

use super::Message;
use crate::{
    Error,
    error::Failure,
    ids::{ChannelId, InteractionId, MessageId, UserId},
    shared::Shared,
    world::{Answer, FLAG_LOADING, Interaction, State, World},
};

/// A form that the bot opened.
#[derive(Clone, Debug)]
pub struct Modal {
    /// Its title.
    pub title: String,
    /// Its custom id.
    pub custom_id: String,
    /// Its parts as the bot sent them.
    pub components: Vec<Value>,
    pub(super) channel: ChannelId,
    pub(super) source: Option<MessageId>,
    pub(super) owners: Value,
    pub(super) user_installed_only: bool,
}

/// The kinds of answer.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ReplyKind {
    /// A new message that everybody in the channel sees.
    Public(Message),
    /// A new message that only the user sees.
    Private(Message),
    /// The message with the component, changed.
    Updated(Message),
    /// Acknowledged, and nothing to be seen.
    Acknowledged,
    /// A form to be filled in.
    Modal(Modal),
    /// The user sees that it failed.
    Failed(Failure),
}

/// The bot's answer to something that a user did.
#[derive(Clone, Debug)]
pub struct Reply {
    shared: Arc<Shared>,
    interaction: InteractionId,
    user: UserId,
    kind: ReplyKind,
}

impl Reply {
    /// Waits until an interaction is answered or has failed; a deferred answer until it is filled in.
    pub(super) async fn wait(shared: &Arc<Shared>, id: InteractionId, user: UserId) -> Result<Self, Error> {
        let patience = shared.config.patience + shared.config.answer_window;
        let settled = shared.until(patience, |world| settled(world, world.interactions.get(&id)?)).await;
        let timed_out = || Error::TimedOut { what: "an answer".to_owned(), seconds: patience.as_secs_f32() };
        let kind = match settled.ok_or_else(timed_out)? {
            Settled::New(message) => {
                let message = Message::take(shared, message);
                if message.is_private() { ReplyKind::Private(message) } else { ReplyKind::Public(message) }
            }
            Settled::Updated(message) => ReplyKind::Updated(Message::take(shared, message)),
            Settled::Acknowledged => ReplyKind::Acknowledged,
            Settled::Modal(modal) => ReplyKind::Modal(modal),
            Settled::Failed(failure) => ReplyKind::Failed(failure),
        };
        Ok(Self { shared: Arc::clone(shared), interaction: id, user, kind })
    }

    /// The kind of answer.
    pub fn kind(&self) -> &ReplyKind {
        &self.kind
    }

    /// The message that was sent or changed, as it was at the moment of the answer.
    ///
    /// # Errors
    ///
    /// If the interaction failed, or was answered without a message.
    pub fn message(&self) -> Result<&Message, Error> {
        match &self.kind {
            ReplyKind::Public(message) | ReplyKind::Private(message) | ReplyKind::Updated(message) => Ok(message),
            ReplyKind::Failed(failure) => Err(Error::Failed(failure.clone())),
            ReplyKind::Acknowledged | ReplyKind::Modal(_) => {
                Err(Error::Missing { wanted: "message".to_owned(), present: format!("{:?}", self.kind) })
            }
        }
    }

    /// Whether it is a new message for everybody.
    pub fn is_public(&self) -> bool {
        matches!(self.kind, ReplyKind::Public(_))
    }

    /// Whether only the user sees the message that was sent or changed.
    pub fn is_private(&self) -> bool {
        self.message().is_ok_and(Message::is_private)
    }

    /// Whether the message with the component was changed.
    pub fn is_update(&self) -> bool {
        matches!(self.kind, ReplyKind::Updated(_))
    }

    /// The form, if the bot opened one.
    pub fn modal(&self) -> Option<&Modal> {
        match &self.kind {
            ReplyKind::Modal(modal) => Some(modal),
            _ => None,
        }
    }

    /// What the user saw go wrong, if anything.
    pub fn failed(&self) -> Option<&Failure> {
        match &self.kind {
            ReplyKind::Failed(failure) => Some(failure),
            _ => None,
        }
    }

    /// The follow-ups until now.
    pub fn follow_ups(&self) -> Vec<Message> {
        let ids = self.shared.read(|world| follow_ups(world, self.interaction));
        ids.into_iter().map(|id| Message::take(&self.shared, id)).collect()
    }

    /// Waits for the follow-up of that number, from 0.
    ///
    /// # Errors
    ///
    /// If it does not come within the stand-in's patience.
    pub async fn follow_up(&self, number: usize) -> Result<Message, Error> {
        let patience = self.shared.config.patience;
        let found = self.shared.until(patience, |world| follow_ups(world, self.interaction).get(number).copied()).await;
        let what = format!("follow-up {number}");
        let id = found.ok_or(Error::TimedOut { what, seconds: patience.as_secs_f32() })?;
        Ok(Message::take(&self.shared, id))
    }

    /// The interaction's id.
    pub fn interaction(&self) -> InteractionId {
        self.interaction
    }

    /// The interaction's token, as the bot has it.
    pub fn token(&self) -> String {
        let token = |world: &World| world.interactions.get(&self.interaction).map(|known| known.token.clone());
        self.shared.read(token).unwrap_or_default()
    }

    /// Who did what was answered.
    pub fn user_id(&self) -> UserId {
        self.user
    }
}

enum Settled {
    New(MessageId),
    Updated(MessageId),
    Acknowledged,
    Modal(Modal),
    Failed(Failure),
}

fn settled(world: &World, interaction: &Interaction) -> Option<Settled> {
    match &interaction.state {
        State::Open => None,
        State::Failed(failure) => Some(Settled::Failed(failure.clone())),
        State::Answered(Answer::Message) => interaction.original.map(Settled::New),
        State::Answered(Answer::DeferredMessage) => {
            let id = interaction.original?;
            let is_loading = world.message(id).is_ok_and(|message| message.flags & FLAG_LOADING != 0);
            (!is_loading).then_some(Settled::New(id))
        }
        State::Answered(Answer::Update) => interaction.original.map(Settled::Updated),
        State::Answered(Answer::DeferredUpdate | Answer::Choices(_)) => Some(Settled::Acknowledged),
        State::Answered(Answer::Modal(modal)) => Some(Settled::Modal(Modal {
            title: modal["title"].as_str().unwrap_or_default().to_owned(),
            custom_id: modal["custom_id"].as_str().unwrap_or_default().to_owned(),
            components: modal["components"].as_array().cloned().unwrap_or_default(),
            channel: interaction.channel,
            source: interaction.source,
            owners: interaction.owners.clone(),
            user_installed_only: interaction.user_installed_only,
        })),
    }
}

fn follow_ups(world: &World, id: InteractionId) -> Vec<MessageId> {
    world.interactions.get(&id).map(|interaction| interaction.follow_ups.clone()).unwrap_or_default()
}
