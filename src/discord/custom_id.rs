//! What a button or menu carries: all that its handler needs, so that it works after days and restarts.
//!
//! The text is `v1:act:…`, at most 100 characters. Old versions stay readable, or are answered as old.

use super::leafing::{RecordRef, RulesOf, SideWish, Way};
use super::which::Which;
use crate::ids::{ChallengeId, GameId, OfferId, RecordId, SetUpId};
use crate::rules::{Knob, Move, Square};
use crate::service::{BoardRef, OfferKind};

/// What a press asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Press {
    /// Accept a challenge.
    AcceptChallenge(ChallengeId),
    /// Decline a challenge.
    DeclineChallenge(ChallengeId),
    /// Take one's own challenge back.
    WithdrawChallenge(ChallengeId),
    /// Read the rules of a challenge's variant.
    ChallengeRules(ChallengeId),
    /// Begin to choose a move: shows the pieces.
    ChooseMove(BoardRef),
    /// The same from a reminder, whose buttons are not those of the board that it is about.
    ChooseMoveReminded(BoardRef),
    /// Be reminded once more, later.
    Snooze(BoardRef),
    /// The menu of pieces; its value is the square.
    PickPiece(BoardRef),
    /// The menu of squares for the piece on this square; its value is the target.
    PickSquare(BoardRef, Square),
    /// Play the move that was previewed.
    ConfirmMove(BoardRef, Move),
    /// Leave the menus without moving.
    CancelMove(BoardRef),
    /// Make an offer.
    Offer(OfferKind, BoardRef),
    /// Accept an offer, which must be of that kind.
    AcceptOffer(OfferKind, OfferId),
    /// Decline an offer of that kind.
    DeclineOffer(OfferKind, OfferId),
    /// Take one's own offer of that kind back.
    WithdrawOffer(OfferKind, OfferId),
    /// Ask whether one means to resign.
    AskResign(BoardRef),
    /// Resign.
    ConfirmResign(BoardRef),
    /// Not resign after all.
    KeepPlaying(BoardRef),
    /// Ask whether one means to claim a game whose time is up.
    AskClaim(BoardRef),
    /// Claim it.
    ConfirmClaim(BoardRef),
    /// Wait instead.
    LeaveUnclaimed(BoardRef),
    /// Give the opponent more time.
    AddTime(BoardRef),
    /// Turn to this page of the menu of pieces.
    TurnToPieces(BoardRef, u16),
    /// Turn to this page of the menu of squares for the piece on this square.
    TurnToSquares(BoardRef, Square, u16),
    /// Turn to this page of the list of one's games.
    TurnToGames(u16),
    /// The menu of one's games; its value is the number of the game to show.
    ShowGame,
    /// The menu of one's games for whoever has not said in which of them he wants something; its value is the game's number.
    Which(Which),
    /// A page of the moves of a game.
    History(GameId, u32, Way),
    /// The board of a game after so many moves.
    Step(GameId, u32, Way),
    /// A whole game as a film.
    Replay(GameId),
    /// A whole game written down.
    Export(GameId),
    /// The board of a record after so many moves.
    RecordStep(RecordRef, Way),
    /// Ask whom to play on from a record's position with, and with which side.
    PlayOn(RecordRef, SideWish),
    /// The menu of people; its value is the one to play on with.
    PlayOnWith(RecordRef, SideWish),
    /// A page of the rules.
    RulesPage(RulesOf, u32, Way),
    /// Play a finished game again with the sides swapped.
    Rematch(GameId),
    /// A tap on the card on which a challenge is set up.
    SetUp(SetUpId, SetUpPart),
}

/// What can be tapped on the card on which a challenge is set up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetUpPart {
    /// The menu of people.
    Opponent,
    /// The menu of variants; its value is the key.
    Variant,
    /// The menu of sides; its value is the key.
    Side,
    /// The button for how many games it becomes. It says what is wanted, so that two presses are as good as one.
    Games {
        /// Whether it becomes a match of two.
        is_match: bool,
    },
    /// The menu of rules; its value is the rule's key.
    Rule,
    /// The menu of what this rule can be set to.
    Value(Knob),
    /// The button that shows what can be chosen of the time, in place of the rules.
    ShowTime,
    /// The menu of that.
    Time,
    /// The button that sends the challenge.
    Send,
    /// The button that puts the card away.
    Cancel,
}

