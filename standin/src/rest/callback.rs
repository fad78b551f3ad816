//! The first answer to an interaction: one, in time, of a type that fits, and private or public for good.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::{
    ApiResult,
    body::ReceivedBody,
    posting::{NewMessage, create_message, edit_message, show_message},
};
use crate::{
    error::ApiError,
    ids::InteractionId,
    mentions::Origin,
    shared::{News, Shared},
    validate::{Draft, FieldErrors, Rules, check_choices, read_draft},
    world::{Answer, FLAG_EPHEMERAL, FLAG_LOADING, FLAG_SILENT, Interaction, InteractionKind, State as Stand, World},
};

/// Flags that an answer may set beside privacy: suppressed embeds, no notification, the newer components.
const SETTABLE_FLAGS: u64 = 1 << 2 | FLAG_SILENT | 1 << 15;

#[derive(Debug, Deserialize)]
pub(super) struct Wish {
    with_response: Option<bool>,
}

/// An answer that passed its checks.
enum Checked {
    Message(Draft),
    Deferred { flags: u64 },
    DeferredUpdate,
    Update(Draft),
    Choices(Vec<Value>),
    Modal(Value),
}

pub(super) async fn answer(
    State(shared): State<Arc<Shared>>,
    Path((id, token)): Path<(InteractionId, String)>,
    Query(wish): Query<Wish>,
    body: ReceivedBody,
) -> ApiResult<Response> {
    shared.timings.answered(id);
    let interaction = shared.read(|world| open_interaction(&shared, world, id, &token).cloned())?;
    let checked = body.judge(&shared, check(&shared, &interaction, &body))?;
    let answered = shared.write(|world| {
        // Another answer may have come while this one was read.
        open_interaction(&shared, world, id, &token)?;
        apply(&shared, world, &interaction, checked)
    });
    let shown = body.judge_outcome(&shared, answered)?;
    shared.tell(News::InteractionDone { id, user: interaction.user });
    if wish.with_response == Some(true) {
        return Ok(Json(shown).into_response());
    }
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// The interaction, if it still waits for its first answer.
fn open_interaction<'a>(
    shared: &Shared,
    world: &'a World,
    id: InteractionId,
    token: &str,
) -> ApiResult<&'a Interaction> {
    let interaction = world.interactions.get(&id).filter(|interaction| interaction.token == token);
    let interaction = interaction.ok_or_else(ApiError::unknown_interaction)?;
    let age = shared.clock.elapsed() - interaction.born;
    match interaction.state {
        Stand::Answered(_) => Err(ApiError::already_acknowledged()),
        Stand::Failed(_) => Err(ApiError::unknown_interaction()),
        Stand::Open if i128::from(age) > shared.config.answer_window.as_millis() as i128 => {
            Err(ApiError::unknown_interaction())
        }
        Stand::Open => Ok(interaction),
    }
}

fn check(shared: &Shared, interaction: &Interaction, body: &ReceivedBody) -> ApiResult<Checked> {
    let object = body.object()?;
    let number = object.get("type").and_then(Value::as_u64).unwrap_or(0);
    if !fits(number, interaction) {
        let message = format!("An interaction of type {} is not answered by type {number}.", interaction.kind as u8);
        return Err(ApiError::field("type", "INTERACTION_RESPONSE_TYPE_INVALID", message));
    }
    let schema = match number {
        4 | 5 => "CreateMessageInteractionCallbackRequest",
        6 | 7 => "UpdateMessageInteractionCallbackRequest",
        8 => "ApplicationCommandAutocompleteCallbackRequest",
        _ => "ModalInteractionCallbackRequest",
    };
    body.check_schema(shared, schema)?;
    let empty = Map::new();
    let data = match object.get("data") {
        None | Some(Value::Null) => &empty,
        Some(Value::Object(data)) => data,
        Some(_) => return Err(ApiError::field("data", "DICT_TYPE_CONVERT", "Only dictionaries may be used here.")),
    };
    match number {
        4 => Ok(Checked::Message(read_draft(data, body.files.clone(), Rules { is_new: true, prefix: "data" })?)),
        5 => Ok(Checked::Deferred { flags: data.get("flags").and_then(Value::as_u64).unwrap_or(0) }),
        6 => Ok(Checked::DeferredUpdate),
        7 => Ok(Checked::Update(read_draft(data, body.files.clone(), Rules { is_new: false, prefix: "data" })?)),
        8 => {
            let mut errors = FieldErrors::default();
            let choices = check_choices(data.get("choices"), interaction.focused_type, "data.choices", &mut errors);
            errors.finish().map(|()| Checked::Choices(choices))
        }
        _ => check_modal(data).map(Checked::Modal),
    }
}

