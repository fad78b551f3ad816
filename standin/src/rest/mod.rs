//! The REST API, version 10: only what a bot of commands, buttons and messages calls.

mod app;
mod body;
mod callback;
mod cdn;
mod channels;
mod commands;
mod messages;
mod posting;
mod threads;
mod webhooks;

use std::sync::Arc;

use axum::{
    Router,
    routing::{get, post, put},
};

pub(crate) use self::{
    body::Upload,
    cdn::routes as cdn_routes,
    channels::private_conversation,
    posting::{NewMessage, create_message, delete_message},
};
use crate::{error::ApiError, shared::Shared};

/// What a handler answers.
type ApiResult<T> = Result<T, ApiError>;

pub(crate) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/gateway", get(app::gateway))
        .route("/gateway/bot", get(app::gateway_bot))
        .route("/users/@me", get(app::current_user))
        .route("/users/@me/guilds", get(app::current_guilds))
        .route("/users/@me/channels", post(channels::open_dm))
        .route("/users/{user}", get(app::user))
        .route("/oauth2/applications/@me", get(app::application))
        .route("/applications/@me", get(app::application))
        .route("/guilds/{guild}", get(app::guild))
        .route("/guilds/{guild}/channels", get(channels::guild_channels))
        .route("/guilds/{guild}/members/{user}", get(app::member))
        .route(
            "/applications/{app}/commands",
            put(commands::set_global).get(commands::list_global).post(commands::create_global),
        )
        .route(
            "/applications/{app}/commands/{command}",
            get(commands::show).patch(commands::change).delete(commands::delete),
        )
        .route(
            "/applications/{app}/guilds/{guild}/commands",
            put(commands::set_guild).get(commands::list_guild).post(commands::create_guild),
        )
        .route("/interactions/{interaction}/{token}/callback", post(callback::answer))
        .route("/webhooks/{app}/{token}", post(webhooks::follow_up))
        .route(
            "/webhooks/{app}/{token}/messages/{message}",
            get(webhooks::show).patch(webhooks::edit).delete(webhooks::delete),
        )
        .route("/channels/{channel}", get(channels::show).patch(threads::change))
        .route("/channels/{channel}/typing", post(channels::typing))
        .route("/channels/{channel}/messages", get(messages::list).post(messages::create))
        .route(
            "/channels/{channel}/messages/{message}",
            get(messages::show).patch(messages::edit).delete(messages::delete),
        )
        .route("/channels/{channel}/threads", post(threads::start))
        .route("/channels/{channel}/messages/{message}/threads", post(threads::start_from_message))
        .route("/channels/{channel}/thread-members/@me", put(threads::join))
}
