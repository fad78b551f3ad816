//! Looking at a game.

use super::find_game::{find_game, find_game_here, stale_board};
use super::log::{Line, count_moves};
use super::matches::match_of;
use super::replay::{line_of, replay, replay_log};
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

/// What became of a board that somebody looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OldBoard {
    /// Moves that stood on it.
    pub moves: u32,
    /// Whether moves have been taken back since, so that what it shows may not stand any more.
    pub taken_back: bool,
}

/// The game as it stands, and what became of one of its boards since.
///
/// # Errors
/// As [`show_game`].
pub async fn show_game_since(
    store: &Store,
    person: &Person,
    board: BoardRef,
    place: Place,
) -> Result<(GameView, OldBoard), Error> {
    let mut snapshot = store.read().await?;
    let row = find_game(&mut snapshot, person, GameRef::Number(board.game, place)).await?;
    let log = snapshot.plies(row.id).await?;
    let (moves, taken_back) = count_moves(&log, board.ply);
    Ok((replay_log(row, &log)?, OldBoard { moves, taken_back }))
}

/// A game as it stood after `board.ply` entries of its log (with its result if that was the last), for showing an owed
/// board again.
///
/// # Errors
/// Refuses an unknown game or an entry not made yet.
pub async fn show_game_at(store: &Store, board: BoardRef) -> Result<GameView, Error> {
    let mut snapshot = store.read().await?;
    let Some(row) = snapshot.game(board.game).await? else {
        return Err(Refusal::NoSuchGame { game: board.game }.into());
    };
    if board.ply > row.ply {
        return Err(stale_board(&mut snapshot, &row, board.ply).await);
    }
    let log = snapshot.plies(row.id).await?;
    let in_match = match_of(&mut snapshot, &row).await?;
    let credited = match board.ply {
        0 => 0,
        ply => snapshot.credited(row.id, ply - 1).await?,
    };
    let now = GameView { credited, in_match, ..replay_log(row.clone(), &log)? };
    if now.ply < board.ply {
        // A frozen game whose log leads nowhere from there on.
        return Err(Refusal::Frozen { game: row.id }.into());
    }
    if board.ply == row.ply {
        return Ok(now);
    }
    let entries = &log[..log.len().min(board.ply as usize)];
    let Line { game, ply, turn_since, taken_back, .. } = line_of(&row, entries)?;
    let then = GameView { game, ply, taken_back, turn_since, ..now };
    Ok(GameView { result: None, clock: None, intervention: None, ended_by: None, offer: None, ..then })
}
