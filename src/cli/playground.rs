//! `hnefi playground`: the bot, a stand-in for Discord and its web page in one process, on this machine only.

use std::{
    io::{self, Write as _},
    path::PathBuf,
    process::ExitCode,
};

use clap::Args;

use super::{logging, run::until_signalled};
use crate::playground::{self, Playground};

/// What the playground can be asked for.
#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The page's port on 127.0.0.1.
    #[arg(long, default_value_t = 8420)]
    port: u16,
    /// Keep the games in this file instead of a temporary one; the chat itself is not kept.
    #[arg(long)]
    database: Option<PathBuf>,
    /// Open the page in the browser.
    #[arg(long)]
    open: bool,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    logging::start();
    until_signalled(|shutdown| async move {
        let started = Playground::start(arguments.port, arguments.database.as_deref(), shutdown).await?;
        // Told to stop before it was there.
        let Some(playground) = started else { return Ok(()) };
        say(&format!("{}/", playground.url()));
        if arguments.open {
            playground::open_in_browser(&format!("{}/", playground.url()));
        }
        playground.until_stopped().await
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Says one line on standard output; whoever closed it does not want to know.
fn say(line: &str) {
    let _ = writeln!(io::stdout(), "{line}");
}
