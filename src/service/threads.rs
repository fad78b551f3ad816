//! The thread of a game: wanted when it begins, played in, left where that cannot be, and closed when the game has ended.
//!
//! A thread hangs on the challenge's message, which can have one at most and whose number it bears. So it is made
//! once, whatever happens between making it and noting it; and the game stays in the channel until it is known to stand.

use super::delivery::game_of;
use super::owing::{HEAD_START, owe_message};
use super::pings::owe_private_call;
use super::{Error, Owed, Place, Post, ReplyTo};
use crate::ids::{ChannelId, GameId, OutboxId};
use crate::store::{GameRow, NewOwed, Store, ThreadRow, ThreadState, Tx};
use crate::time::Timestamp;

/// Seconds after the last message of a game until its thread is archived: its old buttons come off before.
const CLOSE_DELAY: i64 = 20;

/// How the first board of a game is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FirstBoard {
    /// In this place, owed by this row.
    Here(OutboxId),
    /// In a thread that is owed before.
    InThread,
}

impl FirstBoard {
    /// The row by which it is owed, unless a thread is owed before.
    pub fn row(self) -> Option<OutboxId> {
        match self {
            Self::Here(row) => Some(row),
            Self::InThread => None,
        }
    }
}

/// Owes the first board of a game: in a thread on the challenge's message where the guild wants that, else here.
pub(super) async fn owe_first_board(
    tx: &mut Tx,
    game: GameId,
    challenge: Option<Post>,
    place: Place,
    reply: &ReplyTo,
    now: Timestamp,
) -> Result<FirstBoard, Error> {
    let wants_thread = match place.guild {
        Some(guild) => tx.guild_settings(guild).await?.threads,
        None => false,
    };
    let message = challenge.filter(|post| wants_thread && post.channel == place.channel);
    let Some(message) = message else {
        let board = Owed::Board { game, ply: 0 };
        return Ok(FirstBoard::Here(owe_message(tx, board, place, reply, now).await?));
    };
    tx.want_thread(game, ChannelId(message.message.0), place.channel).await?;
    owe_at_once(tx, Owed::OpenThread(game), place, now).await?;
    Ok(FirstBoard::InThread)
}

/// Owes something that no request delivers by itself.
pub(super) async fn owe_at_once(tx: &mut Tx, owed: Owed, place: Place, now: Timestamp) -> Result<OutboxId, Error> {
    let row = tx.owe(NewOwed { owed, place, token: None, first_answer: false, now, due_at: now }).await?;
    if let Owed::Board { game, ply } = owed {
        owe_private_call(tx, game, ply, place, now).await?;
    }
    Ok(row)
}

/// The thread of a game, if it has, had or was to get one.
///
/// # Errors
/// Only faults.
pub async fn thread_of(store: &Store, game: GameId) -> Result<Option<ThreadRow>, Error> {
    Ok(store.read().await?.thread_of(game).await?)
}

/// The thread stands: the game is played in it from now on, and its first board is owed there.
///
/// # Errors
/// Only faults.
pub async fn thread_opened(store: &Store, row: OutboxId, game: GameId, now: Timestamp) -> Result<(), Error> {
    let mut tx = store.write().await?;
    tx.deliver(row, now).await?;
    if let (Some(thread), Some(game)) = (wanted(&mut tx, game).await?, tx.game(game).await?) {
        let place = Place { channel: thread.thread, guild: game.place.guild };
        tx.set_thread_state(game.id, ThreadState::Open).await?;
        tx.move_game(game.id, place).await?;
        owe_unless_played(&mut tx, &game, place, now).await?;
    }
    Ok(tx.commit().await?)
}

/// There will be no thread: the game is played in the channel, where its first board, which says so, is owed.
///
/// # Errors
/// Only faults.
pub async fn thread_refused(
    store: &Store,
    row: OutboxId,
    game: GameId,
    state: ThreadState,
    why: &str,
    now: Timestamp,
) -> Result<(), Error> {
    let mut tx = store.write().await?;
    if tx.abandon(row, why, now).await? {
        play_in_channel(&mut tx, game, state, now).await?;
    }
    Ok(tx.commit().await?)
}

