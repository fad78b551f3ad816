//! Calling a player to move apart from the board that all see.

use crate::i18n::Texts;
use crate::service::GameView;

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

/// The mention in place of a private message that he does not take.
pub fn called_here_instead(texts: &Texts, game: &GameView) -> Draft {
    let player = game.to_move().id;
    let told = texts.with("notice-closed", &[("mention", names::mention(player).into()), ("game", game.id.0.into())]);
    Draft::text(&told).mentioning([player]).with_link(texts, game.newest)
}
