//! What the running bot remembers about itself: its sign of life, and the commands it has registered.

use super::Error;
use crate::store::{Store, StoreError};
use crate::time::Timestamp;

const HEARTBEAT: &str = "heartbeat";
const COMMANDS: &str = "registered_commands";

/// The running bot's sign of life.
///
/// # Errors
/// Only faults.
pub async fn beat(store: &Store, now: Timestamp) -> Result<(), Error> {
    set(store, HEARTBEAT, &now.0.to_string()).await
}

/// How long ago the last sign of life was; none if there never was one.
///
/// # Errors
/// Only faults.
pub async fn seconds_since_beat(store: &Store, now: Timestamp) -> Result<Option<i64>, Error> {
    let Some(value) = store.read().await?.fact(HEARTBEAT).await? else { return Ok(None) };
    let Ok(seconds) = value.parse() else {
        return Err(StoreError::BadValue { what: "a heartbeat", value }.into());
    };
    Ok(Some(now.seconds_since(Timestamp(seconds))))
}

/// What was registered as commands the last time: a hash, so that they are registered only when they have changed.
///
/// # Errors
/// Only faults.
pub async fn registered_commands(store: &Store) -> Result<Option<String>, Error> {
    Ok(store.read().await?.fact(COMMANDS).await?)
}

/// Remembers what has been registered as commands.
///
/// # Errors
/// Only faults.
pub async fn remember_registered_commands(store: &Store, hash: &str) -> Result<(), Error> {
    set(store, COMMANDS, hash).await
}

pub(super) async fn set(store: &Store, name: &'static str, value: &str) -> Result<(), Error> {
    let mut tx = store.write().await?;
    tx.set_fact(name, value).await?;
    Ok(tx.commit().await?)
}
