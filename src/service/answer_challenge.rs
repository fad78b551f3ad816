//! Accepting, declining and withdrawing a challenge.

use super::challenge::find_challenge;
use super::clocks;
use super::owing::{owe_edit, owe_message, strip_boards};
use super::replay::replay;
use super::threads::owe_first_board;
use super::{
    ChallengeRefusal, ChallengeState, ChallengeView, Error, FirstBoard, GameView, Owed, Person, Refusal, ReplyTo,
};
use crate::ids::{ChallengeId, GameId, OutboxId};
use crate::rules::{Ruleset, Side, notation};
use crate::store::{NewGameRow, Snapshot, Store, Tx};
use crate::time::Timestamp;
use crate::timing::Pace;

/// A challenge that became a game.
#[derive(Debug, Clone)]
pub struct Accepted {
    /// The challenge, accepted.
    pub challenge: ChallengeView,
    /// The new game.
    pub game: GameView,
    /// Where its first board is shown.
    pub first_board: FirstBoard,
}

/// Accepts a challenge and starts its game.
///
/// # Errors
/// Refuses anybody but the challenged player (where anybody may take it, only the challenger), and a challenge that is
/// no longer open, telling who was faster.
pub async fn accept_challenge(
    store: &Store,
    challenge: ChallengeId,
    by: Person,
    reply: ReplyTo,
    now: Timestamp,
) -> Result<Accepted, Error> {
    store.refresh_name(&by).await?;
    let mut tx = store.write().await?;
    let challenge = find_challenge(&mut tx, challenge).await?;
    let accepted = accept(&mut tx, challenge, by, &reply, now).await?;
    tx.commit().await?;
    Ok(accepted)
}

/// The same within a transaction.
pub(super) async fn accept(
    tx: &mut Tx,
    mut challenge: ChallengeView,
    by: Person,
    reply: &ReplyTo,
    now: Timestamp,
) -> Result<Accepted, Error> {
    admit_taker(tx, &challenge, &by, now).await?;
    if challenge.to_anybody {
        tx.remember_player(&by).await?;
        tx.take_challenge(challenge.id, by.id).await?;
        challenge.challenged = Some(by.clone());
    }
    let game = begin_game(tx, &challenge, &by, now).await?;
    close(tx, &mut challenge, ChallengeState::Accepted { game: game.id }, now).await?;
    if let Some(played) = challenge.rematch_of {
        // Its last board need not offer what has begun.
        strip_boards(tx, played, now).await?;
    }
    let first_board = owe_first_board(tx, game.id, challenge.post, challenge.place, reply, now).await?;
    Ok(Accepted { challenge, game, first_board })
}

async fn begin_game(tx: &mut Tx, challenge: &ChallengeView, by: &Person, now: Timestamp) -> Result<GameView, Error> {
    let (attackers, defenders) = match challenge.challenger_side {
        Side::Attackers => (challenge.challenger.id, by.id),
        Side::Defenders => (by.id, challenge.challenger.id),
    };
    let to_move = challenge.begin().side_to_move();
    let new = NewGameRow {
        variant: challenge.variant.key,
        ruleset: challenge.house_ruleset.as_ref().map(Ruleset::to_text),
        start: challenge.start.as_ref().map(notation::write_position),
        pace: challenge.pace.map(Pace::to_text),
        attackers,
        defenders,
        place: challenge.place,
        to_move,
        now,
    };
    let id: GameId = tx.insert_game(new).await?;
    let first = if to_move == Side::Attackers { attackers } else { defenders };
    clocks::begin(tx, id, challenge.pace, first, now).await?;
    if challenge.is_match {
        tx.insert_match(id).await?;
    }
    let Some(row) = tx.game(id).await? else {
        return Err(Refusal::NoSuchGame { game: id }.into());
    };
    replay(tx, row).await
}

/// Lets somebody accept: whoever was challenged, or anybody but the challenger.
async fn admit_taker(
    snapshot: &mut Snapshot,
    challenge: &ChallengeView,
    by: &Person,
    now: Timestamp,
) -> Result<(), Error> {
    if !challenge.to_anybody {
        return admit_challenged(snapshot, challenge, by, now).await;
    }
    if by.id == challenge.challenger.id && challenge.is_open(now) {
        return Err(ChallengeRefusal::Own.into());
    }
    admit_open(snapshot, challenge, Some(by), now).await
}

