//! A player's settings.

use crate::i18n::{Locale, Texts};
use crate::render::Theme;
use crate::rules::{Game, Variant};
use crate::service::{Pings, Settings};
use crate::time::Timestamp;

use super::draft::Draft;
use super::{picture, reminding};

/// What a player has chosen, and what the keys of it stand for.
#[derive(Debug, Clone, Copy)]
pub struct Chosen<'a> {
    /// How boards are drawn that only he sees.
    pub theme: &'static Theme,
    /// The language he is spoken to in; none for that of his client.
    pub language: Option<Locale>,
    /// All of it.
    pub settings: &'a Settings,
    /// When he looks.
    pub now: Timestamp,
}

/// A player's settings, with a board that shows how he has chosen to see them.
pub fn settings(texts: &Texts, chosen: Chosen<'_>) -> Draft {
    let Chosen { theme, language, settings, now } = chosen;
    let called = match settings.pings {
        Pings::Dm if settings.dm_closed_at.is_some() => "dm-closed",
        pings @ (Pings::Channel | Pings::Dm | Pings::Silent) => pings.key(),
    };
    let confirming =
        if settings.plays_at_once { texts.get("settings-no-confirm") } else { texts.get("settings-confirm") };
    let spoken = texts.locale.name().into();
    let lines = [
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
    ];
    let draft = Draft::lines(lines.into_iter().chain(reminding::lines(texts, settings, now)));
    match Variant::ALL.first() {
        Some(variant) => draft.with_picture(picture::in_theme(
            picture::of_begin(texts, &Game::new(variant.ruleset.clone()), "settings"),
            theme,
        )),
        None => draft,
    }
}
