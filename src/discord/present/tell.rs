//! Telling moves and captures in words.

use crate::i18n::Texts;
use crate::rules::{Anvil, CaptureKind, Captured, Piece, Ply, Side};
use crate::service::GameView;

use super::names;

/// Who moved what from where to where, and what it captured, as a sentence.
pub(super) fn move_sentence(texts: &Texts, game: &GameView, ply: &Ply) -> String {
    let side = ply.piece.side();
    let name = names::marked(texts, game.player(side));
    let mv = ply.mv.to_string();
    let captured = captures(texts, &ply.captured);
    match (ply.piece, ply.captured.is_empty()) {
        (Piece::King, true) => texts.with("king-moved", &[("name", name.into()), ("move", mv.into())]),
        (Piece::King, false) => texts.with(
            "king-moved-and-captured",
            &[("name", name.into()), ("move", mv.into()), ("captured", captured.into())],
        ),
        (Piece::Attacker | Piece::Defender, true) => {
            texts.with("moved", &[("side", side.key().into()), ("name", name.into()), ("move", mv.into())])
        }
        (Piece::Attacker | Piece::Defender, false) => texts.with(
            "moved-and-captured",
            &[("side", side.key().into()), ("name", name.into()), ("move", mv.into()), ("captured", captured.into())],
        ),
    }
}

/// The captured squares in words, grouped by what took them; empty if nothing was.
pub(super) fn captures(texts: &Texts, captured: &[Captured]) -> String {
    let groups: Vec<(Manner, Vec<String>)> = Manner::ALL
        .into_iter()
        .map(|manner| {
            let taken = captured.iter().filter(|captured| Manner::of(**captured) == manner);
            (manner, taken.map(|captured| captured.square.to_string()).collect::<Vec<_>>())
        })
        .filter(|(_, squares)| !squares.is_empty())
        .collect();
    // Where a group is more than a square, a plain "and" would leave open what belongs together.
    let nested = groups.len() > 1 && groups.iter().any(|(manner, squares)| squares.len() > 1 || manner.has_words());
    let words: Vec<String> =
        groups.into_iter().map(|(manner, squares)| manner.words(texts, texts.list(&squares))).collect();
    match words.as_slice() {
        [head @ .., last] if nested => {
            let [first, between @ ..] = head else { return last.clone() };
            let head = between.iter().fold(first.clone(), |head, next| {
                texts.with("list-more", &[("head", head.into()), ("next", next.as_str().into())])
            });
            texts.with("captured-groups", &[("head", head.into()), ("last", last.as_str().into())])
        }
        _ => texts.list(&words),
    }
}

/// Ways to be captured that deserve a word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    Plain,
    Throne,
    Corner,
    Shieldwall,
    Trap,
    King,
}

impl Manner {
    /// Plain captures stand behind those with a word to them, so that the word is not read as theirs too.
    const ALL: [Self; 6] = [Self::Throne, Self::Corner, Self::Shieldwall, Self::Trap, Self::Plain, Self::King];

    fn of(captured: Captured) -> Self {
        match (captured.piece, captured.how) {
            (Piece::King, _) => Self::King,
            (_, CaptureKind::Custodial(Anvil::Piece(_)) | CaptureKind::Surrounded) => Self::Plain,
            (_, CaptureKind::Custodial(Anvil::Throne(_))) => Self::Throne,
            (_, CaptureKind::Custodial(Anvil::Corner(_))) => Self::Corner,
            (_, CaptureKind::Shieldwall) => Self::Shieldwall,
            (_, CaptureKind::Trap) => Self::Trap,
        }
    }

    fn has_words(self) -> bool {
        match self {
            Self::Throne | Self::Corner | Self::Shieldwall | Self::Trap => true,
            Self::Plain | Self::King => false,
        }
    }

    fn words(self, texts: &Texts, squares: String) -> String {
        match self {
            Self::Plain => squares,
            Self::Throne => texts.with("captured-against-throne", &[("squares", squares.into())]),
            Self::Corner => texts.with("captured-against-corner", &[("squares", squares.into())]),
            Self::Shieldwall => texts.with("captured-by-shieldwall", &[("squares", squares.into())]),
            Self::Trap => texts.with("captured-in-trap", &[("squares", squares.into())]),
            Self::King => texts.with("captured-king", &[("square", squares.into())]),
        }
    }
}

/// The king's square as the game stands, if he stands.
pub(super) fn king_square(game: &GameView) -> Option<String> {
    let board = &game.game.position().board;
    board.pieces().find(|(_, piece)| *piece == Piece::King).map(|(square, _)| square.to_string())
}

/// Whether this side has no piece left.
pub(super) fn is_wiped_out(game: &GameView, side: Side) -> bool {
    !game.game.position().board.pieces().any(|(_, piece)| piece.side() == side)
}
