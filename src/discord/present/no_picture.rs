//! What stands in a message in place of a picture that it cannot carry: the board as text, and why.

use crate::i18n::Texts;
use crate::render::Scene;
use crate::service::Place;

use super::draft::{CONTENT, fit, length};
use super::text_board;

/// Why a message has no picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoPicture {
    /// We may not attach files there.
    MayNotAttach(Place),
    /// Discord did not take this one.
    Refused,
    /// It could not be drawn.
    NotDrawn,
}

/// The text of a message with the board written under it. Of what it says, as much is kept as there is room for.
pub fn with_text_board(texts: &Texts, content: &str, scene: &Scene, why: NoPicture) -> String {
    let why = match why {
        NoPicture::MayNotAttach(place) => may_not_attach(texts, place),
        NoPicture::Refused => texts.get("no-picture-refused"),
        NoPicture::NotDrawn => texts.get("no-picture-not-drawn"),
    };
    under(content, &format!("{}\n-# {why}", text_board::block(texts, scene)))
}

/// The text of a message without its file, which nothing can stand for: under it, why there is none.
pub fn without_file(texts: &Texts, content: &str, why: NoPicture) -> String {
    let why = match why {
        NoPicture::MayNotAttach(place) => may_not_attach(texts, place),
        NoPicture::Refused | NoPicture::NotDrawn => texts.get("no-file-refused"),
    };
    under(content, &format!("-# {why}"))
}

fn may_not_attach(texts: &Texts, place: Place) -> String {
    texts.with("may-not-attach", &[("place", format!("<#{}>", place.channel.0).into())])
}

fn under(content: &str, instead: &str) -> String {
    format!("{}\n{instead}", fit(content, CONTENT.saturating_sub(length(instead) + 1)))
}
