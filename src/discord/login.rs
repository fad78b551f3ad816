//! The first request to Discord: is it there, does it know the token, where is its gateway, what time is it?

use std::time::Duration;

use reqwest::Method;
use serde::Deserialize;
use tokio_util::sync::CancellationToken;

use super::clock::{Clock, DateSample};
use super::errors::transport;
use crate::config::{ApiBase, BotToken};
use crate::time::{Timestamp, steady_millis};

const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);
/// How long finding out how fast Discord answers may keep somebody waiting.
const PING_TIMEOUT: Duration = Duration::from_secs(1);
/// What to wait for between the attempts to reach Discord at start, before giving up.
const PATIENCE: [Duration; 4] =
    [Duration::from_millis(500), Duration::from_secs(1), Duration::from_secs(2), Duration::from_secs(4)];
/// The longest that Discord may make us wait at start.
const LONGEST_WAIT: Duration = Duration::from_mins(10);
/// How many further requests narrow Discord's time down: each about halves what is left of the second.
const NARROWING: usize = 3;

/// Discord's API for the few requests that serenity does not make for us, or whose headers it hides.
#[derive(Debug, Clone)]
pub(super) struct Api {
    client: reqwest::Client,
    base: ApiBase,
    token: BotToken,
}

/// Where the gateway is.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct Gateway {
    /// Its address.
    pub(super) url: String,
    /// How many shards Discord wants.
    #[serde(default = "one")]
    pub(super) shards: u32,
    session_start_limit: Option<SessionStartLimit>,
}

#[derive(Debug, Clone, Copy, Deserialize)]
struct SessionStartLimit {
    remaining: u32,
    reset_after: u64,
}

const fn one() -> u32 {
    1
}

/// Why there is no logging in.
#[derive(Debug, thiserror::Error)]
pub enum LoginError {
    /// The token is not (or no longer) that of a bot.
    #[error(
        "Discord refused the token: check DISCORD_TOKEN, or make a new one on https://discord.com/developers/applications"
    )]
    TokenRefused,
    /// Nobody answers.
    #[error("{api} cannot be reached: {why}")]
    Unreachable {
        /// What was tried.
        api: ApiBase,
        /// What happened.
        why: String,
    },
    /// Something answers, but not as Discord does.
    #[error("{api} does not answer as Discord does: {why}")]
    NotDiscord {
        /// What was tried.
        api: ApiBase,
        /// What happened.
        why: String,
    },
    /// The bot has been started too often today.
    #[error("Discord allows no more logins today: it has been started too often; try again in {minutes} minutes")]
    NoLoginsLeft {
        /// How long.
        minutes: u64,
    },
    /// The HTTP client cannot be made.
    #[error("HTTPS cannot be used on this machine")]
    Tls(#[source] reqwest::Error),
}

/// One attempt that failed: for good, or perhaps not.
enum Attempt {
    Final(LoginError),
    Again(LoginError),
    /// Discord wants us to wait so long.
    Wait(Duration, LoginError),
}

impl Api {
    /// The API at `base`.
    ///
    /// # Errors
    /// TLS cannot be set up.
    pub(super) fn new(base: ApiBase, token: BotToken) -> Result<Self, LoginError> {
        let client = reqwest::Client::builder()
            .connect_timeout(CONNECT_TIMEOUT)
            .timeout(REQUEST_TIMEOUT)
            .build()
            .map_err(LoginError::Tls)?;
        Ok(Self { client, base, token })
    }

    /// The client, with its time-outs, for serenity to use as well.
    pub(super) fn client(&self) -> reqwest::Client {
        self.client.clone()
    }

    /// Which API this is.
    pub(super) fn base(&self) -> &ApiBase {
        &self.base
    }

