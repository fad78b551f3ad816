//! Accepting and declining an offer, and taking one's own back.

use super::clocks;
use super::find_game::admit_sound;
use super::log::Entry;
use super::make_offer::find_offer;
use super::owing::{close_offer, owe_message, strip_boards};
use super::replay::{line_of, replay};
use super::resign::end_game;
use super::{
    EndReason, Error, GameResult, GameView, OfferKind, OfferState, OfferView, Owed, Person, Post, Refusal, ReplyTo,
};
use crate::ids::{OfferId, OutboxId};
use crate::store::{GameRow, OfferRow, PlyRow, Snapshot, Store, Tx};
use crate::time::Timestamp;

/// An offer accepted.
#[derive(Debug, Clone)]
pub struct OfferAccepted {
    /// The offer.
    pub offer: OfferView,
    /// The game as it stands by that: ended, or with moves taken back.
    pub game: GameView,
    /// The board before, whose buttons are now old.
    pub previous: Option<Post>,
    /// The public board owed for it.
    pub outbox: OutboxId,
}

/// An offer declined.
#[derive(Debug, Clone)]
pub struct OfferDeclined {
    /// The offer.
    pub offer: OfferView,
    /// The game, which goes on.
    pub game: GameView,
    /// The public notice owed to whoever offered.
    pub outbox: OutboxId,
}

/// Accepts an offer, which must be of the kind that the button said: a draw or an abort ends the game, a take-back
/// undoes moves.
///
/// # Errors
/// Refuses anybody but the opponent of whoever offered, and an offer that is no longer open.
pub async fn accept_offer(
    store: &Store,
    (kind, id): (OfferKind, OfferId),
    by: Person,
    reply: ReplyTo,
    now: Timestamp,
) -> Result<OfferAccepted, Error> {
    store.refresh_name(&by).await?;
    let mut tx = store.write().await?;
    let (mut offer, row) = admit_offered(&mut tx, (kind, id), &by).await?;
    // Nobody saves by it what he has lost already; his opponent may still be kind to him.
    if kind == OfferKind::TakeBack || row.player(row.to_move).id == by.id {
        clocks::admit_in_time(&mut tx, &row, by.id, reply.at.min(now)).await?;
    }
    let before = replay(&mut tx, row.clone()).await?;
    close(&mut tx, &mut offer, OfferState::Accepted, now).await?;
    let offer = OfferView::of(&offer, &before)?;
    let row = GameRow { offer: None, ..row };
    let previous = row.newest_post();
    let (game, outbox) = match kind {
        OfferKind::Draw => end(&mut tx, row, EndReason::Agreement, &by, &reply, now).await?,
        OfferKind::Abort => end(&mut tx, row, EndReason::Aborted, &by, &reply, now).await?,
        OfferKind::TakeBack => take_back(&mut tx, row, offer.undone.len() as u32, &reply, now).await?,
    };
    tx.commit().await?;
    Ok(OfferAccepted { offer, game, previous, outbox })
}

/// Takes one's own offer back: it stands no more, and the game goes on.
///
/// # Errors
/// Refuses anybody but whoever offered, and an offer that is no longer open.
pub async fn withdraw_offer(
    store: &Store,
    (kind, id): (OfferKind, OfferId),
    by: Person,
    now: Timestamp,
) -> Result<(GameView, OfferView), Error> {
    store.refresh_name(&by).await?;
    let mut tx = store.write().await?;
    let (mut offer, row) = find_offer(&mut tx, id).await?;
    if offer.kind != kind {
        return Err(Refusal::NoSuchOffer { offer: id }.into());
    }
    if by.id != offer.by {
        let offered = row.side_of(offer.by).map(|side| row.player(side).clone());
        return Err(offered.map_or(Refusal::NoSuchOffer { offer: id }, |by| Refusal::NotYourOffer { by }).into());
    }
    admit_open(&offer, &row)?;
    close(&mut tx, &mut offer, OfferState::Withdrawn, now).await?;
    let game = replay(&mut tx, GameRow { offer: None, ..row }).await?;
    let offer = OfferView::of(&offer, &game)?;
    tx.commit().await?;
    Ok((game, offer))
}

