//! Leafing through a record that somebody has brought in, and playing on from one of its positions.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher as _;

use serenity::model::application::{ComponentInteraction, ComponentInteractionDataKind};

use super::Pressed;
use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::gate;
use crate::discord::leafing::{RecordRef, SideWish, Way};
use crate::discord::opponent::opponent;
use crate::discord::{present, records};
use crate::rules::Side;
use crate::service::{self, HouseRule, NewChallenge, Opponent, PaceWish};

pub(super) async fn step(call: &Call, at: RecordRef, way: Way) -> Pressed {
    let record = records::show(call, at.record).await?;
    let ply = if way == Way::Last { u32::MAX } else { at.ply };
    Ok(Reply::update_private(present::record_step(&call.private, &record, ply)))
}

/// Asks with whom.
pub(super) async fn play_on(call: &Call, at: RecordRef, wish: SideWish) -> Pressed {
    let record = records::show(call, at.record).await?;
    service::position_to_play_on(&record, at.ply)?;
    Ok(Reply::update_private(present::play_on(&call.private, &record, at.ply, wish)))
}

/// The question closes, then all see the challenge.
pub(super) async fn play_on_with(
    call: &Call,
    at: RecordRef,
    wish: SideWish,
    interaction: &ComponentInteraction,
) -> Pressed {
    gate::admit_beginning(call).await?;
    let Some(opponent) = chosen_person(call, interaction) else {
        return Ok(Reply::private(present::unknown_press(&call.private, false)));
    };
    let record = records::show(call, at.record).await?;
    let start = service::position_to_play_on(&record, at.ply)?;
    let challenger_side = match wish {
        SideWish::Side(side) => side,
        SideWish::Lot => toss(),
    };
    let request = NewChallenge {
        challenger: call.person.clone(),
        opponent: Some(opponent),
        variant: Some(record.variant.key.to_owned()),
        house_rules: HouseRule::between(record.variant, record.game.ruleset()),
        challenger_side,
        by_lot: wish == SideWish::Lot,
        is_match: false,
        pace: PaceWish::default(),
        place: call.place,
        reply: call.followed_by_it(),
    };
    let made = service::challenge_from(&call.store, request, start, call.now).await?;
    let closed = present::closed(&call.private, "closed-challenge-made");
    let challenge = present::challenge(&call.public, &made.challenge);
    Ok(Reply::update_private(closed).then(challenge, made.outbox))
}

/// A coin toss: the standard library's hashers are seeded at random.
fn toss() -> Side {
    if RandomState::new().hash_one(()).is_multiple_of(2) { Side::Attackers } else { Side::Defenders }
}

/// The person chosen in a menu of people.
fn chosen_person(call: &Call, interaction: &ComponentInteraction) -> Option<Opponent> {
    let ComponentInteractionDataKind::UserSelect { values } = &interaction.data.kind else { return None };
    let resolved = &interaction.data.resolved;
    let user = resolved.users.get(values.first()?)?;
    Some(opponent(call, user, resolved))
}
