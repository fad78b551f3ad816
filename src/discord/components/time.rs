//! Claiming a game whose time is up, and giving the opponent more time: from a board, or by a command.

use super::Pressed;
use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::present::{self, Done};
use crate::service::{self, BoardRef, Error, GameRef};

pub(super) async fn press_claim(call: &Call, board: BoardRef) -> Pressed {
    claim(call, GameRef::Number(board.game, call.place), Some(board.ply)).await
}

/// The first answer is the last board.
pub(in crate::discord) async fn claim(call: &Call, game: GameRef, on_ply: Option<u32>) -> Result<Reply, Error> {
    let (by, reply) = (call.person.clone(), call.answered_by_it());
    let ended = service::claim(&call.store, by, game, on_ply, reply, call.now).await?;
    let board = present::public_board(&call.public, &ended.game);
    Ok(Reply::public(board, ended.outbox).belongs_to(ended.game.place, Done::Claimed))
}

pub(super) async fn press_add_time(call: &Call, board: BoardRef) -> Pressed {
    add_time(call, GameRef::Number(board.game, call.place), Some(board.ply), None).await
}

/// The first answer is the board with the new deadline.
pub(in crate::discord) async fn add_time(
    call: &Call,
    game: GameRef,
    on_ply: Option<u32>,
    days: Option<u8>,
) -> Result<Reply, Error> {
    let (by, reply) = (call.person.clone(), call.answered_by_it());
    let added = service::add_time(&call.store, by, game, on_ply, days, reply, call.now).await?;
    let board = present::time_added(&call.public, &added.game);
    Ok(Reply::public(board, added.outbox).belongs_to(added.game.place, Done::AddedTime))
}
