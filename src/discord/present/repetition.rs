//! Words about positions that stand again.

use crate::i18n::Texts;
use crate::rules::{Ply, Repetition};
use crate::service::GameView;

/// The second time a position stands, both players are told, and what a third time would mean.
pub(super) fn notice(texts: &Texts, game: &GameView, ply: &Ply) -> String {
    with_threat(texts, game, ply, |texts| texts.get("stands-second-time"))
}

/// The same before a move that somebody thinks about.
pub(super) fn warning(texts: &Texts, game: &GameView, ply: &Ply) -> String {
    with_threat(texts, game, ply, |texts| texts.get("preview-second-time"))
}

fn with_threat(texts: &Texts, game: &GameView, ply: &Ply, sentence: impl Fn(&Texts) -> String) -> String {
    if ply.occurrence != 2 {
        return String::new();
    }
    let threat = match game.game.ruleset().endings.repetition {
        Repetition::Ignored => return String::new(),
        Repetition::Draw => texts.get("third-time-draws"),
        Repetition::MoverLoses => texts.get("third-time-mover"),
        Repetition::DefendersLose => texts.get("third-time-defenders"),
        Repetition::AggressorLoses => texts.get("third-time-aggressor"),
    };
    format!("{} {threat}", sentence(texts))
}
