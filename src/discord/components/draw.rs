//! Offering a draw from a board, and the buttons under the offer.

use super::Pressed;
use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::present::{self, Done};
use crate::ids::OfferId;
use crate::service::{self, BoardRef, GameRef};

pub(super) async fn offer(call: &Call, board: BoardRef) -> Pressed {
    let (by, game) = (call.person.clone(), GameRef::Number(board.game, call.place));
    let reply = call.answered_by_it();
    let made = service::offer_draw(&call.edge.store, by, game, Some(board.ply), reply, call.now).await?;
    let offer = present::draw_offer(&call.public, &made.game, &made.offer);
    Ok(Reply::public(offer, made.outbox).belongs_to(made.game.place, Done::OfferedDraw))
}

/// The first answer is the final board; the offer's message loses its buttons by the outbox.
pub(super) async fn accept(call: &Call, id: OfferId) -> Pressed {
    let by = call.person.clone();
    let (ended, _) = service::accept_draw(&call.edge.store, id, by, call.answered_by_it(), call.now).await?;
    let board = present::public_board(&call.public, &ended.game);
    Ok(Reply::public(board, ended.outbox).belongs_to(ended.game.place, Done::AcceptedDraw))
}

pub(super) async fn decline(call: &Call, id: OfferId) -> Pressed {
    let (game, offer) = service::decline_draw(&call.edge.store, id, call.person.clone(), call.now).await?;
    Ok(Reply::update_public(present::draw_offer(&call.public, &game, &offer)))
}
