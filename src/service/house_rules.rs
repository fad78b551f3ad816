//! House rules: a variant with some of its knobs turned, admitted as a whole.

use std::fmt;

use crate::rules::{Knob, KnobError, Ruleset, RulesetError, Variant};

/// One rule that differs from the variant's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HouseRule {
    /// Which.
    pub knob: Knob,
    /// What it is set to, as [`Ruleset::value`] says it.
    pub value: String,
}

impl HouseRule {
    /// What distinguishes `ruleset` from that of the variant, in the order in which rules are shown.
    pub fn between(variant: &Variant, ruleset: &Ruleset) -> Vec<Self> {
        let changes = ruleset.changes_from(&variant.ruleset);
        changes.into_iter().map(|knob| Self { knob, value: ruleset.value(knob) }).collect()
    }
}

/// Why house rules cannot be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HouseRuleError {
    /// Something that was written is no rule.
    NotARule {
        /// What was written.
        text: String,
        /// What may have been meant.
        nearest: Vec<Knob>,
    },
    /// A rule was set to two different values.
    Twice {
        /// The rule.
        knob: Knob,
    },
    /// A rule cannot be set to that.
    Value(KnobError),
    /// The rules contradict each other, or the start.
    Contradiction(RulesetError),
}

impl fmt::Display for HouseRuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotARule { text, .. } => write!(f, "{text:?} is no rule"),
            Self::Twice { knob } => write!(f, "{} is set to two different values", knob.key()),
            Self::Value(error) => error.fmt(f),
            Self::Contradiction(error) => error.fmt(f),
        }
    }
}

/// The variant's rules with these changes, whatever order they are in; none if that changes nothing.
///
/// # Errors
/// A value that a rule does not take, one rule with two values, or rules that contradict each other.
pub(super) fn apply(variant: &Variant, changes: &[HouseRule]) -> Result<Option<Ruleset>, HouseRuleError> {
    let mut changes: Vec<&HouseRule> = changes.iter().collect();
    // Some knobs can be turned only after others, which stand before them.
    changes.sort_by_key(|change| change.knob);
    let mut ruleset = variant.ruleset.clone();
    let mut before: Option<&HouseRule> = None;
    for change in changes {
        if before.is_some_and(|before| before.knob == change.knob && before.value != change.value) {
            return Err(HouseRuleError::Twice { knob: change.knob });
        }
        ruleset.set(change.knob, &change.value).map_err(HouseRuleError::Value)?;
        before = Some(change);
    }
    ruleset.validate().map_err(HouseRuleError::Contradiction)?;
    Ok((ruleset != variant.ruleset).then_some(ruleset))
}
