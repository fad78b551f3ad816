//! Trouble that passes by itself: told when it begins, once a minute while it lasts, and when it is over, however often it
//! is met meanwhile.

use std::fmt::Display;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::time::steady_millis;

/// How often it is told that it lasts.
const TELL_AGAIN_MILLIS: i64 = 60_000;
/// For how long it must not have been met before it is said to be over: a little room is soon full again.
const QUIET_MILLIS: i64 = 3000;

/// One kind of trouble, which lasts or not.
#[derive(Debug, Default)]
pub(super) struct Passing {
    lasting: Mutex<Option<Lasting>>,
}

#[derive(Debug)]
struct Lasting {
    since: i64,
    met_at: i64,
    told_at: i64,
    times: u32,
    /// Whether what it kept from happening has happened since it was last met.
    is_better: bool,
}

impl Passing {
    /// It was met: what to tell of it now, if anything.
    pub(super) fn meet(&self, why: &dyn Display) -> Option<String> {
        self.meet_at(why, steady_millis())
    }

    /// What it kept from happening has happened.
    pub(super) fn improve(&self) {
        if let Some(met) = self.lock().as_mut() {
            met.is_better = true;
        }
    }

    /// For how many seconds it has lasted, if it is over; said once.
    pub(super) fn over(&self) -> Option<i64> {
        self.over_at(steady_millis())
    }

    /// Whether it lasts.
    pub(super) fn lasts(&self) -> bool {
        self.lock().is_some()
    }

    fn meet_at(&self, why: &dyn Display, now: i64) -> Option<String> {
        let mut lasting = self.lock();
        let Some(met) = lasting.as_mut() else {
            *lasting = Some(Lasting { since: now, met_at: now, told_at: now, times: 1, is_better: false });
            return Some(why.to_string());
        };
        met.times += 1;
        (met.met_at, met.is_better) = (now, false);
        if now - met.told_at < TELL_AGAIN_MILLIS {
            return None;
        }
        met.told_at = now;
        Some(format!("{why} (for {} s now, met {} times)", (now - met.since) / 1000, met.times))
    }

    fn over_at(&self, now: i64) -> Option<i64> {
        let over = self.lock().take_if(|met| met.is_better && now - met.met_at >= QUIET_MILLIS)?;
        Some((over.met_at - over.since) / 1000)
    }

    fn lock(&self) -> MutexGuard<'_, Option<Lasting>> {
        self.lasting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trouble_is_told_when_it_begins_every_minute_and_when_it_is_over() {
        let disk = Passing::default();
        assert_eq!(disk.over_at(0), None, "it never began");
        assert_eq!(disk.meet_at(&"full", 1000).as_deref(), Some("full"));
        for now in 1001..1100 {
            assert_eq!(disk.meet_at(&"full", now), None);
        }
        assert!(disk.lasts());
        assert_eq!(disk.meet_at(&"full", 61_000).as_deref(), Some("full (for 60 s now, met 101 times)"));
        assert_eq!(disk.over_at(99_000), None, "nobody has tried since");
        disk.improve();
        assert_eq!(disk.over_at(62_000), None, "it may be met again");
        assert_eq!(disk.meet_at(&"full", 63_000), None);
        assert_eq!(disk.over_at(99_000), None, "and it was");
        disk.improve();
        assert_eq!(disk.over_at(66_000), Some(62));
        assert!(!disk.lasts());
        assert_eq!(disk.over_at(66_001), None, "that is said once");
        assert_eq!(disk.meet_at(&"full", 67_000).as_deref(), Some("full"), "it begins anew");
    }
}
