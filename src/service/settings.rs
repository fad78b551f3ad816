//! What a player chooses for himself.

use super::{Error, Person, Settings};
use crate::ids::PlayerId;
use crate::store::Store;

/// What this player has chosen.
///
/// # Errors
/// Only faults.
pub async fn show_settings(store: &Store, player: PlayerId) -> Result<Settings, Error> {
    Ok(store.read().await?.settings(player).await?)
}

/// Stores the theme that a player chooses for the boards that only he sees, by a key that whoever draws them knows.
///
/// # Errors
/// Only faults.
pub async fn choose_theme(store: &Store, player: &Person, theme: &str) -> Result<Settings, Error> {
    let mut tx = store.write().await?;
    tx.remember_player(player).await?;
    tx.set_theme(player.id, theme).await?;
    let settings = tx.settings(player.id).await?;
    tx.commit().await?;
    Ok(settings)
}

/// Stores whether the taps of a player are asked about once more before they are played.
///
/// # Errors
/// Only faults.
pub async fn choose_confirming(store: &Store, player: &Person, confirm: bool) -> Result<Settings, Error> {
    let mut tx = store.write().await?;
    tx.remember_player(player).await?;
    tx.set_plays_at_once(player.id, !confirm).await?;
    let settings = tx.settings(player.id).await?;
    tx.commit().await?;
    Ok(settings)
}
