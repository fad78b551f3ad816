//! Slash commands: what is typed, held to the command's definition and put into the form of an interaction.

use serde_json::{Value, json};

use super::{
    OptionValue, Prepared,
    client::{command_data, find_command, prepared, refuse},
    payload::{resolve_attachment, resolve_channel, resolve_user},
};
use crate::{
    error::Error,
    ids::{ChannelId, UserId},
    world::{Channel, InteractionKind, World},
};

/// Options of these types hold the options of a subcommand, or further subcommands.
const TYPE_SUBCOMMAND: u64 = 1;
const TYPE_GROUP: u64 = 2;

pub(super) fn slash(
    world: &World,
    user: UserId,
    place: &Channel,
    path: &str,
    given: &[(String, OptionValue)],
    focused: Option<&String>,
    checked: bool,
) -> Result<Prepared, Error> {
    let mut words = path.split_whitespace();
    let name = words.next().unwrap_or_default();
    let subcommands: Vec<&str> = words.collect();
    let (command, authority) = find_command(world, user, place, name, 1, checked)?;
    let defined = options_of(&command, &subcommands, path)?;
    let mut resolved = json!({});
    let mut options = Vec::new();
    let mut focused_type = 3;
    for (name, value) in given {
        let definition = defined.iter().find(|option| option["name"] == json!(name));
        let is_focused = focused == Some(name);
        if checked && definition.is_none() {
            let names: Vec<&str> = defined.iter().filter_map(|option| option["name"].as_str()).collect();
            return Err(Error::Missing { wanted: format!("option {name} of /{path}"), present: names.join(", ") });
        }
        if let Some(definition) = definition.filter(|_| is_focused) {
            focused_type = definition["type"].as_u64().unwrap_or(3);
            if checked && definition["autocomplete"] != json!(true) {
                return refuse(format!("option {name} of /{path} offers no completion"));
            }
        }
        let mut option =
            read_option((world, user), place, name, value, definition, checked && !is_focused, &mut resolved)?;
        if is_focused {
            option["focused"] = json!(true);
        }
        options.push(option);
    }
    if checked && focused.is_none() {
        check_required(defined, given, path)?;
    }
    if let Some(focused) = focused
        && !given.iter().any(|(name, _)| name == focused)
    {
        return refuse(format!("the focused option {focused} is not among those given"));
    }
    for (depth, subcommand) in subcommands.iter().enumerate().rev() {
        let kind = if depth + 1 == subcommands.len() { TYPE_SUBCOMMAND } else { TYPE_GROUP };
        options = vec![json!({ "name": subcommand, "type": kind, "options": options })];
    }
    let mut data = command_data(&command, name, 1);
    data["options"] = json!(options);
    if resolved.as_object().is_some_and(|resolved| !resolved.is_empty()) {
        data["resolved"] = resolved;
    }
    if let Some(guild) = command.get("guild_id") {
        data["guild_id"] = guild.clone();
    }
    let kind = if focused.is_some() { InteractionKind::Autocomplete } else { InteractionKind::Command };
    Ok(Prepared { focused_type, ..prepared(kind, data, Some(path.to_owned()), authority) })
}

/// The options of a command or of its subcommand.
fn options_of<'a>(command: &'a Value, subcommands: &[&str], path: &str) -> Result<&'a [Value], Error> {
    let mut options = command["options"].as_array().map_or(&[][..], Vec::as_slice);
    for name in subcommands {
        let found = options.iter().find(|option| {
            option["name"] == json!(name) && matches!(option["type"].as_u64(), Some(TYPE_SUBCOMMAND | TYPE_GROUP))
        });
        let Some(found) = found else { return refuse(format!("/{path}: there is no subcommand {name}")) };
        options = found["options"].as_array().map_or(&[][..], Vec::as_slice);
    }
    Ok(options)
}

fn check_required(defined: &[Value], given: &[(String, OptionValue)], path: &str) -> Result<(), Error> {
    if defined.iter().any(|option| matches!(option["type"].as_u64(), Some(TYPE_SUBCOMMAND | TYPE_GROUP))) {
        return refuse(format!("/{path} needs a subcommand"));
    }
    for option in defined.iter().filter(|option| option["required"] == json!(true)) {
        if !given.iter().any(|(name, _)| option["name"] == json!(name)) {
            return refuse(format!("/{path} needs the option {}", option["name"]));
        }
    }
    Ok(())
}

