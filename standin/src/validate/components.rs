//! Components: twilight's model and limits, then what they leave out: unique custom ids, unique values, something
//! to see on every button.

use std::collections::HashSet;

use serde_json::Value;
use twilight_model::channel::message::component::{
    ActionRow, Button, ButtonStyle, Component, SelectDefaultValue, SelectMenu, SelectMenuType,
};
use twilight_validate::message::MessageValidationErrorType;

use super::{FieldErrors, join};

/// Checks the components of a message and returns them as they are shown.
pub(super) fn check_components(value: &Value, is_v2: bool, path: &str, errors: &mut FieldErrors) -> Vec<Value> {
    let list = match value {
        Value::Null => return Vec::new(),
        Value::Array(list) => list,
        _ => {
            errors.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
            return Vec::new();
        }
    };
    let mut models = Vec::new();
    for (index, component) in list.iter().enumerate() {
        match serde_json::from_value::<Component>(component.clone()) {
            Ok(model) => models.push(model),
            Err(error) => errors.add(&join(path, index), "MODEL_TYPE_CONVERTIBLE", error.to_string()),
        }
    }
    if let Err(error) = twilight_validate::message::components(&models, is_v2) {
        match error.kind() {
            MessageValidationErrorType::ComponentInvalid { idx, kind } => {
                errors.add(&join(path, idx), "BASE_TYPE_BAD_LENGTH", format!("{kind:?}"));
            }
            _ => errors.add(path, "BASE_TYPE_BAD_LENGTH", error.to_string()),
        }
    }
    let mut custom_ids = HashSet::new();
    for (index, model) in models.iter().enumerate() {
        if let Component::ActionRow(row) = model {
            check_row(row, &join(path, index), &mut custom_ids, errors);
        }
    }
    let mut shown = list.clone();
    number(&mut shown, &mut 0);
    shown
}

/// Gives every component without one an id, as Discord does, counting from 1 through the message, and menus their
/// default numbers of values.
fn number(components: &mut [Value], last: &mut u64) {
    for component in components {
        *last += 1;
        let Some(object) = component.as_object_mut() else { continue };
        object.entry("id").or_insert_with(|| Value::from(*last));
        // Menus of texts, users, roles, both, and channels.
        if object.get("type").and_then(Value::as_u64).is_some_and(|kind| kind == 3 || (5..=8).contains(&kind)) {
            object.entry("min_values").or_insert_with(|| Value::from(1));
            object.entry("max_values").or_insert_with(|| Value::from(1));
        }
        if let Some(Value::Array(nested)) = object.get_mut("components") {
            number(nested, last);
        }
    }
}

