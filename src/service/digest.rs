//! The daily list of the games that wait for a player, for those who want one: found by a sweep, as everything that has
//! its time.

use super::frozen::readable_games;
use super::reminding::zone_of;
use super::{Error, GameSummary, Owed, Place, Reminding, Settings, list_games};
use crate::ids::{ChannelId, PlayerId};
use crate::store::{NewOwed, Snapshot, Store, Tx};
use crate::time::Timestamp;

/// Seconds after which a list that is late is left out: the next one is nearer.
const TOO_LATE: i64 = 12 * 60 * 60;
/// Seconds for which a list that somebody wants at a quiet hour still comes at one.
const AS_ASKED: i64 = 60 * 60;
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
    now.seconds_since(at) < TOO_LATE && may_come(reminding, at, now)
}

/// Whether a list that was for one moment may come at another: not at a quiet hour, unless that is what he has asked for.
fn may_come(reminding: &Reminding, at: Timestamp, now: Timestamp) -> bool {
    let zone = zone_of(reminding);
    let is_quiet = |at| reminding.quiet.is_some_and(|quiet| quiet.is_quiet(at, &zone));
    !is_quiet(now) || (is_quiet(at) && now.seconds_since(at) < AS_ASKED)
}

/// Whether there is anything to tell, he is not on vacation, we can tell it, and it is not on its way already.
async fn is_wanted(tx: &mut Tx, player: PlayerId, settings: &Settings, now: Timestamp) -> Result<bool, Error> {
    if is_away(tx, player, now).await? || settings.dm_closed_at.is_some() || tx.owes_digest(player).await? {
        return Ok(false);
    }
    let games = readable_games(tx, player, now).await?;
    Ok(games.iter().any(|row| row.frozen.is_none() && row.player(row.to_move).id == player))
}

async fn is_away(snapshot: &mut Snapshot, player: PlayerId, now: Timestamp) -> Result<bool, Error> {
    Ok(snapshot.vacation_of(player).await?.is_some_and(|vacation| vacation.until > now))
}

/// What is to become of a list that is owed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DigestNow {
    /// It is sent: these games wait for him.
    Tell(Vec<GameSummary>),
    /// It is quiet until then, and early enough afterwards.
    Wait(Timestamp),
    /// It is of no use any more.
    Over,
}

/// What is to become of a list that has been owed to a player since then, as things stand.
///
/// # Errors
/// Only faults.
pub async fn digest_now(
    store: &Store,
    player: PlayerId,
    owed_at: Timestamp,
    now: Timestamp,
) -> Result<DigestNow, Error> {
    let mut snapshot = store.read().await?;
    let settings = snapshot.settings(player).await?;
    let reminding = &settings.reminding;
    let is_wanted = reminding.digest.is_some() && settings.dm_closed_at.is_none();
    let is_late = |at: Timestamp| at.seconds_since(owed_at) >= TOO_LATE;
    if !is_wanted || is_late(now) || is_away(&mut snapshot, player, now).await? {
        return Ok(DigestNow::Over);
    }
    if !may_come(reminding, owed_at, now) {
        let until = reminding.quiet.map_or(now, |quiet| quiet.end(now, &zone_of(reminding)));
        return Ok(if is_late(until) { DigestNow::Over } else { DigestNow::Wait(until) });
    }
    drop(snapshot);
    let games = games_that_wait(store, player).await?;
    Ok(if games.is_empty() { DigestNow::Over } else { DigestNow::Tell(games) })
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
