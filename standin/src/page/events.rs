//! What happens, told to an open page as it happens, for one person's eyes.

use std::sync::Arc;

use axum::{
    extract::{
        Query, State, WebSocketUpgrade,
        ws::{Message as Frame, WebSocket},
    },
    response::{IntoResponse, Response},
};
use serde_json::{Value, json};
use tokio::sync::broadcast::{Receiver, error::RecvError};

use super::{Viewer, known_user, page_message};
use crate::{
    ids::{MessageId, UserId},
    shared::{News, Shared},
    world::World,
};

pub(super) async fn open(
    State(shared): State<Arc<Shared>>,
    Query(viewer): Query<Viewer>,
    upgrade: WebSocketUpgrade,
) -> Response {
    match shared.read(|world| known_user(world, viewer.r#as)) {
        Ok(me) => {
            // Listening starts before the upgrade is answered, so that nothing is missed in between.
            let news = shared.news.subscribe();
            upgrade.on_upgrade(move |socket| tell_all(shared, socket, news, me))
        }
        Err(refusal) => refusal.into_response(),
    }
}

async fn tell_all(shared: Arc<Shared>, mut socket: WebSocket, mut news: Receiver<News>, me: UserId) {
    let closed = shared.closed();
    tokio::pin!(closed);
    loop {
        tokio::select! {
            () = &mut closed => return,
            happened = news.recv() => match happened {
                Ok(happened) => {
                    let shown = shared.read(|world| for_eyes(world, me, &happened));
                    if let Some(shown) = shown
                        && socket.send(Frame::text(shown.to_string())).await.is_err()
                    {
                        return;
                    }
                }
                // A page that fell behind is cut off; it connects and loads anew.
                Err(RecvError::Lagged(_) | RecvError::Closed) => return,
            },
            received = socket.recv() => match received {
                Some(Ok(Frame::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            },
        }
    }
}

/// The event as that person's page is told it; none if it is not for him.
fn for_eyes(world: &World, me: UserId, happened: &News) -> Option<Value> {
    match happened {
        News::Message(id) => message_event(world, me, *id, "message"),
        News::MessageEdited(id) => message_event(world, me, *id, "message_update"),
        News::MessageGone { channel, id, private_to } => {
            let place = world.channel(*channel).ok()?;
            let is_his = private_to.is_none_or(|owner| owner == me) && world.sees_channel(me, place);
            is_his.then(|| json!({ "type": "message_delete", "channel": channel, "id": id }))
        }
        News::InteractionDone { id, user } => {
            (*user == me).then(|| json!({ "type": "interaction_done", "interaction": id }))
        }
        News::InteractionFailed { id, user, reason } => {
            (*user == me).then(|| json!({ "type": "interaction_failed", "interaction": id, "reason": reason }))
        }
        News::Commands => Some(json!({ "type": "commands" })),
        News::Bot { online } => Some(json!({ "type": "bot", "online": online })),
    }
}

fn message_event(world: &World, me: UserId, id: MessageId, kind: &str) -> Option<Value> {
    let message = world.message(id).ok()?;
    let place = world.channel(message.channel).ok()?;
    if !message.is_visible_to(me) || !world.sees_channel(me, place) {
        return None;
    }
    Some(json!({ "type": kind, "channel": message.channel, "message": page_message(world, me, message) }))
}
