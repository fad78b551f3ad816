//! Presses of buttons and choices in menus. Everything they need is in the `custom_id`: nothing is kept in memory, so
//! they work after days and restarts, and an old one is answered with what has happened since.

mod challenge;
mod games;
mod looking_back;
mod move_menus;
pub(super) mod offer;
mod records;
mod rematch;
pub(super) mod resign;
mod set_up;
mod snooze;
pub(super) mod time;
mod too_late;

use serenity::model::application::{ComponentInteraction, ComponentInteractionDataKind};

use super::answer::Reply;
use super::call::Call;
use super::custom_id::{NotAPress, Press};
use super::present;
use crate::ids::GameId;
use crate::service::Error;

/// What comes of a press.
pub(super) async fn press(call: &Call, interaction: &ComponentInteraction) -> Reply {
    match Press::parse(&interaction.data.custom_id) {
        Ok(press @ Press::PlayOnWith(at, wish)) => match records::play_on_with(call, at, wish, interaction).await {
            Ok(reply) => reply,
            Err(error) => too_late::answer(call, press, &error).await,
        },
        Ok(press) => handle(call, press, interaction).await,
        Err(NotAPress::OtherVersion) => Reply::private(present::unknown_press(&call.private, true)),
        Err(NotAPress::Unknown) => Reply::private(present::unknown_press(&call.private, false)),
    }
}

async fn handle(call: &Call, press: Press, interaction: &ComponentInteraction) -> Reply {
    let chosen = chosen(interaction);
    let square = || chosen.and_then(|value| value.parse().ok());
    let game = || chosen.and_then(|value| value.parse().ok()).map(GameId);
    let result = match press {
        Press::AcceptChallenge(id) => challenge::accept(call, id).await,
        Press::DeclineChallenge(id) => challenge::decline(call, id).await,
        Press::WithdrawChallenge(id) => challenge::withdraw(call, id).await,
        Press::ChallengeRules(id) => challenge::rules(call, id).await,
        Press::ChooseMove(board) | Press::ChooseMoveReminded(board) => move_menus::begin(call, board).await,
        Press::Snooze(board) => snooze::snooze(call, board).await,
        Press::PickPiece(board) => move_menus::choose_square(call, board, square()).await,
        Press::PickSquare(board, from) => move_menus::pick(call, board, from, square()).await,
        Press::ConfirmMove(board, mv) => move_menus::play(call, board, mv).await,
        Press::CancelMove(_) => Ok(move_menus::cancel(call)),
        Press::Offer(kind, board) => offer::make(call, kind, board).await,
        Press::AcceptOffer(kind, id) => offer::accept(call, (kind, id)).await,
        Press::DeclineOffer(kind, id) => offer::decline(call, (kind, id)).await,
        Press::WithdrawOffer(kind, id) => offer::withdraw(call, (kind, id)).await,
        Press::AskResign(board) => resign::ask(call, board).await,
        Press::ConfirmResign(board) => resign::confirm(call, board).await,
        Press::KeepPlaying(_) => Ok(resign::keep_playing(call)),
        Press::AskClaim(board) => time::press_claim(call, board).await,
        Press::ConfirmClaim(board) => time::confirm_claim(call, board).await,
        Press::LeaveUnclaimed(_) => Ok(time::leave_unclaimed(call)),
        Press::AddTime(board) => time::press_add_time(call, board).await,
        Press::Rematch(game) => rematch::rematch(call, game).await,
        Press::SetUp(id, part) => return set_up::press(call, id, part, interaction).await,
        Press::TurnToPieces(board, page) => move_menus::turn_to_pieces(call, board, page).await,
        Press::TurnToSquares(board, from, page) => move_menus::turn_to_squares(call, board, from, page).await,
        Press::TurnToGames(page) => games::turn(call, page).await,
        Press::ShowGame => games::show(call, game()).await,
        Press::Which(which) => games::act(call, which, game()).await,
        Press::History(game, page, way) => looking_back::history(call, game, page, way).await,
        Press::Step(game, ply, way) => looking_back::step(call, game, ply, way).await,
        Press::Replay(game) => looking_back::replay(call, game).await,
        Press::Export(game) => looking_back::export(call, game).await,
        Press::RulesPage(of, page, _) => looking_back::rules_page(call, of, page).await,
        Press::RecordStep(at, way) => records::step(call, at, way).await,
        Press::PlayOn(at, wish) => records::play_on(call, at, wish).await,
        // Whom he has chosen stands in the interaction, and has been looked for there.
        Press::PlayOnWith(..) => return Reply::private(present::unknown_press(&call.private, false)),
    };
    match result {
        Ok(reply) => reply,
        Err(error) => too_late::answer(call, press, &error).await,
    }
}

/// What was chosen in a menu.
fn chosen(interaction: &ComponentInteraction) -> Option<&str> {
    match &interaction.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().map(String::as_str),
        _ => None,
    }
}

/// What a press comes to.
type Pressed = Result<Reply, Error>;
