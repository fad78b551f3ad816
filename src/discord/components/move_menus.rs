//! Moving by taps: piece, square, preview, confirm, all in one private message that is edited in place.

use super::Pressed;
use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::present::{self, Done};
use crate::rules::{Move, Square};
use crate::service::{self, BoardRef, Error, GameRef, PlayMove};

/// From the board: the private message with the pieces.
pub(super) async fn choose_piece(call: &Call, board: BoardRef) -> Pressed {
    let game = service::choose_move(&call.edge.store, &call.person, call.place, board).await?;
    Ok(Reply::private(present::choose_piece(&call.private, &game)))
}

/// A piece was chosen: its squares.
pub(super) async fn choose_square(call: &Call, board: BoardRef, chosen: Option<Square>) -> Reply {
    let Some(from) = chosen else { return not_a_square(call) };
    match service::choose_move(&call.edge.store, &call.person, call.place, board).await {
        Ok(game) => Reply::update_private(present::choose_square(&call.private, &game, from)),
        Err(error) => Reply::failure_in_place(call, &error),
    }
}

/// A square was chosen: what the move would do.
pub(super) async fn preview(call: &Call, board: BoardRef, from: Square, chosen: Option<Square>) -> Reply {
    let Some(to) = chosen else { return not_a_square(call) };
    let mv = Move { from, to };
    match service::preview_move(&call.edge.store, &call.person, call.place, board, &mv.to_string()).await {
        Ok((game, ply)) => Reply::update_private(present::preview(&call.private, &game, &ply)),
        Err(error) => Reply::failure_in_place(call, &error),
    }
}

/// Confirmed: the menus close, then all see the new board. A refusal comes as a message of its own, so that a second
/// press does not overwrite what the first one said.
pub(super) async fn play(call: &Call, board: BoardRef, mv: Move) -> Result<Reply, Error> {
    let request = PlayMove {
        player: call.person.clone(),
        game: GameRef::Number(board.game, call.place),
        on_ply: Some(board.ply),
        text: mv.to_string(),
        reply: call.followed_by_it(),
    };
    let played = service::play_move(&call.edge.store, request, call.now).await?;
    let closed = present::closed(&call.private, "closed-move-played");
    let board = present::public_board(&call.public, &played.game);
    Ok(Reply::update_private(closed).then(board, played.outbox).belongs_to(played.game.place, Done::Moved))
}

pub(super) fn cancel(call: &Call) -> Reply {
    Reply::update_private(present::closed(&call.private, "closed-move-left"))
}

/// A menu without a square in it: not one of ours.
fn not_a_square(call: &Call) -> Reply {
    Reply::private(present::unknown_press(&call.private, false))
}
