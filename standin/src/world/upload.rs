//! Files that people upload for the option of a command: on no message, and reached only by their address.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::ids::{AttachmentId, UserId};

/// An uploaded file.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    pub(crate) id: AttachmentId,
    pub(crate) app: UserId,
    pub(crate) filename: String,
    /// None where the client could not tell.
    pub(crate) content_type: Option<String>,
    pub(crate) bytes: Arc<[u8]>,
    /// The base address of the CDN.
    pub(crate) cdn: String,
}

impl Upload {
    /// The attachment object as an interaction carries it.
    pub(crate) fn json(&self) -> Value {
        let Self { id, app, filename, .. } = self;
        let url = format!("{}/cdn/ephemeral-attachments/{app}/{id}/{filename}", self.cdn);
        let mut body = json!({
            "id": id,
            "filename": filename,
            "size": self.bytes.len(),
            "url": url,
            "proxy_url": url,
            "ephemeral": true,
        });
        if let Some(content_type) = &self.content_type {
            body["content_type"] = json!(content_type);
        }
        body
    }
}
