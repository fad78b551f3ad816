//! Leafing through games and rules, and the films and records of games that are over.

use std::sync::Arc;

use super::Pressed;
use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::film::film_for;
use crate::discord::leafing::{RulesOf, Way};
use crate::discord::outgoing::Seen;
use crate::discord::present::{self, RulesShown};
use crate::ids::GameId;
use crate::rules::Variant;
use crate::service::{self, GameRef, Refusal};

pub(super) async fn history(call: &Call, game: GameId, page: u32, way: Way) -> Pressed {
    let meant = GameRef::Number(game, call.place);
    let history = service::show_history(&call.store, &call.person, meant).await?;
    // The end is where it is now, not where it was when the button was made.
    let page = (way != Way::Last).then_some(page);
    Ok(Reply::update_private(present::history(&call.private, &history, page)))
}

pub(super) async fn step(call: &Call, game: GameId, ply: u32, way: Way) -> Pressed {
    let meant = GameRef::Number(game, call.place);
    let game = service::show_past_game(&call.store, &call.person, meant).await?;
    let ply = if way == Way::Last { u32::MAX } else { ply };
    Ok(Reply::update_private(present::step(&call.private, &game, ply)))
}

/// The button may stand under a message that all see: what he gets is for him alone.
pub(super) async fn replay(call: &Call, game: GameId) -> Pressed {
    let meant = GameRef::Number(game, call.place);
    let game = service::show_past_game(&call.store, &call.person, meant).await?;
    let film = film_for(Arc::clone(&call.edge), call.private.clone(), game, call.person.id);
    Ok(Reply::later(Seen::ByOne, film))
}

pub(super) async fn export(call: &Call, game: GameId) -> Pressed {
    let meant = GameRef::Number(game, call.place);
    let game = service::show_past_game(&call.store, &call.person, meant).await?;
    let record = service::write_record(&game)?;
    Ok(Reply::private(present::export(&call.private, &game, &record)))
}

pub(super) async fn rules_page(call: &Call, of: RulesOf, page: u32) -> Pressed {
    let (texts, store) = (&call.private, &call.store);
    let draft = match of {
        RulesOf::Variant(key) => {
            let variant = Variant::by_key(key).ok_or_else(|| Refusal::NoSuchVariant { key: key.to_owned() })?;
            present::rules_page(texts, RulesShown::Variant(variant), page)
        }
        RulesOf::Game(id) => {
            let game = service::show_game(store, &call.person, GameRef::Number(id, call.place)).await?;
            present::rules_page(texts, RulesShown::Game(&game), page)
        }
        RulesOf::Challenge(id) => {
            let challenge = service::show_challenge(store, id).await?;
            present::rules_page(texts, RulesShown::Challenge(&challenge), page)
        }
    };
    Ok(Reply::update_private(draft))
}
