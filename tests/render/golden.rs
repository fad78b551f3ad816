//! Pictures compared with the ones that somebody has looked at.

use std::{env, fs, path::PathBuf};

use hnefi::render::{Scene, Theme};

use crate::scenes::{RENDERER, games, pixels, states};

/// The most that all the pictures together may take up in the repository.
const ALL_TOGETHER: u64 = 2_500_000;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn is_to_be_blessed() -> bool {
    env::var_os("HNEFI_BLESS").is_some()
}

/// Compares a scene with the picture of this name pixel for pixel, or writes that picture if asked to.
fn assert_golden(name: &str, scene: &Scene, theme: &Theme) {
    let drawn = RENDERER.draw(scene, theme);
    let path = folder().join(format!("{name}.png"));
    if is_to_be_blessed() {
        fs::write(&path, &drawn.png).expect("the folder can be written to");
        return;
    }
    let golden = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    if pixels(&golden) != pixels(&drawn.png) {
        let seen = env::temp_dir().join(format!("hnefi-{name}.png"));
        fs::write(&seen, &drawn.png).expect("the folder for temporary files can be written to");
        panic!("{name} does not look as it did: compare {} with {}", path.display(), seen.display());
    }
}

#[test]
fn start_positions_look_as_they_did() {
    for (size, start, _) in games() {
        assert_golden(&format!("start-{size:02}"), &start, Theme::DEFAULT);
    }
}

#[test]
fn every_theme_looks_as_it_did_on_every_board() {
    for (size, _, middle) in games() {
        for theme in Theme::ALL {
            assert_golden(&format!("board-{size:02}-{}", theme.key), &middle, theme);
        }
    }
}

#[test]
fn everything_a_game_comes_to_looks_as_it_did() {
    for (name, scene) in states() {
        assert_golden(name, &scene, Theme::DEFAULT);
    }
}

#[test]
fn no_picture_is_left_over_and_all_are_small() {
    let mut names: Vec<String> = states().iter().map(|(name, _)| format!("{name}.png")).collect();
    // Of a whole game; its own test compares it.
    names.push("contact-sheet.png".to_owned());
    for (size, ..) in games() {
        names.push(format!("start-{size:02}.png"));
        names.extend(Theme::ALL.iter().map(|theme| format!("board-{size:02}-{}.png", theme.key)));
    }
    let files = fs::read_dir(folder()).expect("the folder is there").map(|file| file.expect("a file"));
    let mut bytes = 0;
    for file in files {
        let name = file.file_name().into_string().expect("a name");
        assert!(names.contains(&name), "{name} is no longer drawn: remove it");
        bytes += file.metadata().expect("a file").len();
    }
    assert!(bytes < ALL_TOGETHER, "{bytes} bytes");
}
