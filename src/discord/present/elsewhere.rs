//! What he is told whose public message stands in another place than the one he is in.

use crate::i18n::Texts;
use crate::service::{Place, Post};

use super::draft::{Draft, link_button};

/// What he has done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Done {
    /// He has moved.
    Moved,
    /// He has resigned.
    Resigned,
    /// He has offered a draw.
    OfferedDraw,
    /// He has accepted a draw.
    AcceptedDraw,
}

/// It is done, and shown where the game is played; leads there once the message is known.
pub fn elsewhere(texts: &Texts, done: Done, place: Place, post: Option<Post>) -> Draft {
    let place = match place.guild {
        Some(_) => format!("<#{}>", place.channel.0),
        None => texts.get("elsewhere-private"),
    };
    let said = match done {
        Done::Moved => texts.with("elsewhere-moved", &[("place", place.into())]),
        Done::Resigned => texts.with("elsewhere-resigned", &[("place", place.into())]),
        Done::OfferedDraw => texts.with("elsewhere-offered", &[("place", place.into())]),
        Done::AcceptedDraw => texts.with("elsewhere-accepted", &[("place", place.into())]),
    };
    Draft::text(&said).with_buttons(link_button(texts, post).into_iter().collect())
}

/// Others were not shown what he has done, because apps may not speak up where he is.
pub fn unseen(texts: &Texts) -> Draft {
    Draft::text(&texts.get("unseen-by-others"))
}

/// The line under a message that stands without its picture.
pub fn may_not_attach(texts: &Texts, place: Place) -> String {
    texts.with("may-not-attach", &[("place", format!("<#{}>", place.channel.0).into())])
}
