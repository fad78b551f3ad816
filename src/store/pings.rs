//! How players want to be called to move, and who is not called in public.

use super::column::{Columns, from_id};
use super::{Person, Snapshot, StoreError, Tx};
use crate::ids::{GameId, PlayerId};

/// How a player is called when it is his move.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Pings {
    /// By a mention under the board.
    #[default]
    Channel,
    /// By a private message with the board.
    Dm,
    /// Not at all.
    Silent,
}

impl Pings {
    /// Every way.
    pub const ALL: [Self; 3] = [Self::Channel, Self::Dm, Self::Silent];

    /// The stable text that stands for it in files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Channel => "channel",
            Self::Dm => "dm",
            Self::Silent => "none",
        }
    }

    /// The way of this key.
    pub fn by_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pings| pings.key() == key)
    }

    /// From a column of `player_settings`. What cannot be read counts as not chosen.
    pub(super) fn from_column(text: Option<&str>) -> Self {
        text.and_then(Self::by_key).unwrap_or_default()
    }
}

impl Snapshot {
    /// How a player wants to be called, by the name he is known by; none if he is not known or has chosen nothing.
    ///
    /// # Errors
    /// The database failed.
    pub async fn pings(&mut self, player: PlayerId) -> Result<Option<(Person, Pings)>, StoreError> {
        let row = sqlx::query(
            "SELECT p.id, p.name, s.pings FROM player_settings s JOIN players p ON p.id = s.player WHERE s.player = $1",
        )
        .bind(from_id(player.0))
        .fetch_optional(self.connection())
        .await?;
        let Some(row) = row else { return Ok(None) };
        let person = Person::from_columns(row.number("id")?, row.text("name")?);
        Ok(Some((person, Pings::from_column(row.text_or_none("pings")?.as_deref()))))
    }

    /// Whether a private message calls somebody to move on this board, so that nothing else has to.
    ///
    /// # Errors
    /// The database failed.
    pub async fn is_called_in_private(&mut self, game: GameId, ply: u32) -> Result<bool, StoreError> {
        let found: Option<i64> =
            sqlx::query_scalar("SELECT id FROM outbox WHERE game = $1 AND ply = $2 AND kind = 'your_move' LIMIT 1")
                .bind(game.0)
                .bind(i64::from(ply))
                .fetch_optional(self.connection())
                .await?;
        Ok(found.is_some())
    }

    /// Who is to move in a running game, if he wants to be called in private and we can reach him there, or have to tell
    /// him that we cannot where the game is played.
    ///
    /// # Errors
    /// The database failed.
    pub async fn to_be_called_in_private(&mut self, game: GameId) -> Result<Option<PlayerId>, StoreError> {
        let player: Option<i64> = sqlx::query_scalar(
            "SELECT s.player FROM games g JOIN player_settings s
               ON s.player = CASE g.to_move WHEN 'attackers' THEN g.attackers ELSE g.defenders END
             WHERE g.id = $1 AND g.status = 'running' AND s.pings = 'dm'
               AND (s.dm_closed_at IS NULL OR s.dm_closed_told = 0
                    AND NOT EXISTS (SELECT 1 FROM barred_channels b WHERE b.channel = g.channel))",
        )
        .bind(game.0)
        .fetch_optional(self.connection())
        .await?;
        Ok(player.map(|id| PlayerId(super::column::to_id(id))))
    }
}

impl Tx {
    /// Stores how a player wants to be called. The player must be known.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_pings(&mut self, player: PlayerId, pings: Pings) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO player_settings (player, pings) VALUES ($1, $2)
             ON CONFLICT (player) DO UPDATE SET pings = excluded.pings",
        )
        .bind(from_id(player.0))
        .bind(pings.key())
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
