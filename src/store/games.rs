//! Games and their logs. Entries are only ever added.

use sqlx::sqlite::SqliteRow;

use super::column::{Columns, from_id};
use super::{ClockRow, GameResult, Intervention, OpenOffer, Person, Post, Snapshot, StoreError, Tx};
use crate::ids::{ChannelId, GameId, GuildId, PlayerId};
use crate::rules::Side;
use crate::time::Timestamp;

/// Where a request came from, or where something is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The channel, thread or private conversation.
    pub channel: ChannelId,
    /// The guild it belongs to; none in private conversations.
    pub guild: Option<GuildId>,
}

impl Place {
    pub(super) fn from_row(row: &SqliteRow) -> Result<Self, StoreError> {
        Ok(Self { channel: ChannelId(row.id("channel")?), guild: row.id_or_none("guild")?.map(GuildId) })
    }

    /// The guild as a column holds it.
    pub(super) fn guild_column(self) -> Option<i64> {
        self.guild.map(|guild| from_id(guild.0))
    }
}

/// A game as it is stored, without its log.
#[derive(Debug, Clone)]
pub struct GameRow {
    /// Its number.
    pub id: GameId,
    /// The variant's key.
    pub variant: String,
    /// House rules in full; none if the variant's own are played.
    pub ruleset: Option<String>,
    /// The position that it began from; none for the start that its rules give.
    pub start: Option<String>,
    /// The pace as text; none for a game without.
    pub pace: Option<String>,
    /// The clock of the side to move; none without a pace, and once the game has ended.
    pub clock: Option<ClockRow>,
    /// Who plays the attackers.
    pub attackers: Person,
    /// Who plays the defenders.
    pub defenders: Person,
    /// Where its boards are posted.
    pub place: Place,
    /// When it began.
    pub started_at: Timestamp,
    /// Since when the side to move has been to move, or when the game ended.
    pub turn_since: Timestamp,
    /// Entries of its log, which only ever become more.
    pub ply: u32,
    /// Moves that stand: those played, less those taken back.
    pub moves: u32,
    /// Whose move it is, or would be.
    pub to_move: Side,
    /// How it ended; none while it runs.
    pub result: Option<GameResult>,
    /// Who brought its end about; none while it runs, or where nobody in particular did.
    pub ended_by: Option<PlayerId>,
    /// Who ended it and why, where a manager did.
    pub intervention: Option<Intervention>,
    /// What is on offer, if anything is.
    pub offer: Option<OpenOffer>,
    /// The newest of its boards that is known to stand, with the entries of the log that it shows.
    pub newest: Option<(u32, Post)>,
    /// The channel on which its thread hangs, if it has (or had) one.
    pub parent: Option<ChannelId>,
    /// Why nothing can be done in it: what is stored does not fit together.
    pub frozen: Option<String>,
}

impl GameRow {
    /// Of a frozen game, as much as can be read.
    fn from_row(row: &SqliteRow) -> Result<Self, StoreError> {
        let frozen = row.text_or_none("frozen")?;
        let is_frozen = frozen.is_some();
        Ok(Self {
            id: GameId(row.number("id")?),
            variant: row.text("variant")?,
            ruleset: row.text_or_none("ruleset")?,
            start: row.text_or_none("start")?,
            pace: row.text_or_none("pace")?,
            clock: as_far_as_readable(is_frozen, ClockRow::from_row_or_none(row))?,
            attackers: Person::from_columns(row.number("attackers")?, row.text("attackers_name")?),
            defenders: Person::from_columns(row.number("defenders")?, row.text("defenders_name")?),
            place: Place::from_row(row)?,
            started_at: row.time("started_at")?,
            turn_since: row.time("turn_since")?,
            ply: row.count("ply")?,
            moves: row.count("moves")?,
            to_move: row.side("to_move")?,
            result: as_far_as_readable(is_frozen, GameResult::from_row(row))?,
            ended_by: row.id_or_none("ended_by")?.map(PlayerId),
            intervention: Intervention::from_row_or_none(row)?,
            offer: as_far_as_readable(is_frozen, OpenOffer::from_row_or_none(row))?,
            newest: match Post::from_row_or_none(row)? {
                Some(post) => Some((row.count("post_ply")?, post)),
                None => None,
            },
            parent: row.id_or_none("parent")?.map(ChannelId),
            frozen,
        })
    }

