//! The languages there are texts in.

use fluent_templates::{LanguageIdentifier, langid};

/// A language of ours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Locale {
    /// English.
    English,
}

/// The identifier of the folder that holds the English texts, the ones that are complete.
pub(super) const ENGLISH: LanguageIdentifier = langid!("en");

impl Locale {
    /// Every language, the one that all others fall back to first.
    pub const ALL: [Self; 1] = [Self::English];

    /// The language for Discord's name of a locale (`sv-SE`); English for those we do not have.
    pub fn from_discord(code: &str) -> Self {
        let language = code.split('-').next().unwrap_or_default();
        Self::ALL.into_iter().find(|locale| locale.language() == language).unwrap_or(Self::English)
    }

    /// The language's code, which also names the folder of its Fluent files.
    pub const fn language(self) -> &'static str {
        match self {
            Self::English => "en",
        }
    }

    /// The code as the Fluent library wants it.
    pub(super) const fn identifier(self) -> LanguageIdentifier {
        match self {
            Self::English => ENGLISH,
        }
    }
}
