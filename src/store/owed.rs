//! What can be owed, and how it stands in the outbox's columns.

use sqlx::sqlite::SqliteRow;

use super::column::Columns;
use super::{Place, Post, StoreError};
use crate::ids::{ChallengeId, GameId, MessageId, OfferId, PlayerId, VacationId};

/// What an outbox row owes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Owed {
    /// The challenge's message.
    Challenge(ChallengeId),
    /// Telling the challenger that his challenge was declined.
    Declined(ChallengeId),
    /// Telling the challenger that nobody answered his challenge in time.
    Expired(ChallengeId),
    /// The board after `ply` entries of the log, mentioning the side to move (or the result).
    Board {
        /// The game.
        game: GameId,
        /// Entries of the log that the board shows.
        ply: u32,
    },
    /// Calling the side to move on the board of `ply` entries by a private message, in place of the mention there. Its
    /// place is the game's: there he is called if he takes none.
    YourMove {
        /// The game.
        game: GameId,
        /// Entries of the log that the board shows.
        ply: u32,
    },
    /// Telling the opponent of the side to move on the board of `ply` entries that its time is up: a board as well.
    TimeUp {
        /// The game.
        game: GameId,
        /// Entries of the log that the board shows.
        ply: u32,
    },
    /// Telling the side to move on the board of `ply` entries that it has been given more time: a board as well.
    TimeAdded {
        /// The game.
        game: GameId,
        /// Entries of the log that the board shows.
        ply: u32,
    },
    /// Reminding the side to move on the board of `ply` entries that the game waits for it, where its player wants to be
    /// called. Its place is the game's.
    Reminder {
        /// The game.
        game: GameId,
        /// Entries of the log that the board shows.
        ply: u32,
    },
    /// The list of the games that wait for a player, by a private message. Its place means nothing.
    Digest(PlayerId),
    /// An offer's message.
    Offer(OfferId),
    /// Telling whoever made an offer that it was declined.
    OfferDeclined(OfferId),
    /// Making a challenge's message say what became of it, without buttons.
    EditChallenge {
        /// The challenge.
        challenge: ChallengeId,
        /// Its message.
        post: Post,
    },
    /// Making an offer's message say what became of it, without buttons.
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
    /// Making the thread of a game that has just begun; its first board is owed once that is settled.
    OpenThread(GameId),
    /// Archiving the thread of a game that has ended.
    CloseThread(GameId),
    /// Telling everybody in a channel that somebody who plays there is on vacation.
    VacationBegun {
        /// The vacation.
        vacation: VacationId,
        /// One of the games that are played there.
        game: GameId,
    },
    /// Telling everybody in a channel that a vacation is over, or counts there no longer.
    VacationOver {
        /// The vacation.
        vacation: VacationId,
        /// One of the games that are played there.
        game: GameId,
    },
}

