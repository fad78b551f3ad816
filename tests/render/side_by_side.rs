//! The pictures in the README: a board, and the same board in every theme.

use std::{env, fs, path::PathBuf};

use hnefi::render::Theme;
use image::{DynamicImage, ExtendedColorType, ImageEncoder, RgbImage, codecs::png, imageops};

use crate::scenes::{MIDDLE, RENDERER, draw, game, now, pixels};

/// How wide each board is.
const BOARD: u32 = 312;
/// The white between two.
const GAP: u32 = 10;
/// The most that the file may take up.
const LARGEST: usize = 400_000;

/// Every theme's board in a row. Colours are rounded so that the file stays small.
fn side_by_side() -> RgbImage {
    let scene = now(&game("copenhagen", MIDDLE));
    let boards = Theme::ALL.iter().map(|theme| {
        let drawn = pixels(&RENDERER.draw(&scene, theme).png);
        let height = drawn.height() * BOARD / drawn.width();
        let small = imageops::resize(&drawn, BOARD, height, imageops::FilterType::Triangle);
        DynamicImage::ImageRgba8(small).into_rgb8()
    });
    let boards: Vec<RgbImage> = boards.collect();
    let width = boards.len() as u32 * (BOARD + GAP) - GAP;
    let mut row = RgbImage::from_pixel(width, boards[0].height(), image::Rgb([255; 3]));
    for (index, board) in boards.iter().enumerate() {
        imageops::replace(&mut row, board, index as i64 * i64::from(BOARD + GAP), 0);
    }
    for channel in row.iter_mut() {
        *channel = (*channel / 4) * 4 + *channel / 64;
    }
    row
}

fn encode(picture: &RgbImage) -> Vec<u8> {
    let mut file = Vec::new();
    png::PngEncoder::new_with_quality(&mut file, png::CompressionType::Best, png::FilterType::NoFilter)
        .write_image(picture, picture.width(), picture.height(), ExtendedColorType::Rgb8)
        .expect("memory takes every byte");
    file
}

#[test]
fn the_picture_in_the_readme_shows_every_theme_as_it_is() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let path = root.join("docs/images/themes.png");
    let picture = side_by_side();
    if env::var_os("HNEFI_BLESS").is_some() {
        let file = encode(&picture);
        assert!(file.len() < LARGEST, "{} bytes", file.len());
        fs::write(&path, file).expect("the folder can be written to");
        return;
    }
    let shown = image::open(&path).expect("the picture is there").into_rgb8();
    assert!(shown == picture, "{} is out of date: bless it", path.display());
    let readme = fs::read_to_string(root.join("README.md")).expect("the README is there");
    for theme in Theme::ALL {
        assert!(readme.contains(&format!("`{}`", theme.key)), "the README does not name {}", theme.key);
    }
}

#[test]
fn the_board_in_the_readme_is_as_it_is_drawn() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs/images/board.png");
    let drawn = draw(&now(&game("copenhagen", MIDDLE))).png;
    if env::var_os("HNEFI_BLESS").is_some() {
        fs::write(&path, drawn).expect("the folder can be written to");
        return;
    }
    let shown = fs::read(&path).expect("the picture is there");
    assert!(pixels(&shown) == pixels(&drawn), "{} is out of date: bless it", path.display());
}
