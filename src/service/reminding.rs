//! What a player chooses about being reminded: of what, in which hours not, by which zone, and the daily list.

use super::reminders::look_again;
use super::{Error, Person, Pings, Settings};
use crate::store::{Reminding, Store};
use crate::time::Timestamp;
use crate::timing::{Plan, QuietHours, Wishes, Zone};

/// One thing that a player changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RemindingChange {
    /// Of what he is reminded.
    Plan(Plan),
    /// In which hours he is not.
    Quiet(Option<QuietHours>),
    /// The zone of all hours.
    Zone(Zone),
    /// The hour of the daily list.
    Digest(Option<u8>),
}

/// How a player is reminded: not at all, where he wants to be called by nothing.
pub(super) fn wishes_of(settings: &Settings) -> Wishes {
    let reminding = &settings.reminding;
    let plan = match settings.pings {
        Pings::Silent => Plan::Off,
        Pings::Channel | Pings::Dm => reminding.plan,
    };
    Wishes { plan, quiet: reminding.quiet, zone: zone_of(reminding) }
}

/// The zone of a player's hours.
pub(super) fn zone_of(reminding: &Reminding) -> Zone {
    reminding.zone.clone().unwrap_or(Zone::UTC)
}

/// Changes when a player is reminded, in the games that he plays too, and when he gets his list next. Choosing an hour for
/// the list is another try, also where private messages were closed.
///
/// # Errors
/// Only faults.
pub async fn choose_reminding(
    store: &Store,
    player: &Person,
    changes: &[RemindingChange],
    now: Timestamp,
) -> Result<(), Error> {
    if changes.is_empty() {
        return Ok(());
    }
    let mut tx = store.write().await?;
    tx.remember_player(player).await?;
    let before = tx.settings(player.id).await?;
    let after = changed(&before.reminding, changes, now);
    tx.set_reminding(player.id, &after).await?;
    if changes.iter().any(|change| matches!(change, RemindingChange::Digest(Some(_)))) {
        tx.set_dm_closed(player.id, None).await?;
    }
    look_again(&mut tx, player.id, &before, now).await?;
    Ok(tx.commit().await?)
}

fn changed(before: &Reminding, changes: &[RemindingChange], now: Timestamp) -> Reminding {
    let mut reminding = before.clone();
    for change in changes {
        match change {
            RemindingChange::Plan(plan) => reminding.plan = *plan,
            RemindingChange::Quiet(quiet) => reminding.quiet = *quiet,
            RemindingChange::Zone(zone) => reminding.zone = Some(zone.clone()),
            RemindingChange::Digest(digest) => reminding.digest = *digest,
        }
    }
    if reminding.digest != before.digest || reminding.zone != before.zone {
        let zone = zone_of(&reminding);
        reminding.next_digest = reminding.digest.map(|hour| zone.next_hour(hour, now));
    }
    reminding
}
