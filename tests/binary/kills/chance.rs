//! Chance that can be repeated: everything random in a run follows from one seed.

use std::time::Duration;

/// A stream of random numbers (`SplitMix64`).
#[derive(Debug, Clone)]
pub(super) struct Chance(u64);

impl Chance {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`, which is not 0.
    pub(super) fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// True once in so many times.
    pub(super) fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// A time between none and `most` milliseconds.
    pub(super) fn millis(&mut self, most: u64) -> Duration {
        Duration::from_micros(self.next() % (most * 1000 + 1))
    }

    /// One of several; none of none.
    pub(super) fn pick<'a, T>(&mut self, among: &'a [T]) -> Option<&'a T> {
        if among.is_empty() { None } else { among.get(self.below(among.len())) }
    }

    /// One of several by their weights; none where nothing weighs anything.
    pub(super) fn weigh<'a, T>(&mut self, among: &'a [(usize, T)]) -> Option<&'a T> {
        let all: usize = among.iter().map(|(weight, _)| weight).sum();
        let mut left = if all == 0 { return None } else { self.below(all) };
        among.iter().find_map(|(weight, one)| {
            let is_it = left < *weight;
            left = left.saturating_sub(*weight);
            is_it.then_some(one)
        })
    }
}
