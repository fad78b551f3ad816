//! When a side's time is up: found by a sweep that may run late, twice, or in two processes; and claimed by the opponent.

use super::clocks::{clock_of, surely_past};
use super::find_game::{admit, find_game};
use super::frozen::{PLAYERS_MISSING, complain, freeze, is_unsound, what_is_wrong};
use super::matches::finish;
use super::owing::{lapse_offer, strip_boards};
use super::replay::{has_ever_moved, replay};
use super::resign::end_game;
use super::sound::CLOCK_WITHOUT_PACE;
use super::{
    BoardRef, Clock, EndReason, Error, GameRef, GameResult, GameView, Owed, Person, ReplyTo, Resigned, TimeRefusal,
};
use crate::ids::GameId;
use crate::rules::Side;
use crate::store::{ClockRow, GameRow, NewOwed, Store, Tx};
use crate::time::Timestamp;
use crate::timing::TimeUp;

/// A game in which somebody has not made a first move in time.
const BROKEN_OFF: GameResult = GameResult { winner: None, reason: EndReason::NotBegun };

/// Notes up to `limit` clocks whose time is surely up, the longest overdue first. A game in which the side to move has not moved
/// at all, not even one that was taken back, is broken off; else by its pace it is lost, or the opponent is told that he may claim it. Each is noted once.
///
/// # Errors
/// Only faults.
pub async fn note_time_up(store: &Store, limit: u32, now: Timestamp) -> Result<Vec<GameId>, Error> {
    if store.read().await?.clocks_up(surely_past(now), 1).await?.is_empty() {
        return Ok(Vec::new());
    }
    let mut tx = store.write().await?;
    let games = tx.clocks_up(surely_past(now), limit).await?;
    let mut frozen = Vec::new();
    for game in &games {
        match note(&mut tx, *game, now).await {
            Ok(()) => {}
            // Nobody loses by what is our fault: it stands as it is until somebody has looked at it.
            Err(error) if is_unsound(&error) => {
                frozen.extend(freeze(&mut tx, *game, &what_is_wrong(&error), now).await?);
            }
            Err(error) => return Err(error),
        }
    }
    tx.commit().await?;
    frozen.iter().for_each(complain);
    Ok(games)
}

async fn note(tx: &mut Tx, game: GameId, now: Timestamp) -> Result<(), Error> {
    let Some(row) = &tx.game(game).await? else {
        return Err(Error::CorruptGame { game, ply: 0, why: PLAYERS_MISSING.to_owned() });
    };
    let game = replay(tx, row.clone()).await?;
    let Some(clock) = game.clock.filter(|clock| clock.is_surely_up(now)) else {
        if row.result.is_none() && game.pace.is_none() {
            return Err(Error::CorruptGame { game: row.id, ply: row.ply, why: CLOCK_WITHOUT_PACE.to_owned() });
        }
        // Its clock has no business here: it is over.
        return Ok(tx.drop_clock(row.id).await?);
    };
    if !has_ever_moved(tx, row, row.to_move).await? {
        return end(tx, row, BROKEN_OFF, now).await;
    }
    match clock.pace.time_up {
        TimeUp::Forfeit => end(tx, row, lost_on_time(row.to_move), now).await,
        TimeUp::Claim => {
            mark_up(tx, row).await?;
            owe(tx, row, Owed::TimeUp { game: row.id, ply: row.ply }, now).await
        }
    }
}

fn lost_on_time(late: Side) -> GameResult {
    GameResult { winner: Some(late.opponent()), reason: EndReason::Time }
}

async fn mark_up(tx: &mut Tx, row: &GameRow) -> Result<(), Error> {
    if let Some(clock) = row.clock {
        tx.set_clock(row.id, &ClockRow { is_up: true, remind_at: None, ..clock }).await?;
    }
    Ok(())
}

