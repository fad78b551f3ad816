//! Looking up texts.

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_templates::fluent_bundle::FluentValue;

use super::Locale;

fluent_templates::static_loader! {
    static LOADER = {
        locales: "./src/i18n/locales",
        fallback_language: "en",
        // The isolation marks would be copied along with every move and confuse whoever pastes it.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// The largest number up to which Fluent, whose numbers are floating, is exact.
const EXACT: u64 = 1 << 53;

/// The value of a placeholder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// Put in as it is; a text may also choose its wording by it (`attackers`).
    Text(String),
    /// Put in as digits; a text chooses singular or plural by it.
    Number(i64),
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// Named values for the placeholders of a text.
pub type Args = [(&'static str, Arg)];

/// The texts of one language, lent to whoever words something.
#[derive(Debug, Clone)]
pub struct Texts {
    /// The language.
    pub locale: Locale,
}

impl Texts {
    /// The texts of `locale`.
    pub fn new(locale: Locale) -> Self {
        Self { locale }
    }

    /// A text without placeholders.
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// A text with its placeholders filled in.
    pub fn with(&self, key: &str, args: &Args) -> String {
        self.find(key, args).unwrap_or_else(|| {
            // `tests/i18n.rs` proves that no key and no argument is missing. Should one be all the same, a player
            // reads a plain sentence and never the key.
            debug_assert!(false, "no text for {key:?} with {args:?}");
            self.find("fault", &[]).unwrap_or_default()
        })
    }

    /// Several things in one phrase: `e9`, `e9 and f8`, `e9, f8 and g7`.
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first, middle @ .., last] => {
                let head = middle.iter().fold(first.clone(), |head, next| {
                    self.with("list-more", &[("head", head.into()), ("next", next.as_str().into())])
                });
                self.with("list-last", &[("head", head.into()), ("last", last.as_str().into())])
            }
        }
    }

    fn find(&self, key: &str, args: &Args) -> Option<String> {
        let values: HashMap<Cow<'static, str>, FluentValue<'_>> = args
            .iter()
            .map(|(name, value)| {
                let value = match value {
                    Arg::Text(text) => FluentValue::from(text.as_str()),
                    // What counts is small; a number that Fluent would round is an id, and shown digit by digit.
                    Arg::Number(number) if number.unsigned_abs() > EXACT => FluentValue::from(number.to_string()),
                    Arg::Number(number) => FluentValue::from(*number),
                };
                (Cow::Borrowed(*name), value)
            })
            .collect();
        // English, until everything is translated.
        [self.locale, Locale::English]
            .into_iter()
            .find_map(|locale| LOADER.lookup_single_language(locale.identifier(), key, Some(&values)).ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_shown_to_its_last_digit() {
        let texts = Texts::new(Locale::English);
        for number in [0, 17, 1 << 53, (1 << 53) + 1, i64::MAX] {
            let told = texts.with("refuse-no-such-game", &[("game", number.into())]);
            assert!(told.contains(&format!("#{number}")), "{told}");
        }
    }
}
