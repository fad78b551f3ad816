//! How much one person may ask for in a minute: enough for whoever plays, too little for a machine gone wild. It is
//! kept in memory: nothing that a player relies on is in it, and a restart only forgets that somebody was fast.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::ids::PlayerId;
use crate::time::Timestamp;

/// How many people are remembered at most.
const REMEMBERED: usize = 10_000;
const MINUTE_MILLIS: i64 = 60_000;

/// What somebody asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Anything that is worked on and answered with words and pictures.
    Request,
    /// Suggestions while he types: many, and cheap.
    Typing,
    /// Saying no, taking something back, closing a menu: never held up by what else he has asked for.
    Closing,
}

/// What every person may ask for.
#[derive(Debug)]
pub(super) struct Limits {
    requests: Limit,
    typing: Limit,
    closing: Limit,
}

impl Limits {
    pub(super) fn new() -> Self {
        Self { requests: Limit::a_minute(30), typing: Limit::a_minute(240), closing: Limit::a_minute(60) }
    }

    /// Counts what `who` asks for at `millis` after 1970.
    ///
    /// # Errors
    /// He has asked for too much: when the next one is taken.
    pub(super) fn count(&self, kind: Kind, who: PlayerId, millis: i64) -> Result<(), Timestamp> {
        let limit = match kind {
            Kind::Request => &self.requests,
            Kind::Typing => &self.typing,
            Kind::Closing => &self.closing,
        };
        limit.count(who, millis)
    }
}

/// So many a minute: all of them at once, and then one whenever its share of the minute has gone by.
#[derive(Debug)]
struct Limit {
    /// The share of the minute that one takes.
    share: i64,
    /// For everybody, when all that he has asked for will have had its share.
    settled_at: Mutex<HashMap<PlayerId, i64>>,
}

impl Limit {
    fn a_minute(most: i64) -> Self {
        Self { share: MINUTE_MILLIS / most, settled_at: Mutex::default() }
    }

    fn count(&self, who: PlayerId, now: i64) -> Result<(), Timestamp> {
        let mut settled_at = self.settled_at.lock().unwrap_or_else(PoisonError::into_inner);
        let settled = settled_at.get(&who).copied().unwrap_or(now).max(now) + self.share;
        if settled - now > MINUTE_MILLIS {
            let again = settled - MINUTE_MILLIS;
            return Err(Timestamp(again.div_euclid(1000) + 1));
        }
        if settled_at.len() >= REMEMBERED && !settled_at.contains_key(&who) {
            // Those who have asked for nothing lately have nothing to be remembered.
            settled_at.retain(|_, at| *at > now);
            if settled_at.len() >= REMEMBERED {
                settled_at.clear();
            }
        }
        settled_at.insert(who, settled);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_800_000_000_000;
    const ANN: PlayerId = PlayerId(1);

    #[test]
    fn thirty_requests_are_taken_at_once_and_then_one_every_two_seconds() {
        let limits = Limits::new();
        let ask = |who, millis| limits.count(Kind::Request, who, NOW + millis);
        for _ in 0..30 {
            assert_eq!(ask(ANN, 0), Ok(()));
        }
        assert_eq!(ask(ANN, 0), Err(Timestamp(NOW / 1000 + 3)), "not before two seconds have gone by");
        assert_eq!(ask(PlayerId(2), 0), Ok(()), "another person has asked for nothing");
        assert!(ask(ANN, 1999).is_err());
        assert_eq!(ask(ANN, 2000), Ok(()));
        assert!(ask(ANN, 2001).is_err(), "what was refused is not counted, but what was taken is");
        for _ in 0..30 {
            assert_eq!(ask(ANN, 120_000), Ok(()), "after a while all is as new");
        }
    }

    #[test]
    fn saying_no_and_typing_are_counted_apart() {
        let limits = Limits::new();
        while limits.count(Kind::Request, ANN, NOW).is_ok() {}
        assert_eq!(limits.count(Kind::Closing, ANN, NOW), Ok(()));
        for _ in 0..240 {
            assert_eq!(limits.count(Kind::Typing, ANN, NOW), Ok(()));
        }
        assert!(limits.count(Kind::Typing, ANN, NOW).is_err());
    }

    #[test]
    fn nobody_fills_the_memory() {
        let limits = Limits::new();
        for who in 0..25_000 {
            assert_eq!(limits.count(Kind::Request, PlayerId(who), NOW), Ok(()));
        }
        assert!(limits.requests.settled_at.lock().expect("nobody panicked").len() <= REMEMBERED);
    }

    #[test]
    fn a_clock_that_goes_back_locks_nobody_out_for_long() {
        let limits = Limits::new();
        assert_eq!(limits.count(Kind::Request, ANN, NOW), Ok(()));
        let again = limits.count(Kind::Request, ANN, NOW - 3_600_000).expect_err("an hour ahead is more than a minute");
        assert!(again.0 <= NOW / 1000 + 3, "he waits until the clock has caught up at most");
    }
}
