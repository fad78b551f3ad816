//! Challenges and what became of them.

use sqlx::sqlite::SqliteRow;

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
    /// Nobody answered in time.
    Expired,
}

impl ChallengeState {
    /// The stable text that stands for it in files.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Accepted { .. } => "accepted",
            Self::Declined => "declined",
            Self::Withdrawn => "withdrawn",
            Self::Expired => "expired",
        }
    }

    fn from_columns(key: String, game: Option<GameId>) -> Result<Self, StoreError> {
        match (key.as_str(), game) {
            ("open", None) => Ok(Self::Open),
            ("accepted", Some(game)) => Ok(Self::Accepted { game }),
            ("declined", None) => Ok(Self::Declined),
            ("withdrawn", None) => Ok(Self::Withdrawn),
            ("expired", None) => Ok(Self::Expired),
            _ => Err(StoreError::BadValue { what: "a challenge's state", value: key }),
        }
    }

    fn game(&self) -> Option<GameId> {
        match self {
            Self::Accepted { game } => Some(*game),
            Self::Open | Self::Declined | Self::Withdrawn | Self::Expired => None,
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
    /// Who was challenged, or took what anybody could take; none while nobody has.
    pub challenged: Option<Person>,
    /// Whether anybody may take it.
    pub to_anybody: bool,
    /// Whether it asks for a match of two games.
    pub is_match: bool,
    /// The game that it asks to play again.
    pub rematch_of: Option<GameId>,
    /// The variant's key.
    pub variant: String,
    /// House rules in full; none for the variant's own.
    pub ruleset: Option<String>,
    /// The position to begin from; none for the start that the rules give.
    pub start: Option<String>,
    /// The pace as text; none for a game without.
    pub pace: Option<String>,
    /// The challenger's side.
    pub challenger_side: Side,
    /// Whether the lot gave it to him.
    pub by_lot: bool,
    /// Where it was made.
    pub place: Place,
    /// When it was made.
    pub created_at: Timestamp,
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
    /// Whom; none for anybody.
    pub challenged: Option<PlayerId>,
    /// Whether it asks for a match of two games.
    pub is_match: bool,
    /// The game that it asks to play again.
    pub rematch_of: Option<GameId>,
    /// The variant's key.
    pub variant: &'a str,
    /// House rules in full; none for the variant's own.
    pub ruleset: Option<String>,
    /// The position to begin from; none for the start that the rules give.
    pub start: Option<String>,
    /// The pace as text; none for a game without.
    pub pace: Option<String>,
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
            "SELECT c.id, c.challenger, r.name AS challenger_name, c.challenged, d.name AS challenged_name, c.to_anybody,
                    c.games, c.rematch_of, c.variant, c.ruleset, c.start, c.pace, c.challenger_side, c.by_lot, c.channel,
                    c.guild, c.created_at, c.state, c.game, p.message AS post_message, p.channel AS post_channel,
                    p.guild AS post_guild
             FROM challenges c
             JOIN players r ON r.id = c.challenger
             LEFT JOIN players d ON d.id = c.challenged
             LEFT JOIN posts p ON p.message =
                (SELECT n.message FROM posts n WHERE n.challenge = c.id ORDER BY n.message DESC LIMIT 1)
             WHERE c.id = $1",
        )
        .bind(challenge.0)
        .fetch_optional(self.connection())
        .await?;
        row.as_ref().map(ChallengeRow::from_row).transpose()
    }

    /// The challenge to play a game again that is open or became a game, if there is one.
    ///
    /// # Errors
    /// The database failed.
    pub async fn rematch_of(&mut self, game: GameId) -> Result<Option<ChallengeId>, StoreError> {
        let id: Option<i64> = sqlx::query_scalar(
            "SELECT id FROM challenges WHERE rematch_of = $1 AND rematch_of IS NOT NULL AND state IN ('open', 'accepted')",
        )
        .bind(game.0)
        .fetch_optional(self.connection())
        .await?;
        Ok(id.map(ChallengeId))
    }

    /// Open challenges made until then, the oldest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn open_challenges_until(
        &mut self,
        until: Timestamp,
        limit: u32,
    ) -> Result<Vec<ChallengeId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM challenges WHERE state = 'open' AND created_at <= $1 ORDER BY created_at, id LIMIT $2",
        )
        .bind(until.0)
        .bind(i64::from(limit))
        .fetch_all(self.connection())
        .await?;
        Ok(ids.into_iter().map(ChallengeId).collect())
    }
}

