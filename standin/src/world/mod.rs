//! What exists: one guild, its people and channels, messages, interactions and commands. Plain data behind one lock;
//! nothing here waits, sends or knows HTTP.

mod channel;
mod interaction;
mod message;
mod upload;
mod user;

use std::collections::{BTreeMap, HashMap};

use serde_json::Value;

pub(crate) use self::{
    channel::{Channel, ChannelKind, ThreadState},
    interaction::{Answer, Interaction, InteractionKind, State},
    message::{Attachment, FLAG_EPHEMERAL, FLAG_HAS_THREAD, FLAG_LOADING, FLAG_SILENT, InteractionNote, Message},
    upload::Upload,
    user::User,
};
use crate::{
    error::ApiError,
    gateway::Sessions,
    ids::{ChannelId, GuildId, InteractionId, MessageId, UserId, named},
};

/// A body that was refused, so that a test can assert that there were none.
#[derive(Clone, Debug)]
pub struct Violation {
    /// The request: method and path.
    pub request: String,
    /// What was wrong with it.
    pub problem: String,
    /// The body.
    pub body: Value,
}

/// A request that the bot made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestRecord {
    /// The HTTP method.
    pub method: String,
    /// The path, without the query.
    pub path: String,
    /// The status of the answer; 0 where the connection was cut instead.
    pub status: u16,
}

/// The guild.
#[derive(Clone, Debug)]
pub(crate) struct Guild {
    pub(crate) id: GuildId,
    pub(crate) name: String,
    pub(crate) locale: String,
    /// Whether the bot has been added to it.
    pub(crate) has_bot: bool,
}

/// Everything that exists.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) bot: UserId,
    pub(crate) guild: Guild,
    pub(crate) users: Vec<User>,
    pub(crate) channels: Vec<Channel>,
    pub(crate) messages: Vec<Message>,
    /// Files that people have uploaded for a command's option.
    pub(crate) uploads: Vec<Upload>,
    message_index: HashMap<MessageId, usize>,
    pub(crate) interactions: HashMap<InteractionId, Interaction>,
    pub(crate) tokens: HashMap<String, InteractionId>,
    /// Registered commands as Discord shows them; guild commands carry their `guild_id`.
    pub(crate) commands: Vec<Value>,
    /// Whether the bot ever registered its commands, be it none.
    pub(crate) commands_registered: bool,
    pub(crate) nonces: BTreeMap<(ChannelId, String), (MessageId, i64)>,
    pub(crate) sessions: Sessions,
    pub(crate) violations: Vec<Violation>,
    pub(crate) requests: Vec<RequestRecord>,
}

impl World {
    pub(crate) fn new(config: &crate::Config) -> Self {
        let bot = User::new(named("bot", "bot"), &config.bot_name, true);
        let guild = Guild {
            id: named("guild", &config.guild_name),
            name: config.guild_name.clone(),
            locale: config.guild_locale.clone(),
            has_bot: true,
        };
        let mut world = Self {
            bot: bot.id,
            guild,
            users: vec![bot],
            channels: Vec::new(),
            messages: Vec::new(),
            uploads: Vec::new(),
            message_index: HashMap::new(),
            interactions: HashMap::new(),
            tokens: HashMap::new(),
            commands: Vec::new(),
            commands_registered: false,
            nonces: BTreeMap::new(),
            sessions: Sessions::default(),
            violations: Vec::new(),
            requests: Vec::new(),
        };
        for name in &config.channels {
            world.text_channel(name);
        }
        for name in &config.users {
            world.person(name);
        }
        world
    }

    /// The text channel of that name, made if there is none.
    pub(crate) fn text_channel(&mut self, name: &str) -> ChannelId {
        let id = named("channel", name);
        if !self.channels.iter().any(|channel| channel.id == id) {
            self.channels.push(Channel::new(id, name, ChannelKind::Text));
        }
        id
    }

