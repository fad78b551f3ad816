//! Challenging somebody, or whoever takes it first.

use super::guild_settings::default_variant;
use super::house_rules::{self, HouseRule};
use super::limits::admit_challenger;
use super::owing::owe_message;
use super::paces::{PaceWish, default_pace_of};
use super::{ChallengeRefusal, ChallengeView, Error, Owed, Person, Place, Refusal, ReplyTo};
use crate::ids::{ChallengeId, GameId, OutboxId};
use crate::rules::{Game, Piece, Position, Ruleset, Side, Variant, notation};
use crate::store::{NewChallengeRow, Snapshot, Store, Tx};
use crate::time::Timestamp;
use crate::timing::Pace;

/// Whom somebody challenges, as far as the place tells of him.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opponent {
    /// Who it is.
    pub person: Person,
    /// Whether he is a bot.
    pub is_bot: bool,
    /// Whether he can read the challenge.
    pub presence: Presence,
}

/// Whether somebody can read what is written in a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Presence {
    /// He can, or nothing says that he cannot.
    Here,
    /// He is not in the place.
    Elsewhere,
    /// He is in the guild, but does not see the channel.
    CannotSee,
}

impl From<Person> for Opponent {
    /// A player who is in the place.
    fn from(person: Person) -> Self {
        Self { person, is_bot: false, presence: Presence::Here }
    }
}

/// What a challenger asks for.
#[derive(Debug, Clone)]
pub struct NewChallenge {
    /// Who challenges.
    pub challenger: Person,
    /// Whom; none for whoever takes it first.
    pub opponent: Option<Opponent>,
    /// The variant's key; none for the default.
    pub variant: Option<String>,
    /// What is to be different from the variant's rules; what is not in it stays as it is.
    pub house_rules: Vec<HouseRule>,
    /// The challenger's side (a coin toss is the caller's, so that this stays repeatable).
    pub challenger_side: Side,
    /// Whether a coin was tossed for it.
    pub by_lot: bool,
    /// Whether it is for a match of two games, with the sides swapped in the second.
    pub is_match: bool,
    /// The pace that he wants.
    pub pace: PaceWish,
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
/// Refuses the challenger himself, bots, people who cannot read it, unknown variants, house rules that make no game
/// together, and a challenger who has as many open challenges as he may.
pub async fn challenge(store: &Store, request: NewChallenge, now: Timestamp) -> Result<Challenged, Error> {
    begin(store, request, Start::Usual, now).await
}

/// Challenges somebody to a game that begins at this position.
///
/// # Errors
/// As [`challenge`], and a position from which there is nothing to play; also who has challenged the same person to the
/// same already, which is still open: a menu is easily chosen from twice.
pub async fn challenge_from(
    store: &Store,
    request: NewChallenge,
    start: Position,
    now: Timestamp,
) -> Result<Challenged, Error> {
    begin(store, request, Start::At(start), now).await
}

/// Where a game is to begin.
enum Start {
    /// Where its rules say.
    Usual,
    /// At this position.
    At(Position),
}

async fn begin(store: &Store, request: NewChallenge, start: Start, now: Timestamp) -> Result<Challenged, Error> {
    admit_opponent(&request.challenger, request.opponent.as_ref())?;
    let variant = match request.variant.as_deref() {
        Some(key) => variant_of(Some(key))?,
        None => default_variant(store, request.place).await?,
    };
    let ruleset = house_rules::apply(variant, &request.house_rules).map_err(Refusal::HouseRules)?;
    let (start, is_once) = match start {
        Start::Usual => (None, false),
        Start::At(start) => (admit_start(ruleset.as_ref().unwrap_or(&variant.ruleset), start)?, true),
    };
    let mut tx = store.write().await?;
    let usual = default_pace_of(&mut tx, request.place).await?;
    let terms = Terms {
        challenger: &request.challenger,
        opponent: request.opponent.as_ref().map(|opponent| &opponent.person),
        variant,
        ruleset: ruleset.as_ref(),
        start: start.as_ref(),
        pace: request.pace.instead_of(usual),
        challenger_side: request.challenger_side,
        by_lot: request.by_lot,
        is_match: request.is_match,
        rematch_of: None,
        place: request.place,
    };
    if is_once {
        refuse_second(&mut tx, &terms, now).await?;
    }
    let made = make(&mut tx, terms, &request.reply, now).await?;
    tx.commit().await?;
    Ok(made)
}

/// Refuses what he has asked the same person for already, while that is open.
async fn refuse_second(snapshot: &mut Snapshot, terms: &Terms<'_>, now: Timestamp) -> Result<(), Error> {
    for id in snapshot.open_challenges_of(terms.challenger.id).await? {
        let open = find_challenge(snapshot, id).await?;
        let is_same = open.is_open(now)
            && open.challenged.as_ref().map(|person| person.id) == terms.opponent.map(|person| person.id)
            && open.variant.key == terms.variant.key
            && open.house_ruleset.as_ref() == terms.ruleset
            && open.start.as_ref() == terms.start;
        if is_same {
            return Err(ChallengeRefusal::AskedAlready { opponent: open.challenged, post: open.post }.into());
        }
    }
    Ok(())
}

/// A challenge whose terms have been admitted.
pub(super) struct Terms<'a> {
    pub(super) challenger: &'a Person,
    pub(super) opponent: Option<&'a Person>,
    pub(super) variant: &'static Variant,
    pub(super) ruleset: Option<&'a Ruleset>,
    pub(super) start: Option<&'a Position>,
    pub(super) pace: Option<Pace>,
    pub(super) challenger_side: Side,
    pub(super) by_lot: bool,
    pub(super) is_match: bool,
    pub(super) rematch_of: Option<GameId>,
    pub(super) place: Place,
}

