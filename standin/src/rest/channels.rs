//! Channels and direct conversations.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use serde_json::Value;

use super::{ApiResult, body::ReceivedBody};
use crate::{
    error::ApiError,
    ids::{ChannelId, GuildId, UserId, named},
    shared::Shared,
    world::{Channel, ChannelKind, World},
};

pub(super) async fn show(State(shared): State<Arc<Shared>>, Path(channel): Path<ChannelId>) -> ApiResult<Json<Value>> {
    shared.read(|world| {
        let channel = world.channel(channel)?;
        world.check_access(channel)?;
        Ok(Json(world.channel_json(channel)))
    })
}

pub(super) async fn guild_channels(
    State(shared): State<Arc<Shared>>,
    Path(guild): Path<GuildId>,
) -> ApiResult<Json<Value>> {
    shared.read(|world| {
        if guild != world.guild.id || !world.guild.has_bot {
            return Err(ApiError::unknown_guild());
        }
        let texts = world.channels.iter().filter(|channel| matches!(channel.kind, ChannelKind::Text));
        let seen = texts.filter(|channel| !channel.deleted && world.check_access(channel).is_ok());
        Ok(Json(seen.map(|channel| world.channel_json(channel)).collect()))
    })
}

pub(super) async fn typing(State(shared): State<Arc<Shared>>, Path(channel): Path<ChannelId>) -> ApiResult<StatusCode> {
    shared.read(|world| {
        let channel = world.channel(channel)?;
        world.check_rights(channel, World::sending_right(channel))?;
        Ok(StatusCode::NO_CONTENT)
    })
}

/// Opening a conversation always works; whether the person takes messages shows when one is sent.
pub(super) async fn open_dm(State(shared): State<Arc<Shared>>, body: ReceivedBody) -> ApiResult<Json<Value>> {
    let recipient = &body.json["recipient_id"];
    let id = recipient
        .as_str()
        .and_then(|text| text.parse().ok())
        .or_else(|| recipient.as_u64().and_then(UserId::new_checked));
    let missing = || ApiError::field("recipient_id", "NUMBER_TYPE_COERCE", "Value is not snowflake.");
    let id = body.judge(&shared, id.ok_or_else(missing))?;
    shared.write(|world| {
        let user = world.user(id).ok_or_else(ApiError::unknown_user)?;
        if user.id == world.bot {
            return Err(ApiError::cannot_message_user());
        }
        let channel = private_conversation(world, &[world.bot, id]);
        Ok(Json(world.channel_json(world.channel(channel)?)))
    })
}

/// The conversation of two, made if there is none. Its id follows from theirs.
pub(crate) fn private_conversation(world: &mut World, people: &[UserId; 2]) -> ChannelId {
    if let Some(known) = world.conversation(people) {
        return known;
    }
    let [first, second] = people;
    let id = named("conversation", &format!("{}-{}", first.min(second), first.max(second)));
    world.channels.push(Channel::new(id, "", ChannelKind::Private(people.to_vec())));
    id
}
