//! Telling Discord our commands: all at once, and only when they have changed, because clients drop what they know of
//! a bot's commands whenever it registers them.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde::Deserialize;
use serenity::model::id::ApplicationId;

use super::commands::Command;
use super::edge::Edge;
use super::errors::transport;
use super::login::{LoginError, retry_after};
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

/// What is asked of Discord.
enum Wanted {
    /// Which commands there are.
    Look,
    /// To take these, of which the fingerprint is noted.
    Register { sent: String, body: Vec<u8> },
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
pub(super) async fn register(edge: &Arc<Edge>, commands: &[Command]) -> Result<(), RegisterError> {
    let Some(application) = edge.http.application_id() else {
        return Err(RegisterError::Refused("it did not say who the bot is".to_owned()));
    };
    // By way of a value, which sorts the languages: else the same commands would look different at every start.
    let body = serde_json::to_value(poise::builtins::create_application_commands(commands))
        .and_then(|commands| serde_json::to_vec(&commands))
        .map_err(|error| RegisterError::Refused(error.to_string()))?;
    let sent = fingerprint(edge, application, &body);
    let remembered = service::registered_commands(&edge.store).await?;
    if remembered.as_ref().is_some_and(|remembered| remembered.starts_with(&sent)) {
        match patiently(edge, application, &Wanted::Look).await {
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
    patiently(edge, application, &Wanted::Register { sent, body }).await?;
    tracing::info!("registered {} commands", commands.len());
    Ok(())
}

/// Sends the commands and notes that they are there, in one piece that stopping waits for: the next start would send
/// them again, and clients would drop what they know of them.
async fn put(edge: &Arc<Edge>, application: ApplicationId, sent: &str, body: &[u8]) -> Result<Vec<Kept>, Failure> {
    let (in_hand, sent, body) = (Arc::clone(edge), sent.to_owned(), body.to_vec());
    let put = edge.in_hand.spawn(async move {
        let kept = ask(&in_hand, application, Method::PUT, Some(&body)).await?;
        // Without their versions it could not be told later whether they are still there.
        if !kept.is_empty() {
            let noted = service::remember_registered_commands(&in_hand.store, &with_versions(&sent, &kept)).await;
            noted.map_err(|error| Failure::Final(error.into()))?;
        }
        Ok(kept)
    });
    put.await.unwrap_or_else(|error| Err(Failure::Passing(error.to_string(), None)))
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

/// Does something again and again until it succeeds, or there is no hope.
async fn patiently(edge: &Arc<Edge>, application: ApplicationId, wanted: &Wanted) -> Result<Vec<Kept>, RegisterError> {
    let mut patience = PATIENCE.into_iter();
    loop {
        let attempt = match wanted {
            Wanted::Look => ask(edge, application, Method::GET, None).await,
            Wanted::Register { sent, body } => put(edge, application, sent, body).await,
        };
        let (why, named) = match attempt {
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
