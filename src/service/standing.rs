//! Clocks that stand while their player is on vacation: until when, and how they go on.

use super::clocks::{clock_of, read_pace};
use super::frozen::{PLAYERS_MISSING, freeze_unsound};
use super::guild_settings::allowance_of;
use super::{Error, Run};
use crate::ids::{GameId, GuildId, PlayerId};
use crate::store::{ClockRow, GameRow, Snapshot, Tx, VacationRow};
use crate::time::Timestamp;
use crate::timing::{Allowance, Pace, TimeOff};

/// Seconds that no year is longer than.
const YEAR: i64 = 366 * 24 * 60 * 60;

/// Until when the clock of a player stands that is set now in this game; none if it runs.
pub(super) async fn in_game(
    tx: &mut Tx,
    game: GameId,
    player: PlayerId,
    now: Timestamp,
) -> Result<Option<Timestamp>, Error> {
    let Some(vacation) = tx.vacation_of(player).await? else { return Ok(None) };
    let Some(row) = tx.game(game).await? else { return Ok(None) };
    in_guild(tx, &vacation, row.place.guild, now).await
}

/// Until when the clocks of whoever is on this vacation stand in the games of a guild; none if they run. It is noted, so
/// that all of them go on at the same moment, and that this is told there; once it is over there, it stays over.
pub(super) async fn in_guild(
    tx: &mut Tx,
    vacation: &VacationRow,
    guild: Option<GuildId>,
    now: Timestamp,
) -> Result<Option<Timestamp>, Error> {
    let reaches = tx.reaches(vacation.id).await?;
    if let Some(known) = reaches.iter().find(|reach| reach.guild == guild) {
        return Ok((known.over_at.is_none() && known.until > now).then_some(known.until));
    }
    let allowance = allowance_of(tx, guild).await?;
    let until = allowance.lasts(&time_off(tx, vacation.player.id, now, now).await?, now, vacation.until);
    if until <= now {
        return Ok(None);
    }
    tx.reach(vacation.id, guild, until).await?;
    Ok(Some(until))
}

/// When a player has been on vacation, as far as it counts in this year; of a vacation that lasts, what lies before `up_to`.
pub(super) async fn time_off(
    snapshot: &mut Snapshot,
    player: PlayerId,
    up_to: Timestamp,
    now: Timestamp,
) -> Result<Vec<TimeOff>, Error> {
    let vacations = snapshot.vacations_beyond(player, now.plus_seconds(-YEAR)).await?;
    let off = |row: &VacationRow| (row.began_at, row.ended_at.unwrap_or(row.until.min(up_to)));
    Ok(vacations.iter().map(off).collect())
}

/// Stops the clock of a player if it is his that runs. One whose time is up is not saved by that.
pub(super) async fn stand(
    tx: &mut Tx,
    row: &GameRow,
    player: PlayerId,
    goes_on_at: Timestamp,
    now: Timestamp,
) -> Result<(), Error> {
    let is_his = row.player(row.to_move).id == player;
    // A clock that cannot be read stays as it is: looking at its game tells what is wrong.
    let (Some(stored), Ok(Some(clock)), true) = (row.clock, clock_of(row), is_his) else { return Ok(()) };
    let Some(deadline) = clock.deadline().filter(|_| !clock.is_up(now)) else { return Ok(()) };
    let run = Run::Stands { left: clock.pace.counted(now, deadline), goes_on_at };
    Ok(tx.set_clock(row.id, &ClockRow { run, remind_at: None, ..stored }).await?)
}

/// Lets the clock of a game that stands go on: since its moment, which may have passed, and no later than now. Returns
/// the game's pace, when its time is up then, and since when it has been running. A game that cannot be read is frozen, and
/// keeps no other from going on.
pub(super) async fn go_on(tx: &mut Tx, game: GameId, now: Timestamp) -> Result<Option<GoneOn>, Error> {
    match let_go_on(tx, game, now).await {
        Err(error) => freeze_unsound(tx, game, error, now).await.map(|()| None),
        gone_on => gone_on,
    }
}

/// The pace of a game whose clock goes on, when its time is up, and since when it has been running.
type GoneOn = (String, Timestamp, Timestamp);

async fn let_go_on(tx: &mut Tx, game: GameId, now: Timestamp) -> Result<Option<GoneOn>, Error> {
    let Some(row) = tx.game(game).await? else {
        return Err(Error::CorruptGame { game, ply: 0, why: PLAYERS_MISSING.to_owned() });
    };
    if row.frozen.is_some() {
        return Ok(None);
    }
    let Some((stored, Run::Stands { left, goes_on_at })) = row.clock.map(|clock| (clock, clock.run)) else {
        return Ok(None);
    };
    let since = goes_on_at.min(now);
    // By a pace that cannot be read every day counts: it must not stand for ever.
    let pace = read_pace(row.pace.as_deref()).ok().flatten().unwrap_or(Pace::DEFAULT);
    // A clock of the machine that was set back takes nothing from anybody.
    let deadline = pace.deadline(since, left).max(pace.deadline(stored.began_at, stored.allotted));
    tx.set_clock(game, &ClockRow { run: Run::Until(deadline), remind_at: Some(stored.began_at), ..stored }).await?;
    Ok(Some((row.pace.unwrap_or_default(), deadline, since)))
}

/// How much vacation counts where somebody asks, and when he has been on vacation before.
pub(super) async fn allowed(
    snapshot: &mut Snapshot,
    player: PlayerId,
    guild: Option<GuildId>,
    now: Timestamp,
) -> Result<(Allowance, Vec<TimeOff>), Error> {
    let allowance = allowance_of(snapshot, guild).await?;
    // What lies ahead of a vacation that lasts is spoken for.
    let far = now.plus_seconds(YEAR);
    Ok((allowance, time_off(snapshot, player, far, now).await?))
}
