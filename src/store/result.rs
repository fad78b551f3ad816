//! How games end, and how that stands in the columns of a game.

use sqlx::sqlite::SqliteRow;

use super::StoreError;
use super::column::Columns;
use crate::rules::{Reason, Side};

/// What ended a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndReason {
    /// The rules.
    Board(Reason),
    /// The loser resigned.
    Resignation,
    /// Both agreed on a draw.
    Agreement,
    /// Both agreed to break it off before each had moved: it counts for nobody.
    Aborted,
    /// Somebody who manages the server ended it.
    Intervention,
    /// The loser's time was up.
    Time,
    /// A side's time for its first move was up: it counts for nobody.
    NotBegun,
}

impl EndReason {
    /// The stable text that stands for it in files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Board(reason) => reason.key(),
            Self::Resignation => "resignation",
            Self::Agreement => "agreement",
            Self::Aborted => "aborted",
            Self::Intervention => "intervention",
            Self::Time => "time",
            Self::NotBegun => "not-begun",
        }
    }

    /// What [`EndReason::key`] wrote, if it is that.
    pub fn from_key(key: &str) -> Option<Self> {
        match key {
            "resignation" => Some(Self::Resignation),
            "agreement" => Some(Self::Agreement),
            "aborted" => Some(Self::Aborted),
            "intervention" => Some(Self::Intervention),
            "time" => Some(Self::Time),
            "not-begun" => Some(Self::NotBegun),
            key => Reason::from_key(key).map(Self::Board),
        }
    }
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameResult {
    /// The side that won; none if drawn.
    pub winner: Option<Side>,
    /// What ended it.
    pub reason: EndReason,
}

impl GameResult {
    /// How the game in the row ended, if it has.
    pub(super) fn from_row(row: &SqliteRow) -> Result<Option<Self>, StoreError> {
        let Some(reason) = row.text_or_none("reason")? else { return Ok(None) };
        let winner = match row.text_or_none("winner")? {
            Some(_) => Some(row.side("winner")?),
            None => None,
        };
        let reason = EndReason::from_key(&reason).ok_or(StoreError::BadValue { what: "an end", value: reason })?;
        Ok(Some(Self { winner, reason }))
    }
}
