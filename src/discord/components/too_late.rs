//! What is answered to a press that could not be done: on an old board, what has happened since.

use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::custom_id::Press;
use crate::discord::present::{self, Draft, TooLate};
use crate::service::{self, Error, GameView, Refusal};

/// The answer to a press of which nothing came. Menus give way to it, since nothing can be chosen from them any more;
/// beside a confirmation it stands on its own, so that a second press does not overwrite what the first one said.
pub(super) async fn answer(call: &Call, press: Press, error: &Error) -> Reply {
    let in_place = gives_way(press);
    match since(call, press, error).await {
        Some(draft) if in_place || matches!(press, Press::ConfirmResign(_) | Press::ConfirmClaim(_)) => {
            Reply::update_private(draft)
        }
        Some(draft) => Reply::private(draft),
        // Time was given since he was asked: on the same board, so that nothing else closes the question.
        None if in_place || is_answered_by_the_clock(press, error) => Reply::failure_in_place(call, error),
        None => Reply::failure(call, error),
    }
}

/// What has happened since the board that was pressed, where that is why nothing could be done.
async fn since(call: &Call, press: Press, error: &Error) -> Option<Draft> {
    let board = press.board()?;
    let Error::Refused(refusal) = error else { return None };
    let (Refusal::StaleBoard { newest, .. } | Refusal::GameFinished { newest, .. }) = **refusal else { return None };
    // Should it not be readable now, the refusal itself still says enough.
    let (game, then) = service::show_game_since(&call.store, &call.person, board, call.place).await.ok()?;
    // Where the newest board is not known to stand yet, no link leads to the one that was pressed.
    let newest = newest.filter(|post| Some(post.message) != call.pressed);
    let game = GameView { newest, ..game };
    // On the last board of a game that has ended, how it ended is all there is to tell.
    if game.result.is_some() && game.ply <= board.ply {
        return None;
    }
    let what = match press {
        Press::ConfirmMove(_, mv) => TooLate::Move(mv),
        Press::ConfirmResign(_) if game.result.is_none() => TooLate::Resign,
        Press::ConfirmClaim(_) if game.result.is_none() => TooLate::Claim,
        _ => TooLate::Board,
    };
    Some(present::since(&call.private, &game, then, what, call.person.id))
}

/// Whether somebody was asked if he claims a game that cannot be claimed any more.
fn is_answered_by_the_clock(press: Press, error: &Error) -> bool {
    let Error::Refused(refusal) = error else { return false };
    matches!(press, Press::ConfirmClaim(_)) && matches!(**refusal, Refusal::Time(_))
}

/// Whether a press stands in menus that are of no use on an old board.
fn gives_way(press: Press) -> bool {
    match press {
        Press::PickPiece(_) | Press::PickSquare(..) | Press::TurnToPieces(..) | Press::TurnToSquares(..) => true,
        Press::AcceptChallenge(_)
        | Press::DeclineChallenge(_)
        | Press::WithdrawChallenge(_)
        | Press::ChallengeRules(_)
        | Press::ChooseMove(_)
        | Press::ChooseMoveReminded(_)
        | Press::Snooze(_)
        | Press::ConfirmMove(..)
        | Press::CancelMove(_)
        | Press::Offer(..)
        | Press::AcceptOffer(..)
        | Press::DeclineOffer(..)
        | Press::WithdrawOffer(..)
        | Press::AskResign(_)
        | Press::ConfirmResign(_)
        | Press::KeepPlaying(_)
        | Press::AskClaim(_)
        | Press::ConfirmClaim(_)
        | Press::LeaveUnclaimed(_)
        | Press::AddTime(_)
        | Press::TurnToGames(_)
        | Press::ShowGame
        | Press::Which(_)
        | Press::History(..)
        | Press::Step(..)
        | Press::Replay(_)
        | Press::Export(_)
        | Press::RecordStep(..)
        | Press::PlayOn(..)
        | Press::PlayOnWith(..)
        | Press::RulesPage(..)
        | Press::Rematch(_)
        | Press::SetUp(..) => false,
    }
}
