//! Why a rules string cannot be played by.

use std::fmt;

use super::{super::PositionError, MAX_BYTES};

/// Why a text is no rules string that can be played by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RulesStringError {
    /// It has more than 4096 bytes.
    TooLong,
    /// A word is not `key:value`.
    NotAPair(String),
    /// The format has no such key, or this program does not know it.
    UnknownKey(String),
    /// A key is written twice.
    Twice(&'static str),
    /// A key that has to be written is not.
    Missing(&'static str),
    /// The start is not the last word.
    StartNotLast,
    /// The value is none of those that the key can have.
    BadValue {
        /// The key.
        key: &'static str,
        /// What was written.
        value: String,
    },
    /// The value has a meaning, but no game here can be played by it.
    NotPlayable {
        /// The key.
        key: &'static str,
        /// What was written.
        value: String,
    },
    /// The king escapes in corners, and there are none.
    NoCorners,
    /// The rows of the start are no position.
    BadStart(PositionError),
    /// The start's number of rows is not that of `dim`.
    OtherSize {
        /// What `dim` says.
        dim: u8,
        /// The number of rows.
        rows: u8,
    },
}

impl fmt::Display for RulesStringError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => write!(f, "the rules have more than {MAX_BYTES} bytes"),
            Self::NotAPair(word) => write!(f, "{word:?} in the rules is not written like esc:c"),
            Self::UnknownKey(key) => write!(f, "the rules have a key {key:?} that is not known"),
            Self::Twice(key) => write!(f, "the rules have {key} twice"),
            Self::Missing(key) => write!(f, "the rules have no {key}"),
            Self::StartNotLast => f.write_str("start has to be the last of the rules"),
            Self::BadValue { key, value } => write!(f, "{key} in the rules cannot be {value:?}"),
            Self::NotPlayable { key, value } => write!(f, "no game can be played here by the rule {key}:{value}"),
            Self::NoCorners => f.write_str("the king escapes in the corners, but cor says that there are none"),
            Self::BadStart(error) => write!(f, "the start is no position: {error}"),
            Self::OtherSize { dim, rows } => write!(f, "dim is {dim}, but the start has {rows} rows"),
        }
    }
}

impl std::error::Error for RulesStringError {}
