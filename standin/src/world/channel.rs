//! Channels, threads and private conversations.

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use crate::{
    clock::{Millis, iso8601},
    ids::{ChannelId, UserId},
};

/// What a channel is.
#[derive(Clone, Debug)]
pub(crate) enum ChannelKind {
    /// A text channel of the guild.
    Text,
    /// A public thread of the guild.
    Thread(ThreadState),
    /// A conversation of two; with the bot, or between two users.
    Private(Vec<UserId>),
    /// A group of users.
    Group(Vec<UserId>),
}

/// A thread's own state.
#[derive(Clone, Debug)]
pub(crate) struct ThreadState {
    pub(crate) parent: ChannelId,
    pub(crate) owner: UserId,
    pub(crate) archived: bool,
    pub(crate) locked: bool,
    pub(crate) auto_archive_minutes: u64,
    pub(crate) changed_at: Millis,
}

/// A channel.
#[derive(Clone, Debug)]
pub(crate) struct Channel {
    pub(crate) id: ChannelId,
    pub(crate) name: String,
    pub(crate) kind: ChannelKind,
    /// What the bot may not do here.
    pub(crate) denied: Permissions,
    /// What it may do here beyond the usual.
    pub(crate) granted: Permissions,
    /// The guild's people who do not see it.
    pub(crate) hidden_from: Vec<UserId>,
    /// Whether apps that only a user installed may answer in public here.
    pub(crate) external_apps: bool,
    pub(crate) deleted: bool,
}

impl Channel {
    pub(crate) fn new(id: ChannelId, name: &str, kind: ChannelKind) -> Self {
        let none = Permissions::empty();
        let (name, hidden_from) = (name.to_owned(), Vec::new());
        Self { id, name, kind, denied: none, granted: none, hidden_from, external_apps: true, deleted: false }
    }

    /// The people of a private conversation; none for a guild's channel.
    pub(crate) fn members(&self) -> Option<&[UserId]> {
        match &self.kind {
            ChannelKind::Private(members) | ChannelKind::Group(members) => Some(members),
            ChannelKind::Text | ChannelKind::Thread(_) => None,
        }
    }

    pub(crate) fn thread(&self) -> Option<&ThreadState> {
        match &self.kind {
            ChannelKind::Thread(thread) => Some(thread),
            ChannelKind::Text | ChannelKind::Private(_) | ChannelKind::Group(_) => None,
        }
    }

    pub(crate) fn thread_mut(&mut self) -> Option<&mut ThreadState> {
        match &mut self.kind {
            ChannelKind::Thread(thread) => Some(thread),
            ChannelKind::Text | ChannelKind::Private(_) | ChannelKind::Group(_) => None,
        }
    }

    /// Discord's number for the kind of channel.
    pub(crate) fn type_number(&self) -> u8 {
        match self.kind {
            ChannelKind::Text => 0,
            ChannelKind::Private(_) => 1,
            ChannelKind::Group(_) => 3,
            ChannelKind::Thread(_) => 11,
        }
    }

    /// The word for the kind of channel that the page uses.
    pub(crate) fn kind_word(&self) -> &'static str {
        match self.kind {
            ChannelKind::Text => "text",
            ChannelKind::Private(_) => "dm",
            ChannelKind::Group(_) => "group",
            ChannelKind::Thread(_) => "thread",
        }
    }
}

impl super::World {
    /// The channel object.
    pub(crate) fn channel_json(&self, channel: &Channel) -> Value {
        let last = self.messages.iter().rev().find(|message| message.channel == channel.id && !message.deleted);
        let mut body = json!({
            "id": channel.id,
            "type": channel.type_number(),
            "last_message_id": last.map(|message| message.id),
            "flags": 0,
        });
        if let Some(members) = channel.members() {
            let others = members.iter().filter(|id| **id != self.bot);
            body["recipients"] = others.filter_map(|id| self.user(*id)).map(super::User::json).collect();
            if let ChannelKind::Group(_) = channel.kind {
                body["name"] = json!(channel.name);
                body["owner_id"] = json!(members.first());
                body["icon"] = Value::Null;
            }
            return body;
        }
        body["name"] = json!(channel.name);
        body["guild_id"] = json!(self.guild.id);
        body["position"] = json!(0);
        body["permission_overwrites"] = json!([]);
        body["nsfw"] = json!(false);
        body["topic"] = Value::Null;
        body["rate_limit_per_user"] = json!(0);
        body["parent_id"] = Value::Null;
        if let Some(thread) = channel.thread() {
            body["parent_id"] = json!(thread.parent);
            body["owner_id"] = json!(thread.owner);
            let messages = self.messages.iter().filter(|message| message.channel == channel.id);
            let sent = messages.clone().count();
            body["message_count"] = json!(messages.filter(|message| !message.deleted).count());
            body["total_message_sent"] = json!(sent);
            body["member_count"] = json!(1);
            body["thread_metadata"] = thread.json();
        }
        body
    }
}

impl ThreadState {
    pub(crate) fn json(&self) -> Value {
        json!({
            "archived": self.archived,
            "locked": self.locked,
            "auto_archive_duration": self.auto_archive_minutes,
            "archive_timestamp": iso8601(self.changed_at),
            "invitable": true,
            "create_timestamp": iso8601(self.changed_at),
        })
    }
}
