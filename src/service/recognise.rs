//! What one of our messages is about.

use super::replay::replay;
use super::{Error, GameView, Shown};
use crate::ids::MessageId;
use crate::store::Store;

/// What a message of ours is known to show.
///
/// # Errors
/// Only faults.
pub async fn recognise(store: &Store, message: MessageId) -> Result<Option<Shown>, Error> {
    Ok(store.read().await?.shown_by(message).await?)
}

/// The game of whose last board a message is known, once that is played again: what else the board leads to stays of use.
///
/// # Errors
/// Only faults.
pub async fn played_again(store: &Store, message: MessageId) -> Result<Option<GameView>, Error> {
    let mut snapshot = store.read().await?;
    let Some(Shown::Board { game, .. }) = snapshot.shown_by(message).await? else { return Ok(None) };
    let Some(row) = snapshot.game(game).await? else { return Ok(None) };
    if row.result.is_none() || row.newest_post().is_none_or(|post| post.message != message) {
        return Ok(None);
    }
    Ok(Some(replay(&mut snapshot, row).await?).filter(|game| game.has_rematch))
}