    /// Who plays `side`.
    pub fn player(&self, side: Side) -> &Person {
        match side {
            Side::Attackers => &self.attackers,
            Side::Defenders => &self.defenders,
        }
    }

    /// The side that this player plays, if he does.
    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.player(*side).id == player)
    }

    /// Its newest board, if known.
    pub fn newest_post(&self) -> Option<Post> {
        self.newest.map(|(_, post)| post)
    }
}

/// A value of a game; none where it cannot be read and the game is frozen, so that what else it holds can be.
fn as_far_as_readable<T>(is_frozen: bool, read: Result<Option<T>, StoreError>) -> Result<Option<T>, StoreError> {
    match read {
        Err(StoreError::BadValue { .. }) if is_frozen => Ok(None),
        read => read,
    }
}

/// An entry of a game's log as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlyRow {
    /// Its number, from 1.
    pub ply: u32,
    /// What it says: a move, or that moves are taken back. Reading it is for the service.
    pub text: String,
    /// When it was made.
    pub played_at: Timestamp,
    /// Seconds that whoever made it still had then; none where no clock ran.
    pub time_left: Option<i64>,
}

/// How a game stands once an entry has been added to its log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Moves that stand.
    pub moves: u32,
    /// Whose move it is now.
    pub to_move: Side,
    /// Since when.
    pub turn_since: Timestamp,
}

/// A game to begin.
#[derive(Debug, Clone)]
pub struct NewGameRow<'a> {
    /// The variant's key.
    pub variant: &'a str,
    /// House rules in full; none if the variant's own are played.
    pub ruleset: Option<String>,
    /// The position that it begins from; none for the start that its rules give.
    pub start: Option<String>,
    /// The pace as text; none for a game without.
    pub pace: Option<String>,
    /// Who plays the attackers.
    pub attackers: PlayerId,
    /// Who plays the defenders.
    pub defenders: PlayerId,
    /// Where.
    pub place: Place,
    /// Who moves first.
    pub to_move: Side,
    /// When.
    pub now: Timestamp,
}

/// Games with all that a [`GameRow`] holds; what follows says which.
macro_rules! select_games {
    ($which:literal) => {
        concat!(
            "SELECT g.id, g.variant, g.ruleset, g.start, g.pace, g.attackers, a.name AS attackers_name, g.defenders,
                    d.name AS defenders_name, g.channel, g.guild, g.started_at, g.turn_since, g.ply, g.moves,
                    g.to_move, g.winner, g.reason, g.ended_by, g.frozen, o.id AS offer, o.kind AS offer_kind, o.offered_by,
                    i.manager, m.name AS manager_name, i.why, p.message AS post_message,
                    p.channel AS post_channel, p.guild AS post_guild, p.ply AS post_ply, t.parent,
                    k.began_at AS clock_began_at, k.allotted AS clock_allotted, k.waiting AS clock_waiting,
                    k.deadline AS clock_deadline, k.time_left AS clock_left, k.goes_on_at AS clock_goes_on_at,
                    k.is_up AS clock_is_up, k.remind_at AS clock_remind_at, k.reminded AS clock_reminded
             FROM games g
             JOIN players a ON a.id = g.attackers
             JOIN players d ON d.id = g.defenders
             LEFT JOIN game_threads t ON t.game = g.id
             LEFT JOIN clocks k ON k.game = g.id
             LEFT JOIN offers o ON o.game = g.id AND o.state = 'open'
             LEFT JOIN interventions i ON i.game = g.id
             LEFT JOIN players m ON m.id = i.manager
             LEFT JOIN posts p ON p.message =
                (SELECT n.message FROM posts n WHERE n.game = g.id ORDER BY n.ply DESC, n.message DESC LIMIT 1) ",
            $which
        )
    };
}

