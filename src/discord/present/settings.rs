//! A player's settings.

use crate::i18n::{Locale, Texts};
use crate::render::Theme;
use crate::rules::{Game, Variant};
use crate::service::Pings;

use super::draft::Draft;
use super::picture;

/// What a player has chosen.
#[derive(Debug, Clone, Copy)]
pub struct Chosen {
    /// How boards are drawn that only he sees.
    pub theme: &'static Theme,
    /// Whether his taps are played without asking once more.
    pub plays_at_once: bool,
    /// The language he is spoken to in; none for that of his client.
    pub language: Option<Locale>,
    /// How he is called when it is his move.
    pub pings: Pings,
    /// Whether Discord does not take our private messages for him.
    pub dms_closed: bool,
}

/// A player's settings, with a board that shows how he has chosen to see them.
pub fn settings(texts: &Texts, chosen: Chosen) -> Draft {
    let Chosen { theme, plays_at_once, language, pings, dms_closed } = chosen;
    let called = match pings {
        Pings::Dm if dms_closed => "dm-closed",
        Pings::Channel | Pings::Dm | Pings::Silent => pings.key(),
    };
    let confirming = if plays_at_once { texts.get("settings-no-confirm") } else { texts.get("settings-confirm") };
    let spoken = texts.locale.name().into();
    let draft = Draft::lines([
        texts.get("settings-title"),
        texts.with("settings-theme", &[("theme", texts.theme(theme.key).into())]),
        texts.get("settings-theme-reach"),
        texts.get("settings-how"),
        confirming,
        texts.get("settings-how-confirm"),
        match language {
            Some(_) => texts.with("settings-language", &[("language", spoken)]),
            None => texts.with("settings-language-of-client", &[("language", spoken)]),
        },
        texts.get("settings-how-language"),
        texts.with("settings-pings", &[("pings", called.into())]),
        texts.get("settings-how-pings"),
    ]);
    match Variant::ALL.first() {
        Some(variant) => draft.with_picture(picture::in_theme(
            picture::of_begin(texts, &Game::new(variant.ruleset.clone()), "settings"),
            theme,
        )),
        None => draft,
    }
}
