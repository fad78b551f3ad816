//! Accepting, declining and withdrawing a challenge.

use super::challenge::find_challenge;
use super::owing::{owe_edit, owe_message};
use super::replay::replay;
use super::{ChallengeState, ChallengeView, Error, GameView, Owed, Person, Refusal, ReplyTo};
use crate::ids::{ChallengeId, GameId, OutboxId};
use crate::rules::{Game, Ruleset, Side};
use crate::store::{NewGameRow, Snapshot, Store, Tx};
use crate::time::Timestamp;

/// A challenge that became a game.
#[derive(Debug, Clone)]
pub struct Accepted {
    /// The challenge, accepted.
    pub challenge: ChallengeView,
    /// The new game.
    pub game: GameView,
    /// The public board owed for it.
    pub outbox: OutboxId,
}

/// Accepts a challenge and starts its game.
///
/// # Errors
/// Refuses anybody but the challenged player, and a challenge that is no longer open.
pub async fn accept_challenge(
    store: &Store,
    challenge: ChallengeId,
    by: Person,
    reply: ReplyTo,
    now: Timestamp,
) -> Result<Accepted, Error> {
    store.refresh_name(&by).await?;
    let mut tx = store.write().await?;
    let mut challenge = find_challenge(&mut tx, challenge).await?;
    admit_challenged(&mut tx, &challenge, &by).await?;
    let game = begin_game(&mut tx, &challenge, now).await?;
    close(&mut tx, &mut challenge, ChallengeState::Accepted { game: game.id }, now).await?;
    let board = Owed::Board { game: game.id, ply: 0 };
    let outbox = owe_message(&mut tx, board, challenge.place, &reply, now).await?;
    tx.commit().await?;
    Ok(Accepted { challenge, game, outbox })
}

async fn begin_game(tx: &mut Tx, challenge: &ChallengeView, now: Timestamp) -> Result<GameView, Error> {
    let new = NewGameRow {
        variant: challenge.variant.key,
        ruleset: challenge.house_ruleset.as_ref().map(Ruleset::to_text),
        attackers: challenge.player(Side::Attackers).id,
        defenders: challenge.player(Side::Defenders).id,
        place: challenge.place,
        to_move: Game::new(challenge.ruleset().clone()).side_to_move(),
        now,
    };
    let id: GameId = tx.insert_game(new).await?;
    let Some(row) = tx.game(id).await? else {
        return Err(Refusal::NoSuchGame { game: id }.into());
    };
    replay(tx, row).await
}

async fn admit_challenged(snapshot: &mut Snapshot, challenge: &ChallengeView, by: &Person) -> Result<(), Error> {
    if by.id != challenge.challenged.id {
        return Err(Refusal::NotChallenged { challenged: challenge.challenged.clone() }.into());
    }
    admit_open(snapshot, challenge).await
}

async fn admit_open(snapshot: &mut Snapshot, challenge: &ChallengeView) -> Result<(), Error> {
    let newest = match challenge.state {
        ChallengeState::Open => return Ok(()),
        ChallengeState::Accepted { game } => snapshot.game(game).await?.and_then(|row| row.newest_post()),
        ChallengeState::Declined | ChallengeState::Withdrawn => None,
    };
    let state = challenge.state.clone();
    Err(Refusal::ChallengeClosed { challenge: challenge.id, state, newest }.into())
}

/// Closes an open challenge, and owes saying so in its message.
async fn close(tx: &mut Tx, challenge: &mut ChallengeView, state: ChallengeState, now: Timestamp) -> Result<(), Error> {
    if !tx.close_challenge(challenge.id, &state, now).await? {
        let current = find_challenge(tx, challenge.id).await?;
        return admit_open(tx, &current).await;
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
/// As [`accept_challenge`].
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
    admit_challenged(&mut tx, &challenge, &by).await?;
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
    admit_open(&mut tx, &challenge).await?;
    close(&mut tx, &mut challenge, ChallengeState::Withdrawn, now).await?;
    tx.commit().await?;
    Ok(challenge)
}
