//! What Discord refuses with, and what to do about each.

use std::fmt;

use serenity::http::{HttpError, StatusCode};

/// What a refusal asks of us.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Action {
    /// Trouble that passes: try again later.
    Retry,
    /// The interaction's token cannot be used (any more): go by the channel.
    TokenDead,
    /// Somebody has answered this interaction already: look whether the message stands.
    AlreadyAnswered,
    /// The message is gone.
    MessageGone,
    /// The message can no longer be changed.
    TooOldToEdit,
    /// The channel or guild is gone.
    PlaceGone,
    /// We may not do this here; asking again would only count against us.
    Forbidden,
    /// The player takes no private messages from us.
    DmsClosed,
    /// The thread sleeps: wake it, then try again.
    WakeThread,
    /// The thread is locked: go on in the channel on which it hangs.
    ThreadLocked,
    /// The message has its thread already: go on in that.
    ThreadExists,
    /// The guild has as many threads as it may: play on in the channel.
    NoMoreThreads,
    /// There can be no threads in this place: play on in it.
    NoThreadHere,
    /// We sent something malformed.
    OurFault,
}

/// Discord's error codes that can meet us, <https://discord.com/developers/docs/topics/opcodes-and-status-codes>.
const TABLE: &[(isize, Action)] = &[
    (10003, Action::PlaceGone),       // unknown channel
    (10004, Action::PlaceGone),       // unknown guild
    (10007, Action::Forbidden),       // unknown member
    (10008, Action::MessageGone),     // unknown message
    (10013, Action::Forbidden),       // unknown user
    (10015, Action::TokenDead),       // unknown webhook: what a dead token's endpoints say
    (10062, Action::TokenDead),       // unknown interaction
    (20028, Action::Retry),           // write rate limit of the channel
    (20029, Action::Retry),           // write rate limit of the guild
    (30046, Action::TooOldToEdit),    // too many edits of messages older than an hour
    (40001, Action::Retry),           // the bot's token was refused; the gateway decides about that
    (40003, Action::Retry),           // opening private conversations too fast
    (40005, Action::OurFault),        // request too large
    (40060, Action::AlreadyAnswered), // interaction already acknowledged
    (40094, Action::TokenDead),       // no more than five follow-ups where only user-installed
    (40333, Action::Retry),           // Discord's shield
    (50001, Action::Forbidden),       // missing access
    (50005, Action::TooOldToEdit),    // a message of somebody else
    (50007, Action::DmsClosed),       // closed private messages
    (50008, Action::Forbidden),       // not a channel for text
    (50013, Action::Forbidden),       // missing permissions
    (50024, Action::NoThreadHere),    // not in this type of channel
    (50027, Action::TokenDead),       // invalid webhook token
    (50035, Action::OurFault),        // invalid form body
    (50083, Action::WakeThread),      // thread is archived
    (50278, Action::DmsClosed),       // no mutual guild
    (130_000, Action::Retry),         // overloaded
    (160_004, Action::ThreadExists),  // the message has a thread
    (160_005, Action::ThreadLocked),  // thread is locked
    (160_006, Action::NoMoreThreads), // no more active threads
    (160_007, Action::NoMoreThreads), // no more active threads for announcements
];

/// What serenity says where an answer bears no code of Discord's.
const NO_CODE: isize = -1;

/// What to do about a failed request.
pub(super) fn action(error: &serenity::Error) -> Action {
    let serenity::Error::Http(error) = error else {
        // It arrived, and the answer could not be read: whoever asks again finds out.
        return Action::Retry;
    };
    match error {
        HttpError::UnsuccessfulRequest(response) => by_code(response.error.code, response.status_code),
        HttpError::Request(_) | HttpError::ApplicationIdMissing => Action::Retry,
        _ => Action::OurFault,
    }
}

fn by_code(code: isize, status: StatusCode) -> Action {
    // Without a code of Discord's, somebody between us and Discord has answered: that says nothing about a place.
    if code == NO_CODE && matches!(status.as_u16(), 403 | 404) {
        return Action::Retry;
    }
    let known = TABLE.iter().find(|(known, _)| *known == code).map(|(_, action)| *action);
    known.unwrap_or_else(|| by_status(status))
}

