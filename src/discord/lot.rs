//! Drawing lots.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;

use crate::rules::Side;

/// A coin toss.
pub(super) fn toss() -> Side {
    if random().is_multiple_of(2) { Side::Attackers } else { Side::Defenders }
}

/// A minute of the hour.
pub(super) fn minute() -> i64 {
    (random() % 60).cast_signed()
}

/// The standard library's hashers are seeded at random.
fn random() -> u64 {
    RandomState::new().hash_one(())
}
