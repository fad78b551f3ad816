//! `hnefi health`: whether the bot on this machine lives, by the heartbeat row in its database.

use std::process::ExitCode;

use anyhow::Context as _;

use crate::{config, service, store::Store, time::Timestamp};

/// A heartbeat older than this many seconds counts as none.
const TOO_OLD: i64 = 60;

pub(super) fn run() -> anyhow::Result<ExitCode> {
    let database = config::database_from_env();
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().context("no runtime to work on")?;
    let age = runtime.block_on(async {
        let store = Store::open_read_only(&database).await?;
        anyhow::Ok(service::seconds_since_beat(&store, Timestamp::now()).await?)
    })?;
    match age {
        // A little ahead of us is a clock that was just corrected; far ahead tells nothing.
        Some(age) if age.abs() < TOO_OLD => Ok(ExitCode::SUCCESS),
        Some(age) if age < 0 => anyhow::bail!("the bot's last sign of life lies {} seconds in the future", -age),
        Some(age) => anyhow::bail!("the bot's last sign of life is {age} seconds old"),
        None => anyhow::bail!("no bot has given a sign of life on {}", database.display()),
    }
}
