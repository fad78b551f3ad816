//! The board as text in a block of equally wide letters, and what its signs mean.

use crate::i18n::Texts;
use crate::render::{SYMBOLS, Scene, text_board};

/// The board, and below it what stands for what.
pub(super) fn block(texts: &Texts, scene: &Scene) -> String {
    format!("```\n{}\n```\n{}", text_board(scene), legend(texts, scene))
}

fn legend(texts: &Texts, scene: &Scene) -> String {
    let sign = |symbol: char| symbol.to_string().into();
    let pieces = texts.with(
        "text-board-pieces",
        &[("attacker", sign(SYMBOLS.attacker)), ("defender", sign(SYMBOLS.defender)), ("king", sign(SYMBOLS.king))],
    );
    let throne = scene.throne.map(|_| texts.with("text-board-throne", &[("throne", sign(SYMBOLS.throne))]));
    let corners = scene.corners.first().map(|_| texts.with("text-board-corners", &[("corner", sign(SYMBOLS.corner))]));
    [throne, corners]
        .into_iter()
        .flatten()
        .fold(pieces, |head, next| texts.with("text-board-legend", &[("head", head.into()), ("next", next.into())]))
}
