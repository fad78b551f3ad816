//! Why nothing was done about somebody's time.

use super::{Person, Post, Run};
use crate::ids::GameId;
use crate::time::Timestamp;

/// Why a move, a claim or a gift of time was refused because of a clock, with what the player needs to know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TimeRefusal {
    /// Somebody's time is up, and the game over by that, though it has not been closed yet.
    OutOfTime {
        /// The game.
        game: GameId,
        /// Whose time is up.
        late: Person,
        /// Whether that is the person himself.
        is_his: bool,
        /// Whether the game is lost by that; else it is broken off, because he has never moved in it.
        is_lost: bool,
        /// Since when.
        deadline: Timestamp,
    },
    /// The game has no pace, so that nobody's time is ever up.
    NoPace {
        /// The game.
        game: GameId,
    },
    /// It is his own move: only the time of whoever is to move runs.
    OwnTime {
        /// The game.
        game: GameId,
        /// When his time is up; none while his clock stands.
        deadline: Option<Timestamp>,
        /// Its newest board, if known.
        newest: Option<Post>,
    },
    /// It is his own time that is up: only his opponent can do something about it, and he may still move.
    OwnTimeUp {
        /// The game.
        game: GameId,
        /// The opponent.
        opponent: Person,
        /// When it was up.
        deadline: Timestamp,
        /// The game's newest board, if known.
        newest: Option<Post>,
    },
    /// The opponent's time is not up.
    TimeLeft {
        /// The game.
        game: GameId,
        /// The opponent.
        opponent: Person,
        /// How his clock goes.
        run: Run,
    },
    /// The opponent's time was up so shortly ago that a move which he made in time may still arrive.
    JustUp {
        /// The game.
        game: GameId,
        /// The opponent.
        opponent: Person,
    },
    /// More time was to be given because the opponent's was up, but he has time again.
    GivenAlready {
        /// The game.
        game: GameId,
        /// The opponent.
        opponent: Person,
        /// How his clock goes.
        run: Run,
        /// The game's newest board, if known.
        newest: Option<Post>,
    },
    /// The opponent would have more than a month.
    EnoughTime {
        /// The game.
        game: GameId,
        /// The opponent.
        opponent: Person,
        /// When his time is up as it is; none while his clock stands.
        deadline: Option<Timestamp>,
    },
}