impl ChallengeRow {
    fn from_row(row: &SqliteRow) -> Result<Self, StoreError> {
        let challenged = row.number_or_none("challenged")?.zip(row.text_or_none("challenged_name")?);
        Ok(Self {
            id: ChallengeId(row.number("id")?),
            challenger: Person::from_columns(row.number("challenger")?, row.text("challenger_name")?),
            challenged: challenged.map(|(id, name)| Person::from_columns(id, name)),
            to_anybody: row.number("to_anybody")? == 1,
            is_match: row.number("games")? == 2,
            rematch_of: row.number_or_none("rematch_of")?.map(GameId),
            variant: row.text("variant")?,
            ruleset: row.text_or_none("ruleset")?,
            start: row.text_or_none("start")?,
            pace: row.text_or_none("pace")?,
            challenger_side: row.side("challenger_side")?,
            by_lot: row.number("by_lot")? == 1,
            place: Place::from_row(row)?,
            created_at: row.time("created_at")?,
            state: ChallengeState::from_columns(row.text("state")?, row.number_or_none("game")?.map(GameId))?,
            post: Post::from_row_or_none(row)?,
        })
    }
}

impl Snapshot {
    /// The open challenges that a player has made, the oldest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn open_challenges_of(&mut self, challenger: PlayerId) -> Result<Vec<ChallengeId>, StoreError> {
        let ids: Vec<i64> =
            sqlx::query_scalar("SELECT id FROM challenges WHERE challenger = $1 AND state = 'open' ORDER BY id")
                .bind(from_id(challenger.0))
                .fetch_all(self.connection())
                .await?;
        Ok(ids.into_iter().map(ChallengeId).collect())
    }

    /// How many open challenges a player has made.
    ///
    /// # Errors
    /// The database failed.
    pub async fn count_open_challenges(&mut self, challenger: PlayerId) -> Result<u32, StoreError> {
        let row = sqlx::query("SELECT COUNT(*) AS open FROM challenges WHERE challenger = $1 AND state = 'open'")
            .bind(from_id(challenger.0))
            .fetch_one(self.connection())
            .await?;
        row.count("open")
    }
}

impl Tx {
    /// Stores a new challenge.
    ///
    /// # Errors
    /// The database failed.
    pub async fn insert_challenge(&mut self, challenge: NewChallengeRow<'_>) -> Result<ChallengeId, StoreError> {
        let id = sqlx::query_scalar(
            "INSERT INTO challenges (challenger, challenged, to_anybody, games, rematch_of, variant, ruleset, start,
                                     challenger_side, by_lot, channel, guild, created_at, pace)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING id",
        )
        .bind(from_id(challenge.challenger.0))
        .bind(challenge.challenged.map(|player| from_id(player.0)))
        .bind(i64::from(challenge.challenged.is_none()))
        .bind(if challenge.is_match { 2_i64 } else { 1 })
        .bind(challenge.rematch_of.map(|game| game.0))
        .bind(challenge.variant)
        .bind(challenge.ruleset)
        .bind(challenge.start)
        .bind(challenge.challenger_side.key())
        .bind(i64::from(challenge.by_lot))
        .bind(from_id(challenge.place.channel.0))
        .bind(challenge.place.guild_column())
        .bind(challenge.now.0)
        .bind(challenge.pace)
        .fetch_one(self.connection())
        .await?;
        Ok(ChallengeId(id))
    }

    /// Makes somebody the challenged player of a challenge that anybody may take.
    ///
    /// # Errors
    /// The database failed.
    pub async fn take_challenge(&mut self, challenge: ChallengeId, by: PlayerId) -> Result<(), StoreError> {
        sqlx::query("UPDATE challenges SET challenged = $2 WHERE id = $1 AND challenged IS NULL AND state = 'open'")
            .bind(challenge.0)
            .bind(from_id(by.0))
            .execute(self.connection())
            .await?;
        Ok(())
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
