//! Reminding players of games that wait for them. What has to be told is found by a sweep that may run late, twice, or in
//! two processes; nothing waits in memory. A clock says when it is to be looked at next (`remind_at`): too early does no
//! harm, since everything is worked out again then.

use super::clocks::{clock_of, read_pace};
use super::frozen::{complain, freeze, is_unsound, what_is_wrong};
use super::pings::{Unreached, untold};
use super::reminding::wishes_of;
use super::replay::replay;
use super::{BoardRef, Error, GameView, Owed, Pings, Run};
use crate::ids::{GameId, OutboxId, PlayerId};
use crate::store::{ClockRow, GameRow, NewOwed, Settings, Store, Tx};
use crate::time::Timestamp;
use crate::timing::{Pace, Progress, Turn, next, passed};

/// The time for a move as its reminders see it: it begins as long before its end as was given for it, however far that
/// has been moved since. None while the clock stands.
fn turn_of(clock: &ClockRow, pace: Pace) -> Option<Turn> {
    let deadline = clock.run.deadline()?;
    let began_at = pace.before(deadline, clock.allotted);
    Some(Turn { began_at, deadline, weekends_off: pace.weekends_off })
}

/// The same for a game as it is stored; none too where it has no pace, is over, or its time is up.
pub(super) fn turn_in(row: &GameRow) -> Result<Option<(ClockRow, Turn)>, Error> {
    let corrupt = |why: String| Error::CorruptGame { game: row.id, ply: row.ply, why };
    let pace = read_pace(row.pace.as_deref()).map_err(corrupt)?;
    let clock = row.clock.filter(|clock| row.result.is_none() && !clock.is_up);
    Ok(clock.zip(pace).and_then(|(clock, pace)| Some((clock, turn_of(&clock, pace)?))))
}

/// When `player` is to be reminded first who begins to think on this clock.
pub(super) async fn first_reminder(
    tx: &mut Tx,
    player: PlayerId,
    clock: &ClockRow,
    pace: Pace,
    now: Timestamp,
) -> Result<Option<Timestamp>, Error> {
    let Some(turn) = turn_of(clock, pace) else { return Ok(None) };
    let wishes = wishes_of(&tx.settings(player).await?);
    Ok(next(turn, &wishes, Progress::default(), now).map(|notice| notice.at))
}

/// Somebody has been given more time: what is told of its end is told anew.
pub(super) async fn begin_anew(tx: &mut Tx, game: GameId, now: Timestamp) -> Result<(), Error> {
    let Some(row) = tx.game(game).await? else { return Ok(()) };
    // What is behind him on a clock that stands is what would be if it ran.
    let runs_on = |clock: ClockRow, pace: Pace| match clock.run {
        Run::Until(_) => clock,
        Run::Stands { left, .. } => ClockRow { run: Run::Until(pace.deadline(now, left)), ..clock },
    };
    let clock = clock_of(&row)?.zip(row.clock).map(|(clock, stored)| runs_on(stored, clock.pace));
    let reminded = turn_in(&GameRow { clock, ..row })?.map_or(0, |(_, turn)| passed(turn, now));
    tx.set_reminder(game, Some(now), reminded).await?;
    Ok(())
}

/// Works out anew when a player is reminded in each of his games, after he has chosen something else. What he has not
/// wanted before and would have come by now does not come.
pub(super) async fn look_again(tx: &mut Tx, player: PlayerId, before: &Settings, now: Timestamp) -> Result<(), Error> {
    let wishes = wishes_of(&tx.settings(player).await?);
    let wanted = wishes_of(before).plan.bits();
    for row in tx.running_games(player).await? {
        // One that cannot be read is for the sweep to find: it must not keep him from choosing.
        let Ok(Some((clock, turn))) = turn_in(&row) else { continue };
        if row.player(row.to_move).id != player {
            continue;
        }
        let reminded = clock.reminded | (passed(turn, now) & wishes.plan.bits() & !wanted);
        let progress = Progress { reminded, snoozed: tx.snooze(row.id, row.ply).await? };
        let at = next(turn, &wishes, progress, now).map(|notice| notice.at);
        tx.set_reminder(row.id, at, reminded).await?;
    }
    Ok(())
}

/// Looks at up to `limit` clocks whose players may be due to be reminded, and owes what is. Tells in which games.
///
/// # Errors
/// Only faults.
pub async fn remind(store: &Store, limit: u32, now: Timestamp) -> Result<Reminded, Error> {
    if store.read().await?.clocks_to_remind(now, 1).await?.is_empty() {
        return Ok(Reminded::default());
    }
    let mut tx = store.write().await?;
    let games = tx.clocks_to_remind(now, limit).await?;
    let mut reminded = Reminded { looked_at: games.len(), told: Vec::new() };
    let mut frozen = Vec::new();
    for game in games {
        match remind_in(&mut tx, game, now).await {
            Ok(true) => reminded.told.push(game),
            Ok(false) => {}
            Err(error) if is_unsound(&error) => {
                frozen.extend(freeze(&mut tx, game, &what_is_wrong(&error), now).await?);
            }
            Err(error) => return Err(error),
        }
    }
    tx.commit().await?;
    frozen.iter().for_each(complain);
    Ok(reminded)
}

