//! Moving by taps: piece, square, preview, confirm, all in one private message that is edited in place.

use super::Pressed;
use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::present::{self, Done};
use crate::rules::{Move, Square};
use crate::service::{self, BoardRef, GameRef, Picked, PlayMove};

/// From the board: the private message with the first thing to choose.
pub(super) async fn begin(call: &Call, board: BoardRef) -> Pressed {
    let game = service::choose_move(&call.store, &call.person, call.place, board).await?;
    Ok(Reply::private(present::begin_choice(&call.private, &game)))
}

/// A piece was chosen: its squares.
pub(super) async fn choose_square(call: &Call, board: BoardRef, chosen: Option<Square>) -> Pressed {
    match chosen {
        Some(from) => turn_to_squares(call, board, from, 0).await,
        None => Ok(not_a_square(call)),
    }
}

/// Another page of pieces.
pub(super) async fn turn_to_pieces(call: &Call, board: BoardRef, page: u16) -> Pressed {
    let game = service::choose_move(&call.store, &call.person, call.place, board).await?;
    Ok(Reply::update_private(present::choose_piece(&call.private, &game, page)))
}

/// Another page of squares.
pub(super) async fn turn_to_squares(call: &Call, board: BoardRef, from: Square, page: u16) -> Pressed {
    let game = service::choose_move(&call.store, &call.person, call.place, board).await?;
    Ok(Reply::update_private(present::choose_square(&call.private, &game, from, page)))
}

/// A square was chosen: what the move would do; or the move itself, for whoever wants it so.
pub(super) async fn pick(call: &Call, board: BoardRef, from: Square, chosen: Option<Square>) -> Pressed {
    let Some(to) = chosen else { return Ok(not_a_square(call)) };
    let mv = Move { from, to };
    match service::pick_move(&call.store, &call.person, call.place, board, mv).await? {
        Picked::Asks(game, ply) => Ok(Reply::update_private(present::preview(&call.private, &game, &ply))),
        Picked::Plays => play(call, board, mv).await,
    }
}

/// Confirmed: the menus close, then all see the new board. A refusal comes as a message of its own, so that a second
/// press does not overwrite what the first one said.
pub(super) async fn play(call: &Call, board: BoardRef, mv: Move) -> Pressed {
    let request = PlayMove {
        player: call.person.clone(),
        game: GameRef::Number(board.game, call.place),
        on_ply: Some(board.ply),
        text: mv.to_string(),
        reply: call.followed_by_it(),
    };
    let played = service::play_move(&call.store, request, call.now).await?;
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
