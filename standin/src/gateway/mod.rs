//! The gateway: Hello, Identify or Resume, heartbeats, events. One task a connection; sessions live in the world.

mod session;

use std::{io::Write, sync::Arc, time::Duration};

use axum::{
    Router,
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message, WebSocket},
    },
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::get,
};
use flate2::{Compression, write::ZlibEncoder};
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

pub(crate) use self::session::{Frame, Sessions};
use crate::shared::{News, Shared};

/// A bot that says nothing for so many heartbeats is taken for dead.
const MISSED_HEARTBEATS: u32 = 3;

pub(crate) fn routes() -> Router<Arc<Shared>> {
    Router::new().route("/gw", get(upgrade)).route("/gw/", get(upgrade))
}

async fn upgrade(State(shared): State<Arc<Shared>>, upgrade: WebSocketUpgrade) -> Response {
    if shared.read(|world| world.sessions.unreachable) {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    upgrade.on_upgrade(async move |socket| Connection::open(shared, socket).await)
}

/// What to do after a payload from the bot.
enum Next {
    Go,
    Close(u16),
}

struct Connection {
    shared: Arc<Shared>,
    serial: u64,
    out: UnboundedSender<Frame>,
    compress: bool,
    /// Whether the bot has identified itself or resumed.
    known: bool,
}

impl Connection {
    async fn open(shared: Arc<Shared>, mut socket: WebSocket) {
        let (out, mut frames) = unbounded_channel();
        let serial = shared.write(|world| world.sessions.connection_serial());
        let mut connection = Self { shared, serial, out, compress: false, known: false };
        let interval = connection.shared.config.heartbeat_interval;
        let hello = json!({ "op": 10, "s": null, "t": null, "d": { "heartbeat_interval": interval.as_millis() } });
        if connection.send(&mut socket, &hello).await.is_err() {
            return;
        }
        let for_good = connection.run(&mut socket, &mut frames, interval * MISSED_HEARTBEATS).await;
        if connection.known {
            let now = connection.shared.clock.elapsed();
            connection.shared.write(|world| world.sessions.lost(connection.serial, for_good, now));
            let online = connection.shared.read(|world| world.sessions.is_online());
            connection.shared.tell(News::Bot { online });
        }
    }

    /// Runs the connection to its end; true if the session cannot be resumed after it.
    async fn run(&mut self, socket: &mut WebSocket, frames: &mut UnboundedReceiver<Frame>, silence: Duration) -> bool {
        let shared = Arc::clone(&self.shared);
        let closed = shared.closed();
        tokio::pin!(closed);
        loop {
            tokio::select! {
                () = &mut closed => return true,
                frame = frames.recv() => match frame {
                    // On a cable that is cut nothing arrives, and nobody is told.
                    Some(Frame::Payload(_)) if shared.read(|world| world.sessions.unreachable) => {}
                    Some(Frame::Payload(payload)) => {
                        if self.send(socket, &payload).await.is_err() {
                            return false;
                        }
                        self.note_written(&payload);
                    }
                    Some(Frame::Close(Some(code))) => {
                        close(socket, code).await;
                        return false;
                    }
                    Some(Frame::Close(None)) | None => return false,
                },
                received = tokio::time::timeout(silence, socket.recv()) => match received {
                    Ok(Some(Ok(_))) if shared.read(|world| world.sessions.unreachable) => {}
                    Ok(Some(Ok(message))) => match self.receive(message) {
                        Ok(Next::Go) => {}
                        Ok(Next::Close(code)) => {
                            close(socket, code).await;
                            return true;
                        }
                        Err(for_good) => return for_good,
                    },
                    Ok(Some(Err(_)) | None) => return false,
                    Err(_) => {
                        close(socket, 4009).await;
                        return false;
                    }
                },
            }
        }
    }

    /// Takes in what the bot says; `Err` ends the connection, with whether for good.
    fn receive(&mut self, message: Message) -> Result<Next, bool> {
        let text = match message {
            Message::Text(text) => text.to_string(),
            Message::Binary(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Message::Ping(_) | Message::Pong(_) => return Ok(Next::Go),
            // 1000 and 1001 say that the bot will not come back to this session.
            Message::Close(frame) => return Err(frame.is_none_or(|frame| matches!(frame.code, 1000 | 1001))),
        };
        let Ok(payload) = serde_json::from_str::<Value>(&text) else { return Ok(Next::Close(4002)) };
        Ok(match payload["op"].as_u64() {
            Some(1) => {
                let _ = self.out.send(Frame::Payload(json!({ "op": 11, "s": null, "t": null, "d": null })));
                Next::Go
            }
            Some(2) => self.identify(&payload["d"]),
            Some(6) => self.resume(&payload["d"]),
            // Presence, voice and member requests: taken, and nothing comes of them here.
            Some(3 | 4 | 8 | 31) if self.known => Next::Go,
            Some(3 | 4 | 8 | 31) => Next::Close(4003),
            _ => Next::Close(4001),
        })
    }

    fn identify(&mut self, data: &Value) -> Next {
        if self.known {
            return Next::Close(4005);
        }
        if !self.is_token(&data["token"]) {
            return Next::Close(4004);
        }
        if !data["intents"].is_u64() || !data["properties"].is_object() {
            return Next::Close(4002);
        }
        self.compress = data["compress"].as_bool().unwrap_or(false);
        self.known = true;
        let shard = data.get("shard").cloned().unwrap_or_else(|| json!([0, 1]));
        self.shared.write(|world| {
            let session = format!("session-{}-{}", self.serial, self.shared.port);
            world.sessions.begin(session.clone(), self.serial, self.out.clone());
            let guilds =
                if world.guild.has_bot { json!([{ "id": world.guild.id, "unavailable": true }]) } else { json!([]) };
            let mut user = world.user(world.bot).map(crate::world::User::json).unwrap_or_default();
            for (key, value) in [("verified", json!(true)), ("mfa_enabled", json!(false)), ("email", Value::Null)] {
                user[key] = value;
            }
            let ready = json!({
                "v": 10,
                "user": user,
                "guilds": guilds,
                "session_id": session,
                "session_type": "normal",
                "resume_gateway_url": self.shared.gateway_url(),
                "shard": shard,
                "application": { "id": world.bot, "flags": 0 },
            });
            world.sessions.dispatch_to(self.serial, "READY", &ready);
        });
        self.shared.tell(News::Bot { online: true });
        Next::Go
    }

    fn resume(&mut self, data: &Value) -> Next {
        if self.known {
            return Next::Close(4005);
        }
        if !self.is_token(&data["token"]) {
            return Next::Close(4004);
        }
        let session = data["session_id"].as_str().unwrap_or_default();
        let seen = data["seq"].as_u64().unwrap_or(u64::MAX);
        let now = self.shared.clock.elapsed();
        let out = self.out.clone();
        if self.shared.write(|world| world.sessions.resume(session, seen, self.serial, out, now)) {
            self.known = true;
            self.shared.tell(News::Bot { online: true });
        } else {
            let _ = self.out.send(Frame::Payload(json!({ "op": 9, "s": null, "t": null, "d": false })));
        }
        Next::Go
    }

    /// Discord takes the token with and without the word before it.
    fn is_token(&self, given: &Value) -> bool {
        given.as_str().is_some_and(|given| given.strip_prefix("Bot ").unwrap_or(given) == self.shared.config.token)
    }

    /// Notes when an interaction left for the bot.
    fn note_written(&self, payload: &Value) {
        let id = payload["d"]["id"].as_str().and_then(|id| id.parse().ok());
        if let Some(id) = id.filter(|_| payload["t"] == "INTERACTION_CREATE") {
            self.shared.timings.written(id);
        }
    }

    async fn send(&self, socket: &mut WebSocket, payload: &Value) -> Result<(), axum::Error> {
        let text = payload.to_string();
        if !self.compress {
            return socket.send(Message::text(text)).await;
        }
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
        let bytes = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish()).map_err(axum::Error::new)?;
        socket.send(Message::binary(bytes)).await
    }
}

impl Shared {
    pub(crate) fn gateway_url(&self) -> String {
        format!("ws://127.0.0.1:{}/gw", self.port)
    }
}

async fn close(socket: &mut WebSocket, code: u16) {
    let frame = CloseFrame { code, reason: reason(code).into() };
    let _ = socket.send(Message::Close(Some(frame))).await;
}

fn reason(code: u16) -> &'static str {
    match code {
        4001 => "Unknown opcode.",
        4002 => "Error while decoding payload.",
        4003 => "Not authenticated.",
        4004 => "Authentication failed.",
        4005 => "Already authenticated.",
        4009 => "Session timed out.",
        _ => "",
    }
}
