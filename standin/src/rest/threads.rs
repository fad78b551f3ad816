//! Threads: started from a message or without, archived, locked and woken.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use serde_json::Value;
use twilight_model::guild::Permissions;

use super::{ApiResult, body::ReceivedBody};
use crate::{
    error::ApiError,
    ids::{ChannelId, MessageId},
    shared::{News, Shared},
    validate::FieldErrors,
    world::{Channel, ChannelKind, FLAG_HAS_THREAD, ThreadState, World},
};

/// After so many minutes without a message a thread is archived.
const ARCHIVE_MINUTES: [u64; 4] = [60, 1440, 4320, 10080];

/// What a thread is asked to be.
struct Wanted {
    name: String,
    minutes: u64,
}

pub(super) async fn start_from_message(
    State(shared): State<Arc<Shared>>,
    Path((channel, message)): Path<(ChannelId, MessageId)>,
    body: ReceivedBody,
) -> ApiResult<(StatusCode, Json<Value>)> {
    let wanted = body.judge(&shared, read(&body))?;
    shared.write(|world| {
        check_start(world, channel)?;
        if world.message_in(channel, message)?.flags & FLAG_HAS_THREAD != 0 {
            return Err(ApiError::has_thread());
        }
        world.message_mut(message)?.flags |= FLAG_HAS_THREAD;
        shared.tell(News::MessageEdited(message));
        // A thread that hangs on a message has the message's id.
        Ok(begin(&shared, world, channel, message.cast(), &wanted))
    })
}

pub(super) async fn start(
    State(shared): State<Arc<Shared>>,
    Path(channel): Path<ChannelId>,
    body: ReceivedBody,
) -> ApiResult<(StatusCode, Json<Value>)> {
    let wanted = body.judge(&shared, read(&body))?;
    shared.write(|world| {
        check_start(world, channel)?;
        let id = shared.ids.next(shared.clock.now());
        Ok(begin(&shared, world, channel, id, &wanted))
    })
}

fn check_start(world: &World, channel: ChannelId) -> ApiResult<()> {
    let parent = world.channel(channel)?;
    if !matches!(parent.kind, ChannelKind::Text) {
        return Err(ApiError::new(400, 50024, "Cannot execute action on this channel type"));
    }
    world.check_rights(parent, Permissions::CREATE_PUBLIC_THREADS)
}

fn begin(
    shared: &Shared,
    world: &mut World,
    parent: ChannelId,
    id: ChannelId,
    wanted: &Wanted,
) -> (StatusCode, Json<Value>) {
    let thread = ThreadState {
        parent,
        owner: world.bot,
        archived: false,
        locked: false,
        auto_archive_minutes: wanted.minutes,
        changed_at: shared.clock.now(),
    };
    let channel = Channel::new(id, &wanted.name, ChannelKind::Thread(thread));
    let shown = world.channel_json(&channel);
    world.channels.push(channel);
    (StatusCode::CREATED, Json(shown))
}

fn read(body: &ReceivedBody) -> ApiResult<Wanted> {
    let mut errors = FieldErrors::default();
    let name = body.json["name"].as_str().unwrap_or_default().to_owned();
    check_name(&name, &mut errors);
    let minutes = match &body.json["auto_archive_duration"] {
        Value::Null => 1440,
        given => given.as_u64().unwrap_or(0),
    };
    check_minutes(minutes, &mut errors);
    errors.finish().map(|()| Wanted { name, minutes })
}

fn check_name(name: &str, errors: &mut FieldErrors) {
    if !(1..=100).contains(&name.chars().count()) {
        errors.add("name", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.");
    }
}

fn check_minutes(minutes: u64, errors: &mut FieldErrors) {
    if !ARCHIVE_MINUTES.contains(&minutes) {
        errors.add("auto_archive_duration", "BASE_TYPE_CHOICES", "Value must be one of (60, 1440, 4320, 10080).");
    }
}

/// Changes a thread (or a channel's name, for which the bot has no right).
pub(super) async fn change(
    State(shared): State<Arc<Shared>>,
    Path(channel): Path<ChannelId>,
    body: ReceivedBody,
) -> ApiResult<Json<Value>> {
    shared.read(|world| world.channel(channel).and_then(|channel| world.check_access(channel)))?;
    let mut errors = FieldErrors::default();
    if let Some(name) = body.json.get("name").and_then(Value::as_str) {
        check_name(name, &mut errors);
    }
    if let Some(minutes) = body.json.get("auto_archive_duration").filter(|minutes| !minutes.is_null()) {
        check_minutes(minutes.as_u64().unwrap_or(0), &mut errors);
    }
    body.judge(&shared, errors.finish())?;
    shared.write(|world| {
        check_change(world, channel, &body.json)?;
        let now = shared.clock.now();
        let place = world.channel_mut(channel)?;
        if let Some(name) = body.json["name"].as_str() {
            name.clone_into(&mut place.name);
        }
        if let Some(thread) = place.thread_mut() {
            let flag = |key: &str| body.json[key].as_bool();
            thread.archived = flag("archived").unwrap_or(thread.archived);
            thread.locked = flag("locked").unwrap_or(thread.locked);
            thread.auto_archive_minutes =
                body.json["auto_archive_duration"].as_u64().unwrap_or(thread.auto_archive_minutes);
            thread.changed_at = now;
        }
        Ok(Json(world.channel_json(world.channel(channel)?)))
    })
}

/// A thread's starter may rename and archive it; locking, and anything in a locked one, takes Manage Threads. An
/// archived thread can only be woken.
fn check_change(world: &World, channel: ChannelId, body: &Value) -> ApiResult<()> {
    let place = world.channel(channel)?;
    let Some(thread) = place.thread() else { return Err(ApiError::missing_permissions()) };
    let wakes = body["archived"] == Value::Bool(false);
    if thread.archived && !wakes {
        return Err(ApiError::thread_archived());
    }
    let manages = world.bot_permissions(place).contains(Permissions::MANAGE_THREADS);
    if manages {
        return Ok(());
    }
    if thread.locked || body["locked"] == Value::Bool(true) {
        return Err(ApiError::missing_permissions());
    }
    if thread.owner == world.bot {
        return Ok(());
    }
    let only_wakes = body.as_object().is_some_and(|body| body.keys().all(|key| key == "archived"));
    if wakes && only_wakes {
        return world.check_rights(place, Permissions::SEND_MESSAGES_IN_THREADS);
    }
    Err(ApiError::missing_permissions())
}

pub(super) async fn join(State(shared): State<Arc<Shared>>, Path(channel): Path<ChannelId>) -> ApiResult<StatusCode> {
    shared.read(|world| {
        let channel = world.channel(channel)?;
        world.check_access(channel)?;
        World::check_not_archived(channel)?;
        Ok(StatusCode::NO_CONTENT)
    })
}
