//! House rules made at random, by turning every knob that there is.

use hnefi::rules::{Domain, Knob, KnobError, Ruleset};

/// A valid ruleset with the start of `base` and every other knob turned at random; `below(n)` gives a number under `n`.
pub(crate) fn house_rules(base: &Ruleset, below: &mut impl FnMut(usize) -> usize) -> Ruleset {
    loop {
        let mut ruleset = base.clone();
        for knob in Knob::ALL {
            let turned = match knob.domain() {
                Domain::Choices(texts) => ruleset.set(knob, texts[below(texts.len())]),
                Domain::NumberOrNone { .. } => ruleset.set(knob, ["none", "none", "1", "7", "30"][below(5)]),
                Domain::Position => Ok(()),
            };
            assert!(matches!(turned, Ok(()) | Err(KnobError::NoThrone { .. })), "{knob:?}: {turned:?}");
        }
        if ruleset.validate().is_ok() {
            return ruleset;
        }
    }
}