impl Snapshot {
    /// The game of this number.
    ///
    /// # Errors
    /// The database failed.
    pub async fn game(&mut self, game: GameId) -> Result<Option<GameRow>, StoreError> {
        let row = sqlx::query(select_games!("WHERE g.id = $1")).bind(game.0).fetch_optional(self.connection()).await?;
        row.as_ref().map(GameRow::from_row).transpose()
    }

    /// The running games of a player, by number.
    ///
    /// # Errors
    /// The database failed.
    pub async fn running_games(&mut self, player: PlayerId) -> Result<Vec<GameRow>, StoreError> {
        self.running_games_each(player).await?.into_iter().map(|(_, read)| read).collect()
    }

    /// The same, each for itself: one that cannot be read keeps nobody from reading the others.
    ///
    /// # Errors
    /// The database failed.
    pub async fn running_games_each(
        &mut self,
        player: PlayerId,
    ) -> Result<Vec<(GameId, Result<GameRow, StoreError>)>, StoreError> {
        let rows = sqlx::query(select_games!(
            "WHERE g.id IN (
                SELECT id FROM games WHERE attackers = $1 AND status = 'running'
                UNION ALL
                SELECT id FROM games WHERE defenders = $1 AND status = 'running')
             ORDER BY g.id"
        ))
        .bind(from_id(player.0))
        .fetch_all(self.connection())
        .await?;
        rows.iter().map(|row| Ok((GameId(row.number("id")?), GameRow::from_row(row)))).collect()
    }

    /// The games of a player that were running in a channel at that moment, as far as they are still played there.
    ///
    /// # Errors
    /// The database failed.
    pub async fn games_then(
        &mut self,
        player: PlayerId,
        channel: ChannelId,
        at: Timestamp,
    ) -> Result<Vec<GameRow>, StoreError> {
        let rows = sqlx::query(select_games!(
            "WHERE g.id IN (
                SELECT id FROM games WHERE attackers = $1 AND status = 'running'
                UNION ALL
                SELECT id FROM games WHERE defenders = $1 AND status = 'running'
                UNION ALL
                SELECT id FROM games WHERE attackers = $1 AND status = 'finished' AND ended_at > $3
                UNION ALL
                SELECT id FROM games WHERE defenders = $1 AND status = 'finished' AND ended_at > $3)
             AND g.channel = $2 AND g.started_at <= $3 ORDER BY g.id"
        ))
        .bind(from_id(player.0))
        .bind(from_id(channel.0))
        .bind(at.0)
        .fetch_all(self.connection())
        .await?;
        rows.iter().map(GameRow::from_row).collect()
    }

    /// The games of a player that are over, the newest first, at most `limit` of each side's.
    ///
    /// # Errors
    /// The database failed.
    pub async fn games_over(&mut self, player: PlayerId, limit: u32) -> Result<Vec<GameRow>, StoreError> {
        let mut games = Vec::new();
        for select in [
            select_games!(
                "WHERE g.attackers = $1 AND g.status = 'finished' ORDER BY g.ended_at DESC, g.id DESC LIMIT $2"
            ),
            select_games!(
                "WHERE g.defenders = $1 AND g.status = 'finished' ORDER BY g.ended_at DESC, g.id DESC LIMIT $2"
            ),
        ] {
            let rows =
                sqlx::query(select).bind(from_id(player.0)).bind(i64::from(limit)).fetch_all(self.connection()).await?;
            for row in &rows {
                games.push(GameRow::from_row(row)?);
            }
        }
        games.sort_by_key(|game| std::cmp::Reverse((game.turn_since, game.id)));
        Ok(games)
    }

    /// The log of a game, first entry first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn plies(&mut self, game: GameId) -> Result<Vec<PlyRow>, StoreError> {
        let rows = sqlx::query("SELECT ply, move, played_at, time_left FROM plies WHERE game = $1 ORDER BY ply")
            .bind(game.0)
            .fetch_all(self.connection())
            .await?;
        rows.iter()
            .map(|row| {
                Ok(PlyRow {
                    ply: row.count("ply")?,
                    text: row.text("move")?,
                    played_at: row.time("played_at")?,
                    time_left: row.number_or_none("time_left")?,
                })
            })
            .collect()
    }
}

