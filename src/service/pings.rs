//! How a player is called when it is his move: by a mention, by a private message, or not at all; never twice.

use super::reminders::look_again;
use super::{BoardRef, Error, Person, Place, Settings};
use crate::ids::{GameId, PlayerId};
use crate::store::{NewOwed, Owed, Pings, Store, Tx};
use crate::time::Timestamp;

/// Seconds after which a private call goes out: the board that it leads to goes first.
const CALL_DELAY: i64 = 1;

/// Owes calling the player to move in private, if that is what he wants, with the board that calls him in public
/// otherwise. The row decides from then on: while it stands, the board calls nobody, whatever he chooses meanwhile.
pub(super) async fn owe_private_call(
    tx: &mut Tx,
    game: GameId,
    ply: u32,
    place: Place,
    now: Timestamp,
) -> Result<(), Error> {
    if tx.to_be_called_in_private(game).await?.is_none() || tx.is_called_in_private(game, ply).await? {
        return Ok(());
    }
    let owed = Owed::YourMove { game, ply };
    let due_at = now.plus_seconds(CALL_DELAY);
    tx.owe(NewOwed { owed, place, token: None, first_answer: false, now, due_at }).await?;
    Ok(())
}

/// Those of `players` who are not to be called by a message: who want silence, and, on the board of his `turn`, who is
/// called in private.
///
/// # Errors
/// Only faults.
pub async fn not_to_be_called(
    store: &Store,
    players: &[PlayerId],
    turn: Option<BoardRef>,
) -> Result<Vec<Person>, Error> {
    let mut snapshot = store.read().await?;
    let mut quiet = Vec::new();
    for player in players {
        let Some((person, pings)) = snapshot.pings(*player).await? else { continue };
        let elsewhere = match turn {
            Some(BoardRef { game, ply }) => snapshot.is_called_in_private(game, ply).await?,
            None => false,
        };
        if elsewhere || pings == Pings::Silent {
            quiet.push(person);
        }
    }
    Ok(quiet)
}

/// Stores how a player wants to be called. Choosing private messages is another try, also where they were closed.
///
/// # Errors
/// Only faults.
pub async fn choose_pings(store: &Store, player: &Person, pings: Pings, now: Timestamp) -> Result<(), Error> {
    let mut tx = store.write().await?;
    tx.remember_player(player).await?;
    let before = tx.settings(player.id).await?;
    tx.set_pings(player.id, pings).await?;
    if pings == Pings::Dm {
        tx.set_dm_closed(player.id, None).await?;
    }
    look_again(&mut tx, player.id, &before, now).await?;
    Ok(tx.commit().await?)
}

/// What a player wants as private messages and does not get, since Discord does not take ours for him.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unreached {
    /// Being called, and reminded.
    pub calls: bool,
    /// The daily list of games that wait for him.
    pub list: bool,
}

/// What does not reach a player without his having been told; none if he knows, or nothing is lost.
pub(super) fn untold(settings: &Settings) -> Option<Unreached> {
    let unreached = Unreached { calls: settings.pings == Pings::Dm, list: settings.reminding.digest.is_some() };
    let is_lost = settings.dm_closed_at.is_some() && (unreached.calls || unreached.list);
    (is_lost && !settings.is_told_of_closed_dms).then_some(unreached)
}

/// What does not reach a player without his having been told; say [`told_of_closed_dms`] once he has been.
///
/// # Errors
/// Only faults.
pub async fn closed_dms_to_tell(store: &Store, player: PlayerId) -> Result<Option<Unreached>, Error> {
    Ok(untold(&store.read().await?.settings(player).await?))
}

/// A player has been told that our private messages do not reach him.
///
/// # Errors
/// Only faults.
pub async fn told_of_closed_dms(store: &Store, player: PlayerId) -> Result<(), Error> {
    let mut tx = store.write().await?;
    tx.told_of_closed_dms(player).await?;
    Ok(tx.commit().await?)
}
