//! Registration of commands, one by one and in bulk.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use serde_json::{Value, json};
use twilight_model::id::{Id, marker::CommandMarker};

use super::{ApiResult, body::ReceivedBody};
use crate::{
    error::ApiError,
    ids::{GuildId, UserId},
    shared::{News, Shared},
    validate::{FieldErrors, check_command, check_command_set},
    world::World,
};

type CommandId = Id<CommandMarker>;

/// Where commands are registered: everywhere, or in one guild.
type Place = Option<GuildId>;

pub(super) async fn set_global(
    State(shared): State<Arc<Shared>>,
    Path(app): Path<UserId>,
    body: ReceivedBody,
) -> ApiResult<Json<Value>> {
    set(&shared, app, None, &body)
}

pub(super) async fn set_guild(
    State(shared): State<Arc<Shared>>,
    Path((app, guild)): Path<(UserId, GuildId)>,
    body: ReceivedBody,
) -> ApiResult<Json<Value>> {
    set(&shared, app, Some(guild), &body)
}

pub(super) async fn list_global(State(shared): State<Arc<Shared>>, Path(app): Path<UserId>) -> ApiResult<Json<Value>> {
    list(&shared, app, None)
}

pub(super) async fn list_guild(
    State(shared): State<Arc<Shared>>,
    Path((app, guild)): Path<(UserId, GuildId)>,
) -> ApiResult<Json<Value>> {
    list(&shared, app, Some(guild))
}

pub(super) async fn create_global(
    State(shared): State<Arc<Shared>>,
    Path(app): Path<UserId>,
    body: ReceivedBody,
) -> ApiResult<(StatusCode, Json<Value>)> {
    create(&shared, app, None, &body)
}

pub(super) async fn create_guild(
    State(shared): State<Arc<Shared>>,
    Path((app, guild)): Path<(UserId, GuildId)>,
    body: ReceivedBody,
) -> ApiResult<(StatusCode, Json<Value>)> {
    create(&shared, app, Some(guild), &body)
}

pub(super) async fn show(
    State(shared): State<Arc<Shared>>,
    Path((app, command)): Path<(UserId, CommandId)>,
) -> ApiResult<Json<Value>> {
    shared.read(|world| {
        check_app(world, app, None)?;
        let found = world.commands.iter().find(|known| known["id"] == json!(command));
        found.cloned().map(Json).ok_or_else(ApiError::unknown_command)
    })
}

pub(super) async fn change(
    State(shared): State<Arc<Shared>>,
    Path((app, command)): Path<(UserId, CommandId)>,
    body: ReceivedBody,
) -> ApiResult<Json<Value>> {
    let changed = shared.write(|world| {
        check_app(world, app, None)?;
        let index = world.commands.iter().position(|known| known["id"] == json!(command));
        let index = index.ok_or_else(ApiError::unknown_command)?;
        let mut merged = world.commands[index].clone();
        for (key, value) in body.object()?.iter().filter(|(key, _)| !matches!(key.as_str(), "id" | "type")) {
            merged[key] = value.clone();
        }
        let stored = complete(&shared, world, &merged, None);
        check_one(&stored)?;
        world.commands[index] = stored.clone();
        Ok(Json(stored))
    });
    let changed = body.judge(&shared, changed)?;
    shared.tell(News::Commands);
    Ok(changed)
}

pub(super) async fn delete(
    State(shared): State<Arc<Shared>>,
    Path((app, command)): Path<(UserId, CommandId)>,
) -> ApiResult<StatusCode> {
    shared.write(|world| {
        check_app(world, app, None)?;
        let before = world.commands.len();
        world.commands.retain(|known| known["id"] != json!(command));
        if world.commands.len() == before { Err(ApiError::unknown_command()) } else { Ok(StatusCode::NO_CONTENT) }
    })
}

fn list(shared: &Shared, app: UserId, place: Place) -> ApiResult<Json<Value>> {
    shared.read(|world| {
        check_app(world, app, place)?;
        Ok(Json(world.commands.iter().filter(|command| is_in(command, place)).cloned().collect()))
    })
}

