//! Putting into the outbox what a use case owes, and what becomes old by it.

use super::pings::owe_private_call;
use super::{Error, OfferState, Owed, Place, Post, ReplyTo};
use crate::ids::{GameId, OfferId, OutboxId};
use crate::store::{GameRow, NewOwed, Tx};
use crate::time::Timestamp;

/// Seconds that the request itself has for delivering what it owes, before the outbox takes over.
pub(super) const HEAD_START: i64 = 5;
/// Seconds after which a message follows at the earliest that belongs behind the request's own. While that one is owed, it
/// is not due: see [`Snapshot::due`](crate::store::Snapshot::due).
const BEHIND: i64 = 2;
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
    let row = tx.owe(new).await?;
    if let Owed::Board { game, ply } = owed {
        owe_private_call(tx, game, ply, place, now).await?;
    }
    Ok(row)
}

/// Owes the first board of a game that begins by what ends another, behind the last board of that one: the outbox alone
/// cares for it, by the request's token where the bot may not speak otherwise.
pub(super) async fn owe_board_behind(
    tx: &mut Tx,
    game: GameId,
    place: Place,
    reply: Option<&ReplyTo>,
    now: Timestamp,
) -> Result<(), Error> {
    owe_behind(tx, Owed::Board { game, ply: 0 }, place, reply, now).await?;
    owe_private_call(tx, game, 0, place, now).await
}

/// Owes a message for which the outbox alone cares, behind the request's own: by the request's token where the bot may
/// not speak otherwise.
pub(super) async fn owe_behind(
    tx: &mut Tx,
    owed: Owed,
    place: Place,
    reply: Option<&ReplyTo>,
    now: Timestamp,
) -> Result<(), Error> {
    let here = reply.filter(|reply| reply.place.channel == place.channel);
    let token = here.map(|reply| (reply.token.as_str(), reply.at));
    let due_at = now.plus_seconds(BEHIND);
    tx.owe(NewOwed { owed, place, token, first_answer: false, now, due_at }).await?;
    Ok(())
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
pub(super) async fn lapse_offer(tx: &mut Tx, row: &GameRow, now: Timestamp) -> Result<Option<OfferId>, Error> {
    let Some(open) = row.offer else { return Ok(None) };
    let lapsed = close_offer(tx, open.id, OfferState::Lapsed, now).await?;
    Ok(lapsed.then_some(open.id))
}

/// Closes an open offer, and owes saying so in its message; false if it was closed already.
pub(super) async fn close_offer(tx: &mut Tx, id: OfferId, state: OfferState, now: Timestamp) -> Result<bool, Error> {
    if !tx.close_offer(id, state, now).await? {
        return Ok(false);
    }
    if let Some(post) = tx.offer(id).await?.and_then(|offer| offer.post) {
        owe_edit(tx, Owed::EditOffer { offer: id, post }, post, now).await?;
    }
    Ok(true)
}
