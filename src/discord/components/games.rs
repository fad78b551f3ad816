//! The list of somebody's games: its pages, and the board of the game that he picks.

use super::Pressed;
use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::present::{self, Form, Look};
use crate::ids::GameId;
use crate::service::{self, GameRef};

/// Another page, of the list as it is now.
pub(super) async fn turn(call: &Call, page: u16) -> Pressed {
    let games = service::list_games(&call.edge.store, call.person.id).await?;
    Ok(Reply::update_private(present::games(&call.private, &games, page)))
}

/// The board of a game, as `/board` shows it; the list stays.
pub(super) async fn show(call: &Call, chosen: Option<GameId>) -> Pressed {
    let Some(game) = chosen else { return Ok(Reply::private(present::unknown_press(&call.private, false))) };
    let game = service::show_game(&call.edge.store, &call.person, GameRef::Number(game, call.place)).await?;
    let look = Look { flipped: false, form: Form::Picture { theme: None } };
    Ok(Reply::private(present::private_board(&call.private, &game, call.person.id, look)))
}
