//! The shipped fonts, and words drawn with them as masks.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, PxScale, ScaleFont};
use image::{GrayImage, Luma};
use imageproc::drawing::draw_text_mut;

/// Coordinates, counts and results.
static SERIF: LazyLock<FontRef<'static>> = LazyLock::new(|| {
    FontRef::try_from_slice(include_bytes!("../../fonts/NotoSerif-Bold.subset.ttf")).expect("the shipped font is sound")
});

/// Runes.
static RUNIC: LazyLock<FontRef<'static>> = LazyLock::new(|| {
    FontRef::try_from_slice(include_bytes!("../../fonts/JunicodeTwoBeta-Bold.subset.otf"))
        .expect("the shipped font is sound")
});

/// Which of the shipped fonts to draw with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Face {
    /// Letters a to s, digits and a few signs.
    Serif,
    /// Runes.
    Runic,
}

/// How much of each pixel a text covers.
#[derive(Debug)]
pub(super) struct Lettering {
    /// Pixels across: the ink's width.
    pub(super) width: u32,
    /// Pixels down: the ink's height.
    pub(super) height: u32,
    /// Where the baseline is, in pixels from the top.
    pub(super) baseline: u32,
    /// Coverage, row by row.
    pub(super) mask: Vec<u8>,
}

/// Draws `text` at `size` pixels a line, and cuts the sheet to the ink.
pub(super) fn lettering(face: Face, text: &str, size: f32) -> Lettering {
    narrowed(face, text, size, 1.0)
}

/// Draws `text` at `size` pixels a line, `breadth` times as wide as it was designed, and cuts the sheet to the ink.
pub(super) fn narrowed(face: Face, text: &str, size: f32, breadth: f32) -> Lettering {
    let font: &FontRef<'static> = match face {
        Face::Serif => &SERIF,
        Face::Runic => &RUNIC,
    };
    let scale = PxScale { x: size * breadth, y: size };
    let scaled = font.as_scaled(scale);
    let sheet_width = 4 + text.chars().map(|c| scaled.h_advance(scaled.glyph_id(c)).ceil() as u32 + 2).sum::<u32>();
    let sheet_height = scaled.height().ceil() as u32 + 4;
    let baseline = 2 + scaled.ascent().round() as u32;
    let mut sheet = GrayImage::new(sheet_width, sheet_height);
    draw_text_mut(&mut sheet, Luma([255]), 2, 2, scale, font, text);
    cut_to_ink(&sheet, baseline)
}

fn cut_to_ink(sheet: &GrayImage, baseline: u32) -> Lettering {
    let inked = || sheet.enumerate_pixels().filter(|(_, _, pixel)| pixel.0[0] > 0).map(|(x, y, _)| (x, y));
    let (left, right) = (inked().map(|(x, _)| x).min().unwrap_or(0), inked().map(|(x, _)| x + 1).max().unwrap_or(1));
    let (top, bottom) = (inked().map(|(_, y)| y).min().unwrap_or(0), inked().map(|(_, y)| y + 1).max().unwrap_or(1));
    let mask = (top..bottom).flat_map(|y| (left..right).map(move |x| sheet.get_pixel(x, y).0[0])).collect();
    Lettering { width: right - left, height: bottom - top, baseline: baseline.saturating_sub(top), mask }
}

#[cfg(test)]
mod tests {
    use ab_glyph::Font;

    use super::{RUNIC, SERIF};

    #[test]
    fn every_character_that_is_drawn_is_in_the_shipped_fonts() {
        for c in ('a'..='s').chain('0'..='9').chain(['½', '×', '–']) {
            assert_ne!(SERIF.glyph_id(c).0, 0, "{c}");
        }
        for c in "ᛏᛅᚠᛚᚴ".chars() {
            assert_ne!(RUNIC.glyph_id(c).0, 0, "{c}");
        }
    }
}
