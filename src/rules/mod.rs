//! The game itself: boards, pieces, rulesets, moves, captures, outcomes and their notation.
//!
//! Knows only the standard library: no clock, no randomness, no input or output, and never panics on what people write.
//! Every difference between variants is a knob of [`Ruleset`]; the engine asks for nothing else.
//!
//! Doc comments name the paragraph that a rule comes from:
//!
//! | name | text |
//! |---|---|
//! | S0 | the rules of the Hnefatafl Tournament Group: Copenhagen, Tawlbwrdd, Saami Tablut, Sea Battle |
//! | S1 | Copenhagen Hnefatafl Rules: The Full Official Ruleset |
//! | S2 | How to Play Hnefatafl (11x11) |
//! | S3 | Hnefatafl Rulebook |
//! | S4 | Scottish Hnefatafl rules, Damian Walker's reconstruction; its table overrules its core rules |
//!
//! After a move what it captures is taken off first; then the outcome is judged in the order of [`Reason`].

mod arena;
mod bits;
mod board;
mod board_text;
mod captors;
mod capture;
mod captured;
mod exit_fort;
mod explain;
mod game;
mod history;
mod knob;
mod knob_value;
mod lesson;
mod movement;
pub mod notation;
mod outcome;
mod perft;
mod piece;
mod position;
mod repetition;
mod ruleset;
mod ruleset_text;
mod shieldwall;
mod side;
mod square;
mod validate;
mod variant;
mod walk;
mod warning;

pub use board::{Board, MIN_BOARD_SIZE};
pub use captors::Captors;
pub use captured::{Anvil, CaptureKind, Captured};
pub use exit_fort::has_exit_fort;
pub use explain::Explanation;
pub use game::{Game, Ply};
pub use knob::{Domain, Knob, KnobError};
pub use lesson::{Lesson, LessonKind};
pub use movement::{IllegalMove, Move};
pub use outcome::{Outcome, Reason};
pub use perft::{perft, perft_from};
pub use piece::Piece;
pub use position::Position;
pub use repetition::FATAL_OCCURRENCE;
pub use ruleset::{
    Corners, Endings, Escape, HostileTo, King, KingArmed, KingCapture, KingOnEdge, NoMoves, Repetition, Ruleset,
    Shieldwall, SpecialCaptures, Throne, ThroneHostility, ThronePass, ThroneStop,
};
pub use ruleset_text::RulesetTextError;
pub use side::Side;
pub use square::{Direction, MAX_BOARD_SIZE, Square};
pub use validate::RulesetError;
pub use variant::Variant;
pub use warning::Warning;
