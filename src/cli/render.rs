//! `hnefi render`: draws the position that some moves lead to, or the whole game up to there, into a file.

use std::{path::PathBuf, process::ExitCode};

use anyhow::Context as _;

use super::{find_variant, output as files};
use crate::{
    render::{Renderer, Scene, Story, Theme, Turn},
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

/// What to draw, and where to.
#[derive(Debug, clap::Args)]
pub struct RenderRequest {
    /// The variant's key, for instance copenhagen.
    #[arg(long)]
    pub variant: String,
    /// The moves that lead to it, separated by spaces.
    #[arg(long, default_value = "")]
    pub moves: String,
    /// The theme's key, for instance night.
    #[arg(long, default_value = Theme::DEFAULT.key)]
    pub theme: String,
    /// Look at it from the defenders' side: rank 1 at the top.
    #[arg(long)]
    pub flip: bool,
    /// Draw the whole game up to there, as an animated GIF.
    #[arg(long, conflicts_with = "sheet")]
    pub gif: bool,
    /// Draw the whole game up to there, as a sheet of small boards.
    #[arg(long)]
    pub sheet: bool,
    /// The file to write.
    #[arg(short, long)]
    pub output: PathBuf,
}

/// Draws what is asked for into a file.
///
/// # Errors
/// There is no such variant or theme, a move cannot be played, or the file cannot be written.
pub fn run(request: &RenderRequest) -> anyhow::Result<ExitCode> {
    let theme = find_theme(&request.theme)?;
    let game = game(&find_variant(&request.variant)?.ruleset, &request.moves)?;
    let story = Story { game: &game, turn: turn(&game), theme, flipped: request.flip };
    files::write(&request.output, &draw(request, &story))?;
    Ok(ExitCode::SUCCESS)
}

/// The file that is asked for.
fn draw(request: &RenderRequest, story: &Story<'_>) -> Vec<u8> {
    let renderer = Renderer::new();
    if request.gif {
        renderer.replay(story).gif
    } else if request.sheet {
        renderer.contact_sheet(story).png
    } else {
        let scene = Scene { flipped: story.flipped, ..Scene::of(story.game, story.turn) };
        renderer.draw(&scene, story.theme).png
    }
}

fn find_theme(key: &str) -> anyhow::Result<&'static Theme> {
    Theme::by_key(key).with_context(|| {
        let keys: Vec<&str> = Theme::ALL.iter().map(|theme| theme.key).collect();
        format!("there is no theme {key:?}; the themes are {}", keys.join(", "))
    })
}

/// The game after `moves`.
///
/// # Errors
/// A move is not written as one, is illegal, or names captures that it does not make.
pub fn game(ruleset: &Ruleset, moves: &str) -> Result<Game, BadMove> {
    let mut game = Game::new(ruleset.clone());
    for (index, text) in moves.split_whitespace().enumerate() {
        play(&mut game, text).map_err(|reason| BadMove { number: index + 1, text: text.to_owned(), reason })?;
    }
    Ok(game)
}

/// Whose move it is, or how the game ended.
fn turn(game: &Game) -> Turn {
    match game.outcome() {
        None => Turn::ToMove(game.side_to_move()),
        Some(outcome) => outcome.winner.map_or(Turn::Drawn, Turn::Won),
    }
}

fn play(game: &mut Game, text: &str) -> Result<(), String> {
    let written = notation::parse_move(text).map_err(|error| error.to_string())?;
    let ply = game.play(written.mv).map_err(|error| error.to_string())?;
    notation::check_captures(&written, &ply.captured).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{RenderRequest, game, run};
    use crate::{render::Theme, rules::Variant};

    fn request(variant: &str, theme: &str, output: &Path) -> RenderRequest {
        let (variant, theme) = (variant.to_owned(), theme.to_owned());
        RenderRequest {
            variant,
            moves: "d1-d3 f4-i4".to_owned(),
            theme,
            flip: false,
            gif: false,
            sheet: false,
            output: output.to_owned(),
        }
    }

    #[test]
    fn a_bad_move_is_named_with_its_number() {
        let ruleset = &Variant::by_key("copenhagen").expect("the variant").ruleset;
        let error = |moves: &str| game(ruleset, moves).expect_err("a bad move").to_string();
        assert_eq!(error("d1-d3 nonsense"), "move 2, nonsense: not a move like e5-e8");
        assert!(error("d1-d3 f4-i4 d3-d3").starts_with("move 3, d3-d3: "));
        assert_eq!(error("d1-d3xe3"), "move 1, d1-d3xe3: nothing is captured on e3");
    }

    #[test]
    fn an_unknown_variant_or_theme_and_an_unwritable_file_are_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let error = |variant: &str, theme: &str, output: &str| {
            let error = run(&request(variant, theme, &folder.path().join(output))).expect_err("it cannot be done");
            format!("{error:#}")
        };
        assert!(error("chess", "oak", "board.png").contains("chess"));
        assert!(error("copenhagen", "plaid", "board.png").contains("oak, birch, night"));
        assert!(error("copenhagen", "oak", "missing/board.png").contains("missing/board.png: "));
    }

    #[test]
    fn a_whole_game_is_written_as_a_film_or_as_a_sheet() {
        let folder = tempfile::tempdir().expect("a folder");
        let output = folder.path().join("game");
        let written = |gif: bool, sheet: bool| {
            run(&RenderRequest { gif, sheet, ..request("copenhagen", "oak", &output) }).expect("a picture");
            std::fs::read(&output).expect("a file")
        };
        let (board, film, sheet) = (written(false, false), written(true, false), written(false, true));
        assert!(film.starts_with(b"GIF89a"));
        assert!(sheet.starts_with(b"\x89PNG") && sheet != board);
    }

    #[test]
    fn every_theme_and_either_side_is_written_as_another_png() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut files: Vec<Vec<u8>> = Vec::new();
        for theme in Theme::ALL {
            for flip in [false, true] {
                let output = folder.path().join("board.png");
                run(&RenderRequest { flip, ..request("copenhagen", theme.key, &output) }).expect("a picture");
                let file = std::fs::read(&output).expect("a file");
                assert!(file.starts_with(b"\x89PNG"));
                assert!(!files.contains(&file), "{} {flip}", theme.key);
                files.push(file);
            }
        }
    }
}
