//! Claiming a game whose time is up, with a question first that only he sees, and giving the opponent more time: from a
//! board, or by a command.

use super::Pressed;
use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::present::{self, Done};
use crate::service::{self, BoardRef, Error, GameRef};

pub(super) async fn press_claim(call: &Call, board: BoardRef) -> Pressed {
    ask_claim(call, GameRef::Number(board.game, call.place), Some(board.ply)).await
}

/// Asks him whether he claims the game, from a board or by a command.
pub(in crate::discord) async fn ask_claim(call: &Call, game: GameRef, on_ply: Option<u32>) -> Result<Reply, Error> {
    let game = service::ask_claim(&call.store, &call.person, game, on_ply, call.now).await?;
    Ok(Reply::private(present::claim_question(&call.private, &game)))
}

/// The question closes, then all see the last board.
pub(super) async fn confirm_claim(call: &Call, board: BoardRef) -> Pressed {
    let (by, game) = (call.person.clone(), GameRef::Number(board.game, call.place));
    let ended = service::claim(&call.store, by, game, Some(board.ply), call.followed_by_it(), call.now).await?;
    let closed = present::closed(&call.private, "closed-claimed");
    let board = present::public_board(&call.public, &ended.game);
    Ok(Reply::update_private(closed).then(board, ended.outbox).belongs_to(ended.game.place, Done::Claimed))
}

pub(super) fn leave_unclaimed(call: &Call) -> Reply {
    Reply::update_private(present::closed(&call.private, "closed-claim-left"))
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
