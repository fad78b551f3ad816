//! How a checked draft becomes a message, or changes one.

use serde_json::Value;

use super::{ApiResult, Upload};
use crate::{
    error::ApiError,
    ids::{ChannelId, MessageId, UserId},
    mentions::{self, Allowed, Origin},
    picture::dimensions,
    shared::{News, Shared},
    validate::{AttachmentNote, Draft, FieldErrors},
    world::{Attachment, InteractionNote, Message, World},
};

/// Edits may change only this flag (suppressed embeds).
const FLAG_SUPPRESS_EMBEDS: u64 = 1 << 2;

/// What a new message is beside its draft.
#[derive(Clone, Debug)]
pub(crate) struct NewMessage {
    pub(crate) channel: ChannelId,
    pub(crate) author: UserId,
    pub(crate) origin: Origin,
    pub(crate) private_to: Option<UserId>,
    pub(crate) flags: u64,
    pub(crate) interaction: Option<InteractionNote>,
}

/// Makes a message of a draft. Who may do it has been checked before.
pub(crate) fn create_message(shared: &Shared, world: &mut World, draft: Draft, new: NewMessage) -> MessageId {
    let id = shared.ids.next(shared.clock.now());
    let notes = draft.attachments.clone().unwrap_or_default();
    let attachments = draft.files.iter().map(|file| attach(shared, file, &notes)).collect();
    let mut message = Message {
        id,
        channel: new.channel,
        author: new.author,
        content: draft.content.unwrap_or_default(),
        embeds: draft.embeds.unwrap_or_default(),
        components: draft.components.unwrap_or_default(),
        attachments,
        flags: new.flags,
        private_to: new.private_to,
        pinged: Vec::new(),
        mentions: Vec::new(),
        mentions_everyone: false,
        created_at: shared.clock.now(),
        edited_at: None,
        nonce: draft.nonce,
        tts: draft.tts,
        reply_to: draft.reply_to,
        interaction: new.interaction,
        deleted: false,
        edits: 0,
    };
    work_out_mentions(world, &mut message, &Allowed::of(draft.allowed_mentions.as_ref(), new.origin));
    world.add_message(message);
    wake_thread(shared, world, new.channel);
    shared.tell(News::Message(id));
    id
}

/// Changes a message by a draft. An edit pings nobody, except when it fills in a deferred answer.
pub(crate) fn edit_message(shared: &Shared, world: &mut World, id: MessageId, draft: Draft) -> ApiResult<()> {
    let mut message = world.message(id)?.clone();
    let new_attachments = edited_attachments(shared, &message, &draft)?;
    let was_loading = message.flags & crate::world::FLAG_LOADING != 0;
    message.attachments = new_attachments;
    if let Some(content) = draft.content {
        message.content = content;
    }
    if let Some(embeds) = draft.embeds {
        message.embeds = embeds;
    }
    if let Some(components) = draft.components {
        message.components = components;
    }
    message.flags |= draft.flags & FLAG_SUPPRESS_EMBEDS;
    message.flags &= !crate::world::FLAG_LOADING;
    let is_empty = message.content.trim().is_empty()
        && message.embeds.is_empty()
        && message.components.is_empty()
        && message.attachments.is_empty();
    if is_empty {
        return Err(ApiError::empty_message());
    }
    let pinged = std::mem::take(&mut message.pinged);
    let allowed = Allowed::of(draft.allowed_mentions.as_ref(), Origin::Interaction);
    work_out_mentions(world, &mut message, &allowed);
    if !was_loading {
        message.pinged = pinged;
        message.edited_at = Some(shared.clock.now());
    }
    message.edits += 1;
    *world.message_mut(id)? = message;
    shared.tell(News::MessageEdited(id));
    Ok(())
}

/// Takes a message away for everybody.
pub(crate) fn delete_message(shared: &Shared, world: &mut World, id: MessageId) -> ApiResult<()> {
    let message = world.message_mut(id)?;
    message.deleted = true;
    let (channel, private_to) = (message.channel, message.private_to);
    shared.tell(News::MessageGone { channel, id, private_to });
    Ok(())
}

