//! What one of our messages is about.

use super::{Error, Shown};
use crate::ids::MessageId;
use crate::store::Store;

/// What a message of ours is known to show.
///
/// # Errors
/// Only faults.
pub async fn recognise(store: &Store, message: MessageId) -> Result<Option<Shown>, Error> {
    Ok(store.read().await?.shown_by(message).await?)
}