async fn admit_challenged(
    snapshot: &mut Snapshot,
    challenge: &ChallengeView,
    by: &Person,
    now: Timestamp,
) -> Result<(), Error> {
    match &challenge.challenged {
        Some(challenged) if challenged.id != by.id && !challenge.to_anybody => {
            Err(Refusal::NotChallenged { challenged: challenged.clone() }.into())
        }
        _ => admit_open(snapshot, challenge, Some(by), now).await,
    }
}

/// Refuses a challenge that is not open any more, be it that nobody has noted yet that its time is over.
async fn admit_open(
    snapshot: &mut Snapshot,
    challenge: &ChallengeView,
    by: Option<&Person>,
    now: Timestamp,
) -> Result<(), Error> {
    if challenge.is_open(now) {
        return Ok(());
    }
    let (state, newest) = match challenge.state {
        ChallengeState::Open => (ChallengeState::Expired, None),
        ChallengeState::Accepted { game } => {
            let newest = snapshot.game(game).await?.and_then(|row| row.newest_post());
            let taker = challenge.challenged.as_ref().filter(|_| challenge.to_anybody);
            if let (Some(taker), Some(by)) = (taker, by)
                && by.id != taker.id
                && by.id != challenge.challenger.id
            {
                return Err(ChallengeRefusal::Taken { by: taker.clone(), game, newest }.into());
            }
            (challenge.state.clone(), newest)
        }
        ChallengeState::Declined | ChallengeState::Withdrawn | ChallengeState::Expired => {
            (challenge.state.clone(), None)
        }
    };
    Err(Refusal::ChallengeClosed { challenge: challenge.id, state, newest }.into())
}

/// Closes an open challenge, and owes saying so in its message.
pub(super) async fn close(
    tx: &mut Tx,
    challenge: &mut ChallengeView,
    state: ChallengeState,
    now: Timestamp,
) -> Result<(), Error> {
    if !tx.close_challenge(challenge.id, &state, now).await? {
        let current = find_challenge(tx, challenge.id).await?;
        return admit_open(tx, &current, None, now).await;
    }
    challenge.state = state;
    if let Some(post) = challenge.post {
        owe_edit(tx, Owed::EditChallenge { challenge: challenge.id, post }, post, now).await?;
    }
    Ok(())
}

/// Declines a challenge; the challenger is owed a public notice (the outbox row).
///
/// # Errors
/// Refuses anybody but the challenged player, a challenge that anybody may take, and one that is no longer open.
pub async fn decline_challenge(
    store: &Store,
    challenge: ChallengeId,
    by: Person,
    reply: ReplyTo,
    now: Timestamp,
) -> Result<(ChallengeView, OutboxId), Error> {
    store.refresh_name(&by).await?;
    let mut tx = store.write().await?;
    let mut challenge = find_challenge(&mut tx, challenge).await?;
    if challenge.to_anybody && challenge.is_open(now) {
        return Err(ChallengeRefusal::ToAnybody.into());
    }
    admit_challenged(&mut tx, &challenge, &by, now).await?;
    close(&mut tx, &mut challenge, ChallengeState::Declined, now).await?;
    let outbox = owe_message(&mut tx, Owed::Declined(challenge.id), challenge.place, &reply, now).await?;
    tx.commit().await?;
    Ok((challenge, outbox))
}

/// Takes a challenge back.
///
/// # Errors
/// Refuses anybody but the challenger, and a challenge that is no longer open.
pub async fn withdraw_challenge(
    store: &Store,
    challenge: ChallengeId,
    by: Person,
    now: Timestamp,
) -> Result<ChallengeView, Error> {
    store.refresh_name(&by).await?;
    let mut tx = store.write().await?;
    let mut challenge = find_challenge(&mut tx, challenge).await?;
    if by.id != challenge.challenger.id {
        return Err(Refusal::NotChallenger { challenger: challenge.challenger }.into());
    }
    admit_open(&mut tx, &challenge, Some(&by), now).await?;
    close(&mut tx, &mut challenge, ChallengeState::Withdrawn, now).await?;
    tx.commit().await?;
    Ok(challenge)
}
