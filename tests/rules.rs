//! The game's rules, shown paragraph by paragraph on small boards, and by whole games.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails where it stands")]

#[path = "rules/alea_evangelii.rs"]
mod alea_evangelii;
#[path = "rules/brandubh.rs"]
mod brandubh;
#[path = "rules/custodial.rs"]
mod custodial;
#[path = "rules/diagram.rs"]
mod diagram;
#[path = "rules/each_variant/mod.rs"]
mod each_variant;
#[path = "rules/endings.rs"]
mod endings;
#[path = "rules/exit_fort.rs"]
mod exit_fort;
#[path = "rules/explain/mod.rs"]
mod explain;
#[path = "rules/games.rs"]
mod games;
#[path = "rules/history.rs"]
mod history;
#[path = "rules/house_rules.rs"]
mod house_rules;
#[path = "rules/king.rs"]
mod king;
#[path = "rules/knob_table.rs"]
mod knob_table;
#[path = "rules/lessons.rs"]
mod lessons;
#[path = "rules/notation.rs"]
mod notation;
#[path = "rules/order.rs"]
mod order;
#[path = "rules/perft.rs"]
mod perft;
#[path = "rules/properties.rs"]
mod properties;
#[path = "rules/random_rules.rs"]
mod random_rules;
#[path = "rules/record.rs"]
mod record;
#[path = "rules/referee/mod.rs"]
mod referee;
#[path = "rules/repetition.rs"]
mod repetition;
#[path = "rules/replay.rs"]
mod replay;
#[path = "rules/rulebook.rs"]
mod rulebook;
#[path = "rules/scottish.rs"]
mod scottish;
#[path = "rules/second_opinion.rs"]
mod second_opinion;
#[path = "rules/shieldwall.rs"]
mod shieldwall;
#[path = "rules/tablut.rs"]
mod tablut;
#[path = "rules/variants.rs"]
mod variants;