    /// Finds the gateway and, on the way, checks the token and Discord's time. `None` if told to stop meanwhile.
    ///
    /// # Errors
    /// A refused token is final; an unreachable Discord is tried again for a while.
    pub(super) async fn log_in(
        &self,
        clock: &Clock,
        shutdown: &CancellationToken,
    ) -> Result<Option<Gateway>, LoginError> {
        let mut patience = PATIENCE.into_iter();
        loop {
            let attempt = tokio::select! {
                attempt = self.try_log_in(clock) => attempt,
                () = shutdown.cancelled() => return Ok(None),
            };
            let (error, named) = match attempt {
                Ok(gateway) => return Ok(Some(gateway)),
                Err(Attempt::Final(error)) => return Err(error),
                Err(Attempt::Again(error)) => (error, None),
                Err(Attempt::Wait(named, error)) => (error, Some(named)),
            };
            let Some(pause) = patience.next() else {
                return Err(error);
            };
            // Whoever comes back earlier than he was told is made to wait even longer.
            let pause = named.unwrap_or(pause);
            tracing::warn!("{error}; trying again in {} s", pause.as_secs_f32());
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                () = shutdown.cancelled() => return Ok(None),
            }
        }
    }

    async fn try_log_in(&self, clock: &Clock) -> Result<Gateway, Attempt> {
        let (response, sample) = self.get("gateway/bot").await?;
        if let Some(sample) = sample {
            clock.start_over(sample);
        }
        let gateway: Gateway = match response.status().as_u16() {
            200 => self.read(response).await?,
            401 => return Err(Attempt::Final(LoginError::TokenRefused)),
            // Whoever speaks for Discord without counting logins.
            404 => self.read(self.get("gateway").await?.0).await?,
            429 => {
                let error = self.unreachable("it wants fewer requests".to_owned());
                return Err(match retry_after(&response) {
                    Some(named) if named <= LONGEST_WAIT => Attempt::Wait(named, error),
                    Some(named) => {
                        let why = format!("it wants no requests for {} s", named.as_secs());
                        Attempt::Final(self.unreachable(why))
                    }
                    None => Attempt::Again(error),
                });
            }
            500.. => {
                return Err(Attempt::Again(self.unreachable(format!("it answers {}", response.status()))));
            }
            _ => return Err(Attempt::Final(self.not_discord(format!("GET /gateway/bot gives {}", response.status())))),
        };
        match gateway.session_start_limit {
            Some(SessionStartLimit { remaining: 0, reset_after }) => {
                Err(Attempt::Final(LoginError::NoLoginsLeft { minutes: reset_after.div_ceil(60_000) }))
            }
            _ => Ok(gateway),
        }
    }

    async fn read(&self, response: reqwest::Response) -> Result<Gateway, Attempt> {
        let body =
            response.bytes().await.map_err(|error| Attempt::Again(self.unreachable(transport(&error).to_owned())))?;
        serde_json::from_slice(&body)
            .map_err(|_| Attempt::Final(self.not_discord("no gateway in its answer".to_owned())))
    }

    async fn get(&self, path: &str) -> Result<(reqwest::Response, Option<DateSample>), Attempt> {
        let sent = steady_millis();
        let response = self
            .send(Method::GET, path, None)
            .await
            .map_err(|error| Attempt::Again(self.unreachable(transport(&error).to_owned())))?;
        let sample = date(&response).map(|date| DateSample { sent, received: steady_millis(), date });
        Ok((response, sample))
    }

    /// One request, with a JSON body if there is one.
    ///
    /// # Errors
    /// There is no answer; a refusal is one.
    pub(super) async fn send(
        &self,
        method: Method,
        path: &str,
        body: Option<&[u8]>,
    ) -> Result<reqwest::Response, reqwest::Error> {
        let mut request = self
            .client
            .request(method, format!("{}/api/v10/{path}", self.base))
            .header("Authorization", format!("Bot {}", self.token.reveal()))
            .header("User-Agent", concat!("DiscordBot (hnefi, ", env!("CARGO_PKG_VERSION"), ")"));
        if let Some(body) = body {
            request = request.header("Content-Type", "application/json").body(body.to_vec());
        }
        request.send().await
    }

    /// How many milliseconds Discord takes for an answer; none if it gives none soon.
    pub(super) async fn answers_in_millis(&self) -> Option<i64> {
        let asked = steady_millis();
        let answered = tokio::time::timeout(PING_TIMEOUT, self.send(Method::GET, "gateway", None)).await;
        answered.ok()?.ok()?.status().is_success().then(|| steady_millis() - asked)
    }

    /// Learns Discord's time anew, in a few seconds.
    pub(super) async fn set(&self, clock: &Clock) {
        if let Some(sample) = self.sample().await {
            clock.start_over(sample);
            self.narrow(clock).await;
        }
        clock.log_difference();
    }

    /// Narrows Discord's time down after [`Api::log_in`].
    pub(super) async fn narrow(&self, clock: &Clock) {
        for _ in 0..NARROWING {
            tokio::time::sleep(Duration::from_millis(clock.until_next_second_millis())).await;
            if let Some(sample) = self.sample().await {
                clock.narrow(sample);
            }
        }
    }

    async fn sample(&self) -> Option<DateSample> {
        self.get("gateway").await.ok()?.1
    }

    fn unreachable(&self, why: String) -> LoginError {
        LoginError::Unreachable { api: self.base.clone(), why }
    }

    fn not_discord(&self, why: String) -> LoginError {
        LoginError::NotDiscord { api: self.base.clone(), why }
    }
}

/// How long Discord wants us to wait, in seconds or parts of them.
pub(super) fn retry_after(response: &reqwest::Response) -> Option<Duration> {
    let seconds: f64 = response.headers().get("retry-after")?.to_str().ok()?.parse().ok()?;
    Duration::try_from_secs_f64(seconds).ok()
}

/// The `Date` of an answer.
fn date(response: &reqwest::Response) -> Option<Timestamp> {
    let text = response.headers().get("date")?.to_str().ok()?;
    jiff::fmt::rfc2822::parse(text).ok().map(|date| Timestamp(date.timestamp().as_second()))
}
