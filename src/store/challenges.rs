//! Challenges and what became of them.

use super::column::{Columns, from_id};
use super::{Person, Place, Post, Snapshot, StoreError, Tx};
use crate::ids::{ChallengeId, GameId, PlayerId};
use crate::rules::Side;
use crate::time::Timestamp;

/// What became of a challenge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChallengeState {
    /// Nobody has answered yet.
    Open,
    /// It became a game.
    Accepted {
        /// That game.
        game: GameId,
    },
    /// The challenged player said no.
    Declined,
    /// The challenger took it back.
    Withdrawn,
}

impl ChallengeState {
    /// The stable text that stands for it in files.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Accepted { .. } => "accepted",
            Self::Declined => "declined",
            Self::Withdrawn => "withdrawn",
        }
    }

    fn from_columns(key: String, game: Option<GameId>) -> Result<Self, StoreError> {
        match (key.as_str(), game) {
            ("open", None) => Ok(Self::Open),
            ("accepted", Some(game)) => Ok(Self::Accepted { game }),
            ("declined", None) => Ok(Self::Declined),
            ("withdrawn", None) => Ok(Self::Withdrawn),
            _ => Err(StoreError::BadValue { what: "a challenge's state", value: key }),
        }
    }

    fn game(&self) -> Option<GameId> {
        match self {
            Self::Accepted { game } => Some(*game),
            Self::Open | Self::Declined | Self::Withdrawn => None,
        }
    }
}

/// A challenge as it is stored.
#[derive(Debug, Clone)]
pub struct ChallengeRow {
    /// Its number.
    pub id: ChallengeId,
    /// Who challenged.
    pub challenger: Person,
    /// Who was challenged.
    pub challenged: Person,
    /// The variant's key.
    pub variant: String,
    /// House rules in full; none for the variant's own.
    pub ruleset: Option<String>,
    /// The challenger's side.
    pub challenger_side: Side,
    /// Whether the lot gave it to him.
    pub by_lot: bool,
    /// Where it was made.
    pub place: Place,
    /// What became of it.
    pub state: ChallengeState,
    /// Its message, if known.
    pub post: Option<Post>,
}

/// A challenge to store.
#[derive(Debug, Clone)]
pub struct NewChallengeRow<'a> {
    /// Who challenges.
    pub challenger: PlayerId,
    /// Whom.
    pub challenged: PlayerId,
    /// The variant's key.
    pub variant: &'a str,
    /// House rules in full; none for the variant's own.
    pub ruleset: Option<String>,
    /// The challenger's side.
    pub challenger_side: Side,
    /// Whether the lot gave it to him.
    pub by_lot: bool,
    /// Where.
    pub place: Place,
    /// When.
    pub now: Timestamp,
}

impl Snapshot {
    /// The challenge of this number.
    ///
    /// # Errors
    /// The database failed.
    pub async fn challenge(&mut self, challenge: ChallengeId) -> Result<Option<ChallengeRow>, StoreError> {
        let row = sqlx::query(
            "SELECT c.id, c.challenger, r.name AS challenger_name, c.challenged, d.name AS challenged_name, c.variant,
                    c.ruleset, c.challenger_side, c.by_lot, c.channel, c.guild, c.state, c.game, p.message AS post_message,
                    p.channel AS post_channel, p.guild AS post_guild
             FROM challenges c
             JOIN players r ON r.id = c.challenger
             JOIN players d ON d.id = c.challenged
             LEFT JOIN posts p ON p.message =
                (SELECT n.message FROM posts n WHERE n.challenge = c.id ORDER BY n.message DESC LIMIT 1)
             WHERE c.id = $1",
        )
        .bind(challenge.0)
        .fetch_optional(self.connection())
        .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(ChallengeRow {
            id: ChallengeId(row.number("id")?),
            challenger: Person::from_columns(row.number("challenger")?, row.text("challenger_name")?),
            challenged: Person::from_columns(row.number("challenged")?, row.text("challenged_name")?),
            variant: row.text("variant")?,
            ruleset: row.text_or_none("ruleset")?,
            challenger_side: row.side("challenger_side")?,
            by_lot: row.number("by_lot")? == 1,
            place: Place::from_row(&row)?,
            state: ChallengeState::from_columns(row.text("state")?, row.number_or_none("game")?.map(GameId))?,
            post: Post::from_row_or_none(&row)?,
        }))
    }
}

impl Tx {
    /// Stores a new challenge.
    ///
    /// # Errors
    /// The database failed.
    pub async fn insert_challenge(&mut self, challenge: NewChallengeRow<'_>) -> Result<ChallengeId, StoreError> {
        let id = sqlx::query_scalar(
            "INSERT INTO challenges (challenger, challenged, variant, ruleset, challenger_side, by_lot, channel, guild, created_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id",
        )
        .bind(from_id(challenge.challenger.0))
        .bind(from_id(challenge.challenged.0))
        .bind(challenge.variant)
        .bind(challenge.ruleset)
        .bind(challenge.challenger_side.key())
        .bind(i64::from(challenge.by_lot))
        .bind(from_id(challenge.place.channel.0))
        .bind(challenge.place.guild_column())
        .bind(challenge.now.0)
        .fetch_one(self.connection())
        .await?;
        Ok(ChallengeId(id))
    }

    /// Closes an open challenge. False, and nothing changed, if it was closed already.
    ///
    /// # Errors
    /// The database failed.
    pub async fn close_challenge(
        &mut self,
        challenge: ChallengeId,
        state: &ChallengeState,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let closed =
            sqlx::query("UPDATE challenges SET state = $2, game = $3, closed_at = $4 WHERE id = $1 AND state = 'open'")
                .bind(challenge.0)
                .bind(state.key())
                .bind(state.game().map(|game| game.0))
                .bind(now.0)
                .execute(self.connection())
                .await?;
        Ok(closed.rows_affected() == 1)
    }
}
