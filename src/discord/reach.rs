//! Whether people can reach us, by signs of life of the gateway: heartbeats that it acknowledges, and interactions that
//! come. serenity tells of most connections that end only when there is a new one, and of one that has gone silent not
//! before two heartbeats; so what counts is when each of them was last heard.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use serenity::gateway::{ConnectionStage, ShardManager};
use serenity::model::id::ShardId;

use super::edge::Edge;
use crate::service::{self, Error};
use crate::store::Store;
use crate::time::Timestamp;

/// Seconds for which what is stored is new enough.
const NEW_ENOUGH: i64 = 5;
/// The same for somebody who waits for his answer, before which nothing may be missing that is to be given back: no longer
/// than between two heartbeats.
const GOOD_ENOUGH: i64 = 40;

/// The connections to the gateway.
#[derive(Debug, Default)]
pub(super) struct Reach {
    watched: OnceLock<Watched>,
    signs: Mutex<Signs>,
    /// Held by whoever notes something, so that what is stored never goes back.
    noting: tokio::sync::Mutex<()>,
}

#[derive(Debug)]
struct Watched {
    manager: Arc<ShardManager>,
    shards: usize,
}

/// How a connection stands.
#[derive(Debug, Clone, Copy)]
struct Connection {
    shard: ShardId,
    stage: ConnectionStage,
    /// How long the last acknowledged heartbeat took: another one with every acknowledgement.
    latency: Option<Duration>,
}

/// When each connection was last heard.
#[derive(Debug, Default)]
struct Signs {
    shards: HashMap<ShardId, Sign>,
    /// Until when people are known to have reached us, as it was stored while all connections stood.
    stored: Option<Timestamp>,
}

#[derive(Debug, Clone, Copy)]
struct Sign {
    latency: Option<Duration>,
    at: Timestamp,
}

impl Reach {
    /// Watches so many connections. Called once, before any of them is made.
    pub(super) fn watch(&self, manager: Arc<ShardManager>, shards: u32) {
        // A second one would mean a second client on this edge, and there is none.
        let _ = self.watched.set(Watched { manager, shards: shards as usize });
    }

    /// When the connection was last heard that has been silent for the longest; none unless all of them stand. One over
    /// which something has just come stands, whatever is told of it.
    async fn last_heard(&self, just_heard: Option<ShardId>, now: Timestamp) -> Option<Timestamp> {
        let watched = self.watched.get()?;
        let runners = watched.manager.runners.lock().await;
        let connections: Vec<Connection> = runners
            .iter()
            .map(|(shard, info)| Connection { shard: *shard, stage: info.stage, latency: info.latency })
            .collect();
        drop(runners);
        let mut signs = self.lock();
        if let Some(shard) = just_heard {
            signs.heard(shard, now);
        }
        signs.take_in(&connections, just_heard, watched.shards, now)
    }

