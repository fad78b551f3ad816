//! What requests carry beside who and where: which game, and where the answer goes.

use std::fmt;

use super::Place;
use crate::ids::GameId;
use crate::time::Timestamp;

/// Where the public answer to a request can be sent for 15 minutes.
#[derive(Clone, PartialEq, Eq)]
pub struct ReplyTo {
    /// The interaction's token; never logged.
    pub token: String,
    /// When Discord made the interaction.
    pub at: Timestamp,
    /// Whether the public message is the first answer (true) or a follow-up behind a private one.
    pub first_answer: bool,
    /// Where the request was made: only what belongs there can be sent by the token.
    pub place: Place,
}

impl fmt::Debug for ReplyTo {
    /// Everything but the token, with which anybody could answer in our name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ReplyTo")
            .field("at", &self.at)
            .field("first_answer", &self.first_answer)
            .field("place", &self.place)
            .finish_non_exhaustive()
    }
}

/// Which game a command means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameRef {
    /// The game with this number, asked for in this place.
    Number(GameId, Place),
    /// Found out: his running games in this place, else anywhere; the only one, else the only one where it is his move.
    Here(Place),
}

/// The board under which a button stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardRef {
    /// The game.
    pub game: GameId,
    /// How many entries the game's log had when that board was drawn: moves and take-backs, so that a board of a line
    /// that was taken back is never taken for a newer one.
    pub ply: u32,
}
