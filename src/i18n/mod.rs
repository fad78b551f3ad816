//! What it says: the Fluent files and looking texts up in them. English is complete; other languages fall back to it.
//!
//! The files lie in `locales/<language>/`, one a topic. A text is looked up by a key written out at the call
//! (`texts.get("help")`), so that `tests/i18n.rs` can hold the calls against the files.

mod commands;
mod folded;
mod locale;
mod rules;
mod texts;

pub use commands::{CHOICES, COMMANDS, SUBCOMMANDS};
pub use folded::folded;
pub use locale::Locale;
pub use texts::{Arg, Args, Texts};