impl Tx {
    /// Begins a game.
    ///
    /// # Errors
    /// The database failed.
    pub async fn insert_game(&mut self, game: NewGameRow<'_>) -> Result<GameId, StoreError> {
        let id = sqlx::query_scalar(
            "INSERT INTO games
                (variant, ruleset, start, attackers, defenders, channel, guild, started_at, turn_since, to_move, pace)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10) RETURNING id",
        )
        .bind(game.variant)
        .bind(game.ruleset)
        .bind(game.start)
        .bind(from_id(game.attackers.0))
        .bind(from_id(game.defenders.0))
        .bind(from_id(game.place.channel.0))
        .bind(game.place.guild_column())
        .bind(game.now.0)
        .bind(game.to_move.key())
        .bind(game.pace)
        .fetch_one(self.connection())
        .await?;
        Ok(GameId(id))
    }

    /// Adds an entry to the log of a running game that has one fewer, after which it stands as told. False if the game
    /// has gone on or ended meanwhile, because somebody was first: then drop the transaction.
    ///
    /// # Errors
    /// The database failed.
    pub async fn append_ply(&mut self, game: GameId, ply: &PlyRow, standing: Standing) -> Result<bool, StoreError> {
        let advanced = sqlx::query(
            "UPDATE games SET ply = $2, moves = $3, to_move = $4, turn_since = $5
             WHERE id = $1 AND ply = $2 - 1 AND status = 'running'",
        )
        .bind(game.0)
        .bind(i64::from(ply.ply))
        .bind(i64::from(standing.moves))
        .bind(standing.to_move.key())
        .bind(standing.turn_since.0)
        .execute(self.connection())
        .await?;
        if advanced.rows_affected() == 0 {
            return Ok(false);
        }
        let inserted = sqlx::query(
            "INSERT INTO plies (game, ply, move, played_at, time_left) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (game, ply) DO NOTHING",
        )
        .bind(game.0)
        .bind(i64::from(ply.ply))
        .bind(&ply.text)
        .bind(ply.played_at.0)
        .bind(ply.time_left)
        .execute(self.connection())
        .await?;
        Ok(inserted.rows_affected() == 1)
    }

    /// Lets a game be played in another place from now on.
    ///
    /// # Errors
    /// The database failed.
    pub async fn move_game(&mut self, game: GameId, place: Place) -> Result<(), StoreError> {
        sqlx::query("UPDATE games SET channel = $2, guild = $3 WHERE id = $1")
            .bind(game.0)
            .bind(from_id(place.channel.0))
            .bind(place.guild_column())
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Ends a running game, as somebody brought it about. False, and nothing changed, if it had ended already.
    ///
    /// # Errors
    /// The database failed.
    pub async fn finish_game(
        &mut self,
        game: GameId,
        end: GameResult,
        by: Option<PlayerId>,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let finished = sqlx::query(
            "UPDATE games SET status = 'finished', winner = $2, reason = $3, ended_at = $4, turn_since = $4, ended_by = $5
             WHERE id = $1 AND status = 'running'",
        )
        .bind(game.0)
        .bind(end.winner.map(Side::key))
        .bind(end.reason.key())
        .bind(now.0)
        .bind(by.map(|player| from_id(player.0)))
        .execute(self.connection())
        .await?;
        Ok(finished.rows_affected() == 1)
    }
}
