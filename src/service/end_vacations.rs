//! The end of vacations: found by a sweep that may run late, twice, or in two processes; or brought about by the player.

use std::collections::BTreeSet;

use super::frozen::readable_games;
use super::owing::owe_behind;
use super::vacations::can_stand;
use super::{Error, Owed, ReplyTo, standing};
use crate::ids::PlayerId;
use crate::store::{ReachRow, Store, Tx, VacationRow};
use crate::time::Timestamp;

/// Ends up to `limit` vacations whose time is over, in as many guilds in which it is over sooner, and lets as many clocks
/// go on. Each counts from the moment at which it was to go on, however late this runs. Returns how much there was to do.
///
/// # Errors
/// Only faults.
pub async fn end_vacations(store: &Store, limit: u32, now: Timestamp) -> Result<usize, Error> {
    if !store.read().await?.vacations_have_work(now).await? {
        return Ok(0);
    }
    let mut tx = store.write().await?;
    let over = tx.vacations_over(now, limit).await?;
    for vacation in &over {
        end(&mut tx, vacation, vacation.until, None, now).await?;
    }
    let reaches = tx.reaches_over(now, limit).await?;
    for reach in &reaches {
        let Some(vacation) = tx.vacation(reach.vacation).await? else { continue };
        end_in_guild(&mut tx, vacation.player.id, reach, reach.until, None, now).await?;
    }
    let clocks = tx.clocks_going_on(now, limit).await?;
    for game in &clocks {
        standing::go_on(&mut tx, *game, now).await?;
    }
    tx.commit().await?;
    Ok(over.len() + reaches.len() + clocks.len())
}

/// Ends a vacation at a moment that is not to come: all clocks that still stand go on, and it is told wherever it still
/// counted.
pub(super) async fn end(
    tx: &mut Tx,
    vacation: &VacationRow,
    at: Timestamp,
    reply: Option<&ReplyTo>,
    now: Timestamp,
) -> Result<(), Error> {
    tx.end_vacation(vacation.id, at).await?;
    let player = vacation.player.id;
    for row in readable_games(tx, player, now).await? {
        if row.player(row.to_move).id == player {
            standing::go_on(tx, row.id, at).await?;
        }
    }
    for reach in tx.reaches(vacation.id).await?.iter().filter(|reach| reach.over_at.is_none()) {
        end_in_guild(tx, player, reach, reach.until.min(at), reply, now).await?;
    }
    Ok(())
}

/// Notes that a vacation is over in a guild, and owes telling it in every channel in which he plays there by a clock, unless
/// nobody has been told there that it began.
async fn end_in_guild(
    tx: &mut Tx,
    player: PlayerId,
    reach: &ReachRow,
    at: Timestamp,
    reply: Option<&ReplyTo>,
    now: Timestamp,
) -> Result<(), Error> {
    tx.end_reach(reach, at).await?;
    let mut told = BTreeSet::new();
    for row in readable_games(tx, player, now).await? {
        let channel = row.place.channel;
        if row.place.guild == reach.guild && can_stand(&row, player, at) && told.insert(channel) {
            if tx.abandon_vacation_begun(reach.vacation, channel, "it is over", now).await? {
                continue;
            }
            let owed = Owed::VacationOver { vacation: reach.vacation, game: row.id };
            owe_behind(tx, owed, row.place, reply, now).await?;
        }
    }
    Ok(())
}
