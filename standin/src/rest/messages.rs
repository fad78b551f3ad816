//! Messages in channels, by the bot's own token.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    http::StatusCode,
};
use serde::Deserialize;
use serde_json::Value;
use twilight_model::guild::Permissions;

use super::{
    ApiResult,
    body::ReceivedBody,
    posting::{NewMessage, create_message, delete_message, edit_message, show_message},
};
use crate::{
    error::ApiError,
    ids::{ChannelId, MessageId},
    mentions::Origin,
    shared::Shared,
    validate::{Draft, Rules, read_draft},
    world::{Channel, FLAG_SILENT, World},
};

/// The same nonce gives the old message for this long: "a few minutes".
const NONCE_LIFE: i64 = 5 * 60 * 1000;
/// Flags that a bot may set on its messages: suppressed embeds, no notification, the newer components.
const SETTABLE_FLAGS: u64 = 1 << 2 | FLAG_SILENT | 1 << 15;

pub(super) async fn create(
    State(shared): State<Arc<Shared>>,
    Path(channel): Path<ChannelId>,
    body: ReceivedBody,
) -> ApiResult<Json<Value>> {
    let read = || {
        body.check_schema(&shared, "MessageCreateRequest")?;
        read_draft(body.object()?, body.files.clone(), Rules { is_new: true, prefix: "" })
    };
    // Where it may not write, Discord says so before it looks at the body.
    shared.read(|world| world.channel(channel).and_then(|channel| world.check_access(channel)))?;
    let draft = body.judge(&shared, read())?;
    shared.write(|world| post(&shared, world, channel, draft)).map(Json)
}

fn post(shared: &Shared, world: &mut World, channel: ChannelId, mut draft: Draft) -> ApiResult<Value> {
    check_posting(world, world.channel(channel)?, &draft)?;
    if let Some(original) = draft.reply_to
        && world.message_in(channel, original).is_err()
    {
        if draft.reply_must_exist {
            return Err(ApiError::field("message_reference", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message"));
        }
        draft.reply_to = None;
    }
    let elapsed = shared.clock.elapsed();
    world.nonces.retain(|_, (_, at)| elapsed - *at < NONCE_LIFE);
    let key = draft.nonce.as_ref().filter(|_| draft.enforce_nonce).map(|nonce| (channel, nonce_text(nonce)));
    if let Some((earlier, _)) = key.as_ref().and_then(|key| world.nonces.get(key)) {
        // The old message as it stands now; a deleted one is not posted anew.
        return show_message(shared, world, *earlier);
    }
    let flags = draft.flags & SETTABLE_FLAGS;
    let new =
        NewMessage { channel, author: world.bot, origin: Origin::Channel, private_to: None, flags, interaction: None };
    let id = create_message(shared, world, draft, new);
    if let Some(key) = key {
        world.nonces.insert(key, (id, elapsed));
    }
    show_message(shared, world, id)
}

fn nonce_text(nonce: &Value) -> String {
    nonce.as_str().map_or_else(|| nonce.to_string(), str::to_owned)
}

fn check_posting(world: &World, channel: &Channel, draft: &Draft) -> ApiResult<()> {
    let mut needed = World::sending_right(channel);
    if !draft.files.is_empty() {
        needed |= Permissions::ATTACH_FILES;
    }
    if draft.embeds.as_ref().is_some_and(|embeds| !embeds.is_empty()) {
        needed |= Permissions::EMBED_LINKS;
    }
    if draft.reply_to.is_some() {
        needed |= Permissions::READ_MESSAGE_HISTORY;
    }
    world.check_rights(channel, needed)?;
    World::check_thread_open(channel)?;
    world.check_dm(channel)
}

#[derive(Debug, Deserialize)]
pub(super) struct Window {
    limit: Option<usize>,
    before: Option<MessageId>,
    after: Option<MessageId>,
    around: Option<MessageId>,
}

/// Newest first; nothing at all without the right to read the history.
pub(super) async fn list(
    State(shared): State<Arc<Shared>>,
    Path(channel): Path<ChannelId>,
    Query(window): Query<Window>,
) -> ApiResult<Json<Value>> {
    let limit = window.limit.unwrap_or(50);
    if !(1..=100).contains(&limit) {
        return Err(ApiError::field("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100."));
    }
    shared.read(|world| {
        let place = world.channel(channel)?;
        world.check_access(place)?;
        if world.check_rights(place, Permissions::READ_MESSAGE_HISTORY).is_err() {
            return Ok(Json(Value::Array(Vec::new())));
        }
        let fits = |id: MessageId| {
            window.before.is_none_or(|before| id < before) && window.after.is_none_or(|after| id > after)
        };
        let mut found: Vec<_> = world
            .messages
            .iter()
            .filter(|message| message.channel == channel && !message.deleted && message.private_to.is_none())
            .filter(|message| fits(message.id))
            .collect();
        if let Some(around) = window.around {
            let middle = found.iter().position(|message| message.id >= around).unwrap_or(found.len());
            let end = (middle + limit / 2 + 1).min(found.len());
            found = found[end.saturating_sub(limit)..end].to_vec();
        } else if window.after.is_some() {
            found.truncate(limit);
        }
        let newest_first = found.iter().rev().take(limit);
        Ok(Json(newest_first.map(|message| world.message_json(message, &shared.url)).collect()))
    })
}

pub(super) async fn show(
    State(shared): State<Arc<Shared>>,
    Path((channel, message)): Path<(ChannelId, MessageId)>,
) -> ApiResult<Json<Value>> {
    shared.read(|world| {
        world.check_rights(world.channel(channel)?, Permissions::READ_MESSAGE_HISTORY)?;
        world.message_in(channel, message)?;
        show_message(&shared, world, message).map(Json)
    })
}

pub(super) async fn edit(
    State(shared): State<Arc<Shared>>,
    Path((channel, message)): Path<(ChannelId, MessageId)>,
    body: ReceivedBody,
) -> ApiResult<Json<Value>> {
    shared.read(|world| check_own(world, channel, message))?;
    let read = || {
        body.check_schema(&shared, "MessageEditRequestPartial")?;
        read_draft(body.object()?, body.files.clone(), Rules { is_new: false, prefix: "" })
    };
    let draft = body.judge(&shared, read())?;
    let edited = shared.write(|world| {
        check_own(world, channel, message)?;
        edit_message(&shared, world, message, draft)?;
        show_message(&shared, world, message).map(Json)
    });
    body.judge_outcome(&shared, edited)
}

pub(super) async fn delete(
    State(shared): State<Arc<Shared>>,
    Path((channel, message)): Path<(ChannelId, MessageId)>,
) -> ApiResult<StatusCode> {
    shared.write(|world| {
        let place = world.channel(channel)?;
        world.check_access(place)?;
        World::check_not_archived(place)?;
        if world.message_in(channel, message)?.author != world.bot {
            return Err(ApiError::missing_permissions());
        }
        delete_message(&shared, world, message)?;
        Ok(StatusCode::NO_CONTENT)
    })
}

/// The bot may change its own messages where it sees the channel and the thread is not archived.
fn check_own(world: &World, channel: ChannelId, message: MessageId) -> ApiResult<()> {
    let place = world.channel(channel)?;
    world.check_access(place)?;
    if world.message_in(channel, message)?.author != world.bot {
        return Err(ApiError::not_the_author());
    }
    World::check_not_archived(place)
}
