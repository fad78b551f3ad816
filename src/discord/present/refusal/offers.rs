//! Why an offer was not made or not answered.

use crate::discord::present::draft::Draft;
use crate::discord::present::{names, offer};
use crate::i18n::{Arg, Texts};
use crate::ids::GameId;
use crate::service::{OfferKind, OfferState, OfferView};

/// An offer that has been answered or has lapsed.
pub(super) fn closed(texts: &Texts, game: GameId, kind: OfferKind, state: OfferState) -> String {
    let game = Arg::from(game.0);
    match (kind, state) {
        (OfferKind::Draw, OfferState::Open) => texts.get("refuse-offer-open"),
        (OfferKind::Draw, OfferState::Accepted) => texts.with("refuse-offer-accepted", &[("game", game)]),
        (OfferKind::Draw, OfferState::Declined) => texts.with("refuse-offer-declined", &[("game", game)]),
        (OfferKind::Draw, OfferState::Lapsed) => texts.with("refuse-offer-lapsed", &[("game", game)]),
        (_, OfferState::Withdrawn) => texts.with("refuse-offer-withdrawn", &[("game", game)]),
        (OfferKind::TakeBack, OfferState::Accepted) => texts.with("refuse-take-back-accepted", &[("game", game)]),
        (OfferKind::Abort, OfferState::Accepted) => texts.with("refuse-abort-accepted", &[("game", game)]),
        (OfferKind::TakeBack | OfferKind::Abort, OfferState::Open) => texts.get("refuse-request-open"),
        (OfferKind::TakeBack | OfferKind::Abort, OfferState::Declined) => {
            texts.with("refuse-request-declined", &[("game", game)])
        }
        (OfferKind::TakeBack | OfferKind::Abort, OfferState::Lapsed) => {
            texts.with("refuse-request-lapsed", &[("game", game)])
        }
    }
}

/// One that is open already: his own stands where a link leads; the opponent's he can answer here and now.
pub(super) fn open(texts: &Texts, game: GameId, open: &OfferView, own: bool) -> Draft {
    if own {
        let draft = Draft::text(&own_words(texts, game, open));
        return draft.with_buttons(vec![offer::withdraw(texts, open)]).with_link(texts, open.post);
    }
    let draft = Draft::text(&their_words(texts, game, open));
    draft.with_buttons(offer::answers(texts, open)).with_link(texts, open.post)
}

fn own_words(texts: &Texts, game: GameId, open: &OfferView) -> String {
    let game = Arg::from(game.0);
    match open.kind {
        OfferKind::Draw => texts.with("refuse-already-offered-yourself", &[("game", game)]),
        OfferKind::TakeBack => texts
            .with("refuse-take-back-asked-yourself", &[("game", game), ("moves", offer::undone(texts, open).into())]),
        OfferKind::Abort => texts.with("refuse-abort-asked-yourself", &[("game", game)]),
    }
}

fn their_words(texts: &Texts, game: GameId, open: &OfferView) -> String {
    let (game, name) = (Arg::from(game.0), Arg::from(names::marked(texts, &open.by)));
    match open.kind {
        OfferKind::Draw => texts.with("refuse-draw-offered-to-you", &[("game", game), ("name", name)]),
        OfferKind::TakeBack => texts.with(
            "refuse-take-back-asked-of-you",
            &[("game", game), ("name", name), ("moves", offer::undone(texts, open).into())],
        ),
        OfferKind::Abort => texts.with("refuse-abort-asked-of-you", &[("game", game), ("name", name)]),
    }
}

/// The same again, though nothing has happened since.
pub(super) fn again(texts: &Texts, game: GameId, kind: OfferKind) -> String {
    let game = Arg::from(game.0);
    match kind {
        OfferKind::Draw => texts.with("refuse-draw-again", &[("game", game)]),
        OfferKind::TakeBack => texts.with("refuse-take-back-again", &[("game", game)]),
        OfferKind::Abort => texts.with("refuse-abort-again", &[("game", game)]),
    }
}
