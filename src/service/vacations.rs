//! Vacations: begun, ended and looked at by their player, and told wherever he plays.

use std::collections::BTreeSet;

use super::end_vacations::end;
use super::list_games::summarise;
use super::owing::owe_behind;
use super::{Due, Error, GameSummary, Owed, Person, Place, ReplyTo, VacationRefusal, standing};
use crate::ids::{GuildId, PlayerId, VacationId};
use crate::store::{ClockRow, GameRow, ReachRow, Snapshot, Store, Tx, VacationRow};
use crate::time::Timestamp;
use crate::timing::Allowance;

const DAY: i64 = 24 * 60 * 60;
/// How often within a day somebody may go on vacation: once more, if he came back by mistake. Everybody is told each time.
const MOST_A_DAY: usize = 2;

/// How a player stands with his vacation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VacationView {
    /// Until when he is on vacation; none if he is not.
    pub until: Option<Timestamp>,
    /// In how many of his games his clock goes on sooner than that, or never stood, because their guilds allow less.
    pub sooner: u32,
    /// How much vacation is allowed where he asks.
    pub allowance: Allowance,
    /// Whole days that he has left of this year's; a vacation that lasts counts in full.
    pub days_left: u32,
}

/// Stops the clocks of a player for so many days from now on, in all his games, and owes telling it in each of their
/// channels. Clocks of his that are set meanwhile stand as well; whose time is up already is not saved. To be said after
/// [`note_reachable`](super::note_reachable), since what is given back for a downtime goes to clocks that run.
///
/// # Errors
/// Refuses, in this order: whoever is on vacation, plays no game, or has gone too often within a day; where none is allowed; more than he has left; and
/// where no clock could stand.
pub async fn begin_vacation(
    store: &Store,
    player: &Person,
    days: u8,
    reply: &ReplyTo,
    now: Timestamp,
) -> Result<VacationView, Error> {
    store.refresh_name(player).await?;
    let mut tx = store.write().await?;
    if let Some(open) = tx.vacation_of(player.id).await? {
        if open.until > now {
            return Err(VacationRefusal::Lasts { until: open.until }.into());
        }
        end(&mut tx, &open, open.until, None, now).await?;
    }
    let games = tx.running_games(player.id).await?;
    if games.is_empty() {
        return Err(VacationRefusal::NoGames.into());
    }
    admit_once_more(&mut tx, player.id, now).await?;
    admit_days(&mut tx, player.id, days, reply.place.guild, now).await?;
    let until = now.plus_seconds(i64::from(days) * DAY);
    let id = tx.begin_vacation(player.id, now, until).await?;
    let vacation = VacationRow { id, player: player.clone(), began_at: now, until, ended_at: None };
    if !stop_clocks(&mut tx, &vacation, &games, reply, now).await? {
        return Err(VacationRefusal::NothingToStop.into());
    }
    let view = view(&mut tx, player.id, reply.place.guild, now).await?;
    tx.commit().await?;
    Ok(view)
}

/// Refuses whoever has begun so many vacations within a day already. What a clock that was set back has left in the future
/// counts no longer than that either.
async fn admit_once_more(snapshot: &mut Snapshot, player: PlayerId, now: Timestamp) -> Result<(), Error> {
    let vacations = snapshot.vacations_beyond(player, now).await?;
    let mut begun: Vec<Timestamp> = vacations.iter().map(|vacation| vacation.began_at).collect();
    begun.retain(|at| now.seconds_since(*at).abs() < DAY);
    begun.sort_unstable();
    match begun.iter().nth_back(MOST_A_DAY - 1) {
        Some(first) => Err(VacationRefusal::TooOften { again_at: first.plus_seconds(DAY) }.into()),
        None => Ok(()),
    }
}

/// Refuses more days than a player has left where he asks.
async fn admit_days(
    snapshot: &mut Snapshot,
    player: PlayerId,
    days: u8,
    guild: Option<GuildId>,
    now: Timestamp,
) -> Result<(), Error> {
    let (allowance, off) = standing::allowed(snapshot, player, guild, now).await?;
    let (most, allowed) = (allowance.most_days(&off, now), allowance.days);
    match most {
        0 if allowed == 0 => Err(VacationRefusal::NoneHere.into()),
        0 => Err(VacationRefusal::UsedUp { allowed }.into()),
        most if u32::from(days) > most => Err(VacationRefusal::TooLong { most, allowed }.into()),
        _ => Ok(()),
    }
}

/// Stops his clocks and owes the message of every channel. False if there is no clock that stands, or could later.
async fn stop_clocks(
    tx: &mut Tx,
    vacation: &VacationRow,
    games: &[GameRow],
    reply: &ReplyTo,
    now: Timestamp,
) -> Result<bool, Error> {
    let mut has_clocks = false;
    let mut told = BTreeSet::new();
    for row in games {
        let Some(until) = standing::in_guild(tx, vacation, row.place.guild, now).await? else { continue };
        standing::stand(tx, row, vacation.player.id, until, now).await?;
        // Where his time is up he may still be given more, for which it stands then.
        has_clocks |= row.pace.is_some();
        if can_stand(row, vacation.player.id, now) && told.insert(row.place.channel) {
            let owed = Owed::VacationBegun { vacation: vacation.id, game: row.id };
            owe_behind(tx, owed, row.place, Some(reply), now).await?;
        }
    }
    Ok(has_clocks)
}

