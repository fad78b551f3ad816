//! How to play with the bot.

use crate::i18n::Texts;

use super::draft::Draft;

/// How to play with the bot: short paragraphs, each with a head by which it is found.
pub fn help(texts: &Texts) -> Draft {
    let parts = [
        (texts.get("help-head-game"), vec![texts.get("help-aim"), texts.get("help-moves")]),
        (texts.get("help-head-begin"), vec![texts.get("help-begin")]),
        (texts.get("help-head-move"), vec![texts.get("help-turn"), texts.get("help-write")]),
        (texts.get("help-head-end"), vec![texts.get("help-end"), texts.get("help-take-back")]),
        (texts.get("help-head-games"), vec![texts.get("help-see"), texts.get("help-several"), texts.get("help-time")]),
        (texts.get("help-head-past"), vec![texts.get("help-past")]),
        (texts.get("help-head-rules"), vec![texts.get("help-rules")]),
        (texts.get("help-head-server"), vec![texts.get("help-server")]),
    ];
    let paragraphs = parts.map(|(head, sentences)| format!("**{head}** · {}", sentences.join(" ")));
    Draft::text(&paragraphs.join("\n\n"))
}
