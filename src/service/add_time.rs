//! Giving the opponent more time while it is his move.

use super::clocks::run_for;
use super::find_game::{admit, find_game};
use super::owing::{owe_message, strip_boards};
use super::reminders::begin_anew;
use super::replay::replay;
use super::time_up::clock_of_opponent;
use super::{Clock, Error, GameRef, GameView, Owed, Person, Post, Refusal, ReplyTo, Run, TimeRefusal};
use crate::ids::OutboxId;
use crate::store::{ClockRow, GameRow, Store, Tx};
use crate::time::Timestamp;

const DAY: i64 = 24 * 60 * 60;
/// The most days that somebody can have left after being given some.
const MOST_DAYS: i64 = 30;

/// More time, given.
#[derive(Debug, Clone)]
pub struct TimeAdded {
    /// The game, with the clock as it runs now.
    pub game: GameView,
    /// The board before, whose buttons are now old.
    pub previous: Option<Post>,
    /// The public message owed for it.
    pub outbox: OutboxId,
}

/// Gives the opponent so many more days for the move that he is thinking about: from now on where his time is up. None
/// stands for as many as the pace gives for a move.
///
/// # Errors
/// Refuses, in this order: a game not found, finished, or not his; a stale board; a game without a pace; on his own
/// move; from a board, where he has time again; and more than a month in all.
pub async fn add_time(
    store: &Store,
    player: Person,
    game: GameRef,
    on_ply: Option<u32>,
    days: Option<u8>,
    reply: ReplyTo,
    now: Timestamp,
) -> Result<TimeAdded, Error> {
    store.refresh_name(&player).await?;
    let mut tx = store.write().await?;
    let row = find_game(&mut tx, &player, game).await?;
    let side = admit(&mut tx, &row, &player, on_ply).await?;
    let clock = clock_of_opponent(&row, side)?;
    let seconds = days.map_or_else(|| clock.pace.allotment.usual_gift(), |days| i64::from(days) * DAY);
    let opponent = row.player(row.to_move).clone();
    // A gift changes no board: what tells a second press from the first is that the time is not up any more.
    if on_ply.is_some() && !clock.is_up(now) {
        let newest = row.newest_post();
        return Err(TimeRefusal::GivenAlready { game: row.id, opponent, run: clock.run, newest }.into());
    }
    let run = more(&mut tx, &row, clock, seconds, now).await?;
    if run.seconds(now) > MOST_DAYS * DAY {
        return Err(TimeRefusal::EnoughTime { game: row.id, opponent, deadline: clock.deadline() }.into());
    }
    if let Some(stored) = row.clock {
        tx.set_clock(row.id, &ClockRow { run, is_up: false, remind_at: Some(stored.began_at), ..stored }).await?;
        begin_anew(&mut tx, row.id, now).await?;
    }
    strip_boards(&mut tx, row.id, now).await?;
    let (id, place, previous) = (row.id, row.place, row.newest_post());
    let outbox = owe_message(&mut tx, Owed::TimeAdded { game: id, ply: row.ply }, place, &reply, now).await?;
    let row: GameRow = tx.game(id).await?.ok_or_else(|| Error::from(Refusal::NoSuchGame { game: id }))?;
    let game = GameView { newest: None, ..replay(&mut tx, row).await? };
    tx.commit().await?;
    Ok(TimeAdded { game, previous, outbox })
}

/// How the clock of a game goes with so many seconds more. One that was up begins anew, and stands if its player is on
/// vacation by now.
async fn more(tx: &mut Tx, row: &GameRow, clock: Clock, seconds: i64, now: Timestamp) -> Result<Run, Error> {
    Ok(match clock.run {
        Run::Until(deadline) if deadline <= now => {
            run_for(tx, row.id, clock.pace, row.player(row.to_move).id, seconds, now).await?
        }
        Run::Until(deadline) => Run::Until(clock.pace.deadline(deadline, seconds)),
        Run::Stands { left, goes_on_at } => Run::Stands { left: left + seconds, goes_on_at },
    })
}