/// Ends a game that nobody ends: both players are told.
async fn end(tx: &mut Tx, row: &GameRow, result: GameResult, now: Timestamp) -> Result<(), Error> {
    lapse_offer(tx, row, now).await?;
    if finish(tx, row, result, None, None, now).await? {
        strip_boards(tx, row.id, now).await?;
        owe(tx, row, Owed::Board { game: row.id, ply: row.ply }, now).await?;
    }
    Ok(())
}

async fn owe(tx: &mut Tx, row: &GameRow, owed: Owed, now: Timestamp) -> Result<(), Error> {
    tx.owe(NewOwed { owed, place: row.place, token: None, first_answer: false, now, due_at: now }).await?;
    Ok(())
}

/// Which game he would claim, to ask whether he means it; changes nothing.
///
/// # Errors
/// As [`claim`].
pub async fn ask_claim(
    store: &Store,
    player: &Person,
    game: GameRef,
    on_ply: Option<u32>,
    now: Timestamp,
) -> Result<GameView, Error> {
    store.refresh_name(player).await?;
    let mut snapshot = store.read().await?;
    let row = find_game(&mut snapshot, player, game).await?;
    let side = admit(&mut snapshot, &row, player, on_ply).await?;
    admit_claim(&row, side, now)?;
    replay(&mut snapshot, row).await
}

/// Claims a game in which the opponent's time is up. The result has the same shape as a resignation's.
///
/// # Errors
/// Refuses, in this order: a game not found, finished, or not his; a stale board; a game without a pace; on his own
/// move; while there is time left; and in the seconds after that in which a move may still arrive that was made in time.
pub async fn claim(
    store: &Store,
    player: Person,
    game: GameRef,
    on_ply: Option<u32>,
    reply: ReplyTo,
    now: Timestamp,
) -> Result<Resigned, Error> {
    store.refresh_name(&player).await?;
    let mut tx = store.write().await?;
    let row = find_game(&mut tx, &player, game).await?;
    let side = admit(&mut tx, &row, &player, on_ply).await?;
    admit_claim(&row, side, now)?;
    let has_moved = has_ever_moved(&mut tx, &row, row.to_move).await?;
    let ended = if has_moved { lost_on_time(row.to_move) } else { BROKEN_OFF };
    let ended = end_game(&mut tx, row, ended, &player, &reply, now).await?;
    tx.commit().await?;
    Ok(ended)
}

/// Lets a side claim a game only while its opponent's time is surely up.
fn admit_claim(row: &GameRow, side: Side, now: Timestamp) -> Result<(), Error> {
    let clock = clock_of_opponent(row, side)?;
    let opponent = row.player(row.to_move).clone();
    if !clock.is_up(now) {
        return Err(TimeRefusal::TimeLeft { game: row.id, opponent, run: clock.run }.into());
    }
    if !clock.is_surely_up(now) {
        return Err(TimeRefusal::JustUp { game: row.id, opponent }.into());
    }
    Ok(())
}

/// The clock of the opponent of `side`, which must be running: it is his move.
pub(super) fn clock_of_opponent(row: &GameRow, side: Side) -> Result<Clock, Error> {
    let Some(clock) = clock_of(row)? else { return Err(TimeRefusal::NoPace { game: row.id }.into()) };
    if row.to_move == side {
        let (game, newest, deadline) = (row.id, row.newest_post(), clock.deadline());
        let is_up = row.clock.is_some_and(|clock| clock.is_up);
        return Err(match deadline.filter(|_| is_up) {
            Some(deadline) => {
                let opponent = row.player(side.opponent()).clone();
                TimeRefusal::OwnTimeUp { game, opponent, deadline, newest }.into()
            }
            None => TimeRefusal::OwnTime { game, deadline, newest }.into(),
        });
    }
    Ok(clock)
}

/// Whether nothing has happened on a board since its player's time was up, so that saying so is still of use.
///
/// # Errors
/// Only faults.
pub async fn is_time_up(store: &Store, board: BoardRef, now: Timestamp) -> Result<bool, Error> {
    let Some(row) = store.read().await?.game(board.game).await? else { return Ok(false) };
    Ok(row.ply == board.ply && clock_of(&row)?.is_some_and(|clock| clock.is_up(now)))
}
