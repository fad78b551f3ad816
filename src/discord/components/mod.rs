//! Presses of buttons and choices in menus. Everything they need is in the `custom_id`: nothing is kept in memory, so
//! they work after days and restarts, and an old one is answered with what has happened since.

mod challenge;
mod draw;
mod move_menus;
mod resign;

use serenity::model::application::{ComponentInteraction, ComponentInteractionDataKind};

use super::answer::Reply;
use super::call::Call;
use super::custom_id::{NotAPress, Press};
use super::present;
use crate::rules::Square;
use crate::service::Error;

/// What comes of a press.
pub(super) async fn press(call: &Call, interaction: &ComponentInteraction) -> Reply {
    match Press::parse(&interaction.data.custom_id) {
        Ok(press) => handle(call, press, chosen_square(interaction)).await,
        Err(NotAPress::OtherVersion) => Reply::private(present::unknown_press(&call.private, true)),
        Err(NotAPress::Unknown) => Reply::private(present::unknown_press(&call.private, false)),
    }
}

async fn handle(call: &Call, press: Press, chosen: Option<Square>) -> Reply {
    let result = match press {
        Press::AcceptChallenge(id) => challenge::accept(call, id).await,
        Press::DeclineChallenge(id) => challenge::decline(call, id).await,
        Press::WithdrawChallenge(id) => challenge::withdraw(call, id).await,
        Press::ChallengeRules(id) => challenge::rules(call, id).await,
        Press::ChooseMove(board) => move_menus::choose_piece(call, board).await,
        Press::PickPiece(board) => return move_menus::choose_square(call, board, chosen).await,
        Press::PickSquare(board, from) => return move_menus::preview(call, board, from, chosen).await,
        Press::ConfirmMove(board, mv) => move_menus::play(call, board, mv).await,
        Press::CancelMove(_) => Ok(move_menus::cancel(call)),
        Press::OfferDraw(board) => draw::offer(call, board).await,
        Press::AcceptDraw(id) => draw::accept(call, id).await,
        Press::DeclineDraw(id) => draw::decline(call, id).await,
        Press::AskResign(board) => resign::ask(call, board).await,
        Press::ConfirmResign(board) => resign::confirm(call, board).await,
        Press::KeepPlaying(_) => Ok(resign::keep_playing(call)),
    };
    result.unwrap_or_else(|error| Reply::failure(call, &error))
}

/// The square chosen in a menu, if it is a menu of squares.
fn chosen_square(interaction: &ComponentInteraction) -> Option<Square> {
    match &interaction.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first()?.parse().ok(),
        _ => None,
    }
}

/// What a press comes to.
type Pressed = Result<Reply, Error>;
