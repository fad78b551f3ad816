//! Bodies of messages: created, edited, or carried by an interaction's answer.

use serde_json::{Map, Value};
use twilight_model::channel::message::{AllowedMentions, Embed};
use twilight_validate::message::{
    ATTACHMENT_DESCIPTION_LENGTH_MAX, MESSAGE_CONTENT_LENGTH_MAX, MessageValidationErrorType,
};

use super::{FieldErrors, components::check_components, join};
use crate::{
    error::ApiError,
    ids::{AttachmentId, MessageId},
    mentions,
    rest::Upload,
};

/// The flag of the newer components, which fixes the rest of the body.
const FLAG_COMPONENTS_V2: u64 = 1 << 15;
/// The largest file.
const FILE_MAX: usize = 10 * 1024 * 1024;
/// The most files on one message.
const FILES_MAX: usize = 10;

/// What the body is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    /// A new message must hold something; an edit may leave everything as it is.
    pub(crate) is_new: bool,
    /// Where in the body the message is: `data` in an interaction's answer.
    pub(crate) prefix: &'static str,
}

/// An entry of `attachments`: a file to keep, or a note on an uploaded one.
#[derive(Clone, Debug)]
pub(crate) struct AttachmentNote {
    pub(crate) id: u64,
    pub(crate) filename: Option<String>,
    pub(crate) description: Option<String>,
}

/// A body that passed: `None` is a field that was not given.
#[derive(Clone, Debug, Default)]
pub(crate) struct Draft {
    pub(crate) content: Option<String>,
    pub(crate) embeds: Option<Vec<Value>>,
    pub(crate) components: Option<Vec<Value>>,
    pub(crate) attachments: Option<Vec<AttachmentNote>>,
    pub(crate) allowed_mentions: Option<AllowedMentions>,
    pub(crate) flags: u64,
    pub(crate) tts: bool,
    pub(crate) nonce: Option<Value>,
    pub(crate) enforce_nonce: bool,
    pub(crate) reply_to: Option<MessageId>,
    pub(crate) reply_must_exist: bool,
    pub(crate) files: Vec<Upload>,
}

