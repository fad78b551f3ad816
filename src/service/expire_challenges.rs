//! Challenges that nobody has answered for a week.

use super::answer_challenge::close;
use super::challenge::find_challenge;
use super::{ChallengeState, ChallengeView, Error, Owed};
use crate::ids::ChallengeId;
use crate::store::{NewOwed, Store, Tx};
use crate::time::Timestamp;

/// Seconds for which a challenge stands.
pub(super) const CHALLENGE_LIFE: i64 = 7 * 24 * 60 * 60;

/// Closes up to `limit` challenges whose time is over, the oldest first, and owes saying so: in the challenge's message,
/// and to the challenger. May run twice, late, or in two processes: each challenge expires once.
///
/// # Errors
/// Only faults.
pub async fn expire_challenges(store: &Store, limit: u32, now: Timestamp) -> Result<Vec<ChallengeId>, Error> {
    let until = now.plus_seconds(-CHALLENGE_LIFE);
    if store.read().await?.open_challenges_until(until, 1).await?.is_empty() {
        return Ok(Vec::new());
    }
    let mut tx = store.write().await?;
    let expired = tx.open_challenges_until(until, limit).await?;
    for id in &expired {
        match find_challenge(&mut tx, *id).await {
            Ok(mut challenge) => expire(&mut tx, &mut challenge, now).await?,
            // It can neither be shown nor played: without a word it stands in nobody's way.
            Err(Error::CorruptChallenge { .. }) => {
                tx.close_challenge(*id, &ChallengeState::Expired, now).await?;
            }
            Err(error) => return Err(error),
        }
    }
    tx.commit().await?;
    Ok(expired)
}

/// Closes an open challenge whose time is over, and owes saying so.
pub(super) async fn expire(tx: &mut Tx, challenge: &mut ChallengeView, now: Timestamp) -> Result<(), Error> {
    close(tx, challenge, ChallengeState::Expired, now).await?;
    let (owed, place) = (Owed::Expired(challenge.id), challenge.place);
    tx.owe(NewOwed { owed, place, token: None, first_answer: false, now, due_at: now }).await?;
    Ok(())
}

/// Forgets the cards on which challenges were set up a week ago.
///
/// # Errors
/// Only faults.
pub async fn forget_set_ups(store: &Store, now: Timestamp) -> Result<(), Error> {
    let until = now.plus_seconds(-CHALLENGE_LIFE);
    if !store.read().await?.has_set_ups_until(until).await? {
        return Ok(());
    }
    let mut tx = store.write().await?;
    tx.delete_set_ups_until(until).await?;
    Ok(tx.commit().await?)
}