fn check_row(row: &ActionRow, path: &str, custom_ids: &mut HashSet<String>, errors: &mut FieldErrors) {
    let path = join(path, "components");
    if row.components.is_empty() {
        errors.add(&path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.");
    }
    let menus = row.components.iter().filter(|component| matches!(component, Component::SelectMenu(_))).count();
    if menus > 0 && row.components.len() > 1 {
        errors.add(&path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width");
    }
    for (index, component) in row.components.iter().enumerate() {
        let path = join(&path, index);
        let custom_id = match component {
            Component::Button(button) => {
                check_button(button, &path, errors);
                button.custom_id.clone()
            }
            Component::SelectMenu(menu) => {
                check_menu(menu, &path, errors);
                Some(menu.custom_id.clone())
            }
            _ => {
                errors.add(&path, "UNION_TYPE_CHOICES", "Only buttons and menus stand in a message's rows.");
                None
            }
        };
        if let Some(custom_id) = custom_id {
            if custom_id.is_empty() {
                let message = "Must be between 1 and 100 in length.";
                errors.add(&join(&path, "custom_id"), "BASE_TYPE_BAD_LENGTH", message);
            } else if !custom_ids.insert(custom_id) {
                let message = "Component custom id cannot be duplicated";
                errors.add(&join(&path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message);
            }
        }
    }
}

fn check_button(button: &Button, path: &str, errors: &mut FieldErrors) {
    let has_label = button.label.as_deref().is_some_and(|label| !label.is_empty());
    if !has_label && button.emoji.is_none() && button.style != ButtonStyle::Premium {
        errors.add(&join(path, "label"), "BUTTON_COMPONENT_INVALID_EMPTY", "A button needs a label or an emoji.");
    }
    match button.style {
        ButtonStyle::Link => {
            let is_address = |url: &str| ["http://", "https://", "discord://"].iter().any(|kind| url.starts_with(kind));
            if !button.url.as_deref().is_some_and(is_address) {
                errors.add(&join(path, "url"), "BASE_TYPE_REQUIRED", "A link button needs a url.");
            }
            if button.custom_id.is_some() {
                errors.add(&join(path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_NOT_ALLOWED", "A link has none.");
            }
        }
        ButtonStyle::Premium => {}
        _ => {
            if button.custom_id.is_none() {
                errors.add(&join(path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required");
            }
            if button.url.is_some() {
                errors.add(&join(path, "url"), "BUTTON_COMPONENT_URL_NOT_ALLOWED", "Only links have a url.");
            }
        }
    }
}

fn check_menu(menu: &SelectMenu, path: &str, errors: &mut FieldErrors) {
    if menu.kind != SelectMenuType::Text {
        return check_default_values(menu, path, errors);
    }
    let options = menu.options.as_deref().unwrap_or_default();
    let path_options = join(path, "options");
    if options.is_empty() {
        errors.add(&path_options, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 25 in length.");
    }
    let mut values = HashSet::new();
    for (index, option) in options.iter().enumerate() {
        let path = join(&path_options, index);
        if !values.insert(option.value.as_str()) {
            let message = "The specified option value is already used";
            errors.add(&join(&path, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
        for (field, text) in [("label", &option.label), ("value", &option.value)] {
            if text.is_empty() {
                errors.add(&join(&path, field), "BASE_TYPE_REQUIRED", "This field is required");
            }
        }
    }
    let max = usize::from(menu.max_values.unwrap_or(1));
    let min = usize::from(menu.min_values.unwrap_or(1));
    if max > options.len() && !options.is_empty() {
        errors.add(&join(path, "max_values"), "NUMBER_TYPE_MAX", "More values than there are options.");
    }
    if min > max {
        errors.add(&join(path, "min_values"), "NUMBER_TYPE_MAX", "The least is more than the most.");
    }
    if options.iter().filter(|option| option.default).count() > max {
        let message = "The number of default options cannot be more than max_values.";
        errors.add(&path_options, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message);
    }
}

/// What is chosen from the start in a menu that Discord fills: between the least and the most, and of the menu's kind.
fn check_default_values(menu: &SelectMenu, path: &str, errors: &mut FieldErrors) {
    let Some(defaults) = menu.default_values.as_deref() else { return };
    let path = join(path, "default_values");
    let (least, most) = (menu.min_values.unwrap_or(1), menu.max_values.unwrap_or(1));
    if !(usize::from(least)..=usize::from(most)).contains(&defaults.len()) {
        let message = "The number of default values must be between min_values and max_values.";
        errors.add(&path, "SELECT_COMPONENT_INVALID_DEFAULT_VALUES", message);
    }
    let fits = |value: &SelectDefaultValue| match value {
        SelectDefaultValue::User(_) => matches!(menu.kind, SelectMenuType::User | SelectMenuType::Mentionable),
        SelectDefaultValue::Role(_) => matches!(menu.kind, SelectMenuType::Role | SelectMenuType::Mentionable),
        SelectDefaultValue::Channel(_) => menu.kind == SelectMenuType::Channel,
    };
    if !defaults.iter().all(fits) {
        errors.add(&path, "SELECT_COMPONENT_INVALID_DEFAULT_VALUES", "A default value is of another kind.");
    }
}