/// Checks a body and takes out what is in it.
pub(crate) fn read_draft(body: &Map<String, Value>, files: Vec<Upload>, rules: Rules) -> Result<Draft, ApiError> {
    let mut errors = FieldErrors::default();
    let at = |field: &str| join(rules.prefix, field);
    let mut draft = Draft { files, ..Draft::default() };

    if let Some(content) = body.get("content") {
        draft.content = read_content(content, &at("content"), &mut errors);
    }
    draft.flags = read_u64(body, "flags", &at("flags"), &mut errors).unwrap_or(0);
    draft.tts = body.get("tts").and_then(Value::as_bool).unwrap_or(false);
    if let Some(embeds) = body.get("embeds") {
        draft.embeds = Some(read_embeds(embeds, &at("embeds"), &mut errors));
    }
    if let Some(components) = body.get("components") {
        let is_v2 = draft.flags & FLAG_COMPONENTS_V2 != 0;
        draft.components = Some(check_components(components, is_v2, &at("components"), &mut errors));
        if is_v2 && (draft.content.is_some() || draft.embeds.as_ref().is_some_and(|embeds| !embeds.is_empty())) {
            let message = "The 'content' and 'embeds' fields cannot be used when using MessageFlags.IS_COMPONENTS_V2";
            errors.add(&at("content"), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message);
        }
    }
    if let Some(given) = body.get("allowed_mentions").filter(|given| !given.is_null()) {
        match mentions::check(given) {
            Ok(allowed) => draft.allowed_mentions = Some(allowed),
            Err((field, problem)) => {
                errors.add(&join(&at("allowed_mentions"), field), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", problem);
            }
        }
    }
    read_nonce(body, &mut draft, &at("nonce"), &mut errors);
    read_reference(body, &mut draft, &at("message_reference"), &mut errors);
    if let Some(notes) = body.get("attachments") {
        draft.attachments = Some(read_attachments(notes, &at("attachments"), &mut errors));
    }
    check_files(&draft, rules, &at("attachments"), &mut errors)?;
    errors.finish()?;
    if rules.is_new && draft.is_empty() {
        return Err(ApiError::empty_message());
    }
    Ok(draft)
}

impl Draft {
    fn is_empty(&self) -> bool {
        self.content.as_deref().is_none_or(|content| content.trim().is_empty())
            && self.embeds.as_ref().is_none_or(Vec::is_empty)
            && self.components.as_ref().is_none_or(Vec::is_empty)
            && self.files.is_empty()
    }
}

fn read_content(content: &Value, path: &str, errors: &mut FieldErrors) -> Option<String> {
    match content {
        Value::Null => Some(String::new()),
        Value::String(text) => {
            if twilight_validate::message::content(text).is_err() {
                let message = format!("Must be {MESSAGE_CONTENT_LENGTH_MAX} or fewer in length.");
                errors.add(path, "BASE_TYPE_MAX_LENGTH", message);
            }
            Some(text.clone())
        }
        _ => {
            errors.add(path, "BASE_TYPE_STRING", "Must be a string.");
            None
        }
    }
}

fn read_u64(body: &Map<String, Value>, key: &str, path: &str, errors: &mut FieldErrors) -> Option<u64> {
    let value = body.get(key).filter(|value| !value.is_null())?;
    let number = value.as_u64();
    if number.is_none() {
        errors.add(path, "NUMBER_TYPE_COERCE", format!("Value \"{value}\" is not int."));
    }
    number
}

fn read_embeds(embeds: &Value, path: &str, errors: &mut FieldErrors) -> Vec<Value> {
    let Some(mut list) = list_or_null(embeds, path, errors) else { return Vec::new() };
    let mut models = Vec::new();
    for (index, embed) in list.iter_mut().enumerate() {
        if let Some(object) = embed.as_object_mut() {
            object.insert("type".to_owned(), Value::from("rich"));
        }
        match serde_json::from_value::<Embed>(embed.clone()) {
            Ok(model) => models.push(model),
            Err(error) => errors.add(&join(path, index), "MODEL_TYPE_CONVERTIBLE", error.to_string()),
        }
    }
    if let Err(error) = twilight_validate::message::embeds(&models) {
        match error.kind() {
            MessageValidationErrorType::EmbedInvalid { idx, kind } => {
                errors.add(&join(path, idx), "BASE_TYPE_MAX_LENGTH", format!("{error}: {kind:?}"));
            }
            _ => errors.add(path, "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length."),
        }
    }
    for (index, model) in models.iter().enumerate() {
        let shows_something = model.title.is_some()
            || model.description.is_some()
            || !model.fields.is_empty()
            || model.image.is_some()
            || model.thumbnail.is_some()
            || model.author.is_some()
            || model.footer.is_some();
        if !shows_something {
            errors.add(&join(path, index), "BASE_TYPE_REQUIRED", "This field is required");
        }
    }
    list
}

/// A list, where null empties it.
fn list_or_null(value: &Value, path: &str, errors: &mut FieldErrors) -> Option<Vec<Value>> {
    match value {
        Value::Null => Some(Vec::new()),
        Value::Array(list) => Some(list.clone()),
        _ => {
            errors.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
            None
        }
    }
}

fn read_nonce(body: &Map<String, Value>, draft: &mut Draft, path: &str, errors: &mut FieldErrors) {
    draft.enforce_nonce = body.get("enforce_nonce").and_then(Value::as_bool).unwrap_or(false);
    let Some(nonce) = body.get("nonce").filter(|nonce| !nonce.is_null()) else { return };
    match nonce {
        Value::String(text) if text.chars().count() > 25 => {
            errors.add(path, "NONCE_TYPE_TOO_LONG", "Nonce strings must be at most 25 characters.");
        }
        Value::String(_) | Value::Number(_) => draft.nonce = Some(nonce.clone()),
        _ => errors.add(path, "NONCE_TYPE_INVALID", "Must be an integer or a string."),
    }
}

fn read_reference(body: &Map<String, Value>, draft: &mut Draft, path: &str, errors: &mut FieldErrors) {
    let Some(reference) = body.get("message_reference").filter(|reference| !reference.is_null()) else { return };
    draft.reply_must_exist = reference.get("fail_if_not_exists").and_then(Value::as_bool).unwrap_or(true);
    draft.reply_to = reference.get("message_id").and_then(read_id).and_then(MessageId::new_checked);
    if draft.reply_to.is_none() {
        errors.add(&join(path, "message_id"), "NUMBER_TYPE_COERCE", "Value is not snowflake.");
    }
}

/// An id as Discord takes it: a string of digits, or a number.
fn read_id(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str().and_then(|text| text.parse().ok()))
}