impl SetUpPart {
    fn act(self) -> &'static str {
        match self {
            Self::Opponent => "set-up-opponent",
            Self::Variant => "set-up-variant",
            Self::Side => "set-up-side",
            Self::Games { is_match: false } => "set-up-one-game",
            Self::Games { is_match: true } => "set-up-match",
            Self::Rule => "set-up-rule",
            Self::Value(_) => "set-up-value",
            Self::ShowTime => "set-up-show-time",
            Self::Time => "set-up-time",
            Self::Send => "set-up-send",
            Self::Cancel => "set-up-cancel",
        }
    }

    fn read(act: &str, fields: &[&str]) -> Option<Self> {
        let simple = [
            Self::Opponent,
            Self::Variant,
            Self::Side,
            Self::Games { is_match: false },
            Self::Games { is_match: true },
            Self::Rule,
            Self::ShowTime,
            Self::Time,
            Self::Send,
            Self::Cancel,
        ];
        match fields {
            [] => simple.into_iter().find(|part| part.act() == act),
            [knob] if act == "set-up-value" => Knob::from_key(knob).map(Self::Value),
            _ => None,
        }
    }
}

/// Why a `custom_id` says nothing to us.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotAPress {
    /// Ours, from a version that is no longer known (or one not known yet).
    OtherVersion,
    /// Not of our making, or damaged.
    Unknown,
}

impl Press {
    /// The text to put into a button or menu.
    pub fn to_custom_id(self) -> String {
        let board = |act: &str, board: BoardRef| format!("v1:{act}:{}:{}", board.game, board.ply);
        match self {
            Self::AcceptChallenge(id) => format!("v1:accept:{id}"),
            Self::DeclineChallenge(id) => format!("v1:decline:{id}"),
            Self::WithdrawChallenge(id) => format!("v1:withdraw:{id}"),
            Self::ChallengeRules(id) => format!("v1:rules:{id}"),
            Self::ChooseMove(at) => board("move", at),
            Self::ChooseMoveReminded(at) => board("move-reminded", at),
            Self::Snooze(at) => board("snooze", at),
            Self::PickPiece(at) => board("piece", at),
            Self::PickSquare(at, from) => format!("{}:{from}", board("square", at)),
            Self::ConfirmMove(at, mv) => format!("{}:{mv}", board("play", at)),
            Self::CancelMove(at) => board("cancel", at),
            Self::Offer(kind, at) => board(kind.key(), at),
            Self::AcceptOffer(kind, id) => format!("v1:{}-yes:{id}", kind.key()),
            Self::DeclineOffer(kind, id) => format!("v1:{}-no:{id}", kind.key()),
            Self::WithdrawOffer(kind, id) => format!("v1:withdraw-offer:{}:{id}", kind.key()),
            Self::AskResign(at) => board("resign", at),
            Self::ConfirmResign(at) => board("resign-yes", at),
            Self::KeepPlaying(at) => board("resign-no", at),
            Self::AskClaim(at) => board("claim", at),
            Self::ConfirmClaim(at) => board("claim-yes", at),
            Self::LeaveUnclaimed(at) => board("claim-no", at),
            Self::AddTime(at) => board("add-time", at),
            Self::Rematch(game) => format!("v1:rematch:{game}"),
            Self::SetUp(id, part @ SetUpPart::Value(knob)) => format!("v1:{}:{id}:{}", part.act(), knob.key()),
            Self::SetUp(id, part) => format!("v1:{}:{id}", part.act()),
            Self::TurnToPieces(at, page) => format!("{}:{page}", board("pieces", at)),
            Self::TurnToSquares(at, from, page) => format!("{}:{from}:{page}", board("squares", at)),
            Self::TurnToGames(page) => format!("v1:games:{page}"),
            Self::ShowGame => "v1:show-game".to_owned(),
            Self::Which(which) => format!("v1:which:{}", which.to_key()),
            Self::History(game, page, way) => format!("v1:history:{game}:{page}:{}", way.key()),
            Self::Step(game, ply, way) => format!("v1:step:{game}:{ply}:{}", way.key()),
            Self::Replay(game) => format!("v1:replay:{game}"),
            Self::Export(game) => format!("v1:export:{game}"),
            Self::RecordStep(at, way) => format!("v1:record:{}:{}:{}", at.record, at.ply, way.key()),
            Self::PlayOn(at, wish) => format!("v1:play-on:{}:{}:{}", at.record, at.ply, wish.key()),
            Self::PlayOnWith(at, wish) => format!("v1:play-with:{}:{}:{}", at.record, at.ply, wish.key()),
            Self::RulesPage(of, page, way) => {
                let (kind, id) = of.to_keys();
                format!("v1:rules-page:{kind}:{id}:{page}:{}", way.key())
            }
        }
    }

