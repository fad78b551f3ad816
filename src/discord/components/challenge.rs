//! The buttons under a challenge.

use super::Pressed;
use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::present;
use crate::ids::ChallengeId;
use crate::service;

/// The first answer is the new board; the challenge's message loses its buttons by the outbox.
pub(super) async fn accept(call: &Call, id: ChallengeId) -> Pressed {
    let by = call.person.clone();
    let accepted = service::accept_challenge(&call.edge.store, id, by, call.answered_by_it(), call.now).await?;
    Ok(Reply::public(present::public_board(&call.public, &accepted.game), accepted.outbox))
}

/// The challenge's message says so; then the challenger is told.
pub(super) async fn decline(call: &Call, id: ChallengeId) -> Pressed {
    let by = call.person.clone();
    let (challenge, row) =
        service::decline_challenge(&call.edge.store, id, by, call.followed_by_it(), call.now).await?;
    let notice = present::challenge_declined(&call.public, &challenge);
    Ok(Reply::update_public(present::challenge(&call.public, &challenge)).then(notice, row))
}

pub(super) async fn withdraw(call: &Call, id: ChallengeId) -> Pressed {
    let challenge = service::withdraw_challenge(&call.edge.store, id, call.person.clone(), call.now).await?;
    Ok(Reply::update_public(present::challenge(&call.public, &challenge)))
}

pub(super) async fn rules(call: &Call, id: ChallengeId) -> Pressed {
    let challenge = service::show_challenge(&call.edge.store, id).await?;
    Ok(Reply::private(present::rules_of_challenge(&call.private, &challenge)))
}
