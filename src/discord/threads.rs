//! Making the thread of a game that begins, and archiving it when the game has ended.

use std::time::Duration;

use serenity::builder::{CreateThread, EditThread};
use serenity::model::channel::AutoArchiveDuration;
use serenity::model::id::{ChannelId, MessageId};
use tokio::time::timeout;

use super::edge::Edge;
use super::errors::{Action, Loggable};
use super::languages::texts_of_place;
use super::outbox::Fate;
use super::present;
use crate::ids::GameId;
use crate::service::{self, BoardRef, Due, Error, Place, ThreadState};

/// How long making or closing a thread may keep other things waiting.
const WITHIN: Duration = Duration::from_secs(5);

/// Makes the thread, once: a message has at most one, and it bears the message's number.
pub(super) async fn open(edge: &Edge, due: &Due, game: GameId) -> Result<Fate, Error> {
    let thread = service::thread_of(&edge.store, game).await?;
    let Some(thread) = thread.filter(|thread| thread.state == ThreadState::Wanted) else {
        return Ok(Fate::GivenUp("the thread is not wanted any more".to_owned()));
    };
    let view = service::show_game_at(&edge.store, BoardRef { game, ply: 0 }).await?;
    let texts = texts_of_place(edge, Place { channel: thread.parent, guild: due.guild }).await;
    let wanted =
        CreateThread::new(present::thread_name(&texts, &view)).auto_archive_duration(AutoArchiveDuration::OneWeek);
    let parent = ChannelId::new(thread.parent.0);
    let made = parent.create_thread_from_message(&edge.http, MessageId::new(thread.thread.0), wanted);
    let error = match timeout(WITHIN, made).await {
        Ok(Ok(_)) => return opened(edge, due, game).await,
        Ok(Err(error)) => error,
        Err(_) => return Ok(Fate::Later("no answer in time".to_owned())),
    };
    let why = Loggable(&error).to_string();
    let state = match edge.met(&error) {
        Action::Retry => return Ok(Fate::Later(why)),
        Action::ThreadExists => return opened(edge, due, game).await,
        Action::NoMoreThreads => ThreadState::Full,
        Action::NoThreadHere => ThreadState::Impossible,
        Action::Forbidden => ThreadState::Forbidden,
        Action::TokenDead
        | Action::AlreadyAnswered
        | Action::MessageGone
        | Action::TooOldToEdit
        | Action::PlaceGone
        | Action::DmsClosed
        | Action::WakeThread
        | Action::ThreadLocked
        | Action::OurFault => ThreadState::Failed,
    };
    tracing::info!(game = game.0, "a game gets no thread: {why}");
    service::thread_refused(&edge.store, due.id, game, state, &why, edge.clock.now()).await?;
    Ok(Fate::Settled)
}

async fn opened(edge: &Edge, due: &Due, game: GameId) -> Result<Fate, Error> {
    service::thread_opened(&edge.store, due.id, game, edge.clock.now()).await?;
    Ok(Fate::Settled)
}

/// Archives the thread, so that it does not count among the guild's active ones; whoever writes there wakes it.
pub(super) async fn close(edge: &Edge, due: &Due) -> Result<Fate, Error> {
    if !service::may_close(&edge.store, due.channel).await? {
        return Ok(Fate::GivenUp("another game is played in that thread".to_owned()));
    }
    let thread = ChannelId::new(due.channel.0);
    let closed = timeout(WITHIN, thread.edit_thread(&edge.http, EditThread::new().archived(true))).await;
    let error = match closed {
        Ok(Ok(_)) => return Ok(Fate::Delivered(None)),
        Ok(Err(error)) => error,
        Err(_) => return Ok(Fate::Later("no answer in time".to_owned())),
    };
    let why = Loggable(&error).to_string();
    Ok(match edge.met(&error) {
        Action::Retry => Fate::Later(why),
        // It is archived already, or gone.
        Action::WakeThread | Action::PlaceGone => Fate::Delivered(None),
        _ => Fate::GivenUp(why),
    })
}
