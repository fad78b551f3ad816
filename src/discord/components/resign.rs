//! Resigning from a board, with the question that only he sees.

use super::Pressed;
use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::present::{self, Done};
use crate::service::{self, BoardRef, GameRef};

pub(super) async fn ask(call: &Call, board: BoardRef) -> Pressed {
    let meant = GameRef::Number(board.game, call.place);
    let game = service::ask_resign(&call.edge.store, &call.person, meant, Some(board.ply)).await?;
    Ok(Reply::private(present::resign_question(&call.private, &game)))
}

/// The question closes, then all see the final board. On a board that is old it closes without.
pub(super) async fn confirm(call: &Call, board: BoardRef) -> Pressed {
    let by = call.person.clone();
    let ended = service::resign(&call.edge.store, by, board, call.followed_by_it(), call.now).await?;
    let closed = present::closed(&call.private, "closed-resigned");
    let board = present::public_board(&call.public, &ended.game);
    Ok(Reply::update_private(closed).then(board, ended.outbox).belongs_to(ended.game.place, Done::Resigned))
}

pub(super) fn keep_playing(call: &Call) -> Reply {
    Reply::update_private(present::closed(&call.private, "closed-resign-kept"))
}
