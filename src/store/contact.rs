//! What cannot be shown where it belongs: channels that do not take our messages, games whose newest message a player
//! has missed, and players who take no private messages.

use super::column::{Columns, from_id};
use super::{Snapshot, StoreError, Tx};
use crate::ids::{ChannelId, GameId, PlayerId};
use crate::time::Timestamp;

/// A game whose newest message could not be shown to a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Missed {
    /// The game.
    pub game: GameId,
    /// Whether the channel in which it was played is gone.
    pub homeless: bool,
}

impl Snapshot {
    /// Whether a person's contact is of interest: he has missed something, the channel was closed to us, or he does not
    /// know that what he wants as private messages does not reach him. Cheap, for it is asked at every contact.
    ///
    /// # Errors
    /// The database failed.
    pub async fn contact_matters(&mut self, player: PlayerId, channel: ChannelId) -> Result<bool, StoreError> {
        let matters: i64 = sqlx::query_scalar(
            "SELECT CASE WHEN EXISTS (SELECT 1 FROM missed WHERE player = $1) THEN 1
                         WHEN EXISTS (SELECT 1 FROM barred_channels WHERE channel = $2) THEN 1
                         WHEN EXISTS (SELECT 1 FROM player_settings WHERE player = $1 AND dm_closed_at IS NOT NULL
                            AND dm_closed_told = 0 AND (pings = 'dm' OR digest IS NOT NULL)) THEN 1
                         ELSE 0 END",
        )
        .bind(from_id(player.0))
        .bind(from_id(channel.0))
        .fetch_one(self.connection())
        .await?;
        Ok(matters == 1)
    }

    /// What a player has missed, by game.
    ///
    /// # Errors
    /// The database failed.
    pub async fn missed_by(&mut self, player: PlayerId) -> Result<Vec<Missed>, StoreError> {
        let rows = sqlx::query("SELECT game, homeless FROM missed WHERE player = $1 ORDER BY game")
            .bind(from_id(player.0))
            .fetch_all(self.connection())
            .await?;
        rows.iter()
            .map(|row| Ok(Missed { game: GameId(row.number("game")?), homeless: row.number("homeless")? == 1 }))
            .collect()
    }

    /// Whether Discord has refused our messages in this channel, and nothing since speaks against it.
    ///
    /// # Errors
    /// The database failed.
    pub async fn is_barred(&mut self, channel: ChannelId) -> Result<bool, StoreError> {
        let code: Option<i64> = sqlx::query_scalar("SELECT code FROM barred_channels WHERE channel = $1")
            .bind(from_id(channel.0))
            .fetch_optional(self.connection())
            .await?;
        Ok(code.is_some())
    }

    /// Since when a player takes no private messages; none if he does, as far as is known.
    ///
    /// # Errors
    /// The database failed.
    pub async fn dm_closed_at(&mut self, player: PlayerId) -> Result<Option<Timestamp>, StoreError> {
        let closed: Option<Option<i64>> =
            sqlx::query_scalar("SELECT dm_closed_at FROM player_settings WHERE player = $1")
                .bind(from_id(player.0))
                .fetch_optional(self.connection())
                .await?;
        Ok(closed.flatten().map(Timestamp))
    }
}

impl Tx {
    /// Notes that a player has missed a game's newest message.
    ///
    /// # Errors
    /// The database failed.
    pub async fn miss(
        &mut self,
        player: PlayerId,
        game: GameId,
        homeless: bool,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO missed (player, game, homeless, since) VALUES ($1, $2, $3, $4)
             ON CONFLICT (player, game) DO UPDATE SET homeless = excluded.homeless",
        )
        .bind(from_id(player.0))
        .bind(game.0)
        .bind(i64::from(homeless))
        .bind(now.0)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Notes that a player has seen a game as it stands.
    ///
    /// # Errors
    /// The database failed.
    pub async fn seen_by(&mut self, player: PlayerId, game: GameId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM missed WHERE player = $1 AND game = $2")
            .bind(from_id(player.0))
            .bind(game.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Notes that a game is shown to all as it stands.
    ///
    /// # Errors
    /// The database failed.
    pub async fn seen_by_all(&mut self, game: GameId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM missed WHERE game = $1").bind(game.0).execute(self.connection()).await?;
        Ok(())
    }

    /// Notes that Discord refuses our messages in a channel.
    ///
    /// # Errors
    /// The database failed.
    pub async fn bar_channel(&mut self, channel: ChannelId, code: i64, now: Timestamp) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO barred_channels (channel, code, since) VALUES ($1, $2, $3)
             ON CONFLICT (channel) DO UPDATE SET code = excluded.code",
        )
        .bind(from_id(channel.0))
        .bind(code)
        .bind(now.0)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Notes that a channel takes our messages. True if it did not.
    ///
    /// # Errors
    /// The database failed.
    pub async fn unbar_channel(&mut self, channel: ChannelId) -> Result<bool, StoreError> {
        let removed = sqlx::query("DELETE FROM barred_channels WHERE channel = $1")
            .bind(from_id(channel.0))
            .execute(self.connection())
            .await?;
        Ok(removed.rows_affected() == 1)
    }

    /// Notes since when a player takes no private messages, of which he has not been told yet unless he had taken none
    /// before; or that he does. The player must be known.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_dm_closed(&mut self, player: PlayerId, since: Option<Timestamp>) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO player_settings (player, dm_closed_at) VALUES ($1, $2)
             ON CONFLICT (player) DO UPDATE SET dm_closed_at = excluded.dm_closed_at,
                dm_closed_told = CASE WHEN excluded.dm_closed_at IS NULL OR dm_closed_at IS NULL THEN 0
                                      ELSE dm_closed_told END",
        )
        .bind(from_id(player.0))
        .bind(since.map(|since| since.0))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Notes that a player has been told that he takes no private messages.
    ///
    /// # Errors
    /// The database failed.
    pub async fn told_of_closed_dms(&mut self, player: PlayerId) -> Result<(), StoreError> {
        sqlx::query("UPDATE player_settings SET dm_closed_told = 1 WHERE player = $1 AND dm_closed_at IS NOT NULL")
            .bind(from_id(player.0))
            .execute(self.connection())
            .await?;
        Ok(())
    }
}