    /// The board under which it stands, or to which its menu belongs.
    pub fn board(self) -> Option<BoardRef> {
        match self {
            Self::ChooseMove(at)
            | Self::ChooseMoveReminded(at)
            | Self::Snooze(at)
            | Self::PickPiece(at)
            | Self::PickSquare(at, _)
            | Self::ConfirmMove(at, _)
            | Self::CancelMove(at)
            | Self::Offer(_, at)
            | Self::AskResign(at)
            | Self::ConfirmResign(at)
            | Self::KeepPlaying(at)
            | Self::AskClaim(at)
            | Self::ConfirmClaim(at)
            | Self::LeaveUnclaimed(at)
            | Self::AddTime(at)
            | Self::TurnToPieces(at, _)
            | Self::TurnToSquares(at, _, _) => Some(at),
            Self::AcceptChallenge(_)
            | Self::DeclineChallenge(_)
            | Self::WithdrawChallenge(_)
            | Self::ChallengeRules(_)
            | Self::AcceptOffer(..)
            | Self::DeclineOffer(..)
            | Self::WithdrawOffer(..)
            | Self::TurnToGames(_)
            | Self::ShowGame
            | Self::Which(_)
            | Self::History(..)
            | Self::Step(..)
            | Self::Replay(_)
            | Self::Export(_)
            | Self::RecordStep(..)
            | Self::PlayOn(..)
            | Self::PlayOnWith(..)
            | Self::RulesPage(..)
            | Self::Rematch(_)
            | Self::SetUp(..) => None,
        }
    }

    /// Whether it only says no, takes something back, or closes a menu.
    pub fn is_closing(self) -> bool {
        matches!(
            self,
            Self::DeclineChallenge(_)
                | Self::WithdrawChallenge(_)
                | Self::DeclineOffer(..)
                | Self::WithdrawOffer(..)
                | Self::CancelMove(_)
                | Self::KeepPlaying(_)
                | Self::LeaveUnclaimed(_)
                | Self::SetUp(_, SetUpPart::Cancel)
        )
    }

    /// Reads what [`Press::to_custom_id`] wrote.
    ///
    /// # Errors
    /// Says whether it could be ours from another version.
    pub fn parse(custom_id: &str) -> Result<Self, NotAPress> {
        let mut parts = custom_id.split(':');
        let version = parts.next().unwrap_or_default();
        if version != "v1" {
            let ours =
                version.strip_prefix('v').is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
            return Err(if ours { NotAPress::OtherVersion } else { NotAPress::Unknown });
        }
        let act = parts.next().ok_or(NotAPress::Unknown)?;
        let fields: Vec<&str> = parts.collect();
        Self::read(act, &fields).ok_or(NotAPress::Unknown)
    }