/// The open offer that `by` may answer, and its game.
async fn admit_offered(
    snapshot: &mut Snapshot,
    (kind, id): (OfferKind, OfferId),
    by: &Person,
) -> Result<(OfferRow, GameRow), Error> {
    let (offer, row) = find_offer(snapshot, id).await?;
    if offer.kind != kind {
        return Err(Refusal::NoSuchOffer { offer: id }.into());
    }
    let Some(side) = row.side_of(offer.by) else {
        let why = format!("offer {id} was made by somebody who does not play in it");
        return Err(Error::CorruptGame { game: row.id, ply: offer.ply, why });
    };
    let opponent = row.player(side.opponent());
    if by.id != opponent.id {
        return Err(Refusal::NotOffered { opponent: opponent.clone() }.into());
    }
    admit_open(&offer, &row)?;
    admit_sound(&row)?;
    Ok((offer, row))
}

fn admit_open(offer: &OfferRow, row: &GameRow) -> Result<(), Refusal> {
    if offer.state == OfferState::Open {
        return Ok(());
    }
    Err(Refusal::OfferClosed { game: row.id, kind: offer.kind, state: offer.state, newest: row.newest_post() })
}

async fn close(tx: &mut Tx, offer: &mut OfferRow, state: OfferState, now: Timestamp) -> Result<(), Error> {
    close_offer(tx, offer.id, state, now).await?;
    offer.state = state;
    Ok(())
}

/// Ends the game without a winner.
async fn end(
    tx: &mut Tx,
    row: GameRow,
    reason: EndReason,
    by: &Person,
    reply: &ReplyTo,
    now: Timestamp,
) -> Result<(GameView, OutboxId), Error> {
    let ended = end_game(tx, row, GameResult { winner: None, reason }, by, reply, now).await?;
    Ok((ended.game, ended.outbox))
}

/// Undoes the last `count` moves that stand, by one more entry in the log.
async fn take_back(
    tx: &mut Tx,
    row: GameRow,
    count: u32,
    reply: &ReplyTo,
    now: Timestamp,
) -> Result<(GameView, OutboxId), Error> {
    let log = tx.plies(row.id).await?;
    let mut line = line_of(&row, &log)?;
    let entry = Entry::TakeBack(count);
    let corrupt = |why| Error::CorruptGame { game: row.id, ply: row.ply, why };
    line.add(entry, now, None).map_err(corrupt)?;
    let stored = PlyRow { ply: line.ply, text: entry.write(), played_at: now, time_left: None };
    if !tx.append_ply(row.id, &stored, line.standing()).await? {
        return Err(Refusal::NoSuchGame { game: row.id }.into());
    }
    clocks::set_back(tx, &row, &line, now).await?;
    strip_boards(tx, row.id, now).await?;
    let board = Owed::Board { game: row.id, ply: line.ply };
    let outbox = owe_message(tx, board, row.place, reply, now).await?;
    let Some(row) = tx.game(row.id).await? else {
        return Err(Refusal::NoSuchGame { game: row.id }.into());
    };
    let game = replay(tx, row).await?;
    Ok((GameView { newest: None, ..game }, outbox))
}

/// Declines an offer: the game goes on, and whoever offered is told.
///
/// # Errors
/// As [`accept_offer`].
pub async fn decline_offer(
    store: &Store,
    (kind, id): (OfferKind, OfferId),
    by: Person,
    reply: ReplyTo,
    now: Timestamp,
) -> Result<OfferDeclined, Error> {
    store.refresh_name(&by).await?;
    let mut tx = store.write().await?;
    let (mut offer, row) = admit_offered(&mut tx, (kind, id), &by).await?;
    close(&mut tx, &mut offer, OfferState::Declined, now).await?;
    let outbox = owe_message(&mut tx, Owed::OfferDeclined(id), row.place, &reply, now).await?;
    let game = replay(&mut tx, GameRow { offer: None, ..row }).await?;
    let offer = OfferView::of(&offer, &game)?;
    tx.commit().await?;
    Ok(OfferDeclined { offer, game, outbox })
}
