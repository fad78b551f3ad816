//! `hnefi perft`: counts the games of each length, to compare engines with.

use std::io::{self, Write};

use crate::rules::{self, Ruleset};

/// Writes one line `depth count` for each depth from 1 to `depth`, each as soon as it is known.
///
/// # Errors
/// `out` cannot be written to.
pub fn perft(ruleset: &Ruleset, depth: u32, out: &mut impl Write) -> io::Result<()> {
    for depth in 1..=depth {
        writeln!(out, "{depth} {}", rules::perft(ruleset, depth))?;
        out.flush()?;
    }
    Ok(())
}