    fn read(act: &str, fields: &[&str]) -> Option<Self> {
        let press = match (act, fields) {
            ("accept", [id]) => Self::AcceptChallenge(ChallengeId(number(id)?)),
            ("decline", [id]) => Self::DeclineChallenge(ChallengeId(number(id)?)),
            ("withdraw", [id]) => Self::WithdrawChallenge(ChallengeId(number(id)?)),
            ("rules", [id]) => Self::ChallengeRules(ChallengeId(number(id)?)),
            ("rematch", [game]) => Self::Rematch(GameId(number(game)?)),
            (act, [id, rest @ ..]) if act.starts_with("set-up-") => {
                Self::SetUp(SetUpId(number(id)?), SetUpPart::read(act, rest)?)
            }
            ("draw-yes", [id]) => Self::AcceptOffer(OfferKind::Draw, OfferId(number(id)?)),
            ("draw-no", [id]) => Self::DeclineOffer(OfferKind::Draw, OfferId(number(id)?)),
            ("take-back-yes", [id]) => Self::AcceptOffer(OfferKind::TakeBack, OfferId(number(id)?)),
            ("take-back-no", [id]) => Self::DeclineOffer(OfferKind::TakeBack, OfferId(number(id)?)),
            ("abort-yes", [id]) => Self::AcceptOffer(OfferKind::Abort, OfferId(number(id)?)),
            ("abort-no", [id]) => Self::DeclineOffer(OfferKind::Abort, OfferId(number(id)?)),
            ("withdraw-offer", [kind, id]) => {
                let kind = OfferKind::ALL.into_iter().find(|known| known.key() == *kind)?;
                Self::WithdrawOffer(kind, OfferId(number(id)?))
            }
            ("which", keys) => Self::Which(Which::from_keys(keys)?),
            ("games", [page]) => Self::TurnToGames(page.parse().ok()?),
            ("show-game", []) => Self::ShowGame,
            ("replay", [id]) => Self::Replay(GameId(number(id)?)),
            ("export", [id]) => Self::Export(GameId(number(id)?)),
            ("rules-page", [kind, id, page, way]) => {
                Self::RulesPage(RulesOf::from_keys(kind, id)?, count(page)?, Way::from_key(way)?)
            }
            ("history", [id, page, way]) => Self::History(GameId(number(id)?), count(page)?, Way::from_key(way)?),
            ("step", [id, ply, way]) => Self::Step(GameId(number(id)?), count(ply)?, Way::from_key(way)?),
            ("record", [id, ply, way]) => Self::RecordStep(record(id, ply)?, Way::from_key(way)?),
            ("play-on", [id, ply, wish]) => Self::PlayOn(record(id, ply)?, SideWish::from_key(wish)?),
            ("play-with", [id, ply, wish]) => Self::PlayOnWith(record(id, ply)?, SideWish::from_key(wish)?),
            (_, [game, ply, rest @ ..]) => {
                let at = BoardRef { game: GameId(number(game)?), ply: u32::try_from(number(ply)?).ok()? };
                match (act, rest) {
                    ("move", []) => Self::ChooseMove(at),
                    ("piece", []) => Self::PickPiece(at),
                    ("square", [from]) => Self::PickSquare(at, from.parse().ok()?),
                    ("play", [mv]) => {
                        let (from, to) = mv.split_once('-')?;
                        Self::ConfirmMove(at, Move { from: from.parse().ok()?, to: to.parse().ok()? })
                    }
                    ("cancel", []) => Self::CancelMove(at),
                    ("move-reminded", []) => Self::ChooseMoveReminded(at),
                    ("snooze", []) => Self::Snooze(at),
                    ("draw", []) => Self::Offer(OfferKind::Draw, at),
                    ("take-back", []) => Self::Offer(OfferKind::TakeBack, at),
                    ("abort", []) => Self::Offer(OfferKind::Abort, at),
                    ("resign", []) => Self::AskResign(at),
                    ("resign-yes", []) => Self::ConfirmResign(at),
                    ("resign-no", []) => Self::KeepPlaying(at),
                    ("claim", []) => Self::AskClaim(at),
                    ("claim-yes", []) => Self::ConfirmClaim(at),
                    ("claim-no", []) => Self::LeaveUnclaimed(at),
                    ("add-time", []) => Self::AddTime(at),
                    ("pieces", [page]) => Self::TurnToPieces(at, page.parse().ok()?),
                    ("squares", [from, page]) => Self::TurnToSquares(at, from.parse().ok()?, page.parse().ok()?),
                    _ => return None,
                }
            }
            _ => return None,
        };
        Some(press)
    }
}

fn record(id: &str, ply: &str) -> Option<RecordRef> {
    Some(RecordRef { record: RecordId(number(id)?), ply: count(ply)? })
}

fn count(text: &str) -> Option<u32> {
    text.parse().ok()
}

fn number(text: &str) -> Option<i64> {
    text.parse().ok().filter(|n| *n >= 0)
}

#[cfg(test)]
mod tests;
