//! Whether a new game may begin in a place. Everything else may be done everywhere: a game is never out of reach.

use super::call::Call;
use crate::service::{self, Error};

/// The commands that begin something for others to see.
const BEGINNING: [&str; 2] = ["challenge", "Challenge to tafl"];

/// Lets a command be used in its place.
///
/// # Errors
/// Refuses those that would begin a game where the guild's managers do not want it.
pub(super) async fn admit_command(call: &Call, command: &str) -> Result<(), Error> {
    if BEGINNING.contains(&command) { admit_beginning(call).await } else { Ok(()) }
}

/// Lets a game begin in this place.
///
/// # Errors
/// As [`admit_command`].
pub(super) async fn admit_beginning(call: &Call) -> Result<(), Error> {
    service::admit_beginning(&call.store, call.place, call.rights.parent).await
}
