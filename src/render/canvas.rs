//! The picture being drawn, in a palette's numbers, and its encoding.

use super::{
    Rgb,
    letters::Lettering,
    palette::Palette,
    sprite::{Sprite, inked, over},
};

/// A picture in a palette's numbers.
pub(super) struct Canvas<'a> {
    width: u32,
    height: u32,
    palette: &'a Palette,
    pixels: Vec<u8>,
}

impl<'a> Canvas<'a> {
    /// A picture from rows of colour numbers, `width` to a row.
    pub(super) fn new(width: u32, pixels: Vec<u8>, palette: &'a Palette) -> Self {
        let height = pixels.len() as u32 / width;
        Self { width, height, palette, pixels }
    }

    /// Lays a sprite over the picture; what lies outside is cut off.
    pub(super) fn lay(&mut self, sprite: &Sprite, (x, y): (u32, u32)) {
        for (line, row) in sprite.rows().zip(y..self.height) {
            for (&pixel, column) in line.iter().zip(x..self.width) {
                self.blend(column, row, pixel);
            }
        }
    }

    /// Draws letters, their ink's top left at (x, y).
    pub(super) fn letter(&mut self, letters: &Lettering, (x, y): (u32, u32), colour: Rgb) {
        for (line, row) in letters.mask.chunks_exact(letters.width as usize).zip(y..self.height) {
            for (&cover, column) in line.iter().zip(x..self.width) {
                self.blend(column, row, inked(colour, cover));
            }
        }
    }

    fn blend(&mut self, x: u32, y: u32, pixel: [u8; 4]) {
        if pixel[3] == 0 {
            return;
        }
        let under = &mut self.pixels[y as usize * self.width as usize + x as usize];
        *under = self.palette.near(over(self.palette.colour(*under), pixel));
    }

    /// The picture as a PNG file.
    pub(super) fn encode(&self) -> Vec<u8> {
        let mut file = Vec::with_capacity(64 * 1024);
        let mut encoder = png::Encoder::new(&mut file, self.width, self.height);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(self.palette.to_bytes());
        encoder.set_deflate_compression(png::DeflateCompression::Level(LEVEL));
        encoder.set_filter(png::Filter::NoFilter);
        let mut writer = encoder.write_header().expect("a palette and a size above zero make a sound header");
        writer.write_image_data(&self.pixels).expect("memory takes every byte, and there is one for each pixel");
        writer.finish().expect("memory takes every byte");
        file
    }
}

/// How hard to compress: a few kilobytes more than at the best level, in a third of the time.
const LEVEL: u8 = 2;
