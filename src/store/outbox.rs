//! Messages that have been committed but may not have been shown: owed, then delivered or abandoned.

use std::fmt;

use sqlx::sqlite::SqliteRow;

use super::column::{Columns, from_id};
use super::{Owed, Place, Snapshot, StoreError, Tx};
use crate::ids::{ChannelId, GuildId, MessageId, OutboxId, VacationId};
use crate::time::Timestamp;

/// An owed message, as whoever delivers it needs it.
#[derive(Clone)]
pub struct Due {
    /// The row; its number is the nonce.
    pub id: OutboxId,
    /// What is owed.
    pub owed: Owed,
    /// Where it belongs.
    pub channel: ChannelId,
    /// The guild of that channel; none in private conversations.
    pub guild: Option<GuildId>,
    /// The interaction token it can still be found or sent by, while it lives.
    pub token: Option<String>,
    /// Whether it was to be the first answer on that token.
    pub first_answer: bool,
    /// How often delivery has been tried, this time included.
    pub attempts: u32,
    /// When it was committed.
    pub created_at: Timestamp,
    /// Since when it has been tried: when it was committed, or until when it was to wait.
    pub tried_since: Timestamp,
    /// Whether things have gone on since: a newer board is owed or shown, the challenge or the offer is closed. Then it
    /// is still shown for the record, but mentions nobody and has no buttons.
    pub outdated: bool,
}

impl fmt::Debug for Due {
    /// Everything but the token, with which anybody could answer in our name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Due")
            .field("id", &self.id)
            .field("owed", &self.owed)
            .field("channel", &self.channel)
            .field("first_answer", &self.first_answer)
            .field("attempts", &self.attempts)
            .field("created_at", &self.created_at)
            .field("outdated", &self.outdated)
            .finish_non_exhaustive()
    }
}

impl Due {
    fn from_row(row: &SqliteRow) -> Result<Self, StoreError> {
        let Place { channel, guild } = Place::from_row(row)?;
        Ok(Self {
            id: OutboxId(row.number("id")?),
            owed: Owed::from_row(row)?,
            channel,
            guild,
            token: row.text_or_none("token")?,
            first_answer: row.number("first_answer")? == 1,
            attempts: row.count("attempts")?,
            created_at: row.time("created_at")?,
            tried_since: row.time("tried_since")?,
            outdated: row.number("outdated")? == 1,
        })
    }
}

/// A message to owe.
#[derive(Clone, Copy)]
pub struct NewOwed<'a> {
    /// What is owed.
    pub owed: Owed,
    /// Where it belongs.
    pub place: Place,
    /// The interaction token it can be sent by, and when Discord made it.
    pub token: Option<(&'a str, Timestamp)>,
    /// Whether it is the first answer on that token.
    pub first_answer: bool,
    /// When it was committed.
    pub now: Timestamp,
    /// When somebody else than the request itself takes care of it.
    pub due_at: Timestamp,
}

/// Outbox rows with all that a [`Due`] holds; what follows says which.
macro_rules! select_outbox {
    ($which:literal) => {
        concat!(
            "SELECT x.id, x.kind, x.game, x.ply, x.challenge, x.offer, x.vacation, x.message, x.player, x.channel,
                    x.guild, x.token, x.first_answer, x.attempts, x.created_at,
                    COALESCE(x.waited_until, x.created_at) AS tried_since,
                    CASE WHEN x.kind = 'board' AND g.ply > x.ply THEN 1
                         WHEN x.kind = 'board' AND EXISTS
                            (SELECT 1 FROM outbox n WHERE n.game = x.game AND n.kind = 'board' AND n.id > x.id) THEN 1
                         WHEN x.kind IN ('your_move', 'time_up', 'time_added', 'reminder') AND (g.ply > x.ply OR g.status <> 'running') THEN 1
                         WHEN x.kind = 'time_up' AND NOT EXISTS
                            (SELECT 1 FROM clocks k WHERE k.game = x.game AND k.is_up = 1) THEN 1
                         WHEN x.kind = 'vacation_begun' AND EXISTS
                            (SELECT 1 FROM vacation_guilds v WHERE v.vacation = x.vacation
                             AND v.guild = COALESCE(x.guild, 0) AND v.over_at IS NOT NULL) THEN 1
                         WHEN x.kind = 'challenge' AND c.state <> 'open' THEN 1
                         WHEN x.kind IN ('offer', 'draw_offer') AND o.state <> 'open' THEN 1
                         ELSE 0 END AS outdated
             FROM outbox x
             LEFT JOIN games g ON g.id = x.game
             LEFT JOIN challenges c ON c.id = x.challenge
             LEFT JOIN offers o ON o.id = x.offer ",
            $which
        )
    };
}

