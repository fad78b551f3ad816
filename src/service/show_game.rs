//! Looking at a game.

use super::find_game::{find_game, find_game_here, stale_board};
use super::replay::{replay, replay_plies};
use super::{BoardRef, Error, GameRef, GameView, Person, Place, Refusal};
use crate::store::Store;

/// The game a person asks to see. A game with a number may be seen by its players anywhere and by everybody in its guild.
///
/// # Errors
/// Refuses a game not found, not visible from here, or that could be one of several.
pub async fn show_game(store: &Store, person: &Person, game: GameRef) -> Result<GameView, Error> {
    store.refresh_name(person).await?;
    let mut snapshot = store.read().await?;
    let row = find_game(&mut snapshot, person, game).await?;
    replay(&mut snapshot, row).await
}

/// The game whose rules a person will want to read in this place: one that he plays there, if he does.
///
/// # Errors
/// Refuses where he plays several games there by different rules.
pub async fn show_game_here(store: &Store, person: &Person, place: Place) -> Result<Option<GameView>, Error> {
    store.refresh_name(person).await?;
    let mut snapshot = store.read().await?;
    match find_game_here(&mut snapshot, person, place).await? {
        Some(row) => replay(&mut snapshot, row).await.map(Some),
        None => Ok(None),
    }
}

/// A game as it stood at an earlier ply (with its result if that was its last), for showing an owed board again.
///
/// # Errors
/// Refuses an unknown game or a ply not played yet.
pub async fn show_game_at(store: &Store, board: BoardRef) -> Result<GameView, Error> {
    let mut snapshot = store.read().await?;
    let Some(row) = snapshot.game(board.game).await? else {
        return Err(Refusal::NoSuchGame { game: board.game }.into());
    };
    if board.ply > row.ply {
        return Err(stale_board(&row, board.ply).into());
    }
    let plies = snapshot.plies(row.id).await?;
    let now_ply = row.ply;
    let game = replay_plies(row, &plies)?;
    if board.ply == now_ply {
        return Ok(game);
    }
    let turn_since = match board.ply.checked_sub(1) {
        Some(last) => plies[last as usize].played_at,
        None => game.started_at,
    };
    Ok(GameView { game: game.game.at_ply(board.ply as usize), result: None, turn_since, offer: None, ..game })
}
