//! Discord's time, whatever the machine's clock says.
//!
//! What is estimated is how far Discord's clock is ahead of a clock of this process that never jumps. The `Date` of
//! each answer tells it to the second; several of them, asked for when a second turns, narrow that down; and since
//! nothing arrives before it was sent, the youngest interaction seen tells how far Discord's clock is at least.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::time::{Timestamp, steady_millis, wall_millis};

/// 2015-01-01 00:00 UTC, from which snowflakes count.
const DISCORD_EPOCH_MILLIS: i64 = 1_420_070_400_000;
/// How far two good clocks may drift apart between two estimates, an hour apart.
const DRIFT_MILLIS: i64 = 200;
/// From which difference on the host is told that his clock is wrong.
const WRONG_MILLIS: i64 = 1000;

/// The age from which an interaction is left alone: Discord has told the user (or is about to) that it failed.
pub(super) const TOO_OLD_MILLIS: i64 = 2500;

/// When a snowflake was made, by Discord's clock.
pub(super) fn made_at_millis(snowflake: u64) -> i64 {
    (snowflake >> 22) as i64 + DISCORD_EPOCH_MILLIS
}

/// A snowflake that sorts before everything made at or after this moment.
pub(super) fn snowflake_at(at: Timestamp) -> u64 {
    ((at.0 * 1000 - DISCORD_EPOCH_MILLIS).max(0) as u64) << 22
}

/// Discord's clock, as far as it is known.
#[derive(Debug)]
pub(super) struct Clock {
    estimate: Mutex<Estimate>,
}

/// Bounds on how many milliseconds Discord's clock is ahead of the steady clock.
#[derive(Debug, Clone, Copy)]
struct Estimate {
    /// What the `Date` headers allow.
    low: i64,
    high: i64,
    /// Whether they are told by headers; else they are only what the machine's own clock says.
    is_told: bool,
    /// At least this much, by the youngest interaction seen.
    youngest: Option<i64>,
}

impl Estimate {
    fn offset(self) -> i64 {
        // An interaction takes no time to speak of, so the youngest one is the best guess within what the headers allow.
        match self.youngest {
            // Without headers there is nothing better to go by.
            Some(youngest) if !self.is_told => youngest,
            youngest => youngest.unwrap_or(i64::midpoint(self.low, self.high)).clamp(self.low, self.high),
        }
    }
}

/// One request for the time: when it was sent and answered by the steady clock, and the second that Discord named.
#[derive(Debug, Clone, Copy)]
pub(super) struct DateSample {
    pub(super) sent: i64,
    pub(super) received: i64,
    pub(super) date: Timestamp,
}

impl Clock {
    /// Discord's clock while nothing is known of it but the machine's own.
    pub(super) fn new() -> Self {
        let offset = wall_millis() - steady_millis();
        Self { estimate: Mutex::new(Estimate { low: offset, high: offset, is_told: false, youngest: None }) }
    }

    /// Discord's time now.
    pub(super) fn now(&self) -> Timestamp {
        Timestamp((steady_millis() + self.lock().offset()).div_euclid(1000))
    }

    /// How long ago an interaction was made.
    pub(super) fn age_millis(&self, snowflake: u64) -> i64 {
        self.age_at(snowflake, steady_millis())
    }

    fn age_at(&self, snowflake: u64, steady: i64) -> i64 {
        let made_at = made_at_millis(snowflake);
        let mut estimate = self.lock();
        let at_least = made_at - steady;
        estimate.youngest = Some(estimate.youngest.map_or(at_least, |youngest| youngest.max(at_least)));
        if at_least > estimate.high {
            // The steady clock stood still (the machine slept): Discord's is further ahead than the headers said.
            (estimate.low, estimate.high) = (at_least, at_least);
        }
        steady + estimate.offset() - made_at
    }

    /// Takes in the first of some answers to a request for the time: what was known before may have drifted.
    pub(super) fn start_over(&self, sample: DateSample) {
        let mut estimate = self.lock();
        let (low, high) = bounds(sample);
        let youngest = estimate.youngest.map(|youngest| youngest - DRIFT_MILLIS).filter(|youngest| *youngest <= high);
        *estimate = Estimate { low, high, is_told: true, youngest };
    }

    /// Takes in a further answer.
    pub(super) fn narrow(&self, sample: DateSample) {
        let mut estimate = self.lock();
        let (low, high) = bounds(sample);
        let (low, high) = (low.max(estimate.low), high.min(estimate.high));
        if low <= high {
            (estimate.low, estimate.high) = (low, high);
        }
    }

