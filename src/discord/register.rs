//! Telling Discord our commands: all at once, and only when they have changed, because clients drop what they know of
//! a bot's commands whenever it registers them.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use reqwest::{Method, Response, StatusCode};
use serde::Deserialize;
use serenity::model::id::ApplicationId;

use super::commands::Command;
use super::edge::Edge;
use super::errors::transport;
use super::login::LoginError;
use crate::service;

/// What to wait for between attempts, where Discord names nothing else.
const PATIENCE: [Duration; 3] = [Duration::from_secs(1), Duration::from_secs(2), Duration::from_secs(4)];
/// The longest that Discord may make us wait.
const LONGEST_WAIT: Duration = Duration::from_mins(1);
/// How much of a refusal is worth telling.
const TOLD: usize = 500;

/// Why the commands could not be registered: without them the bot is of no use.
#[derive(Debug, thiserror::Error)]
pub enum RegisterError {
    /// Discord said no.
    #[error("Discord did not take the commands: {0}")]
    Refused(String),
    /// Discord does not take the token any more.
    #[error(transparent)]
    Login(#[from] LoginError),
    /// What has been registered cannot be read or noted.
    #[error(transparent)]
    Store(#[from] service::Error),
}

/// A command as Discord keeps it: its version changes whenever it does.
#[derive(Debug, Deserialize)]
struct Kept {
    id: String,
    version: String,
}

/// A request that failed: with what, and whether it is worth another try, perhaps after a named time.
enum Failure {
    Passing(String, Option<Duration>),
    Final(RegisterError),
}

/// Registers the commands, unless this application has them already: what we would send is what we sent the last
/// time, and nobody else has changed it since.
///
/// # Errors
/// Discord refuses them or cannot be reached, or the database fails.
pub(super) async fn register(edge: &Edge, commands: &[Command]) -> Result<(), RegisterError> {
    let Some(application) = edge.http.application_id() else {
        return Err(RegisterError::Refused("it did not say who the bot is".to_owned()));
    };
    let body = serde_json::to_vec(&poise::builtins::create_application_commands(commands))
        .map_err(|error| RegisterError::Refused(error.to_string()))?;
    let sent = fingerprint(edge, application, &body);
    let remembered = service::registered_commands(&edge.store).await?;
    if remembered.as_ref().is_some_and(|remembered| remembered.starts_with(&sent)) {
        match ask_patiently(edge, application, Method::GET, None).await {
            Ok(kept) if remembered.as_ref() == Some(&with_versions(&sent, &kept)) => {
                tracing::debug!("the commands are registered already");
                return Ok(());
            }
            Ok(_) => tracing::warn!("somebody else has changed the commands since they were registered"),
            // Registering once too often harms nobody.
            Err(RegisterError::Refused(why)) => tracing::warn!("which commands there are cannot be told: {why}"),
            Err(error) => return Err(error),
        }
    }
    let kept = ask_patiently(edge, application, Method::PUT, Some(&body)).await?;
    // Without their versions it could not be told later whether they are still there.
    if !kept.is_empty() {
        service::remember_registered_commands(&edge.store, &with_versions(&sent, &kept)).await?;
    }
    tracing::info!("registered {} commands", commands.len());
    Ok(())
}

/// Says what is sent where. A new compiler may hash differently, which costs one registration.
fn fingerprint(edge: &Edge, application: ApplicationId, body: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    body.hash(&mut hasher);
    format!("{} {application} {:016x}", edge.api.base(), hasher.finish())
}

/// The same with what Discord made of it.
fn with_versions(sent: &str, kept: &[Kept]) -> String {
    let mut kept: Vec<String> = kept.iter().map(|command| format!("{}:{}", command.id, command.version)).collect();
    kept.sort();
    format!("{sent} {}", kept.join(" "))
}

async fn ask_patiently(
    edge: &Edge,
    application: ApplicationId,
    method: Method,
    body: Option<&[u8]>,
) -> Result<Vec<Kept>, RegisterError> {
    let mut patience = PATIENCE.into_iter();
    loop {
        let (why, named) = match ask(edge, application, method.clone(), body).await {
            Ok(kept) => return Ok(kept),
            Err(Failure::Final(error)) => return Err(error),
            Err(Failure::Passing(why, named)) => (why, named),
        };
        let pause = match (patience.next(), named) {
            (None, _) => return Err(RegisterError::Refused(why)),
            (Some(_), Some(named)) if named > LONGEST_WAIT => {
                return Err(RegisterError::Refused(format!("{why}; not before {} s from now", named.as_secs())));
            }
            (Some(_), Some(named)) => named,
            (Some(pause), None) => pause,
        };
        tracing::warn!("the commands are not registered yet: {why}; trying again in {:.1} s", pause.as_secs_f32());
        tokio::time::sleep(pause).await;
    }
}

async fn ask(
    edge: &Edge,
    application: ApplicationId,
    method: Method,
    body: Option<&[u8]>,
) -> Result<Vec<Kept>, Failure> {
    let passing = |error: reqwest::Error| Failure::Passing(transport(&error).to_owned(), None);
    let path = format!("applications/{application}/commands");
    let response = edge.api.send(method, &path, body).await.map_err(passing)?;
    let status = response.status();
    if status.is_success() {
        let body = response.bytes().await.map_err(passing)?;
        return Ok(serde_json::from_slice(&body).unwrap_or_else(|error| {
            tracing::warn!("the commands were taken, but the answer makes no sense: {error}");
            Vec::new()
        }));
    }
    let named = retry_after(&response);
    // One line, of which the end is the least telling.
    let said: String = response.text().await.unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
    let why = format!("{}: {}", status.as_u16(), said.chars().take(TOLD).collect::<String>());
    Err(match status {
        StatusCode::UNAUTHORIZED => Failure::Final(LoginError::TokenRefused.into()),
        StatusCode::TOO_MANY_REQUESTS => Failure::Passing(why, named),
        _ if status.is_server_error() => Failure::Passing(why, None),
        _ => Failure::Final(RegisterError::Refused(why)),
    })
}

/// How long Discord wants us to wait, in seconds or parts of them.
fn retry_after(response: &Response) -> Option<Duration> {
    let seconds: f64 = response.headers().get("retry-after")?.to_str().ok()?.parse().ok()?;
    Duration::try_from_secs_f64(seconds).ok()
}
