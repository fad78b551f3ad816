//! What the managers of a guild settle for it: where new games begin, whether they get threads, and what is played.

use super::paces::{PaceWish, default_pace_of, to_stored};
use super::{Error, GuildSettings, Place, Refusal};
use crate::ids::{ChannelId, GuildId};
use crate::rules::Variant;
use crate::store::{Snapshot, Store};
use crate::timing::Allowance;

/// The most channels that can be named: more would not fit the messages that list them.
const MOST_CHANNELS: usize = 25;

/// What is to be settled differently; what is left out stays as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SettleGuild {
    /// New games may begin everywhere; done first, so that a new list can be begun in one step.
    pub all_channels: bool,
    /// New games may begin in this channel (and no longer everywhere).
    pub add_channel: Option<ChannelId>,
    /// New games may no longer begin in this channel.
    pub remove_channel: Option<ChannelId>,
    /// Whether new games get threads.
    pub threads: Option<bool>,
    /// The key of the variant that is played unless somebody chooses one.
    pub variant: Option<String>,
    /// The pace that is played unless somebody chooses another.
    pub pace: PaceWish,
    /// How many days of every year somebody may be on vacation.
    pub vacation_days: Option<u8>,
}

/// What a guild has settled.
///
/// # Errors
/// Only faults.
pub async fn show_guild_settings(store: &Store, guild: GuildId) -> Result<GuildSettings, Error> {
    Ok(store.read().await?.guild_settings(guild).await?)
}

/// Settles something for a guild, and returns all that is settled by then.
///
/// # Errors
/// Refuses who does not manage the guild, outside of guilds, unknown variants, too many channels, and taking a channel
/// off the list that is not on it.
pub async fn settle_guild(
    store: &Store,
    place: Place,
    is_manager: bool,
    change: SettleGuild,
) -> Result<GuildSettings, Error> {
    let Some(guild) = place.guild else { return Err(Refusal::NoGuildHere.into()) };
    if !is_manager {
        return Err(Refusal::NotManager.into());
    }
    let mut tx = store.write().await?;
    if change.all_channels {
        tx.allow_all_channels(guild).await?;
    }
    if let Some(channel) = change.add_channel {
        tx.allow_channel(guild, channel).await?;
        if tx.guild_settings(guild).await?.channels.len() > MOST_CHANNELS {
            return Err(Refusal::TooManyChannels { most: MOST_CHANNELS }.into());
        }
    }
    if let Some(channel) = change.remove_channel
        && !tx.disallow_channel(guild, channel).await?
    {
        let listed = tx.guild_settings(guild).await?.channels;
        return Err(Refusal::ChannelNotListed { channel, listed }.into());
    }
    if let Some(threads) = change.threads {
        tx.set_threads(guild, threads).await?;
    }
    if let Some(key) = change.variant {
        let variant = Variant::by_key(&key).ok_or(Refusal::NoSuchVariant { key })?;
        tx.set_default_variant(guild, variant.key).await?;
    }
    if !change.pace.is_empty() {
        let wanted = change.pace.instead_of(default_pace_of(&mut tx, place).await?);
        tx.set_default_pace(guild, &to_stored(wanted)).await?;
    }
    if let Some(days) = change.vacation_days {
        tx.set_vacation_days(guild, days.min(Allowance::MOST)).await?;
    }
    let settings = tx.guild_settings(guild).await?;
    tx.commit().await?;
    Ok(settings)
}

/// Lets a game begin in a place; a thread counts as the channel that it hangs on.
///
/// # Errors
/// Refuses other channels than those that the guild's managers have named.
pub async fn admit_beginning(store: &Store, place: Place, parent: Option<ChannelId>) -> Result<(), Error> {
    let Some(guild) = place.guild else { return Ok(()) };
    let settings = show_guild_settings(store, guild).await?;
    let is_listed = |channel: ChannelId| settings.channels.contains(&channel);
    if settings.channels.is_empty() || is_listed(place.channel) || parent.is_some_and(is_listed) {
        return Ok(());
    }
    Err(Refusal::WrongChannel { channels: settings.channels }.into())
}

/// What is played in a place unless somebody chooses.
///
/// # Errors
/// Only faults.
pub async fn default_variant(store: &Store, place: Place) -> Result<&'static Variant, Error> {
    default_variant_of(&mut store.read().await?, place).await
}

/// The same in a snapshot. A variant that exists no more is as if none had been chosen.
pub(super) async fn default_variant_of(snapshot: &mut Snapshot, place: Place) -> Result<&'static Variant, Error> {
    let chosen = match place.guild {
        Some(guild) => snapshot.guild_settings(guild).await?.variant,
        None => None,
    };
    Ok(chosen.as_deref().and_then(Variant::by_key).unwrap_or(&Variant::ALL[0]))
}

/// How much vacation counts in the games of a guild, or in private conversations.
pub(super) async fn allowance_of(snapshot: &mut Snapshot, guild: Option<GuildId>) -> Result<Allowance, Error> {
    let settled = match guild {
        Some(guild) => snapshot.guild_settings(guild).await?.vacation_days,
        None => None,
    };
    Ok(settled_allowance(settled))
}

/// How much vacation a guild has settled.
pub fn settled_allowance(days: Option<u8>) -> Allowance {
    days.map_or(Allowance::DEFAULT, |days| Allowance { days })
}
