//! Why house rules cannot be played.

use crate::discord::present::{house_rules::rule_name, names};
use crate::i18n::Texts;
use crate::rules::{Domain, Knob, KnobError, RulesetError, Variant};
use crate::service::HouseRuleError;

pub(super) fn words(texts: &Texts, why: &HouseRuleError) -> String {
    match why {
        HouseRuleError::NotARule { text, nearest } => not_a_rule(texts, text, nearest),
        HouseRuleError::Twice { knob } => {
            texts.with("refuse-house-rule-twice", &[("rule", rule_name(texts, *knob).into())])
        }
        HouseRuleError::Value(why) => bad_value(texts, why),
        HouseRuleError::Contradiction(why) => contradiction(texts, why),
    }
}

fn not_a_rule(texts: &Texts, text: &str, nearest: &[Knob]) -> String {
    let text = names::quoted(text);
    if nearest.is_empty() {
        return texts.with("refuse-house-rule-unknown", &[("text", text.into())]);
    }
    let asked = either(texts, &nearest.iter().map(|knob| written(texts, *knob)).collect::<Vec<_>>());
    texts.with("refuse-house-rule-nearest", &[("text", text.into()), ("rules", asked.into())])
}

/// A rule by its name and as it is written: ``exit fort (`exit-fort`)``.
fn written(texts: &Texts, knob: Knob) -> String {
    texts.with("house-rules-written", &[("rule", rule_name(texts, knob).into()), ("key", knob.key().into())])
}

fn bad_value(texts: &Texts, why: &KnobError) -> String {
    match why {
        KnobError::UnknownValue { knob, value } if value.is_empty() => texts.with(
            "refuse-house-rule-no-value",
            &[("rule", rule_name(texts, *knob).into()), ("values", values(texts, *knob).into())],
        ),
        KnobError::UnknownValue { knob, value } => texts.with(
            "refuse-house-rule-value",
            &[
                ("value", names::quoted(value).into()),
                ("rule", rule_name(texts, *knob).into()),
                ("values", values(texts, *knob).into()),
            ],
        ),
        KnobError::NoThrone { knob } => {
            texts.with("refuse-house-rule-no-throne", &[("rule", rule_name(texts, *knob).into())])
        }
        KnobError::NotAPosition(_) => {
            texts.with("refuse-house-rule-position", &[("values", values(texts, Knob::Start).into())])
        }
    }
}

/// Several things of which one is meant: `a, b or c`.
fn either(texts: &Texts, things: &[String]) -> String {
    match things {
        [] => String::new(),
        [only] => only.clone(),
        [first, between @ .., last] => {
            let head = between.iter().fold(first.clone(), |head, next| {
                texts.with("list-more", &[("head", head.into()), ("next", next.as_str().into())])
            });
            texts.with("house-rules-or", &[("head", head.into()), ("last", last.as_str().into())])
        }
    }
}

/// What a rule can be set to, as it is written.
fn values(texts: &Texts, knob: Knob) -> String {
    match knob.domain() {
        Domain::Choices(choices) => {
            let choices: Vec<String> = choices.iter().map(|choice| format!("`{choice}`")).collect();
            either(texts, &choices)
        }
        Domain::NumberOrNone { min, max } => {
            texts.with("rule-values-number", &[("min", u32::from(min).into()), ("max", u32::from(max).into())])
        }
        Domain::Position => {
            let smallest = Variant::ALL.iter().min_by_key(|variant| variant.ruleset.board_size());
            let example = smallest.map(|variant| variant.ruleset.value(knob)).unwrap_or_default();
            texts.with("rule-values-position", &[("example", example.into())])
        }
    }
}

fn contradiction(texts: &Texts, why: &RulesetError) -> String {
    match why {
        RulesetError::OutOfRange { knob, value } => texts.with(
            "contradiction-out-of-range",
            &[("rule", rule_name(texts, *knob).into()), ("value", names::quoted(value).into())],
        ),
        RulesetError::CornerBlocksTooLarge { block, board_size } => texts.with(
            "contradiction-corner-blocks-too-large",
            &[("block", (*block).into()), ("size", (*board_size).into())],
        ),
        RulesetError::BlocksOfOrdinaryCorners { block } => {
            texts.with("contradiction-blocks-of-ordinary-corners", &[("block", (*block).into())])
        }
        RulesetError::NoMiddleSquare { board_size } => {
            texts.with("contradiction-no-middle-square", &[("size", (*board_size).into())])
        }
        RulesetError::ThroneOpenAndClosed { throne } => {
            texts.with("contradiction-throne-open-and-closed", &[("throne", throne.to_string().into())])
        }
        RulesetError::LinnaeanWithoutThrone => texts.get("contradiction-linnaean-without-throne"),
        RulesetError::ExitFortWhereKingEscapes => texts.get("contradiction-exit-fort-where-king-escapes"),
        RulesetError::NoKing => texts.get("contradiction-no-king"),
        RulesetError::NoAttackers => texts.get("contradiction-no-attackers"),
        RulesetError::KingBeginsOnEscapeSquare { square } => {
            texts.with("contradiction-king-begins-on-escape-square", &[("square", square.to_string().into())])
        }
        RulesetError::SoldierBeginsOnCorner { square, .. } => {
            texts.with("contradiction-soldier-begins-on-corner", &[("square", square.to_string().into())])
        }
        RulesetError::SoldierBeginsOnThrone { throne, .. } => {
            texts.with("contradiction-soldier-begins-on-throne", &[("throne", throne.to_string().into())])
        }
        RulesetError::BeginsInExitFort { king } => {
            texts.with("contradiction-begins-in-exit-fort", &[("king", king.to_string().into())])
        }
        RulesetError::BeginsEncircled => texts.get("contradiction-begins-encircled"),
        RulesetError::NoFirstMove => texts.get("contradiction-no-first-move"),
    }
}