fn read_attachments(notes: &Value, path: &str, errors: &mut FieldErrors) -> Vec<AttachmentNote> {
    let Some(list) = list_or_null(notes, path, errors) else { return Vec::new() };
    let mut read: Vec<AttachmentNote> = Vec::new();
    for (index, note) in list.iter().enumerate() {
        let path = join(path, index);
        let Some(id) = note.get("id").and_then(read_id) else {
            errors.add(&join(&path, "id"), "NUMBER_TYPE_COERCE", "Value is not snowflake.");
            continue;
        };
        if read.iter().any(|other| other.id == id) {
            errors.add(&join(&path, "id"), "ATTACHMENT_ID_DUPLICATED", "The attachment is listed twice.");
        }
        let text = |key: &str| note.get(key).and_then(Value::as_str).map(str::to_owned);
        let description = text("description");
        if description.as_deref().is_some_and(|text| twilight_validate::message::attachment_description(text).is_err())
        {
            let message = format!("Must be {ATTACHMENT_DESCIPTION_LENGTH_MAX} or fewer in length.");
            errors.add(&join(&path, "description"), "BASE_TYPE_MAX_LENGTH", message);
        }
        read.push(AttachmentNote { id, filename: text("filename"), description });
    }
    if read.len() > FILES_MAX {
        errors.add(path, "BASE_TYPE_MAX_LENGTH", format!("Must be {FILES_MAX} or fewer in length."));
    }
    read
}

/// Files against their notes. An edit that lists attachments has to list the new ones too (API v10).
fn check_files(draft: &Draft, rules: Rules, path: &str, errors: &mut FieldErrors) -> Result<(), ApiError> {
    if draft.files.iter().any(|file| file.bytes.len() > FILE_MAX) {
        return Err(ApiError::too_large());
    }
    if draft.files.len() > FILES_MAX {
        errors.add(path, "BASE_TYPE_MAX_LENGTH", format!("Must be {FILES_MAX} or fewer in length."));
    }
    let Some(notes) = &draft.attachments else { return Ok(()) };
    if !rules.is_new {
        for file in &draft.files {
            if !notes.iter().any(|note| note.id == file.index) {
                let message = format!("The edit uploads files[{}] but does not list it.", file.index);
                errors.add(path, "ATTACHMENT_NOT_LISTED", message);
            }
        }
        return Ok(());
    }
    for (position, note) in notes.iter().enumerate() {
        if !draft.files.iter().any(|file| file.index == note.id) {
            let message = format!("There is no file with the index {}.", note.id);
            errors.add(&join(&join(path, position), "id"), "ATTACHMENT_NOT_FOUND", message);
        }
    }
    Ok(())
}

impl AttachmentNote {
    /// The file to keep that the note speaks of, if it is one.
    pub(crate) fn kept(&self) -> Option<AttachmentId> {
        AttachmentId::new_checked(self.id)
    }
}
