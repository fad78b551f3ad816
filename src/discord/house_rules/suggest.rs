//! What may follow while somebody types house rules: first the rules by name, then what one of them can be set to. What
//! stands there already is kept. Every suggestion, and what it is shown as, can be read again by [`super::read`].

use super::{BECOMES, BETWEEN, choices, find_knob, folded, names, nearest, number, phrases, read};
use crate::discord::present;
use crate::i18n::Texts;
use crate::rules::{Domain, Knob, Ruleset, Variant};
use crate::service::HouseRule;

/// The longest value and label of a suggestion that Discord takes.
const LONGEST: usize = 100;
/// Move limits worth suggesting.
const MOVE_LIMITS: [&str; 3] = ["30", "50", "100"];

/// Labels and values for what has been typed; empty where nothing more fits a suggestion.
pub(in crate::discord) fn suggest(texts: &Texts, variant: &Variant, typed: &str) -> Vec<(String, String)> {
    let (head, tail) = typed.rsplit_once(BETWEEN).unwrap_or(("", typed));
    let tail = tail.trim();
    let draft = Draft::begin(texts, variant, head);
    match read(texts, tail).as_deref() {
        Ok([rule]) if draft.offers(rule) => {
            let complete = draft.with(rule.clone());
            let others = draft.values(rule.knob, &rule.value).into_iter().filter(|other| other.value != rule.value);
            let others = others.map(|other| draft.choice(&other));
            let more = complete.knobs().into_iter().map(|knob| complete.name(knob));
            let whole = complete.whole();
            fitting([whole].into_iter().chain(others).chain(more))
        }
        _ => draft.continuations(tail),
    }
}

/// The rules written so far, and what may follow them.
struct Draft<'a> {
    texts: &'a Texts,
    variant: &'a Variant,
    /// The rules that can be read.
    rules: Vec<HouseRule>,
    /// All that has been written, as it is kept; with a comma behind it if there is any.
    kept: String,
    /// The same in words.
    shown: String,
}

impl<'a> Draft<'a> {
    /// With what stands before the last comma.
    fn begin(texts: &'a Texts, variant: &'a Variant, head: &str) -> Self {
        let empty = Self { texts, variant, rules: Vec::new(), kept: String::new(), shown: String::new() };
        if let Ok(rules) = read(texts, head) {
            return rules.into_iter().fold(empty, |draft, rule| draft.with(rule));
        }
        // What cannot be read is his to mend: the command will tell him.
        let kept = format!("{}, ", head.trim());
        Self { shown: kept.clone(), kept, ..empty }
    }

    fn with(&self, rule: HouseRule) -> Self {
        let written = format!("{}={}", rule.knob.key(), rule.value);
        // Words are for values that there are, and do not say which position.
        let has_words = choices(rule.knob).contains(&&*rule.value) || number(rule.knob, &rule.value).is_some();
        let words = if has_words { present::house_rule(self.texts, &rule) } else { written.clone() };
        let (kept, shown) = (format!("{}{written}, ", self.kept), format!("{}{words}, ", self.shown));
        let rules = self.rules.iter().cloned().chain([rule]).collect();
        Self { rules, kept, shown, texts: self.texts, variant: self.variant }
    }

    /// The variant as far as its rules have been changed.
    fn ruleset(&self) -> Ruleset {
        let mut ruleset = self.variant.ruleset.clone();
        for rule in &self.rules {
            // A value that does not exist is his to mend.
            let _ = ruleset.set(rule.knob, &rule.value);
        }
        ruleset
    }

    fn continuations(&self, tail: &str) -> Vec<(String, String)> {
        let (name, value) = tail.split_once(BECOMES).unwrap_or((tail, ""));
        let named = find_knob(self.texts, name).filter(|knob| self.is_open(*knob));
        if let Some(knob) = named {
            return fitting(self.values(knob, value.trim()).iter().map(|rule| self.choice(rule)));
        }
        let open = self.knobs();
        let begun: Vec<Knob> = open.iter().copied().filter(|knob| self.is_like(*knob, name)).collect();
        match begun.as_slice() {
            [only] => fitting(self.values(*only, "").iter().map(|rule| self.choice(rule))),
            [] => {
                let nearest = nearest::nearest(self.texts, name);
                let mut nearest: Vec<Knob> = nearest.into_iter().filter(|knob| open.contains(knob)).collect();
                nearest.extend(open.iter().filter(|knob| !nearest.contains(knob)).copied().collect::<Vec<_>>());
                fitting(nearest.into_iter().map(|knob| self.name(knob)))
            }
            begun => fitting(begun.iter().map(|knob| self.name(*knob))),
        }
    }

    fn is_like(&self, knob: Knob, typed: &str) -> bool {
        let typed = folded(typed);
        names(self.texts, knob).iter().any(|name| name.contains(&typed))
    }

    /// The rules that are not written yet and can be set to something else than the variant's own.
    fn knobs(&self) -> Vec<Knob> {
        Knob::ALL.into_iter().filter(|knob| self.is_open(*knob)).collect()
    }

    fn is_open(&self, knob: Knob) -> bool {
        !self.rules.iter().any(|rule| rule.knob == knob) && !self.values(knob, "").is_empty()
    }

    fn offers(&self, rule: &HouseRule) -> bool {
        let can_be_set = self.ruleset().set(rule.knob, &rule.value).is_ok();
        can_be_set && !self.rules.iter().any(|written| written.knob == rule.knob)
    }

    /// What a rule can be set to beside what it is in the variant; those that begin as typed, or all if none does.
    fn values(&self, knob: Knob, typed: &str) -> Vec<HouseRule> {
        let ruleset = self.ruleset();
        let own = ruleset.value(knob);
        let numbers = if matches!(knob.domain(), Domain::NumberOrNone { .. }) { MOVE_LIMITS.as_slice() } else { &[] };
        let all = choices(knob).into_iter().chain(numbers.iter().copied());
        let all = all.filter(|value| *value != own && ruleset.clone().set(knob, value).is_ok());
        let all: Vec<HouseRule> = all.map(|value| HouseRule { knob, value: value.to_owned() }).collect();
        let typed = folded(typed);
        let begins = |rule: &&HouseRule| {
            folded(&rule.value).starts_with(&typed)
                || phrases(self.texts, rule).iter().any(|phrase| phrase.starts_with(&typed))
        };
        let begun: Vec<HouseRule> = all.iter().filter(begins).cloned().collect();
        if begun.is_empty() { all } else { begun }
    }

    /// A rule by name: its value is asked for next.
    fn name(&self, knob: Knob) -> (String, String) {
        let label = format!("{}{} …", self.shown, present::rule_name(self.texts, knob));
        (label, format!("{}{}=", self.kept, knob.key()))
    }

    /// A rule with its value.
    fn choice(&self, rule: &HouseRule) -> (String, String) {
        self.with(rule.clone()).whole()
    }

    /// All that is written, and nothing more.
    fn whole(&self) -> (String, String) {
        let without_comma = |text: &str| text.trim_end_matches([',', ' ']).to_owned();
        (without_comma(&self.shown), without_comma(&self.kept))
    }
}

/// Those that Discord takes. What is too long to be shown in words is shown as it is written.
fn fitting(choices: impl Iterator<Item = (String, String)>) -> Vec<(String, String)> {
    let fits = |text: &str| (1..=LONGEST).contains(&text.encode_utf16().count());
    choices
        .filter(|(_, value)| fits(value))
        .map(|(label, value)| if fits(&label) { (label, value) } else { (value.clone(), value) })
        .collect()
}
