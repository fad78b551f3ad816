//! What a Discord client lets a person do, and how it turns that into an interaction's data.

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::{
    Act, Authority, Prepared,
    payload::{resolve_message, resolve_user},
    slash::slash,
};
use crate::{
    error::{Error, Failure},
    ids::UserId,
    shared::Shared,
    world::{Channel, InteractionKind, Message, World},
};

/// A menu whose options are texts.
const TEXT_MENU: u64 = 3;
/// A menu of people.
const USER_MENU: u64 = 5;

pub(super) fn refuse<T>(why: impl Into<String>) -> Result<T, Error> {
    Err(Error::NotAllowed(why.into()))
}

/// Whether the person can do anything in this place at all.
pub(super) fn check_place(world: &World, user: UserId, place: &Channel) -> Result<(), Error> {
    if !world.sees_channel(user, place) {
        return refuse(format!("{} does not see this channel", world.user_name(user)));
    }
    match place.thread() {
        // Clients first take the thread out of the archive; where they may not, the press never leaves them.
        Some(thread) if thread.archived && thread.locked => Err(Error::Failed(Failure::NotSent)),
        _ => Ok(()),
    }
}

/// The registered commands that a person's client shows him in a place.
pub(crate) fn commands_for<'a>(world: &'a World, user: UserId, place: &Channel) -> Vec<&'a Value> {
    let context = u64::from(world.context_of(place));
    let is_shown = |command: &&Value| {
        let fits_context = numbers(&command["contexts"]).is_none_or(|contexts| contexts.contains(&context));
        let fits_guild = command.get("guild_id").is_none_or(|guild| context == 0 && *guild == json!(world.guild.id));
        let types = numbers(&command["integration_types"]).unwrap_or_else(|| vec![0]);
        let may_use =
            context != 0 || needed(&command["default_member_permissions"], world.user_permissions(user, place));
        fits_context && fits_guild && may_use && world.authority(user, place, &types).is_some()
    };
    world.commands.iter().filter(is_shown).collect()
}

/// Whether somebody with these permissions is shown a command that needs those by default; administrators see all.
fn needed(by_default: &Value, has: Permissions) -> bool {
    let Some(bits) = by_default.as_str().and_then(|bits| bits.parse().ok()) else { return true };
    let needed = Permissions::from_bits_truncate(bits);
    has.contains(Permissions::ADMINISTRATOR) || (!needed.is_empty() && has.contains(needed))
}

fn numbers(value: &Value) -> Option<Vec<u64>> {
    value.as_array().map(|list| list.iter().filter_map(Value::as_u64).collect())
}

pub(super) fn prepare(
    shared: &Shared,
    world: &mut World,
    user: UserId,
    place: &Channel,
    act: &Act,
    checked: bool,
) -> Result<Prepared, Error> {
    if checked {
        wake(shared, world, place);
    }
    match act {
        Act::Slash { name, options } => slash(world, user, place, name, options, None, checked),
        Act::Autocomplete { name, options, focused } => {
            slash(world, user, place, name, options, Some(focused), checked)
        }
        Act::UserCommand { name, target } => {
            let (command, authority) = find_command(world, user, place, name, 2, checked)?;
            let mut data = command_data(&command, name, 2);
            data["target_id"] = json!(target);
            let mut resolved = json!({});
            resolve_user(world, &mut resolved, *target, place);
            data["resolved"] = resolved;
            Ok(prepared(InteractionKind::Command, data, Some(name.clone()), authority))
        }
        Act::MessageCommand { name, target } => {
            let (command, authority) = find_command(world, user, place, name, 3, checked)?;
            let mut data = command_data(&command, name, 3);
            data["target_id"] = json!(target);
            let mut resolved = json!({});
            resolve_message(shared, world, &mut resolved, *target);
            data["resolved"] = resolved;
            Ok(prepared(InteractionKind::Command, data, Some(name.clone()), authority))
        }
        Act::Component { message, custom_id, values } => {
            let message = world.message(*message).map_err(|_| Error::NotAllowed("the message is gone".to_owned()))?;
            component(world, user, place, message, custom_id, values.as_deref(), checked)
        }
        Act::Modal { custom_id, fields, source, authority } => {
            let rows: Vec<Value> = fields
                .iter()
                .map(|(id, text)| {
                    json!({ "type": 1, "id": 1, "components": [{ "type": 4, "id": 2, "custom_id": id, "value": text }] })
                })
                .collect();
            let data = json!({ "custom_id": custom_id, "components": rows });
            let prepared = prepared(InteractionKind::Modal, data, None, authority.clone());
            Ok(Prepared { source: *source, ..prepared })
        }
    }
}

pub(super) fn prepared(kind: InteractionKind, data: Value, name: Option<String>, authority: Authority) -> Prepared {
    Prepared { kind, data, name, authority, source: None, focused_type: 3 }
}

/// A client takes an archived thread out of the archive before it sends anything from it.
fn wake(shared: &Shared, world: &mut World, place: &Channel) {
    let now = shared.clock.now();
    if let Ok(place) = world.channel_mut(place.id)
        && let Some(thread) = place.thread_mut()
        && thread.archived
    {
        thread.archived = false;
        thread.changed_at = now;
    }
}

