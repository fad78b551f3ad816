//! Offering something from a board, and the buttons under the offer.

use super::Pressed;
use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::present::{self, Done};
use crate::ids::OfferId;
use crate::service::{self, BoardRef, Error, GameRef, NewOffer, OfferKind};

pub(super) async fn make(call: &Call, kind: OfferKind, board: BoardRef) -> Pressed {
    offer(call, kind, GameRef::Number(board.game, call.place), Some(board.ply)).await
}

/// Makes an offer, from a board or by a command: the first answer is the offer's message.
pub(in crate::discord) async fn offer(
    call: &Call,
    kind: OfferKind,
    game: GameRef,
    on_ply: Option<u32>,
) -> Result<Reply, Error> {
    let request = NewOffer { kind, player: call.person.clone(), game, on_ply, reply: call.answered_by_it() };
    let made = service::make_offer(&call.store, request, call.now).await?;
    let offer = present::offer(&call.public, &made.game, &made.offer);
    Ok(Reply::public(offer, made.outbox).belongs_to(made.game.place, Done::Offered(kind)))
}

/// The first answer is the board as it stands by that; the offer's message loses its buttons by the outbox.
pub(super) async fn accept(call: &Call, offer: (OfferKind, OfferId)) -> Pressed {
    let by = call.person.clone();
    let accepted = service::accept_offer(&call.store, offer, by, call.answered_by_it(), call.now).await?;
    let board = present::public_board(&call.public, &accepted.game);
    Ok(Reply::public(board, accepted.outbox).belongs_to(accepted.game.place, Done::Accepted(offer.0)))
}

/// The offer's message says so at once where it was pressed; else he is told so, and the outbox changes it.
pub(super) async fn withdraw(call: &Call, offer: (OfferKind, OfferId)) -> Pressed {
    let (game, offer) = service::withdraw_offer(&call.store, offer, call.person.clone(), call.now).await?;
    if call.is_pressed_in_private {
        call.edge.outbox.notify_one();
        return Ok(Reply::update_private(present::closed(&call.private, "closed-offer-withdrawn")));
    }
    Ok(Reply::update_public(present::offer(&call.public, &game, &offer)))
}

/// The offer's message says so; then whoever offered is told.
pub(super) async fn decline(call: &Call, offer: (OfferKind, OfferId)) -> Pressed {
    let by = call.person.clone();
    let declined = service::decline_offer(&call.store, offer, by, call.followed_by_it(), call.now).await?;
    let notice = present::offer_declined(&call.public, &declined.game, &declined.offer);
    let closed = present::offer(&call.public, &declined.game, &declined.offer);
    Ok(Reply::update_public(closed).then(notice, declined.outbox).belongs_to(declined.game.place, Done::Declined))
}
