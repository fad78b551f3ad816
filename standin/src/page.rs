//! The web page's side: who sees what, and what a person in the page does. Static files come from `page/`.

mod assets;
mod events;

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::{Path, Query, Request, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{
    error::Error,
    ids::{ChannelId, InteractionId, MessageId, UserId},
    interact::{self, Act, OptionValue, commands_for, option_of},
    rest::delete_message,
    shared::Shared,
    users::wait_for_choices,
    world::{Channel, Message, World},
};

pub(crate) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/", get(assets::index))
        .route("/assets/{name}", get(assets::asset))
        .route("/page/state", get(state))
        .route("/page/channels/{channel}/messages", get(messages))
        .route("/page/slash", post(slash))
        .route("/page/component", post(component))
        .route("/page/autocomplete", post(autocomplete))
        .route("/page/dismiss", post(dismiss))
        .route("/page/events", get(events::open))
        .layer(middleware::from_fn(only_from_here))
}

/// A page elsewhere must not act through the visitor's browser: only this host's own page may.
async fn only_from_here(request: Request, next: Next) -> Response {
    if is_from_here(request.headers()) {
        next.run(request).await
    } else {
        Refusal::new(StatusCode::FORBIDDEN, "this page is only for this machine").into_response()
    }
}

fn is_from_here(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let is_here = |authority: &str| {
        let host = authority.rsplit_once(':').map_or(authority, |(host, _)| host);
        matches!(host, "127.0.0.1" | "localhost")
    };
    let same_host =
        |origin: &str| origin.strip_prefix("http://").is_some_and(|authority| text(header::HOST) == Some(authority));
    text(header::HOST).is_some_and(is_here) && text(header::ORIGIN).is_none_or(same_host)
}

/// An error as the page shows it.
struct Refusal {
    status: StatusCode,
    text: String,
}

impl Refusal {
    fn new(status: StatusCode, text: impl Into<String>) -> Self {
        Self { status, text: text.into() }
    }
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Self {
        let status = match error {
            Error::Missing { .. } => StatusCode::NOT_FOUND,
            Error::TimedOut { .. } => StatusCode::REQUEST_TIMEOUT,
            Error::NotAllowed(_) | Error::Failed(_) | Error::Listen { .. } => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Self::new(status, error.to_string())
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.status, Json(json!({ "error": self.text }))).into_response()
    }
}

type Answer<T> = Result<Json<T>, Refusal>;

#[derive(Deserialize)]
struct Viewer {
    r#as: UserId,
}

/// Who asks for the state: nobody yet, when a page has just been opened and wants to know who is here.
#[derive(Deserialize)]
struct Visitor {
    r#as: Option<UserId>,
}

async fn state(State(shared): State<Arc<Shared>>, Query(visitor): Query<Visitor>) -> Answer<Value> {
    shared.read(|world| {
        let people = world.users.iter().filter(|user| !user.bot).map(brief);
        let me = visitor.r#as.map(|id| known_user(world, id)).transpose()?;
        let (channels, commands) = me.map(|me| offered(world, me)).unwrap_or_default();
        let bot = world.user(world.bot).map(brief).unwrap_or_default();
        Ok(Json(json!({
            "me": me,
            "users": people.collect::<Vec<_>>(),
            "channels": channels,
            "commands": commands,
            "bot": { "id": bot["id"], "name": bot["name"], "online": world.sessions.is_online() },
        })))
    })
}

/// The channels a person sees, and the commands that his client offers him.
fn offered(world: &World, me: UserId) -> (Vec<Value>, Vec<Value>) {
    let seen = world.channels.iter().filter(|channel| !channel.deleted && world.sees_channel(me, channel));
    let channels = seen.clone().map(|channel| brief_channel(world, me, channel)).collect();
    // What the client offers depends on the place; the page asks once, so it gets what is offered anywhere.
    let mut commands: Vec<Value> = Vec::new();
    for command in seen.flat_map(|channel| commands_for(world, me, channel)) {
        if !commands.iter().any(|known| known["id"] == command["id"]) {
            commands.push(command.clone());
        }
    }
    (channels, commands)
}

fn brief(user: &crate::world::User) -> Value {
    json!({ "id": user.id, "name": user.name })
}

fn brief_channel(world: &World, me: UserId, channel: &Channel) -> Value {
    let others = || {
        let others = channel.members().unwrap_or_default().iter().filter(|id| **id != me);
        others.map(|id| world.user_name(*id)).collect::<Vec<_>>().join(", ")
    };
    let name = if channel.name.is_empty() { others() } else { channel.name.clone() };
    json!({ "id": channel.id, "name": name, "kind": channel.kind_word() })
}

fn known_user(world: &World, id: UserId) -> Result<UserId, Refusal> {
    let known = world.user(id).filter(|user| !user.bot);
    known.map(|user| user.id).ok_or_else(|| Refusal::new(StatusCode::NOT_FOUND, "there is no such user"))
}

fn seen_channel(world: &World, me: UserId, id: ChannelId) -> Result<&Channel, Refusal> {
    let seen = world.channel(id).ok().filter(|channel| world.sees_channel(me, channel));
    seen.ok_or_else(|| Refusal::new(StatusCode::NOT_FOUND, "there is no such channel"))
}