fn attach(shared: &Shared, file: &Upload, notes: &[AttachmentNote]) -> Attachment {
    let note = notes.iter().find(|note| note.id == file.index);
    Attachment {
        id: shared.ids.next(shared.clock.now()),
        filename: note.and_then(|note| note.filename.clone()).unwrap_or_else(|| file.filename.clone()),
        description: note.and_then(|note| note.description.clone()),
        content_type: file.content_type.clone(),
        bytes: std::sync::Arc::clone(&file.bytes),
        dimensions: dimensions(&file.bytes),
    }
}

/// The files after an edit: those listed, or all that were there if there is no list; then the new ones.
fn edited_attachments(shared: &Shared, message: &Message, draft: &Draft) -> ApiResult<Vec<Attachment>> {
    let Some(notes) = &draft.attachments else {
        let kept = message.attachments.iter().cloned();
        return Ok(kept.chain(draft.files.iter().map(|file| attach(shared, file, &[]))).collect());
    };
    let mut attachments = Vec::new();
    let mut errors = FieldErrors::default();
    for (position, note) in notes.iter().enumerate() {
        let kept = message.attachments.iter().find(|file| Some(file.id) == note.kept());
        let uploaded = draft.files.iter().find(|file| file.index == note.id);
        if let Some(kept) = kept {
            let description = note.description.clone().or_else(|| kept.description.clone());
            attachments.push(Attachment { description, ..kept.clone() });
        } else if let Some(file) = uploaded {
            attachments.push(attach(shared, file, notes));
        } else {
            let problem = format!("The message has no attachment {}, and no file of that index is uploaded.", note.id);
            errors.add(&format!("attachments.{position}.id"), "ATTACHMENT_NOT_FOUND", problem);
        }
    }
    errors.finish()?;
    Ok(attachments)
}

fn work_out_mentions(world: &World, message: &mut Message, allowed: &Allowed) {
    let found = mentions::find(&message.content);
    message.mentions = found.users.iter().copied().filter(|id| world.user(*id).is_some()).collect();
    message.pinged.clear();
    let Ok(channel) = world.channel(message.channel) else { return };
    let may_everyone = world.bot_permissions(channel).contains(twilight_model::guild::Permissions::MENTION_EVERYONE);
    let author_is_bot = message.author == world.bot;
    message.mentions_everyone = found.everyone && allowed.allows_everyone() && (may_everyone || !author_is_bot);
    if message.private_to.is_some() {
        return;
    }
    let mut pinged: Vec<UserId> = found.users.into_iter().filter(|user| allowed.allows(*user)).collect();
    if message.mentions_everyone {
        pinged.extend(world.users.iter().map(|user| user.id).filter(|id| *id != message.author));
    }
    if let Some(original) = message.reply_to.filter(|_| allowed.replied_user)
        && let Ok(original) = world.message(original)
        && original.author != message.author
    {
        pinged.push(original.author);
        if !message.mentions.contains(&original.author) {
            message.mentions.push(original.author);
        }
    }
    for user in pinged {
        if user != message.author && world.is_reachable(user, channel) && !message.pinged.contains(&user) {
            message.pinged.push(user);
        }
    }
}

/// A new message takes a thread out of the archive.
fn wake_thread(shared: &Shared, world: &mut World, channel: ChannelId) {
    let now = shared.clock.now();
    if let Ok(channel) = world.channel_mut(channel)
        && let Some(thread) = channel.thread_mut()
        && thread.archived
    {
        thread.archived = false;
        thread.changed_at = now;
    }
}

/// A message as REST shows it.
pub(crate) fn show_message(shared: &Shared, world: &World, id: MessageId) -> ApiResult<Value> {
    world.message(id).map(|message| world.message_json(message, &shared.url))
}
