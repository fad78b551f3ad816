//! House rules as people write them: `shieldwall=none, repetition=draw`, in our keys or in the words that we show, in the
//! reader's language or in English. Reads generously; what a rule can be set to, and whether the rules go together, is
//! for `service` to say.

mod nearest;
mod suggest;
mod vocabulary;

pub(super) use suggest::suggest;

use self::vocabulary::{names, phrases, says};
use crate::i18n::Texts;
use crate::rules::{Domain, Knob};
use crate::service::{HouseRule, HouseRuleError};

/// What stands between rules.
const BETWEEN: [char; 3] = [',', ';', '\n'];
/// What stands between a rule and its value.
const BECOMES: [char; 2] = ['=', ':'];
/// The rules that a text sets.
pub(super) fn read(texts: &Texts, text: &str) -> Result<Vec<HouseRule>, HouseRuleError> {
    let mut rules = Vec::new();
    for item in text.split(BETWEEN).map(str::trim).filter(|item| !item.is_empty()) {
        let parts: Vec<&str> = item.split(BECOMES).map(str::trim).filter(|part| !part.is_empty()).collect();
        match parts.as_slice() {
            [] => return Err(not_a_rule(texts, item)),
            [name] if item.contains(BECOMES) => rules.push(assigned(texts, name, "")?),
            [phrase] => rules.push(read_phrase(texts, phrase)?),
            [name, between @ .., last] => {
                let mut name = *name;
                for between in between {
                    // `shieldwall=no repetition=draw`: what stands between two signs is a value and the next name.
                    let (value, next) = value_and_name(texts, between);
                    rules.push(assigned(texts, name, value)?);
                    name = next;
                }
                rules.push(assigned(texts, name, last)?);
            }
        }
    }
    Ok(rules)
}

fn assigned(texts: &Texts, name: &str, value: &str) -> Result<HouseRule, HouseRuleError> {
    let knob = find_knob(texts, name).ok_or_else(|| not_a_rule(texts, name))?;
    let value = find_value(texts, knob, value).unwrap_or_else(|| value.to_owned());
    Ok(HouseRule { knob, value })
}

fn not_a_rule(texts: &Texts, text: &str) -> HouseRuleError {
    HouseRuleError::NotARule { text: text.to_owned(), nearest: nearest::nearest(texts, text) }
}

/// Splits before the longest name of a rule at the end; else before the last word.
fn value_and_name<'a>(texts: &Texts, text: &'a str) -> (&'a str, &'a str) {
    let blanks: Vec<usize> = text.match_indices(' ').map(|(at, _)| at).collect();
    let named = blanks.iter().copied().find(|at| find_knob(texts, &text[*at..]).is_some());
    let at = named.or(blanks.last().copied()).unwrap_or(text.len());
    (text[..at].trim(), text[at..].trim())
}

/// A rule in words without a sign: a phrase that we show, `shieldwall none`, `no shieldwall`, or `trap`.
fn read_phrase(texts: &Texts, text: &str) -> Result<HouseRule, HouseRuleError> {
    let shown = Knob::ALL.into_iter().find_map(|knob| {
        let value = phrased(texts, knob, text)?;
        Some(HouseRule { knob, value })
    });
    if let Some(rule) = shown {
        return Ok(rule);
    }
    let blanks = text.match_indices(' ').map(|(at, _)| at);
    for (first, rest) in blanks.rev().map(|at| (&text[..at], text[at..].trim())) {
        let named_first = find_knob(texts, first).and_then(|knob| Some((knob, find_value(texts, knob, rest)?)));
        let named_last = || find_knob(texts, rest).and_then(|knob| Some((knob, synonym(texts, knob, first)?)));
        if let Some((knob, value)) = named_first.or_else(named_last) {
            return Ok(HouseRule { knob, value });
        }
    }
    let wanted = find_knob(texts, text).and_then(|knob| Some(HouseRule { knob, value: synonym(texts, knob, "yes")? }));
    wanted.ok_or_else(|| not_a_rule(texts, text))
}

/// The rule with this key or name.
fn find_knob(texts: &Texts, text: &str) -> Option<Knob> {
    let text = folded(text);
    Knob::ALL.into_iter().find(|knob| names(texts, *knob).contains(&text))
}

/// The value that a text means for this rule, as the rules write it; none if it means none.
fn find_value(texts: &Texts, knob: Knob, text: &str) -> Option<String> {
    if matches!(knob.domain(), Domain::Position) {
        return (!text.is_empty()).then(|| text.to_owned());
    }
    let word = folded(text);
    let choices = choices(knob);
    let exact = || choices.iter().find(|choice| folded(choice) == word).map(|choice| (*choice).to_owned());
    let begun = || {
        let mut begun = choices.iter().filter(|choice| !word.is_empty() && folded(choice).starts_with(&word));
        begun.next().filter(|_| begun.next().is_none()).map(|choice| (*choice).to_owned())
    };
    number(knob, text)
        .or_else(exact)
        .or_else(|| phrased(texts, knob, text))
        .or_else(|| synonym(texts, knob, text))
        .or_else(begun)
}

/// The value of which we say just this.
fn phrased(texts: &Texts, knob: Knob, written: &str) -> Option<String> {
    let text = folded(written);
    let values = choices(knob).into_iter().map(str::to_owned).chain(number(knob, written));
    let mut rules = values.map(|value| HouseRule { knob, value });
    rules.find(|rule| phrases(texts, rule).contains(&text)).map(|rule| rule.value)
}

/// The choice that says yes where the text does, or no.
fn synonym(texts: &Texts, knob: Knob, text: &str) -> Option<String> {
    let meant = says(texts, &folded(text))?.choices();
    choices(knob).into_iter().find(|choice| meant.contains(choice)).map(str::to_owned)
}

/// The texts that this rule can be set to, as far as they can be counted.
fn choices(knob: Knob) -> Vec<&'static str> {
    match knob.domain() {
        Domain::Choices(texts) => texts.to_vec(),
        Domain::NumberOrNone { .. } => vec!["none"],
        Domain::Position => Vec::new(),
    }
}

/// The only number in a text, where this rule takes one: `50 moves`.
fn number(knob: Knob, text: &str) -> Option<String> {
    let Domain::NumberOrNone { .. } = knob.domain() else { return None };
    let mut numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
    let digits = numbers.next().filter(|_| numbers.next().is_none() && !text.contains('-'))?;
    digits.parse().ok().filter(|number: &u16| *number > 0).map(|number| number.to_string())
}

/// A text without what people write in different ways: capitals, blanks, hyphens and other signs.
fn folded(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests;
