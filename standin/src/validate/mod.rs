//! What Discord refuses: bodies are read into twilight's models and measured by twilight's limits, an implementation
//! that is not ours, and checked for what those leave out. Every refusal names the field.

mod command;
mod components;
mod message;

use serde_json::{Map, Value, json};

pub(crate) use self::{
    command::{check_choices, check_command, check_command_set},
    message::{AttachmentNote, Draft, Rules, read_draft},
};
use crate::error::ApiError;

/// Errors by field, in Discord's nested form.
#[derive(Clone, Debug, Default)]
pub(crate) struct FieldErrors {
    root: Map<String, Value>,
}

impl FieldErrors {
    /// Adds an error at a path written with dots; an empty path is the body itself.
    pub(crate) fn add(&mut self, path: &str, code: &str, message: impl Into<String>) {
        let mut node = &mut self.root;
        for key in path.split('.').filter(|key| !key.is_empty()) {
            let child = node.entry(key).or_insert_with(|| json!({}));
            if !child.is_object() {
                *child = json!({});
            }
            let Some(object) = child.as_object_mut() else { return };
            node = object;
        }
        let error = json!({ "code": code, "message": message.into() });
        if let Some(errors) = node.entry("_errors").or_insert_with(|| json!([])).as_array_mut() {
            errors.push(error);
        }
    }

    pub(crate) fn into_value(self) -> Value {
        Value::Object(self.root)
    }

    /// Refuses if there was an error.
    pub(crate) fn finish(self) -> Result<(), ApiError> {
        if self.root.is_empty() { Ok(()) } else { Err(ApiError::form(self.into_value())) }
    }
}

/// A path below another.
pub(crate) fn join(path: &str, key: impl std::fmt::Display) -> String {
    if path.is_empty() { key.to_string() } else { format!("{path}.{key}") }
}
