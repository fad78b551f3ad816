//! A whole ruleset in one line of text, as it is stored with a game.

use std::fmt;

use super::{Knob, KnobError, Ruleset, RulesetError, Variant};

/// Why a text is no ruleset.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RulesetTextError {
    /// A word is not `key=value`.
    NotAPair(String),
    /// There is no such knob.
    UnknownKnob(String),
    /// A knob is written twice.
    Twice(Knob),
    /// A knob is not written.
    Missing(Knob),
    /// A knob cannot be set to what is written.
    Value(KnobError),
    /// The knobs contradict each other.
    Invalid(RulesetError),
}

impl fmt::Display for RulesetTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAPair(word) => write!(f, "{word:?} is not written like escape=corner"),
            Self::UnknownKnob(key) => write!(f, "no rule is called {key:?}"),
            Self::Twice(knob) => write!(f, "{} is written twice", knob.key()),
            Self::Missing(knob) => write!(f, "{} is missing", knob.key()),
            Self::Value(error) => error.fmt(f),
            Self::Invalid(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for RulesetTextError {}

impl Ruleset {
    /// The whole ruleset in one line: every knob as `key=value` in the order of [`Knob::ALL`], spaces between them, the
    /// start last.
    pub fn to_text(&self) -> String {
        let words = Knob::ALL.map(|knob| format!("{}={}", knob.key(), self.value(knob)));
        words.join(" ")
    }

    /// Reads what [`Ruleset::to_text`] wrote: every knob once, in any order.
    ///
    /// # Errors
    /// What is wrong with the text, or with the ruleset that it describes.
    pub fn parse_text(text: &str) -> Result<Self, RulesetTextError> {
        let mut values: [Option<&str>; Knob::ALL.len()] = [None; Knob::ALL.len()];
        for word in text.split_whitespace() {
            let (key, value) = word.split_once('=').ok_or_else(|| RulesetTextError::NotAPair(word.to_owned()))?;
            let knob = Knob::from_key(key).ok_or_else(|| RulesetTextError::UnknownKnob(key.to_owned()))?;
            if values[knob as usize].replace(value).is_some() {
                return Err(RulesetTextError::Twice(knob));
            }
        }
        // Every knob is set below, so that it does not matter which ruleset one begins with.
        let mut ruleset = Variant::ALL[0].ruleset.clone();
        for (knob, value) in Knob::ALL.into_iter().zip(values) {
            let value = value.ok_or(RulesetTextError::Missing(knob))?;
            ruleset.set(knob, value).map_err(RulesetTextError::Value)?;
        }
        ruleset.validate().map_err(RulesetTextError::Invalid)?;
        Ok(ruleset)
    }
}