/// Stores a challenge and owes its message.
pub(super) async fn make(tx: &mut Tx, terms: Terms<'_>, reply: &ReplyTo, now: Timestamp) -> Result<Challenged, Error> {
    admit_challenger(tx, terms.challenger.id).await?;
    for person in [terms.challenger].into_iter().chain(terms.opponent) {
        tx.remember_player(person).await?;
    }
    let new = NewChallengeRow {
        challenger: terms.challenger.id,
        challenged: terms.opponent.map(|opponent| opponent.id),
        is_match: terms.is_match,
        rematch_of: terms.rematch_of,
        variant: terms.variant.key,
        ruleset: terms.ruleset.map(Ruleset::to_text),
        start: terms.start.map(notation::write_position),
        pace: terms.pace.map(Pace::to_text),
        challenger_side: terms.challenger_side,
        by_lot: terms.by_lot,
        place: terms.place,
        now,
    };
    let id = tx.insert_challenge(new).await?;
    let outbox = owe_message(tx, Owed::Challenge(id), terms.place, reply, now).await?;
    Ok(Challenged { challenge: find_challenge(tx, id).await?, outbox })
}

/// Lets somebody be challenged who is another person and can read it.
pub(super) fn admit_opponent(challenger: &Person, opponent: Option<&Opponent>) -> Result<(), Refusal> {
    let Some(opponent) = opponent else { return Ok(()) };
    let person = || opponent.person.clone();
    if opponent.person.id == challenger.id {
        return Err(Refusal::ChallengedSelf);
    }
    if opponent.is_bot {
        return Err(Refusal::ChallengedBot { name: person().name });
    }
    match opponent.presence {
        Presence::Here => Ok(()),
        Presence::Elsewhere => Err(ChallengeRefusal::NotHere { opponent: person() }.into()),
        Presence::CannotSee => Err(ChallengeRefusal::CannotSee { opponent: person() }.into()),
    }
}

/// The variant of this key, or the default.
pub(super) fn variant_of(key: Option<&str>) -> Result<&'static Variant, Refusal> {
    match key {
        Some(key) => Variant::by_key(key).ok_or_else(|| Refusal::NoSuchVariant { key: key.to_owned() }),
        None => Ok(&Variant::ALL[0]),
    }
}

/// The position to begin from, if it is not the one that the rules give anyway.
fn admit_start(ruleset: &Ruleset, start: Position) -> Result<Option<Position>, Refusal> {
    let begun = Game::from_position(ruleset.clone(), start.clone());
    let goes_on = begun.is_some_and(|game| game.outcome().is_none());
    if !goes_on || start.board.count(Piece::King) == 0 {
        return Err(Refusal::NothingToPlayOn);
    }
    let is_usual = start.board == ruleset.start && start.side_to_move == Side::Attackers;
    Ok((!is_usual).then_some(start))
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
