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

    /// The colour numbers, row by row.
    pub(super) fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// The colour numbers, taken out.
    pub(super) fn into_pixels(self) -> Vec<u8> {
        self.pixels
    }

    /// Copies a whole picture into this one, its top left at (x, y); it has the same palette and has to fit.
    pub(super) fn insert(&mut self, picture: &Canvas<'_>, (x, y): (u32, u32)) {
        let width = picture.width as usize;
        for (line, row) in picture.pixels.chunks_exact(width).zip(y..) {
            let start = row as usize * self.width as usize + x as usize;
            self.pixels[start..start + width].copy_from_slice(line);
        }
    }

    /// Fills a rectangle; what lies outside is cut off.
    pub(super) fn fill(&mut self, (x, y): (u32, u32), (width, height): (u32, u32), colour: Rgb) {
        let number = self.palette.search(colour);
        for row in y..(y + height).min(self.height) {
            self.row_from(x, row).take(width as usize).for_each(|pixel| *pixel = number);
        }
    }

    /// Lays a sprite over the picture; what lies outside is cut off.
    pub(super) fn lay(&mut self, sprite: &Sprite, (x, y): (u32, u32)) {
        let palette = self.palette;
        for (line, row) in sprite.rows().zip(y..self.height) {
            for (under, &pixel) in self.row_from(x, row).zip(line) {
                blend(palette, under, pixel);
            }
        }
    }

    /// Draws letters, their ink's top left at (x, y).
    pub(super) fn letter(&mut self, letters: &Lettering, (x, y): (u32, u32), colour: Rgb) {
        let palette = self.palette;
        for (line, row) in letters.mask.chunks_exact(letters.width as usize).zip(y..self.height) {
            for (under, &cover) in self.row_from(x, row).zip(line) {
                blend(palette, under, inked(colour, cover));
            }
        }
    }

    /// The pixels of a row from column `x` to its end.
    fn row_from(&mut self, x: u32, row: u32) -> impl Iterator<Item = &mut u8> {
        let (width, x) = (self.width as usize, x.min(self.width) as usize);
        let start = row as usize * width;
        self.pixels[start + x..start + width].iter_mut()
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

/// Lays a pixel over one of the picture.
fn blend(palette: &Palette, under: &mut u8, pixel: [u8; 4]) {
    match pixel[3] {
        0 => {}
        255 => *under = palette.near(Rgb(pixel[0], pixel[1], pixel[2])),
        _ => *under = palette.near(over(palette.colour(*under), pixel)),
    }
}

/// How hard to compress: a few kilobytes more than at the best level, in a third of the time.
const LEVEL: u8 = 2;
