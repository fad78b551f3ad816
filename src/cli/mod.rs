//! The command line: what is asked for, one clear line when it cannot be had, and the exit code.

mod health;
mod logging;
pub mod perft;
#[cfg(feature = "playground")]
mod playground;
pub mod render;
pub mod replay;
mod run;

use std::{io, path::PathBuf, process::ExitCode};

use anyhow::Context as _;
use clap::{Parser, Subcommand};

use crate::rules::Variant;
use replay::ReplayRequest;

/// A Discord bot on which friends play tafl by correspondence.
#[derive(Debug, Parser)]
#[command(name = "hnefi", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the bot (the default). Needs `DISCORD_TOKEN`; keeps its games in `HNEFI_DATABASE`.
    Run,
    /// Play in a web page on this machine, as two people, without a token.
    #[cfg(feature = "playground")]
    Playground(playground::Arguments),
    /// Succeed while the running bot has given a sign of life within the last minute.
    Health,
    /// Replay games, one a line, and print what happened in each as a JSON object a line.
    Replay {
        /// The variant's key, for instance copenhagen.
        #[arg(long)]
        variant: String,
        /// Let no game end by repetition.
        #[arg(long)]
        no_repetition: bool,
        /// The file to read; - is standard input.
        file: PathBuf,
    },
    /// Count the move sequences of each length from the start position.
    Perft {
        /// The variant's key, for instance copenhagen.
        #[arg(long)]
        variant: String,
        /// The longest length.
        depth: u32,
    },
    /// Draw a position as a PNG file.
    Render {
        /// The variant's key, for instance copenhagen.
        #[arg(long)]
        variant: String,
        /// The moves that lead to it, separated by spaces.
        #[arg(long, default_value = "")]
        moves: String,
        /// The file to write.
        #[arg(short, long)]
        output: PathBuf,
    },
}

/// Reads the arguments, does what they ask, and returns the exit code: 0, or 1 behind one line on standard error.
pub fn main() -> ExitCode {
    let command = Cli::parse().command.unwrap_or(Command::Run);
    match dispatch(command) {
        Ok(code) => code,
        Err(error) => {
            logging::complain(&format!("hnefi: {error:#}"));
            ExitCode::FAILURE
        }
    }
}

fn dispatch(command: Command) -> anyhow::Result<ExitCode> {
    match command {
        Command::Run => run::run(),
        #[cfg(feature = "playground")]
        Command::Playground(arguments) => playground::run(&arguments),
        Command::Health => health::run(),
        Command::Replay { variant, no_repetition, file } => {
            let request = ReplayRequest { variant, ignores_repetition: no_repetition, file };
            let is_all_well = replay::replay(&request, &mut io::stdout().lock())?;
            Ok(if is_all_well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        Command::Perft { variant, depth } => {
            let ruleset = &find_variant(&variant)?.ruleset;
            perft::perft(ruleset, depth, &mut io::stdout().lock())?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Render { variant, moves, output } => render::run(&variant, &moves, &output),
    }
}

/// The variant with this key.
///
/// # Errors
/// There is none; the message lists those there are.
pub fn find_variant(key: &str) -> anyhow::Result<&'static Variant> {
    Variant::by_key(key).with_context(|| {
        let keys: Vec<&str> = Variant::ALL.iter().map(|variant| variant.key).collect();
        format!("there is no variant {key:?}; the variants are {}", keys.join(", "))
    })
}
