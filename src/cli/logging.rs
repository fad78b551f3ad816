//! Logs: to standard error, filtered as the configuration says.

use std::io::{self, IsTerminal as _, Write as _};

use tracing_subscriber::EnvFilter;

use crate::config;

/// Starts logging. An unreadable filter is said in one line, and the default taken. A log that cannot be written (a full
/// disk, a closed pipe) stops nothing.
pub(super) fn start() {
    let wanted = config::log_filter_from_env();
    let (filter, complaint) = match EnvFilter::try_new(&wanted) {
        Ok(filter) => (filter, None),
        Err(error) => (EnvFilter::new(config::DEFAULT_LOG_FILTER), Some(error)),
    };
    let limits = config::LOG_LIMITS.iter().map(|limit| limit.parse().expect("the limits are directives"));
    let filter = limits.fold(filter, EnvFilter::add_directive);
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal())
        .log_internal_errors(false)
        .init();
    if let Some(error) = complaint {
        tracing::warn!("RUST_LOG is not a filter ({error}); using {}", config::DEFAULT_LOG_FILTER);
    }
}

/// Says one line on standard error.
pub(super) fn complain(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}
