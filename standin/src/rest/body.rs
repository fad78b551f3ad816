//! Bodies as they arrive: JSON, or multipart with `payload_json` and files.

use std::sync::Arc;

use axum::{
    Json,
    extract::{FromRequest, Multipart, Request},
    http::{Method, header},
};
use serde_json::{Map, Value};

use crate::{error::ApiError, shared::Shared};

/// An uploaded file.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// The number in `files[n]`, by which the body speaks of it.
    pub(crate) index: u64,
    pub(crate) filename: String,
    pub(crate) content_type: String,
    pub(crate) bytes: Arc<[u8]>,
}

/// A request's body, read and not yet checked.
#[derive(Debug)]
pub(crate) struct ReceivedBody {
    /// Method and path, for the record of refusals.
    pub(crate) request: String,
    pub(crate) json: Value,
    pub(crate) files: Vec<Upload>,
}

impl FromRequest<Arc<Shared>> for ReceivedBody {
    type Rejection = ApiError;

    async fn from_request(request: Request, shared: &Arc<Shared>) -> Result<Self, ApiError> {
        let name = describe(request.method(), request.uri().path());
        let content_type = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let received = if content_type.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
            read_multipart(request, shared).await
        } else {
            Json::<Value>::from_request(request, shared)
                .await
                .map(|Json(json)| (json, Vec::new()))
                .map_err(|error| (error.status().as_u16(), error.body_text()))
        };
        match received {
            Ok((json, files)) => Ok(Self { request: name, json, files }),
            Err((413, _)) => Err(ApiError::too_large()),
            Err((_, problem)) => {
                shared.record_violation(&name, problem, &Value::Null);
                Err(ApiError::bad_json())
            }
        }
    }
}

impl ReceivedBody {
    /// The body as an object.
    pub(crate) fn object(&self) -> Result<&Map<String, Value>, ApiError> {
        self.json.as_object().ok_or_else(|| ApiError::field("", "MODEL_TYPE_CONVERTIBLE", "Must be an object."))
    }

    /// Checks the body with the configured schema check.
    pub(crate) fn check_schema(&self, shared: &Shared, schema: &str) -> Result<(), ApiError> {
        let Some(check) = &shared.config.check_body else { return Ok(()) };
        check(schema, &self.json).map_err(|problem| ApiError::field("", "SCHEMA", format!("not a {schema}: {problem}")))
    }

    /// Remembers the body if it was refused as malformed, or leaves open whom it mentions where that is asked for.
    pub(crate) fn judge<T>(&self, shared: &Shared, result: Result<T, ApiError>) -> Result<T, ApiError> {
        if shared.config.explicit_mentions && result.is_ok() && self.leaves_mentions_open() {
            shared.record_violation(&self.request, "allowed_mentions: not given".to_owned(), &self.json);
        }
        self.judge_outcome(shared, result)
    }

    /// Remembers a body that has been judged and was then refused as malformed all the same.
    pub(crate) fn judge_outcome<T>(&self, shared: &Shared, result: Result<T, ApiError>) -> Result<T, ApiError> {
        if let Err(error) = &result
            && matches!(error.code, 50035 | 50006 | 50109 | 40005)
        {
            let problem = error.errors.as_ref().map_or_else(|| error.message.clone(), Value::to_string);
            shared.record_violation(&self.request, problem, &self.json);
        }
        result
    }
}

impl ReceivedBody {
    /// Whether it is a message (perhaps as an answer's data) with a text, and without a word on whom that may mention.
    fn leaves_mentions_open(&self) -> bool {
        let message = self.json.get("data").unwrap_or(&self.json);
        let has_text = message.get("content").and_then(Value::as_str).is_some_and(|text| !text.is_empty());
        has_text && message.get("allowed_mentions").is_none_or(Value::is_null)
    }
}

fn describe(method: &Method, path: &str) -> String {
    format!("{method} {path}")
}

async fn read_multipart(request: Request, shared: &Arc<Shared>) -> Result<(Value, Vec<Upload>), (u16, String)> {
    let mut form =
        Multipart::from_request(request, shared).await.map_err(|error| (error.status().as_u16(), error.body_text()))?;
    let mut json = Value::Object(Map::new());
    let mut files: Vec<Upload> = Vec::new();
    let mut fields = Map::new();
    while let Some(field) = form.next_field().await.map_err(|error| (error.status().as_u16(), error.body_text()))? {
        let name = field.name().unwrap_or_default().to_owned();
        let filename = field.file_name().map(str::to_owned);
        let content_type = field.content_type().map(str::to_owned);
        let bytes = field.bytes().await.map_err(|error| (error.status().as_u16(), error.body_text()))?;
        if name == "payload_json" {
            json = serde_json::from_slice(&bytes).map_err(|error| (400, error.to_string()))?;
        } else if let Some(filename) = filename {
            files.push(Upload {
                index: file_index(&name, files.len()),
                filename: safe_name(&filename),
                content_type: content_type.unwrap_or_else(|| "application/octet-stream".to_owned()),
                bytes: bytes.to_vec().into(),
            });
        } else {
            fields.insert(name, Value::from(String::from_utf8_lossy(&bytes).into_owned()));
        }
    }
    if let Some(object) = json.as_object_mut() {
        for (key, value) in fields {
            object.entry(key).or_insert(value);
        }
    }
    Ok((json, files))
}

/// The number in `files[n]`; other names count on.
fn file_index(name: &str, position: usize) -> u64 {
    let inside = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']'));
    inside.and_then(|digits| digits.parse().ok()).unwrap_or(position as u64)
}

/// Discord keeps letters, digits and a few signs of a file's name.
fn safe_name(name: &str) -> String {
    let safe = |ch: char| ch.is_ascii_alphanumeric() || matches!(ch, '.' | '-' | '_');
    let name: String = name.chars().map(|ch| if safe(ch) { ch } else { '_' }).collect();
    let name = name.trim_start_matches('.');
    if name.is_empty() { "unknown".to_owned() } else { name.to_owned() }
}