fn by_status(status: StatusCode) -> Action {
    match status.as_u16() {
        401 | 408 | 425 | 429 | 500.. => Action::Retry,
        403 => Action::Forbidden,
        404 | 410 => Action::MessageGone,
        _ => Action::OurFault,
    }
}

/// Whether Discord has certainly not done what was asked: after silence or a fault of its own it may still do it.
pub(super) fn is_definite(error: &serenity::Error) -> bool {
    matches!(error, serenity::Error::Http(HttpError::UnsuccessfulRequest(r)) if !r.status_code.is_server_error())
}

/// Discord's code for a refusal.
pub(super) fn code(error: &serenity::Error) -> Option<i64> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => Some(response.error.code as i64),
        _ => None,
    }
}

/// The HTTP status of a refusal.
pub(super) fn status(error: &serenity::Error) -> Option<u16> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => Some(response.status_code.as_u16()),
        _ => None,
    }
}

/// What Discord may not have liked about a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PictureTrouble {
    /// A right is missing where we may speak at all: without a picture it may be enough.
    Permission,
    /// The file: too large, or not to be seen by somebody.
    File,
}

/// Whether a message may be taken without its picture that was not taken with it.
pub(super) fn picture_trouble(error: &serenity::Error) -> Option<PictureTrouble> {
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = error else { return None };
    match response.error.code {
        50013 => Some(PictureTrouble::Permission),
        // Request too large, file too large, and what a guild's filter takes for explicit.
        40005 | 50045 | 20009 => Some(PictureTrouble::File),
        50035 if response.error.errors.iter().any(|field| field.path.contains("attachments")) => {
            Some(PictureTrouble::File)
        }
        _ => (response.status_code == StatusCode::PAYLOAD_TOO_LARGE).then_some(PictureTrouble::File),
    }
}

/// The error for a log: serenity's own words hold addresses, and addresses hold tokens.
pub(super) struct Loggable<'a>(pub(super) &'a serenity::Error);

impl fmt::Display for Loggable<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
                write!(f, "{} {}: {}", response.status_code.as_u16(), response.error.code, response.error.message)?;
                response.error.errors.iter().try_for_each(|e| write!(f, " ({}: {})", e.path, e.message))
            }
            serenity::Error::Http(HttpError::Request(error)) => f.write_str(transport(error)),
            other => write!(f, "{other}"),
        }
    }
}

/// An error with its causes, for the log.
pub(super) struct Chain<'a>(pub(super) &'a (dyn std::error::Error + 'a));

impl fmt::Display for Chain<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)?;
        let mut error = self.0;
        while let Some(cause) = error.source() {
            write!(f, ": {cause}")?;
            error = cause;
        }
        Ok(())
    }
}

/// What kept a request from being answered, without its address.
pub(super) fn transport(error: &reqwest::Error) -> &'static str {
    if error.is_timeout() {
        "no answer in time"
    } else if error.is_connect() {
        "no connection"
    } else {
        "the connection broke"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_code_decides_before_the_status() {
        assert_eq!(by_code(50083, StatusCode::BAD_REQUEST), Action::WakeThread);
        assert_eq!(by_code(10003, StatusCode::NOT_FOUND), Action::PlaceGone);
    }

    #[test]
    fn an_unknown_code_is_judged_by_its_status() {
        for (status, action) in [
            (StatusCode::TOO_MANY_REQUESTS, Action::Retry),
            (StatusCode::BAD_GATEWAY, Action::Retry),
            (StatusCode::FORBIDDEN, Action::Forbidden),
            (StatusCode::NOT_FOUND, Action::MessageGone),
            (StatusCode::BAD_REQUEST, Action::OurFault),
        ] {
            assert_eq!(by_code(99_999, status), action, "{status}");
        }
    }

    #[test]
    fn what_is_not_from_discord_says_nothing_about_a_place() {
        for status in [StatusCode::FORBIDDEN, StatusCode::NOT_FOUND, StatusCode::BAD_GATEWAY] {
            assert_eq!(by_code(NO_CODE, status), Action::Retry, "{status}");
        }
    }

    #[test]
    fn codes_stand_once_and_in_order() {
        assert!(TABLE.windows(2).all(|pair| pair[0].0 < pair[1].0));
    }
}
