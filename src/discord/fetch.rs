//! Fetching what somebody has attached to a command from Discord, no more of it than is read, and not for long.

use std::time::Duration;

use serenity::model::channel::Attachment;
use tokio::time::timeout;

use super::edge::Edge;
use super::errors::transport;
use crate::rules::notation::MAX_RECORD_BYTES;
use crate::service::RecordProblem;

/// How long a file may take to come.
const WITHIN: Duration = Duration::from_secs(10);

/// What Discord says of files that are certainly no text.
const NO_TEXT: [&str; 7] =
    ["image/", "video/", "audio/", "font/", "application/zip", "application/pdf", "application/gzip"];

/// Why a file will not be looked at, as far as can be told without fetching it.
pub(super) fn refuse_unseen(file: &Attachment) -> Result<(), RecordProblem> {
    let kind = file.content_type.as_deref().unwrap_or_default();
    if NO_TEXT.iter().any(|beginning| kind.starts_with(beginning)) {
        return Err(RecordProblem::NotText);
    }
    refuse_size(file.size.into())
}

fn refuse_size(bytes: u64) -> Result<(), RecordProblem> {
    let most = MAX_RECORD_BYTES as u64;
    if bytes > most { Err(RecordProblem::TooLarge { bytes, most }) } else { Ok(()) }
}

/// The text in a file.
///
/// # Errors
/// It is too large, is no text, or does not come in time.
pub(super) async fn fetch(edge: &Edge, file: &Attachment) -> Result<String, RecordProblem> {
    refuse_unseen(file)?;
    let bytes = timeout(WITHIN, download(edge, &file.url)).await.unwrap_or_else(|_| {
        tracing::info!("an attached file did not come in time");
        Err(RecordProblem::NotFetched)
    })?;
    // A zero is in no text, and in nearly everything else.
    String::from_utf8(bytes).ok().filter(|text| !text.contains('\0')).ok_or(RecordProblem::NotText)
}

/// Goes by what really comes: what was said of the size may be wrong.
async fn download(edge: &Edge, url: &str) -> Result<Vec<u8>, RecordProblem> {
    let failed = |error: reqwest::Error| {
        tracing::info!("an attached file did not come: {}", transport(&error));
        RecordProblem::NotFetched
    };
    let mut response = edge.api.client().get(url).send().await.map_err(failed)?;
    if !response.status().is_success() {
        tracing::info!("an attached file did not come: {}", response.status());
        return Err(RecordProblem::NotFetched);
    }
    refuse_size(response.content_length().unwrap_or(0))?;
    let mut bytes = Vec::new();
    while let Some(part) = response.chunk().await.map_err(failed)? {
        bytes.extend_from_slice(&part);
        refuse_size(bytes.len() as u64)?;
    }
    Ok(bytes)
}
