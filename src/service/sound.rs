//! Whether what is stored of a game fits together: its log, played again, against its row, its clock, and what hangs on it.

use std::slice::from_ref;

use super::clocks::{read_pace, seconds_by_log};
use super::frozen::{PLAYERS_MISSING, is_unsound, what_is_wrong};
use super::list_games::variant_of;
use super::log::Line;
use super::matches::counts;
use super::replay::{agree, begin};
use super::{EndReason, Error, Run};
use crate::ids::GameId;
use crate::store::{ClockRow, GameRow, PlyRow, Snapshot};
use crate::time::Timestamp;
use crate::timing::{Pace, utc_text};

/// What is wrong with a running game that has a clock and no pace.
pub(super) const CLOCK_WITHOUT_PACE: &str = "it has a clock but no pace";
/// Seconds by which the clocks of two machines that write to one file may differ.
const CLOCKS_DIFFER: i64 = 60;

/// Everything about a game that does not fit together; empty if it is sound. It is read as one that is not frozen.
pub(super) async fn differences(snapshot: &mut Snapshot, game: GameId) -> Result<Vec<String>, Error> {
    match look(snapshot, game).await {
        Err(error) if is_unsound(&error) => Ok(vec![what_is_wrong(&error)]),
        found => found,
    }
}

async fn look(snapshot: &mut Snapshot, game: GameId) -> Result<Vec<String>, Error> {
    let Some(row) = snapshot.game(game).await? else { return Ok(vec![PLAYERS_MISSING.to_owned()]) };
    let log = snapshot.plies(game).await?;
    let pace = read_pace(row.pace.as_deref()).map_err(|why| Error::CorruptGame { game, ply: 0, why })?;
    variant_of(&row)?;
    let line = follow(&row, pace, &log)?;
    let mut found: Vec<String> = agree(&row, &line).err().into_iter().collect();
    found.extend(about_players(&row));
    found.extend(about_time(&row, pace, &line, log.last()));
    found.extend(about_offer(snapshot, &row).await?);
    found.extend(about_thread(snapshot, game).await?);
    found.extend(about_match(snapshot, &row).await?);
    Ok(found)
}

/// Plays the log again; every move says how much time was left exactly where there is a clock.
fn follow(row: &GameRow, pace: Option<Pace>, log: &[PlyRow]) -> Result<Line, Error> {
    let corrupt = |(ply, why)| Error::CorruptGame { game: row.id, ply, why };
    let mut line = begin(row)?;
    for entry in log {
        line.follow(from_ref(entry)).map_err(corrupt)?;
        let is_move = line.taken_back.is_empty();
        if entry.time_left.is_some() != (is_move && pace.is_some()) {
            let told = entry.time_left;
            return Err(corrupt((entry.ply, format!("time left of {told:?} does not fit its pace {:?}", row.pace))));
        }
    }
    Ok(line)
}

fn about_players(row: &GameRow) -> Vec<String> {
    let mut found = Vec::new();
    if row.attackers.id == row.defenders.id {
        found.push("somebody plays against himself".to_owned());
    }
    let is_intervened = row.result.is_some_and(|result| result.reason == EndReason::Intervention);
    if is_intervened != row.intervention.is_some() {
        found.push("who ended it does not fit how it ended".to_owned());
    }
    if let Some((ply, _)) = row.newest.filter(|(ply, _)| *ply > row.ply) {
        found.push(format!("a board stands of entry {ply}, but its log has {}", row.ply));
    }
    found
}

