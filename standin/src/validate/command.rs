//! Commands at registration, and autocomplete's choices.

use std::collections::HashSet;

use serde_json::Value;
use twilight_model::application::command::{Command, CommandOption, CommandOptionType, CommandType};
use twilight_validate::command::{
    CHOICES_LIMIT, CommandValidationErrorType, command, command_characters, options as check_options,
};

use super::{FieldErrors, join};

/// Names, descriptions and values of one command together; twilight still has half of it.
const COMMAND_CHARACTERS_MAX: usize = 8000;
/// The most slash commands; user and message commands have fewer.
const SLASH_COMMANDS_MAX: usize = 100;
const CONTEXT_COMMANDS_MAX: usize = 15;

/// Discord's languages, by which names and descriptions can be translated.
const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu", "id",
    "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/// Checks a command as it will be stored (with id, version and type).
pub(crate) fn check_command(value: &Value, path: &str, errors: &mut FieldErrors) {
    let model: Command = match serde_json::from_value(value.clone()) {
        Ok(model) => model,
        Err(error) => return errors.add(path, "MODEL_TYPE_CONVERTIBLE", error.to_string()),
    };
    if command_characters(&model) > COMMAND_CHARACTERS_MAX {
        let message = format!("Command exceeds maximum size ({COMMAND_CHARACTERS_MAX})");
        errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", message);
    }
    if let Err(error) = command(&short_enough(&model)) {
        let field = match error.kind() {
            CommandValidationErrorType::NameLengthInvalid | CommandValidationErrorType::NameCharacterInvalid { .. } => {
                "name"
            }
            CommandValidationErrorType::DescriptionInvalid | CommandValidationErrorType::DescriptionNotAllowed => {
                "description"
            }
            _ => "",
        };
        errors.add(join(path, field).trim_end_matches('.'), "BASE_TYPE_BAD_LENGTH", error.to_string());
    }
    if model.kind != CommandType::ChatInput && !model.options.is_empty() {
        errors.add(&join(path, "options"), "APPLICATION_COMMAND_OPTIONS_NOT_ALLOWED", "Context menus take no options.");
    }
    check_option_list(&model.options, &join(path, "options"), errors);
    check_locales(value, path, errors);
}

/// Checks that all translations, however deep, are into languages that Discord has, and have room.
fn check_locales(value: &Value, path: &str, errors: &mut FieldErrors) {
    match value {
        Value::Array(parts) => {
            for (index, part) in parts.iter().enumerate() {
                check_locales(part, &join(path, index), errors);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                let path = join(path, name);
                match (name.as_str(), field) {
                    ("name_localizations" | "description_localizations", Value::Object(translations)) => {
                        check_translations(translations, &path, errors);
                    }
                    _ => check_locales(field, &path, errors),
                }
            }
        }
        _ => {}
    }
}

fn check_translations(translations: &serde_json::Map<String, Value>, path: &str, errors: &mut FieldErrors) {
    for (locale, text) in translations {
        let path = join(path, locale);
        if !LOCALES.contains(&locale.as_str()) {
            errors.add(&path, "BASE_TYPE_CHOICES", "Value must be one of Discord's locales.");
        }
        // A command's own name has less room, which is checked with it.
        if !(1..=100).contains(&text.as_str().unwrap_or_default().chars().count()) {
            errors.add(&path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.");
        }
    }
}

/// The same command within the limit of characters that twilight still holds, so that it goes on to look at the rest.
fn short_enough(model: &Command) -> Command {
    Command { options: Vec::new(), ..model.clone() }
}

fn check_option_list(options: &[CommandOption], path: &str, errors: &mut FieldErrors) {
    if let Err(error) = check_options(options) {
        let path = match error.kind() {
            CommandValidationErrorType::OptionNameNotUnique { option_index } => join(path, option_index),
            // Its index is that of the optional one before.
            CommandValidationErrorType::OptionsRequiredFirst { index } => join(path, index + 1),
            _ => path.to_owned(),
        };
        errors.add(&path, "APPLICATION_COMMAND_OPTIONS_INVALID", error.to_string());
    }
    for (index, option) in options.iter().enumerate() {
        let path = join(path, index);
        let has_choices = option.choices.as_ref().is_some_and(|choices| !choices.is_empty());
        if option.autocomplete == Some(true) && has_choices {
            let message = "Autocomplete and choices exclude each other.";
            errors.add(&join(&path, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", message);
        }
        let completes =
            matches!(option.kind, CommandOptionType::String | CommandOptionType::Integer | CommandOptionType::Number);
        if !completes && (option.autocomplete == Some(true) || has_choices) {
            errors.add(&path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "This type has no choices.");
        }
        if let Some(nested) = &option.options {
            check_option_list(nested, &join(&path, "options"), errors);
        }
    }
}

/// Checks a whole set of commands: how many, and that no two of a type have one name.
pub(crate) fn check_command_set(commands: &[Value], errors: &mut FieldErrors) {
    let kind = |command: &Value| command["type"].as_u64().unwrap_or(1);
    for number in 1..=3 {
        let limit = if number == 1 { SLASH_COMMANDS_MAX } else { CONTEXT_COMMANDS_MAX };
        if commands.iter().filter(|command| kind(command) == number).count() > limit {
            let message = format!("Maximum number of application commands reached ({limit})");
            errors.add("", "APPLICATION_COMMANDS_LIMIT", message);
        }
    }
    let mut seen = HashSet::new();
    for (index, command) in commands.iter().enumerate() {
        if !seen.insert((kind(command), command["name"].to_string())) {
            let message = "Application command names must be unique";
            errors.add(&join(&index.to_string(), "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
        }
    }
}

/// Checks autocomplete's choices: at most 25, names and texts of 1 to 100 characters, of the option's type.
pub(crate) fn check_choices(
    value: Option<&Value>,
    option_type: u64,
    path: &str,
    errors: &mut FieldErrors,
) -> Vec<Value> {
    let Some(choices) = value.and_then(Value::as_array) else {
        errors.add(path, "BASE_TYPE_REQUIRED", "This field is required");
        return Vec::new();
    };
    if choices.len() > CHOICES_LIMIT {
        errors.add(path, "BASE_TYPE_MAX_LENGTH", format!("Must be {CHOICES_LIMIT} or fewer in length."));
    }
    for (index, choice) in choices.iter().enumerate() {
        let path = join(path, index);
        let name = choice["name"].as_str().unwrap_or_default();
        if twilight_validate::command::choice_name(name).is_err() {
            errors.add(&join(&path, "name"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.");
        }
        let value = &choice["value"];
        let fits = match option_type {
            4 => value.is_i64() || value.is_u64(),
            10 => value.is_number(),
            _ => value.as_str().is_some_and(|text| (1..=100).contains(&text.chars().count())),
        };
        if !fits {
            let message = "Must be of the option's type, and 1 to 100 characters long if it is a text.";
            errors.add(&join(&path, "value"), "APPLICATION_COMMAND_OPTIONS_CHOICE_INVALID", message);
        }
    }
    choices.clone()
}
