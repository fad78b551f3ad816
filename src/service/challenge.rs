//! Challenging somebody.

use super::house_rules::{self, HouseRule};
use super::owing::owe_message;
use super::{ChallengeView, Error, Owed, Person, Place, Refusal, ReplyTo};
use crate::ids::{ChallengeId, OutboxId};
use crate::rules::{Ruleset, Side, Variant};
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
    /// What is to be different from the variant's rules; what is not in it stays as it is.
    pub house_rules: Vec<HouseRule>,
    /// The challenger's side (a coin toss is the caller's, so that this stays repeatable).
    pub challenger_side: Side,
    /// Whether a coin was tossed for it.
    pub by_lot: bool,
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
/// Refuses the challenger himself, bots, unknown variants, and house rules that make no game together.
pub async fn challenge(store: &Store, request: NewChallenge, now: Timestamp) -> Result<Challenged, Error> {
    let (variant, ruleset) = admit(&request)?;
    let mut tx = store.write().await?;
    tx.remember_player(&request.challenger).await?;
    tx.remember_player(&request.opponent).await?;
    let new = NewChallengeRow {
        challenger: request.challenger.id,
        challenged: request.opponent.id,
        variant: variant.key,
        ruleset: ruleset.map(|ruleset| ruleset.to_text()),
        challenger_side: request.challenger_side,
        by_lot: request.by_lot,
        place: request.place,
        now,
    };
    let id = tx.insert_challenge(new).await?;
    let outbox = owe_message(&mut tx, Owed::Challenge(id), request.place, &request.reply, now).await?;
    let challenge = find_challenge(&mut tx, id).await?;
    tx.commit().await?;
    Ok(Challenged { challenge, outbox })
}

/// The variant asked for, and its rules where house rules change them.
fn admit(request: &NewChallenge) -> Result<(&'static Variant, Option<Ruleset>), Refusal> {
    if request.opponent.id == request.challenger.id {
        return Err(Refusal::ChallengedSelf);
    }
    if request.opponent_is_bot {
        return Err(Refusal::ChallengedBot { name: request.opponent.name.clone() });
    }
    let variant = match &request.variant {
        Some(key) => Variant::by_key(key).ok_or_else(|| Refusal::NoSuchVariant { key: key.clone() })?,
        None => &Variant::ALL[0],
    };
    let ruleset = house_rules::apply(variant, &request.house_rules).map_err(Refusal::HouseRules)?;
    Ok((variant, ruleset))
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
