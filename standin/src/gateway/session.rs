//! Gateway sessions: numbered events, kept for a while so that a bot that comes back misses none.

use std::collections::VecDeque;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use crate::clock::Millis;

/// A session whose connection is gone can be resumed for this long.
const RESUMABLE_FOR: Millis = 60_000;
/// So many events are kept for a resume.
const KEPT_EVENTS: usize = 1000;

/// What goes out on one gateway connection.
#[derive(Debug)]
pub(crate) enum Frame {
    /// A payload.
    Payload(Value),
    /// Close with that code; `None` drops the connection without a word.
    Close(Option<u16>),
}

/// One session of the bot.
#[derive(Debug)]
struct Session {
    id: String,
    sequence: u64,
    events: VecDeque<(u64, Value)>,
    connection: Option<(u64, UnboundedSender<Frame>)>,
    lost_at: Millis,
}

/// The bot's sessions.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    open: Vec<Session>,
    serial: u64,
    /// Deliver every event twice.
    pub(crate) duplicate: bool,
    /// Nothing comes or goes.
    pub(crate) unreachable: bool,
    /// How often a session was resumed.
    pub(crate) resumed: u32,
    /// How often a session was begun.
    pub(crate) identified: u32,
}

impl Sessions {
    /// A number for a new connection.
    pub(crate) fn connection_serial(&mut self) -> u64 {
        self.serial += 1;
        self.serial
    }

    /// Begins a session on a connection.
    pub(crate) fn begin(&mut self, id: String, connection: u64, out: UnboundedSender<Frame>) {
        self.identified += 1;
        // A bot that identifies anew has given up what it had.
        self.open.retain(|session| session.connection.is_some());
        let session =
            Session { id, sequence: 0, events: VecDeque::new(), connection: Some((connection, out)), lost_at: 0 };
        self.open.push(session);
    }

    /// Puts a session onto a new connection and replays what it missed; false if there is no such session.
    pub(crate) fn resume(
        &mut self,
        id: &str,
        seen: u64,
        connection: u64,
        out: UnboundedSender<Frame>,
        now: Millis,
    ) -> bool {
        self.forget_lost(now);
        let Some(session) = self.open.iter_mut().find(|session| session.id == id) else { return false };
        if seen > session.sequence {
            return false;
        }
        if let Some((_, previous)) = session.connection.take() {
            let _ = previous.send(Frame::Close(Some(4000)));
        }
        for (_, event) in session.events.iter().filter(|(sequence, _)| *sequence > seen) {
            let _ = out.send(Frame::Payload(event.clone()));
        }
        session.connection = Some((connection, out));
        session.push("RESUMED", &json!({}));
        self.resumed += 1;
        true
    }

    /// Sends an event to every session, connected or still to be resumed.
    pub(crate) fn dispatch(&mut self, name: &str, data: &Value, now: Millis) {
        self.forget_lost(now);
        let times = if self.duplicate { 2 } else { 1 };
        for session in &mut self.open {
            for _ in 0..times {
                session.push(name, data);
            }
        }
    }

    /// Sends an event to one connection's session only.
    pub(crate) fn dispatch_to(&mut self, connection: u64, name: &str, data: &Value) {
        if let Some(session) = self.of_connection(connection) {
            session.push(name, data);
        }
    }

    /// A connection ended; its session can be resumed for a while unless it was closed on purpose.
    pub(crate) fn lost(&mut self, connection: u64, for_good: bool, now: Millis) {
        if for_good {
            self.open.retain(|session| session.connection.as_ref().is_none_or(|(serial, _)| *serial != connection));
        } else if let Some(session) = self.of_connection(connection) {
            session.connection = None;
            session.lost_at = now;
        }
    }

    /// Sends a frame down every connection.
    pub(crate) fn broadcast(&mut self, frame: impl Fn() -> Frame) {
        for (_, out) in self.open.iter().filter_map(|session| session.connection.as_ref()) {
            let _ = out.send(frame());
        }
    }

    /// Forgets all sessions: the next resume is refused.
    pub(crate) fn invalidate(&mut self) {
        self.open.clear();
    }

    /// Whether a bot is connected.
    pub(crate) fn is_online(&self) -> bool {
        self.open.iter().any(|session| session.connection.is_some())
    }

    /// Whether a bot is connected or may still come back to its session.
    pub(crate) fn may_answer(&mut self, now: Millis) -> bool {
        self.forget_lost(now);
        !self.open.is_empty()
    }

    fn of_connection(&mut self, connection: u64) -> Option<&mut Session> {
        self.open
            .iter_mut()
            .find(|session| session.connection.as_ref().is_some_and(|(serial, _)| *serial == connection))
    }

    fn forget_lost(&mut self, now: Millis) {
        self.open.retain(|session| session.connection.is_some() || now - session.lost_at < RESUMABLE_FOR);
    }
}

impl Session {
    fn push(&mut self, name: &str, data: &Value) {
        self.sequence += 1;
        let event = json!({ "op": 0, "s": self.sequence, "t": name, "d": data });
        if let Some((_, out)) = &self.connection {
            let _ = out.send(Frame::Payload(event.clone()));
        }
        self.events.push_back((self.sequence, event));
        if self.events.len() > KEPT_EVENTS {
            self.events.pop_front();
        }
    }
}
