//! Resigning, with a question first.

use super::find_game::{admit, find_game, stale_board};
use super::matches::finish;
use super::owing::{lapse_offer, owe_message, strip_boards};
use super::replay::replay;
use super::{BoardRef, EndReason, Error, GameRef, GameResult, GameView, Owed, Person, Post, ReplyTo};
use crate::ids::{OfferId, OutboxId};
use crate::store::{GameRow, Store, Tx};
use crate::time::Timestamp;

/// A game ended by resignation.
#[derive(Debug, Clone)]
pub struct Resigned {
    /// The game, finished.
    pub game: GameView,
    /// The board before, whose buttons are now old.
    pub previous: Option<Post>,
    /// The offer that lapsed by it.
    pub lapsed: Option<OfferId>,
    /// The public board owed for it.
    pub outbox: OutboxId,
}

/// Which game he would resign, to ask whether he means it; changes nothing.
///
/// # Errors
/// Refuses a game not found, finished, or not his; with `on_ply`, a stale board.
pub async fn ask_resign(store: &Store, player: &Person, game: GameRef, on_ply: Option<u32>) -> Result<GameView, Error> {
    store.refresh_name(player).await?;
    let mut snapshot = store.read().await?;
    let row = find_game(&mut snapshot, player, game).await?;
    admit(&mut snapshot, &row, player, on_ply).await?;
    replay(&mut snapshot, row).await
}

/// Resigns the game as it stood when he was asked.
///
/// # Errors
/// As [`ask_resign`].
pub async fn resign(
    store: &Store,
    player: Person,
    board: BoardRef,
    reply: ReplyTo,
    now: Timestamp,
) -> Result<Resigned, Error> {
    store.refresh_name(&player).await?;
    let mut tx = store.write().await?;
    let row = find_game(&mut tx, &player, GameRef::Number(board.game, reply.place)).await?;
    let side = admit(&mut tx, &row, &player, Some(board.ply)).await?;
    let lost = GameResult { winner: Some(side.opponent()), reason: EndReason::Resignation };
    let ended = end_game(&mut tx, row, lost, &player, &reply, now).await?;
    tx.commit().await?;
    Ok(ended)
}

/// Ends a running game where its board stands, as somebody brought it about: its offer lapses, its boards lose their
/// buttons, and the last one is owed with the result.
pub(super) async fn end_game(
    tx: &mut Tx,
    row: GameRow,
    result: GameResult,
    by: &Person,
    reply: &ReplyTo,
    now: Timestamp,
) -> Result<Resigned, Error> {
    let previous = row.newest_post();
    let lapsed = lapse_offer(tx, &row, now).await?;
    // The row said that it runs; the schema lets it end once only.
    if !finish(tx, &row, result, Some(by.id), Some(reply), now).await? {
        return Err(stale_board(tx, &row, row.ply).await);
    }
    strip_boards(tx, row.id, now).await?;
    let board = Owed::Board { game: row.id, ply: row.ply };
    let outbox = owe_message(tx, board, row.place, reply, now).await?;
    let ended =
        GameRow { result: Some(result), ended_by: Some(by.id), turn_since: now, offer: None, newest: None, ..row };
    Ok(Resigned { game: replay(tx, ended).await?, previous, lapsed, outbox })
}
