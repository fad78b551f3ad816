//! Why a use case did nothing: a refusal with its facts, or a fault of ours.

use crate::ids::{ChallengeId, GameId, OfferId};
use crate::rules::{IllegalMove, Move, Square, notation::MoveTextError};
use crate::store::StoreError;
use crate::time::Timestamp;

use super::{BoardRef, ChallengeState, GameResult, GameSummary, HouseRuleError, OfferState, Person, Post};

/// A use case that did nothing.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A normal answer to a player; nothing was changed.
    #[error("refused: {0:?}")]
    Refused(Box<Refusal>),
    /// The database failed.
    #[error("the store failed")]
    Store(#[from] StoreError),
    /// A stored game breaks the rules it was played by: never repaired silently.
    #[error("stored game {game} is corrupt at ply {ply}: {why}")]
    CorruptGame {
        /// The game.
        game: GameId,
        /// The first ply that does not fit, from 1.
        ply: u32,
        /// What is wrong with it.
        why: String,
    },
    /// A stored challenge asks for a game that cannot be played.
    #[error("stored challenge {challenge} is corrupt: {why}")]
    CorruptChallenge {
        /// The challenge.
        challenge: ChallengeId,
        /// What is wrong with it.
        why: String,
    },
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(Box::new(refusal))
    }
}

/// Why a player's request was refused, with what he needs to know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// There is no such game, or none that this person may see from here.
    NoSuchGame {
        /// The number asked for.
        game: GameId,
    },
    /// What he named is no game: neither a number nor a part of a name in a running game of his.
    NotAGame {
        /// What he wrote.
        text: String,
        /// His running games.
        games: Vec<GameSummary>,
    },
    /// He has no running game at all.
    NoRunningGame,
    /// Several games could be meant.
    WhichGame {
        /// Those games.
        games: Vec<GameSummary>,
    },
    /// He does not play in that game.
    NotAPlayer {
        /// The game.
        game: GameId,
        /// Its attacking player.
        attackers: Person,
        /// Its defending player.
        defenders: Person,
    },
    /// The game has ended.
    GameFinished {
        /// The game.
        game: GameId,
        /// Its two players, attackers first.
        players: [Person; 2],
        /// How it ended.
        result: GameResult,
        /// Its newest board, if known.
        newest: Option<Post>,
    },
    /// It is the opponent's move.
    NotYourTurn {
        /// The game.
        game: GameId,
        /// Whose move it is.
        opponent: Person,
        /// Since when.
        since: Timestamp,
    },
    /// The board pressed is not the newest one.
    StaleBoard {
        /// The game.
        game: GameId,
        /// Plies on the pressed board.
        board_ply: u32,
        /// Plies played by now.
        now_ply: u32,
        /// Whose move it is now.
        to_move: Person,
        /// The newest board, if known.
        newest: Option<Post>,
    },
    /// The text is not a move.
    UnreadableMove {
        /// What was written.
        text: String,
        /// Why it cannot be read.
        why: MoveTextError,
        /// A move that he could play.
        example: Move,
    },
    /// The rules forbid the move.
    IllegalMove {
        /// The move.
        mv: Move,
        /// Why.
        why: IllegalMove,
    },
    /// A capture was written that the move does not make.
    NotCaptured {
        /// The move.
        mv: Move,
        /// The square that would not be captured.
        square: Square,
    },
    /// The move would lose at once by repetition, and he has not been told.
    LosesByRepetition {
        /// The board he would move on.
        board: BoardRef,
        /// The move.
        mv: Move,
    },
    /// One cannot challenge oneself.
    ChallengedSelf,
    /// Bots do not play.
    ChallengedBot {
        /// The bot.
        name: String,
    },
    /// There is no variant of this name.
    NoSuchVariant {
        /// What was asked for.
        key: String,
    },
    /// The house rules asked for cannot be played.
    HouseRules(HouseRuleError),
    /// There is no theme of this name.
    NoSuchTheme {
        /// What was asked for.
        key: String,
    },
    /// There is no such challenge.
    NoSuchChallenge {
        /// Its number.
        challenge: ChallengeId,
    },
    /// The challenge has been answered or taken back.
    ChallengeClosed {
        /// Its number.
        challenge: ChallengeId,
        /// What became of it.
        state: ChallengeState,
        /// The newest board of the game it became, if known.
        newest: Option<Post>,
    },
    /// Only the challenged player may accept or decline.
    NotChallenged {
        /// Who was challenged.
        challenged: Person,
    },
    /// Only the challenger may withdraw.
    NotChallenger {
        /// Who challenged.
        challenger: Person,
    },
    /// There is no such offer.
    NoSuchOffer {
        /// Its number.
        offer: OfferId,
    },
    /// The offer has been answered or has lapsed.
    OfferClosed {
        /// The game.
        game: GameId,
        /// What became of the offer.
        state: OfferState,
        /// The game's newest board, if known.
        newest: Option<Post>,
    },
    /// Only the opponent of whoever offered may answer.
    NotOffered {
        /// Who may answer.
        opponent: Person,
    },
    /// A draw is already on offer in this game.
    OfferOpen {
        /// The game.
        game: GameId,
        /// Who offered it.
        by: Person,
        /// Whether it is his own offer.
        own: bool,
        /// Where the offer stands, if known.
        post: Option<Post>,
    },
}
