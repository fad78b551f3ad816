//! The buttons under a challenge.

use super::Pressed;
use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::{gate, present};
use crate::ids::ChallengeId;
use crate::service::{self, Error, FirstBoard, Post};

/// The first answer is the new board, and the challenge's message loses its buttons by the outbox; but where the board
/// goes into a thread on that message, the first answer changes the message.
pub(super) async fn accept(call: &Call, id: ChallengeId) -> Pressed {
    gate::admit_beginning(call).await?;
    see(call, id).await?;
    let by = call.person.clone();
    let accepted = service::accept_challenge(&call.store, id, by, call.answered_by_it(), call.now).await?;
    match accepted.first_board {
        FirstBoard::Here(row) => Ok(Reply::public(present::public_board(&call.public, &accepted.game), row)),
        FirstBoard::InThread => {
            call.edge.outbox.notify_one();
            Ok(Reply::update_public(present::challenge(&call.public, &accepted.challenge)))
        }
    }
}

/// The pressed message is the challenge's: should we not have learnt where that stands, we know now.
async fn see(call: &Call, id: ChallengeId) -> Result<(), Error> {
    let Some(message) = call.pressed.filter(|_| !call.is_pressed_in_private) else { return Ok(()) };
    let post = Post { guild: call.place.guild, channel: call.place.channel, message };
    service::saw_challenge(&call.store, id, post, call.now).await
}

/// The challenge's message says so; then the challenger is told.
pub(super) async fn decline(call: &Call, id: ChallengeId) -> Pressed {
    see(call, id).await?;
    let by = call.person.clone();
    let (challenge, row) = service::decline_challenge(&call.store, id, by, call.followed_by_it(), call.now).await?;
    let notice = present::challenge_declined(&call.public, &challenge);
    Ok(Reply::update_public(present::challenge(&call.public, &challenge)).then(notice, row))
}

pub(super) async fn withdraw(call: &Call, id: ChallengeId) -> Pressed {
    see(call, id).await?;
    let challenge = service::withdraw_challenge(&call.store, id, call.person.clone(), call.now).await?;
    Ok(Reply::update_public(present::challenge(&call.public, &challenge)))
}

pub(super) async fn rules(call: &Call, id: ChallengeId) -> Pressed {
    see(call, id).await?;
    let challenge = service::show_challenge(&call.store, id).await?;
    Ok(Reply::private(present::rules_of_challenge(&call.private, &challenge)))
}
