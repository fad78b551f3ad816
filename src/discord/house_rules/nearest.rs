//! Which rules somebody may have meant who wrote a name that none has.

use super::{folded, names};
use crate::i18n::Texts;
use crate::rules::Knob;

/// The most rules that are worth asking about.
const ASKED: usize = 3;

/// The rules whose names are like `text`, the most alike first; none if nothing is.
pub(super) fn nearest(texts: &Texts, text: &str) -> Vec<Knob> {
    let text: Vec<char> = folded(text).chars().collect();
    let most = (text.len() / 3).max(1);
    let mut found: Vec<(usize, Knob)> = Knob::ALL
        .into_iter()
        .filter_map(|knob| {
            let names = names(texts, knob);
            let least = names.iter().map(|name| difference(&text, &name.chars().collect::<Vec<_>>())).min()?;
            (least <= most).then_some((least, knob))
        })
        .collect();
    found.sort();
    found.into_iter().map(|(_, knob)| knob).take(ASKED).collect()
}

/// How many letters have to be put in, left out or changed to make one word of the other; nothing where the shorter one
/// is a part of the other, as long as it is more than a stray letter or two.
fn difference(typed: &[char], name: &[char]) -> usize {
    if typed.len() > 2 && name.windows(typed.len()).any(|part| part == typed) {
        return 0;
    }
    let mut row: Vec<usize> = (0..=name.len()).collect();
    for (at, letter) in typed.iter().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], at + 1);
        for (column, other) in name.iter().enumerate() {
            let replaced = diagonal + usize::from(letter != other);
            diagonal = row[column + 1];
            row[column + 1] = replaced.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[name.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Locale;

    #[test]
    fn slips_of_the_keyboard_find_the_rule() {
        let english = Texts::new(Locale::English);
        for (text, knob) in [
            ("sheildwall", Knob::Shieldwall),
            ("repitition", Knob::Repetition),
            ("exit forts", Knob::ExitFort),
            ("Encirclment", Knob::Encirclement),
            ("movelimits", Knob::MoveLimit),
            ("linnean", Knob::Linnaean),
        ] {
            assert_eq!(nearest(&english, text).first(), Some(&knob), "{text}");
        }
        assert!(nearest(&english, "king").len() <= ASKED);
        for nonsense in ["", "x", "castling", "🦆🦆🦆🦆"] {
            assert_eq!(nearest(&english, nonsense), [], "{nonsense}");
        }
    }
}
