//! Putting into the outbox what a use case owes, and what becomes old by it.

use super::{Error, OfferState, OfferView, Owed, Place, Post, ReplyTo};
use crate::ids::{GameId, OutboxId};
use crate::store::{GameRow, NewOwed, Tx};
use crate::time::Timestamp;

/// Seconds that the request itself has for delivering what it owes, before the outbox takes over.
pub(super) const HEAD_START: i64 = 5;
/// Seconds after which a message that has become old is edited: what people wait for goes first.
const EDIT_DELAY: i64 = 1;

/// Owes a public message to the place where it belongs: by the request's token while that lives, where the request was
/// made in that place.
pub(super) async fn owe_message(
    tx: &mut Tx,
    owed: Owed,
    place: Place,
    reply: &ReplyTo,
    now: Timestamp,
) -> Result<OutboxId, Error> {
    let is_here = reply.place.channel == place.channel;
    let new = NewOwed {
        owed,
        place,
        token: is_here.then_some((reply.token.as_str(), reply.at)),
        first_answer: is_here && reply.first_answer,
        now,
        due_at: now.plus_seconds(HEAD_START),
    };
    Ok(tx.owe(new).await?)
}

/// Owes the edit of a message that has become old.
pub(super) async fn owe_edit(tx: &mut Tx, owed: Owed, post: Post, now: Timestamp) -> Result<(), Error> {
    let place = Place { channel: post.channel, guild: post.guild };
    let due_at = now.plus_seconds(EDIT_DELAY);
    tx.owe(NewOwed { owed, place, token: None, first_answer: false, now, due_at }).await?;
    Ok(())
}

/// Owes taking the buttons off every board of the game that still has them.
pub(super) async fn strip_boards(tx: &mut Tx, game: GameId, now: Timestamp) -> Result<(), Error> {
    for post in tx.boards_with_buttons(game).await? {
        owe_edit(tx, Owed::StripButtons { post }, post, now).await?;
    }
    Ok(())
}

/// Lets the open offer of a game lapse, if there is one, and owes saying so in its message.
pub(super) async fn lapse_offer(tx: &mut Tx, row: &GameRow, now: Timestamp) -> Result<Option<OfferView>, Error> {
    let Some(id) = row.offer else { return Ok(None) };
    let Some(mut offer) = tx.offer(id).await? else { return Ok(None) };
    if !tx.close_offer(id, OfferState::Lapsed, now).await? {
        return Ok(None);
    }
    offer.state = OfferState::Lapsed;
    if let Some(post) = offer.post {
        owe_edit(tx, Owed::EditOffer { offer: id, post }, post, now).await?;
    }
    OfferView::from_row(&offer, row).map(Some)
}
