//! Commands as a person enters them, built step by step and sent by `.await`.

use std::{future::IntoFuture, pin::Pin, sync::Arc};

use serde_json::Value;

use super::{Channel, Reply, User};
use crate::{
    Error,
    ids::{ChannelId, UserId},
    interact::{self, Act, OptionValue},
    shared::Shared,
    world::{Answer, ChannelKind, State},
};

/// A person as the value of an option.
pub fn user(user: &User) -> OptionValue {
    OptionValue::User(user.id())
}

impl From<&str> for OptionValue {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for OptionValue {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for OptionValue {
    fn from(number: i64) -> Self {
        Self::Integer(number)
    }
}

impl From<bool> for OptionValue {
    fn from(answer: bool) -> Self {
        Self::Boolean(answer)
    }
}

impl From<&User> for OptionValue {
    fn from(user: &User) -> Self {
        Self::User(user.id())
    }
}

/// Options of a command: `()` for none, or names with values.
pub trait IntoOptions {
    /// The options as pairs.
    fn into_options(self) -> Vec<(String, OptionValue)>;
}

impl IntoOptions for () {
    fn into_options(self) -> Vec<(String, OptionValue)> {
        Vec::new()
    }
}

impl<N: Into<String>, V: Into<OptionValue>, const COUNT: usize> IntoOptions for [(N, V); COUNT] {
    fn into_options(self) -> Vec<(String, OptionValue)> {
        self.into_iter().map(|(name, value)| (name.into(), value.into())).collect()
    }
}

impl<N: Into<String>, V: Into<OptionValue>> IntoOptions for Vec<(N, V)> {
    fn into_options(self) -> Vec<(String, OptionValue)> {
        self.into_iter().map(|(name, value)| (name.into(), value.into())).collect()
    }
}

/// A command that is being entered; `.await` sends it and waits for the answer.
#[derive(Clone, Debug)]
#[must_use = "it is sent by .await"]
pub struct Slash {
    shared: Arc<Shared>,
    user: UserId,
    act: Act,
    channel: Option<ChannelId>,
    checked: bool,
}

impl Slash {
    pub(super) fn new(user: &User, name: &str, options: Vec<(String, OptionValue)>) -> Self {
        Self::of_act(user, Act::Slash { name: name.to_owned(), options })
    }

    pub(super) fn of_act(user: &User, act: Act) -> Self {
        Self { shared: Arc::clone(&user.shared), user: user.id(), act, channel: None, checked: true }
    }

    /// Where it is entered; else in the guild's first text channel.
    pub fn in_channel(mut self, channel: &Channel) -> Self {
        self.channel = Some(channel.id());
        self
    }

    /// Sends it whatever the client would say: unknown options, missing ones, wrong choices.
    pub fn unchecked(mut self) -> Self {
        self.checked = false;
        self
    }
}

impl IntoFuture for Slash {
    type Output = Result<Reply, Error>;
    type IntoFuture = Pin<Box<dyn Future<Output = Self::Output> + Send>>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(async move {
            let channel = place_or_first(&self.shared, self.channel)?;
            let id = interact::act(&self.shared, self.user, channel, &self.act, self.checked)?;
            Reply::wait(&self.shared, id, self.user).await
        })
    }
}

/// A completion that is being asked for; `.await` gives names and values.
#[derive(Clone, Debug)]
#[must_use = "it is asked for by .await"]
pub struct Autocomplete {
    inner: Slash,
}

impl Autocomplete {
    pub(super) fn new(user: &User, name: &str, options: Vec<(String, OptionValue)>, focused: &str) -> Self {
        let act = Act::Autocomplete { name: name.to_owned(), options, focused: focused.to_owned() };
        Self { inner: Slash::of_act(user, act) }
    }

    /// Where it is entered; else in the guild's first text channel.
    pub fn in_channel(mut self, channel: &Channel) -> Self {
        self.inner = self.inner.in_channel(channel);
        self
    }

    /// Asks whatever the client would say.
    pub fn unchecked(mut self) -> Self {
        self.inner = self.inner.unchecked();
        self
    }
}

impl IntoFuture for Autocomplete {
    type Output = Result<Vec<(String, String)>, Error>;
    type IntoFuture = Pin<Box<dyn Future<Output = Self::Output> + Send>>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(async move {
            let shared = &self.inner.shared;
            let channel = place_or_first(shared, self.inner.channel)?;
            let id = interact::act(shared, self.inner.user, channel, &self.inner.act, self.inner.checked)?;
            let choices = wait_for_choices(shared, id).await?;
            let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            Ok(choices.iter().map(|choice| (text(&choice["name"]), text(&choice["value"]))).collect())
        })
    }
}

/// Waits for the answer to an autocomplete interaction.
pub(crate) async fn wait_for_choices(shared: &Shared, id: crate::ids::InteractionId) -> Result<Vec<Value>, Error> {
    let patience = shared.config.patience + shared.config.answer_window;
    let found = shared.until(patience, |world| match &world.interactions.get(&id)?.state {
        State::Answered(Answer::Choices(choices)) => Some(Ok(choices.clone())),
        State::Failed(failure) => Some(Err(Error::Failed(failure.clone()))),
        State::Open | State::Answered(_) => None,
    });
    let timed_out = || Error::TimedOut { what: "autocomplete's choices".to_owned(), seconds: patience.as_secs_f32() };
    found.await.ok_or_else(timed_out)?
}

fn place_or_first(shared: &Shared, channel: Option<ChannelId>) -> Result<ChannelId, Error> {
    let first = || {
        shared.read(|world| {
            let mut texts = world.channels.iter().filter(|channel| matches!(channel.kind, ChannelKind::Text));
            texts.find(|channel| !channel.deleted).map(|channel| channel.id)
        })
    };
    channel.or_else(first).ok_or_else(|| Error::NotAllowed("there is no channel yet".to_owned()))
}
