//! What is printed: a line for each figure, with its target and by how much that is met.

use std::time::Duration;

/// A table of figures, printed as it grows.
#[derive(Default)]
pub(crate) struct Table {
    missed: Vec<String>,
}

impl Table {
    /// The head of the table.
    pub(crate) fn begin() -> Self {
        println!("{:<58} {:>10} {:>12} {:>7}", "what", "target", "measured", "ratio");
        Self::default()
    }

    /// A figure that is to be less than its target.
    pub(crate) fn below(&mut self, what: &str, unit: &str, target: f64, measured: Option<f64>) {
        let Some(measured) = measured else {
            println!("{what:<58} {:>10} {:>12}", format!("< {target} {unit}"), "unknown");
            return;
        };
        let ratio = measured / target;
        let verdict = if measured < target { "ok" } else { "MISSED" };
        if measured >= target {
            self.missed.push(what.to_owned());
        }
        let shown = if measured < 100.0 { format!("{measured:.2} {unit}") } else { format!("{measured:.0} {unit}") };
        println!("{what:<58} {:>10} {shown:>12} {ratio:>7.2} {verdict}", format!("< {target} {unit}"));
    }

    /// A figure without a target.
    pub(crate) fn note(what: &str, measured: &str) {
        println!("{what:<58} {:>10} {measured:>12}", "");
    }

    /// A number that has to be none.
    pub(crate) fn none(&mut self, what: &str, found: usize) {
        if found > 0 {
            self.missed.push(what.to_owned());
        }
        println!("{what:<58} {:>10} {found:>12} {:>7} {}", "0", "", if found == 0 { "ok" } else { "MISSED" });
    }

    /// Whether everything was met.
    pub(crate) fn end(self) -> bool {
        if !self.missed.is_empty() {
            println!("missed: {}", self.missed.join("; "));
        }
        self.missed.is_empty()
    }
}

/// The time in milliseconds below which so many of a hundred lie.
pub(crate) fn percentile(times: &mut [Duration], of_hundred: usize) -> Option<f64> {
    times.sort_unstable();
    let at = (times.len() * of_hundred / 100).min(times.len().checked_sub(1)?);
    Some(times[at].as_secs_f64() * 1000.0)
}
