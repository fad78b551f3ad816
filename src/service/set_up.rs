//! Setting a challenge up by taps, piece by piece, on a card that only the challenger sees.

use super::challenge::{Challenged, Terms, admit_opponent, find_challenge, make, variant_of};
use super::clocks::read_pace;
use super::guild_settings::default_variant_of;
use super::house_rules::{self, HouseRule, HouseRuleError};
use super::paces::{PaceWish, default_pace_of};
use super::{ChallengeRefusal, Error, Opponent, Person, Place, Refusal, ReplyTo};
use crate::ids::{PlayerId, SetUpId};
use crate::rules::{Ruleset, Side, Variant};
use crate::store::{SetUpRow, SetUpTerms, Snapshot, Store, Tx};
use crate::time::Timestamp;
use crate::timing::Pace;

/// What stands on a card.
#[derive(Debug, Clone)]
pub struct SetUpView {
    /// Its number.
    pub id: SetUpId,
    /// Whom he challenges; none for anybody.
    pub opponent: Option<Person>,
    /// The variant.
    pub variant: &'static Variant,
    /// The rules in full where house rules are to be played; none for the variant's own.
    pub house_ruleset: Option<Ruleset>,
    /// His own side; none for the lot.
    pub side: Option<Side>,
    /// Whether it is for a match of two games.
    pub is_match: bool,
    /// The pace; none for a game without.
    pub pace: Option<Pace>,
}

impl SetUpView {
    /// The rules of the game that it asks for.
    pub fn ruleset(&self) -> &Ruleset {
        self.house_ruleset.as_ref().unwrap_or(&self.variant.ruleset)
    }

    /// What is different from the variant's own rules.
    pub fn house_rules(&self) -> Vec<HouseRule> {
        HouseRule::between(self.variant, self.ruleset())
    }

    fn from_row(row: SetUpRow) -> Result<Self, Error> {
        let SetUpTerms { opponent, variant, ruleset, side, is_match, pace } = row.terms;
        // A card from before a variant was renamed, or a rule got another text, is of no use: he begins again.
        let variant = Variant::by_key(&variant).ok_or(ChallengeRefusal::NoSuchSetUp)?;
        let house_ruleset = ruleset.as_deref().map(Ruleset::parse_text).transpose();
        let house_ruleset = house_ruleset.map_err(|_| ChallengeRefusal::NoSuchSetUp)?;
        let pace = read_pace(pace.as_deref()).map_err(|_| ChallengeRefusal::NoSuchSetUp)?;
        Ok(Self { id: row.id, opponent, variant, house_ruleset, side, is_match, pace })
    }

    fn terms(&self) -> SetUpTerms {
        SetUpTerms {
            opponent: self.opponent.clone(),
            variant: self.variant.key.to_owned(),
            ruleset: self.house_ruleset.as_ref().map(Ruleset::to_text),
            side: self.side,
            is_match: self.is_match,
            pace: self.pace.map(Pace::to_text),
        }
    }
}

/// One thing changed on a card.
#[derive(Debug, Clone)]
pub enum SetUpChange {
    /// Whom he challenges; none for anybody.
    Opponent(Option<Opponent>),
    /// The variant's key. House rules stay where they fit the new one, all or none.
    Variant(String),
    /// His own side; none for the lot.
    Side(Option<Side>),
    /// How many games.
    Games {
        /// Whether it is for a match of two.
        is_match: bool,
    },
    /// The pace; what is left out of it stays as it is.
    Pace(PaceWish),
    /// A rule set to something.
    Rule(HouseRule),
    /// All rules as in the variant.
    OwnRules,
}

/// Begins a card: against this opponent, else against anybody, and all else as usual.
///
/// # Errors
/// Refuses the challenger himself, bots, and people who could not read the challenge.
pub async fn set_up(
    store: &Store,
    player: &Person,
    opponent: Option<Opponent>,
    place: Place,
    now: Timestamp,
) -> Result<SetUpView, Error> {
    admit_opponent(player, opponent.as_ref())?;
    let mut tx = store.write().await?;
    let terms = SetUpTerms {
        opponent: opponent.map(|opponent| opponent.person),
        variant: default_variant_of(&mut tx, place).await?.key.to_owned(),
        ruleset: None,
        side: None,
        is_match: false,
        pace: default_pace_of(&mut tx, place).await?.map(Pace::to_text),
    };
    let id = tx.insert_set_up(player.id, &terms, now).await?;
    tx.commit().await?;
    SetUpView::from_row(SetUpRow { id, player: player.id, terms, challenge: None })
}

