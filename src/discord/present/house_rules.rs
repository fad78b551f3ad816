//! House rules in short words: what is different from the variant's own rules.

use crate::i18n::Texts;
use crate::rules::{Domain, Knob};
use crate::service::HouseRule;

use super::draft::length;

/// The longest that house rules may become under a board, where they stand on every message.
const UNDER_A_BOARD: usize = 200;

/// What a rule is called: "shieldwall".
pub fn rule_name(texts: &Texts, knob: Knob) -> String {
    texts.rule_name(knob.key())
}

/// A rule and what it is set to, as part of a sentence: "no shieldwall".
pub fn house_rule(texts: &Texts, rule: &HouseRule) -> String {
    let HouseRule { knob, value } = rule;
    match (knob.domain(), value.parse::<u16>()) {
        (Domain::NumberOrNone { .. }, Ok(moves)) => {
            texts.with("house-move-limit-number", &[("moves", u32::from(moves).into())])
        }
        (Domain::Position, _) => texts.get("house-start-rows"),
        (Domain::Choices(_) | Domain::NumberOrNone { .. }, _) => texts.house_rule(knob.key(), value),
    }
}

/// The house rules in a line short enough for every message; empty if there are none.
pub(super) fn line(texts: &Texts, rules: &[HouseRule]) -> String {
    line_within(texts, rules, UNDER_A_BOARD)
}

/// The house rules in a line of at most `room` characters, as many as that holds; empty if it holds none.
pub(super) fn line_within(texts: &Texts, rules: &[HouseRule], room: usize) -> String {
    let phrases: Vec<String> = rules.iter().map(|rule| house_rule(texts, rule)).collect();
    let lines = (1..=phrases.len()).rev().map(|shown| {
        let told = joined(texts, &phrases[..shown]);
        let told = match phrases.len() - shown {
            0 => told,
            left => texts.with("house-rules-more", &[("head", told.into()), ("count", left.into())]),
        };
        texts.with("house-rules-line", &[("rules", told.into())])
    });
    let mut fitting = lines.filter(|line| length(line) <= room);
    fitting.next().unwrap_or_default()
}

fn joined(texts: &Texts, phrases: &[String]) -> String {
    let Some((first, others)) = phrases.split_first() else { return String::new() };
    others.iter().fold(first.clone(), |head, next| {
        texts.with("house-rules-join", &[("head", head.into()), ("next", next.as_str().into())])
    })
}
