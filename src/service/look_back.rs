//! Looking back at games, running or over: how they went, and how they stood at any of their moves.

use super::find_game::find_game;
use super::list_games::{GameSummary, summarise};
use super::replay::{line_of, replay, replay_log};
use super::suggest::{is_meant, suggest_games};
use super::{Error, GameRef, GameView, Person, Place, Refusal};
use crate::ids::GameId;
use crate::store::{GameRow, Snapshot, Store};
use crate::time::Timestamp;

/// How many of a player's games that are over are looked at, of either side.
const RECENT: u32 = 25;

/// A game with the times of its moves.
#[derive(Debug, Clone)]
pub struct History {
    /// The game as it stands.
    pub game: GameView,
    /// When each of its moves was played, first move first.
    pub played_at: Vec<Timestamp>,
}

/// The game that somebody wants to look back at. By number as [`super::show_game()`] finds it; without, one of his running
/// games, or else his last one, in this place if there is one.
pub(super) async fn find_past(snapshot: &mut Snapshot, person: &Person, game: GameRef) -> Result<GameRow, Error> {
    let refusal = match find_game(snapshot, person, game).await {
        Err(Error::Refused(refusal)) => refusal,
        found => return found,
    };
    match (*refusal, game) {
        (Refusal::NoRunningGame, GameRef::Here(place)) => {
            let over = snapshot.games_over(person.id, RECENT).await?;
            last_one(over, place).ok_or_else(|| Refusal::NoGameAtAll.into())
        }
        (refusal, _) => Err(refusal.into()),
    }
}

/// The newest of these games in this place, else the newest of them all.
fn last_one(mut over: Vec<GameRow>, place: Place) -> Option<GameRow> {
    let here = over.iter().position(|row| row.place.channel == place.channel).unwrap_or(0);
    if over.is_empty() { None } else { Some(over.swap_remove(here)) }
}

/// A game as it stands, or ended, for looking back at it.
///
/// # Errors
/// Refuses a game not found, not visible from here, or that could be one of several.
pub async fn show_past_game(store: &Store, person: &Person, game: GameRef) -> Result<GameView, Error> {
    Ok(show_history(store, person, game).await?.game)
}

/// A game with all its moves and their times.
///
/// # Errors
/// As [`show_past_game`].
pub async fn show_history(store: &Store, person: &Person, game: GameRef) -> Result<History, Error> {
    store.refresh_name(person).await?;
    let mut snapshot = store.read().await?;
    let row = find_past(&mut snapshot, person, game).await?;
    let log = snapshot.plies(row.id).await?;
    let played_at = line_of(&row, &log)?.played_at();
    Ok(History { game: replay_log(row, &log)?, played_at })
}

/// A game without anybody asking for it: for whoever holds the database in his hands.
///
/// # Errors
/// Refuses an unknown number.
pub async fn show_any_game(store: &Store, game: GameId) -> Result<GameView, Error> {
    let mut snapshot = store.read().await?;
    let Some(row) = snapshot.game(game).await? else { return Err(Refusal::NoSuchGame { game }.into()) };
    replay(&mut snapshot, row).await
}

/// His games that `typed` (a number or a part of a name) may mean: the running ones, then those that are over, newest first.
///
/// # Errors
/// Only faults.
pub async fn suggest_past_games(
    store: &Store,
    player: &Person,
    typed: &str,
) -> Result<(Vec<GameSummary>, Vec<GameSummary>), Error> {
    let running = suggest_games(store, player, typed).await?;
    let over = store.read().await?.games_over(player.id, RECENT).await?;
    let over: Result<Vec<GameSummary>, Error> = over.into_iter().map(|row| summarise(row, player.id)).collect();
    let mut over = over?;
    over.retain(|game| is_meant(game, typed));
    Ok((running, over))
}
