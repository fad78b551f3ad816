//! Moves, positions, rulesets and whole games as text: generously in, strictly out.
//!
//! Whole games are written in `OpenTafl` notation: tags, among them the rules, then numbered moves. What that notation
//! cannot say of a ruleset stands in tags of its own, `[hnefi-repetition: defenders]`, one for each [`Knob`].
//!
//! [`Knob`]: super::Knob

mod moves;
mod plain;
mod position;
mod reader;
mod record;
mod rules_reader;
mod rules_writer;
mod tags;

pub use moves::{MoveTextError, NotCaptured, WrittenMove, check_captures, parse_move, write_move};
pub use plain::plain;
pub use position::{PositionError, parse_position, write_position};
pub use reader::{MAX_RECORD_BYTES, RecordError, RecordFault};
pub use record::{Record, ReplayError, ReplayFault};
pub use rules_reader::{RulesString, RulesStringError, parse_rules};
pub use rules_writer::write_rules;
pub use tags::TagError;
