//! The daily list of the games that wait for a player, for those who want one: found by a sweep, as everything that has
//! its time.

use super::reminding::zone_of;
use super::{Error, GameSummary, Owed, Place, Settings, list_games};
use crate::ids::{ChannelId, PlayerId};
use crate::store::{NewOwed, Store, Tx};
use crate::time::Timestamp;

/// Seconds after which a list that is late is left out: the next one is nearer.
const TOO_LATE: i64 = 12 * 60 * 60;
/// The list is a private message: where that is, nobody knows before it is sent.
const NOWHERE: Place = Place { channel: ChannelId(0), guild: None };

/// Owes up to `limit` lists whose hour has come, and sets the next hour of each. Nothing is owed to whoever has no game
/// that waits for him. Tells whose hour has come.
///
/// # Errors
/// Only faults.
pub async fn owe_digests(store: &Store, limit: u32, now: Timestamp) -> Result<Vec<PlayerId>, Error> {
    if store.read().await?.digests_due(now, 1).await?.is_empty() {
        return Ok(Vec::new());
    }
    let mut tx = store.write().await?;
    let players = tx.digests_due(now, limit).await?;
    for player in &players {
        let settings = tx.settings(*player).await?;
        let next = settings.reminding.digest.map(|hour| zone_of(&settings.reminding).next_hour(hour, now));
        tx.set_next_digest(*player, next).await?;
        if is_in_time(&settings, now) && is_wanted(&mut tx, *player, &settings, now).await? {
            let owed = Owed::Digest(*player);
            let new = NewOwed { owed, place: NOWHERE, token: None, first_answer: false, now, due_at: now };
            tx.owe(new).await?;
        }
    }
    tx.commit().await?;
    Ok(players)
}

/// Whether a list that was for an earlier moment still comes now: not half a day late, and not at a quiet hour, unless
/// that is what he has asked for.
fn is_in_time(settings: &Settings, now: Timestamp) -> bool {
    let reminding = &settings.reminding;
    let Some(at) = reminding.next_digest else { return false };
    let zone = zone_of(reminding);
    let is_quiet = |at| reminding.quiet.is_some_and(|quiet| quiet.is_quiet(at, &zone));
    now.seconds_since(at) < TOO_LATE && (!is_quiet(now) || is_quiet(at))
}

/// Whether there is anything to tell, he is not on vacation, we can tell it, and it is not on its way already.
async fn is_wanted(tx: &mut Tx, player: PlayerId, settings: &Settings, now: Timestamp) -> Result<bool, Error> {
    let is_away = tx.vacation_of(player).await?.is_some_and(|vacation| vacation.until > now);
    if is_away || settings.dm_closed_at.is_some() || tx.owes_digest(player).await? {
        return Ok(false);
    }
    let games = tx.running_games(player).await?;
    Ok(games.iter().any(|row| row.frozen.is_none() && row.player(row.to_move).id == player))
}

/// The games that wait for a player and in which he can do something, the most urgent first.
///
/// # Errors
/// Only faults.
pub async fn games_that_wait(store: &Store, player: PlayerId) -> Result<Vec<GameSummary>, Error> {
    let mut games = list_games(store, player).await?;
    games.retain(|game| game.my_move && !game.is_frozen);
    Ok(games)
}
