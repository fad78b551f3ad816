//! Offers of one player to the other: at most one open in a game, which the schema itself holds to.

use sqlx::sqlite::SqliteRow;

use super::column::{Columns, from_id, to_id};
use super::{Post, Snapshot, StoreError, Tx};
use crate::ids::{GameId, OfferId, PlayerId};
use crate::time::Timestamp;

/// What can be offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OfferKind {
    /// To call the game a draw.
    Draw,
    /// To undo moves, so that it is the asker's turn again.
    TakeBack,
    /// To break the game off as if it had not been.
    Abort,
}

impl OfferKind {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Draw, Self::TakeBack, Self::Abort];

    /// The stable text that stands for it in files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::TakeBack => "take-back",
            Self::Abort => "abort",
        }
    }

    fn from_key(key: String) -> Result<Self, StoreError> {
        let kind = Self::ALL.into_iter().find(|kind| kind.key() == key);
        kind.ok_or(StoreError::BadValue { what: "a kind of offer", value: key })
    }
}

/// What became of an offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OfferState {
    /// Nobody has answered yet.
    Open,
    /// The opponent said yes.
    Accepted,
    /// The opponent said no.
    Declined,
    /// A move, or the end of the game, came first.
    Lapsed,
    /// Whoever made it took it back.
    Withdrawn,
}

impl OfferState {
    const ALL: [Self; 5] = [Self::Open, Self::Accepted, Self::Declined, Self::Lapsed, Self::Withdrawn];

    /// The stable text that stands for it in files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Accepted => "accepted",
            Self::Declined => "declined",
            Self::Lapsed => "lapsed",
            Self::Withdrawn => "withdrawn",
        }
    }

    fn from_key(key: String) -> Result<Self, StoreError> {
        let state = Self::ALL.into_iter().find(|state| state.key() == key);
        state.ok_or(StoreError::BadValue { what: "an offer's state", value: key })
    }
}

/// The offer that is open in a game, as far as the game's row tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenOffer {
    /// Its number.
    pub id: OfferId,
    /// What is offered.
    pub kind: OfferKind,
    /// Who offers.
    pub by: PlayerId,
}

impl OpenOffer {
    /// The one in a game's row, if there is one.
    pub(super) fn from_row_or_none(row: &SqliteRow) -> Result<Option<Self>, StoreError> {
        let Some(id) = row.number_or_none("offer")? else { return Ok(None) };
        let by = PlayerId(row.id("offered_by")?);
        Ok(Some(Self { id: OfferId(id), kind: OfferKind::from_key(row.text("offer_kind")?)?, by }))
    }
}

/// An offer as it is stored.
#[derive(Debug, Clone)]
pub struct OfferRow {
    /// Its number.
    pub id: OfferId,
    /// What is offered.
    pub kind: OfferKind,
    /// In which game.
    pub game: GameId,
    /// Who offered.
    pub by: PlayerId,
    /// Entries of the game's log when it was made.
    pub ply: u32,
    /// What became of it.
    pub state: OfferState,
    /// Its message, if known.
    pub post: Option<Post>,
}

/// An offer to store.
#[derive(Debug, Clone, Copy)]
pub struct NewOfferRow {
    /// What is offered.
    pub kind: OfferKind,
    /// In which game.
    pub game: GameId,
    /// Who offers.
    pub by: PlayerId,
    /// Entries of the game's log.
    pub ply: u32,
    /// When.
    pub now: Timestamp,
}

impl Snapshot {
    /// The offer of this number.
    ///
    /// # Errors
    /// The database failed.
    pub async fn offer(&mut self, offer: OfferId) -> Result<Option<OfferRow>, StoreError> {
        let row = sqlx::query(
            "SELECT o.id, o.kind, o.game, o.offered_by, o.ply, o.state, p.message AS post_message,
                    p.channel AS post_channel, p.guild AS post_guild
             FROM offers o
             LEFT JOIN posts p ON p.message =
                (SELECT n.message FROM posts n WHERE n.offer = o.id ORDER BY n.message DESC LIMIT 1)
             WHERE o.id = $1",
        )
        .bind(offer.0)
        .fetch_optional(self.connection())
        .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(OfferRow {
            id: OfferId(row.number("id")?),
            kind: OfferKind::from_key(row.text("kind")?)?,
            game: GameId(row.number("game")?),
            by: PlayerId(to_id(row.number("offered_by")?)),
            ply: row.count("ply")?,
            state: OfferState::from_key(row.text("state")?)?,
            post: Post::from_row_or_none(&row)?,
        }))
    }

    /// Where in the game's log this player made his latest offer of that kind, if he ever has.
    ///
    /// # Errors
    /// The database failed.
    pub async fn last_offered_at(
        &mut self,
        game: GameId,
        by: PlayerId,
        kind: OfferKind,
    ) -> Result<Option<u32>, StoreError> {
        let row = sqlx::query(
            "SELECT ply FROM offers WHERE game = $1 AND offered_by = $2 AND kind = $3 ORDER BY id DESC LIMIT 1",
        )
        .bind(game.0)
        .bind(from_id(by.0))
        .bind(kind.key())
        .fetch_optional(self.connection())
        .await?;
        row.map(|row| row.count("ply")).transpose()
    }
}

impl Tx {
    /// Stores a new offer; none, and nothing changed, if one is open in that game.
    ///
    /// # Errors
    /// The database failed.
    pub async fn insert_offer(&mut self, offer: NewOfferRow) -> Result<Option<OfferId>, StoreError> {
        let id: Option<i64> = sqlx::query_scalar(
            "INSERT INTO offers (kind, game, offered_by, ply, created_at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (game) WHERE state = 'open' DO NOTHING RETURNING id",
        )
        .bind(offer.kind.key())
        .bind(offer.game.0)
        .bind(from_id(offer.by.0))
        .bind(i64::from(offer.ply))
        .bind(offer.now.0)
        .fetch_optional(self.connection())
        .await?;
        Ok(id.map(OfferId))
    }

    /// Closes an open offer. False, and nothing changed, if it was closed already.
    ///
    /// # Errors
    /// The database failed.
    pub async fn close_offer(&mut self, offer: OfferId, state: OfferState, now: Timestamp) -> Result<bool, StoreError> {
        let closed = sqlx::query("UPDATE offers SET state = $2, closed_at = $3 WHERE id = $1 AND state = 'open'")
            .bind(offer.0)
            .bind(state.key())
            .bind(now.0)
            .execute(self.connection())
            .await?;
        Ok(closed.rows_affected() == 1)
    }
}
