//! Reminders of games that wait, and the daily list of them.

use serenity::all::ButtonStyle;
use serenity::builder::CreateButton;

use crate::discord::custom_id::Press;
use crate::i18n::Texts;
use crate::ids::GameId;
use crate::service::{GameSummary, GameView, Snoozed, Unreached};

use super::board::numbered;
use super::draft::{Draft, button};
use super::notice::list_closed;
use super::{games, names, time};

/// What there is to say where he knows how he is reminded.
const NOTHING: [String; 2] = [String::new(), String::new()];

/// The reminder where the game is played: it calls the player to move, and nobody else.
pub fn reminder(texts: &Texts, game: &GameView) -> Draft {
    let mention = names::mention(game.to_move().id);
    let told = texts.with("reminder", &[("mention", mention.into()), ("opponent", opponent(texts, game).into())]);
    reminding(texts, game, told, NOTHING).mentioning([game.to_move().id])
}

/// The reminder that he reads alone.
pub fn reminder_in_private(texts: &Texts, game: &GameView) -> Draft {
    let told = texts.with(
        "reminder-in-private",
        &[("opponent", opponent(texts, game).into()), ("variant", game.variant.name.into())],
    );
    reminding(texts, game, told, NOTHING)
}

/// The reminder that tells him what private messages do not reach him.
pub fn reminded_here_instead(texts: &Texts, game: &GameView, why: Unreached) -> Draft {
    let mention = names::mention(game.to_move().id);
    let told = texts.with("reminder", &[("mention", mention.into()), ("opponent", opponent(texts, game).into())]);
    let calls = if why.calls { texts.get("reminder-closed") } else { String::new() };
    reminding(texts, game, told, [calls, list_closed(texts, Some(why))]).mentioning([game.to_move().id])
}

/// What is told, until when there is time and what comes then, and what can be done about it.
fn reminding(texts: &Texts, game: &GameView, told: String, [calls, list]: [String; 2]) -> Draft {
    let until = game.clock.and_then(|clock| clock.deadline()).map(|deadline| time::until(texts, deadline));
    // What comes then is told in the same line.
    let until = until.map_or_else(String::new, |until| format!("{until} {}", time::at_zero(texts, game)));
    Draft::lines([numbered(texts, game, told), until, calls, list])
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
