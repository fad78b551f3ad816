//! Resigning from a board, with the question that only he sees.

use super::Pressed;
use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::present::{self, Done};
use crate::service::{self, BoardRef, GameRef};

pub(super) async fn ask(call: &Call, board: BoardRef) -> Pressed {
    ask_in(call, GameRef::Number(board.game, call.place), Some(board.ply)).await
}

/// Asks him whether he means to resign, from a board or by a command.
pub(in crate::discord) async fn ask_in(call: &Call, game: GameRef, on_ply: Option<u32>) -> Pressed {
    let game = service::ask_resign(&call.store, &call.person, game, on_ply).await?;
    Ok(Reply::private(present::resign_question(&call.private, &game)))
}

/// The question closes, then all see the final board. On a board that is old it closes without.
pub(super) async fn confirm(call: &Call, board: BoardRef) -> Pressed {
    let by = call.person.clone();
    let ended = service::resign(&call.store, by, board, call.followed_by_it(), call.now).await?;
    let closed = present::closed(&call.private, "closed-resigned");
    let board = present::public_board(&call.public, &ended.game);
    Ok(Reply::update_private(closed).then(board, ended.outbox).belongs_to(ended.game.place, Done::Resigned))
}

pub(super) fn keep_playing(call: &Call) -> Reply {
    Reply::update_private(present::closed(&call.private, "closed-resign-kept"))
}