impl Owed {
    /// The stable text that stands for it in files.
    pub(super) const fn kind(&self) -> &'static str {
        match self {
            Self::Challenge(_) => "challenge",
            Self::Declined(_) => "declined",
            Self::Expired(_) => "expired",
            Self::Board { .. } => "board",
            Self::YourMove { .. } => "your_move",
            Self::TimeUp { .. } => "time_up",
            Self::TimeAdded { .. } => "time_added",
            Self::Reminder { .. } => "reminder",
            Self::Digest(_) => "digest",
            Self::Offer(_) => "offer",
            Self::OfferDeclined(_) => "offer_declined",
            Self::EditChallenge { .. } => "edit_challenge",
            Self::EditOffer { .. } => "edit_offer",
            Self::StripButtons { .. } => "strip_buttons",
            Self::OpenThread(_) => "open_thread",
            Self::CloseThread(_) => "close_thread",
            Self::VacationBegun { .. } => "vacation_begun",
            Self::VacationOver { .. } => "vacation_over",
        }
    }

    /// Lowest first: what people wait for, then what would mislead them, then tidiness.
    pub(super) const fn priority(&self) -> i64 {
        match self {
            Self::Challenge(_)
            | Self::Declined(_)
            | Self::Expired(_)
            | Self::Board { .. }
            | Self::YourMove { .. }
            | Self::TimeUp { .. }
            | Self::TimeAdded { .. }
            | Self::Reminder { .. }
            | Self::Offer(_)
            | Self::OfferDeclined(_)
            | Self::OpenThread(_)
            | Self::VacationBegun { .. }
            | Self::VacationOver { .. } => 0,
            Self::Digest(_) | Self::EditChallenge { .. } | Self::EditOffer { .. } => 1,
            Self::StripButtons { .. } => 2,
            Self::CloseThread(_) => 3,
        }
    }

    /// The message that is to be edited, where no new one is owed.
    pub const fn edits(&self) -> Option<Post> {
        match self {
            Self::Challenge(_)
            | Self::Declined(_)
            | Self::Expired(_)
            | Self::Board { .. }
            | Self::YourMove { .. }
            | Self::TimeUp { .. }
            | Self::TimeAdded { .. }
            | Self::Reminder { .. }
            | Self::Digest(_)
            | Self::Offer(_)
            | Self::OfferDeclined(_)
            | Self::OpenThread(_)
            | Self::CloseThread(_)
            | Self::VacationBegun { .. }
            | Self::VacationOver { .. } => None,
            Self::EditChallenge { post, .. } | Self::EditOffer { post, .. } | Self::StripButtons { post } => {
                Some(*post)
            }
        }
    }

    /// The game, and the plies played where it is about a board.
    pub(super) const fn game(&self) -> Option<(GameId, Option<u32>)> {
        match self {
            Self::Board { game, ply }
            | Self::YourMove { game, ply }
            | Self::TimeUp { game, ply }
            | Self::TimeAdded { game, ply }
            | Self::Reminder { game, ply } => Some((*game, Some(*ply))),
            Self::OpenThread(game)
            | Self::CloseThread(game)
            | Self::VacationBegun { game, .. }
            | Self::VacationOver { game, .. } => Some((*game, None)),
            _ => None,
        }
    }

    /// The vacation that it is about, if it is.
    pub(super) const fn vacation(&self) -> Option<VacationId> {
        match self {
            Self::VacationBegun { vacation, .. } | Self::VacationOver { vacation, .. } => Some(*vacation),
            _ => None,
        }
    }

    /// For whom it is, where it is about nothing else.
    pub(super) const fn player(&self) -> Option<PlayerId> {
        match self {
            Self::Digest(player) => Some(*player),
            _ => None,
        }
    }

    /// The challenge that it is about, if it is.
    pub(super) const fn challenge(&self) -> Option<ChallengeId> {
        match self {
            Self::Challenge(id)
            | Self::Declined(id)
            | Self::Expired(id)
            | Self::EditChallenge { challenge: id, .. } => Some(*id),
            _ => None,
        }
    }

    /// The offer that it is about, if it is.
    pub(super) const fn offer(&self) -> Option<OfferId> {
        match self {
            Self::Offer(id) | Self::OfferDeclined(id) | Self::EditOffer { offer: id, .. } => Some(*id),
            _ => None,
        }
    }

    /// What the row owes.
    pub(super) fn from_row(row: &SqliteRow) -> Result<Self, StoreError> {
        let kind = row.text("kind")?;
        let challenge = || Ok::<_, StoreError>(ChallengeId(row.number("challenge")?));
        let offer = || Ok::<_, StoreError>(OfferId(row.number("offer")?));
        let vacation = || Ok::<_, StoreError>((VacationId(row.number("vacation")?), GameId(row.number("game")?)));
        let post = || {
            let Place { channel, guild } = Place::from_row(row)?;
            Ok::<_, StoreError>(Post { guild, channel, message: MessageId(row.id("message")?) })
        };
        match kind.as_str() {
            "challenge" => Ok(Self::Challenge(challenge()?)),
            "declined" => Ok(Self::Declined(challenge()?)),
            "expired" => Ok(Self::Expired(challenge()?)),
            "board" => Ok(Self::Board { game: GameId(row.number("game")?), ply: row.count("ply")? }),
            "your_move" => Ok(Self::YourMove { game: GameId(row.number("game")?), ply: row.count("ply")? }),
            "time_up" => Ok(Self::TimeUp { game: GameId(row.number("game")?), ply: row.count("ply")? }),
            "time_added" => Ok(Self::TimeAdded { game: GameId(row.number("game")?), ply: row.count("ply")? }),
            "reminder" => Ok(Self::Reminder { game: GameId(row.number("game")?), ply: row.count("ply")? }),
            "digest" => Ok(Self::Digest(PlayerId(row.id("player")?))),
            // The first schema knew draws only, and called it that.
            "offer" | "draw_offer" => Ok(Self::Offer(offer()?)),
            "offer_declined" => Ok(Self::OfferDeclined(offer()?)),
            "edit_challenge" => Ok(Self::EditChallenge { challenge: challenge()?, post: post()? }),
            "edit_offer" => Ok(Self::EditOffer { offer: offer()?, post: post()? }),
            "strip_buttons" => Ok(Self::StripButtons { post: post()? }),
            "open_thread" => Ok(Self::OpenThread(GameId(row.number("game")?))),
            "close_thread" => Ok(Self::CloseThread(GameId(row.number("game")?))),
            "vacation_begun" => vacation().map(|(vacation, game)| Self::VacationBegun { vacation, game }),
            "vacation_over" => vacation().map(|(vacation, game)| Self::VacationOver { vacation, game }),
            _ => Err(StoreError::BadValue { what: "an owed message", value: kind }),
        }
    }
}
