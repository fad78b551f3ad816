//! `hnefi health`: whether the bot on this machine lives, by the heartbeat row in its database; and which of its games are
//! frozen, which is no reason to start it again.

use std::{
    io::{self, Write as _},
    process::ExitCode,
};

use super::on_one_thread;
use crate::{config, service, store::Store, time::Timestamp};

/// A heartbeat older than this many seconds counts as none.
const TOO_OLD: i64 = 60;

pub(super) fn run() -> anyhow::Result<ExitCode> {
    let database = config::database_from_env();
    let (age, frozen) = on_one_thread(async {
        let store = Store::open_read_only(&database).await?;
        let age = service::seconds_since_beat(&store, Timestamp::now()).await?;
        anyhow::Ok((age, service::frozen_games(&store).await?))
    })?;
    let mut out = io::stdout().lock();
    for frozen in frozen {
        writeln!(out, "game {} is frozen: {}", frozen.game, frozen.why)?;
    }
    match age {
        // A little ahead of us is a clock that was just corrected; far ahead tells nothing.
        Some(age) if age.abs() < TOO_OLD => Ok(ExitCode::SUCCESS),
        Some(age) if age < 0 => anyhow::bail!("the bot's last sign of life lies {} seconds in the future", -age),
        Some(age) => anyhow::bail!("the bot's last sign of life is {age} seconds old"),
        None => anyhow::bail!("no bot has given a sign of life on {}", database.display()),
    }
}