    /// How long until Discord's clock turns to the next second, as far as is known: an answer from that moment tells most.
    pub(super) fn until_next_second_millis(&self) -> u64 {
        let estimate = *self.lock();
        let now = steady_millis() + i64::midpoint(estimate.low, estimate.high);
        (1000 - now.rem_euclid(1000)) as u64
    }

    /// By how much the machine's clock is ahead of Discord's (negative: behind).
    pub(super) fn difference_millis(&self) -> i64 {
        wall_millis() - steady_millis() - self.lock().offset()
    }

    /// Tells the host if his clock is wrong.
    pub(super) fn log_difference(&self) {
        let difference = self.difference_millis();
        if difference.abs() > WRONG_MILLIS {
            let seconds = difference as f64 / 1000.0;
            let direction = if difference > 0 { "ahead of" } else { "behind" };
            tracing::warn!("this machine's clock is {:.1} s {direction} Discord's; allowed for", seconds.abs());
        }
    }

    fn lock(&self) -> MutexGuard<'_, Estimate> {
        self.estimate.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The named second began before the answer came, and ended after the request went out.
fn bounds(sample: DateSample) -> (i64, i64) {
    let second = sample.date.0 * 1000;
    (second - sample.received, second + 999 - sample.sent)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(low: i64, high: i64) -> Clock {
        Clock { estimate: Mutex::new(Estimate { low, high, is_told: true, youngest: None }) }
    }

    fn snowflake(made_at: i64) -> u64 {
        ((made_at - DISCORD_EPOCH_MILLIS) as u64) << 22
    }

    const NOON: i64 = 1_796_040_000_000;

    #[test]
    fn a_date_header_bounds_the_clock_to_a_second() {
        let clock = clock(0, 0);
        clock.start_over(DateSample { sent: 5000, received: 5040, date: Timestamp(NOON / 1000) });
        let estimate = *clock.lock();
        assert_eq!((estimate.low, estimate.high), (NOON - 5040, NOON + 999 - 5000));
    }

    #[test]
    fn an_answer_at_the_turn_of_a_second_narrows_it() {
        let clock = clock(NOON - 5000, NOON - 4000);
        clock.narrow(DateSample { sent: 5500, received: 5510, date: Timestamp(NOON / 1000) });
        let estimate = *clock.lock();
        assert_eq!((estimate.low, estimate.high), (NOON - 5000, NOON + 999 - 5500));
    }

    #[test]
    fn a_fresh_interaction_is_young_wherever_in_the_second_the_clock_is() {
        for true_offset in [NOON, NOON + 300, NOON + 999] {
            let clock = clock(NOON, NOON + 999);
            let age = clock.age_at(snowflake(true_offset + 60_000), 60_000);
            assert_eq!(age, 0, "{true_offset}");
        }
    }

    #[test]
    fn a_late_first_interaction_is_recognised_by_the_headers() {
        let clock = clock(NOON, NOON + 125);
        assert!(clock.age_at(snowflake(NOON + 60_000 - 3000), 60_000) > TOO_OLD_MILLIS);
    }

    #[test]
    fn without_headers_the_youngest_interaction_decides() {
        for off in [10_000, -10_000] {
            let clock = Clock {
                estimate: Mutex::new(Estimate { low: NOON + off, high: NOON + off, is_told: false, youngest: None }),
            };
            assert_eq!(clock.age_at(snowflake(NOON + 60_000), 60_000), 0, "{off}");
            assert_eq!(clock.age_at(snowflake(NOON + 60_000), 63_000), 3000, "{off}");
        }
    }

    #[test]
    fn after_a_sleep_a_fresh_interaction_moves_the_clock_on() {
        let clock = clock(NOON, NOON + 125);
        assert_eq!(clock.age_at(snowflake(NOON + 60_000 + 3_600_000), 60_000), 0);
        assert!(clock.age_at(snowflake(NOON + 60_000 + 3_600_000 - 5000), 60_000) > TOO_OLD_MILLIS);
    }

    #[test]
    fn a_snowflake_tells_its_moment() {
        assert_eq!(made_at_millis(snowflake(NOON)), NOON);
        assert_eq!(made_at_millis(snowflake_at(Timestamp(NOON / 1000))), NOON);
    }
}