/// The client offers channels of the types asked for.
fn check_channel_type(world: &World, name: &str, id: ChannelId, definition: &Value) -> Result<(), Error> {
    let Ok(channel) = world.channel(id) else { return refuse(format!("option {name} is a channel that is gone")) };
    let types = definition["channel_types"].as_array().filter(|types| !types.is_empty());
    if types.is_some_and(|types| !types.contains(&json!(channel.type_number()))) {
        return refuse(format!("option {name} takes no channel of type {}", channel.type_number()));
    }
    Ok(())
}

/// One option as the interaction carries it.
fn read_option(
    (world, user): (&World, UserId),
    place: &Channel,
    name: &str,
    value: &OptionValue,
    definition: Option<&Value>,
    checked: bool,
    resolved: &mut Value,
) -> Result<Value, Error> {
    let own_kind = match value {
        OptionValue::Text(_) => 3,
        OptionValue::Integer(_) => 4,
        OptionValue::Boolean(_) => 5,
        OptionValue::User(_) => 6,
        OptionValue::Channel(_) => 7,
        OptionValue::Number(_) => 10,
        OptionValue::Attachment(_) => 11,
    };
    let kind = definition.and_then(|option| option["type"].as_u64()).unwrap_or(own_kind);
    let mut raw = match value {
        OptionValue::Text(text) => json!(text),
        OptionValue::Integer(number) => json!(number),
        OptionValue::Boolean(answer) => json!(answer),
        OptionValue::Number(number) => json!(number),
        OptionValue::User(id) => {
            resolve_user(world, resolved, *id, place);
            json!(id)
        }
        OptionValue::Attachment(id) => {
            resolve_attachment(world, resolved, *id)?;
            json!(id)
        }
        OptionValue::Channel(id) => {
            if let Ok(channel) = world.channel(*id) {
                resolve_channel(world, resolved, user, channel);
            }
            json!(id)
        }
    };
    if let Some(definition) = definition.filter(|_| checked) {
        let number_for_number = kind == 10 && own_kind == 4;
        if kind != own_kind && !number_for_number && !(kind == 9 && own_kind == 6) {
            return refuse(format!("option {name} is of type {kind}, not {own_kind}"));
        }
        if let OptionValue::Channel(id) = value {
            check_channel_type(world, name, *id, definition)?;
        }
        raw = pick_choice(name, raw, definition)?;
        check_range(name, &raw, definition)?;
    }
    Ok(json!({ "name": name, "type": kind, "value": raw }))
}

/// Where there are choices only they can be picked: by name as it is read, or by value.
fn pick_choice(name: &str, raw: Value, definition: &Value) -> Result<Value, Error> {
    let choices = definition["choices"].as_array().map_or(&[][..], Vec::as_slice);
    if choices.is_empty() {
        return Ok(raw);
    }
    let picked = choices.iter().find(|choice| choice["value"] == raw || choice["name"] == raw);
    picked.map(|choice| choice["value"].clone()).ok_or_else(|| {
        let names: Vec<String> = choices.iter().map(|choice| choice["name"].to_string()).collect();
        Error::Missing { wanted: format!("choice {raw} of option {name}"), present: names.join(", ") }
    })
}

fn check_range(name: &str, raw: &Value, definition: &Value) -> Result<(), Error> {
    if let Some(text) = raw.as_str() {
        let length = text.chars().count() as u64;
        let least = definition["min_length"].as_u64().unwrap_or(0);
        let most = definition["max_length"].as_u64().unwrap_or(6000);
        if definition["type"] == json!(3) && !(least..=most).contains(&length) {
            return refuse(format!("option {name} takes {least} to {most} characters, not {length}"));
        }
    }
    if let Some(number) = raw.as_f64() {
        let least = definition["min_value"].as_f64().unwrap_or(f64::NEG_INFINITY);
        let most = definition["max_value"].as_f64().unwrap_or(f64::INFINITY);
        if number < least || number > most {
            return refuse(format!("option {name} takes {least} to {most}, not {number}"));
        }
    }
    Ok(())
}

/// A page's plain value, read as the option's type wants it.
pub(crate) fn option_of(definition: Option<&Value>, value: &Value) -> OptionValue {
    let text = || value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let parsed = match definition.and_then(|option| option["type"].as_u64()) {
        Some(4) => value.as_i64().or_else(|| text().trim().parse().ok()).map(OptionValue::Integer),
        Some(5) => value.as_bool().or_else(|| text().parse().ok()).map(OptionValue::Boolean),
        Some(6 | 9) => text().parse().ok().map(OptionValue::User),
        Some(7) => text().parse().ok().map(OptionValue::Channel),
        Some(10) => value.as_f64().or_else(|| text().trim().parse().ok()).map(OptionValue::Number),
        _ => None,
    };
    parsed.unwrap_or_else(|| OptionValue::Text(text()))
}
