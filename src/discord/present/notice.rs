//! Calling a player to move apart from the board that all see.

use crate::i18n::Texts;
use crate::service::{GameView, Unreached};

use super::board::{buttons, numbered, small, taken_back};
use super::draft::Draft;
use super::{names, picture, repetition, tell};

/// The private message that calls the player to move, with the board, its buttons, and a link to where it is played.
pub fn your_move(texts: &Texts, game: &GameView) -> Draft {
    let told = match game.game.plies().last() {
        _ if !game.taken_back.is_empty() => taken_back(texts, game),
        None => texts.get("notice-begins"),
        Some(ply) => tell::move_sentence(texts, game, ply),
    };
    let repeated = game.game.plies().last().filter(|_| game.taken_back.is_empty());
    let repeated = repeated.map(|ply| repetition::notice(texts, game, ply)).unwrap_or_default();
    let side = game.game.side_to_move();
    let opponent = names::marked(texts, game.player(side.opponent()));
    let call = texts.with("notice-your-move", &[("opponent", opponent.into()), ("variant", game.variant.name.into())]);
    Draft::lines([numbered(texts, game, told), repeated, small(texts, game), call])
        .with_buttons(buttons(texts, game, Some(side)))
        .with_link(texts, game.newest)
        .with_picture(picture::of_game(texts, game))
}

/// The mention in place of a private message that he does not take, and why, if he does not know.
pub fn called_here_instead(texts: &Texts, game: &GameView, why: Option<Unreached>) -> Draft {
    let player = game.to_move().id;
    let mention = names::mention(player);
    let told = if why.is_some_and(|why| why.calls) {
        texts.with("notice-closed", &[("mention", mention.into()), ("game", game.id.0.into())])
    } else {
        numbered(texts, game, texts.with("your-move", &[("mention", mention.into())]))
    };
    Draft::lines([told, list_closed(texts, why)]).mentioning([player]).with_link(texts, game.newest)
}

/// That his daily list does not reach him; empty where it does, or he knows.
pub(super) fn list_closed(texts: &Texts, why: Option<Unreached>) -> String {
    if why.is_some_and(|why| why.list) { texts.get("digest-closed") } else { String::new() }
}

/// What does not reach him, for him alone, behind whatever he has asked for.
pub fn unreached(texts: &Texts, why: Unreached) -> Draft {
    let calls = if why.calls { texts.get("calls-closed") } else { String::new() };
    Draft::lines([calls, list_closed(texts, Some(why))])
}
