//! Games in which what is stored does not fit together. Nothing can be done in them, their clocks stand, and no sweep
//! touches them, until somebody who holds the database in his hands has looked at them: nothing is ever repaired silently.

use super::clocks::{go_on, read_pace};
use super::downtime::reachable_until;
use super::sound::differences;
use super::threads::owe_at_once;
use super::{Error, Owed};
use crate::ids::{GameId, PlayerId};
use crate::store::{GameRow, Store, StoreError, Tx};
use crate::time::Timestamp;

/// The end of the year 9999: the clock of a frozen game does not go on by itself.
const NEVER: Timestamp = Timestamp(253_402_300_799);
/// Seconds that whoever is to move has at least when his game goes on.
const LEAST: i64 = 24 * 60 * 60;
/// What is wrong with a game that cannot be found by its number.
pub(super) const PLAYERS_MISSING: &str = "its players are not stored";

/// A frozen game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Frozen {
    /// Its number.
    pub game: GameId,
    /// What does not fit.
    pub why: String,
}

/// What came of letting a game go on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unfreezing {
    /// It goes on.
    GoesOn,
    /// There is no such game.
    NoSuchGame,
    /// It was not frozen.
    NotFrozen,
    /// It still does not fit together, for this reason.
    StillUnsound(String),
}

/// Every frozen game, by number.
///
/// # Errors
/// Only faults.
pub async fn frozen_games(store: &Store) -> Result<Vec<Frozen>, Error> {
    let games = store.read().await?.frozen_games().await?;
    Ok(games.into_iter().map(|(game, why)| Frozen { game, why }).collect())
}

/// Lets a game go on that fits together again: whoever is to move is called, and has at least a day. A machine whose clock
/// is behind the one by which games are timed goes by the last moment at which people reached the bot.
///
/// # Errors
/// Only faults.
pub async fn unfreeze(store: &Store, game: GameId, now: Timestamp) -> Result<Unfreezing, Error> {
    let mut tx = store.write().await?;
    if !tx.unfreeze_game(game).await? {
        let is_there = tx.is_game(game).await?;
        return Ok(if is_there { Unfreezing::NotFrozen } else { Unfreezing::NoSuchGame });
    }
    // Looked at as if it had never been frozen; where that shows something, the transaction is dropped.
    let found = differences(&mut tx, game).await?;
    if !found.is_empty() {
        return Ok(Unfreezing::StillUnsound(found.join("; ")));
    }
    let now = reachable_until(&mut tx).await?.map_or(now, |known| known.max(now));
    if let Some(row) = tx.game(game).await?.filter(|row| row.result.is_none()) {
        go_on(&mut tx, &row, LEAST, now).await?;
        owe_at_once(&mut tx, Owed::Board { game, ply: row.ply }, row.place, now).await?;
    }
    tx.commit().await?;
    Ok(Unfreezing::GoesOn)
}

/// Freezes a game, whose clock stands from now on; say [`complain`] once that has been committed. None if it was frozen.
pub(super) async fn freeze(tx: &mut Tx, game: GameId, why: &str, now: Timestamp) -> Result<Option<Frozen>, Error> {
    let is_new = tx.freeze_game(game, why).await?;
    if let Some(clock) = tx.running_clock(game).await? {
        let left = match read_pace(clock.pace.as_deref()) {
            Ok(Some(pace)) => pace.counted(now, clock.deadline),
            Ok(None) | Err(_) => clock.deadline.seconds_since(now).max(0),
        };
        tx.stop_clock(game, left, NEVER).await?;
    }
    // One that stands already, for a vacation, does not go on by itself either.
    tx.hold_clock(game, NEVER).await?;
    Ok(is_new.then(|| Frozen { game, why: why.to_owned() }))
}

/// Freezes a game over which a sweep has stumbled, so that the others are not kept waiting; whatever is no fault of the
/// game is passed on. It is told at once: where nothing of this is committed, the next sweep stumbles over it again.
pub(super) async fn freeze_unsound(tx: &mut Tx, game: GameId, error: Error, now: Timestamp) -> Result<(), Error> {
    if !is_unsound(&error) {
        return Err(error);
    }
    freeze(tx, game, &what_is_wrong(&error), now).await?.iter().for_each(complain);
    Ok(())
}

/// The running games of a player, for a sweep: those that cannot be read are frozen, and left out.
pub(super) async fn readable_games(tx: &mut Tx, player: PlayerId, now: Timestamp) -> Result<Vec<GameRow>, Error> {
    let mut readable = Vec::new();
    for (game, read) in tx.running_games_each(player).await? {
        match read {
            Ok(row) => readable.push(row),
            Err(error) => freeze_unsound(tx, game, error.into(), now).await?,
        }
    }
    Ok(readable)
}

/// Tells the host that a game has been frozen.
pub(super) fn complain(frozen: &Frozen) {
    let Frozen { game, why } = frozen;
    tracing::error!("game {game} is frozen, because what is stored of it does not fit together: {why}");
}

/// Whether it says that something stored does not fit, rather than that something failed.
pub(super) fn is_unsound(error: &Error) -> bool {
    match error {
        Error::CorruptGame { .. } | Error::Store(StoreError::BadValue { .. }) => true,
        Error::Store(_) | Error::Refused(_) | Error::CorruptRecord { .. } | Error::CorruptChallenge { .. } => false,
    }
}

/// What does not fit, without the number of the game.
pub(super) fn what_is_wrong(error: &Error) -> String {
    match error {
        Error::CorruptGame { ply: 0, why, .. } => why.clone(),
        Error::CorruptGame { ply, why, .. } => format!("at entry {ply} of its log: {why}"),
        Error::Store(error) => error.to_string(),
        Error::Refused(_) | Error::CorruptRecord { .. } | Error::CorruptChallenge { .. } => error.to_string(),
    }
}
