//! The tags of a written game, `[attackers: Ragnar]`: what may stand in them and how it is escaped.

use std::fmt;

use super::super::Knob;

/// What the tags begin with that carry a rule.
pub(super) const KNOB_PREFIX: &str = "hnefi-";
/// The tag of the rules string.
pub(super) const RULES: &str = "rules";
/// The tag of the position that a game begins with, where that is not the ruleset's start.
pub(super) const POSITION: &str = "position";

/// The most characters in a tag's key.
const MAX_KEY: usize = 40;

/// Why a text cannot be a tag's key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TagError {
    /// It is empty, too long, or has signs in it other than lower-case letters, digits, `-`, `_` and spaces inside.
    BadKey(String),
    /// The record writes this tag itself.
    Reserved(String),
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadKey(key) => write!(f, "{key:?} cannot be the name of a tag"),
            Self::Reserved(key) => write!(f, "the tag {key} follows from the game"),
        }
    }
}

impl std::error::Error for TagError {}

/// Whether the text can be the key of a tag, and of one that says nothing about rules.
pub(super) fn check_key(key: &str) -> Result<(), TagError> {
    let is_sign = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || matches!(sign, '-' | '_' | ' ');
    if key.is_empty() || key.len() > MAX_KEY || key.trim() != key || !key.chars().all(is_sign) {
        return Err(TagError::BadKey(key.chars().take(MAX_KEY).collect()));
    }
    if key == RULES || key == POSITION || key.starts_with(KNOB_PREFIX) {
        return Err(TagError::Reserved(key.to_owned()));
    }
    Ok(())
}

/// The knob that a tag with this key turns; the start is no such knob, as the rules string has it.
pub(super) fn knob_of(key: &str) -> Option<Knob> {
    key.strip_prefix(KNOB_PREFIX).and_then(Knob::from_key).filter(|knob| *knob != Knob::Start)
}

/// The words that tags have for values of [`Knob::Repetition`]: who loses. Its other values stand as they are.
const LOSERS: [(&str, &str); 3] =
    [("defenders", "defenders-lose"), ("aggressor", "aggressor-loses"), ("mover", "mover-loses")];

/// What the tag of a knob says for a value of it.
pub(super) fn word_of(knob: Knob, value: &str) -> &str {
    let loser = LOSERS.iter().find(|(_, known)| knob == Knob::Repetition && *known == value);
    loser.map_or(value, |(word, _)| word)
}

/// The knob's value that its tag says, be it by [`word_of`] or as the value itself.
pub(super) fn value_of(knob: Knob, word: &str) -> &str {
    let loser = LOSERS.iter().find(|(known, _)| knob == Knob::Repetition && known.eq_ignore_ascii_case(word));
    loser.map_or(word, |(_, value)| value)
}

/// A tag with its line end; nothing in `value` can end it early.
pub(super) fn write(key: &str, value: &str) -> String {
    format!("[{key}: {}]\n", escape(value))
}

fn escape(value: &str) -> String {
    let mut escaped = String::with_capacity(value.len());
    let inner = value.trim_matches(' ');
    let lead = value.len() - value.trim_start_matches(' ').len();
    escaped.push_str(&"\\s".repeat(lead));
    for sign in inner.chars() {
        match sign {
            '\\' | '[' | ']' => escaped.extend(['\\', sign]),
            '\n' => escaped.push_str("\\n"),
            '\r' => escaped.push_str("\\r"),
            '\t' => escaped.push_str("\\t"),
            _ => escaped.push(sign),
        }
    }
    escaped.push_str(&"\\s".repeat(value.len() - lead - inner.len()));
    escaped
}

/// What [`escape`] was given; a backslash that escapes nothing stands for itself.
pub(super) fn unescape(text: &str) -> String {
    let mut value = String::with_capacity(text.len());
    let mut signs = text.trim_matches([' ', '\t', '\r', '\n']).chars().peekable();
    while let Some(sign) = signs.next() {
        let meant = match signs.peek() {
            Some('\\' | '[' | ']') if sign == '\\' => signs.peek().copied(),
            Some('n') if sign == '\\' => Some('\n'),
            Some('r') if sign == '\\' => Some('\r'),
            Some('t') if sign == '\\' => Some('\t'),
            Some('s') if sign == '\\' => Some(' '),
            Some(_) | None => None,
        };
        if meant.is_some() {
            signs.next();
        }
        value.push(meant.unwrap_or(sign));
    }
    value
}
