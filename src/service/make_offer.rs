//! Offering a draw, asking to take moves back, asking to abort: one kind of thing, one at a time in a game.

use super::find_game::{admit, find_game};
use super::log::Line;
use super::owing::owe_message;
use super::replay::{line_of, replay_log};
use super::{Error, GameRef, GameView, OfferKind, OfferView, Owed, Person, Refusal, ReplyTo};
use crate::ids::{OfferId, OutboxId};
use crate::rules::Side;
use crate::store::{GameRow, NewOfferRow, OfferRow, PlyRow, Snapshot, Store};
use crate::time::Timestamp;

/// What somebody wants to offer.
#[derive(Debug, Clone)]
pub struct NewOffer {
    /// What.
    pub kind: OfferKind,
    /// Who.
    pub player: Person,
    /// In which game.
    pub game: GameRef,
    /// The entries of the log when he decided on it, where a board tells; then it is refused on any other board.
    pub on_ply: Option<u32>,
    /// Where the offer's message is answered to.
    pub reply: ReplyTo,
}

/// An offer made.
#[derive(Debug, Clone)]
pub struct OfferMade {
    /// The game.
    pub game: GameView,
    /// The offer.
    pub offer: OfferView,
    /// The public message owed for it.
    pub outbox: OutboxId,
}

/// Makes an offer, which lapses by a move.
///
/// # Errors
/// Refuses, in this order: a game not found, finished, not his, a stale board; a game in which an offer is open; a
/// take-back where no move of his stands, an abort where both have moved; and what he has offered already without
/// having moved since.
pub async fn make_offer(store: &Store, request: NewOffer, now: Timestamp) -> Result<OfferMade, Error> {
    let NewOffer { kind, player, game, on_ply, reply } = request;
    store.refresh_name(&player).await?;
    let mut tx = store.write().await?;
    let row = find_game(&mut tx, &player, game).await?;
    let side = admit(&mut tx, &row, &player, on_ply).await?;
    let log = tx.plies(row.id).await?;
    let view = replay_log(row.clone(), &log)?;
    refuse_while_one_is_open(&mut tx, &view, &player).await?;
    admit_kind(kind, &view, side)?;
    let last = tx.last_offered_at(row.id, player.id, kind).await?;
    admit_again(kind, last, side, &line_of(&row, &log)?, &view)?;
    let new = NewOfferRow { kind, game: row.id, by: player.id, ply: row.ply, now };
    let Some(id) = tx.insert_offer(new).await? else {
        // Nothing was open a moment ago, and nobody else writes meanwhile.
        return Err(Refusal::OfferedAlready { game: row.id, kind }.into());
    };
    let outbox = owe_message(&mut tx, Owed::Offer(id), row.place, &reply, now).await?;
    let (offer, row) = find_offer(&mut tx, id).await?;
    let game = replay_log(row, &log)?;
    let offer = OfferView::of(&offer, &game)?;
    tx.commit().await?;
    Ok(OfferMade { game, offer, outbox })
}

async fn refuse_while_one_is_open(snapshot: &mut Snapshot, game: &GameView, player: &Person) -> Result<(), Error> {
    let Some(open) = game.offer else { return Ok(()) };
    let (offer, _) = find_offer(snapshot, open.id).await?;
    // A move would have let it lapse: the game stands as it did when the offer was made.
    let offer = Box::new(OfferView::of(&offer, game)?);
    Err(Refusal::OfferOpen { game: game.id, own: offer.by.id == player.id, offer }.into())
}

/// Whether it can be offered on this board at all.
fn admit_kind(kind: OfferKind, game: &GameView, side: Side) -> Result<(), Refusal> {
    match kind {
        OfferKind::TakeBack if game.would_take_back(side).is_empty() => {
            Err(Refusal::NothingToTakeBack { game: game.id })
        }
        OfferKind::Abort if !game.can_be_aborted() => Err(Refusal::TooLateToAbort { game: game.id }),
        OfferKind::Draw | OfferKind::TakeBack | OfferKind::Abort => Ok(()),
    }
}

/// Whether enough has happened since he last offered that: for a draw a move of his own, for the others anything.
fn admit_again(kind: OfferKind, last: Option<u32>, side: Side, line: &Line, game: &GameView) -> Result<(), Refusal> {
    let Some(last) = last else { return Ok(()) };
    let news = match kind {
        OfferKind::Draw => line.moved_at(side),
        OfferKind::TakeBack | OfferKind::Abort => Some(line.ply),
    };
    if news.is_some_and(|news| news > last) {
        return Ok(());
    }
    Err(Refusal::OfferedAlready { game: game.id, kind })
}

/// The offer of this number, and its game.
pub(super) async fn find_offer(snapshot: &mut Snapshot, id: OfferId) -> Result<(OfferRow, GameRow), Error> {
    let no_such_offer = || Error::from(Refusal::NoSuchOffer { offer: id });
    let offer = snapshot.offer(id).await?.ok_or_else(no_such_offer)?;
    let game = snapshot.game(offer.game).await?.ok_or_else(no_such_offer)?;
    Ok((offer, game))
}

/// Reads an offer with its game as it stands now, for showing its message again.
///
/// # Errors
/// Refuses an unknown number.
pub async fn show_offer(store: &Store, offer: OfferId) -> Result<(GameView, OfferView), Error> {
    let mut snapshot = store.read().await?;
    let (offer, row) = find_offer(&mut snapshot, offer).await?;
    let log = snapshot.plies(row.id).await?;
    let game = replay_log(row.clone(), &log)?;
    let then = view_then(&game, &row, &log, offer.ply)?;
    let offer = OfferView::of(&offer, &then)?;
    Ok((game, offer))
}

/// The game as it stood after `ply` entries of its log.
fn view_then(game: &GameView, row: &GameRow, log: &[PlyRow], ply: u32) -> Result<GameView, Error> {
    let entries = &log[..log.len().min(ply as usize)];
    Ok(GameView { game: line_of(row, entries)?.game, ..game.clone() })
}
