//! What happens by the clock: the outbox, challenges that expire, the sign of life, hourly housekeeping, and the
//! nightly check. Nothing depends on a tick being on time, or on it happening once.

use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval, sleep};

use super::edge::Edge;
use super::{outbox, reach, self_check};
use crate::service;
use crate::time::Timestamp;

const OUTBOX: Duration = Duration::from_secs(1);
/// How often challenges are looked for whose time is over.
const EXPIRY: Duration = Duration::from_mins(1);
/// How many of them are closed at a time, so that nobody who moves waits for long.
const EXPIRED_AT_ONCE: u32 = 20;
/// How often clocks are looked at, and that people can reach us is noted.
const CLOCKS: Duration = Duration::from_secs(5);
/// How many vacations are ended at a time, and how many clocks go on.
const VACATIONS_AT_ONCE: u32 = 20;
/// How many games whose time is up are dealt with at a time.
const TIME_UP_AT_ONCE: u32 = 20;
/// How many clocks and lists are looked at at a time, so that nobody who moves waits for long.
const REMINDED_AT_ONCE: u32 = 20;
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);
/// The same while the database cannot be written.
const FIND_OUT: Duration = Duration::from_secs(1);
const HOUSEKEEPING: Duration = Duration::from_hours(1);

/// Runs for ever; whoever wants it to stop drops it.
pub(super) async fn run(edge: &Edge) {
    // Nothing that is owed speaks of a deadline before the time for which nobody could reach us was given back.
    reach::note(edge).await;
    tokio::join!(
        deliver(edge),
        keep_time(edge),
        expire(edge),
        live(edge),
        keep_house(edge),
        Box::pin(self_check::run(edge))
    );
}

async fn deliver(edge: &Edge) {
    let mut ticks = interval(OUTBOX);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            () = edge.outbox.notified() => {}
        }
        outbox::sweep(edge).await;
        edge.tell_what_is_over();
    }
}

/// Looks at the clocks, but only while people can reach us, and goes no further than they are known to have done: what time
/// they could not is given back first.
async fn keep_time(edge: &Edge) {
    let mut ticks = interval(CLOCKS);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let Some(reached) = reach::note(edge).await else { continue };
        end_vacations(edge).await;
        note_time_up(edge, reached).await;
        remind(edge).await;
        owe_digests(edge).await;
    }
}

/// Players of games that wait for them. What could not be told while nobody reached us comes now, once.
async fn remind(edge: &Edge) {
    loop {
        match service::remind(&edge.store, REMINDED_AT_ONCE, edge.clock.now()).await {
            Ok(reminded) => {
                if !reminded.told.is_empty() {
                    edge.outbox.notify_one();
                }
                if reminded.looked_at < REMINDED_AT_ONCE as usize {
                    return;
                }
            }
            Err(error) => return edge.log_fault("nobody can be reminded", &error),
        }
    }
}

/// The lists of games for those whose hour has come.
async fn owe_digests(edge: &Edge) {
    loop {
        match service::owe_digests(&edge.store, REMINDED_AT_ONCE, edge.clock.now()).await {
            Ok(players) if players.is_empty() => return,
            Ok(_) => edge.outbox.notify_one(),
            Err(error) => return edge.log_fault("lists of games cannot be owed", &error),
        }
    }
}

/// Before any look at whose time is up: a clock that goes on late goes on from when it should have.
async fn end_vacations(edge: &Edge) {
    loop {
        match service::end_vacations(&edge.store, VACATIONS_AT_ONCE, edge.clock.now()).await {
            Ok(0) => return,
            Ok(done) => {
                edge.outbox.notify_one();
                // What could not be brought to its end stays to be done, and must not keep the others waiting.
                if done < VACATIONS_AT_ONCE as usize {
                    return;
                }
            }
            Err(error) => return edge.log_fault("vacations cannot be ended", &error),
        }
    }
}

async fn note_time_up(edge: &Edge, reached: Timestamp) {
    loop {
        match service::note_time_up(&edge.store, TIME_UP_AT_ONCE, reached).await {
            Ok(games) if games.is_empty() => return,
            Ok(games) => {
                edge.outbox.notify_one();
                if games.len() < TIME_UP_AT_ONCE as usize {
                    return;
                }
            }
            Err(error) => return edge.log_fault("clocks cannot be looked at", &error),
        }
    }
}

async fn expire(edge: &Edge) {
    let mut ticks = interval(EXPIRY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        if let Err(error) = service::forget_set_ups(&edge.store, edge.clock.now()).await {
            edge.log_fault("old cards cannot be forgotten", &error);
        }
        loop {
            match service::expire_challenges(&edge.store, EXPIRED_AT_ONCE, edge.clock.now()).await {
                Ok(expired) if expired.is_empty() => break,
                Ok(_) => edge.outbox.notify_one(),
                Err(error) => {
                    edge.log_fault("challenges cannot be closed", &error);
                    break;
                }
            }
        }
    }
}

/// By the machine's clock, since whoever asks about it goes by that one too.
async fn live(edge: &Edge) {
    // The first one was given when the bot came online.
    loop {
        // It also finds out whether the database can be written again.
        sleep(if edge.is_database_in_trouble() { FIND_OUT } else { SIGN_OF_LIFE }).await;
        give_sign_of_life(edge).await;
    }
}

/// Writes the row by which others see that the bot lives.
pub(super) async fn give_sign_of_life(edge: &Edge) {
    match service::beat(&edge.store, Timestamp::now()).await {
        Ok(()) => edge.database_works(),
        Err(error) => edge.log_fault("no sign of life could be written", &error),
    }
}

async fn keep_house(edge: &Edge) {
    // The first time was taken while logging in.
    edge.api.narrow(&edge.clock).await;
    edge.clock.log_difference();
    let mut ticks = interval(HOUSEKEEPING);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ticks.tick().await;
    loop {
        ticks.tick().await;
        edge.api.set(&edge.clock).await;
        forget_rate_limits(edge).await;
        if let Err(error) = service::forget_old_records(&edge.store, edge.clock.now()).await {
            edge.log_fault("old records could not be forgotten", &error);
        }
    }
}

/// serenity keeps an entry for every interaction it has ever answered. Those that still hold something back stay.
async fn forget_rate_limits(edge: &Edge) {
    let Some(limiter) = &edge.http.ratelimiter else { return };
    let routes = limiter.routes();
    routes.write().await.retain(|_, limit| {
        let limit = limit.try_lock();
        limit.map_or(true, |limit| limit.reset().is_some_and(|reset| reset.elapsed().is_err()))
    });
}
