//! `hnefi check`: plays every kept game again and tells which do not fit together; and lets a frozen one go on that does.

use std::{io::Write, path::Path, process::ExitCode};

use crate::{
    ids::GameId,
    service::{self, Checking, Unfreezing},
    store::Store,
    time::Timestamp,
};

/// How many games are read at a time.
const AT_ONCE: u32 = 200;

/// Tells which of the games in this database are frozen, and which others do not fit together; changes nothing. Fails with
/// the exit code alone if there are any.
///
/// # Errors
/// The database cannot be read.
pub async fn check(database: &Path, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let store = Store::open_read_only(database).await?;
    let frozen = service::frozen_games(&store).await?;
    for frozen in &frozen {
        write!(out, "game {} is frozen: {}", frozen.game, frozen.why)?;
        if service::fits_together(&store, frozen.game).await? {
            write!(out, "; it fits together again, and `hnefi check --unfreeze {}` lets it go on", frozen.game)?;
        }
        writeln!(out)?;
    }
    let (mut games, mut unsound) = (frozen.len(), 0);
    let mut next = Some(Checking::BEGINNING);
    while let Some(from) = next {
        let checked = service::find_differences(&store, from, Timestamp(i64::MIN), AT_ONCE).await?;
        games += checked.games;
        unsound += checked.unsound.len();
        next = checked.next;
        for found in checked.unsound {
            writeln!(out, "game {} does not fit together: {}", found.game, found.why)?;
        }
    }
    store.close().await;
    if frozen.is_empty() && unsound == 0 {
        writeln!(out, "{games} checked: all sound")?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(out, "{games} checked: {} frozen, {unsound} more that do not fit together", frozen.len())?;
    Ok(ExitCode::FAILURE)
}

/// Lets a frozen game go on, also while the bot runs.
///
/// # Errors
/// It is not frozen, there is none, or it still does not fit together.
pub async fn unfreeze(database: &Path, game: GameId, out: &mut impl Write) -> anyhow::Result<()> {
    // Refuses a database that the bot has not brought up to date: doing that is the bot's.
    Store::open_read_only(database).await?.close().await;
    let store = Store::open(database).await?;
    let unfrozen = service::unfreeze(&store, game, Timestamp::now()).await;
    store.close().await;
    match unfrozen? {
        Unfreezing::GoesOn => Ok(writeln!(out, "game {game} goes on")?),
        Unfreezing::NoSuchGame => anyhow::bail!("there is no game {game} in {}", database.display()),
        Unfreezing::NotFrozen => anyhow::bail!("game {game} is not frozen"),
        Unfreezing::StillUnsound(why) => anyhow::bail!("game {game} still does not fit together: {why}"),
    }
}