/// The clock against the log. Deadlines are only ever put off: more time, and time given back, make them later.
fn about_time(row: &GameRow, pace: Option<Pace>, line: &Line, last: Option<&PlyRow>) -> Vec<String> {
    if row.result.is_some() {
        return row.clock.map(|_| "it is over, but has a clock".to_owned()).into_iter().collect();
    }
    let mut found = Vec::new();
    if row.turn_since != line.turn_since {
        let (told, played) = (utc_text(row.turn_since), utc_text(line.turn_since));
        found.push(format!("the turn began at {told} by its row, at {played} by its log"));
    }
    match (pace, row.clock) {
        (None, None) => {}
        (Some(_), None) => found.push("it has a pace but no clock".to_owned()),
        (None, Some(_)) => found.push(CLOCK_WITHOUT_PACE.to_owned()),
        (Some(pace), Some(clock)) => {
            let began_at = last.map_or(row.started_at, |last| last.played_at);
            found.extend(about_clock(pace, &clock, began_at, seconds_by_log(pace, line)));
        }
    }
    found
}

fn about_clock(pace: Pace, clock: &ClockRow, began_at: Timestamp, seconds: (i64, i64)) -> Vec<String> {
    let mut found = Vec::new();
    if (clock.allotted, clock.waiting) != seconds {
        let stored = (clock.allotted, clock.waiting);
        found.push(format!("its clock gives {stored:?} seconds to move and wait, its log {seconds:?}"));
    }
    if clock.began_at != began_at {
        found.push(format!("its clock began at {}, its log at {}", utc_text(clock.began_at), utc_text(began_at)));
    }
    let due = pace.deadline(began_at, seconds.0);
    match clock.run {
        Run::Until(deadline) if deadline < due.plus_seconds(-CLOCKS_DIFFER) => {
            found.push(format!("its time is up at {}, by its log not before {}", utc_text(deadline), utc_text(due)));
        }
        Run::Stands { left, .. } if left < 0 => found.push(format!("its clock stands with {left} seconds left")),
        Run::Until(_) | Run::Stands { .. } => {}
    }
    found
}

/// Something is on offer only in a running game, by one of its players, on its newest board.
async fn about_offer(snapshot: &mut Snapshot, row: &GameRow) -> Result<Option<String>, Error> {
    let Some(open) = row.offer else { return Ok(None) };
    if row.side_of(open.by).is_none() {
        return Ok(Some(format!("offer {} was made by somebody who does not play in it", open.id)));
    }
    if row.result.is_some() {
        return Ok(Some(format!("it is over, but offer {} is open", open.id)));
    }
    let made_at = snapshot.offer(open.id).await?.map(|offer| offer.ply);
    let told = made_at.map_or_else(|| "nowhere".to_owned(), |ply| ply.to_string());
    Ok((made_at != Some(row.ply))
        .then(|| format!("offer {} was made at entry {told}, but its log has {}", open.id, row.ply)))
}

async fn about_thread(snapshot: &mut Snapshot, game: GameId) -> Result<Option<String>, Error> {
    let thread = snapshot.thread_of(game).await?;
    let hangs_on_itself = thread.is_some_and(|thread| thread.thread == thread.parent);
    Ok(hangs_on_itself.then(|| "its thread hangs on itself".to_owned()))
}

/// A match is two games by the same rules with the sides swapped, the second of which begins when the first ends.
async fn about_match(snapshot: &mut Snapshot, row: &GameRow) -> Result<Option<String>, Error> {
    let Some(found) = snapshot.match_of(row.id).await? else { return Ok(None) };
    let first = if found.first == row.id { Some(row.clone()) } else { snapshot.game(found.first).await? };
    let Some(first) = first else { return Ok(Some("the first game of its match is not stored".to_owned())) };
    let has_ended = first.result.is_some_and(|result| counts(result.reason));
    if has_ended != found.second.is_some() {
        return Ok(Some("the second game of its match does not fit how the first stands".to_owned()));
    }
    let Some(second) = found.second else { return Ok(None) };
    let second = if second == row.id { Some(row.clone()) } else { snapshot.game(second).await? };
    let fits = second.is_some_and(|second| {
        (second.attackers.id, second.defenders.id) == (first.defenders.id, first.attackers.id)
            && (&second.variant, &second.ruleset, &second.pace) == (&first.variant, &first.ruleset, &first.pace)
    });
    Ok((!fits).then(|| "the two games of its match do not fit each other".to_owned()))
}
