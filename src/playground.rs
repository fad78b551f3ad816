//! The playground: the real bot, a stand-in for Discord and its web page in one process, on this machine only.

use std::{path::Path, path::PathBuf, process::Command, time::Duration};

use anyhow::Context as _;
use standin::Standin;
use tempfile::TempDir;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::config::Config;
use crate::run;

/// How long the bot may take to come online before the address is printed all the same.
const COMING_ONLINE: Duration = Duration::from_secs(10);

/// A running playground.
#[derive(Debug)]
pub struct Playground {
    standin: Standin,
    bot: JoinHandle<anyhow::Result<()>>,
    /// Holds the temporary database; removed with it.
    _folder: Option<TempDir>,
}

impl Playground {
    /// Starts everything on `port` of 127.0.0.1 (0 takes a free one), with the games in `database` or a temporary file,
    /// and waits until the bot is there. It runs until `shutdown` is cancelled; none if that came first.
    ///
    /// # Errors
    /// The port is taken, or the bot cannot start.
    pub async fn start(
        port: u16,
        database: Option<&Path>,
        shutdown: CancellationToken,
    ) -> anyhow::Result<Option<Self>> {
        let people = ["Astrid", "Bjorn"].map(str::to_owned).to_vec();
        let standin = Standin::start(standin::Config {
            port,
            bot_name: "Hnefi".to_owned(),
            guild_name: "Hnefi playground".to_owned(),
            channels: ["tafl", "mead-hall"].map(str::to_owned).to_vec(),
            users: people,
            ..standin::Config::default()
        })
        .await
        .with_context(|| format!("port {port} cannot be had; choose another with --port"))?;
        // One of the two manages the server, so that what only managers can do can be tried too.
        standin.user("Astrid").manages_guild();
        let (database, folder) = database_in(database)?;
        let config = Config {
            token: standin.token().parse().context("the stand-in's token is one")?,
            database,
            api: standin.url().parse().context("the stand-in's address is one")?,
        };
        let stopping = shutdown.clone();
        let mut bot = tokio::spawn(async move { Ok(run(config, stopping).await?) });
        tokio::select! {
            ended = &mut bot => {
                ended.context("the bot's task broke off")??;
                if shutdown.is_cancelled() {
                    return Ok(None);
                }
                anyhow::bail!("the bot stopped before it was online");
            }
            // A bot that is slow to come shows as offline in the page, which follows it.
            _ = tokio::time::timeout(COMING_ONLINE, standin.wait_for_bot()) => {}
        }
        Ok(Some(Self { standin, bot, _folder: folder }))
    }

    /// The page's address, without a slash at the end.
    pub fn url(&self) -> String {
        self.standin.url().to_string()
    }

    /// Waits until the bot has stopped.
    ///
    /// # Errors
    /// What stopped it, if it was not told to.
    pub async fn until_stopped(self) -> anyhow::Result<()> {
        self.bot.await.context("the bot's task broke off")?
    }
}

fn database_in(wanted: Option<&Path>) -> anyhow::Result<(PathBuf, Option<TempDir>)> {
    if let Some(file) = wanted {
        return Ok((file.to_owned(), None));
    }
    let folder =
        tempfile::Builder::new().prefix("hnefi-playground-").tempdir().context("no temporary folder to be had")?;
    Ok((folder.path().join("playground.db"), Some(folder)))
}

/// Asks the system to show `url` in the browser; where that fails the printed address has to do.
pub fn open_in_browser(url: &str) {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    if let Err(error) = Command::new(program).args(arguments).arg(url).spawn() {
        tracing::warn!("no browser could be opened with {program}: {error}");
    }
}
