//! Offering a draw.

use super::find_game::{admit, find_game};
use super::owing::owe_message;
use super::replay::replay;
use super::{Error, GameRef, GameView, OfferView, Owed, Person, Refusal, ReplyTo};
use crate::ids::{OfferId, OutboxId};
use crate::store::{GameRow, OfferRow, Snapshot, Store};
use crate::time::Timestamp;

/// A draw offered.
#[derive(Debug, Clone)]
pub struct DrawOffered {
    /// The game.
    pub game: GameView,
    /// The offer.
    pub offer: OfferView,
    /// The public message owed for it.
    pub outbox: OutboxId,
}

/// Offers a draw; one offer at a time, and a move lets it lapse.
///
/// # Errors
/// Refuses a game not found, finished, not his; with `on_ply`, a stale board; and a game in which an offer is open.
pub async fn offer_draw(
    store: &Store,
    player: Person,
    game: GameRef,
    on_ply: Option<u32>,
    reply: ReplyTo,
    now: Timestamp,
) -> Result<DrawOffered, Error> {
    store.refresh_name(&player).await?;
    let mut tx = store.write().await?;
    let row = find_game(&mut tx, &player, game).await?;
    admit(&row, &player, on_ply)?;
    let Some(id) = tx.insert_offer(row.id, player.id, row.ply, now).await? else {
        return Err(already_open(&mut tx, &row, &player).await);
    };
    let outbox = owe_message(&mut tx, Owed::DrawOffer(id), row.place, &reply, now).await?;
    let (offer, row) = find_offer(&mut tx, id).await?;
    let offer = OfferView::from_row(&offer, &row)?;
    let game = replay(&mut tx, row).await?;
    tx.commit().await?;
    Ok(DrawOffered { game, offer, outbox })
}

async fn already_open(snapshot: &mut Snapshot, row: &GameRow, player: &Person) -> Error {
    let open = async {
        let Some(id) = row.offer else { return Err(Refusal::NoSuchGame { game: row.id }.into()) };
        let (offer, _) = find_offer(snapshot, id).await?;
        OfferView::from_row(&offer, row)
    };
    match open.await {
        Ok(offer) => {
            let own = offer.by.id == player.id;
            Refusal::OfferOpen { game: row.id, by: offer.by, own, post: offer.post }.into()
        }
        Err(error) => error,
    }
}

/// The offer of this number, and its game.
pub(super) async fn find_offer(snapshot: &mut Snapshot, id: OfferId) -> Result<(OfferRow, GameRow), Error> {
    let no_such_offer = || Error::from(Refusal::NoSuchOffer { offer: id });
    let offer = snapshot.offer(id).await?.ok_or_else(no_such_offer)?;
    let game = snapshot.game(offer.game).await?.ok_or_else(no_such_offer)?;
    Ok((offer, game))
}

/// Reads an offer with its game, for showing its message again.
///
/// # Errors
/// Refuses an unknown number.
pub async fn show_offer(store: &Store, offer: OfferId) -> Result<(GameView, OfferView), Error> {
    let mut snapshot = store.read().await?;
    let (offer, row) = find_offer(&mut snapshot, offer).await?;
    let offer = OfferView::from_row(&offer, &row)?;
    Ok((replay(&mut snapshot, row).await?, offer))
}
