//! The boards that go with the messages, and their descriptions.

use crate::i18n::Texts;
use crate::render::{self, Scene, Theme, Turn};
use crate::rules::{Game, Ply, Ruleset, Side, Square};
use crate::service::GameView;

use super::BoardPicture;

/// The game as it stands.
pub(super) fn of_game(texts: &Texts, game: &GameView) -> BoardPicture {
    of_scene(texts, game, scene(game))
}

/// The game as it stands, as this scene shows it.
pub(super) fn of_scene(texts: &Texts, game: &GameView, scene: Scene) -> BoardPicture {
    picture(texts, scene, format!("game-{}-move-{}.png", game.id, game.ply()))
}

/// What is to be seen of the game as it stands.
pub(super) fn scene(game: &GameView) -> Scene {
    Scene::of(&game.game, turn(game))
}

/// The same picture in this theme, whoever it is for.
pub(super) fn in_theme(picture: BoardPicture, theme: &'static Theme) -> BoardPicture {
    BoardPicture { theme: Some(theme), ..picture }
}

/// The start position by these rules; `about` begins the file's name.
pub(super) fn of_start(texts: &Texts, ruleset: &Ruleset, about: &str) -> BoardPicture {
    let game = Game::new(ruleset.clone());
    picture(texts, Scene::of(&game, Turn::ToMove(Side::Attackers)), format!("{about}-start.png"))
}

/// The game with a piece picked up.
pub(super) fn of_choice(texts: &Texts, game: &GameView, from: Square) -> BoardPicture {
    picture(texts, Scene::choosing(&game.game, from), format!("game-{}-move-{}-from-{from}.png", game.id, game.ply()))
}

/// The game with a move that somebody thinks about.
pub(super) fn of_preview(texts: &Texts, game: &GameView, ply: &Ply) -> BoardPicture {
    let filename = format!("game-{}-move-{}-preview-{}.png", game.id, game.ply() + 1, ply.mv);
    let scene = Scene::preview(&game.game, ply);
    // It has not been played, and the words must not say so.
    let words = render::Words {
        last_move: texts.get("alt-preview-move"),
        king_can_be_taken: texts.get("alt-preview-king-can-be-taken"),
        king_can_escape: texts.get("alt-preview-king-can-escape"),
        ..words(texts, scene.board.size())
    };
    BoardPicture { alt_text: render::alt_text(&scene, &words), scene, filename, theme: None }
}

fn turn(game: &GameView) -> Turn {
    match game.result.map(|result| result.winner) {
        None => Turn::ToMove(game.game.side_to_move()),
        Some(Some(winner)) => Turn::Won(winner),
        Some(None) => Turn::Drawn,
    }
}

fn picture(texts: &Texts, scene: Scene, filename: String) -> BoardPicture {
    let alt_text = render::alt_text(&scene, &words(texts, scene.board.size()));
    BoardPicture { scene, alt_text, filename, theme: None }
}

fn words(texts: &Texts, size: u8) -> render::Words {
    render::Words {
        attackers: texts.get("alt-attackers"),
        defenders: texts.get("alt-defenders"),
        king: texts.get("alt-king"),
        attackers_to_move: texts.get("alt-attackers-to-move"),
        defenders_to_move: texts.get("alt-defenders-to-move"),
        attackers_won: texts.get("alt-attackers-won"),
        defenders_won: texts.get("alt-defenders-won"),
        drawn: texts.get("alt-drawn"),
        king_can_be_taken: texts.get("alt-king-can-be-taken"),
        king_can_escape: texts.get("alt-king-can-escape"),
        last_move: texts.get("alt-last-move"),
        captured: texts.get("alt-captured"),
        board: texts.with("alt-board", &[("size", size.into())]),
    }
}
