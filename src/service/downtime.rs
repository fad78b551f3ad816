//! Time for which nobody could reach the bot costs nobody anything: it is given back to every clock that ran.

use super::clocks::read_pace;
use super::{Error, standing};
use crate::ids::GameId;
use crate::store::{Snapshot, Store, StoreError, Tx};
use crate::time::Timestamp;

/// The fact that says until when people are known to have reached us.
const REACHABLE: &str = "reachable_until";
/// Seconds for which what is known is new enough.
const NEW_ENOUGH: i64 = 15;
/// Seconds without a sign that are nothing out of the ordinary.
const USUAL: i64 = 60;
/// Seconds that somebody has at least whose time ran out meanwhile.
const GRACE: i64 = 60 * 60;

/// What was given back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Downtime {
    /// Seconds for which nobody could reach us.
    pub seconds: i64,
    /// How many clocks were given them back.
    pub clocks: usize,
}

/// People can reach us now. Where they could not for longer than usual, every clock that ran gets that time back, and
/// whoever's time ran out meanwhile at least an hour. To be said before any look at what is overdue, and by no more
/// than one process: a second one finds nothing to give back. A clock set back is no downtime.
///
/// # Errors
/// Only faults.
pub async fn note_reachable(store: &Store, now: Timestamp) -> Result<Option<Downtime>, Error> {
    let known = reachable_until(&mut store.read().await?).await?;
    if known.is_some_and(|known| (0..NEW_ENOUGH).contains(&now.seconds_since(known))) {
        return Ok(None);
    }
    let mut tx = store.write().await?;
    let known = reachable_until(&mut tx).await?;
    let gap = known.map(|known| (known, now.seconds_since(known))).filter(|(_, gap)| *gap > USUAL);
    let downtime = match gap {
        Some((known, seconds)) => Some(Downtime { seconds, clocks: give_back(&mut tx, known, now).await? }),
        None => None,
    };
    tx.set_fact(REACHABLE, &now.0.to_string()).await?;
    tx.commit().await?;
    Ok(downtime)
}

async fn reachable_until(snapshot: &mut Snapshot) -> Result<Option<Timestamp>, Error> {
    let Some(value) = snapshot.fact(REACHABLE).await? else { return Ok(None) };
    match value.parse() {
        Ok(seconds) => Ok(Some(Timestamp(seconds))),
        Err(_) => Err(StoreError::BadValue { what: "until when people have reached us", value }.into()),
    }
}

/// Gives the time between two instants back to the clocks that ran then: to one that went on meanwhile, because a vacation
/// came to its end, the time since then.
async fn give_back(tx: &mut Tx, from: Timestamp, to: Timestamp) -> Result<usize, Error> {
    let mut running: Vec<(GameId, String, Timestamp, Timestamp)> = Vec::new();
    for (game, pace, deadline) in tx.clocks_running(from).await? {
        running.push((game, pace, deadline, from));
    }
    for game in tx.clocks_going_on(to, u32::MAX).await? {
        if let Some((pace, deadline, since)) = standing::go_on(tx, game, to).await? {
            running.push((game, pace, deadline, since.max(from)));
        }
    }
    let mut given = 0;
    for (game, pace, deadline, since) in running {
        // One that cannot be read is not this sweep's to judge.
        let Ok(Some(pace)) = read_pace(Some(&pace)) else { continue };
        let moved = pace.deadline(deadline, pace.counted(since, to));
        let moved = if deadline <= to { moved.max(pace.deadline(to, GRACE)) } else { moved };
        if moved > deadline {
            tx.move_deadline(game, moved).await?;
            tx.insert_credit(game, to, moved.seconds_since(deadline)).await?;
            given += 1;
        }
    }
    Ok(given)
}
