//! The bot looks after itself: every running game, and every game that ended lately, is played again and compared with
//! what is stored. What does not fit is told and frozen, never repaired.

use super::frozen::{Frozen, complain, freeze};
use super::sound::differences;
use super::{Error, facts};
use crate::ids::GameId;
use crate::store::{Store, StoreError};
use crate::time::Timestamp;

const CHECKED: &str = "checked_at";
const MINUTE: &str = "check_minute";
const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;
/// When people sleep, as far as there is such an hour: between three and four by UTC.
const QUIET_HOUR: i64 = 3 * HOUR;

/// How far a check has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Checking {
    /// Behind this one among the running games, by number.
    Running(GameId),
    /// Behind this one among those that are over, by when they ended.
    Over(Timestamp, GameId),
}

impl Checking {
    /// Before the first game.
    pub const BEGINNING: Self = Self::Running(GameId(0));
}

/// What a part of a check has found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    /// How many games were looked at.
    pub games: usize,
    /// Those that do not fit together, with what is wrong.
    pub unsound: Vec<Frozen>,
    /// Where to go on; none at the end.
    pub next: Option<Checking>,
}

/// Checks up to `limit` games, and freezes those that do not fit together. Those that ended more than a day ago are left
/// alone. No reading is longer than one game, so that nobody who moves waits for it.
///
/// # Errors
/// Only faults.
pub async fn check_games(store: &Store, from: Checking, limit: u32, now: Timestamp) -> Result<Checked, Error> {
    let mut checked = find_differences(store, from, now.plus_seconds(-DAY), limit).await?;
    let mut frozen = Vec::new();
    for unsound in &checked.unsound {
        frozen.extend(check_game(store, unsound.game, now).await?);
    }
    checked.unsound = frozen;
    Ok(checked)
}

/// Looks through up to `limit` games for what does not fit together, and changes nothing. Games that ended before `since`
/// are left out, and frozen ones.
///
/// # Errors
/// Only faults.
pub async fn find_differences(store: &Store, from: Checking, since: Timestamp, limit: u32) -> Result<Checked, Error> {
    let (games, next) = part(store, from, since, limit).await?;
    let mut unsound = Vec::new();
    for &game in &games {
        let found = differences(&mut store.read().await?, game).await?;
        if !found.is_empty() {
            unsound.push(Frozen { game, why: found.join("; ") });
        }
    }
    Ok(Checked { games: games.len(), unsound, next })
}

/// Whether a game, frozen or not, fits together as it is stored now.
///
/// # Errors
/// Only faults.
pub async fn fits_together(store: &Store, game: GameId) -> Result<bool, Error> {
    Ok(differences(&mut store.read().await?, game).await?.is_empty())
}

/// The next games, and where to go on behind them.
async fn part(
    store: &Store,
    from: Checking,
    since: Timestamp,
    limit: u32,
) -> Result<(Vec<GameId>, Option<Checking>), Error> {
    let mut snapshot = store.read().await?;
    match from {
        Checking::Running(after) => {
            let games = snapshot.running_after(after, limit).await?;
            let over = Checking::Over(since, GameId(0));
            let next = games.last().map_or(over, |last| Checking::Running(*last));
            Ok((games, Some(next)))
        }
        Checking::Over(ended_at, after) => {
            let games = snapshot.over_after((ended_at, after), limit).await?;
            let next = games.last().map(|(ended_at, game)| Checking::Over(*ended_at, *game));
            Ok((games.into_iter().map(|(_, game)| game).collect(), next))
        }
    }
}

/// Checks one game, and freezes it if it does not fit together. None if it does, or was frozen before.
///
/// # Errors
/// Only faults.
pub async fn check_game(store: &Store, game: GameId, now: Timestamp) -> Result<Option<Frozen>, Error> {
    let mut tx = store.write().await?;
    let found = differences(&mut tx, game).await?;
    if found.is_empty() {
        return Ok(None);
    }
    let frozen = freeze(&mut tx, game, &found.join("; "), now).await?;
    tx.commit().await?;
    frozen.iter().for_each(complain);
    Ok(frozen)
}

/// Whether all games are to be checked now: once a night in that minute, or as soon as can be where that was missed.
///
/// # Errors
/// Only faults.
pub async fn check_is_due(store: &Store, minute: i64, now: Timestamp) -> Result<bool, Error> {
    let Some(value) = store.read().await?.fact(CHECKED).await? else { return Ok(true) };
    let Ok(checked_at) = value.parse() else {
        return Err(StoreError::BadValue { what: "when all games were checked", value }.into());
    };
    Ok(is_due(checked_at, minute, now))
}

fn is_due(checked_at: i64, minute: i64, now: Timestamp) -> bool {
    let at = QUIET_HOUR + minute * 60;
    let day_of = |seconds: i64| (seconds - at).div_euclid(DAY);
    day_of(now.0) > day_of(checked_at)
}

/// The minute of the quiet hour in which games are checked: `drawn`, unless one has been drawn before. Bots on one machine
/// do not all do it at once.
///
/// # Errors
/// Only faults.
pub async fn check_minute(store: &Store, drawn: i64) -> Result<i64, Error> {
    let known = store.read().await?.fact(MINUTE).await?;
    if let Some(minute) = known.and_then(|minute| minute.parse().ok()).filter(|minute| (0..60).contains(minute)) {
        return Ok(minute);
    }
    facts::set(store, MINUTE, &drawn.to_string()).await?;
    Ok(drawn)
}

/// All games have been checked.
///
/// # Errors
/// Only faults.
pub async fn checked(store: &Store, now: Timestamp) -> Result<(), Error> {
    facts::set(store, CHECKED, &now.0.to_string()).await
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Monday 30 November 2026, 00:00 UTC.
    const MIDNIGHT: i64 = 1_795_996_800;

    #[test]
    fn games_are_checked_once_a_night_and_soon_after_a_missed_one() {
        let at = |hour: i64, minute: i64| MIDNIGHT + hour * HOUR + minute * 60;
        for (checked_at, now, due) in [
            (at(3, 17), at(3, 18), false),
            (at(3, 17), at(27, 16), false),
            (at(3, 17), at(27, 17), true),
            (at(3, 16), at(3, 17), true),
            // The bot was away at night.
            (at(3, 17), at(45, 0), true),
            (at(45, 0), at(51, 16), false),
            (at(45, 0), at(51, 17), true),
            // A clock that was set back.
            (at(27, 17), at(3, 17), false),
        ] {
            assert_eq!(is_due(checked_at, 17, Timestamp(now)), due, "{checked_at} {now}");
        }
    }
}
