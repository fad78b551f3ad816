//! A further check of every body: Discord's own `OpenAPI` description, where there is a copy of it.
//!
//! This crate brings no schema validator. A test hands one in as a closure that makes a checker of a schema:
//!
//! ```no_run
//! use standin::{Config, openapi};
//!
//! let check_body = openapi::body_check(&openapi::default_path(), |schema| {
//!     // With the crate jsonschema:
//!     // let validator = jsonschema::validator_for(schema).map_err(|error| error.to_string())?;
//!     // Ok(Box::new(move |body| validator.validate(body).map_err(|error| error.to_string())))
//!     # let _ = schema;
//!     # Ok(Box::new(|_| Ok(())))
//! });
//! let config = Config { check_body, ..Config::default() };
//! ```

use std::io::Write as _;
use std::{
    collections::HashMap,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};

use serde_json::{Value, json};

use crate::BodyCheck;

/// Checks one body; a text says what is wrong.
pub type Checker = Box<dyn Fn(&Value) -> Result<(), String> + Send + Sync>;

/// Where the description lies in a checkout that has it: `../shared/discord-openapi.json` beside the project.
pub fn default_path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/discord-openapi.json")
}

/// A check by the description's schemas, compiled at first use; none, and one printed line, where there is no file.
pub fn body_check(
    path: &Path,
    compile: impl Fn(&Value) -> Result<Checker, String> + Send + Sync + 'static,
) -> Option<BodyCheck> {
    let Some(document) = std::fs::read(path).ok().and_then(|text| serde_json::from_slice::<Value>(&text).ok()) else {
        // Written straight to the handle: the test runner swallows what a passing test prints.
        let _ = writeln!(
            std::io::stderr(),
            "left out: bodies are not checked with Discord's OpenAPI description, which is not there"
        );
        return None;
    };
    let components = document["components"].clone();
    let compiled: Mutex<HashMap<String, Arc<Checker>>> = Mutex::new(HashMap::new());
    Some(Arc::new(move |name, body| {
        if components["schemas"].get(name).is_none() {
            return Err(format!("the description has no schema {name}"));
        }
        let mut compiled = compiled.lock().unwrap_or_else(PoisonError::into_inner);
        let checker = if let Some(known) = compiled.get(name) {
            Arc::clone(known)
        } else {
            let reference = format!("#/components/schemas/{name}");
            let checker = Arc::new(compile(&json!({ "$ref": reference, "components": components }))?);
            compiled.insert(name.to_owned(), Arc::clone(&checker));
            checker
        };
        drop(compiled);
        checker(&normalised(body.clone()))
    }))
}

/// Discord takes an attachment's id as a number too, and wants permissions as a text; its description says neither.
fn normalised(mut body: Value) -> Value {
    match &mut body {
        Value::Object(object) => {
            for (key, value) in object.iter_mut() {
                if key == "attachments"
                    && let Some(list) = value.as_array_mut()
                {
                    list.iter_mut().for_each(name_id);
                }
                if key == "default_member_permissions" {
                    read_number(value);
                }
                *value = normalised(value.take());
            }
        }
        Value::Array(list) => list.iter_mut().for_each(|value| *value = normalised(value.take())),
        _ => {}
    }
    body
}

fn read_number(permissions: &mut Value) {
    if let Some(bits) = permissions.as_str().and_then(|text| text.parse::<u64>().ok()) {
        *permissions = json!(bits);
    }
}

fn name_id(attachment: &mut Value) {
    if let Some(id) = attachment["id"].as_u64() {
        attachment["id"] = json!(id.to_string());
    }
}