impl Snapshot {
    /// The row of this number.
    ///
    /// # Errors
    /// The database failed.
    pub async fn owed(&mut self, row: OutboxId) -> Result<Option<Due>, StoreError> {
        let row = sqlx::query(select_outbox!("WHERE x.id = $1")).bind(row.0).fetch_optional(self.connection()).await?;
        row.as_ref().map(Due::from_row).transpose()
    }

    /// Rows that are due, the most important first, then the oldest.
    ///
    /// # Errors
    /// The database failed.
    pub async fn due(&mut self, limit: u32, now: Timestamp) -> Result<Vec<Due>, StoreError> {
        // The first board of a match's second game waits for what is owed of the first.
        let rows = sqlx::query(select_outbox!(
            "WHERE x.state = 'owed' AND x.due_at <= $1
               AND NOT (x.kind = 'board' AND x.ply = 0 AND EXISTS
                   (SELECT 1 FROM matches m JOIN outbox b ON b.game = m.first
                    WHERE m.second = x.game AND b.kind = 'board' AND b.state = 'owed'))
             ORDER BY x.priority, x.due_at, x.id LIMIT $2"
        ))
        .bind(now.0)
        .bind(i64::from(limit))
        .fetch_all(self.connection())
        .await?;
        rows.iter().map(Due::from_row).collect()
    }
}

