//! How a player's games ended, counted.

use super::column::{Columns, from_id};
use super::{GameResult, Person, Snapshot, StoreError};
use crate::ids::{GuildId, PlayerId};
use crate::rules::Side;

/// Games of a player that are alike in all that is counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TallyRow {
    /// The variant's key.
    pub variant: String,
    /// His side.
    pub side: Side,
    /// Against whom.
    pub opponent: Person,
    /// How they ended.
    pub result: GameResult,
    /// How many there are.
    pub games: u32,
}

/// Whose games are counted for whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counted {
    /// All of them.
    All,
    /// Those of this guild, and those against this player.
    Seen {
        /// The guild; none counts as no guild.
        guild: Option<GuildId>,
        /// The player.
        by: PlayerId,
    },
}

impl Snapshot {
    /// The games of a player that are over and that began where their rules begin, counted by all that matters.
    ///
    /// # Errors
    /// The database failed.
    pub async fn tally(&mut self, player: PlayerId, counted: Counted) -> Result<Vec<TallyRow>, StoreError> {
        let (all, guild, by) = match counted {
            Counted::All => (1, None, None),
            Counted::Seen { guild, by } => (0, guild.map(|guild| from_id(guild.0)), Some(from_id(by.0))),
        };
        let rows = sqlx::query(
            "SELECT 'attackers' AS side, g.variant, g.winner, g.reason, g.defenders AS opponent, p.name, COUNT(*) AS games
             FROM games g JOIN players p ON p.id = g.defenders
             WHERE g.attackers = $1 AND g.status = 'finished' AND g.start IS NULL
                AND ($2 = 1 OR g.guild = $3 OR g.defenders = $4)
             GROUP BY g.variant, g.defenders, g.winner, g.reason
             UNION ALL
             SELECT 'defenders' AS side, g.variant, g.winner, g.reason, g.attackers AS opponent, p.name, COUNT(*) AS games
             FROM games g JOIN players p ON p.id = g.attackers
             WHERE g.defenders = $1 AND g.status = 'finished' AND g.start IS NULL
                AND ($2 = 1 OR g.guild = $3 OR g.attackers = $4)
             GROUP BY g.variant, g.attackers, g.winner, g.reason",
        )
        .bind(from_id(player.0))
        .bind(all)
        .bind(guild)
        .bind(by)
        .fetch_all(self.connection())
        .await?;
        rows.iter()
            .map(|row| {
                let result = GameResult::from_row(row)?;
                Ok(TallyRow {
                    variant: row.text("variant")?,
                    side: row.side("side")?,
                    opponent: Person::from_columns(row.number("opponent")?, row.text("name")?),
                    result: result.ok_or(StoreError::BadValue { what: "an end", value: String::new() })?,
                    games: row.count("games")?,
                })
            })
            .collect()
    }
}
