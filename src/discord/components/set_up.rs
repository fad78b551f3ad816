//! Taps on the card on which a challenge is set up. What stands on it is in the database, so that it works after a
//! restart; each tap changes one thing and shows the whole card again.

use serenity::model::application::{ComponentInteraction, ComponentInteractionDataKind};

use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::custom_id::SetUpPart;
use crate::discord::gate;
use crate::discord::lot::toss;
use crate::discord::opponent::{admit_anybody, opponent};
use crate::discord::present::{self, CardMenu};
use crate::ids::SetUpId;
use crate::rules::{Knob, Side};
use crate::service::{self, ChallengeRefusal, Error, HouseRule, PaceWish, Refusal, SetUpChange, Thinking};
use crate::timing::TimeUp;

pub(super) async fn press(call: &Call, id: SetUpId, part: SetUpPart, interaction: &ComponentInteraction) -> Reply {
    let result = match part {
        SetUpPart::Send => send(call, id).await,
        SetUpPart::Cancel => cancel(call, id).await,
        SetUpPart::Opponent
        | SetUpPart::Variant
        | SetUpPart::Side
        | SetUpPart::Games { .. }
        | SetUpPart::Rule
        | SetUpPart::ShowTime
        | SetUpPart::Time
        | SetUpPart::Value(_) => match tap(call, part, interaction) {
            Ok(Tap::Change(change)) => return change_card(call, id, part, change).await,
            Ok(Tap::Look(menu)) => look(call, id, menu).await,
            Err(error) => Err(error),
        },
    };
    result.unwrap_or_else(|error| Reply::failure(call, &error))
}

/// What a tap in one of the menus, or on the button for the number of games, asks for.
enum Tap {
    /// To change something.
    Change(SetUpChange),
    /// To see another menu below the others.
    Look(CardMenu),
}

fn tap(call: &Call, part: SetUpPart, interaction: &ComponentInteraction) -> Result<Tap, Error> {
    let chosen = chosen(interaction);
    // A menu without a value in it is not one of ours.
    let value = || chosen.ok_or_else(|| Error::from(ChallengeRefusal::NoSuchSetUp));
    Ok(match part {
        SetUpPart::Opponent => Tap::Change(SetUpChange::Opponent(chosen_opponent(call, interaction)?)),
        SetUpPart::Variant => Tap::Change(SetUpChange::Variant(value()?.to_owned())),
        SetUpPart::Side => Tap::Change(SetUpChange::Side(Side::from_key(value()?))),
        SetUpPart::Games { is_match } => Tap::Change(SetUpChange::Games { is_match }),
        SetUpPart::Rule => match value()? {
            present::OWN_RULES => Tap::Change(SetUpChange::OwnRules),
            key => Tap::Look(Knob::from_key(key).map_or(CardMenu::Rules, CardMenu::Rule)),
        },
        SetUpPart::Value(knob) => match value()? {
            present::BACK => Tap::Look(CardMenu::Rules),
            value => Tap::Change(SetUpChange::Rule(HouseRule { knob, value: value.to_owned() })),
        },
        SetUpPart::ShowTime => Tap::Look(CardMenu::Time),
        SetUpPart::Time => match value()? {
            present::BACK => Tap::Look(CardMenu::Rules),
            key => Tap::Change(SetUpChange::Pace(wish(key).ok_or(ChallengeRefusal::NoSuchSetUp)?)),
        },
        SetUpPart::Send | SetUpPart::Cancel => Tap::Look(CardMenu::Rules),
    })
}

fn chosen(interaction: &ComponentInteraction) -> Option<&str> {
    match &interaction.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().map(String::as_str),
        _ => None,
    }
}

/// Whoever was chosen in the menu of people; nobody means anybody.
fn chosen_opponent(call: &Call, interaction: &ComponentInteraction) -> Result<Option<service::Opponent>, Error> {
    let ComponentInteractionDataKind::UserSelect { values } = &interaction.data.kind else {
        return Err(ChallengeRefusal::NoSuchSetUp.into());
    };
    let resolved = &interaction.data.resolved;
    let Some(id) = values.first() else {
        admit_anybody(call)?;
        return Ok(None);
    };
    let user = resolved.users.get(id).ok_or(ChallengeRefusal::NoSuchSetUp)?;
    Ok(Some(opponent(call, user, resolved)))
}

/// The card after a change; or as it is, with why it was not changed.
async fn change_card(call: &Call, id: SetUpId, part: SetUpPart, change: SetUpChange) -> Reply {
    let (store, texts) = (&call.store, &call.private);
    let why = match service::change_set_up(store, id, &call.person, change).await {
        Ok(card) => return Reply::update_private(present::set_up(texts, &card, menu_after(part), None)),
        Err(Error::Refused(why)) => why,
        Err(error) => return Reply::failure(call, &error),
    };
    let menu = match part {
        SetUpPart::Value(knob) => CardMenu::Rule(knob),
        part => menu_after(part),
    };
    match (*why, service::show_set_up(store, id, call.person.id).await) {
        (Refusal::Challenge(why @ (ChallengeRefusal::NoSuchSetUp | ChallengeRefusal::SetUpSent { .. })), _) => {
            Reply::failure(call, &why.into())
        }
        (why, Ok(card)) => {
            let why = present::refusal(texts, &why).content;
            Reply::update_private(present::set_up(texts, &card, menu, Some(&why)))
        }
        (_, Err(error)) => Reply::failure(call, &error),
    }
}

/// The menu that stands below the others once something has been chosen: time is chosen in several taps.
fn menu_after(part: SetUpPart) -> CardMenu {
    if part == SetUpPart::Time { CardMenu::Time } else { CardMenu::Rules }
}

/// What a value of the menu of time asks for.
fn wish(key: &str) -> Option<PaceWish> {
    let wish = PaceWish::default();
    match key {
        present::WEEKENDS_OFF => Some(PaceWish { weekends_off: Some(true), ..wish }),
        present::WEEKENDS_ON => Some(PaceWish { weekends_off: Some(false), ..wish }),
        key => match TimeUp::by_key(key) {
            Some(time_up) => Some(PaceWish { time_up: Some(time_up), ..wish }),
            None => Some(PaceWish { thinking: Some(Thinking::by_key(key)?), ..wish }),
        },
    }
}

async fn look(call: &Call, id: SetUpId, menu: CardMenu) -> Result<Reply, Error> {
    let card = service::show_set_up(&call.store, id, call.person.id).await?;
    Ok(Reply::update_private(present::set_up(&call.private, &card, menu, None)))
}

/// The card closes, then everybody sees the challenge. A second press is told so in a message of its own.
async fn send(call: &Call, id: SetUpId) -> Result<Reply, Error> {
    gate::admit_beginning(call).await?;
    let reply = call.followed_by_it();
    let sent = service::send_set_up(&call.store, id, &call.person, toss(), &reply, call.now).await?;
    let closed = present::closed(&call.private, "closed-set-up-sent");
    Ok(Reply::update_private(closed).then(present::challenge(&call.public, &sent.challenge), sent.outbox))
}

async fn cancel(call: &Call, id: SetUpId) -> Result<Reply, Error> {
    service::drop_set_up(&call.store, id, call.person.id).await?;
    Ok(Reply::update_private(present::closed(&call.private, "closed-set-up-cancelled")))
}
