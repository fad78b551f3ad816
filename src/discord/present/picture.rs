//! The boards that go with the messages, and their descriptions.

use crate::i18n::{Arg, Texts};
use crate::render::{self, Scene, Theme, Turn, blank};
use crate::rules::{Game, Piece, Ply, Square};
use crate::service::{EndReason, GameResult, GameView};

use super::BoardPicture;

/// The game as it stands.
pub(super) fn of_game(texts: &Texts, game: &GameView) -> BoardPicture {
    of_scene(texts, game, scene(game))
}

/// The game as it stands, as this scene shows it.
pub(super) fn of_scene(texts: &Texts, game: &GameView, scene: Scene) -> BoardPicture {
    picture(texts, scene, format!("game-{}-move-{}.png", game.id, game.moves()))
}

/// What is to be seen of the game as it stands.
pub(super) fn scene(game: &GameView) -> Scene {
    Scene::of(&game.game, turn(game))
}

/// The same picture in this theme, whoever it is for.
pub(super) fn in_theme(picture: BoardPicture, theme: &'static Theme) -> BoardPicture {
    BoardPicture { theme: Some(theme), ..picture }
}

/// A game before its first move; `about` begins the file's name.
pub(super) fn of_begin(texts: &Texts, game: &Game, about: &str) -> BoardPicture {
    picture(texts, Scene::of(game, Turn::ToMove(game.side_to_move())), format!("{about}-start.png"))
}

/// A game at one of its moments, with this on the strip; `about` begins the file's name.
pub(super) fn of_moment(texts: &Texts, game: &Game, turn: Turn, about: &str) -> BoardPicture {
    picture(texts, Scene::of(game, turn), format!("{about}-move-{}.png", game.plies().len()))
}

/// A game that is an example of a rule; `about` begins the file's name.
pub(super) fn of_example(texts: &Texts, game: &Game, turn: Turn, about: &str) -> BoardPicture {
    picture(texts, Scene::example(game, turn), format!("{about}-move-{}.png", game.plies().len()))
}

/// The game with a piece picked up.
pub(super) fn of_choice(texts: &Texts, game: &GameView, from: Square) -> BoardPicture {
    picture(texts, Scene::choosing(&game.game, from), format!("game-{}-move-{}-from-{from}.png", game.id, game.moves()))
}

/// The game with a move that somebody thinks about.
pub(super) fn of_preview(texts: &Texts, game: &GameView, ply: &Ply) -> BoardPicture {
    let filename = format!("game-{}-move-{}-preview-{}.png", game.id, game.moves() + 1, ply.mv);
    let scene = Scene::preview(&game.game, ply);
    // It has not been played, and the words must not say so.
    let squares = || Arg::from(blank::SQUARES);
    let words = render::Words {
        last_move: texts.with("alt-preview-move", &[("move", blank::MOVE.into())]),
        last_move_captured: texts
            .with("alt-preview-move-captured", &[("move", blank::MOVE.into()), ("squares", squares())]),
        king_can_be_taken: texts.get("alt-preview-king-can-be-taken"),
        king_can_escape: texts.with("alt-preview-king-can-escape", &[("squares", squares())]),
        ..words(texts, scene.board.size())
    };
    BoardPicture { alt_text: render::alt_text(&scene, &words), scene, filename, texts: texts.clone(), theme: None }
}

/// Whose move it is, or how the game ended.
pub fn turn(game: &GameView) -> Turn {
    match game.result {
        None => Turn::ToMove(game.game.side_to_move()),
        Some(GameResult { winner: Some(winner), .. }) => Turn::Won(winner),
        Some(GameResult { reason: EndReason::Aborted | EndReason::Intervention | EndReason::NotBegun, .. }) => {
            Turn::BrokenOff
        }
        Some(GameResult {
            reason: EndReason::Board(_) | EndReason::Resignation | EndReason::Agreement | EndReason::Time,
            ..
        }) => Turn::Drawn,
    }
}

fn picture(texts: &Texts, scene: Scene, filename: String) -> BoardPicture {
    let alt_text = render::alt_text(&scene, &words(texts, scene.board.size()));
    BoardPicture { scene, alt_text, filename, texts: texts.clone(), theme: None }
}

fn words(texts: &Texts, size: u8) -> render::Words {
    let squares = || Arg::from(blank::SQUARES);
    let letter = |piece: Piece| Arg::from(piece.letter().to_string());
    render::Words {
        attackers_to_move: texts.get("alt-attackers-to-move"),
        defenders_to_move: texts.get("alt-defenders-to-move"),
        attackers_won: texts.get("alt-attackers-won"),
        defenders_won: texts.get("alt-defenders-won"),
        drawn: texts.get("alt-drawn"),
        broken_off: texts.get("alt-broken-off"),
        last_move: texts.with("alt-last-move", &[("move", blank::MOVE.into())]),
        last_move_captured: texts
            .with("alt-last-move-captured", &[("move", blank::MOVE.into()), ("squares", squares())]),
        king_at: texts.with("alt-king-at", &[("square", blank::SQUARE.into())]),
        king_can_be_taken: texts.get("alt-king-can-be-taken"),
        king_can_escape: texts.with("alt-king-can-escape", &[("squares", squares())]),
        may_go: texts.with("alt-may-go", &[("square", blank::SQUARE.into()), ("squares", squares())]),
        board: texts.with("alt-board", &[("size", size.into())]),
        attackers_at: texts.with("alt-attackers-at", &[("squares", squares())]),
        defenders_at: texts.with("alt-defenders-at", &[("squares", squares())]),
        rows: texts.with(
            "alt-rows",
            &[
                ("attacker", letter(Piece::Attacker)),
                ("defender", letter(Piece::Defender)),
                ("king", letter(Piece::King)),
                ("rows", blank::ROWS.into()),
            ],
        ),
    }
}