    /// The user of that name, made (and a member of the guild) if there is none.
    pub(crate) fn person(&mut self, name: &str) -> UserId {
        let id = named("user", name);
        if self.user(id).is_none() {
            self.users.push(User::new(id, name, false));
        }
        id
    }

    /// The private conversation of exactly these people; `None` if there is none yet.
    pub(crate) fn conversation(&self, people: &[UserId]) -> Option<ChannelId> {
        let same = |members: &[UserId]| members.len() == people.len() && people.iter().all(|id| members.contains(id));
        self.channels.iter().find(|channel| channel.members().is_some_and(same)).map(|channel| channel.id)
    }

    pub(crate) fn user(&self, id: UserId) -> Option<&User> {
        self.users.iter().find(|user| user.id == id)
    }

    pub(crate) fn user_mut(&mut self, id: UserId) -> Option<&mut User> {
        self.users.iter_mut().find(|user| user.id == id)
    }

    pub(crate) fn user_name(&self, id: UserId) -> String {
        self.user(id).map(|user| user.name.clone()).unwrap_or_default()
    }

    /// A channel that exists and was not deleted.
    pub(crate) fn channel(&self, id: ChannelId) -> Result<&Channel, ApiError> {
        let found = self.channels.iter().find(|channel| channel.id == id && !channel.deleted);
        found.ok_or_else(ApiError::unknown_channel)
    }

    pub(crate) fn channel_mut(&mut self, id: ChannelId) -> Result<&mut Channel, ApiError> {
        let found = self.channels.iter_mut().find(|channel| channel.id == id && !channel.deleted);
        found.ok_or_else(ApiError::unknown_channel)
    }

    /// The guild of a channel: none for private conversations.
    pub(crate) fn guild_of(&self, channel: &Channel) -> Option<GuildId> {
        channel.members().is_none().then_some(self.guild.id)
    }

    /// A message that was not deleted, wherever it is.
    pub(crate) fn message(&self, id: MessageId) -> Result<&Message, ApiError> {
        let found = self.message_index.get(&id).and_then(|index| self.messages.get(*index));
        found.filter(|message| !message.deleted).ok_or_else(ApiError::unknown_message)
    }

    pub(crate) fn message_mut(&mut self, id: MessageId) -> Result<&mut Message, ApiError> {
        let found = self.message_index.get(&id).and_then(|index| self.messages.get_mut(*index));
        found.filter(|message| !message.deleted).ok_or_else(ApiError::unknown_message)
    }

    /// A message that can be reached by the bot's token: private ones cannot.
    pub(crate) fn message_in(&self, channel: ChannelId, id: MessageId) -> Result<&Message, ApiError> {
        let message = self.message(id)?;
        if message.channel == channel && message.private_to.is_none() {
            Ok(message)
        } else {
            Err(ApiError::unknown_message())
        }
    }

    pub(crate) fn add_message(&mut self, message: Message) {
        self.message_index.insert(message.id, self.messages.len());
        self.messages.push(message);
    }

    /// The messages of a channel that one person sees, oldest first.
    pub(crate) fn messages_seen_by(&self, viewer: UserId, channel: ChannelId) -> impl Iterator<Item = &Message> {
        self.messages
            .iter()
            .filter(move |message| message.channel == channel && !message.deleted && message.is_visible_to(viewer))
    }

    /// Whether a person sees a channel at all.
    pub(crate) fn sees_channel(&self, viewer: UserId, channel: &Channel) -> bool {
        match channel.members() {
            Some(members) => members.contains(&viewer),
            None if self.is_hidden(viewer, channel) => false,
            None => self.user(viewer).is_some_and(|user| user.in_guild) || (viewer == self.bot && self.guild.has_bot),
        }
    }

    /// Whether a channel, or the one that a thread hangs on, is hidden from one of the guild's people.
    pub(crate) fn is_hidden(&self, viewer: UserId, channel: &Channel) -> bool {
        let parent = channel.thread().and_then(|thread| self.channel(thread.parent).ok());
        [Some(channel), parent].into_iter().flatten().any(|channel| channel.hidden_from.contains(&viewer))
    }
}
