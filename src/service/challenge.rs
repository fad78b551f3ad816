//! Challenging somebody.

use super::owing::owe_message;
use super::{ChallengeView, Error, Owed, Person, Place, Refusal, ReplyTo};
use crate::ids::{ChallengeId, OutboxId};
use crate::rules::{Side, Variant};
use crate::store::{NewChallengeRow, Snapshot, Store};
use crate::time::Timestamp;

/// What a challenger asks for.
#[derive(Debug, Clone)]
pub struct NewChallenge {
    /// Who challenges.
    pub challenger: Person,
    /// Whom.
    pub opponent: Person,
    /// Whether the opponent is a bot.
    pub opponent_is_bot: bool,
    /// The variant's key; none for the default.
    pub variant: Option<String>,
    /// The challenger's side (a coin toss is the caller's, so that this stays repeatable).
    pub challenger_side: Side,
    /// Where.
    pub place: Place,
    /// Where the challenge message is answered to.
    pub reply: ReplyTo,
}

/// A challenge made.
#[derive(Debug, Clone)]
pub struct Challenged {
    /// The challenge.
    pub challenge: ChallengeView,
    /// The public message owed for it.
    pub outbox: OutboxId,
}

/// Challenges somebody.
///
/// # Errors
/// Refuses the challenger himself, bots, and unknown variants.
pub async fn challenge(store: &Store, request: NewChallenge, now: Timestamp) -> Result<Challenged, Error> {
    let variant = admit(&request)?;
    let mut tx = store.write().await?;
    tx.remember_player(&request.challenger).await?;
    tx.remember_player(&request.opponent).await?;
    let new = NewChallengeRow {
        challenger: request.challenger.id,
        challenged: request.opponent.id,
        variant: variant.key,
        challenger_side: request.challenger_side,
        place: request.place,
        now,
    };
    let id = tx.insert_challenge(new).await?;
    let outbox = owe_message(&mut tx, Owed::Challenge(id), request.place, &request.reply, now).await?;
    let challenge = find_challenge(&mut tx, id).await?;
    tx.commit().await?;
    Ok(Challenged { challenge, outbox })
}

fn admit(request: &NewChallenge) -> Result<&'static Variant, Refusal> {
    if request.opponent.id == request.challenger.id {
        return Err(Refusal::ChallengedSelf);
    }
    if request.opponent_is_bot {
        return Err(Refusal::ChallengedBot { name: request.opponent.name.clone() });
    }
    match &request.variant {
        Some(key) => Variant::by_key(key).ok_or_else(|| Refusal::NoSuchVariant { key: key.clone() }),
        None => Ok(&Variant::ALL[0]),
    }
}

/// The challenge of this number.
pub(super) async fn find_challenge(snapshot: &mut Snapshot, id: ChallengeId) -> Result<ChallengeView, Error> {
    match snapshot.challenge(id).await? {
        Some(row) => ChallengeView::from_row(row),
        None => Err(Refusal::NoSuchChallenge { challenge: id }.into()),
    }
}

/// Reads a challenge, for showing its message again.
///
/// # Errors
/// Refuses an unknown number.
pub async fn show_challenge(store: &Store, challenge: ChallengeId) -> Result<ChallengeView, Error> {
    find_challenge(&mut store.read().await?, challenge).await
}
