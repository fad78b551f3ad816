//! The clock of a running game: begun with it, pressed by every move, set back by a take-back, put away at its end.

use super::log::Line;
use super::reminders::first_reminder;
use super::replay::has_ever_moved;
use super::standing;
use super::{Error, TimeRefusal};
use crate::ids::{GameId, PlayerId};
use crate::store::{ClockRow, GameRow, Run, Snapshot, Tx};
use crate::time::Timestamp;
use crate::timing::{Pace, TimeUp};

/// What whoever takes moves back has at least, in seconds, so that nobody loses on time for being kind.
const AFTER_TAKE_BACK: i64 = 12 * 60 * 60;
/// Seconds after a deadline in which a move that was made before it may still arrive: an interaction is answered until it
/// is two and a half seconds old, and instants are known to the second, by Discord's clock as well as we know it.
const ON_ITS_WAY: i64 = 5;

/// The clock of the side to move in a running game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Clock {
    /// The pace of the game.
    pub pace: Pace,
    /// How long the side to move may still think.
    pub run: Run,
    /// Seconds that the other side will have when it is to move.
    pub waiting: i64,
}

impl Clock {
    /// When the time of the side to move is up; none while its clock stands.
    pub const fn deadline(&self) -> Option<Timestamp> {
        self.run.deadline()
    }

    /// Whether that time is up.
    pub fn is_up(&self, now: Timestamp) -> bool {
        self.deadline().is_some_and(|deadline| deadline <= now)
    }

    /// Whether it is up, and no move that was made in time can arrive any more. Whatever takes something from whoever is to
    /// move goes by this; what he does himself goes by when Discord made it.
    pub fn is_surely_up(&self, now: Timestamp) -> bool {
        self.is_up(surely_past(now))
    }

    /// Whether the game is lost by that, without anybody claiming it.
    pub fn is_forfeit(&self, now: Timestamp) -> bool {
        self.pace.time_up == TimeUp::Forfeit && self.is_up(now)
    }
}

/// The moment up to which deadlines are surely past.
pub(super) fn surely_past(now: Timestamp) -> Timestamp {
    now.plus_seconds(-ON_ITS_WAY)
}

/// The pace that a text stands for.
pub(super) fn read_pace(text: Option<&str>) -> Result<Option<Pace>, String> {
    let pace = text.map(Pace::parse).transpose();
    pace.map_err(|unreadable| format!("its pace {:?} cannot be read", unreadable.0))
}

/// The clock of a game as it is stored; none without a pace, and where the game is over.
pub(super) fn clock_of(row: &GameRow) -> Result<Option<Clock>, Error> {
    let corrupt = |why: String| Error::CorruptGame { game: row.id, ply: row.ply, why };
    let pace = read_pace(row.pace.as_deref()).map_err(corrupt)?;
    let clock = row.clock.filter(|_| row.result.is_none());
    Ok(pace.zip(clock).map(|(pace, clock)| Clock { pace, run: clock.run, waiting: clock.waiting }))
}

/// Sets the clock of a game that begins.
pub(super) async fn begin(
    tx: &mut Tx,
    game: GameId,
    pace: Option<Pace>,
    first: PlayerId,
    now: Timestamp,
) -> Result<(), Error> {
    let Some(pace) = pace else { return Ok(()) };
    let at_first = pace.allotment.at_first();
    set(tx, game, pace, first, (at_first, at_first), now).await?;
    Ok(())
}

/// Seconds that the side to move still has; none where no clock runs.
pub(super) fn time_left(row: &GameRow, now: Timestamp) -> Result<Option<i64>, Error> {
    Ok(clock_of(row)?.map(|clock| match clock.run {
        Run::Until(deadline) => clock.pace.counted(now, deadline),
        Run::Stands { left, .. } => left,
    }))
}

/// Stops the clock of the side that has just moved, which had `left` seconds, and lets that of its opponent run.
pub(super) async fn press(
    tx: &mut Tx,
    row: &GameRow,
    left: Option<i64>,
    now: Timestamp,
) -> Result<Option<Clock>, Error> {
    let Some((clock, left)) = clock_of(row)?.zip(left) else { return Ok(None) };
    let next = row.player(row.to_move.opponent()).id;
    let seconds = (clock.waiting, clock.pace.allotment.after_move(left));
    set(tx, row.id, clock.pace, next, seconds, now).await.map(Some)
}

