//! Draw offers: at most one open in a game, which the schema itself holds to.

use super::column::{Columns, from_id, to_id};
use super::{Post, Snapshot, StoreError, Tx};
use crate::ids::{GameId, OfferId, PlayerId};
use crate::time::Timestamp;

/// The only kind of offer so far.
const DRAW: &str = "draw";

/// What became of a draw offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OfferState {
    /// Nobody has answered yet.
    Open,
    /// The game was drawn by it.
    Accepted,
    /// The opponent said no.
    Declined,
    /// A move, or the end of the game, came first.
    Lapsed,
}

impl OfferState {
    const ALL: [Self; 4] = [Self::Open, Self::Accepted, Self::Declined, Self::Lapsed];

    /// The stable text that stands for it in files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Accepted => "accepted",
            Self::Declined => "declined",
            Self::Lapsed => "lapsed",
        }
    }

    fn from_key(key: String) -> Result<Self, StoreError> {
        let state = Self::ALL.into_iter().find(|state| state.key() == key);
        state.ok_or(StoreError::BadValue { what: "an offer's state", value: key })
    }
}

/// An offer as it is stored.
#[derive(Debug, Clone)]
pub struct OfferRow {
    /// Its number.
    pub id: OfferId,
    /// In which game.
    pub game: GameId,
    /// Who offered.
    pub by: PlayerId,
    /// Plies played when it was made.
    pub ply: u32,
    /// What became of it.
    pub state: OfferState,
    /// Its message, if known.
    pub post: Option<Post>,
}

impl Snapshot {
    /// The offer of this number.
    ///
    /// # Errors
    /// The database failed.
    pub async fn offer(&mut self, offer: OfferId) -> Result<Option<OfferRow>, StoreError> {
        let row = sqlx::query(
            "SELECT o.id, o.game, o.offered_by, o.ply, o.state, p.message AS post_message, p.channel AS post_channel,
                    p.guild AS post_guild
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
            game: GameId(row.number("game")?),
            by: PlayerId(to_id(row.number("offered_by")?)),
            ply: row.count("ply")?,
            state: OfferState::from_key(row.text("state")?)?,
            post: Post::from_row_or_none(&row)?,
        }))
    }
}

impl Tx {
    /// Stores a new draw offer; none, and nothing changed, if one is open in that game.
    ///
    /// # Errors
    /// The database failed.
    pub async fn insert_offer(
        &mut self,
        game: GameId,
        by: PlayerId,
        ply: u32,
        now: Timestamp,
    ) -> Result<Option<OfferId>, StoreError> {
        let id: Option<i64> = sqlx::query_scalar(
            "INSERT INTO offers (kind, game, offered_by, ply, created_at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (game) WHERE state = 'open' DO NOTHING RETURNING id",
        )
        .bind(DRAW)
        .bind(game.0)
        .bind(from_id(by.0))
        .bind(i64::from(ply))
        .bind(now.0)
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
