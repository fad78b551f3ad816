//! Settings, and the only reader of the environment.

use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// What is logged unless `RUST_LOG` says otherwise. serenity and poise write whole uploads and interaction tokens into
/// their spans at `info`, so they stay at `warn`.
pub const DEFAULT_LOG_FILTER: &str = "info,serenity=warn,poise=warn";

/// The most that these may log, whatever `RUST_LOG` says: below, they write tokens, as text or as bytes.
pub const LOG_LIMITS: [&str; 7] = [
    "serenity=warn",
    "poise=warn",
    "tungstenite=info",
    "tokio_tungstenite=info",
    "hyper=info",
    "hyper_util=info",
    "reqwest=info",
];

const DEFAULT_DATABASE: &str = "hnefi.db";

/// Everything the bot needs to know to run.
#[derive(Debug, Clone)]
pub struct Config {
    /// What it logs in with.
    pub token: BotToken,
    /// The database file.
    pub database: PathBuf,
    /// The Discord it talks to.
    pub api: ApiBase,
}

impl Config {
    /// Reads `DISCORD_TOKEN`, `HNEFI_DATABASE` and `HNEFI_DISCORD_API`.
    ///
    /// # Errors
    /// Which of them is missing or wrong, in one line.
    pub fn from_env() -> Result<Self, ConfigError> {
        Self::from_variables(variable)
    }

    fn from_variables(read: impl Fn(&'static str) -> Option<OsString>) -> Result<Self, ConfigError> {
        let text =
            |name| read(name).map(|value| value.into_string().map_err(|_| ConfigError::NotText { name })).transpose();
        let token = text("DISCORD_TOKEN")?.ok_or(ConfigError::TokenMissing)?.parse()?;
        let api = text("HNEFI_DISCORD_API")?.map_or_else(|| Ok(ApiBase::discord()), |value| value.parse())?;
        Ok(Self { token, database: database(read), api })
    }
}

/// The database file, for the commands that need nothing else.
pub fn database_from_env() -> PathBuf {
    database(variable)
}

/// What to log: `RUST_LOG`, else [`DEFAULT_LOG_FILTER`].
pub fn log_filter_from_env() -> String {
    variable("RUST_LOG").and_then(|value| value.into_string().ok()).unwrap_or_else(|| DEFAULT_LOG_FILTER.to_owned())
}

fn database(read: impl Fn(&'static str) -> Option<OsString>) -> PathBuf {
    read("HNEFI_DATABASE").map_or_else(|| DEFAULT_DATABASE.into(), PathBuf::from)
}

/// A variable that is set to something; an empty one counts as not set, as Compose files leave them.
fn variable(name: &'static str) -> Option<OsString> {
    std::env::var_os(name).filter(|value| value.to_str().is_none_or(|text| !text.trim().is_empty()))
}

/// Why the settings cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// There is no token.
    #[error("DISCORD_TOKEN is not set: copy the bot's token from https://discord.com/developers/applications")]
    TokenMissing,
    /// What is set cannot be a token.
    #[error("DISCORD_TOKEN is not a bot token: it is one line of letters, digits and dots, without spaces")]
    TokenMalformed,
    /// A variable holds bytes that are not text.
    #[error("{name} is not text (UTF-8)")]
    NotText {
        /// The variable.
        name: &'static str,
    },
    /// The address of the API cannot be used.
    #[error("HNEFI_DISCORD_API={value:?} cannot be used: {why} (expected something like https://discord.com)")]
    ApiBase {
        /// What is set.
        value: String,
        /// What is wrong with it.
        why: &'static str,
    },
}

/// A bot's token. Never shown, whatever it is formatted with.
#[derive(Clone, PartialEq, Eq)]
pub struct BotToken(String);

impl BotToken {
    /// The token itself, without the word `Bot` in front.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for BotToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BotToken(…)")
    }
}

impl FromStr for BotToken {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<Self, ConfigError> {
        let token = text.trim();
        let token =
            token.strip_prefix("Bot").filter(|rest| rest.is_empty() || rest.starts_with(' ')).unwrap_or(token).trim();
        if token.is_empty() {
            return Err(ConfigError::TokenMissing);
        }
        if !token.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(ConfigError::TokenMalformed);
        }
        Ok(Self(token.to_owned()))
    }
}

/// Scheme, host and port of the API; `/api/v10/…` is appended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApiBase(String);

impl ApiBase {
    /// Discord's own.
    pub fn discord() -> Self {
        Self("https://discord.com".to_owned())
    }

    /// Whether this is Discord's own.
    pub fn is_discord(&self) -> bool {
        *self == Self::discord()
    }

    /// `https://discord.com:443` is Discord too.
    fn without_usual_port(self) -> Self {
        let usual = if self.0.starts_with("https:") { ":443" } else { ":80" };
        self.0.strip_suffix(usual).map(|base| Self(base.to_owned())).unwrap_or(self)
    }