/// Whether a player's clock in a game could stand at that moment, so that his vacation is of interest in it: it is played by
/// one, and his time is not up.
pub(super) fn can_stand(row: &GameRow, player: PlayerId, at: Timestamp) -> bool {
    let is_up = |clock: ClockRow| clock.is_up || clock.run.deadline().is_some_and(|deadline| deadline <= at);
    let is_late = row.player(row.to_move).id == player && row.clock.is_some_and(is_up);
    row.pace.is_some() && row.frozen.is_none() && !is_late
}

/// Whether a game is one of those of which the message of an outbox row tells that somebody is on vacation, or was.
fn is_told_of(row: &GameRow, player: PlayerId, due: &Due, over_at: Timestamp) -> bool {
    let moment = if matches!(due.owed, Owed::VacationOver { .. }) { over_at } else { due.created_at };
    can_stand(row, player, moment)
}

/// Ends the vacation of a player: his clocks go on with what they had left, and that is told in each channel. To be said
/// after [`note_reachable`](super::note_reachable), since what is given back for a downtime goes to clocks that ran.
///
/// # Errors
/// Refuses whoever is not on vacation.
pub async fn end_vacation(
    store: &Store,
    player: &Person,
    reply: &ReplyTo,
    now: Timestamp,
) -> Result<VacationView, Error> {
    store.refresh_name(player).await?;
    let mut tx = store.write().await?;
    let Some(open) = tx.vacation_of(player.id).await?.filter(|open| open.until > now) else {
        return Err(VacationRefusal::NotOnVacation.into());
    };
    end(&mut tx, &open, now, Some(reply), now).await?;
    let view = view(&mut tx, player.id, reply.place.guild, now).await?;
    tx.commit().await?;
    Ok(view)
}

/// How a player stands with his vacation, as seen from a place.
///
/// # Errors
/// Only faults.
pub async fn show_vacation(
    store: &Store,
    player: PlayerId,
    place: Place,
    now: Timestamp,
) -> Result<VacationView, Error> {
    view(&mut store.read().await?, player, place.guild, now).await
}

async fn view(
    snapshot: &mut Snapshot,
    player: PlayerId,
    guild: Option<GuildId>,
    now: Timestamp,
) -> Result<VacationView, Error> {
    let (allowance, off) = standing::allowed(snapshot, player, guild, now).await?;
    let days_left = allowance.days_left(&off, now);
    let Some(vacation) = snapshot.vacation_of(player).await?.filter(|vacation| vacation.until > now) else {
        return Ok(VacationView { until: None, sooner: 0, allowance, days_left });
    };
    let reaches = snapshot.reaches(vacation.id).await?;
    let is_full = |row: &GameRow| {
        let reach = reaches.iter().find(|reach| reach.guild == row.place.guild);
        reach.is_some_and(|reach| reach.over_at.is_none() && reach.until == vacation.until)
    };
    let games = snapshot.running_games(player).await?;
    let sooner = games.iter().filter(|row| row.pace.is_some() && !is_full(row)).count() as u32;
    Ok(VacationView { until: Some(vacation.until), sooner, allowance, days_left })
}

/// What is told of a vacation in one channel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VacationNews {
    /// Whose vacation it is.
    pub player: Person,
    /// Until when it counts there, as planned.
    pub until: Timestamp,
    /// When it was over there; as planned, where that has not been noted.
    pub over_at: Timestamp,
    /// Whether it goes on elsewhere after that, because less is allowed there.
    pub is_used_up: bool,
    /// Whether that is in a private conversation, not in a guild.
    pub is_private: bool,
    /// The games that he plays there and that have a clock which stands, or could.
    pub games: Vec<GameSummary>,
}

/// What the message of an outbox row tells of a vacation; none if it is of interest in no game any more.
///
/// # Errors
/// Only faults.
pub async fn show_vacation_news(store: &Store, vacation: VacationId, due: &Due) -> Result<Option<VacationNews>, Error> {
    let mut snapshot = store.read().await?;
    let Some(row) = snapshot.vacation(vacation).await? else { return Ok(None) };
    let reach = snapshot.reaches(vacation).await?.into_iter().find(|reach| reach.guild == due.guild);
    let until = reach.map_or(row.until, |reach: ReachRow| reach.until);
    let over_at = reach.and_then(|reach| reach.over_at).unwrap_or(until);
    let is_used_up = over_at < row.ended_at.unwrap_or(row.until);
    let games = snapshot.games_then(row.player.id, due.channel, due.created_at).await?;
    let games = games.into_iter().filter(|game| is_told_of(game, row.player.id, due, over_at));
    // One that cannot be read must not keep people from hearing of the others.
    let games: Vec<GameSummary> = games.filter_map(|game| summarise(game, row.player.id).ok()).collect();
    if games.is_empty() {
        return Ok(None);
    }
    let is_private = due.guild.is_none();
    Ok(Some(VacationNews { player: row.player, until, over_at, is_used_up, is_private, games }))
}

/// Notes for everybody in a channel that he could not be told of a vacation there: he is shown how the game stands.
pub(super) async fn miss_news(tx: &mut Tx, vacation: VacationId, due: &Due, now: Timestamp) -> Result<(), Error> {
    let Some(row) = tx.vacation(vacation).await?.filter(|_| !due.outdated) else { return Ok(()) };
    let games = tx.games_then(row.player.id, due.channel, due.created_at).await?;
    for game in games.into_iter().filter(|game| is_told_of(game, row.player.id, due, now)) {
        let opponents = [&game.attackers, &game.defenders].into_iter().filter(|person| person.id != row.player.id);
        for opponent in opponents.filter(|_| game.result.is_none()) {
            tx.miss(opponent.id, game.id, false, now).await?;
        }
    }
    Ok(())
}
