//! The words in which somebody may write house rules: our keys, his own language, and English, which everybody reads in
//! the manuals.

use super::folded;
use crate::discord::present;
use crate::i18n::{Locale, Texts};
use crate::rules::Knob;
use crate::service::HouseRule;

/// Yes or no, said of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Said {
    /// It is to hold.
    Yes,
    /// It is not to hold.
    No,
}

impl Said {
    const ALL: [Self; 2] = [Self::No, Self::Yes];

    /// The choices of rules that come to this.
    pub(super) const fn choices(self) -> &'static [&'static str] {
        match self {
            Self::Yes => &["yes", "always"],
            Self::No => &["no", "none", "never", "ignored"],
        }
    }

    fn words(self, texts: &Texts) -> String {
        match self {
            Self::Yes => texts.get("house-rules-words-yes"),
            Self::No => texts.get("house-rules-words-no"),
        }
    }
}

/// The reader's language, and English.
fn languages(texts: &Texts) -> [Texts; 2] {
    [texts.clone(), Texts::new(Locale::English)]
}

/// All that a rule is called, folded.
pub(super) fn names(texts: &Texts, knob: Knob) -> Vec<String> {
    let called = languages(texts).map(|texts| folded(&present::rule_name(&texts, knob)));
    [folded(knob.key())].into_iter().chain(called).collect()
}

/// What is said of a rule that is set to this, folded.
pub(super) fn phrases(texts: &Texts, rule: &HouseRule) -> [String; 2] {
    languages(texts).map(|texts| folded(&present::house_rule(&texts, rule)))
}

/// Whether a folded word says yes or no, if it says either.
pub(super) fn says(texts: &Texts, word: &str) -> Option<Said> {
    Said::ALL.into_iter().find(|said| {
        let is_it = |texts: &Texts| said.words(texts).split(',').any(|known| folded(known) == word);
        said.choices().contains(&word) || languages(texts).iter().any(is_it)
    })
}
