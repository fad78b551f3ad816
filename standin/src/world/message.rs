//! Messages and their files.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::{
    clock::{Millis, iso8601},
    ids::{AttachmentId, ChannelId, InteractionId, MessageId, UserId},
};

/// Only one user sees the message.
pub(crate) const FLAG_EPHEMERAL: u64 = 1 << 6;
/// A deferred answer: "thinking".
pub(crate) const FLAG_LOADING: u64 = 1 << 7;
/// A thread hangs on the message.
pub(crate) const FLAG_HAS_THREAD: u64 = 1 << 5;
/// No notification is pushed for the message.
pub(crate) const FLAG_SILENT: u64 = 1 << 12;

/// A file on a message.
#[derive(Clone, Debug)]
pub(crate) struct Attachment {
    pub(crate) id: AttachmentId,
    pub(crate) filename: String,
    pub(crate) description: Option<String>,
    pub(crate) content_type: String,
    pub(crate) bytes: Arc<[u8]>,
    pub(crate) dimensions: Option<(u32, u32)>,
}

/// What a message says about the interaction that it answers.
#[derive(Clone, Debug)]
pub(crate) struct InteractionNote {
    pub(crate) id: InteractionId,
    pub(crate) kind: u8,
    pub(crate) user: UserId,
    /// The command's name; none for a component.
    pub(crate) name: Option<String>,
    /// `authorizing_integration_owners`.
    pub(crate) owners: Value,
    /// The message with the component that was used.
    pub(crate) source: Option<MessageId>,
    /// Whether this is a follow-up, and not the first answer.
    pub(crate) follow_up: bool,
}

/// A message.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    pub(crate) id: MessageId,
    pub(crate) channel: ChannelId,
    pub(crate) author: UserId,
    pub(crate) content: String,
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    pub(crate) attachments: Vec<Attachment>,
    pub(crate) flags: u64,
    pub(crate) private_to: Option<UserId>,
    /// Who was really pinged.
    pub(crate) pinged: Vec<UserId>,
    /// Who is mentioned in the text, pinged or not.
    pub(crate) mentions: Vec<UserId>,
    pub(crate) mentions_everyone: bool,
    pub(crate) created_at: Millis,
    pub(crate) edited_at: Option<Millis>,
    pub(crate) nonce: Option<Value>,
    pub(crate) tts: bool,
    pub(crate) reply_to: Option<MessageId>,
    pub(crate) interaction: Option<InteractionNote>,
    pub(crate) deleted: bool,
    /// Counts the edits.
    pub(crate) edits: u32,
}

impl Message {
    pub(crate) fn is_visible_to(&self, viewer: UserId) -> bool {
        self.private_to.is_none_or(|owner| owner == viewer)
    }
}

impl super::World {
    /// The message object as REST and interactions show it, with the CDN under the base address given.
    pub(crate) fn message_json(&self, message: &Message, cdn_base: &str) -> Value {
        let mut body = self.bare_message_json(message, cdn_base);
        if let Some(original) = message.reply_to {
            // Only one message deep, however long the chain of replies.
            let original = self.message(original);
            body["referenced_message"] =
                original.map_or(Value::Null, |original| self.bare_message_json(original, cdn_base));
        }
        body
    }

    fn bare_message_json(&self, message: &Message, cdn_base: &str) -> Value {
        let author = self.user(message.author).map(super::User::json);
        let mentions: Vec<Value> =
            message.mentions.iter().filter_map(|id| self.user(*id)).map(super::User::json).collect();
        let attachments: Vec<Value> =
            message.attachments.iter().map(|file| file.json(message.channel, cdn_base)).collect();
        let mut body = json!({
            "id": message.id,
            "channel_id": message.channel,
            "author": author,
            "content": message.content,
            "timestamp": iso8601(message.created_at),
            "edited_timestamp": message.edited_at.map(iso8601),
            "tts": message.tts,
            "mention_everyone": message.mentions_everyone,
            "mentions": mentions,
            "mention_roles": [],
            "attachments": attachments,
            "embeds": message.embeds,
            "components": message.components,
            "pinned": false,
            "flags": message.flags,
            "type": message.type_number(),
        });
        if let Some(nonce) = &message.nonce {
            body["nonce"] = nonce.clone();
        }
        if let Some(original) = message.reply_to {
            body["message_reference"] = json!({ "type": 0, "channel_id": message.channel, "message_id": original });
        }
        if message.flags & FLAG_HAS_THREAD != 0 {
            let thread = self.channels.iter().find(|channel| channel.id == message.id.cast());
            body["thread"] = thread.map_or(Value::Null, |thread| self.channel_json(thread));
        }
        if let Some(note) = &message.interaction {
            self.note_interaction(&mut body, note);
        }
        body
    }

    fn note_interaction(&self, body: &mut Value, note: &InteractionNote) {
        body["application_id"] = json!(self.bot);
        body["webhook_id"] = json!(self.bot);
        let user = self.user(note.user).map(super::User::json);
        body["interaction_metadata"] = json!({
            "id": note.id,
            "type": note.kind,
            "user": user,
            "authorizing_integration_owners": note.owners,
        });
        if let Some(source) = note.source {
            body["interaction_metadata"]["interacted_message_id"] = json!(source);
        }
        if let (Some(name), false) = (&note.name, note.follow_up) {
            body["interaction_metadata"]["name"] = json!(name);
            body["interaction"] = json!({ "id": note.id, "type": note.kind, "name": name, "user": user });
        }
    }
}

impl Message {
    /// 20 answers a command, 19 is a reply; else 0.
    fn type_number(&self) -> u8 {
        match &self.interaction {
            Some(note) if note.kind == 2 && !note.follow_up => 20,
            _ if self.reply_to.is_some() => 19,
            _ => 0,
        }
    }
}

impl Attachment {
    pub(crate) fn path(&self, channel: ChannelId) -> String {
        format!("/cdn/attachments/{channel}/{}/{}", self.id, self.filename)
    }

    fn json(&self, channel: ChannelId, cdn_base: &str) -> Value {
        let url = format!("{cdn_base}{}", self.path(channel));
        let mut body = json!({
            "id": self.id,
            "filename": self.filename,
            "size": self.bytes.len(),
            "url": url,
            "proxy_url": url,
            "content_type": self.content_type,
        });
        if let Some(description) = &self.description {
            body["description"] = json!(description);
        }
        if let Some((width, height)) = self.dimensions {
            body["width"] = json!(width);
            body["height"] = json!(height);
        }
        body
    }
}
