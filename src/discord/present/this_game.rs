//! What one of our messages is about, and how that stands now: for whoever asks by the message's menu.

use crate::i18n::Texts;
use crate::ids::PlayerId;
use crate::service::{ChallengeView, GameView, OfferView};

use super::board::{Form, Look, private_board};
use super::draft::{Draft, fit_lines};
use super::names;

/// The message shows a board of this game, as it stood after so many entries of it; none if it shows no single one.
pub fn this_game(texts: &Texts, game: &GameView, ply: Option<u32>, reader: PlayerId) -> Draft {
    let what = match ply {
        None => texts.with("this-is-of-game", &[("game", game.id.0.into())]),
        Some(ply) => texts.with("this-is-board", &[("game", game.id.0.into()), ("ply", ply.into())]),
    };
    above(what, current(texts, game, reader))
}

/// The message is an offer made in this game.
pub fn this_offer(texts: &Texts, game: &GameView, offer: &OfferView, reader: PlayerId) -> Draft {
    let name = names::marked(texts, &offer.by);
    let what = texts.with("this-is-offer", &[("game", game.id.0.into()), ("name", name.into())]);
    above(what, current(texts, game, reader))
}

/// The message is a challenge that nobody has accepted.
pub fn this_challenge(texts: &Texts, challenge: &ChallengeView) -> Draft {
    let shown = super::challenge(texts, challenge);
    // Whoever looks at it answers it where it stands, and nobody is called.
    let content = challenge.challenged.iter().fold(shown.content.clone(), |content, challenged| {
        content.replace(&names::mention(challenged.id), &names::marked(texts, challenged))
    });
    let shown = Draft { content, rows: Vec::new(), mentions: Vec::new(), ..shown };
    above(texts.get("this-is-challenge"), shown)
}

/// The message is none of ours.
pub fn not_ours(texts: &Texts) -> Draft {
    Draft::text(&texts.get("this-is-not-ours"))
}

/// The message is ours, but about no game.
pub fn about_nothing(texts: &Texts) -> Draft {
    Draft::text(&texts.get("this-is-no-game"))
}

fn current(texts: &Texts, game: &GameView, reader: PlayerId) -> Draft {
    private_board(texts, game, reader, Look { flipped: false, form: Form::Picture { theme: None } })
}

fn above(what: String, draft: Draft) -> Draft {
    let content = fit_lines([what, draft.content.clone()]);
    Draft { content, ..draft }
}
