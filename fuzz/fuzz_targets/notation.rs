//! Moves, positions and rules strings: no text makes a reader panic, and what is read is written and read back.

#![no_main]

use hnefi::rules::notation::{parse_move, parse_position, parse_rules, write_position, write_rules};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(written) = parse_move(text) {
        assert_eq!(parse_move(&written.to_string()), Ok(written));
    }
    if let Ok(position) = parse_position(text) {
        assert_eq!(parse_position(&write_position(&position)), Ok(position));
    }
    if let Ok(said) = parse_rules(text)
        && said.ruleset.validate().is_ok()
    {
        let again = parse_rules(&write_rules(&said.ruleset, said.first)).expect("what was written can be read");
        assert_eq!((again.ruleset, again.first), (said.ruleset, said.first));
    }
});