impl Tx {
    /// Owes a message. An edit that is owed for the same message already is not owed twice.
    ///
    /// # Errors
    /// The database failed.
    pub async fn owe(&mut self, new: NewOwed<'_>) -> Result<OutboxId, StoreError> {
        let message = new.owed.edits().map(|post| from_id(post.message.0));
        if let Some(id) = self.owed_edit(message).await? {
            return Ok(id);
        }
        let id = sqlx::query_scalar(
            "INSERT INTO outbox (kind, game, ply, challenge, offer, message, channel, guild, token, token_at,
                                 first_answer, priority, created_at, due_at, vacation, player)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) RETURNING id",
        )
        .bind(new.owed.kind())
        .bind(new.owed.game().map(|(game, _)| game.0))
        .bind(new.owed.game().and_then(|(_, ply)| ply).map(i64::from))
        .bind(new.owed.challenge().map(|id| id.0))
        .bind(new.owed.offer().map(|id| id.0))
        .bind(message)
        .bind(from_id(new.place.channel.0))
        .bind(new.place.guild_column())
        .bind(new.token.map(|(token, _)| token))
        .bind(new.token.map(|(_, at)| at.0))
        .bind(i64::from(new.first_answer))
        .bind(new.owed.priority())
        .bind(new.now.0)
        .bind(new.due_at.0)
        .bind(new.owed.vacation().map(|id| id.0))
        .bind(new.owed.player().map(|player| from_id(player.0)))
        .fetch_one(self.connection())
        .await?;
        Ok(OutboxId(id))
    }

    async fn owed_edit(&mut self, message: Option<i64>) -> Result<Option<OutboxId>, StoreError> {
        let Some(message) = message else { return Ok(None) };
        let id: Option<i64> = sqlx::query_scalar("SELECT id FROM outbox WHERE message = $1 AND state = 'owed'")
            .bind(message)
            .fetch_optional(self.connection())
            .await?;
        Ok(id.map(OutboxId))
    }

    /// Counts an attempt at a row that is owed, and pushes its next due time back.
    ///
    /// # Errors
    /// The database failed.
    pub async fn claim(&mut self, row: OutboxId, until: Timestamp) -> Result<(), StoreError> {
        sqlx::query("UPDATE outbox SET attempts = attempts + 1, due_at = $2 WHERE id = $1 AND state = 'owed'")
            .bind(row.0)
            .bind(until.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Keeps a row that nobody has tried yet from others until then. False if somebody has, or it is closed.
    ///
    /// # Errors
    /// The database failed.
    pub async fn hold(&mut self, row: OutboxId, until: Timestamp) -> Result<bool, StoreError> {
        let held = sqlx::query("UPDATE outbox SET due_at = $2 WHERE id = $1 AND state = 'owed' AND attempts = 0")
            .bind(row.0)
            .bind(until.0)
            .execute(self.connection())
            .await?;
        Ok(held.rows_affected() == 1)
    }

    /// Puts off a row that is owed.
    ///
    /// # Errors
    /// The database failed.
    pub async fn put_off(&mut self, row: OutboxId, until: Timestamp, why: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE outbox SET due_at = $2, last_error = $3 WHERE id = $1 AND state = 'owed'")
            .bind(row.0)
            .bind(until.0)
            .bind(why)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Lets a row that is owed wait until then; nobody counts that as having tried it.
    ///
    /// # Errors
    /// The database failed.
    pub async fn let_wait(&mut self, row: OutboxId, until: Timestamp, why: &str) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE outbox SET due_at = $2, waited_until = $2, last_error = $3 WHERE id = $1 AND state = 'owed'",
        )
        .bind(row.0)
        .bind(until.0)
        .bind(why)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Owes a row to another place, by this token, as if it had not been tried. False if it is closed.
    ///
    /// # Errors
    /// The database failed.
    pub async fn redirect(
        &mut self,
        row: OutboxId,
        place: Place,
        (token, token_at): (&str, Timestamp),
        first_answer: bool,
        due_at: Timestamp,
    ) -> Result<bool, StoreError> {
        let redirected = sqlx::query(
            "UPDATE outbox SET channel = $2, guild = $3, token = $4, token_at = $5, first_answer = $6, due_at = $7
             WHERE id = $1 AND state = 'owed'",
        )
        .bind(row.0)
        .bind(from_id(place.channel.0))
        .bind(place.guild_column())
        .bind(token)
        .bind(token_at.0)
        .bind(i64::from(first_answer))
        .bind(due_at.0)
        .execute(self.connection())
        .await?;
        Ok(redirected.rows_affected() == 1)
    }

    /// Owes a row to another place, by no token, as if it had not been tried. False if it is closed.
    ///
    /// # Errors
    /// The database failed.
    pub async fn owe_elsewhere(&mut self, row: OutboxId, place: Place, due_at: Timestamp) -> Result<bool, StoreError> {
        let moved = sqlx::query(
            "UPDATE outbox SET channel = $2, guild = $3, token = NULL, token_at = NULL, first_answer = 0, due_at = $4
             WHERE id = $1 AND state = 'owed'",
        )
        .bind(row.0)
        .bind(from_id(place.channel.0))
        .bind(place.guild_column())
        .bind(due_at.0)
        .execute(self.connection())
        .await?;
        Ok(moved.rows_affected() == 1)
    }

    /// Closes a row as delivered (also one that had been given up), and forgets its token.
    ///
    /// # Errors
    /// The database failed.
    pub async fn deliver(&mut self, row: OutboxId, now: Timestamp) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE outbox SET state = 'delivered', closed_at = $2, token = NULL, token_at = NULL
             WHERE id = $1 AND state <> 'delivered'",
        )
        .bind(row.0)
        .bind(now.0)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Closes the edits owed for a message as delivered.
    ///
    /// # Errors
    /// The database failed.
    pub async fn deliver_edits(&mut self, message: MessageId, now: Timestamp) -> Result<(), StoreError> {
        sqlx::query("UPDATE outbox SET state = 'delivered', closed_at = $2 WHERE message = $1 AND state = 'owed'")
            .bind(from_id(message.0))
            .bind(now.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Gives a row up, and forgets its token. False if it was closed already.
    ///
    /// # Errors
    /// The database failed.
    pub async fn abandon(&mut self, row: OutboxId, why: &str, now: Timestamp) -> Result<bool, StoreError> {
        let abandoned = sqlx::query(
            "UPDATE outbox SET state = 'abandoned', closed_at = $2, last_error = $3, token = NULL, token_at = NULL
             WHERE id = $1 AND state = 'owed'",
        )
        .bind(row.0)
        .bind(now.0)
        .bind(why)
        .execute(self.connection())
        .await?;
        Ok(abandoned.rows_affected() == 1)
    }

    /// Gives up telling a channel that a vacation has begun, if nobody has tried that yet. True if so.
    ///
    /// # Errors
    /// The database failed.
    pub async fn abandon_vacation_begun(
        &mut self,
        vacation: VacationId,
        channel: ChannelId,
        why: &str,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let abandoned = sqlx::query(
            "UPDATE outbox SET state = 'abandoned', closed_at = $3, last_error = $4, token = NULL, token_at = NULL
             WHERE vacation = $1 AND channel = $2 AND kind = 'vacation_begun' AND state = 'owed' AND attempts = 0",
        )
        .bind(vacation.0)
        .bind(from_id(channel.0))
        .bind(now.0)
        .bind(why)
        .execute(self.connection())
        .await?;
        Ok(abandoned.rows_affected() > 0)
    }
}