/// Lets a game whose thread was wanted be played in the channel.
pub(super) async fn play_in_channel(
    tx: &mut Tx,
    game: GameId,
    state: ThreadState,
    now: Timestamp,
) -> Result<(), Error> {
    if let (Some(_), Some(game)) = (wanted(tx, game).await?, tx.game(game).await?) {
        tx.set_thread_state(game.id, state).await?;
        if let Some(board) = owe_unless_played(tx, &game, game.place, now).await? {
            tx.tell_of_thread(game.id, board).await?;
        }
    }
    Ok(())
}

/// A game has ended before its thread was made: it needs none any more.
pub(super) async fn want_no_thread(tx: &mut Tx, game: GameId) -> Result<(), Error> {
    if wanted(tx, game).await?.is_some() {
        tx.set_thread_state(game, ThreadState::Needless).await?;
    }
    Ok(())
}

/// The thread of a game, while nobody has settled yet whether it gets one.
async fn wanted(tx: &mut Tx, game: GameId) -> Result<Option<ThreadRow>, Error> {
    Ok(tx.thread_of(game).await?.filter(|thread| thread.state == ThreadState::Wanted))
}

/// The first board; but where somebody has been faster than the thread, his board has been shown instead.
async fn owe_unless_played(
    tx: &mut Tx,
    game: &GameRow,
    place: Place,
    now: Timestamp,
) -> Result<Option<OutboxId>, Error> {
    if game.ply > 0 || game.result.is_some() {
        return Ok(None);
    }
    owe_at_once(tx, Owed::Board { game: game.id, ply: 0 }, place, now).await.map(Some)
}

/// The thread takes no messages any more: if the row's message belongs into the game's thread, it and the game move to
/// the channel on which that hangs, where the message says so. A game that has left the thread before is only followed.
/// Returns where the message belongs now; none if it does not belong into a thread, or is not owed any more.
///
/// # Errors
/// Only faults.
pub async fn leave_thread(
    store: &Store,
    row: OutboxId,
    state: ThreadState,
    now: Timestamp,
) -> Result<Option<Place>, Error> {
    let mut tx = store.write().await?;
    let Some(due) = tx.owed(row).await? else { return Ok(None) };
    let Some(game) = game_of(&mut tx, &due.owed).await? else { return Ok(None) };
    let Some(thread) = tx.thread_of(game).await?.filter(|thread| thread.thread == due.channel) else {
        return Ok(None);
    };
    let Some(played_in) = tx.game(game).await?.map(|game| game.place) else { return Ok(None) };
    let is_left = played_in.channel != thread.thread;
    let place = if is_left { played_in } else { Place { channel: thread.parent, guild: due.guild } };
    // What others must not see elsewhere is not carried there.
    if place.guild != due.guild || !tx.owe_elsewhere(row, place, now.plus_seconds(HEAD_START)).await? {
        return Ok(None);
    }
    if !is_left {
        tx.move_game(game, place).await?;
        tx.set_thread_state(game, state).await?;
        tx.tell_of_thread(game, row).await?;
    }
    tx.commit().await?;
    Ok(Some(place))
}

/// What the message of this row has to say about the thread of its game: why there is none (any more).
///
/// # Errors
/// Only faults.
pub async fn thread_news(store: &Store, row: OutboxId, game: GameId) -> Result<Option<ThreadState>, Error> {
    let thread = thread_of(store, game).await?;
    Ok(thread.filter(|thread| thread.told_in == Some(row)).map(|thread| thread.state))
}

/// Owes closing the thread of a game whose last message stands in it.
pub(super) async fn close_after(tx: &mut Tx, game: GameId, shown_in: ChannelId, now: Timestamp) -> Result<(), Error> {
    let Some(row) = tx.game(game).await?.filter(|row| row.result.is_some()) else { return Ok(()) };
    let thread = tx.thread_of(game).await?;
    if thread.is_some_and(|thread| thread.thread == shown_in && thread.state == ThreadState::Open) {
        let place = Place { channel: shown_in, guild: row.place.guild };
        let due_at = now.plus_seconds(CLOSE_DELAY);
        let owed = Owed::CloseThread(game);
        tx.owe(NewOwed { owed, place, token: None, first_answer: false, now, due_at }).await?;
        tx.set_thread_state(game, ThreadState::Closed).await?;
    }
    Ok(())
}

/// Whether a thread is still to be closed: not while another game is played in it.
///
/// # Errors
/// Only faults.
pub async fn may_close(store: &Store, thread: ChannelId) -> Result<bool, Error> {
    Ok(!store.read().await?.is_played_in(thread).await?)
}
