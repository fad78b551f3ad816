//! Why a use case did nothing: a refusal with its facts, or a fault of ours.

use crate::ids::{ChallengeId, ChannelId, GameId, OfferId, RecordId};
use crate::rules::{IllegalMove, Move, Square, notation::MoveTextError};
use crate::store::StoreError;
use crate::time::Timestamp;

use super::{
    BoardRef, ChallengeRefusal, ChallengeState, GameResult, GameSummary, HouseRuleError, OfferKind, OfferState,
    OfferView, Person, Post, RecordProblem, ReminderRefusal, TimeRefusal, VacationRefusal,
};

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
    /// A stored record cannot be read any more.
    #[error("stored record {record} is corrupt: {why}")]
    CorruptRecord {
        /// The record.
        record: RecordId,
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

impl From<ChallengeRefusal> for Refusal {
    fn from(refusal: ChallengeRefusal) -> Self {
        Self::Challenge(refusal)
    }
}

impl From<VacationRefusal> for Error {
    fn from(refusal: VacationRefusal) -> Self {
        Refusal::Vacation(refusal).into()
    }
}

impl From<TimeRefusal> for Error {
    fn from(refusal: TimeRefusal) -> Self {
        Refusal::Time(refusal).into()
    }
}

impl From<ReminderRefusal> for Refusal {
    fn from(refusal: ReminderRefusal) -> Self {
        Self::Reminder(refusal)
    }
}

impl From<ReminderRefusal> for Error {
    fn from(refusal: ReminderRefusal) -> Self {
        Refusal::from(refusal).into()
    }
}

impl From<ChallengeRefusal> for Error {
    fn from(refusal: ChallengeRefusal) -> Self {
        Refusal::from(refusal).into()
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
    /// What he named is not the number of a game, and only a number would do.
    NotANumber {
        /// What he wrote.
        text: String,
    },
    /// He has no running game at all.
    NoRunningGame,
    /// Several games could be meant.
    WhichGame {
        /// Those games.
        games: Vec<GameSummary>,
    },
    /// The number in front of the move is not that of the game chosen.
    TwoGames {
        /// The number in front of the move.
        written: GameId,
        /// The game chosen.
        chosen: GameId,
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
    /// What is special about somebody's time.
    Time(TimeRefusal),
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
    /// What is stored of the game does not fit together, so that nothing can be done in it.
    Frozen {
        /// The game.
        game: GameId,
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
        /// Moves that stood on the pressed board.
        board_move: u32,
        /// Moves played since; none where moves have been taken back, so that counting would tell nothing.
        moves_since: Option<u32>,
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
    /// There is no language of this code.
    NoSuchLanguage {
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
    /// What is special about challenges.
    Challenge(ChallengeRefusal),
    /// What is special about vacations.
    Vacation(VacationRefusal),
    /// What is special about being reminded.
    Reminder(ReminderRefusal),
    /// There is no such offer.
    NoSuchOffer {
        /// Its number.
        offer: OfferId,
    },
    /// The offer has been answered or has lapsed.
    OfferClosed {
        /// The game.
        game: GameId,
        /// What was offered.
        kind: OfferKind,
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
    /// Only whoever offered may take it back.
    NotYourOffer {
        /// Who offered.
        by: Person,
    },
    /// Something is already on offer in this game.
    OfferOpen {
        /// The game.
        game: GameId,
        /// What.
        offer: Box<OfferView>,
        /// Whether it is his own offer.
        own: bool,
    },
    /// He has offered that already, and has not moved since.
    OfferedAlready {
        /// The game.
        game: GameId,
        /// What he offered.
        kind: OfferKind,
    },
    /// No move of his stands that he could take back.
    NothingToTakeBack {
        /// The game.
        game: GameId,
    },
    /// Both have moved, so that the game can no longer be broken off.
    TooLateToAbort {
        /// The game.
        game: GameId,
    },
    /// Only who may manage the server ends other people's games.
    NotAManager,
    /// He manages the server, but plays in that game himself: somebody else has to judge it.
    ManagesOwnGame {
        /// The game.
        game: GameId,
    },
    /// He gave no reason that anybody could read.
    NoReason,
    /// He has as many open challenges as one may have.
    TooManyChallenges {
        /// How many.
        most: u32,
    },
    /// He has asked for more than one may within a minute.
    TooManyRequests {
        /// When the next one is taken.
        again_at: Timestamp,
    },
    /// Others have asked for so much before that his turn does not come in time.
    Busy,
    /// The guild's managers let new games begin elsewhere only.
    WrongChannel {
        /// Where.
        channels: Vec<ChannelId>,
    },
    /// Only who manages the guild may do that.
    NotManager,
    /// There is no guild here to settle anything for.
    NoGuildHere,
    /// The channel is not among those in which new games may begin.
    ChannelNotListed {
        /// That channel.
        channel: ChannelId,
        /// Those that are.
        listed: Vec<ChannelId>,
    },
    /// There is no room for another channel.
    TooManyChannels {
        /// How many there may be.
        most: usize,
    },
    /// He has not played any game, over or not.
    NoGameAtAll,
    /// So many moves have not been played in that game.
    NoSuchPly {
        /// How many were asked for.
        ply: u32,
        /// How many there are.
        plies: u32,
    },
    /// A record that was to be brought in is none.
    BadRecord(RecordProblem),
    /// There is no such record, or not any more, or it is somebody else's.
    NoSuchRecord {
        /// Its number.
        record: RecordId,
    },
    /// At that position the game is over.
    NothingToPlayOn,
}
