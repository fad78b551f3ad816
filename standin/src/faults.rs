//! Faults on demand: the next requests that match meet an error, a rate limit, silence or a cut connection.

use std::{
    pin::Pin,
    sync::{Arc, Mutex, PoisonError},
    task::{Context, Poll},
    time::Duration,
};

use axum::{
    body::{Body, Bytes},
    extract::{Request, State},
    http::Method,
    middleware::Next,
    response::{IntoResponse, Response},
};
use futures::{Stream, StreamExt as _};

use crate::{error::ApiError, shared::Shared, world::RequestRecord};

/// What a matching request meets.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum FaultAction {
    /// An error answer; nothing is done.
    Error {
        /// The HTTP status.
        status: u16,
        /// Discord's code, for example 30046 (too many edits of old messages).
        code: u32,
        /// Discord's message.
        message: String,
    },
    /// 429 with `Retry-After` and Discord's body; nothing is done.
    RateLimit {
        /// How long to wait.
        retry_after: Duration,
        /// Whether it is the global limit.
        global: bool,
    },
    /// No answer, ever; nothing is done.
    Hang,
    /// The connection is cut; nothing is done.
    Reset,
    /// The request is carried out, but only after this much real time, whether the caller still waits or not.
    Delay(Duration),
    /// The request is carried out, then the connection is cut before the answer.
    LoseAnswer,
}

/// A fault to be met by the next requests that match.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The HTTP method; any if empty.
    pub method: String,
    /// A part of the path below `/api/v10`, or of a file's on the CDN; any if empty.
    pub path_contains: String,
    /// How many requests meet it.
    pub times: u32,
    /// What they meet.
    pub action: FaultAction,
}

impl Fault {
    /// The next request of that method whose path contains the text meets the action, once.
    pub fn once(method: &str, path_contains: &str, action: FaultAction) -> Self {
        Self { method: method.to_owned(), path_contains: path_contains.to_owned(), times: 1, action }
    }
}

/// The faults still to be met.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    armed: Mutex<Vec<Fault>>,
}

impl Faults {
    pub(crate) fn arm(&self, fault: Fault) {
        self.lock().push(fault);
    }

    pub(crate) fn clear(&self) {
        self.lock().clear();
    }

    fn take(&self, method: &Method, path: &str) -> Option<FaultAction> {
        let mut armed = self.lock();
        let fault = armed.iter_mut().find(|fault| {
            fault.times > 0
                && (fault.method.is_empty() || fault.method.eq_ignore_ascii_case(method.as_str()))
                && path.contains(&fault.path_contains)
        })?;
        fault.times -= 1;
        let action = fault.action.clone();
        armed.retain(|fault| fault.times > 0);
        Some(action)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Fault>> {
        self.armed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Stands before every REST route and file: meets the armed faults, and keeps the record of requests.
pub(crate) async fn meet_faults(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let action = shared.faults.take(&method, path.trim_start_matches("/api/v10"));
    let response = match action {
        None => next.run(request).await,
        Some(FaultAction::Error { status, code, message }) => {
            receive(request).await;
            ApiError::new(status, code, message).into_response()
        }
        Some(FaultAction::RateLimit { retry_after, global }) => {
            receive(request).await;
            ApiError::rate_limited(retry_after.as_secs_f64(), global).into_response()
        }
        Some(FaultAction::Hang) => {
            record(&shared, &method, &path, 0);
            shared.closed().await;
            return cut_connection();
        }
        Some(FaultAction::Reset) => cut_connection(),
        Some(FaultAction::Delay(by)) => {
            // Carried out also if the caller has gone away meanwhile.
            let carried_out = tokio::spawn(async move {
                tokio::time::sleep(by).await;
                next.run(request).await
            });
            carried_out.await.unwrap_or_else(|_| cut_connection())
        }
        Some(FaultAction::LoseAnswer) => {
            // Carried out to its end even if the caller should go away meanwhile.
            next.run(request).await;
            cut_connection()
        }
    };
    let cut = response.extensions().get::<Cut>().is_some();
    record(&shared, &method, &path, if cut { 0 } else { response.status().as_u16() });
    response
}

/// Takes the whole of a request before it is refused: whoever is answered while he still sends may see the connection break
/// instead of the answer.
async fn receive(request: Request) {
    let mut body = request.into_body().into_data_stream();
    while let Some(Ok(_)) = body.next().await {}
}

fn record(shared: &Shared, method: &Method, path: &str, status: u16) {
    let record = RequestRecord { method: method.to_string(), path: path.to_owned(), status };
    shared.write(|world| world.requests.push(record));
}

/// Marks an answer that is no answer.
#[derive(Clone, Copy)]
struct Cut;

/// A body that breaks before its first byte: the server then closes the connection without an answer.
struct Broken;

impl Stream for Broken {
    type Item = Result<Bytes, std::io::Error>;

    fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        Poll::Ready(Some(Err(std::io::ErrorKind::ConnectionReset.into())))
    }
}

fn cut_connection() -> Response {
    let mut response = Response::new(Body::from_stream(Broken));
    response.extensions_mut().insert(Cut);
    response
}
