//! Reminders of games that wait, and the daily list of them.

use serenity::all::ButtonStyle;
use serenity::builder::CreateButton;

use crate::discord::custom_id::Press;
use crate::i18n::Texts;
use crate::ids::GameId;
use crate::service::{GameSummary, GameView, Snoozed};

use super::board::numbered;
use super::draft::{Draft, button};
use super::{games, names, time};

/// The reminder where the game is played: it calls the player to move, and nobody else.
pub fn reminder(texts: &Texts, game: &GameView) -> Draft {
    let mention = names::mention(game.to_move().id);
    let told = texts.with("reminder", &[("mention", mention.into()), ("opponent", opponent(texts, game).into())]);
    reminding(texts, game, told, None).mentioning([game.to_move().id])
}

/// The reminder that he reads alone.
pub fn reminder_in_private(texts: &Texts, game: &GameView) -> Draft {
    let told = texts.with(
        "reminder-in-private",
        &[("opponent", opponent(texts, game).into()), ("variant", game.variant.name.into())],
    );
    reminding(texts, game, told, None)
}

/// The reminder in place of a private message that he does not take.
pub fn reminded_here_instead(texts: &Texts, game: &GameView) -> Draft {
    let mention = names::mention(game.to_move().id);
    let told = texts.with("reminder", &[("mention", mention.into()), ("opponent", opponent(texts, game).into())]);
    reminding(texts, game, told, Some(texts.get("reminder-closed"))).mentioning([game.to_move().id])
}

/// What is told, until when there is time, and what can be done about it.
fn reminding(texts: &Texts, game: &GameView, told: String, why_here: Option<String>) -> Draft {
    let until = game.clock.and_then(|clock| clock.deadline()).map(|deadline| time::until(texts, deadline));
    Draft::lines([numbered(texts, game, told), until.unwrap_or_default(), why_here.unwrap_or_default()])
        .with_buttons(buttons(texts, game))
        .with_link(texts, game.newest)
}

fn buttons(texts: &Texts, game: &GameView) -> Vec<CreateButton> {
    let at = game.board();
    vec![
        button(Press::ChooseMoveReminded(at), ButtonStyle::Primary, &texts.get("button-move")),
        button(Press::Snooze(at), ButtonStyle::Secondary, &texts.get("button-snooze")),
    ]
}

fn opponent(texts: &Texts, game: &GameView) -> String {
    names::marked(texts, game.player(game.game.side_to_move().opponent()))
}

/// When the reminder comes that somebody has put off.
pub fn snoozed(texts: &Texts, game: GameId, snoozed: Snoozed) -> Draft {
    let (at, left) = time::moment(texts, snoozed.at);
    let told = texts.with("snoozed", &[("game", game.0.into()), ("at", at.into()), ("in", left.into())]);
    Draft::lines([told, time::until(texts, snoozed.deadline)])
}

/// The list of the games that wait for somebody, the most urgent first.
pub fn digest(texts: &Texts, waiting: &[GameSummary]) -> Draft {
    let head = texts.with("digest-title", &[("count", waiting.len().into())]);
    Draft::lines([games::list_waiting(texts, head, &texts.get("digest-how"), waiting)])
        .with_menu(games::menu_of(texts, waiting))
}