/// The registered command of that name and type, and by whose installation it acts.
pub(super) fn find_command(
    world: &World,
    user: UserId,
    place: &Channel,
    name: &str,
    kind: u64,
    checked: bool,
) -> Result<(Value, Authority), Error> {
    let shown = commands_for(world, user, place);
    let fits = |command: &&&Value| command["name"] == *name && command["type"] == kind;
    let everywhere = || Authority { owners: json!({ "0": world.guild.id }), user_installed_only: !world.guild.has_bot };
    if let Some(command) = shown.iter().find(fits) {
        let types = numbers(&command["integration_types"]).unwrap_or_else(|| vec![0]);
        let authority = world.authority(user, place, &types).unwrap_or_else(everywhere);
        return Ok(((*command).clone(), authority));
    }
    if checked {
        let names: Vec<String> =
            shown.iter().map(|command| command["name"].as_str().unwrap_or("").to_owned()).collect();
        return Err(Error::Missing { wanted: format!("command /{name} here"), present: names.join(", ") });
    }
    let registered = world.commands.iter().find(|command| fits(&command)).cloned();
    let unknown = || json!({ "id": world.guild.id, "name": name, "type": kind, "options": [] });
    Ok((registered.unwrap_or_else(unknown), everywhere()))
}

pub(super) fn command_data(command: &Value, name: &str, kind: u64) -> Value {
    json!({ "id": command["id"], "name": name, "type": kind })
}

fn component(
    world: &World,
    user: UserId,
    place: &Channel,
    message: &Message,
    custom_id: &str,
    values: Option<&[String]>,
    checked: bool,
) -> Result<Prepared, Error> {
    if checked && !message.is_visible_to(user) {
        return refuse(format!("{} does not see this message", world.user_name(user)));
    }
    let parts = message.components.iter().filter_map(|row| row["components"].as_array()).flatten();
    let found = parts.clone().find(|part| part["custom_id"] == json!(custom_id));
    let Some(found) = found else {
        if checked {
            let present: Vec<&str> = parts.filter_map(|part| part["custom_id"].as_str()).collect();
            return Err(Error::Missing { wanted: format!("component {custom_id}"), present: present.join(", ") });
        }
        let kind = if values.is_some() { 3 } else { 2 };
        return Ok(component_act(world, user, place, message, custom_id, kind, values));
    };
    if checked {
        check_component(world, found, custom_id, values)?;
    }
    let kind = found["type"].as_u64().unwrap_or(2);
    Ok(component_act(world, user, place, message, custom_id, kind, values))
}

/// Menus of texts and of people are what a client can fill in here.
fn check_component(world: &World, found: &Value, custom_id: &str, values: Option<&[String]>) -> Result<(), Error> {
    if found["disabled"] == json!(true) {
        return refuse(format!("component {custom_id} is disabled"));
    }
    let kind = found["type"].as_u64().unwrap_or(2);
    let is_menu = matches!(kind, TEXT_MENU | USER_MENU);
    let Some(values) = values.filter(|_| is_menu) else {
        return if is_menu { refuse(format!("menu {custom_id} needs values")) } else { Ok(()) };
    };
    let present = selectable(world, found, kind);
    if let Some(value) = values.iter().find(|value| !present.contains(value)) {
        return Err(Error::Missing { wanted: format!("value {value} of {custom_id}"), present: present.join(", ") });
    }
    let (least, most) = (found["min_values"].as_u64().unwrap_or(1), found["max_values"].as_u64().unwrap_or(1));
    if !(least..=most).contains(&(values.len() as u64)) {
        return refuse(format!("menu {custom_id} takes {least} to {most} values"));
    }
    Ok(())
}

/// The values that can be chosen in a menu: of its options, or any user.
fn selectable(world: &World, menu: &Value, kind: u64) -> Vec<String> {
    if kind == USER_MENU {
        return world.users.iter().map(|user| user.id.to_string()).collect();
    }
    let options = menu["options"].as_array().map_or(&[][..], Vec::as_slice);
    options.iter().filter_map(|option| option["value"].as_str()).map(str::to_owned).collect()
}

/// A component acts by the installation by which its message was made, or the guild's for the bot's own messages.
fn component_act(
    world: &World,
    user: UserId,
    place: &Channel,
    message: &Message,
    custom_id: &str,
    kind: u64,
    values: Option<&[String]>,
) -> Prepared {
    let own = || world.authority(user, place, &[0, 1]).map(|authority| authority.owners);
    let owners = message.interaction.as_ref().map(|note| note.owners.clone()).or_else(own).unwrap_or_else(|| json!({}));
    let user_installed_only = owners.get("0").is_none();
    let mut data = json!({ "custom_id": custom_id, "component_type": kind, "id": 1 });
    if let Some(values) = values {
        data["values"] = json!(values);
    }
    if kind == USER_MENU {
        let mut resolved = json!({});
        for id in values.unwrap_or_default().iter().filter_map(|value| value.parse().ok()) {
            resolve_user(world, &mut resolved, id, place);
        }
        data["resolved"] = resolved;
    }
    let authority = Authority { owners, user_installed_only };
    Prepared { source: Some(message.id), ..prepared(InteractionKind::Component, data, None, authority) }
}
