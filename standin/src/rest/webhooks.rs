//! What an interaction's token opens for fifteen minutes: the first answer and the follow-ups.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use serde_json::Value;

use super::{
    ApiResult,
    body::ReceivedBody,
    posting::{NewMessage, create_message, delete_message, edit_message, show_message},
};
use crate::{
    error::ApiError,
    ids::{MessageId, UserId},
    mentions::Origin,
    shared::Shared,
    validate::{Draft, Rules, read_draft},
    world::{Answer, FLAG_EPHEMERAL, FLAG_LOADING, FLAG_SILENT, Interaction, State as Stand, World},
};

/// Where only the user installed the app, so many follow-ups are taken.
const FOLLOW_UPS_MAX: usize = 5;
const SETTABLE_FLAGS: u64 = 1 << 2 | FLAG_SILENT | 1 << 15;

pub(super) async fn follow_up(
    State(shared): State<Arc<Shared>>,
    Path((app, token)): Path<(UserId, String)>,
    body: ReceivedBody,
) -> ApiResult<Json<Value>> {
    let id = shared.read(|world| by_token(&shared, world, app, &token).map(|interaction| interaction.id))?;
    shared.timings.followed(id);
    let read = || {
        body.check_schema(&shared, "IncomingWebhookRequestPartial")?;
        read_draft(body.object()?, body.files.clone(), Rules { is_new: true, prefix: "" })
    };
    let draft = body.judge(&shared, read())?;
    shared.write(|world| {
        let interaction = by_token(&shared, world, app, &token)?.clone();
        post(&shared, world, &interaction, draft).map(Json)
    })
}

fn post(shared: &Shared, world: &mut World, interaction: &Interaction, draft: Draft) -> ApiResult<Value> {
    World::check_thread_open(world.channel(interaction.channel)?)?;
    if let Some(waiting) = loading_answer(world, interaction) {
        // The first follow-up fills in a deferred answer, which was private or public from its beginning.
        edit_message(shared, world, waiting, Draft { attachments: None, ..draft })?;
        return show_message(shared, world, waiting);
    }
    if interaction.user_installed_only && interaction.follow_ups.len() >= FOLLOW_UPS_MAX {
        return Err(ApiError::too_many_follow_ups());
    }
    let is_private = draft.flags & FLAG_EPHEMERAL != 0 || interaction.forced_private;
    let new = NewMessage {
        channel: interaction.channel,
        author: world.bot,
        origin: Origin::Interaction,
        private_to: is_private.then_some(interaction.user),
        flags: (draft.flags & SETTABLE_FLAGS) | if is_private { FLAG_EPHEMERAL } else { 0 },
        interaction: Some(interaction.note(true)),
    };
    let mut draft = draft;
    draft.reply_to = interaction.original.filter(|id| world.message(*id).is_ok());
    // A follow-up hangs on the first answer, whose author is the bot: that pings nobody.
    let id = create_message(shared, world, draft, new);
    if let Some(interaction) = world.interactions.get_mut(&interaction.id) {
        interaction.follow_ups.push(id);
    }
    show_message(shared, world, id)
}

fn loading_answer(world: &World, interaction: &Interaction) -> Option<MessageId> {
    let Stand::Answered(Answer::DeferredMessage) = interaction.state else { return None };
    let message = world.message(interaction.original?).ok()?;
    (message.flags & FLAG_LOADING != 0).then_some(message.id)
}

pub(super) async fn show(
    State(shared): State<Arc<Shared>>,
    Path((app, token, message)): Path<(UserId, String, String)>,
) -> ApiResult<Json<Value>> {
    shared.read(|world| {
        let id = reachable(by_token(&shared, world, app, &token)?, &message)?;
        show_message(&shared, world, id).map(Json)
    })
}

pub(super) async fn edit(
    State(shared): State<Arc<Shared>>,
    Path((app, token, message)): Path<(UserId, String, String)>,
    body: ReceivedBody,
) -> ApiResult<Json<Value>> {
    let id = shared.read(|world| {
        let id = reachable(by_token(&shared, world, app, &token)?, &message)?;
        world.message(id).map(|message| message.id)
    })?;
    let read = || {
        body.check_schema(&shared, "IncomingWebhookUpdateRequestPartial")?;
        read_draft(body.object()?, body.files.clone(), Rules { is_new: false, prefix: "" })
    };
    let draft = body.judge(&shared, read())?;
    let edited = shared.write(|world| {
        let interaction = by_token(&shared, world, app, &token)?;
        World::check_not_archived(world.channel(interaction.channel)?)?;
        edit_message(&shared, world, id, draft)?;
        show_message(&shared, world, id).map(Json)
    });
    body.judge_outcome(&shared, edited)
}

pub(super) async fn delete(
    State(shared): State<Arc<Shared>>,
    Path((app, token, message)): Path<(UserId, String, String)>,
) -> ApiResult<StatusCode> {
    shared.write(|world| {
        let interaction = by_token(&shared, world, app, &token)?;
        let id = reachable(interaction, &message)?;
        World::check_not_archived(world.channel(interaction.channel)?)?;
        delete_message(&shared, world, id)?;
        Ok(StatusCode::NO_CONTENT)
    })
}

/// The interaction of a token that is still good.
fn by_token<'a>(shared: &Shared, world: &'a World, app: UserId, token: &str) -> ApiResult<&'a Interaction> {
    if app != world.bot {
        return Err(ApiError::unknown_webhook());
    }
    let interaction = world.by_token(token).ok_or_else(ApiError::token_expired)?;
    interaction.check_token(shared.clock.elapsed())?;
    world.channel(interaction.channel)?;
    Ok(interaction)
}

/// The message that a token reaches by a name: `@original`, or the id of one that it made.
fn reachable(interaction: &Interaction, name: &str) -> ApiResult<MessageId> {
    if name == "@original" {
        return interaction.original.ok_or_else(ApiError::unknown_message);
    }
    let id: MessageId = name.parse().map_err(|_| ApiError::unknown_message())?;
    if interaction.original == Some(id) || interaction.follow_ups.contains(&id) {
        Ok(id)
    } else {
        Err(ApiError::unknown_message())
    }
}
