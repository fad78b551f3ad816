//! How to play with the bot.

use crate::i18n::Texts;

use super::draft::Draft;

/// How to play with the bot.
pub fn help(texts: &Texts) -> Draft {
    Draft::lines([
        texts.get("help-title"),
        texts.get("help-aim"),
        texts.get("help-begin"),
        texts.get("help-turn"),
        texts.get("help-write"),
        texts.get("help-moves"),
        texts.get("help-see"),
        texts.get("help-end"),
        texts.get("help-take-back"),
        texts.get("help-several"),
        texts.get("help-time"),
        texts.get("help-past"),
        texts.get("help-rules"),
        texts.get("help-server"),
    ])
}
