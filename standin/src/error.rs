//! Two kinds of error: what the stand-in answers to the bot, as Discord words it, and what a test is told.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde_json::{Value, json};

/// What went wrong on the users' side, told to the test.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The server could not be opened.
    #[error("the stand-in cannot listen on 127.0.0.1:{port}")]
    Listen {
        /// The port that was asked for.
        port: u16,
        /// Why not.
        source: std::io::Error,
    },
    /// A user cannot do this: the client would not let him.
    #[error("the client does not allow it: {0}")]
    NotAllowed(String),
    /// The thing to be clicked, chosen or read is not there; lists what is.
    #[error("there is no {wanted}; there is: {present}")]
    Missing {
        /// What was looked for.
        wanted: String,
        /// What there is instead.
        present: String,
    },
    /// The interaction failed, as the user sees it.
    #[error("the interaction failed: {0}")]
    Failed(Failure),
    /// Nothing of the kind happened within the time allowed.
    #[error("waited {seconds} s in vain for {what}")]
    TimedOut {
        /// What was waited for.
        what: String,
        /// For how long.
        seconds: f32,
    },
}

/// Why an interaction failed, as the client words it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Failure {
    /// No answer within three seconds, or no bot at all.
    #[error("The application did not respond")]
    NoAnswer,
    /// A component's interaction was not answered.
    #[error("This interaction failed")]
    InteractionFailed,
    /// The client could not even send it (an archived and locked thread).
    #[error("An error occurred")]
    NotSent,
    /// Autocomplete got no answer.
    #[error("Loading options failed")]
    OptionsFailed,
}

/// An answer of the REST API that refuses a request.
#[derive(Clone, Debug)]
pub(crate) struct ApiError {
    pub(crate) status: u16,
    pub(crate) code: u32,
    pub(crate) message: String,
    pub(crate) errors: Option<Value>,
    pub(crate) retry_after: Option<f64>,
    pub(crate) global: bool,
}

impl ApiError {
    pub(crate) fn new(status: u16, code: u32, message: impl Into<String>) -> Self {
        Self { status, code, message: message.into(), errors: None, retry_after: None, global: false }
    }

    pub(crate) fn form(errors: Value) -> Self {
        Self { errors: Some(errors), ..Self::new(400, 50035, "Invalid Form Body") }
    }

    /// One field is wrong; the path is written with dots.
    pub(crate) fn field(path: &str, code: &str, message: impl Into<String>) -> Self {
        let mut errors = crate::validate::FieldErrors::default();
        errors.add(path, code, message);
        Self::form(errors.into_value())
    }

    pub(crate) fn rate_limited(seconds: f64, global: bool) -> Self {
        Self { retry_after: Some(seconds), global, ..Self::new(429, 0, "You are being rate limited.") }
    }

    pub(crate) fn body(&self) -> Value {
        if let Some(seconds) = self.retry_after {
            return json!({ "message": self.message, "retry_after": seconds, "global": self.global });
        }
        let mut body = json!({ "message": self.message, "code": self.code });
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        body
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(self.body())).into_response();
        if let Some(seconds) = self.retry_after {
            let headers = response.headers_mut();
            if let Ok(value) = HeaderValue::from_str(&seconds.to_string()) {
                headers.insert(header::RETRY_AFTER, value.clone());
                headers.insert("x-ratelimit-reset-after", value);
            }
            let scope = if self.global { "global" } else { "user" };
            headers.insert("x-ratelimit-scope", HeaderValue::from_static(scope));
            if self.global {
                headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
            }
        }
        response
    }
}

macro_rules! refusals {
    ($($name:ident $status:literal $code:literal $message:literal;)*) => {
        impl ApiError {
            $(pub(crate) fn $name() -> Self { Self::new($status, $code, $message) })*
        }
    };
}

refusals! {
    unauthorized 401 0 "401: Unauthorized";
    not_found 404 0 "404: Not Found";
    method_not_allowed 405 0 "405: Method Not Allowed";
    unknown_channel 404 10003 "Unknown Channel";
    unknown_guild 404 10004 "Unknown Guild";
    unknown_member 404 10007 "Unknown Member";
    unknown_message 404 10008 "Unknown Message";
    unknown_user 404 10013 "Unknown User";
    unknown_webhook 404 10015 "Unknown Webhook";
    unknown_interaction 404 10062 "Unknown interaction";
    unknown_command 404 10063 "Unknown application command";
    too_large 413 40005 "Request entity too large";
    already_acknowledged 400 40060 "Interaction has already been acknowledged.";
    too_many_follow_ups 400 40094 "This interaction has reached the maximum number of follow up messages.";
    missing_access 403 50001 "Missing Access";
    not_the_author 403 50005 "Cannot edit a message authored by another user";
    empty_message 400 50006 "Cannot send an empty message";
    cannot_message_user 403 50007 "Cannot send messages to this user";
    missing_permissions 403 50013 "Missing Permissions";
    token_expired 401 50027 "Invalid Webhook Token";
    thread_archived 400 50083 "Thread is archived";
    no_mutual_guilds 403 50278 "Cannot send messages to this user due to having no mutual guilds";
    bad_json 400 50109 "The request body contains invalid JSON.";
    has_thread 400 160_004 "A thread has already been created for this message";
}
