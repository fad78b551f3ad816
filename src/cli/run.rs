//! `hnefi run`: the bot, until it is told to stop.

use std::{future::Future, process::ExitCode, time::Duration};

use anyhow::Context as _;
use tokio_util::sync::CancellationToken;

use super::logging;
use crate::config::Config;

/// How long tasks that did not notice the shutdown may still hold the process.
const LAST_WAIT: Duration = Duration::from_secs(1);

pub(super) fn run() -> anyhow::Result<ExitCode> {
    logging::start();
    let config = Config::from_env()?;
    until_signalled(|shutdown| async move { Ok(crate::run(config, shutdown).await?) })?;
    Ok(ExitCode::SUCCESS)
}

/// Runs `work` on a runtime of its own with a token that Ctrl-C and SIGTERM cancel.
///
/// # Errors
/// What `work` fails with, or that the runtime or the signals cannot be had.
pub(super) fn until_signalled<F>(work: impl FnOnce(CancellationToken) -> F) -> anyhow::Result<()>
where
    F: Future<Output = anyhow::Result<()>>,
{
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("no runtime to work on")?;
    let shutdown = CancellationToken::new();
    let result = runtime.block_on(async {
        // Registered before the work begins, so that no signal falls between.
        outlive_full_disks();
        let signal = signalled().context("the system's signals cannot be listened to")?;
        let cancelling = shutdown.clone();
        tokio::spawn(async move {
            signal.await;
            cancelling.cancel();
        });
        work(shutdown).await
    });
    runtime.shutdown_timeout(LAST_WAIT);
    result
}

/// The system kills whoever writes beyond the largest size that his files may have, unless he listens to its signal; then
/// writing fails like on a full disk, which we outlive.
#[cfg(unix)]
fn outlive_full_disks() {
    /// SIGXFSZ, the same on every system but MIPS, where this one does no harm.
    const FILE_TOO_LARGE: i32 = 25;
    // Once listened to, it is for as long as the process lives. If it cannot be, it is as everywhere else.
    drop(tokio::signal::unix::signal(tokio::signal::unix::SignalKind::from_raw(FILE_TOO_LARGE)));
}

#[cfg(not(unix))]
fn outlive_full_disks() {}

#[cfg(unix)]
fn signalled() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn signalled() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async {
        // If Ctrl-C cannot be listened to, the process still ends the hard way; nothing is lost by that.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
