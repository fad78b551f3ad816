//! The draw offer's message.

use serenity::all::ButtonStyle;

use crate::discord::custom_id::Press;
use crate::i18n::Texts;
use crate::service::{GameView, OfferState, OfferView};

use super::board::numbered;
use super::draft::{Draft, button, link_button};
use super::names;

/// The draw offer's message as its state demands; while open it mentions the opponent only.
pub fn draw_offer(texts: &Texts, game: &GameView, offer: &OfferView) -> Draft {
    let name = names::marked(texts, &offer.by);
    let opponent = names::marked(texts, &offer.to);
    let offered = texts.with("draw-offered", &[("name", name.into()), ("plies", offer.ply.into())]);
    let offered = numbered(texts, game, offered);
    let became = match offer.state {
        OfferState::Open => texts.with("draw-question", &[("mention", names::mention(offer.to.id).into())]),
        OfferState::Accepted => texts.with("draw-accepted", &[("opponent", opponent.into())]),
        OfferState::Declined => texts.with("draw-declined", &[("opponent", opponent.into())]),
        OfferState::Lapsed if game.result.is_some() => texts.get("draw-lapsed-at-end"),
        OfferState::Lapsed => texts.get("draw-lapsed"),
    };
    let draft = Draft::lines([offered, became]);
    if offer.state != OfferState::Open {
        return draft;
    }
    let mut row = vec![
        button(Press::AcceptDraw(offer.id), ButtonStyle::Success, &texts.get("button-accept-draw")),
        button(Press::DeclineDraw(offer.id), ButtonStyle::Secondary, &texts.get("button-decline-draw")),
    ];
    row.extend(link_button(texts, game.newest));
    draft.mentioning([offer.to.id]).with_buttons(row)
}
