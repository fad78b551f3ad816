//! Instants as whole UTC seconds, and the one place that reads the clock.

use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Whole seconds since 1970-01-01 00:00 UTC.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// This instant, by the machine's clock.
    ///
    /// # Panics
    /// If the clock stands before 1970.
    pub fn now() -> Self {
        let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock stands after 1970");
        Self(since_epoch.as_secs() as i64)
    }

    /// The instant `seconds` later (earlier, if negative).
    #[must_use]
    pub fn plus_seconds(self, seconds: i64) -> Self {
        Self(self.0 + seconds)
    }

    /// Seconds from `earlier` to this instant; negative if it lies in the future.
    pub fn seconds_since(self, earlier: Self) -> i64 {
        self.0 - earlier.0
    }
}

/// Milliseconds since 1970 by the machine's clock, which may be wrong and may jump.
///
/// # Panics
/// If the clock stands before 1970.
pub fn wall_millis() -> i64 {
    let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock stands after 1970");
    since_epoch.as_millis() as i64
}

/// Milliseconds since some moment in this process, by a clock that never jumps.
pub fn steady_millis() -> i64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_millis() as i64
}
