//! Accepting and declining a draw.

use super::offer_draw::find_offer;
use super::owing::owe_edit;
use super::replay::replay;
use super::resign::end_game;
use super::{EndReason, Error, GameResult, GameView, OfferState, OfferView, Owed, Person, Refusal, ReplyTo, Resigned};
use crate::ids::OfferId;
use crate::store::{GameRow, OfferRow, Snapshot, Store, Tx};
use crate::time::Timestamp;

/// Accepts a draw: the game ends. The result has the same shape as a resignation's.
///
/// # Errors
/// Refuses anybody but the opponent of whoever offered, and an offer that is no longer open.
pub async fn accept_draw(
    store: &Store,
    offer: OfferId,
    by: Person,
    reply: ReplyTo,
    now: Timestamp,
) -> Result<(Resigned, OfferView), Error> {
    store.refresh_name(&by).await?;
    let mut tx = store.write().await?;
    let (mut offer, row) = admit_offered(&mut tx, offer, &by).await?;
    close(&mut tx, &mut offer, OfferState::Accepted, now).await?;
    let view = OfferView::from_row(&offer, &row)?;
    let row = GameRow { offer: None, ..row };
    let drawn = GameResult { winner: None, reason: EndReason::Agreement };
    let ended = end_game(&mut tx, row, drawn, &reply, now).await?;
    tx.commit().await?;
    Ok((ended, view))
}

/// The open offer that `by` may answer, and its game.
async fn admit_offered(snapshot: &mut Snapshot, offer: OfferId, by: &Person) -> Result<(OfferRow, GameRow), Error> {
    let (offer, row) = find_offer(snapshot, offer).await?;
    let opponent = OfferView::from_row(&offer, &row)?.to;
    if by.id != opponent.id {
        return Err(Refusal::NotOffered { opponent }.into());
    }
    if offer.state != OfferState::Open {
        return Err(Refusal::OfferClosed { game: row.id, state: offer.state, newest: row.newest_post() }.into());
    }
    Ok((offer, row))
}

/// Closes an open offer, and owes saying so in its message.
async fn close(tx: &mut Tx, offer: &mut OfferRow, state: OfferState, now: Timestamp) -> Result<(), Error> {
    tx.close_offer(offer.id, state, now).await?;
    offer.state = state;
    if let Some(post) = offer.post {
        owe_edit(tx, Owed::EditOffer { offer: offer.id, post }, post, now).await?;
    }
    Ok(())
}

/// Declines a draw: the game goes on.
///
/// # Errors
/// As [`accept_draw`].
pub async fn decline_draw(
    store: &Store,
    offer: OfferId,
    by: Person,
    now: Timestamp,
) -> Result<(GameView, OfferView), Error> {
    store.refresh_name(&by).await?;
    let mut tx = store.write().await?;
    let (mut offer, row) = admit_offered(&mut tx, offer, &by).await?;
    close(&mut tx, &mut offer, OfferState::Declined, now).await?;
    let view = OfferView::from_row(&offer, &row)?;
    let game = replay(&mut tx, GameRow { offer: None, ..row }).await?;
    tx.commit().await?;
    Ok((game, view))
}