async fn messages(
    State(shared): State<Arc<Shared>>,
    Path(channel): Path<ChannelId>,
    Query(viewer): Query<Viewer>,
) -> Answer<Value> {
    shared.read(|world| {
        let me = known_user(world, viewer.r#as)?;
        seen_channel(world, me, channel)?;
        let seen = world.messages_seen_by(me, channel);
        Ok(Json(seen.map(|message| page_message(world, me, message)).collect()))
    })
}

/// A message as the page shows it to one person.
fn page_message(world: &World, me: UserId, message: &Message) -> Value {
    let mut shown = world.message_json(message, "");
    shown["private"] = json!(message.private_to.is_some());
    shown["pings_me"] = json!(message.pinged.contains(&me));
    let note = message.interaction.as_ref().filter(|note| !note.follow_up);
    shown["interaction"] =
        note.map_or(Value::Null, |note| json!({ "user": world.user(note.user).map(brief), "name": note.name }));
    shown
}

#[derive(Deserialize)]
struct GivenOption {
    name: String,
    value: Value,
    #[serde(default)]
    focused: bool,
}

#[derive(Deserialize)]
struct Entered {
    r#as: UserId,
    channel: ChannelId,
    name: String,
    #[serde(default)]
    options: Vec<GivenOption>,
}

impl Entered {
    /// The options with the types that the registered command gives them.
    fn typed(&self, world: &World) -> Vec<(String, OptionValue)> {
        let mut words = self.name.split_whitespace();
        let name = words.next().unwrap_or_default();
        let command =
            world.commands.iter().find(|command| command["name"] == json!(name) && command["type"] == json!(1));
        let mut defined = command.map(|command| &command["options"]);
        for word in words {
            let nested = defined.and_then(Value::as_array).and_then(|list| {
                list.iter().find(|option| option["name"] == json!(word)).map(|option| &option["options"])
            });
            defined = nested;
        }
        let defined = defined.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let find = |name: &str| defined.iter().find(|option| option["name"] == json!(name));
        self.options
            .iter()
            .map(|option| {
                let definition = find(&option.name);
                // What is being typed is text, whatever it will become.
                let value = if option.focused {
                    OptionValue::Text(option.value.as_str().map_or_else(|| option.value.to_string(), str::to_owned))
                } else {
                    option_of(definition, &option.value)
                };
                (option.name.clone(), value)
            })
            .collect()
    }
}

async fn slash(State(shared): State<Arc<Shared>>, Json(entered): Json<Entered>) -> Answer<Value> {
    let options = shared.read(|world| known_user(world, entered.r#as).map(|_| entered.typed(world)))?;
    let act = Act::Slash { name: entered.name, options };
    let interaction = interact::act(&shared, entered.r#as, entered.channel, &act, true)?;
    Ok(started(interaction))
}

fn started(interaction: InteractionId) -> Json<Value> {
    Json(json!({ "interaction": interaction }))
}

async fn autocomplete(State(shared): State<Arc<Shared>>, Json(entered): Json<Entered>) -> Answer<Value> {
    let options = shared.read(|world| known_user(world, entered.r#as).map(|_| entered.typed(world)))?;
    let focused = entered.options.iter().find(|option| option.focused).map(|option| option.name.clone());
    let Some(focused) = focused else {
        return Err(Refusal::new(StatusCode::BAD_REQUEST, "no option is focused"));
    };
    let act = Act::Autocomplete { name: entered.name, options, focused };
    let interaction = interact::act(&shared, entered.r#as, entered.channel, &act, true)?;
    let choices = wait_for_choices(&shared, interaction).await?;
    Ok(Json(json!({ "choices": choices })))
}

#[derive(Deserialize)]
struct Pressed {
    r#as: UserId,
    message: MessageId,
    custom_id: String,
    values: Option<Vec<String>>,
}

async fn component(State(shared): State<Arc<Shared>>, Json(pressed): Json<Pressed>) -> Answer<Value> {
    let channel = shared.read(|world| {
        known_user(world, pressed.r#as)?;
        seen_message(world, pressed.r#as, pressed.message).map(|message| message.channel)
    })?;
    let act = Act::Component { message: pressed.message, custom_id: pressed.custom_id, values: pressed.values };
    let interaction = interact::act(&shared, pressed.r#as, channel, &act, true)?;
    Ok(started(interaction))
}

fn seen_message(world: &World, me: UserId, id: MessageId) -> Result<&Message, Refusal> {
    let seen = world.message(id).ok().filter(|message| message.is_visible_to(me));
    seen.ok_or_else(|| Refusal::new(StatusCode::NOT_FOUND, "there is no such message"))
}

#[derive(Deserialize)]
struct Dismissed {
    r#as: UserId,
    message: MessageId,
}

async fn dismiss(State(shared): State<Arc<Shared>>, Json(dismissed): Json<Dismissed>) -> Answer<Value> {
    shared.write(|world| {
        let message = seen_message(world, dismissed.r#as, dismissed.message)?;
        if message.private_to != Some(dismissed.r#as) {
            return Err(Refusal::new(StatusCode::FORBIDDEN, "only a private message can be dismissed"));
        }
        // It was there a moment ago, under the same lock.
        let _ = delete_message(&shared, world, dismissed.message);
        Ok(Json(json!({})))
    })
}
