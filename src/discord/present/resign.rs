//! Whether somebody means to resign, and what a private message says once it is done with.

use serenity::all::ButtonStyle;

use crate::discord::custom_id::Press;
use crate::i18n::Texts;
use crate::service::GameView;

use super::board::numbered;
use super::draft::{Draft, button};
use super::names;

/// Whether he means to resign.
pub fn resign_question(texts: &Texts, game: &GameView) -> Draft {
    let at = game.board();
    let question = texts.with(
        "resign-question",
        &[
            ("variant", game.variant.name.into()),
            ("attackers", names::marked(texts, &game.attackers).into()),
            ("defenders", names::marked(texts, &game.defenders).into()),
        ],
    );
    let confirm = texts.with("button-confirm-resign", &[("game", game.id.0.into())]);
    Draft::text(&numbered(texts, game, question)).with_buttons(vec![
        button(Press::ConfirmResign(at), ButtonStyle::Danger, &confirm),
        button(Press::KeepPlaying(at), ButtonStyle::Secondary, &texts.get("button-keep-playing")),
    ])
}

/// The private message was closed (a move played, a resignation made, a menu left): what it says now, without buttons.
/// The keys begin with `closed-`.
pub fn closed(texts: &Texts, key: &'static str) -> Draft {
    Draft::text(&texts.get(key))
}
