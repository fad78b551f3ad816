//! Contact sheets: one compared with the one that somebody has looked at, and what holds for all.
//!
//! After a change that is meant to show, `HNEFI_BLESS=1 cargo test --test story` writes it anew; look at it before
//! committing it.

use std::{env, fs, path::PathBuf};

use hnefi::{
    render::{Picture, Renderer, Story, Theme, Turn},
    rules::Variant,
};

use crate::{CAPTURES, KING_TAKEN, RENDERER, game, story, walked};

/// The most pixels across or down, and the largest file, that a sheet may have.
const LARGEST: (u32, usize) = (4096, 8_000_000);

fn pixels(picture: &Picture) -> image::RgbImage {
    let pixels = image::load_from_memory(&picture.png).expect("a picture").into_rgb8();
    assert_eq!(pixels.dimensions(), (picture.width, picture.height));
    pixels
}

#[test]
fn a_game_to_its_end_looks_as_it_did() {
    let sheet = RENDERER.contact_sheet(&story(&game("scottish", KING_TAKEN)));
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/contact-sheet.png");
    if env::var_os("HNEFI_BLESS").is_some() {
        fs::write(&path, &sheet.png).expect("the folder can be written to");
        return;
    }
    let golden = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    if image::load_from_memory(&golden).expect("a picture").into_rgb8() != pixels(&sheet) {
        let seen = env::temp_dir().join("hnefi-contact-sheet.png");
        fs::write(&seen, &sheet.png).expect("the folder for temporary files can be written to");
        panic!("the sheet does not look as it did: compare {} with {}", path.display(), seen.display());
    }
}

#[test]
fn the_same_game_gives_the_same_bytes() {
    let game = game("scottish", KING_TAKEN);
    let first = RENDERER.contact_sheet(&story(&game));
    assert_eq!(Renderer::new().contact_sheet(&story(&game)), first);
    assert!(RENDERER.contact_sheet(&Story { flipped: true, ..story(&game) }) != first);
    assert!(RENDERER.contact_sheet(&Story { turn: Turn::Drawn, ..story(&game) }) != first);
}

#[test]
fn every_theme_has_a_sheet_of_its_own() {
    let game = game("scottish", KING_TAKEN);
    let sheets: Vec<_> =
        Theme::ALL.iter().map(|theme| RENDERER.contact_sheet(&Story { theme, ..story(&game) })).collect();
    for (index, sheet) in sheets.iter().enumerate() {
        assert!(!sheets[..index].contains(sheet), "{}", Theme::ALL[index].key);
    }
}

#[test]
fn every_variant_fits_on_a_sheet_from_its_start_position_on() {
    for variant in Variant::ALL {
        let sheet = RENDERER.contact_sheet(&story(&game(variant.key, "")));
        let (width, height) = pixels(&sheet).dimensions();
        assert!((600..900).contains(&width) && (600..1000).contains(&height), "{}: {width}×{height}", variant.key);
    }
}

/// With every further ply the sheet holds one more board: none covers another, and none is cut off.
#[test]
fn a_sheet_grows_with_the_game() {
    let whole = game("copenhagen", CAPTURES);
    let areas: Vec<u32> = (0..=whole.plies().len())
        .step_by(6)
        .map(|ply| {
            let sheet = RENDERER.contact_sheet(&story(&whole.at_ply(ply)));
            sheet.width * sheet.height
        })
        .collect();
    assert!(areas.windows(2).all(|pair| pair[0] < pair[1]), "{areas:?}");
}

#[test]
fn ten_thousand_plies_fit_on_one_sheet() {
    let walks = [
        ("alea-evangelii", ["c1-d1", "e11-e12", "d1-c1", "e12-e11"]),
        ("scottish", ["d6-e6", "d5-e5", "e6-d6", "e5-d5"]),
    ];
    for (variant, walk) in walks {
        let sheet = RENDERER.contact_sheet(&story(&walked(variant, walk, 10_000)));
        assert!(sheet.width <= LARGEST.0 && sheet.height <= LARGEST.0, "{}×{}", sheet.width, sheet.height);
        assert!(sheet.width > 3500 && sheet.height > 3500, "{}×{}", sheet.width, sheet.height);
        assert!(sheet.png.len() <= LARGEST.1, "{} bytes", sheet.png.len());
    }
}
