//! Files that were attached to messages, or uploaded for a command.

use std::sync::Arc;

use axum::{
    Router,
    extract::{Path, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};

use crate::{
    ids::{AttachmentId, ChannelId, UserId},
    shared::Shared,
    world::Upload,
};

pub(crate) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/cdn/attachments/{channel}/{attachment}/{filename}", get(file))
        .route("/cdn/ephemeral-attachments/{app}/{attachment}/{filename}", get(upload))
}

async fn upload(
    State(shared): State<Arc<Shared>>,
    Path((app, attachment, filename)): Path<(UserId, AttachmentId, String)>,
) -> Response {
    let found = shared.read(|world| {
        let is_it = |known: &&Upload| known.id == attachment && known.app == app && known.filename == filename;
        let known = world.uploads.iter().find(is_it)?;
        let content_type = known.content_type.clone().unwrap_or_else(|| "application/octet-stream".to_owned());
        Some((content_type, known.bytes.to_vec()))
    });
    served(found)
}

async fn file(
    State(shared): State<Arc<Shared>>,
    Path((channel, attachment, filename)): Path<(ChannelId, AttachmentId, String)>,
) -> Response {
    let found = shared.read(|world| {
        let messages = world.messages.iter().rev().filter(|message| message.channel == channel && !message.deleted);
        let mut files = messages.flat_map(|message| &message.attachments);
        let file = files.find(|file| file.id == attachment && file.filename == filename)?;
        Some((file.content_type.clone(), file.bytes.to_vec()))
    });
    served(found)
}

fn served(found: Option<(String, Vec<u8>)>) -> Response {
    match found {
        Some((content_type, bytes)) => {
            let headers = [
                (header::CONTENT_TYPE, content_type),
                (header::CACHE_CONTROL, "private, max-age=3600".to_owned()),
                (header::X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
            ];
            (headers, bytes).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
