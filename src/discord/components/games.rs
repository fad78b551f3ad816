//! The list of somebody's games: its pages, and the board of the game that he picks, or what he wanted in one of them.

use super::offer::offer;
use super::time::{add_time, ask_claim};
use super::{Pressed, resign};
use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::present::{self, Form, Look};
use crate::discord::which::Which;
use crate::ids::GameId;
use crate::rules::Move;
use crate::service::{self, GameRef};

/// Another page, of the list as it is now.
pub(super) async fn turn(call: &Call, page: u16) -> Pressed {
    let games = service::list_games(&call.store, call.person.id).await?;
    Ok(Reply::update_private(present::games(&call.private, &games, page)))
}

/// The board of a game, as `/board` shows it; the list stays.
pub(super) async fn show(call: &Call, chosen: Option<GameId>) -> Pressed {
    let Some(game) = chosen else { return Ok(Reply::private(present::unknown_press(&call.private, false))) };
    let game = service::show_game(&call.store, &call.person, GameRef::Number(game, call.place)).await?;
    let look = Look { flipped: false, form: Form::Picture { theme: None } };
    Ok(Reply::private(present::private_board(&call.private, &game, call.person.id, look)))
}

/// What he wanted to do in one of his games, in the one that he picks; the list stays.
pub(super) async fn act(call: &Call, which: Which, chosen: Option<GameId>) -> Pressed {
    let Some(game) = chosen else { return Ok(Reply::private(present::unknown_press(&call.private, false))) };
    let game = GameRef::Number(game, call.place);
    match which {
        Which::Move(mv) => preview(call, game, mv).await,
        Which::Resign => resign::ask_in(call, game, None).await,
        Which::Offer(kind) => offer(call, kind, game, None).await,
        Which::Claim => ask_claim(call, game, None).await,
        Which::AddTime(days) => add_time(call, game, None, days).await,
    }
}

/// What the move that he has written would do in this game.
async fn preview(call: &Call, game: GameRef, mv: Move) -> Pressed {
    let board = service::begin_move(&call.store, &call.person, game).await?.board();
    let (game, ply) = service::preview_move(&call.store, &call.person, call.place, board, &mv.to_string()).await?;
    Ok(Reply::private(present::preview(&call.private, &game, &ply)))
}
