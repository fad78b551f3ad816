//! In which language people and places are spoken to. Languages are codes here; what they stand for is for whoever words
//! something.

use super::{Error, Person, Place};
use crate::ids::{GuildId, PlayerId};
use crate::store::{Snapshot, Store, Tongue};

/// What Discord says of the languages of an interaction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seen<'a> {
    /// The language of the player's client.
    pub reader: &'a str,
    /// The language of the guild; none in private conversations.
    pub guild: Option<&'a str>,
}

/// The languages in which an interaction is answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Languages {
    /// Of what only he sees.
    pub private: String,
    /// Of what everybody there sees; none if they have no language in common.
    pub public: Option<String>,
}

/// In which languages somebody is answered: privately in the one he has chosen, else that of his client; publicly in the
/// guild's, and in a private conversation in the one that all who have spoken there share. What was seen of a guild is
/// noted at once, because what is owed there may have to be worded without an interaction.
///
/// # Errors
/// Only faults.
pub async fn languages(store: &Store, player: PlayerId, place: Place, seen: Seen<'_>) -> Result<Languages, Error> {
    let mut snapshot = store.read().await?;
    let own = snapshot.tongue_of_player(player).await?.and_then(|tongue| tongue.chosen);
    let private = own.unwrap_or_else(|| seen.reader.to_owned());
    let public = if let Some(guild) = place.guild {
        let known = snapshot.tongue_of_guild(guild).await?.unwrap_or_default();
        drop(snapshot);
        if let Some(locale) = seen.guild.filter(|locale| known.seen.as_deref() != Some(*locale)) {
            note_guild(store, guild, locale).await?;
        }
        let chosen = known.chosen.or_else(|| seen.guild.map(str::to_owned));
        Some(chosen.or(known.seen).unwrap_or_else(|| private.clone()))
    } else {
        let others = snapshot.tongues_in_private(place.channel).await?;
        let others = others.into_iter().filter(|(other, _)| *other != player).map(|(_, tongue)| tongue);
        shared(others.filter_map(|tongue| tongue.spoken().map(str::to_owned)).chain([private.clone()]))
    };
    Ok(Languages { private, public })
}

async fn note_guild(store: &Store, guild: GuildId, locale: &str) -> Result<(), Error> {
    let mut tx = store.write().await?;
    tx.see_guild(guild, locale).await?;
    Ok(tx.commit().await?)
}

/// The language of all, if it is one.
fn shared(mut languages: impl Iterator<Item = String>) -> Option<String> {
    let first = languages.next()?;
    languages.all(|language| language == first).then_some(first)
}

/// Notes which language somebody's client has, and that he was there, once he has been answered: by then he is a player if
/// what he did has made him one. Strangers are not stored.
///
/// # Errors
/// Only faults.
pub async fn note_reader(store: &Store, player: PlayerId, place: Place, seen: Seen<'_>) -> Result<(), Error> {
    let mut snapshot = store.read().await?;
    let Some(known) = snapshot.tongue_of_player(player).await? else { return Ok(()) };
    let is_new_here = place.guild.is_none()
        && !snapshot.tongues_in_private(place.channel).await?.iter().any(|(reader, _)| *reader == player);
    drop(snapshot);
    if known.seen.as_deref() == Some(seen.reader) && !is_new_here {
        return Ok(());
    }
    let mut tx = store.write().await?;
    tx.see_player(player, seen.reader).await?;
    if is_new_here {
        tx.see_in_private(place.channel, player).await?;
    }
    Ok(tx.commit().await?)
}

/// In which language everybody in a place is spoken to; none if that is not known, or they have none in common.
///
/// # Errors
/// Only faults.
pub async fn language_of_place(store: &Store, place: Place) -> Result<Option<String>, Error> {
    let mut snapshot = store.read().await?;
    match place.guild {
        Some(guild) => {
            let known = snapshot.tongue_of_guild(guild).await?;
            Ok(known.and_then(|tongue| tongue.spoken().map(str::to_owned)))
        }
        None => shared_in_private(&mut snapshot, place).await,
    }
}

async fn shared_in_private(snapshot: &mut Snapshot, place: Place) -> Result<Option<String>, Error> {
    let readers = snapshot.tongues_in_private(place.channel).await?;
    Ok(shared(readers.iter().filter_map(|(_, tongue)| tongue.spoken().map(str::to_owned))))
}

/// In which language a player is spoken to in private; none if that is not known.
///
/// # Errors
/// Only faults.
pub async fn language_of_player(store: &Store, player: PlayerId) -> Result<Option<String>, Error> {
    let known = store.read().await?.tongue_of_player(player).await?;
    Ok(known.and_then(|tongue| tongue.spoken().map(str::to_owned)))
}

/// Stores the language that a player chooses to be spoken to in; none for that of his client.
///
/// # Errors
/// Only faults.
pub async fn choose_language(store: &Store, player: &Person, language: Option<&str>) -> Result<(), Error> {
    let mut tx = store.write().await?;
    tx.remember_player(player).await?;
    tx.set_language(player.id, language).await?;
    Ok(tx.commit().await?)
}

/// What is known of a guild's language: what its managers have chosen, and what Discord says.
///
/// # Errors
/// Only faults.
pub async fn guild_language(store: &Store, guild: GuildId) -> Result<Tongue, Error> {
    Ok(store.read().await?.tongue_of_guild(guild).await?.unwrap_or_default())
}

/// Stores the language that a guild's managers choose for what everybody in it sees; none for the one that the guild is
/// set to in Discord. Whether he may is for whoever asks to know.
///
/// # Errors
/// Only faults.
pub async fn choose_guild_language(store: &Store, guild: GuildId, language: Option<&str>) -> Result<(), Error> {
    let mut tx = store.write().await?;
    tx.set_guild_language(guild, language).await?;
    Ok(tx.commit().await?)
}
