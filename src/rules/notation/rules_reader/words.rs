//! The words of a rules string: keys, their usual values, and what is written.

use super::{super::super::Square, RulesStringError};

/// Every kind of piece that the format knows.
pub(crate) const ALL_PIECES: &str = "tcnkTCNK";

/// Every key of the format with the value that it has where it is not written; none must be written.
const KEYS: [(&str, Option<&str>); 37] = [
    ("dim", None),
    ("name", Some("")),
    ("esc", Some("c")),
    ("surf", Some("y")),
    ("atkf", Some("y")),
    ("tfr", Some("d")),
    ("ka", Some("y")),
    ("ks", Some("s")),
    ("kj", Some("n")),
    ("nj", Some("c")),
    ("cj", Some("j")),
    ("cor", Some("default")),
    ("cen", Some("default")),
    ("afor", Some("")),
    ("dfor", Some("")),
    ("spd", Some("-1")),
    ("corh", Some("default")),
    ("cenh", Some("tcnk")),
    ("cenhe", Some(ALL_PIECES)),
    ("aforh", Some("TCNK")),
    ("dforh", Some("tcnk")),
    ("corp", Some("K")),
    ("cenp", Some(ALL_PIECES)),
    ("aforp", Some(ALL_PIECES)),
    ("dforp", Some(ALL_PIECES)),
    ("cors", Some("K")),
    ("cens", Some("K")),
    ("afors", Some(ALL_PIECES)),
    ("dfors", Some("TCNK")),
    ("corre", Some(ALL_PIECES)),
    ("cenre", Some(ALL_PIECES)),
    ("aforre", Some(ALL_PIECES)),
    ("dforre", Some(ALL_PIECES)),
    ("sw", Some("n")),
    ("swf", Some("y")),
    ("efe", Some("n")),
    ("ber", Some("n")),
];

/// The words of a rules string, the value of each key of [`KEYS`] in its order.
pub(super) struct Words<'a> {
    values: [Option<&'a str>; KEYS.len()],
    pub(super) start: &'a str,
}

impl<'a> Words<'a> {
    pub(super) fn read(text: &'a str) -> Result<Self, RulesStringError> {
        let mut values = [None; KEYS.len()];
        let mut start = None;
        for word in text.split_whitespace() {
            if start.is_some() {
                return Err(RulesStringError::StartNotLast);
            }
            let (key, value) = word.split_once(':').ok_or_else(|| RulesStringError::NotAPair(short(word)))?;
            if key.eq_ignore_ascii_case("start") {
                start = Some(value);
                continue;
            }
            let index = KEYS.iter().position(|(known, _)| key.eq_ignore_ascii_case(known));
            let index = index.ok_or_else(|| RulesStringError::UnknownKey(short(key)))?;
            if values[index].replace(value).is_some() {
                return Err(RulesStringError::Twice(KEYS[index].0));
            }
        }
        for (value, (key, default)) in values.iter_mut().zip(KEYS) {
            *value = Some(value.or(default).ok_or(RulesStringError::Missing(key))?);
        }
        Ok(Self { values, start: start.ok_or(RulesStringError::Missing("start"))? })
    }

    pub(super) fn get(&self, key: &'static str) -> &'a str {
        let index = KEYS.iter().position(|(known, _)| *known == key);
        index.and_then(|index| self.values[index]).unwrap_or_default()
    }

    pub(super) fn bad(&self, key: &'static str) -> RulesStringError {
        RulesStringError::BadValue { key, value: short(self.get(key)) }
    }

    pub(super) fn not_playable(&self, key: &'static str) -> RulesStringError {
        RulesStringError::NotPlayable { key, value: short(self.get(key)) }
    }

    /// What the value stands for; one that has a meaning in the format which is not here cannot be played by.
    pub(super) fn pick<T: Copy>(&self, key: &'static str, choices: &[(&str, T)]) -> Result<T, RulesStringError> {
        let value = self.get(key);
        let found = choices.iter().find(|(text, _)| text.eq_ignore_ascii_case(value));
        found.map(|(_, meaning)| *meaning).ok_or_else(|| match (key, value) {
            ("tfr", "l") | ("ks", "m") => self.not_playable(key),
            _ => self.bad(key),
        })
    }

    pub(super) fn yes_no(&self, key: &'static str) -> Result<bool, RulesStringError> {
        self.pick(key, &[("y", true), ("n", false)])
    }

    pub(super) fn has_piece(&self, key: &'static str, piece: char) -> Result<bool, RulesStringError> {
        let value = self.get(key);
        if value.chars().all(|letter| ALL_PIECES.contains(letter)) {
            Ok(value.contains(piece))
        } else {
            Err(self.bad(key))
        }
    }

    /// The squares of a list, sorted; none stands for the default.
    pub(super) fn squares(&self, key: &'static str) -> Result<Option<Vec<Square>>, RulesStringError> {
        let value = self.get(key);
        if value == "default" {
            return Ok(None);
        }
        let squares = value.split(',').filter(|square| !square.is_empty()).map(str::parse);
        let mut squares: Vec<Square> = squares.collect::<Result<_, _>>().map_err(|_| self.bad(key))?;
        squares.sort_unstable();
        squares.dedup();
        Ok(Some(squares))
    }
}

/// The beginning of a text that is shown in an error.
pub(crate) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}
