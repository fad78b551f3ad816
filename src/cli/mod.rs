//! The command line: what is asked for, one clear line when it cannot be had, and the exit code.

pub mod check;
pub mod export;
mod health;
pub mod import;
mod logging;
pub mod output;
pub mod perft;
#[cfg(feature = "playground")]
mod playground;
pub mod render;
pub mod replay;
mod run;

use std::{io, path::PathBuf, process::ExitCode};

use anyhow::Context as _;
use clap::{Parser, Subcommand};

use crate::{config, ids::GameId, rules::Variant};
use export::ExportRequest;
use render::RenderRequest;
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
    /// Succeed while the running bot has given a sign of life within the last minute; tells which games are frozen.
    ///
    /// Looks at the file that `HNEFI_DATABASE` names, `hnefi.db` unless it says otherwise.
    Health,
    /// Play every kept game again and tell which do not fit together, or are frozen for that; the bot may be running.
    ///
    /// Looks at the file that `HNEFI_DATABASE` names, `hnefi.db` unless it says otherwise. Fails with exit code 1 if there are any.
    Check {
        /// Let this frozen game go on, if it fits together again.
        #[arg(long, value_name = "NUMBER")]
        unfreeze: Option<i64>,
    },
    /// Replay games, one a line, and print what happened in each as a JSON object a line.
    ///
    /// A file that begins with a tag or with dim: is read as one game in OpenTafl notation, by the rules in it.
    Replay {
        /// The variant's key, for instance copenhagen; not needed for a game in OpenTafl notation.
        #[arg(long)]
        variant: Option<String>,
        /// Let no game end by repetition.
        #[arg(long)]
        no_repetition: bool,
        /// The file to read; - is standard input.
        file: PathBuf,
    },
    /// Write a game down in OpenTafl notation: one that the bot keeps, or one given by its moves.
    Export {
        /// The number of a game in the bot's database; the bot may be running.
        #[arg(long, value_name = "NUMBER", conflicts_with_all = ["variant", "rules", "moves"])]
        game: Option<i64>,
        /// The variant's key, for instance copenhagen.
        #[arg(long, required_unless_present = "game")]
        variant: Option<String>,
        /// A house rule, for instance move-limit=50; may be given several times.
        #[arg(long = "rule", value_name = "KEY=VALUE")]
        rules: Vec<String>,
        /// The moves, separated by spaces.
        #[arg(long, default_value = "")]
        moves: String,
        /// A tag, for instance attackers=Ragnar; may be given several times.
        #[arg(long = "tag", value_name = "KEY=VALUE")]
        tags: Vec<String>,
        /// The file to write; - is standard output.
        #[arg(short, long, default_value = "-")]
        output: PathBuf,
    },
    /// Read a game in OpenTafl notation, play it by its rules, and print what it is.
    Import {
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
    /// Draw a position, or a whole game, into a file.
    Render(RenderRequest),
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
        Command::Check { unfreeze: Some(number) } => {
            let database = config::database_from_env();
            on_one_thread(check::unfreeze(&database, GameId(number), &mut io::stdout().lock()))?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Check { unfreeze: None } => {
            on_one_thread(check::check(&config::database_from_env(), &mut io::stdout().lock()))
        }
        Command::Replay { variant, no_repetition, file } => {
            let variant = variant.unwrap_or_default();
            let request = ReplayRequest { variant, ignores_repetition: no_repetition, file };
            let is_all_well = replay::replay(&request, &mut io::stdout().lock())?;
            Ok(if is_all_well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        Command::Export { game: Some(number), tags, output, .. } => {
            let record = export::export_stored(&config::database_from_env(), GameId(number), &tags)?;
            output::write(&output, record.to_string().as_bytes())?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Export { game: None, variant, rules, moves, tags, output } => {
            let variant = variant.unwrap_or_default();
            let record = export::export(&ExportRequest { variant, rules, moves, tags })?;
            output::write(&output, record.to_string().as_bytes())?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Import { file } => {
            import::import(&file, &mut io::stdout().lock())?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Perft { variant, depth } => {
            let ruleset = &find_variant(&variant)?.ruleset;
            perft::perft(ruleset, depth, &mut io::stdout().lock())?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Render(request) => render::run(&request),
    }
}

/// Runs what only reads or writes the database.
fn on_one_thread<T>(work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().context("no runtime to work on")?;
    runtime.block_on(work)
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
