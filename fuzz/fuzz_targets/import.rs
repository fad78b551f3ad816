//! Whole records: no text makes the reader or the replay panic, and what is read is written and read back.

#![no_main]

use hnefi::rules::notation::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::parse(text) {
        assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record));
        if let Ok(game) = record.replay() {
            assert_eq!(game.plies().len(), record.moves().len());
        }
    }
});
