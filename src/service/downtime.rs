//! Time for which nobody could reach the bot costs nobody anything: it is given back to every clock that ran.

use super::clocks::read_pace;
use super::{Error, standing};
use crate::ids::GameId;
use crate::store::{GivenBack, Snapshot, Store, StoreError, Ticking, Tx};
use crate::time::Timestamp;
use crate::timing::Pace;

/// The fact that says until when people are known to have reached us.
const REACHABLE: &str = "reachable_until";
/// Seconds without a sign of life that are nothing out of the ordinary: there is one in three quarters of a minute, and a
/// new version of the bot needs some seconds to start.
const USUAL: i64 = 90;
/// Seconds between two signs of life at most while all is well.
const BETWEEN: i64 = 50;
/// Seconds that somebody has at least whose time ran out in a downtime.
const GRACE: i64 = 60 * 60;
/// The same where the downtime was too short to speak of.
const SHORT_GRACE: i64 = 5 * 60;
/// How many clocks are set at a time.
const AT_ONCE: u32 = 500;

/// What was given back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Downtime {
    /// Seconds for which nobody could reach us.
    pub seconds: i64,
    /// How many clocks were given them back.
    pub clocks: usize,
}

/// People could reach us at `until`; `is_anew` if not all the time since that was last said, because the bot was started
/// or had lost its connection. After more than the usual time every clock that ran gets it back, and whoever's time ran out
/// meanwhile has at least an hour; after less, but anew or more than lies between two signs of life, whoever has hardly any
/// left has at least five minutes. To be said before any look at what is overdue, and by no more than one process: a second
/// one finds nothing to give back. A clock set back is no downtime.
///
/// # Errors
/// Only faults.
pub async fn note_reachable(store: &Store, until: Timestamp, is_anew: bool) -> Result<Option<Downtime>, Error> {
    let mut tx = store.write().await?;
    let known = reachable_until(&mut tx).await?;
    let gap = known.map(|known| (known, until.seconds_since(known)));
    let downtime = match gap {
        Some((known, seconds)) if seconds > USUAL => {
            Some(Downtime { seconds, clocks: give_back(&mut tx, known, until).await? })
        }
        Some((known, seconds)) if seconds > if is_anew { 0 } else { BETWEEN } => {
            let clocks = give_some_minutes(&mut tx, known, until).await?;
            (clocks > 0).then_some(Downtime { seconds, clocks })
        }
        _ => None,
    };
    tx.set_fact(REACHABLE, &until.0.to_string()).await?;
    tx.commit().await?;
    Ok(downtime)
}

pub(super) async fn reachable_until(snapshot: &mut Snapshot) -> Result<Option<Timestamp>, Error> {
    let Some(value) = snapshot.fact(REACHABLE).await? else { return Ok(None) };
    match value.parse() {
        Ok(seconds) => Ok(Some(Timestamp(seconds))),
        Err(_) => Err(StoreError::BadValue { what: "until when people have reached us", value }.into()),
    }
}

/// Gives the time between two instants back to the clocks that ran then: to one that began or went on meanwhile, the time
/// since then.
async fn give_back(tx: &mut Tx, from: Timestamp, to: Timestamp) -> Result<usize, Error> {
    let mut given = 0;
    // Before those that stand go on: they would be found running.
    let mut last = GameId(0);
    loop {
        let running = tx.clocks_running(from, last, AT_ONCE).await?;
        let Some(clock) = running.last() else { break };
        last = clock.game;
        let back: Vec<GivenBack> =
            running.iter().filter_map(|clock| back(clock, clock.began_at.max(from), to, GRACE)).collect();
        tx.give_back(&back, to).await?;
        given += back.len();
    }
    let mut gone_on = Vec::new();
    for game in tx.clocks_going_on(to, u32::MAX).await? {
        if let Some((pace, deadline, since)) = standing::go_on(tx, game, to).await? {
            let clock = Ticking { game, pace, began_at: since, deadline };
            gone_on.extend(back(&clock, since.max(from), to, GRACE));
        }
    }
    tx.give_back(&gone_on, to).await?;
    Ok(given + gone_on.len())
}

/// Gives some minutes to whoever's time ran out between two instants, or is about to.
async fn give_some_minutes(tx: &mut Tx, from: Timestamp, to: Timestamp) -> Result<usize, Error> {
    let ending = tx.clocks_ending(from, to.plus_seconds(SHORT_GRACE)).await?;
    let least = |clock| put_off(clock, |pace| pace.deadline(to, SHORT_GRACE));
    let back: Vec<GivenBack> = ending.iter().filter_map(least).collect();
    tx.give_back(&back, to).await?;
    Ok(back.len())
}

/// What a clock is given back that ran for all the time between two instants, if that makes a difference to it: if its time
/// was up by then, it has at least `grace` seconds.
fn back(clock: &Ticking, since: Timestamp, to: Timestamp, grace: i64) -> Option<GivenBack> {
    put_off(clock, |pace| {
        let moved = pace.deadline(clock.deadline, pace.counted(since, to));
        if clock.deadline <= to { moved.max(pace.deadline(to, grace)) } else { moved }
    })
}

/// A clock put off until a moment that follows from its pace, unless that is no later. One that cannot be read is not this
/// sweep's to judge.
fn put_off(clock: &Ticking, until: impl FnOnce(Pace) -> Timestamp) -> Option<GivenBack> {
    let pace = read_pace(Some(&clock.pace)).ok().flatten()?;
    let (game, deadline) = (clock.game, until(pace));
    let seconds = pace.counted(clock.deadline, deadline);
    (deadline > clock.deadline).then_some(GivenBack { game, deadline, seconds })
}
