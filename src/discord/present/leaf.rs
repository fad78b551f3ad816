//! The buttons that leaf through something.

use serenity::all::ButtonStyle;
use serenity::builder::CreateButton;

use crate::discord::custom_id::Press;
use crate::discord::leafing::Way;
use crate::i18n::Texts;

use super::draft::button;

/// First, previous, next and last, from place `at` of those up to `last`; none where there is nothing to leaf through.
/// Those that would lead nowhere cannot be pressed.
pub(super) fn all_ways(texts: &Texts, at: u32, last: u32, press: impl Fn(u32, Way) -> Press) -> Vec<CreateButton> {
    Way::ALL.into_iter().filter(|_| last > 0).map(|way| leaf(texts, at, last, way, &press)).collect()
}

/// Only previous and next: for little that there is to leaf through.
pub(super) fn two_ways(texts: &Texts, at: u32, last: u32, press: impl Fn(u32, Way) -> Press) -> Vec<CreateButton> {
    [Way::Previous, Way::Next].into_iter().filter(|_| last > 0).map(|way| leaf(texts, at, last, way, &press)).collect()
}

fn leaf(texts: &Texts, at: u32, last: u32, way: Way, press: &impl Fn(u32, Way) -> Press) -> CreateButton {
    let (to, label) = match way {
        Way::First => (0, texts.get("button-first")),
        Way::Previous => (at.saturating_sub(1), texts.get("button-previous")),
        Way::Next => (at.saturating_add(1).min(last), texts.get("button-next")),
        Way::Last => (last, texts.get("button-last")),
    };
    button(press(to, way), ButtonStyle::Secondary, &label).disabled(to == at)
}
