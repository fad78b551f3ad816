//! How much one person may have open at once.

use super::{Error, Refusal};
use crate::ids::PlayerId;
use crate::store::Tx;

/// How many open challenges one person may have: enough for a club evening, too few to fill a channel.
const OPEN_CHALLENGES: u32 = 10;

/// Refuses one more challenge to whoever has as many open ones as he may.
pub(super) async fn admit_challenger(tx: &mut Tx, challenger: PlayerId) -> Result<(), Error> {
    if tx.count_open_challenges(challenger).await? >= OPEN_CHALLENGES {
        return Err(Refusal::TooManyChallenges { most: OPEN_CHALLENGES }.into());
    }
    Ok(())
}
