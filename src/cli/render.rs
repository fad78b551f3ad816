//! `hnefi render`: draws the position that some moves lead to, as a PNG file.

use std::{fs, path::Path, process::ExitCode};

use anyhow::Context;

use super::find_variant;
use crate::{
    render::{Picture, Renderer, Scene, Theme, Turn},
    rules::{Game, Ruleset, notation},
};

/// A move that cannot be played, and where it stands among the moves.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {number}, {text}: {reason}")]
pub struct BadMove {
    /// Which of the moves it is, from 1.
    pub number: usize,
    /// The move as it was written.
    pub text: String,
    /// What is wrong with it.
    pub reason: String,
}

/// Draws the position after `moves` (separated by spaces) of the variant with this key into the file `output`.
///
/// # Errors
/// There is no such variant, a move cannot be played, or the file cannot be written.
pub fn run(variant: &str, moves: &str, output: &Path) -> anyhow::Result<ExitCode> {
    let picture = draw(&find_variant(variant)?.ruleset, moves)?;
    fs::write(output, &picture.png).with_context(|| format!("cannot write {}", output.display()))?;
    Ok(ExitCode::SUCCESS)
}

/// The position after `moves`, drawn in the default theme.
///
/// # Errors
/// A move is not written as one, is illegal, or names captures that it does not make.
pub fn draw(ruleset: &Ruleset, moves: &str) -> Result<Picture, BadMove> {
    let mut game = Game::new(ruleset.clone());
    for (index, text) in moves.split_whitespace().enumerate() {
        play(&mut game, text).map_err(|reason| BadMove { number: index + 1, text: text.to_owned(), reason })?;
    }
    let turn = match game.outcome() {
        None => Turn::ToMove(game.side_to_move()),
        Some(outcome) => outcome.winner.map_or(Turn::Drawn, Turn::Won),
    };
    Ok(Renderer::new().draw(&Scene::of(&game, turn), Theme::DEFAULT))
}

fn play(game: &mut Game, text: &str) -> Result<(), String> {
    let written = notation::parse_move(text).map_err(|error| error.to_string())?;
    let ply = game.play(written.mv).map_err(|error| error.to_string())?;
    notation::check_captures(&written, &ply.captured).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::{draw, run};
    use crate::rules::Variant;

    #[test]
    fn a_bad_move_is_named_with_its_number() {
        let ruleset = &Variant::by_key("copenhagen").expect("the variant").ruleset;
        let error = |moves: &str| draw(ruleset, moves).expect_err("a bad move").to_string();
        assert_eq!(error("d1-d3 nonsense"), "move 2, nonsense: not a move like e5-e8");
        assert!(error("d1-d3 f4-i4 d3-d3").starts_with("move 3, d3-d3: "));
        assert_eq!(error("d1-d3xe3"), "move 1, d1-d3xe3: nothing is captured on e3");
    }

    #[test]
    fn an_unknown_variant_and_an_unwritable_file_are_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let error = |variant: &str, output: &str| {
            let error = run(variant, "", &folder.path().join(output)).expect_err("it cannot be done");
            format!("{error:#}")
        };
        assert!(error("chess", "board.png").contains("chess"));
        assert!(error("copenhagen", "missing/board.png").contains("missing/board.png: "));
    }

    #[test]
    fn the_picture_is_written_as_png() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("board.png");
        run("copenhagen", "d1-d3 f4-i4", &file).expect("a picture");
        assert!(std::fs::read(&file).expect("a file").starts_with(b"\x89PNG"));
    }
}
