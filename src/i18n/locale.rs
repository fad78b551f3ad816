//! The languages there are texts in: a table of rows. A new one is a row here and a folder of Fluent files.

use fluent_templates::{LanguageIdentifier, langid};

use super::folded;

/// A language of ours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Locale {
    /// English, which all others fall back to.
    English,
    /// Swedish.
    Swedish,
    /// Danish.
    Danish,
    /// Norwegian, as Discord has it: Bokmål.
    Norwegian,
    /// Finnish.
    Finnish,
    /// German.
    German,
    /// French.
    French,
    /// Spanish.
    Spanish,
    /// Polish.
    Polish,
    /// Icelandic, which Discord does not have: one has to choose it.
    Icelandic,
}

/// What is known about a language.
struct Row {
    locale: Locale,
    /// Its code, which also names the folder of its Fluent files and stands in the database.
    code: &'static str,
    /// What it calls itself.
    name: &'static str,
    /// What it is called in English.
    english: &'static str,
    /// What Discord calls it.
    discord: &'static [&'static str],
    /// The code as the Fluent library wants it, which finds the plural rules by it.
    identifier: LanguageIdentifier,
}

static TABLE: [Row; 10] = [
    row(Locale::English, "en", ["English", "English"], &["en-US", "en-GB"], langid!("en")),
    row(Locale::Swedish, "sv", ["Svenska", "Swedish"], &["sv-SE"], langid!("sv")),
    row(Locale::Danish, "da", ["Dansk", "Danish"], &["da"], langid!("da")),
    row(Locale::Norwegian, "no", ["Norsk", "Norwegian"], &["no"], langid!("no")),
    row(Locale::Finnish, "fi", ["Suomi", "Finnish"], &["fi"], langid!("fi")),
    row(Locale::German, "de", ["Deutsch", "German"], &["de"], langid!("de")),
    row(Locale::French, "fr", ["Français", "French"], &["fr"], langid!("fr")),
    row(Locale::Spanish, "es", ["Español", "Spanish"], &["es-ES", "es-419"], langid!("es")),
    row(Locale::Polish, "pl", ["Polski", "Polish"], &["pl"], langid!("pl")),
    row(Locale::Icelandic, "is", ["Íslenska", "Icelandic"], &[], langid!("is")),
];

const fn row(
    locale: Locale,
    code: &'static str,
    [name, english]: [&'static str; 2],
    discord: &'static [&'static str],
    identifier: LanguageIdentifier,
) -> Row {
    Row { locale, code, name, english, discord, identifier }
}

impl Locale {
    /// Every language, the one that all others fall back to first.
    pub const ALL: [Self; 10] = [
        Self::English,
        Self::Swedish,
        Self::Danish,
        Self::Norwegian,
        Self::Finnish,
        Self::German,
        Self::French,
        Self::Spanish,
        Self::Polish,
        Self::Icelandic,
    ];

    fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }

    /// The language for Discord's name of a locale (`sv-SE`); English for those we do not have.
    pub fn from_discord(code: &str) -> Self {
        let named = TABLE.iter().find(|row| row.discord.contains(&code)).map(|row| row.locale);
        let language = code.split('-').next().unwrap_or_default();
        named.or_else(|| Self::by_code(language)).unwrap_or(Self::English)
    }

    /// The language of this code of ours.
    pub fn by_code(code: &str) -> Option<Self> {
        TABLE.iter().find(|row| row.code == code).map(|row| row.locale)
    }

    /// The language's code, which also names the folder of its Fluent files.
    pub fn code(self) -> &'static str {
        self.row().code
    }

    /// What the language calls itself.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// What the language is called in English.
    pub fn english_name(self) -> &'static str {
        self.row().english
    }

    /// The language that is called so, by its code, by itself or in English, whatever the accents.
    pub fn by_name(name: &str) -> Option<Self> {
        let name = folded(name.trim());
        TABLE
            .iter()
            .find(|row| [row.code, row.name, row.english].iter().any(|known| folded(known) == name))
            .map(|row| row.locale)
    }

    /// The languages in whose code or names this stands, those that begin with it first.
    pub fn suggest(typed: &str) -> Vec<Self> {
        let typed = folded(typed.trim());
        let known = |locale: &Self| [locale.code(), locale.name(), locale.english_name()].map(folded);
        let mut found: Vec<Self> =
            Self::ALL.into_iter().filter(|locale| known(locale).iter().any(|name| name.contains(&typed))).collect();
        found.sort_by_key(|locale| !known(locale).iter().any(|name| name.starts_with(&typed)));
        found
    }

    /// What Discord calls the language; nothing if it does not have it.
    pub fn discord_codes(self) -> &'static [&'static str] {
        self.row().discord
    }

    /// The code as the Fluent library wants it.
    pub(super) fn identifier(self) -> &'static LanguageIdentifier {
        &self.row().identifier
    }
}

#[cfg(test)]
mod tests {
    use super::{Locale, TABLE};

    #[test]
    fn every_language_stands_in_its_own_row() {
        for (at, locale) in Locale::ALL.into_iter().enumerate() {
            assert_eq!(TABLE[at].locale, locale);
            assert_eq!(locale.row().locale, locale);
            assert_eq!(locale.identifier().to_string(), locale.code());
            assert_eq!(Locale::by_code(locale.code()), Some(locale));
        }
    }

    #[test]
    fn a_language_is_found_by_whatever_it_is_called() {
        for name in ["is", "Íslenska", "islenska", "ICELANDIC", " icelandic "] {
            assert_eq!(Locale::by_name(name), Some(Locale::Icelandic), "{name}");
        }
        assert_eq!(Locale::by_name("francais"), Some(Locale::French));
        assert_eq!(Locale::by_name("isl"), None, "that is only the beginning of one");
        assert_eq!(Locale::suggest("isl"), [Locale::Icelandic]);
        assert_eq!(Locale::suggest("is")[0], Locale::Icelandic, "before those in whose names it only stands");
        assert_eq!(Locale::suggest("german"), [Locale::German]);
        assert_eq!(Locale::suggest(""), Locale::ALL);
    }
}
