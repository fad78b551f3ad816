//! The rules without the bot around them, so that a fuzz target builds in seconds.

#[path = "../src/rules/mod.rs"]
pub mod rules;
