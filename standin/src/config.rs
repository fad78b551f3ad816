//! How a stand-in is set up.

use std::{fmt, sync::Arc, time::Duration};

use serde_json::Value;

/// Checks a body against a named schema, beyond the stand-in's own checks; a text says what is wrong.
pub type BodyCheck = Arc<dyn Fn(&str, &Value) -> Result<(), String> + Send + Sync>;

/// How a stand-in is set up. `Config::default()` suits tests; the playground fills in more.
#[derive(Clone)]
pub struct Config {
    /// The port on 127.0.0.1; 0 takes a free one.
    pub port: u16,
    /// The only token that is not refused.
    pub token: String,
    /// The bot's user name.
    pub bot_name: String,
    /// The guild's name.
    pub guild_name: String,
    /// The guild's preferred locale.
    pub guild_locale: String,
    /// Text channels that exist from the start, in this order.
    pub channels: Vec<String>,
    /// Users that exist from the start, members of the guild.
    pub users: Vec<String>,
    /// Whether the web page is served.
    pub page: bool,
    /// How long a bot has for its first answer, by the stand-in's clock.
    pub answer_window: Duration,
    /// How long the users' side waits, in real time, for what has to come by itself.
    pub patience: Duration,
    /// The heartbeat interval told to the bot.
    pub heartbeat_interval: Duration,
    /// A further check of every body that the bot sends, by schema name.
    pub check_body: Option<BodyCheck>,
    /// Whether a text that leaves it to Discord's defaults whom it may mention is noted among the violations. Discord
    /// takes it all the same; with names that people choose it pings whom they like.
    pub explicit_mentions: bool,
}

/// The token of a stand-in that was given none: of the right shape, and nobody's.
pub const DEFAULT_TOKEN: &str = "MTAwMDAwMDAwMDAwMDAwMDAwMA.U3RhbmQ.in-standin-standin-standin-standin-00";

impl Default for Config {
    fn default() -> Self {
        Self {
            port: 0,
            token: DEFAULT_TOKEN.to_owned(),
            bot_name: "Bot".to_owned(),
            guild_name: "Stand-in".to_owned(),
            guild_locale: "en-US".to_owned(),
            channels: Vec::new(),
            users: Vec::new(),
            page: true,
            answer_window: Duration::from_secs(3),
            patience: Duration::from_secs(10),
            heartbeat_interval: Duration::from_millis(41_250),
            check_body: None,
            explicit_mentions: false,
        }
    }
}

impl fmt::Debug for Config {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Config")
            .field("port", &self.port)
            .field("bot_name", &self.bot_name)
            .field("guild_name", &self.guild_name)
            .field("channels", &self.channels)
            .field("users", &self.users)
            .field("page", &self.page)
            .finish_non_exhaustive()
    }
}