    /// The address, without a slash at the end.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for ApiBase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for ApiBase {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<Self, ConfigError> {
        let value = text.trim();
        let base = value.strip_suffix('/').unwrap_or(value);
        match flaw(base) {
            None => Ok(Self(base.to_ascii_lowercase()).without_usual_port()),
            // What may hold a password is not shown.
            Some(why) if value.contains('@') => Err(ConfigError::ApiBase { value: "…@…".to_owned(), why }),
            Some(why) => Err(ConfigError::ApiBase { value: value.to_owned(), why }),
        }
    }
}

fn flaw(base: &str) -> Option<&'static str> {
    let Some((scheme, authority)) = base.split_once("://") else {
        return Some("it must begin with https:// or http://");
    };
    if !scheme.eq_ignore_ascii_case("https") && !scheme.eq_ignore_ascii_case("http") {
        return Some("it must begin with https:// or http://");
    }
    if authority.contains(['/', '?', '#']) {
        return Some("it must not have a path, because /api/v10 is appended");
    }
    if authority.contains('@') {
        return Some("it must not name a user");
    }
    // An IPv6 address has colons of its own, inside brackets.
    let (host, port) = match authority.rsplit_once(':') {
        Some((host, port)) if !port.ends_with(']') => (host, Some(port)),
        _ => (authority, None),
    };
    let is_ipv6 = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).is_some_and(is_ipv6_address);
    let is_name = !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._".contains(&byte));
    if !is_ipv6 && !is_name {
        return Some("its host is not a host name or an address");
    }
    let is_port =
        |port: &str| port.bytes().all(|byte| byte.is_ascii_digit()) && port.parse::<u16>().is_ok_and(|port| port > 0);
    if port.is_some_and(|port| !is_port(port)) {
        return Some("its port is not a number from 1 to 65535");
    }
    None
}

fn is_ipv6_address(text: &str) -> bool {
    text.parse::<std::net::Ipv6Addr>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(pairs: &'static [(&str, &str)]) -> Result<Config, ConfigError> {
        Config::from_variables(|name| pairs.iter().find(|(n, _)| *n == name).map(|(_, v)| (*v).into()))
    }

    #[test]
    fn the_word_bot_alone_is_no_token() {
        assert_eq!(read(&[("DISCORD_TOKEN", "Bot ")]).expect_err("nothing behind it"), ConfigError::TokenMissing);
        assert_eq!(read(&[("DISCORD_TOKEN", "Botany.x")]).expect("a token").token.reveal(), "Botany.x");
    }

    #[test]
    fn the_usual_port_makes_no_other_server_and_an_odd_one_is_refused() {
        let api = |text: &str| text.parse::<ApiBase>();
        assert!(api("https://discord.com:443").expect("an address").is_discord());
        assert!(!api("https://discord.com:444").expect("an address").is_discord());
        assert!(api("http://127.0.0.1:+80").is_err());
        let error = api("http://user:secret@127.0.0.1").expect_err("a user").to_string();
        assert!(!error.contains("secret"), "{error}");
    }

    #[cfg(unix)]
    #[test]
    fn what_is_not_text_is_named_and_never_taken_for_unset() {
        use std::os::unix::ffi::OsStringExt as _;
        let odd = || Some(OsString::from_vec(vec![b'a', 0xff]));
        let read = |odd_name: &'static str| {
            Config::from_variables(move |name| {
                if name == odd_name { odd() } else { (name == "DISCORD_TOKEN").then(|| "t.t".into()) }
            })
        };
        for name in ["DISCORD_TOKEN", "HNEFI_DISCORD_API"] {
            assert_eq!(read(name).expect_err("not text"), ConfigError::NotText { name });
        }
        assert_eq!(read("HNEFI_DATABASE").expect("any name will do").database.into_os_string(), odd().expect("set"));
    }

    #[test]
    fn a_token_is_all_it_takes() {
        let config = read(&[("DISCORD_TOKEN", " Bot abc.def ")]).expect("a token is enough");
        assert_eq!(config.token.reveal(), "abc.def");
        assert_eq!(config.database, PathBuf::from("hnefi.db"));
        assert!(config.api.is_discord());
    }

    #[test]
    fn a_missing_or_broken_token_is_told_apart() {
        assert_eq!(read(&[]).err(), Some(ConfigError::TokenMissing));
        assert_eq!(read(&[("DISCORD_TOKEN", "two words")]).err(), Some(ConfigError::TokenMalformed));
    }

    #[test]
    fn a_token_is_never_shown() {
        let config = read(&[("DISCORD_TOKEN", "secret")]).expect("a token is enough");
        assert!(!format!("{config:?}").contains("secret"));
    }

    #[test]
    fn an_api_base_has_scheme_host_and_port_only() {
        for good in ["https://discord.com", "http://127.0.0.1:8420", "http://[::1]:80/", "HTTP://localhost:1"] {
            assert!(good.parse::<ApiBase>().is_ok(), "{good}");
        }
        for bad in [
            "discord.com",
            "ftp://x",
            "http://",
            "http://a/api",
            "http://u@h",
            "http://a:0",
            "http://a:x",
            "http://a b",
        ] {
            assert!(matches!(bad.parse::<ApiBase>(), Err(ConfigError::ApiBase { .. })), "{bad}");
        }
        assert_eq!("https://discord.com/".parse(), Ok(ApiBase::discord()));
    }
}
