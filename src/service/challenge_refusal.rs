//! Why a challenge, a rematch or a card to set one up was refused, with what the player needs to know.

use crate::ids::GameId;

use super::{Person, Post};

/// Why nothing came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChallengeRefusal {
    /// Whom he challenges is not in this place.
    NotHere {
        /// Whom he challenges.
        opponent: Person,
    },
    /// Whom he challenges cannot see this channel.
    CannotSee {
        /// Whom he challenges.
        opponent: Person,
    },
    /// Anybody might take it, but there is nobody else in this place.
    NobodyElse,
    /// Somebody else was faster with a challenge that anybody could take.
    Taken {
        /// Who took it.
        by: Person,
        /// What it became.
        game: GameId,
        /// That game's newest board, if known.
        newest: Option<Post>,
    },
    /// He made it himself: somebody else has to take it.
    Own,
    /// Anybody may take it, so nobody has to decline it.
    ToAnybody,
    /// The game is still being played.
    StillRunning {
        /// That game.
        game: GameId,
        /// Its newest board, if known.
        newest: Option<Post>,
    },
    /// The game is the first of a match whose second is on, with the sides swapped.
    MatchGoesOn {
        /// The first.
        game: GameId,
        /// The second.
        second: GameId,
        /// The second's newest board, if known.
        newest: Option<Post>,
    },
    /// He has asked for this rematch already.
    RematchOffered {
        /// The game to be played again.
        game: GameId,
        /// Where his challenge stands, if known.
        post: Option<Post>,
    },
    /// The rematch has begun.
    RematchOn {
        /// The game played again.
        game: GameId,
        /// The game that it became.
        rematch: GameId,
        /// That one's newest board, if known.
        newest: Option<Post>,
    },
    /// He has challenged the same person to the same game already, and that is still open.
    AskedAlready {
        /// Whom he challenged.
        opponent: Option<Person>,
        /// Where his challenge stands, if known.
        post: Option<Post>,
    },
    /// There is no such card, or it is another's, or it has been put away.
    NoSuchSetUp,
    /// What was set up on the card has been sent.
    SetUpSent {
        /// Where the challenge stands, if known.
        post: Option<Post>,
    },
}
