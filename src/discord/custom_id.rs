//! What a button or menu carries: all that its handler needs, so that it works after days and restarts.
//!
//! The text is `v1:act:…`, at most 100 characters. Old versions stay readable, or are answered as old.

use super::leafing::{RecordRef, RulesOf, SideWish, Way};
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
    /// Ask whether one means to resign.
    AskResign(BoardRef),
    /// Resign.
    ConfirmResign(BoardRef),
    /// Not resign after all.
    KeepPlaying(BoardRef),
    /// Turn to this page of the menu of pieces.
    TurnToPieces(BoardRef, u16),
    /// Turn to this page of the menu of squares for the piece on this square.
    TurnToSquares(BoardRef, Square, u16),
    /// Turn to this page of the list of one's games.
    TurnToGames(u16),
    /// The menu of one's games; its value is the number of the game to show.
    ShowGame,
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
            Self::PickPiece(at) => board("piece", at),
            Self::PickSquare(at, from) => format!("{}:{from}", board("square", at)),
            Self::ConfirmMove(at, mv) => format!("{}:{mv}", board("play", at)),
            Self::CancelMove(at) => board("cancel", at),
            Self::Offer(kind, at) => board(kind.key(), at),
            Self::AcceptOffer(kind, id) => format!("v1:{}-yes:{id}", kind.key()),
            Self::DeclineOffer(kind, id) => format!("v1:{}-no:{id}", kind.key()),
            Self::AskResign(at) => board("resign", at),
            Self::ConfirmResign(at) => board("resign-yes", at),
            Self::KeepPlaying(at) => board("resign-no", at),
            Self::Rematch(game) => format!("v1:rematch:{game}"),
            Self::SetUp(id, part @ SetUpPart::Value(knob)) => format!("v1:{}:{id}:{}", part.act(), knob.key()),
            Self::SetUp(id, part) => format!("v1:{}:{id}", part.act()),
            Self::TurnToPieces(at, page) => format!("{}:{page}", board("pieces", at)),
            Self::TurnToSquares(at, from, page) => format!("{}:{from}:{page}", board("squares", at)),
            Self::TurnToGames(page) => format!("v1:games:{page}"),
            Self::ShowGame => "v1:show-game".to_owned(),
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
            | Self::PickPiece(at)
            | Self::PickSquare(at, _)
            | Self::ConfirmMove(at, _)
            | Self::CancelMove(at)
            | Self::Offer(_, at)
            | Self::AskResign(at)
            | Self::ConfirmResign(at)
            | Self::KeepPlaying(at)
            | Self::TurnToPieces(at, _)
            | Self::TurnToSquares(at, _, _) => Some(at),
            Self::AcceptChallenge(_)
            | Self::DeclineChallenge(_)
            | Self::WithdrawChallenge(_)
            | Self::ChallengeRules(_)
            | Self::AcceptOffer(..)
            | Self::DeclineOffer(..)
            | Self::TurnToGames(_)
            | Self::ShowGame
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
                | Self::CancelMove(_)
                | Self::KeepPlaying(_)
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
                    ("draw", []) => Self::Offer(OfferKind::Draw, at),
                    ("take-back", []) => Self::Offer(OfferKind::TakeBack, at),
                    ("abort", []) => Self::Offer(OfferKind::Abort, at),
                    ("resign", []) => Self::AskResign(at),
                    ("resign-yes", []) => Self::ConfirmResign(at),
                    ("resign-no", []) => Self::KeepPlaying(at),
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
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rules::MAX_BOARD_SIZE;

    fn squares() -> impl Strategy<Value = Square> {
        (0..MAX_BOARD_SIZE, 0..MAX_BOARD_SIZE).prop_map(|(file, rank)| Square::new(file, rank).expect("on the board"))
    }

    fn presses() -> impl Strategy<Value = Press> {
        let boards = (0..=i64::MAX, any::<u32>()).prop_map(|(game, ply)| BoardRef { game: GameId(game), ply });
        let moves = (squares(), squares()).prop_map(|(from, to)| Move { from, to });
        let parts = prop_oneof![
            Just(SetUpPart::Opponent),
            Just(SetUpPart::Variant),
            Just(SetUpPart::Side),
            any::<bool>().prop_map(|is_match| SetUpPart::Games { is_match }),
            Just(SetUpPart::Rule),
            proptest::sample::select(Knob::ALL.as_slice()).prop_map(SetUpPart::Value),
            Just(SetUpPart::Send),
            Just(SetUpPart::Cancel),
        ];
        let kinds = proptest::sample::select(OfferKind::ALL.as_slice());
        let ways = (proptest::sample::select(Way::ALL.as_slice()), proptest::sample::select(SideWish::ALL.as_slice()));
        let all = (0..31, 0..=i64::MAX, boards, moves, any::<u16>(), kinds, parts, ways);
        all.prop_map(|(kind, id, at, mv, page, offer, part, (way, wish))| match kind {
            0 => Press::AcceptChallenge(ChallengeId(id)),
            1 => Press::DeclineChallenge(ChallengeId(id)),
            2 => Press::WithdrawChallenge(ChallengeId(id)),
            3 => Press::ChallengeRules(ChallengeId(id)),
            4 => Press::ChooseMove(at),
            5 => Press::PickPiece(at),
            6 => Press::PickSquare(at, mv.from),
            7 => Press::ConfirmMove(at, mv),
            8 => Press::CancelMove(at),
            9 => Press::Offer(offer, at),
            10 => Press::AcceptOffer(offer, OfferId(id)),
            11 => Press::DeclineOffer(offer, OfferId(id)),
            12 => Press::AskResign(at),
            13 => Press::ConfirmResign(at),
            14 => Press::TurnToPieces(at, page),
            15 => Press::TurnToSquares(at, mv.from, page),
            16 => Press::TurnToGames(page),
            17 => Press::ShowGame,
            18 => Press::Rematch(GameId(id)),
            19 => Press::SetUp(SetUpId(id), part),
            20 => Press::KeepPlaying(at),
            21 => Press::History(GameId(id), at.ply, way),
            22 => Press::Step(GameId(id), at.ply, way),
            23 => Press::Replay(GameId(id)),
            24 => Press::Export(GameId(id)),
            25 => Press::RecordStep(RecordRef { record: RecordId(id), ply: at.ply }, way),
            26 => Press::PlayOn(RecordRef { record: RecordId(id), ply: at.ply }, wish),
            27 => Press::PlayOnWith(RecordRef { record: RecordId(id), ply: at.ply }, wish),
            28 => Press::RulesPage(RulesOf::Game(GameId(id)), at.ply, way),
            29 => Press::RulesPage(RulesOf::Challenge(ChallengeId(id)), at.ply, way),
            _ => {
                let variants = crate::rules::Variant::ALL;
                let variant = &variants[at.ply as usize % variants.len()];
                Press::RulesPage(RulesOf::Variant(variant.key), at.ply, way)
            }
        })
    }

    proptest! {
        #[test]
        fn every_press_is_read_as_it_was_written(press in presses()) {
            let custom_id = press.to_custom_id();
            prop_assert!(custom_id.len() <= 100, "{custom_id}");
            prop_assert_eq!(Press::parse(&custom_id), Ok(press));
        }

        #[test]
        fn nonsense_is_never_a_press_and_never_a_crash(text in "v?1?:?[a-z0-9:-]{0,30}|\\PC{0,120}") {
            // Whatever is read must be written alike, up to the writing of numbers and letters.
            if let Ok(press) = Press::parse(&text) {
                prop_assert_eq!(Press::parse(&press.to_custom_id()), Ok(press));
            }
        }
    }

    /// What stands under messages that were sent long ago must be read for ever: these texts never change.
    #[test]
    fn buttons_sent_by_the_first_version_are_read() {
        let at = BoardRef { game: GameId(17), ply: 34 };
        let f4: Square = "f4".parse().expect("a square");
        let f9: Square = "f9".parse().expect("a square");
        let written = [
            ("v1:accept:5", Press::AcceptChallenge(ChallengeId(5))),
            ("v1:decline:5", Press::DeclineChallenge(ChallengeId(5))),
            ("v1:withdraw:5", Press::WithdrawChallenge(ChallengeId(5))),
            ("v1:rules:5", Press::ChallengeRules(ChallengeId(5))),
            ("v1:move:17:34", Press::ChooseMove(at)),
            ("v1:piece:17:34", Press::PickPiece(at)),
            ("v1:square:17:34:f4", Press::PickSquare(at, f4)),
            ("v1:play:17:34:f4-f9", Press::ConfirmMove(at, Move { from: f4, to: f9 })),
            ("v1:cancel:17:34", Press::CancelMove(at)),
            ("v1:draw:17:34", Press::Offer(OfferKind::Draw, at)),
            ("v1:draw-yes:3", Press::AcceptOffer(OfferKind::Draw, OfferId(3))),
            ("v1:draw-no:3", Press::DeclineOffer(OfferKind::Draw, OfferId(3))),
            ("v1:take-back:17:34", Press::Offer(OfferKind::TakeBack, at)),
            ("v1:take-back-yes:3", Press::AcceptOffer(OfferKind::TakeBack, OfferId(3))),
            ("v1:take-back-no:3", Press::DeclineOffer(OfferKind::TakeBack, OfferId(3))),
            ("v1:abort:17:34", Press::Offer(OfferKind::Abort, at)),
            ("v1:abort-yes:3", Press::AcceptOffer(OfferKind::Abort, OfferId(3))),
            ("v1:abort-no:3", Press::DeclineOffer(OfferKind::Abort, OfferId(3))),
            ("v1:resign:17:34", Press::AskResign(at)),
            ("v1:resign-yes:17:34", Press::ConfirmResign(at)),
            ("v1:resign-no:17:34", Press::KeepPlaying(at)),
            ("v1:rematch:17", Press::Rematch(GameId(17))),
            ("v1:set-up-opponent:4", Press::SetUp(SetUpId(4), SetUpPart::Opponent)),
            ("v1:set-up-variant:4", Press::SetUp(SetUpId(4), SetUpPart::Variant)),
            ("v1:set-up-side:4", Press::SetUp(SetUpId(4), SetUpPart::Side)),
            ("v1:set-up-one-game:4", Press::SetUp(SetUpId(4), SetUpPart::Games { is_match: false })),
            ("v1:set-up-match:4", Press::SetUp(SetUpId(4), SetUpPart::Games { is_match: true })),
            ("v1:set-up-rule:4", Press::SetUp(SetUpId(4), SetUpPart::Rule)),
            ("v1:set-up-value:4:king-armed", Press::SetUp(SetUpId(4), SetUpPart::Value(Knob::KingArmed))),
            ("v1:set-up-send:4", Press::SetUp(SetUpId(4), SetUpPart::Send)),
            ("v1:set-up-cancel:4", Press::SetUp(SetUpId(4), SetUpPart::Cancel)),
            ("v1:pieces:17:34:2", Press::TurnToPieces(at, 2)),
            ("v1:squares:17:34:f4:1", Press::TurnToSquares(at, f4, 1)),
            ("v1:games:3", Press::TurnToGames(3)),
            ("v1:show-game", Press::ShowGame),
            ("v1:history:17:2:next", Press::History(GameId(17), 2, Way::Next)),
            ("v1:step:17:34:first", Press::Step(GameId(17), 34, Way::First)),
            ("v1:replay:17", Press::Replay(GameId(17))),
            ("v1:export:17", Press::Export(GameId(17))),
            ("v1:record:5:12:previous", Press::RecordStep(RecordRef { record: RecordId(5), ply: 12 }, Way::Previous)),
            ("v1:play-on:5:12:random", Press::PlayOn(RecordRef { record: RecordId(5), ply: 12 }, SideWish::Lot)),
            (
                "v1:play-with:5:12:defenders",
                Press::PlayOnWith(
                    RecordRef { record: RecordId(5), ply: 12 },
                    SideWish::Side(crate::rules::Side::Defenders),
                ),
            ),
            ("v1:rules-page:variant:brandubh:3:last", Press::RulesPage(RulesOf::Variant("brandubh"), 3, Way::Last)),
            ("v1:rules-page:game:17:1:next", Press::RulesPage(RulesOf::Game(GameId(17)), 1, Way::Next)),
            ("v1:rules-page:challenge:5:0:first", Press::RulesPage(RulesOf::Challenge(ChallengeId(5)), 0, Way::First)),
        ];
        for (text, press) in written {
            assert_eq!(Press::parse(text), Ok(press), "{text}");
            assert_eq!(press.to_custom_id(), text);
        }
    }

    #[test]
    fn other_versions_are_told_from_strangers() {
        for text in ["v0:move:17:34", "v2:move:17:34", "v12:anything", "v2"] {
            assert_eq!(Press::parse(text), Err(NotAPress::OtherVersion), "{text}");
        }
        for text in ["", "v", "vx:move:1:2", "move:17:34", "hello", "V1:move:17:34"] {
            assert_eq!(Press::parse(text), Err(NotAPress::Unknown), "{text}");
        }
    }

    #[test]
    fn damaged_buttons_are_unknown() {
        for text in [
            "v1",
            "v1:",
            "v1:move",
            "v1:move:17",
            "v1:move:17:34:f4",
            "v1:move:x:34",
            "v1:move:-17:34",
            "v1:move:17:4294967296",
            "v1:move:9223372036854775808:1",
            "v1:square:17:34",
            "v1:square:17:34:z9",
            "v1:square:17:34:a20",
            "v1:play:17:34:f4",
            "v1:play:17:34:f4-",
            "v1:play:17:34:f4-f9-f10",
            "v1:accept",
            "v1:accept:5:6",
            "v1:dance:17:34",
            "v1:rematch",
            "v1:rematch:17:34",
            "v1:set-up-dance:4",
            "v1:set-up-send",
            "v1:set-up-send:4:5",
            "v1:set-up-value:4",
            "v1:set-up-value:4:dance",
            "v1:pieces:17:34",
            "v1:squares:17:34:1",
            "v1:squares:17:34:f4:-1",
            "v1:games",
            "v1:games:65536",
            "v1:show-game:1",
        ] {
            assert_eq!(Press::parse(text), Err(NotAPress::Unknown), "{text}");
        }
    }
}
