//! Putting a reminder off: one more, later.

use super::clocks::clock_of;
use super::find_game::{admit, admit_mover, find_game};
use super::reminders::turn_in;
use super::reminding::wishes_of;
use super::{BoardRef, Error, GameRef, Person, Pings, Place, ReminderRefusal, TimeRefusal};
use crate::store::{GameRow, Store};
use crate::time::Timestamp;
use crate::timing::{CLOSE, Progress, Turn, schedule};

/// The longest that somebody is left in peace who asks for it, in seconds.
const LONGEST: i64 = 12 * 60 * 60;

/// A reminder that somebody has put off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Snoozed {
    /// When it comes.
    pub at: Timestamp,
    /// When his time is up.
    pub deadline: Timestamp,
}

/// Reminds a player once more, in a third of the time that he has left: not before half an hour, and not after half a
/// day. Asked for again, it is that long from then on.
///
/// # Errors
/// Refuses, in this order: a game not found, finished, or not his; a stale board; on the opponent's move; a game without
/// a pace; while the clock stands; once the time is up; whoever wants to hear nothing when it is his move; and with too
/// little time left.
pub async fn snooze(
    store: &Store,
    player: &Person,
    place: Place,
    board: BoardRef,
    now: Timestamp,
) -> Result<Snoozed, Error> {
    store.refresh_name(player).await?;
    let mut tx = store.write().await?;
    let row = find_game(&mut tx, player, GameRef::Number(board.game, place)).await?;
    let side = admit(&mut tx, &row, player, Some(board.ply)).await?;
    admit_mover(&row, side)?;
    let turn = turn_to_snooze(&row, now)?;
    let settings = tx.settings(player.id).await?;
    if settings.pings == Pings::Silent {
        return Err(ReminderRefusal::Silent.into());
    }
    let wait = (turn.deadline.seconds_since(now) / 3).clamp(CLOSE, LONGEST);
    let at = now.plus_seconds(wait);
    if at >= turn.deadline {
        return Err(ReminderRefusal::NoTimeToSnooze { game: row.id, deadline: turn.deadline }.into());
    }
    tx.set_snooze(row.id, row.ply, at).await?;
    // One that has not arrived yet comes with it.
    tx.abandon_reminder(row.id, row.ply, now).await?;
    let wishes = wishes_of(&settings);
    let reminded = row.clock.map_or(0, |clock| clock.reminded);
    let coming = schedule(turn, &wishes, Progress { reminded, snoozed: Some(at) }, now);
    tx.set_reminder(row.id, coming.first().map(|notice| notice.at), reminded).await?;
    tx.commit().await?;
    let at = coming.iter().find(|notice| notice.snooze).map_or(at, |notice| notice.at);
    Ok(Snoozed { at, deadline: turn.deadline })
}

fn turn_to_snooze(row: &GameRow, now: Timestamp) -> Result<Turn, Error> {
    let Some(clock) = clock_of(row)? else { return Err(TimeRefusal::NoPace { game: row.id }.into()) };
    let Some(deadline) = clock.deadline() else { return Err(ReminderRefusal::ClockStands { game: row.id }.into()) };
    match turn_in(row)?.filter(|_| now < deadline) {
        Some((_, turn)) => Ok(turn),
        None => Err(ReminderRefusal::TimeIsUp { game: row.id, deadline }.into()),
    }
}
