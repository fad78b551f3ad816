//! Drawing lots.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;

use crate::rules::Side;

/// A coin toss: the standard library's hashers are seeded at random.
pub(super) fn toss() -> Side {
    if RandomState::new().hash_one(()).is_multiple_of(2) { Side::Attackers } else { Side::Defenders }
}
