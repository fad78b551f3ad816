//! The one HTTP server, on 127.0.0.1 only: REST, gateway, CDN and, if wanted, the page.

use std::{net::Ipv4Addr, sync::Arc};

use axum::{
    Router,
    extract::{DefaultBodyLimit, Request, State},
    http::{HeaderValue, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    serve::ListenerExt as _,
};
use tokio::{net::TcpListener, task::JoinHandle};

use crate::{Config, Error, error::ApiError, faults, gateway, page, rest, shared::Shared};

/// The largest request: 25 MiB of files, and something for the rest.
const REQUEST_MAX: usize = 26 * 1024 * 1024;

/// Opens the port and serves until the task is aborted.
pub(crate) async fn serve(config: Config) -> Result<(Arc<Shared>, JoinHandle<()>), Error> {
    let port = config.port;
    let listen = |source| Error::Listen { port, source };
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await.map_err(listen)?;
    let port = listener.local_addr().map_err(listen)?.port();
    // Else an event waits until the one before it has been acknowledged, up to 40 ms.
    let listener = listener.tap_io(|connection| {
        if let Err(error) = connection.set_nodelay(true) {
            tracing::debug!(%error, "events may wait for each other");
        }
    });
    let shared = Arc::new(Shared::new(config, port));
    let router = router(&shared);
    let task = tokio::spawn(async move {
        // `axum::serve` ends only with its task: it retries failed accepts.
        if let Err(error) = axum::serve(listener, router).await {
            tracing::error!(%error, "the stand-in stopped serving");
        }
    });
    Ok((shared, task))
}

fn router(shared: &Arc<Shared>) -> Router {
    let api = rest::routes()
        .fallback(async || ApiError::not_found())
        .method_not_allowed_fallback(async || ApiError::method_not_allowed())
        .layer(middleware::from_fn_with_state(Arc::clone(shared), authenticate))
        .layer(middleware::from_fn_with_state(Arc::clone(shared), faults::meet_faults));
    let cdn = rest::cdn_routes().layer(middleware::from_fn_with_state(Arc::clone(shared), faults::meet_faults));
    let mut router = Router::new().nest("/api/v10", api).merge(cdn).merge(gateway::routes());
    if shared.config.page {
        router = router.merge(page::routes());
    }
    router
        .layer(DefaultBodyLimit::max(REQUEST_MAX))
        .layer(middleware::from_fn_with_state(Arc::clone(shared), show_date))
        .with_state(Arc::clone(shared))
}

/// Every answer shows the stand-in's own clock.
async fn show_date(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    if let Ok(date) = HeaderValue::from_str(&shared.clock.http_date()) {
        response.headers_mut().insert(header::DATE, date);
    }
    response
}

/// Only the configured token is let in, except where the path holds a token of its own.
async fn authenticate(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let own_token = path.starts_with("/webhooks/") || path.starts_with("/interactions/") || path == "/gateway";
    let expected = format!("Bot {}", shared.config.token);
    let given = request.headers().get(header::AUTHORIZATION).map(HeaderValue::as_bytes);
    if own_token || given == Some(expected.as_bytes()) {
        next.run(request).await
    } else {
        ApiError::unauthorized().into_response()
    }
}
