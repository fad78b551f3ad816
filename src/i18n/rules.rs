//! What the rules that can be set are called, by the keys that `rules` writes them with.

use super::Texts;

impl Texts {
    /// What a rule is called: "shieldwall".
    pub fn rule_name(&self, knob: &str) -> String {
        self.get(&format!("rule-{knob}"))
    }

    /// A rule set to one of its choices, as part of a sentence: "no shieldwall".
    pub fn house_rule(&self, knob: &str, value: &str) -> String {
        self.get(&format!("house-{knob}-{value}"))
    }
}