fn set(shared: &Shared, app: UserId, place: Place, body: &ReceivedBody) -> ApiResult<Json<Value>> {
    shared.read(|world| check_app(world, app, place))?;
    let not_a_list = || ApiError::field("", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
    let given = body.judge(shared, body.json.as_array().ok_or_else(not_a_list))?;
    let check = || {
        if let Some(check) = &shared.config.check_body {
            for command in given {
                check("ApplicationCommandUpdateRequest", command)
                    .map_err(|problem| ApiError::field("", "SCHEMA", problem))?;
            }
        }
        let stored: Vec<Value> =
            shared.read(|world| given.iter().map(|command| complete(shared, world, command, place)).collect());
        let mut errors = FieldErrors::default();
        for (index, command) in stored.iter().enumerate() {
            check_command(command, &index.to_string(), &mut errors);
        }
        check_command_set(&stored, &mut errors);
        errors.finish().map(|()| stored)
    };
    let stored = body.judge(shared, check())?;
    shared.write(|world| {
        world.commands.retain(|command| !is_in(command, place));
        world.commands.extend(stored.iter().cloned());
        world.commands_registered = true;
    });
    shared.tell(News::Commands);
    Ok(Json(Value::Array(stored)))
}

fn create(shared: &Shared, app: UserId, place: Place, body: &ReceivedBody) -> ApiResult<(StatusCode, Json<Value>)> {
    let created = shared.write(|world| {
        check_app(world, app, place)?;
        body.check_schema(shared, "ApplicationCommandCreateRequest")?;
        body.object()?;
        let stored = complete(shared, world, &body.json, place);
        check_one(&stored)?;
        let others = world.commands.iter().filter(|known| known["id"] != stored["id"]).cloned();
        let all: Vec<Value> = others.chain([stored.clone()]).collect();
        let mut errors = FieldErrors::default();
        check_command_set(&all, &mut errors);
        errors.finish()?;
        let status = if all.len() == world.commands.len() { StatusCode::OK } else { StatusCode::CREATED };
        world.commands = all;
        world.commands_registered = true;
        Ok((status, Json(stored)))
    });
    let created = body.judge(shared, created)?;
    shared.tell(News::Commands);
    Ok(created)
}

fn check_one(stored: &Value) -> ApiResult<()> {
    let mut errors = FieldErrors::default();
    check_command(stored, "", &mut errors);
    errors.finish()
}

fn check_app(world: &World, app: UserId, place: Place) -> ApiResult<()> {
    if app != world.bot {
        return Err(ApiError::new(403, 20012, "You are not authorized to perform this action on this application"));
    }
    match place {
        Some(guild) if guild != world.guild.id || !world.guild.has_bot => Err(ApiError::missing_access()),
        _ => Ok(()),
    }
}

fn is_in(command: &Value, place: Place) -> bool {
    match place {
        Some(guild) => command["guild_id"] == json!(guild),
        None => command.get("guild_id").is_none(),
    }
}

/// The command as Discord stores it: with the type that may be left out, ids, a version, and the defaults. A command of
/// the same name and type keeps its id.
fn complete(shared: &Shared, world: &World, given: &Value, place: Place) -> Value {
    let mut command = given.clone();
    let Some(object) = command.as_object_mut() else { return command };
    let kind = object.get("type").and_then(Value::as_u64).unwrap_or(1);
    let same = |known: &&Value| known["name"] == given["name"] && known["type"] == json!(kind) && is_in(known, place);
    let known = world.commands.iter().find(same);
    let id =
        known.map_or_else(|| json!(shared.ids.next::<CommandMarker>(shared.clock.now())), |known| known["id"].clone());
    object.insert("type".to_owned(), json!(kind));
    object.insert("id".to_owned(), id);
    object.insert("application_id".to_owned(), json!(world.bot));
    object.insert("version".to_owned(), json!(shared.ids.next::<CommandMarker>(shared.clock.now())));
    match place {
        Some(guild) => object.insert("guild_id".to_owned(), json!(guild)),
        None => object.remove("guild_id"),
    };
    // For a global command without them Discord takes the places that the app is set up for, which is both here.
    let defaults = [
        ("default_member_permissions", Value::Null),
        ("description", json!("")),
        ("options", json!([])),
        ("nsfw", json!(false)),
        ("integration_types", json!([0, 1])),
        ("contexts", if place.is_some() { Value::Null } else { json!([0, 1, 2]) }),
    ];
    for (key, value) in defaults {
        object.entry(key).or_insert(value);
    }
    command
}
