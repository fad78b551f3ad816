//! What could not be shown where it belongs is shown to each player at his next contact.

use super::delivery::game_of;
use super::pings::{Unreached, untold};
use super::replay::replay;
use super::{Due, Error, GameView, Owed, Person, Place, ReplyTo};
use crate::ids::{ChannelId, GameId, OutboxId, PlayerId};
use crate::store::{NewOwed, Store, Tx};
use crate::time::Timestamp;

/// How much of what he has missed a player is shown at once.
const AT_ONCE: usize = 2;

/// Where and how a person is met.
#[derive(Debug, Clone)]
pub struct Meeting {
    /// Where.
    pub place: Place,
    /// What can be said behind the answer.
    pub reply: ReplyTo,
    /// Whether we may post there by ourselves.
    pub may_post: bool,
    /// Whether others there see what we say.
    pub is_public: bool,
}

/// What follows from meeting a person.
#[derive(Debug, Default)]
pub struct Contact {
    /// What he is to be shown for himself alone; say [`seen`] once he has been.
    pub missed: Vec<GameView>,
    /// What does not reach him without his knowing; say [`told_of_closed_dms`](super::told_of_closed_dms) once he does.
    pub unreached: Option<Unreached>,
    /// Whether something is owed by now that was not before.
    pub owes: bool,
}

/// A person does something somewhere. If the channel was closed to us and is not any more, that is noted. What he has
/// missed is shown: to all if the game is played here, or if its channel is gone and it can go on here; else to him.
///
/// # Errors
/// Only faults.
pub async fn contact(store: &Store, person: &Person, meeting: &Meeting, now: Timestamp) -> Result<Contact, Error> {
    if !store.read().await?.contact_matters(person.id, meeting.place.channel).await? {
        return Ok(Contact::default());
    }
    let mut tx = store.write().await?;
    let unreached = untold(&tx.settings(person.id).await?);
    let mut contact = Contact { unreached, ..Contact::default() };
    if meeting.may_post {
        contact.owes = tx.unbar_channel(meeting.place.channel).await?;
    }
    for missed in tx.missed_by(person.id).await?.into_iter().take(AT_ONCE) {
        let Some(row) = tx.game(missed.game).await? else { continue };
        let moves_here = missed.homeless && row.place.guild.is_some() && row.place.guild == meeting.place.guild;
        if !(meeting.is_public && (moves_here || row.place.channel == meeting.place.channel)) {
            match replay(&mut tx, row).await {
                Ok(game) => contact.missed.push(game),
                // What can never be shown must not keep him from all else.
                Err(Error::CorruptGame { .. } | Error::Refused(_)) => tx.seen_by(person.id, missed.game).await?,
                Err(error) => return Err(error),
            }
            continue;
        }
        if moves_here {
            tx.move_game(row.id, meeting.place).await?;
        }
        tx.seen_by_all(row.id).await?;
        let board = Owed::Board { game: row.id, ply: row.ply };
        for owed in [Some(board), row.offer.map(|offer| Owed::Offer(offer.id))].into_iter().flatten() {
            owe_here(&mut tx, owed, meeting, now).await?;
        }
        contact.owes = true;
    }
    tx.commit().await?;
    Ok(contact)
}

/// Owes a message to the place where somebody is met, behind the answer that he gets.
async fn owe_here(tx: &mut Tx, owed: Owed, meeting: &Meeting, now: Timestamp) -> Result<OutboxId, Error> {
    let token = Some((meeting.reply.token.as_str(), meeting.reply.at));
    let new = NewOwed { owed, place: meeting.place, token, first_answer: false, now, due_at: now };
    Ok(tx.owe(new).await?)
}

/// A player has been shown a game as it stands.
///
/// # Errors
/// Only faults.
pub async fn seen(store: &Store, player: PlayerId, game: GameId) -> Result<(), Error> {
    if !store.read().await?.missed_by(player).await?.iter().any(|missed| missed.game == game) {
        return Ok(());
    }
    let mut tx = store.write().await?;
    tx.seen_by(player, game).await?;
    Ok(tx.commit().await?)
}

/// Notes for the players of a row's game that its message cannot be shown to them; `but` one who has seen it. What is
/// outdated nobody has to see any more.
pub(super) async fn miss(
    tx: &mut Tx,
    due: &Due,
    homeless: bool,
    but: Option<PlayerId>,
    now: Timestamp,
) -> Result<(), Error> {
    if due.outdated || due.owed.edits().is_some() {
        return Ok(());
    }
    let Some(game) = game_of(tx, &due.owed).await? else { return Ok(()) };
    let Some(row) = tx.game(game).await? else { return Ok(()) };
    for player in [row.attackers.id, row.defenders.id] {
        if Some(player) != but {
            tx.miss(player, game, homeless, now).await?;
        }
    }
    Ok(())
}

/// Discord has refused our messages in a channel.
///
/// # Errors
/// Only faults.
pub async fn bar_channel(store: &Store, channel: ChannelId, code: i64, now: Timestamp) -> Result<(), Error> {
    let mut tx = store.write().await?;
    tx.bar_channel(channel, code, now).await?;
    Ok(tx.commit().await?)
}

/// Whether Discord has refused our messages in a channel, and nobody has acted there since where we may post again.
///
/// # Errors
/// Only faults.
pub async fn is_barred(store: &Store, channel: ChannelId) -> Result<bool, Error> {
    Ok(store.read().await?.is_barred(channel).await?)
}

/// Discord does not take our private messages for a player (`since`), or does again (none).
///
/// # Errors
/// Only faults.
pub async fn note_dms(store: &Store, player: &Person, closed_since: Option<Timestamp>) -> Result<(), Error> {
    let mut tx = store.write().await?;
    tx.remember_player(player).await?;
    tx.set_dm_closed(player.id, closed_since).await?;
    Ok(tx.commit().await?)
}

/// Discord does not take our private messages for a player whom we know.
///
/// # Errors
/// Only faults.
pub async fn close_dms(store: &Store, player: PlayerId, now: Timestamp) -> Result<(), Error> {
    let mut tx = store.write().await?;
    tx.set_dm_closed(player, Some(now)).await?;
    Ok(tx.commit().await?)
}

/// Since when a player takes no private messages; none if he does, as far as is known.
///
/// # Errors
/// Only faults.
pub async fn dms_closed_since(store: &Store, player: PlayerId) -> Result<Option<Timestamp>, Error> {
    Ok(store.read().await?.dm_closed_at(player).await?)
}
