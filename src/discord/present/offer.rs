//! An offer's message, what a declined one brings, and the buttons that answer one: each says exactly what it accepts.

use serenity::all::ButtonStyle;
use serenity::builder::CreateButton;

use crate::discord::custom_id::Press;
use crate::i18n::{Arg, Texts};
use crate::service::{GameView, OfferKind, OfferState, OfferView, Person};

use super::board::numbered;
use super::draft::{Draft, button, link_button};
use super::names;

/// The offer's message as its state demands; while open it mentions the opponent only.
pub fn offer(texts: &Texts, game: &GameView, offer: &OfferView) -> Draft {
    let offered = numbered(texts, game, offered(texts, offer));
    let draft = Draft::lines([offered, became(texts, game, offer)]);
    if offer.state != OfferState::Open {
        return draft;
    }
    let mut row = answers(texts, offer);
    row.push(withdraw(texts, offer));
    row.extend(link_button(texts, game.newest));
    draft.mentioning([offer.to.id]).with_buttons(row)
}

/// Tells whoever offered that it was declined, by a mention: the changed message itself calls nobody.
pub fn offer_declined(texts: &Texts, game: &GameView, offer: &OfferView) -> Draft {
    let mention = || Arg::from(names::mention(offer.by.id));
    let opponent = marked(texts, &offer.to);
    let told = match offer.kind {
        OfferKind::Draw => texts.with("draw-declined-notice", &[("mention", mention()), ("opponent", opponent)]),
        OfferKind::TakeBack => {
            texts.with("take-back-declined-notice", &[("mention", mention()), ("opponent", opponent)])
        }
        OfferKind::Abort => texts.with("abort-declined-notice", &[("mention", mention()), ("opponent", opponent)]),
    };
    Draft::text(&numbered(texts, game, told)).mentioning([offer.by.id])
}

/// What is offered, by whom and when.
fn offered(texts: &Texts, offer: &OfferView) -> String {
    let (name, plies) = (marked(texts, &offer.by), Arg::from(offer.moves));
    match offer.kind {
        OfferKind::Draw => texts.with("draw-offered", &[("name", name), ("plies", plies)]),
        OfferKind::TakeBack => {
            texts.with("take-back-asked", &[("name", name), ("moves", undone(texts, offer).into()), ("plies", plies)])
        }
        OfferKind::Abort => texts.with("abort-asked", &[("name", name)]),
    }
}

/// What became of it; a question while nothing has.
fn became(texts: &Texts, game: &GameView, offer: &OfferView) -> String {
    let opponent = || marked(texts, &offer.to);
    let mention = || Arg::from(names::mention(offer.to.id));
    let is_over = game.result.is_some();
    match (offer.kind, offer.state) {
        (OfferKind::Draw, OfferState::Open) => texts.with("draw-question", &[("mention", mention())]),
        (OfferKind::Draw, OfferState::Accepted) => texts.with("draw-accepted", &[("opponent", opponent())]),
        // Who declined is said in the message that calls whoever offered.
        (OfferKind::Draw, OfferState::Declined) => texts.get("draw-declined"),
        (_, OfferState::Withdrawn) => texts.with("offer-withdrawn", &[("name", marked(texts, &offer.by))]),
        (OfferKind::Draw, OfferState::Lapsed) if is_over => texts.get("draw-lapsed-at-end"),
        (OfferKind::Draw, OfferState::Lapsed) => texts.get("draw-lapsed"),
        (OfferKind::TakeBack | OfferKind::Abort, OfferState::Open) => {
            texts.with("request-question", &[("mention", mention())])
        }
        (OfferKind::TakeBack, OfferState::Accepted) => {
            let name = marked(texts, &offer.by);
            texts.with("take-back-agreed", &[("opponent", opponent()), ("name", name)])
        }
        (OfferKind::Abort, OfferState::Accepted) => texts.with("abort-agreed", &[("opponent", opponent())]),
        (OfferKind::TakeBack | OfferKind::Abort, OfferState::Declined) => texts.get("request-declined"),
        (OfferKind::TakeBack | OfferKind::Abort, OfferState::Lapsed) if is_over => texts.get("request-lapsed-at-end"),
        (OfferKind::TakeBack | OfferKind::Abort, OfferState::Lapsed) => texts.get("request-lapsed"),
    }
}

/// The buttons that accept and decline an open offer.
pub(super) fn answers(texts: &Texts, offer: &OfferView) -> Vec<CreateButton> {
    let (accept, decline) = match offer.kind {
        OfferKind::Draw => {
            (texts.with("button-accept-draw-at", &[("plies", offer.moves.into())]), texts.get("button-decline-draw"))
        }
        OfferKind::TakeBack => {
            (texts.with("button-undo", &[("moves", undone(texts, offer).into())]), texts.get("button-decline-request"))
        }
        OfferKind::Abort => (texts.get("button-accept-abort"), texts.get("button-decline-request")),
    };
    vec![
        button(Press::AcceptOffer(offer.kind, offer.id), ButtonStyle::Success, &accept),
        button(Press::DeclineOffer(offer.kind, offer.id), ButtonStyle::Secondary, &decline),
    ]
}

/// The button by which whoever made an open offer takes it back.
pub(super) fn withdraw(texts: &Texts, offer: &OfferView) -> CreateButton {
    let press = Press::WithdrawOffer(offer.kind, offer.id);
    button(press, ButtonStyle::Secondary, &texts.get("button-withdraw-offer"))
}

/// The moves that a take-back undoes, in the order in which they were made.
pub(super) fn undone(texts: &Texts, offer: &OfferView) -> String {
    let moves: Vec<String> = offer.undone.iter().rev().map(ToString::to_string).collect();
    texts.list(&moves)
}

fn marked(texts: &Texts, person: &Person) -> Arg {
    names::marked(texts, person).into()
}