/// Gives both sides the time that they had before the moves that `line` has just taken back.
pub(super) async fn set_back(tx: &mut Tx, row: &GameRow, line: &Line, now: Timestamp) -> Result<(), Error> {
    let Some((clock, _)) = clock_of(row)?.zip(line.given_back) else { return Ok(()) };
    let asker = row.player(line.game.side_to_move()).id;
    set(tx, row.id, clock.pace, asker, seconds_by_log(clock.pace, line), now).await?;
    Ok(())
}

/// Seconds that the side to move had when it began to think, and those that the other side will have, as they follow from
/// the log.
pub(super) fn seconds_by_log(pace: Pace, line: &Line) -> (i64, i64) {
    let allotment = pace.allotment;
    let at_first = allotment.at_first();
    let by_last_move = |side| line.left_after(side).map_or(at_first, |left| allotment.after_move(left));
    let thinker = line.game.side_to_move();
    let seconds = match line.given_back {
        Some(left) => left.max(AFTER_TAKE_BACK.min(at_first)),
        None => by_last_move(thinker),
    };
    (seconds, by_last_move(thinker.opponent()))
}

/// Lets the clock of a game go on that stands, with at least so many seconds left.
pub(super) async fn go_on(tx: &mut Tx, row: &GameRow, least: i64, now: Timestamp) -> Result<(), Error> {
    let Some((clock, stored)) = clock_of(row)?.zip(row.clock) else { return Ok(()) };
    let Run::Stands { left, .. } = clock.run else { return Ok(()) };
    let run = match run_for(tx, row.id, clock.pace, row.player(row.to_move).id, left.max(least), now).await? {
        // A clock of the machine that is behind takes nothing from anybody.
        Run::Until(deadline) => Run::Until(deadline.max(clock.pace.deadline(stored.began_at, stored.allotted))),
        stands @ Run::Stands { .. } => stands,
    };
    Ok(tx.set_clock(row.id, &ClockRow { run, is_up: false, remind_at: Some(stored.began_at), ..stored }).await?)
}

/// Refuses what a player did at `made_at` in a game that was over on time then, though nobody has noted it yet. Made in
/// time is in time, however long it took to get here.
pub(super) async fn admit_in_time(
    snapshot: &mut Snapshot,
    row: &GameRow,
    player: PlayerId,
    made_at: Timestamp,
) -> Result<(), Error> {
    let clock = clock_of(row)?.filter(|clock| clock.is_forfeit(made_at));
    let Some(deadline) = clock.and_then(|clock| clock.deadline()) else { return Ok(()) };
    let late = row.player(row.to_move).clone();
    let is_his = late.id == player;
    let is_lost = has_ever_moved(snapshot, row, row.to_move).await?;
    Err(TimeRefusal::OutOfTime { game: row.id, late, is_his, is_lost, deadline }.into())
}

/// Sets the clock for a side that begins to think: it has `seconds.0`, the other will have `seconds.1`.
async fn set(
    tx: &mut Tx,
    game: GameId,
    pace: Pace,
    thinker: PlayerId,
    seconds: (i64, i64),
    now: Timestamp,
) -> Result<Clock, Error> {
    let run = run_for(tx, game, pace, thinker, seconds.0, now).await?;
    let mut row = ClockRow {
        began_at: now,
        allotted: seconds.0,
        waiting: seconds.1,
        run,
        is_up: false,
        remind_at: None,
        reminded: 0,
    };
    row.remind_at = first_reminder(tx, thinker, &row, pace, now).await?;
    tx.set_clock(game, &row).await?;
    Ok(Clock { pace, run, waiting: seconds.1 })
}

/// How the clock of a player goes who has so many seconds from now on: it stands while he is on vacation.
pub(super) async fn run_for(
    tx: &mut Tx,
    game: GameId,
    pace: Pace,
    player: PlayerId,
    seconds: i64,
    now: Timestamp,
) -> Result<Run, Error> {
    Ok(match standing::in_game(tx, game, player, now).await? {
        Some(goes_on_at) => Run::Stands { left: seconds, goes_on_at },
        None => Run::Until(pace.deadline(now, seconds)),
    })
}
