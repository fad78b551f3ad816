//! Discord shuts out whoever sends ten thousand invalid requests within ten minutes. Long before that we stop doing by
//! ourselves what nobody is waiting for.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use crate::time::steady_millis;

/// The time in which Discord counts.
const WINDOW_MILLIS: i64 = 10 * 60 * 1000;
/// How many refusals in that time are too many: a tenth of what Discord bears.
const MOST: usize = 1000;
/// How long nothing is done then.
const REST_MILLIS: i64 = 5 * 60 * 1000;
/// How long nothing is done after a rate limit. serenity waits as long as Discord says; what reaches us nonetheless
/// comes from somebody between us and Discord, and does not say how long.
const LIMIT_MILLIS: i64 = 5 * 1000;
/// The longest rest while Discord does not answer.
const LONGEST_PAUSE_MILLIS: i64 = 30 * 1000;

/// Counts the requests that Discord calls invalid.
#[derive(Debug, Default)]
pub(super) struct Guard {
    counted: Mutex<Counted>,
}

#[derive(Debug, Default)]
struct Counted {
    /// When they were met, by the steady clock; the oldest first.
    refusals: VecDeque<i64>,
    rests_until: Option<i64>,
    /// How many messages in a row Discord has not taken, and until when no other is tried.
    failures: u32,
    pauses_until: Option<i64>,
}

impl Guard {
    /// Discord has answered with this status.
    pub(super) fn note(&self, status: u16) {
        self.note_at(status, steady_millis());
    }

    /// Whether the outbox is to rest.
    pub(super) fn rests(&self) -> bool {
        self.rests_at(steady_millis())
    }

    /// Discord has not taken a message: nothing is tried for 1, 2, 4 … seconds.
    pub(super) fn pause(&self) {
        self.pause_at(steady_millis());
    }

    /// Discord has taken a message.
    pub(super) fn go_on(&self) {
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        (counted.failures, counted.pauses_until) = (0, None);
    }

    fn pause_at(&self, now: i64) {
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        let pause = (1000_i64 << counted.failures.min(8)).min(LONGEST_PAUSE_MILLIS);
        counted.failures += 1;
        counted.pauses_until = Some(now + pause);
    }

    fn note_at(&self, status: u16, now: i64) {
        if !matches!(status, 401 | 403 | 429) {
            return;
        }
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        counted.refusals.push_back(now);
        if status == 429 {
            counted.rests_until = counted.rests_until.max(Some(now + LIMIT_MILLIS));
        }
        while counted.refusals.front().is_some_and(|at| now - at > WINDOW_MILLIS) {
            counted.refusals.pop_front();
        }
        if counted.refusals.len() >= MOST {
            tracing::error!(
                "Discord has refused {MOST} requests within ten minutes: nothing is posted for {} minutes",
                REST_MILLIS / 60_000
            );
            counted.refusals.clear();
            counted.rests_until = Some(now + REST_MILLIS);
        }
    }

    fn rests_at(&self, now: i64) -> bool {
        let counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        counted.rests_until.max(counted.pauses_until).is_some_and(|until| now < until)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thousand_refusals_in_ten_minutes_are_followed_by_a_rest() {
        let guard = Guard::default();
        for at in 0..999 {
            guard.note_at(403, at);
        }
        assert!(!guard.rests_at(999));
        guard.note_at(429, 1000);
        assert!(guard.rests_at(1000));
        assert!(guard.rests_at(1000 + REST_MILLIS - 1));
        assert!(!guard.rests_at(1000 + REST_MILLIS), "it is over by itself");
    }

    #[test]
    fn a_rate_limit_is_followed_by_a_short_rest() {
        let guard = Guard::default();
        guard.note_at(429, 0);
        assert!(guard.rests_at(LIMIT_MILLIS - 1));
        assert!(!guard.rests_at(LIMIT_MILLIS));
    }

    #[test]
    fn while_discord_takes_nothing_the_pauses_grow_up_to_half_a_minute() {
        let guard = Guard::default();
        let mut now = 0;
        for seconds in [1, 2, 4, 8, 16, 30, 30] {
            guard.pause_at(now);
            assert!(guard.rests_at(now + seconds * 1000 - 1) && !guard.rests_at(now + seconds * 1000), "{seconds}");
            now += seconds * 1000;
        }
        guard.pause_at(now);
        guard.go_on();
        assert!(!guard.rests_at(now), "one message that is taken ends it");
        guard.pause_at(now);
        assert!(!guard.rests_at(now + 1000), "and the next one begins anew");
    }

    #[test]
    fn refusals_of_long_ago_and_other_answers_do_not_count() {
        let guard = Guard::default();
        for at in 0..5000 {
            guard.note_at(404, at);
            guard.note_at(500, at);
            guard.note_at(403, at * 1000);
        }
        assert!(!guard.rests_at(5_000_000), "one refusal a second is no more than 600 in ten minutes");
    }
}
