//! What happens by the clock: the outbox, challenges that expire, the sign of life, and hourly housekeeping. Nothing
//! depends on a tick being on time, or on it happening once.

use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use super::edge::Edge;
use super::errors::Chain;
use super::outbox;
use crate::service;
use crate::time::Timestamp;

const OUTBOX: Duration = Duration::from_secs(1);
/// How often challenges are looked for whose time is over.
const EXPIRY: Duration = Duration::from_mins(1);
/// How many of them are closed at a time, so that nobody who moves waits for long.
const EXPIRED_AT_ONCE: u32 = 20;
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);
const HOUSEKEEPING: Duration = Duration::from_hours(1);

/// Runs for ever; whoever wants it to stop drops it.
pub(super) async fn run(edge: &Edge) {
    tokio::join!(deliver(edge), expire(edge), live(edge), keep_house(edge));
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
    }
}

async fn expire(edge: &Edge) {
    let mut ticks = interval(EXPIRY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        if let Err(error) = service::forget_set_ups(&edge.store, edge.clock.now()).await {
            tracing::error!("old cards cannot be forgotten: {}", Chain(&error));
        }
        loop {
            match service::expire_challenges(&edge.store, EXPIRED_AT_ONCE, edge.clock.now()).await {
                Ok(expired) if expired.is_empty() => break,
                Ok(_) => edge.outbox.notify_one(),
                Err(error) => {
                    tracing::error!("challenges cannot be closed: {}", Chain(&error));
                    break;
                }
            }
        }
    }
}

/// By the machine's clock, since whoever asks about it goes by that one too.
async fn live(edge: &Edge) {
    let mut ticks = interval(SIGN_OF_LIFE);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    // The first one was given when the bot came online.
    ticks.tick().await;
    loop {
        ticks.tick().await;
        give_sign_of_life(edge).await;
    }
}

/// Writes the row by which others see that the bot lives.
pub(super) async fn give_sign_of_life(edge: &Edge) {
    if let Err(error) = service::beat(&edge.store, Timestamp::now()).await {
        tracing::error!("no sign of life could be written: {}", Chain(&error));
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
            tracing::error!("old records could not be forgotten: {}", Chain(&error));
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
