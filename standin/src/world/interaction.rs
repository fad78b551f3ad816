//! Interactions: what a user did, and how it was answered.

use serde_json::Value;

use crate::{
    clock::Millis,
    error::{ApiError, Failure},
    ids::{ChannelId, InteractionId, MessageId, UserId},
};

/// A token lives this long.
const TOKEN_LIFE: Millis = 15 * 60 * 1000;

/// What kind of interaction it is, by Discord's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InteractionKind {
    Command = 2,
    Component = 3,
    Autocomplete = 4,
    Modal = 5,
}

/// The bot's first answer.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    /// A new message (type 4).
    Message,
    /// A new message to come (type 5).
    DeferredMessage,
    /// The message with the component, changed (type 7).
    Update,
    /// The same, later or never (type 6).
    DeferredUpdate,
    /// Autocomplete's choices (type 8).
    Choices(Vec<Value>),
    /// A form to be filled in (type 9).
    Modal(Value),
}

/// Where an interaction stands.
#[derive(Clone, Debug)]
pub(crate) enum State {
    Open,
    Answered(Answer),
    Failed(Failure),
}

/// One interaction.
#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub(crate) id: InteractionId,
    pub(crate) token: String,
    pub(crate) kind: InteractionKind,
    pub(crate) user: UserId,
    pub(crate) channel: ChannelId,
    /// The command's name; none for a component.
    pub(crate) name: Option<String>,
    /// `authorizing_integration_owners`.
    pub(crate) owners: Value,
    /// Only the user installed the app: few follow-ups, and perhaps only private ones.
    pub(crate) user_installed_only: bool,
    /// Answers are private whatever the bot says (external apps are off here).
    pub(crate) forced_private: bool,
    /// When it was made, by the clock that ages things.
    pub(crate) born: Millis,
    /// The message with the component.
    pub(crate) source: Option<MessageId>,
    pub(crate) state: State,
    /// What `@original` is.
    pub(crate) original: Option<MessageId>,
    pub(crate) follow_ups: Vec<MessageId>,
    /// The type of the option that is being completed, by Discord's number.
    pub(crate) focused_type: u64,
    /// The event, to be delivered once more on demand.
    pub(crate) event: Value,
}

impl Interaction {
    /// What messages that answer this interaction say about it.
    pub(crate) fn note(&self, follow_up: bool) -> super::InteractionNote {
        super::InteractionNote {
            id: self.id,
            kind: self.kind as u8,
            user: self.user,
            name: self.name.clone(),
            owners: self.owners.clone(),
            source: self.source,
            follow_up,
        }
    }

    /// Whether the token can still be used for edits and follow-ups.
    pub(crate) fn check_token(&self, elapsed: Millis) -> Result<(), ApiError> {
        if elapsed - self.born > TOKEN_LIFE {
            return Err(ApiError::token_expired());
        }
        match self.state {
            State::Answered(_) => Ok(()),
            // Before the first answer, and after a failure, there is no webhook of that token.
            State::Open | State::Failed(_) => Err(ApiError::unknown_webhook()),
        }
    }
}

impl super::World {
    /// The interaction of a token.
    pub(crate) fn by_token(&self, token: &str) -> Option<&Interaction> {
        self.tokens.get(token).and_then(|id| self.interactions.get(id))
    }
}
