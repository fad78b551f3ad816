//! A player's settings.

use crate::i18n::Texts;
use crate::render::Theme;
use crate::rules::Variant;

use super::draft::Draft;
use super::picture;

/// A player's settings, with a board that shows how he has chosen to see them.
pub fn settings(texts: &Texts, theme: &'static Theme) -> Draft {
    let draft = Draft::lines([
        texts.get("settings-title"),
        texts.with("settings-theme", &[("theme", texts.theme(theme.key).into())]),
        texts.get("settings-theme-reach"),
        texts.get("settings-how"),
    ]);
    match Variant::ALL.first() {
        Some(variant) => {
            draft.with_picture(picture::in_theme(picture::of_start(texts, &variant.ruleset, "settings"), theme))
        }
        None => draft,
    }
}
