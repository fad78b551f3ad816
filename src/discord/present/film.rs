//! A whole game to look at: the message with its film.

use crate::i18n::Texts;
use crate::render::Animation;
use crate::service::GameView;

use super::draft::{AttachedFile, Draft};
use super::{result, steps, tell};

/// The film of a game, from its start to where it stands.
pub fn film(texts: &Texts, game: &GameView, film: Animation) -> Draft {
    let moves = steps::moves(&game.game);
    let told = match (game.result, game.game.plies().last()) {
        (Some(ended), _) => result::in_full(texts, game, ended),
        (None, Some(ply)) => tell::move_sentence(texts, game, ply),
        (None, None) => texts.get("board-no-move"),
    };
    let left_out = match film.skipped {
        0 => String::new(),
        skipped => texts.with("film-left-out", &[("moves", skipped.into())]),
    };
    let description = texts.with("film-description", &[("game", game.id.0.into()), ("moves", moves.into())]);
    Draft::lines([steps::title(texts, game), told, left_out]).with_file(AttachedFile {
        filename: format!("game-{}.gif", game.id),
        bytes: film.gif,
        description,
        texts: texts.clone(),
    })
}