/// Which answers fit which interaction: updates only where there is a message, choices only for autocomplete.
fn fits(answer: u64, interaction: &Interaction) -> bool {
    match interaction.kind {
        InteractionKind::Command => matches!(answer, 4 | 5 | 9),
        InteractionKind::Component => matches!(answer, 4..=7 | 9),
        InteractionKind::Autocomplete => answer == 8,
        InteractionKind::Modal => matches!(answer, 4 | 5) || (matches!(answer, 6 | 7) && interaction.source.is_some()),
    }
}

fn check_modal(data: &Map<String, Value>) -> ApiResult<Value> {
    let mut errors = FieldErrors::default();
    let length = |key: &str| data.get(key).and_then(Value::as_str).map_or(0, |text| text.chars().count());
    if !(1..=45).contains(&length("title")) {
        errors.add("data.title", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 45 in length.");
    }
    if !(1..=100).contains(&length("custom_id")) {
        errors.add("data.custom_id", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.");
    }
    let rows = data.get("components").and_then(Value::as_array).map_or(0, Vec::len);
    if !(1..=5).contains(&rows) {
        errors.add("data.components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.");
    }
    errors.finish().map(|()| Value::Object(data.clone()))
}

fn apply(shared: &Shared, world: &mut World, interaction: &Interaction, checked: Checked) -> ApiResult<Value> {
    World::check_thread_open(world.channel(interaction.channel)?)?;
    let (number, answer, message) = match checked {
        Checked::Message(draft) => {
            let flags = draft.flags;
            let id = create_message(shared, world, draft, reply_to(world, interaction, flags));
            (4, Answer::Message, Some(id))
        }
        Checked::Deferred { flags } => {
            let mut new = reply_to(world, interaction, flags);
            new.flags |= FLAG_LOADING;
            (5, Answer::DeferredMessage, Some(create_message(shared, world, Draft::default(), new)))
        }
        Checked::DeferredUpdate => (6, Answer::DeferredUpdate, interaction.source),
        Checked::Update(draft) => {
            let source = interaction.source.ok_or_else(ApiError::unknown_message)?;
            edit_message(shared, world, source, draft)?;
            (7, Answer::Update, Some(source))
        }
        Checked::Choices(choices) => (8, Answer::Choices(choices), None),
        Checked::Modal(modal) => (9, Answer::Modal(modal), None),
    };
    if let Some(interaction) = world.interactions.get_mut(&interaction.id) {
        interaction.state = Stand::Answered(answer);
        interaction.original = message;
    }
    Ok(shown_answer(shared, world, interaction, number))
}

/// A message that answers: private if the answer says so, or if it must be.
fn reply_to(world: &World, interaction: &Interaction, flags: u64) -> NewMessage {
    let is_private = flags & FLAG_EPHEMERAL != 0 || interaction.forced_private;
    NewMessage {
        channel: interaction.channel,
        author: world.bot,
        origin: Origin::Interaction,
        private_to: is_private.then_some(interaction.user),
        flags: (flags & SETTABLE_FLAGS) | if is_private { FLAG_EPHEMERAL } else { 0 },
        interaction: Some(interaction.note(false)),
    }
}

/// What `with_response` asks for.
fn shown_answer(shared: &Shared, world: &World, interaction: &Interaction, number: u8) -> Value {
    let message = world.interactions.get(&interaction.id).and_then(|interaction| interaction.original);
    let shown = message.and_then(|id| show_message(shared, world, id).ok());
    let flags = shown.as_ref().and_then(|message| message["flags"].as_u64()).unwrap_or(0);
    let mut body = json!({
        "interaction": {
            "id": interaction.id,
            "type": interaction.kind as u8,
            "response_message_id": message,
            "response_message_loading": flags & FLAG_LOADING != 0,
            "response_message_ephemeral": flags & FLAG_EPHEMERAL != 0,
        },
        "resource": { "type": number },
    });
    if let Some(shown) = shown {
        body["resource"]["message"] = shown;
    }
    body
}