/// What a sweep has done.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Reminded {
    /// How many clocks it has looked at; none are left to be looked at if it is none.
    pub looked_at: usize,
    /// The games of which somebody is reminded.
    pub told: Vec<GameId>,
}

async fn remind_in(tx: &mut Tx, game: GameId, now: Timestamp) -> Result<bool, Error> {
    let Some(row) = &tx.game(game).await? else { return Ok(false) };
    let Some((clock, turn)) = turn_in(row)? else {
        tx.set_reminder(row.id, None, row.clock.map_or(0, |clock| clock.reminded)).await?;
        return Ok(false);
    };
    let wishes = wishes_of(&tx.settings(row.player(row.to_move).id).await?);
    let mut progress = Progress { reminded: clock.reminded, snoozed: tx.snooze(row.id, row.ply).await? };
    let mut coming = next(turn, &wishes, progress, now);
    let due = coming.filter(|notice| notice.at <= now);
    if let Some(notice) = due {
        progress = progress.after(notice);
        if notice.snooze {
            tx.drop_snooze(row.id).await?;
        }
        owe_reminder(tx, row, now).await?;
        coming = next(turn, &wishes, progress, now);
    }
    tx.set_reminder(row.id, coming.map(|notice| notice.at), progress.reminded).await?;
    Ok(due.is_some())
}

/// One message is enough where an earlier one could not be delivered yet.
async fn owe_reminder(tx: &mut Tx, row: &GameRow, now: Timestamp) -> Result<(), Error> {
    if tx.owes_reminder(row.id, row.ply).await? {
        return Ok(());
    }
    let owed = Owed::Reminder { game: row.id, ply: row.ply };
    tx.owe(NewOwed { owed, place: row.place, token: None, first_answer: false, now, due_at: now }).await?;
    Ok(())
}

/// What is to become of a reminder that is owed.
#[derive(Debug, Clone)]
pub enum ReminderNow {
    /// He is told, in this way.
    Tell(Box<GameView>, ReminderWay),
    /// It is quiet until then, and there is time enough afterwards; or nobody has looked yet whether his time is up.
    Wait(Timestamp),
    /// There is nothing to remind anybody of any more: say [`drop_reminder`].
    Over,
}

/// How somebody is reminded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReminderWay {
    /// By a private message.
    Dm,
    /// Where the game is played; and he is told there what does not reach him, if he does not know.
    Channel(Option<Unreached>),
}

/// Seconds after which one looks again whether time that has run out is up: it may be given back.
const UNDECIDED: i64 = 10;

/// What is to become of a reminder that is owed on a board, as things stand. While nobody has noted that his time is up,
/// it may not be: what a downtime has taken is given back before that.
///
/// # Errors
/// Only faults.
pub async fn reminder_now(store: &Store, board: BoardRef, now: Timestamp) -> Result<ReminderNow, Error> {
    let mut snapshot = store.read().await?;
    let row = snapshot.game(board.game).await?.filter(|row| row.ply == board.ply);
    let Some(row) = row else { return Ok(ReminderNow::Over) };
    let Some((_, turn)) = turn_in(&row)? else { return Ok(ReminderNow::Over) };
    if now >= turn.deadline {
        return Ok(ReminderNow::Wait(now.plus_seconds(UNDECIDED)));
    }
    let settings = snapshot.settings(row.player(row.to_move).id).await?;
    if settings.pings == Pings::Silent {
        return Ok(ReminderNow::Over);
    }
    let until = wishes_of(&settings).wait_until(turn, now);
    if until > now {
        return Ok(ReminderNow::Wait(until));
    }
    let way = if settings.pings == Pings::Dm && settings.dm_closed_at.is_none() {
        ReminderWay::Dm
    } else {
        ReminderWay::Channel(untold(&settings))
    };
    Ok(ReminderNow::Tell(Box::new(replay(&mut snapshot, row).await?), way))
}

/// A reminder that is owed is of no use as things stand. Where that is because the clock stands, it comes when the clock
/// goes on; where it goes on already, the reminder stays owed.
///
/// # Errors
/// Only faults.
pub async fn drop_reminder(store: &Store, row: OutboxId, why: &str, now: Timestamp) -> Result<(), Error> {
    let mut tx = store.write().await?;
    let Some(Owed::Reminder { game, ply }) = tx.owed(row).await?.map(|due| due.owed) else { return Ok(()) };
    let game = tx.game(game).await?.filter(|game| game.ply == ply && game.result.is_none());
    if let Some(game) = &game
        && turn_in(game)?.is_some()
        && tx.settings(game.player(game.to_move).id).await?.pings != Pings::Silent
    {
        return Ok(());
    }
    if tx.abandon(row, why, now).await? {
        let stands = |clock: &ClockRow| matches!(clock.run, Run::Stands { .. });
        if let Some(game) = game.filter(|game| game.clock.as_ref().is_some_and(stands)) {
            // Whatever it was for, and whichever he wants by then.
            tx.set_snooze(game.id, game.ply, now).await?;
        }
    }
    Ok(tx.commit().await?)
}
