//! Challenges that are being set up by taps.

use sqlx::sqlite::SqliteRow;

use super::column::{Columns, from_id, to_id};
use super::{Person, Snapshot, StoreError, Tx};
use crate::ids::{ChallengeId, PlayerId, SetUpId};
use crate::rules::Side;
use crate::time::Timestamp;

/// What has been set up so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetUpTerms {
    /// Whom he challenges; none for anybody.
    pub opponent: Option<Person>,
    /// The variant's key.
    pub variant: String,
    /// House rules in full; none for the variant's own.
    pub ruleset: Option<String>,
    /// His own side; none for the lot.
    pub side: Option<Side>,
    /// Whether it is for a match of two games.
    pub is_match: bool,
    /// The pace as text; none for a game without.
    pub pace: Option<String>,
}

/// A card as it is stored.
#[derive(Debug, Clone)]
pub struct SetUpRow {
    /// Its number.
    pub id: SetUpId,
    /// Whose it is.
    pub player: PlayerId,
    /// What stands on it.
    pub terms: SetUpTerms,
    /// The challenge that was sent.
    pub challenge: Option<ChallengeId>,
}

impl SetUpRow {
    fn from_row(row: &SqliteRow) -> Result<Self, StoreError> {
        let opponent = row.number_or_none("opponent")?.zip(row.text_or_none("opponent_name")?);
        Ok(Self {
            id: SetUpId(row.number("id")?),
            player: PlayerId(to_id(row.number("player")?)),
            terms: SetUpTerms {
                opponent: opponent.map(|(id, name)| Person::from_columns(id, name)),
                variant: row.text("variant")?,
                ruleset: row.text_or_none("ruleset")?,
                side: match row.text_or_none("side")? {
                    Some(_) => Some(row.side("side")?),
                    None => None,
                },
                is_match: row.number("games")? == 2,
                pace: row.text_or_none("pace")?,
            },
            challenge: row.number_or_none("challenge")?.map(ChallengeId),
        })
    }
}

impl Snapshot {
    /// The card of this number.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_up(&mut self, id: SetUpId) -> Result<Option<SetUpRow>, StoreError> {
        let row = sqlx::query(
            "SELECT id, player, opponent, opponent_name, variant, ruleset, side, games, pace, challenge FROM set_ups
             WHERE id = $1",
        )
        .bind(id.0)
        .fetch_optional(self.connection())
        .await?;
        row.as_ref().map(SetUpRow::from_row).transpose()
    }

    /// Whether there are cards from before then.
    ///
    /// # Errors
    /// The database failed.
    pub async fn has_set_ups_until(&mut self, until: Timestamp) -> Result<bool, StoreError> {
        let found: Option<i64> = sqlx::query_scalar("SELECT id FROM set_ups WHERE created_at <= $1 LIMIT 1")
            .bind(until.0)
            .fetch_optional(self.connection())
            .await?;
        Ok(found.is_some())
    }
}

impl Tx {
    /// Stores a new card.
    ///
    /// # Errors
    /// The database failed.
    pub async fn insert_set_up(
        &mut self,
        player: PlayerId,
        terms: &SetUpTerms,
        now: Timestamp,
    ) -> Result<SetUpId, StoreError> {
        let id = sqlx::query_scalar(
            "INSERT INTO set_ups (player, opponent, opponent_name, variant, ruleset, side, games, pace, created_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id",
        )
        .bind(from_id(player.0))
        .bind(terms.opponent.as_ref().map(|opponent| from_id(opponent.id.0)))
        .bind(terms.opponent.as_ref().map(|opponent| &*opponent.name))
        .bind(&terms.variant)
        .bind(&terms.ruleset)
        .bind(terms.side.map(Side::key))
        .bind(if terms.is_match { 2_i64 } else { 1 })
        .bind(&terms.pace)
        .bind(now.0)
        .fetch_one(self.connection())
        .await?;
        Ok(SetUpId(id))
    }

    /// Changes what stands on a card.
    ///
    /// # Errors
    /// The database failed.
    pub async fn change_set_up(&mut self, id: SetUpId, terms: &SetUpTerms) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE set_ups SET opponent = $2, opponent_name = $3, variant = $4, ruleset = $5, side = $6, games = $7,
                                pace = $8
             WHERE id = $1",
        )
        .bind(id.0)
        .bind(terms.opponent.as_ref().map(|opponent| from_id(opponent.id.0)))
        .bind(terms.opponent.as_ref().map(|opponent| &*opponent.name))
        .bind(&terms.variant)
        .bind(&terms.ruleset)
        .bind(terms.side.map(Side::key))
        .bind(if terms.is_match { 2_i64 } else { 1 })
        .bind(&terms.pace)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Notes what was sent from a card. False, and nothing changed, if something had been.
    ///
    /// # Errors
    /// The database failed.
    pub async fn send_set_up(&mut self, id: SetUpId, challenge: ChallengeId) -> Result<bool, StoreError> {
        let sent = sqlx::query("UPDATE set_ups SET challenge = $2 WHERE id = $1 AND challenge IS NULL")
            .bind(id.0)
            .bind(challenge.0)
            .execute(self.connection())
            .await?;
        Ok(sent.rows_affected() == 1)
    }

    /// Forgets a card.
    ///
    /// # Errors
    /// The database failed.
    pub async fn delete_set_up(&mut self, id: SetUpId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM set_ups WHERE id = $1").bind(id.0).execute(self.connection()).await?;
        Ok(())
    }

    /// Forgets the cards from before then.
    ///
    /// # Errors
    /// The database failed.
    pub async fn delete_set_ups_until(&mut self, until: Timestamp) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM set_ups WHERE created_at <= $1").bind(until.0).execute(self.connection()).await?;
        Ok(())
    }
}