/// What stands on a card.
///
/// # Errors
/// Refuses cards of others, cards that are gone, and those from which a challenge has been sent.
pub async fn show_set_up(store: &Store, id: SetUpId, player: PlayerId) -> Result<SetUpView, Error> {
    admit(&mut store.read().await?, id, player).await
}

/// Changes one thing on a card.
///
/// # Errors
/// As [`show_set_up`]; and what cannot be asked for: an opponent as in [`set_up`], an unknown variant, a rule that
/// cannot be set so, or that contradicts the others. Then nothing is changed.
pub async fn change_set_up(
    store: &Store,
    id: SetUpId,
    player: &Person,
    change: SetUpChange,
) -> Result<SetUpView, Error> {
    let mut tx = store.write().await?;
    let mut card = admit(&mut tx, id, player.id).await?;
    match change {
        SetUpChange::Opponent(opponent) => {
            admit_opponent(player, opponent.as_ref())?;
            card.opponent = opponent.map(|opponent| opponent.person);
        }
        SetUpChange::Variant(key) => {
            let variant = variant_of(Some(&key))?;
            card.house_ruleset = house_rules::apply(variant, &card.house_rules()).unwrap_or(None);
            card.variant = variant;
        }
        SetUpChange::Side(side) => card.side = side,
        SetUpChange::Games { is_match } => card.is_match = is_match,
        SetUpChange::Pace(wish) => card.pace = wish.instead_of(card.pace),
        SetUpChange::Rule(rule) => card.house_ruleset = with_rule(&card, &rule).map_err(Refusal::HouseRules)?,
        SetUpChange::OwnRules => card.house_ruleset = None,
    }
    tx.change_set_up(id, &card.terms()).await?;
    tx.commit().await?;
    Ok(card)
}

/// The card's rules with one set to something; none if they are the variant's own then.
fn with_rule(card: &SetUpView, rule: &HouseRule) -> Result<Option<Ruleset>, HouseRuleError> {
    let mut ruleset = card.ruleset().clone();
    ruleset.set(rule.knob, &rule.value).map_err(HouseRuleError::Value)?;
    ruleset.validate().map_err(HouseRuleError::Contradiction)?;
    Ok((ruleset != card.variant.ruleset).then_some(ruleset))
}

/// Sends the challenge that a card has set up. `lot` is the side that the lot would give the challenger (tossed by the
/// caller, so that this stays repeatable).
///
/// # Errors
/// As [`show_set_up`]: a card is sent once.
pub async fn send_set_up(
    store: &Store,
    id: SetUpId,
    player: &Person,
    lot: Side,
    reply: &ReplyTo,
    now: Timestamp,
) -> Result<Challenged, Error> {
    let mut tx = store.write().await?;
    let card = admit(&mut tx, id, player.id).await?;
    let terms = Terms {
        challenger: player,
        opponent: card.opponent.as_ref(),
        variant: card.variant,
        ruleset: card.house_ruleset.as_ref(),
        start: None,
        pace: card.pace,
        challenger_side: card.side.unwrap_or(lot),
        by_lot: card.side.is_none(),
        is_match: card.is_match,
        rematch_of: None,
        place: reply.place,
    };
    let made = make(&mut tx, terms, reply, now).await?;
    tx.send_set_up(id, made.challenge.id).await?;
    tx.commit().await?;
    Ok(made)
}

/// Puts a card away.
///
/// # Errors
/// As [`show_set_up`].
pub async fn drop_set_up(store: &Store, id: SetUpId, player: PlayerId) -> Result<(), Error> {
    let mut tx: Tx = store.write().await?;
    admit(&mut tx, id, player).await?;
    tx.delete_set_up(id).await?;
    Ok(tx.commit().await?)
}

/// A player's own card from which nothing has been sent.
async fn admit(snapshot: &mut Snapshot, id: SetUpId, player: PlayerId) -> Result<SetUpView, Error> {
    let row = snapshot.set_up(id).await?.filter(|row| row.player == player);
    let row = row.ok_or(ChallengeRefusal::NoSuchSetUp)?;
    match row.challenge {
        Some(sent) => {
            let post = find_challenge(snapshot, sent).await?.post;
            Err(ChallengeRefusal::SetUpSent { post }.into())
        }
        None => SetUpView::from_row(row),
    }
}