    fn lock(&self) -> MutexGuard<'_, Signs> {
        self.signs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Signs {
    fn heard(&mut self, shard: ShardId, now: Timestamp) {
        self.shards.entry(shard).or_insert(Sign { latency: None, at: now }).at = now;
    }

    fn take_in(
        &mut self,
        connections: &[Connection],
        just_heard: Option<ShardId>,
        wanted: usize,
        now: Timestamp,
    ) -> Option<Timestamp> {
        let is_heard = |shard| just_heard == Some(shard);
        let stands =
            |connection: &&Connection| connection.stage == ConnectionStage::Connected || is_heard(connection.shard);
        let is_known = |shard| connections.iter().filter(stands).any(|connection| connection.shard == shard);
        self.shards.retain(|shard, _| is_known(*shard) || is_heard(*shard));
        for connection in connections.iter().filter(stands) {
            let latency = connection.latency;
            let sign = self.shards.entry(connection.shard).or_insert(Sign { latency, at: now });
            if latency.is_some() && latency != sign.latency {
                *sign = Sign { latency, at: now };
            }
        }
        if self.shards.len() < wanted {
            self.stored = None;
            return None;
        }
        self.shards.values().map(|sign| sign.at).min()
    }
}

/// Notes until when people are known to have reached us, and gives back the time for which they could not. To be asked
/// before anything is done by itself that goes by a clock. None where they cannot now, or that could not be noted.
pub(super) async fn note(edge: &Edge) -> Option<Timestamp> {
    note_if_older(edge, &edge.store, NEW_ENOUGH, None).await
}

/// Somebody has reached us, on this connection. Nobody is judged by a clock before the time for which people could not was
/// given back to it, however long the next look at the clocks takes to come.
pub(super) async fn note_somebody(edge: &Edge, store: &Store, shard: ShardId) {
    note_if_older(edge, store, GOOD_ENOUGH, Some(shard)).await;
}

async fn note_if_older(edge: &Edge, store: &Store, seconds: i64, just_heard: Option<ShardId>) -> Option<Timestamp> {
    let _noting = edge.reach.noting.lock().await;
    let heard = edge.reach.last_heard(just_heard, edge.clock.now()).await?;
    let stored = edge.reach.lock().stored;
    if stored.is_some_and(|stored| (0..seconds).contains(&heard.seconds_since(stored))) {
        return Some(heard);
    }
    match give_back(store, heard, stored.is_none()).await {
        Ok(()) => edge.reach.lock().stored = Some(heard),
        Err(error) => {
            edge.log_fault("that people can reach us cannot be noted", &error);
            return None;
        }
    }
    Some(heard)
}

async fn give_back(store: &Store, heard: Timestamp, is_anew: bool) -> Result<(), Error> {
    if let Some(away) = service::note_reachable(store, heard, is_anew).await? {
        tracing::warn!(
            seconds = away.seconds,
            clocks = away.clocks,
            "nobody could reach the bot for a while: that time is given back to every clock that ran"
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const WAIT: Option<Duration> = None;
    const FIRST: Option<Duration> = Some(Duration::from_millis(30));
    const SECOND: Option<Duration> = Some(Duration::from_millis(31));

    fn connection(shard: u32, stage: ConnectionStage, latency: Option<Duration>) -> Connection {
        Connection { shard: ShardId(shard), stage, latency }
    }

    fn up(shard: u32, latency: Option<Duration>) -> Connection {
        connection(shard, ConnectionStage::Connected, latency)
    }

    #[test]
    fn a_connection_that_stands_but_is_silent_was_heard_when_it_last_was() {
        let mut signs = Signs::default();
        let at = |seconds| Timestamp(seconds);
        assert_eq!(signs.take_in(&[], None, 1, at(0)), None, "it has not come yet");
        assert_eq!(signs.take_in(&[connection(0, ConnectionStage::Handshake, WAIT)], None, 1, at(1)), None);
        assert_eq!(signs.take_in(&[up(0, WAIT)], None, 1, at(2)), Some(at(2)), "it has just been made");
        assert_eq!(signs.take_in(&[up(0, FIRST)], None, 1, at(7)), Some(at(7)), "the first heartbeat");
        assert_eq!(signs.take_in(&[up(0, FIRST)], None, 1, at(12)), Some(at(7)), "nothing since");
        assert_eq!(signs.take_in(&[up(0, WAIT)], None, 1, at(17)), Some(at(7)), "one is under way");
        assert_eq!(signs.take_in(&[up(0, SECOND)], None, 1, at(50)), Some(at(50)), "the next one");
        signs.heard(ShardId(0), at(60));
        assert_eq!(signs.take_in(&[up(0, SECOND)], None, 1, at(61)), Some(at(60)), "somebody's press");
        let resuming = [connection(0, ConnectionStage::Resuming, SECOND)];
        signs.heard(ShardId(0), at(70));
        assert_eq!(signs.take_in(&resuming, Some(ShardId(0)), 1, at(70)), Some(at(70)), "a press that was missed");
        assert_eq!(signs.take_in(&resuming, None, 1, at(75)), None);
    }

    #[test]
    fn all_connections_have_to_stand_and_the_longest_silence_counts() {
        let mut signs = Signs::default();
        let at = |seconds| Timestamp(seconds);
        assert_eq!(signs.take_in(&[up(0, WAIT)], None, 2, at(0)), None);
        assert_eq!(signs.take_in(&[up(0, WAIT), up(1, WAIT)], None, 2, at(5)), Some(at(0)));
        signs.stored = Some(at(0));
        assert_eq!(signs.take_in(&[up(0, FIRST), up(1, WAIT)], None, 2, at(10)), Some(at(5)));
        assert_eq!(signs.stored, Some(at(0)), "they have stood all the time");
        assert_eq!(signs.take_in(&[up(0, FIRST)], None, 2, at(15)), None, "one is being made anew");
        assert_eq!(signs.stored, None, "so what comes next is anew");
        let down = connection(1, ConnectionStage::Resuming, FIRST);
        assert_eq!(signs.take_in(&[up(0, FIRST), down], None, 2, at(20)), None);
        assert_eq!(signs.take_in(&[up(0, SECOND), up(1, WAIT)], None, 2, at(25)), Some(at(25)));
    }
}
