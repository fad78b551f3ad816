//! What a button or menu carries: all that its handler needs, so that it works after days and restarts.
//!
//! The text is `v1:act:…`, at most 100 characters. Old versions stay readable, or are answered as old.

use crate::ids::{ChallengeId, GameId, OfferId};
use crate::rules::{Move, Square};
use crate::service::BoardRef;

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
    /// Offer a draw.
    OfferDraw(BoardRef),
    /// Accept a draw.
    AcceptDraw(OfferId),
    /// Decline a draw.
    DeclineDraw(OfferId),
    /// Ask whether one means to resign.
    AskResign(BoardRef),
    /// Resign.
    ConfirmResign(BoardRef),
    /// Not resign after all.
    KeepPlaying(BoardRef),
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
            Self::OfferDraw(at) => board("draw", at),
            Self::AcceptDraw(id) => format!("v1:draw-yes:{id}"),
            Self::DeclineDraw(id) => format!("v1:draw-no:{id}"),
            Self::AskResign(at) => board("resign", at),
            Self::ConfirmResign(at) => board("resign-yes", at),
            Self::KeepPlaying(at) => board("resign-no", at),
        }
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
            ("draw-yes", [id]) => Self::AcceptDraw(OfferId(number(id)?)),
            ("draw-no", [id]) => Self::DeclineDraw(OfferId(number(id)?)),
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
                    ("draw", []) => Self::OfferDraw(at),
                    ("resign", []) => Self::AskResign(at),
                    ("resign-yes", []) => Self::ConfirmResign(at),
                    ("resign-no", []) => Self::KeepPlaying(at),
                    _ => return None,
                }
            }
            _ => return None,
        };
        Some(press)
    }
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
        (0..15, 0..=i64::MAX, boards, moves).prop_map(|(kind, id, at, mv)| match kind {
            0 => Press::AcceptChallenge(ChallengeId(id)),
            1 => Press::DeclineChallenge(ChallengeId(id)),
            2 => Press::WithdrawChallenge(ChallengeId(id)),
            3 => Press::ChallengeRules(ChallengeId(id)),
            4 => Press::ChooseMove(at),
            5 => Press::PickPiece(at),
            6 => Press::PickSquare(at, mv.from),
            7 => Press::ConfirmMove(at, mv),
            8 => Press::CancelMove(at),
            9 => Press::OfferDraw(at),
            10 => Press::AcceptDraw(OfferId(id)),
            11 => Press::DeclineDraw(OfferId(id)),
            12 => Press::AskResign(at),
            13 => Press::ConfirmResign(at),
            _ => Press::KeepPlaying(at),
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
            ("v1:draw:17:34", Press::OfferDraw(at)),
            ("v1:draw-yes:3", Press::AcceptDraw(OfferId(3))),
            ("v1:draw-no:3", Press::DeclineDraw(OfferId(3))),
            ("v1:resign:17:34", Press::AskResign(at)),
            ("v1:resign-yes:17:34", Press::ConfirmResign(at)),
            ("v1:resign-no:17:34", Press::KeepPlaying(at)),
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
        ] {
            assert_eq!(Press::parse(text), Err(NotAPress::Unknown), "{text}");
        }
    }
}
