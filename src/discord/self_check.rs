//! The nightly check of all games, in small parts with pauses, so that nobody who plays notices it.

use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval, sleep};

use super::edge::Edge;
use super::lot;
use crate::service::{self, Checking, Error};

/// How long after its start the bot leaves a check that it has missed: people come first.
const NOT_BEFORE: Duration = Duration::from_mins(10);
/// How often it looks whether a check is due.
const LOOK: Duration = Duration::from_mins(1);
/// How many games are looked at without a pause, and how long that is.
const AT_ONCE: u32 = 10;
const PAUSE: Duration = Duration::from_millis(100);

/// Runs for ever.
pub(super) async fn run(edge: &Edge) {
    sleep(NOT_BEFORE).await;
    let mut ticks = interval(LOOK);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        if let Err(error) = check_if_due(edge).await {
            edge.log_fault("the games cannot be checked", &error);
        }
    }
}

async fn check_if_due(edge: &Edge) -> Result<(), Error> {
    let minute = service::check_minute(&edge.store, lot::minute()).await?;
    if !service::check_is_due(&edge.store, minute, edge.clock.now()).await? {
        return Ok(());
    }
    let (mut games, mut next) = (0, Some(Checking::BEGINNING));
    while let Some(from) = next {
        let checked = service::check_games(&edge.store, from, AT_ONCE, edge.clock.now()).await?;
        games += checked.games;
        next = checked.next;
        sleep(PAUSE).await;
    }
    service::checked(&edge.store, edge.clock.now()).await?;
    match service::frozen_games(&edge.store).await?.len() {
        0 => tracing::info!(games, "all games fit together"),
        frozen => tracing::error!(games, frozen, "some games are frozen: `hnefi check` tells which, and why"),
    }
    Ok(())
}
