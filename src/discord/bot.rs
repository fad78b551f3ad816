//! The bot's life: open, log in, register, run, stop.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use serenity::client::{Client, ClientBuilder};
use serenity::gateway::{GatewayError, ShardManager};
use serenity::http::{Http, HttpBuilder};
use serenity::model::gateway::GatewayIntents;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use super::clock::Clock;
use super::dispatch::Dispatch;
use super::drawing::Drawing;
use super::edge::Edge;
use super::errors::Loggable;
use super::login::{Api, Gateway, LoginError};
use super::register::{self, RegisterError};
use super::{outgoing, ticker};
use crate::config::{ApiBase, BotToken, Config};
use crate::store::{BotLock, Store, StoreError};

/// How long the gateway may take to let us in at start.
const READY_WITHIN: Duration = Duration::from_secs(30);
/// How long stopping waits for the interactions in hand, before and after the gateway is closed; and for that.
const FINISH_WITHIN: Duration = Duration::from_millis(1800);
const CLOSE_WITHIN: Duration = Duration::from_millis(1500);
const LAST_WITHIN: Duration = Duration::from_millis(500);
/// How long closing the database may take; what has been committed is safe without.
const STORE_WITHIN: Duration = Duration::from_millis(800);

/// What it prepares serves every bot in this process alike (same scene and theme, same bytes), and they share its lanes.
static DRAWING: LazyLock<Arc<Drawing>> = LazyLock::new(Arc::default);

/// Why the bot cannot run, each in one line that tells the host what to do.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The database cannot be used, or another bot uses it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Discord cannot be reached, or does not let us in.
    #[error(transparent)]
    Login(#[from] LoginError),
    /// Discord does not take our commands.
    #[error(transparent)]
    Register(#[from] RegisterError),
    /// The gateway did not let us in, or ended for good.
    #[error("Discord's gateway {0}")]
    Gateway(String),
}

/// Runs the bot until `shutdown`, then finishes what is in hand and stops, within five seconds.
///
/// # Errors
/// Why it cannot start, or cannot go on.
pub async fn run(config: Config, shutdown: CancellationToken) -> Result<(), RunError> {
    let _lock = BotLock::acquire(&config.database)?;
    let store = Store::open(&config.database).await?;
    let ran = run_on(&store, config, shutdown).await;
    if timeout(STORE_WITHIN, store.close()).await.is_err() {
        tracing::warn!("the database was left open");
    }
    ran
}

async fn run_on(store: &Store, config: Config, shutdown: CancellationToken) -> Result<(), RunError> {
    let api = Api::new(config.api.clone(), config.token.clone())?;
    let clock = Clock::new();
    let drawing = Arc::clone(&DRAWING);
    // Drawing goes on beside logging in, but neither a refused token nor a shutdown waits for it.
    let warm_up = tokio::spawn(outgoing::warm_up(Arc::clone(&drawing)));
    let Some(gateway) = api.log_in(&clock, &shutdown).await? else { return Ok(()) };
    tokio::select! {
        _ = warm_up => {}
        () = shutdown.cancelled() => return Ok(()),
    }

    let http = Arc::new(http(&api, &config.api, &config.token));
    let edge = Arc::new(Edge::new(store.clone(), drawing, http, api, clock));
    let dispatch = Arc::new(Dispatch::new(Arc::clone(&edge)));
    let client = tokio::select! {
        client = client(&edge, &config, &gateway, &dispatch) => client?,
        () = shutdown.cancelled() => return Ok(()),
    };
    let shards = Arc::clone(&client.shard_manager);
    let mut connection = connect(client, gateway.shards);

    let ended = tokio::select! {
        ended = live(&edge, &dispatch) => ended,
        ended = &mut connection => Err(gateway_ended(ended)),
        () = shutdown.cancelled() => Ok(()),
    };
    stop(&edge, (!connection.is_finished()).then_some(&*shards)).await;
    connection.abort();
    ended
}

/// serenity's side of the API. Its rate limiter ignores the address it is given, and would talk to Discord itself.
fn http(api: &Api, base: &ApiBase, token: &BotToken) -> Http {
    let builder = HttpBuilder::new(token.reveal()).client(api.client());
    if base.is_discord() { builder.build() } else { builder.proxy(base.as_str()).ratelimiter_disabled(true).build() }
}

async fn client(
    edge: &Arc<Edge>,
    config: &Config,
    gateway: &Gateway,
    dispatch: &Arc<Dispatch>,
) -> Result<Client, RunError> {
    let http = http(&edge.api, &config.api, &config.token);
    let client = ClientBuilder::new_with_http(http, GatewayIntents::empty())
        .event_handler_arc(Arc::clone(dispatch))
        .await
        .map_err(|error| RunError::Gateway(format!("cannot be used: {}", Loggable(&error))))?;
    // It asks for the address by itself too, but takes Discord's own where the answer is missing.
    client.ws_url.lock().await.clone_from(&gateway.url);
    edge.reach.watch(Arc::clone(&client.shard_manager), gateway.shards.max(1));
    dispatch.set_shard_manager(Arc::clone(&client.shard_manager));
    Ok(client)
}

type Connection = JoinHandle<Result<(), serenity::Error>>;

/// Connects, and stays connected.
fn connect(mut client: Client, shards: u32) -> Connection {
    tokio::spawn(async move { client.start_shards(shards.max(1)).await })
}

/// Runs for ever, unless it fails.
async fn live(edge: &Arc<Edge>, dispatch: &Dispatch) -> Result<(), RunError> {
    let mut ready = dispatch.ready();
    match timeout(READY_WITHIN, ready.wait_for(|ready| *ready)).await {
        Ok(Ok(_)) => {}
        Ok(Err(_)) | Err(_) => {
            return Err(RunError::Gateway(format!("did not let us in within {} s", READY_WITHIN.as_secs())));
        }
    }
    register::register(edge, dispatch.commands()).await?;
    ticker::give_sign_of_life(edge).await;
    tracing::info!("ready to play");
    Box::pin(ticker::run(edge)).await;
    Ok(())
}

fn gateway_ended(ended: Result<Result<(), serenity::Error>, tokio::task::JoinError>) -> RunError {
    match ended {
        Ok(Err(serenity::Error::Gateway(GatewayError::InvalidAuthentication))) => LoginError::TokenRefused.into(),
        Ok(Err(error)) => RunError::Gateway(format!("ended: {}", Loggable(&error))),
        Ok(Ok(())) => RunError::Gateway("was closed".to_owned()),
        Err(error) => RunError::Gateway(format!("ended: {error}")),
    }
}

/// Finishes what is in hand, closes the gateway, and finishes what came meanwhile.
async fn stop(edge: &Edge, shards: Option<&ShardManager>) {
    edge.in_hand.close();
    let mut in_time = timeout(FINISH_WITHIN, edge.in_hand.wait()).await.is_ok();
    if let Some(shards) = shards {
        in_time &= timeout(CLOSE_WITHIN, shards.shutdown_all()).await.is_ok();
    }
    in_time &= timeout(LAST_WITHIN, edge.in_hand.wait()).await.is_ok();
    if in_time {
        tracing::info!("stopped");
    } else {
        tracing::warn!("stopped before everything was finished; what is owed will be sent at the next start");
    }
}
