//! What he is told whose public message stands in another place than the one he is in.

use crate::i18n::Texts;
use crate::service::{OfferKind, Place, Post};

use super::draft::{CONTENT, Draft, fit, link_button};

/// What he has done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Done {
    /// He has moved.
    Moved,
    /// He has resigned.
    Resigned,
    /// He has asked for a rematch.
    AskedRematch,
    /// He has accepted a rematch.
    BegunRematch,
    /// He has offered this.
    Offered(OfferKind),
    /// He has accepted this.
    Accepted(OfferKind),
    /// He has declined something.
    Declined,
    /// He has ended other people's game.
    EndedGame,
    /// He has claimed the game.
    Claimed,
    /// He has given more time.
    AddedTime,
}

/// It is done, and shown where the game is played; leads there once the message is known.
pub fn elsewhere(texts: &Texts, done: Done, place: Place, post: Option<Post>) -> Draft {
    let said = said(texts, done, place);
    Draft::text(&said).with_buttons(link_button(texts, post).into_iter().collect())
}

/// It is done, but cannot be shown where the game is played: the board for him alone, who is in a place where nobody else
/// has to know of it, and how the others come to see it. A rematch that nobody could be asked for there is not asked for.
pub fn kept_from_others(texts: &Texts, done: Done, place: Place, shown: Draft) -> Draft {
    let (kind, place) = named(place);
    if done == Done::AskedRematch {
        let told = texts.with("elsewhere-rematch-not-asked", &[("where", kind.into()), ("place", place.into())]);
        return Draft::text(&told);
    }
    let why = texts.with("elsewhere-kept", &[("where", kind.into()), ("place", place.into())]);
    Draft {
        content: fit(&format!("{}\n-# {why}", shown.content), CONTENT),
        mentions: Vec::new(),
        rows: Vec::new(),
        ..shown
    }
}

/// Others were not shown what he has done, because apps may not speak up where he is.
pub fn unseen(texts: &Texts) -> Draft {
    Draft::text(&texts.get("unseen-by-others"))
}

/// That it is done, and where it is to be seen.
fn said(texts: &Texts, done: Done, place: Place) -> String {
    let (kind, place) = named(place);
    match done {
        Done::Moved => texts.with("elsewhere-moved", &[("where", kind.into()), ("place", place.into())]),
        Done::Resigned => texts.with("elsewhere-resigned", &[("where", kind.into()), ("place", place.into())]),
        Done::AskedRematch => texts.with("elsewhere-rematch-asked", &[("where", kind.into()), ("place", place.into())]),
        Done::BegunRematch => texts.with("elsewhere-rematch", &[("where", kind.into()), ("place", place.into())]),
        Done::Offered(OfferKind::Draw) => {
            texts.with("elsewhere-offered", &[("where", kind.into()), ("place", place.into())])
        }
        Done::Offered(OfferKind::TakeBack) => {
            texts.with("elsewhere-take-back-asked", &[("where", kind.into()), ("place", place.into())])
        }
        Done::Offered(OfferKind::Abort) => {
            texts.with("elsewhere-abort-asked", &[("where", kind.into()), ("place", place.into())])
        }
        Done::Accepted(OfferKind::Draw) => {
            texts.with("elsewhere-accepted", &[("where", kind.into()), ("place", place.into())])
        }
        Done::Accepted(OfferKind::TakeBack) => {
            texts.with("elsewhere-taken-back", &[("where", kind.into()), ("place", place.into())])
        }
        Done::Accepted(OfferKind::Abort) => {
            texts.with("elsewhere-aborted", &[("where", kind.into()), ("place", place.into())])
        }
        Done::Declined => texts.with("elsewhere-declined", &[("where", kind.into()), ("place", place.into())]),
        Done::Claimed => texts.with("elsewhere-claimed", &[("where", kind.into()), ("place", place.into())]),
        Done::AddedTime => texts.with("elsewhere-time-added", &[("where", kind.into()), ("place", place.into())]),
        Done::EndedGame => texts.with("elsewhere-ended", &[("where", kind.into()), ("place", place.into())]),
    }
}

/// A place in a sentence. None names a private conversation the way it names a channel: languages inflect.
fn named(place: Place) -> (&'static str, String) {
    match place.guild {
        Some(_) => ("channel", format!("<#{}>", place.channel.0)),
        None => ("private", String::new()),
    }
}
