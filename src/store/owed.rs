//! What can be owed, and how it stands in the outbox's columns.

use sqlx::sqlite::SqliteRow;

use super::column::Columns;
use super::{Place, Post, StoreError};
use crate::ids::{ChallengeId, GameId, MessageId, OfferId};

/// What an outbox row owes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Owed {
    /// The challenge's message.
    Challenge(ChallengeId),
    /// Telling the challenger that his challenge was declined.
    Declined(ChallengeId),
    /// The board after `ply` plies, mentioning the side to move (or the result).
    Board {
        /// The game.
        game: GameId,
        /// Plies played on that board.
        ply: u32,
    },
    /// The draw offer's message.
    DrawOffer(OfferId),
    /// Making a challenge's message say what became of it, without buttons.
    EditChallenge {
        /// The challenge.
        challenge: ChallengeId,
        /// Its message.
        post: Post,
    },
    /// Making a draw offer's message say what became of it, without buttons.
    EditOffer {
        /// The offer.
        offer: OfferId,
        /// Its message.
        post: Post,
    },
    /// Taking the buttons off an old message, given up at the first refusal: the lowest priority.
    StripButtons {
        /// That message.
        post: Post,
    },
}

impl Owed {
    /// The stable text that stands for it in files.
    pub(super) const fn kind(&self) -> &'static str {
        match self {
            Self::Challenge(_) => "challenge",
            Self::Declined(_) => "declined",
            Self::Board { .. } => "board",
            Self::DrawOffer(_) => "draw_offer",
            Self::EditChallenge { .. } => "edit_challenge",
            Self::EditOffer { .. } => "edit_offer",
            Self::StripButtons { .. } => "strip_buttons",
        }
    }

    /// Lowest first: what people wait for, then what would mislead them, then tidiness.
    pub(super) const fn priority(&self) -> i64 {
        match self {
            Self::Challenge(_) | Self::Declined(_) | Self::Board { .. } | Self::DrawOffer(_) => 0,
            Self::EditChallenge { .. } | Self::EditOffer { .. } => 1,
            Self::StripButtons { .. } => 2,
        }
    }

    /// The message that is to be edited, where no new one is owed.
    pub const fn edits(&self) -> Option<Post> {
        match self {
            Self::Challenge(_) | Self::Declined(_) | Self::Board { .. } | Self::DrawOffer(_) => None,
            Self::EditChallenge { post, .. } | Self::EditOffer { post, .. } | Self::StripButtons { post } => {
                Some(*post)
            }
        }
    }

    /// The game and the plies played, where it is about a board.
    pub(super) const fn game(&self) -> Option<(GameId, u32)> {
        match self {
            Self::Board { game, ply } => Some((*game, *ply)),
            _ => None,
        }
    }

    /// The challenge that it is about, if it is.
    pub(super) const fn challenge(&self) -> Option<ChallengeId> {
        match self {
            Self::Challenge(id) | Self::Declined(id) | Self::EditChallenge { challenge: id, .. } => Some(*id),
            _ => None,
        }
    }

    /// The offer that it is about, if it is.
    pub(super) const fn offer(&self) -> Option<OfferId> {
        match self {
            Self::DrawOffer(id) | Self::EditOffer { offer: id, .. } => Some(*id),
            _ => None,
        }
    }

    /// What the row owes.
    pub(super) fn from_row(row: &SqliteRow) -> Result<Self, StoreError> {
        let kind = row.text("kind")?;
        let challenge = || Ok::<_, StoreError>(ChallengeId(row.number("challenge")?));
        let offer = || Ok::<_, StoreError>(OfferId(row.number("offer")?));
        let post = || {
            let Place { channel, guild } = Place::from_row(row)?;
            Ok::<_, StoreError>(Post { guild, channel, message: MessageId(row.id("message")?) })
        };
        match kind.as_str() {
            "challenge" => Ok(Self::Challenge(challenge()?)),
            "declined" => Ok(Self::Declined(challenge()?)),
            "board" => Ok(Self::Board { game: GameId(row.number("game")?), ply: row.count("ply")? }),
            "draw_offer" => Ok(Self::DrawOffer(offer()?)),
            "edit_challenge" => Ok(Self::EditChallenge { challenge: challenge()?, post: post()? }),
            "edit_offer" => Ok(Self::EditOffer { offer: offer()?, post: post()? }),
            "strip_buttons" => Ok(Self::StripButtons { post: post()? }),
            _ => Err(StoreError::BadValue { what: "an owed message", value: kind }),
        }
    }
}
