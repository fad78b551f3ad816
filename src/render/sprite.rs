//! A small picture with see-through parts, ready to be laid over another.

use tiny_skia::Pixmap;

use super::{Rgb, letters::Lettering};

/// Pixels with their colour already multiplied by how much they cover.
#[derive(Debug, Clone)]
pub(super) struct Sprite {
    /// Pixels across.
    pub(super) width: u32,
    /// Pixels down.
    pub(super) height: u32,
    pixels: Vec<[u8; 4]>,
}

impl From<&Pixmap> for Sprite {
    fn from(pixmap: &Pixmap) -> Self {
        let pixels = pixmap.data().chunks_exact(4).map(|p| [p[0], p[1], p[2], p[3]]).collect();
        Self { width: pixmap.width(), height: pixmap.height(), pixels }
    }
}

impl Sprite {
    /// The rows of pixels from the top.
    pub(super) fn rows(&self) -> impl Iterator<Item = &[[u8; 4]]> {
        self.pixels.chunks_exact(self.width as usize)
    }

    /// This sprite, thinned to `alpha` of 255 parts.
    pub(super) fn thinned(&self, alpha: u8) -> Self {
        let thin = |value: u8| ((u32::from(value) * u32::from(alpha) + 127) / 255) as u8;
        Self { pixels: self.pixels.iter().map(|pixel| pixel.map(thin)).collect(), ..*self }
    }

    /// This sprite without its colours.
    pub(super) fn greyed(&self) -> Self {
        let grey = |[red, green, blue, alpha]: [u8; 4]| {
            let luma = (u32::from(red) * 54 + u32::from(green) * 183 + u32::from(blue) * 19) / 256;
            [luma as u8, luma as u8, luma as u8, alpha]
        };
        Self { pixels: self.pixels.iter().map(|&pixel| grey(pixel)).collect(), ..*self }
    }

    /// Lays letters over it, their top left at (x, y).
    pub(super) fn letter(&mut self, letters: &Lettering, x: u32, y: u32, colour: Rgb) {
        for (row, line) in letters.mask.chunks_exact(letters.width as usize).enumerate() {
            for (column, &cover) in line.iter().enumerate() {
                let (px, py) = (x as usize + column, y as usize + row);
                if px < self.width as usize && py < self.height as usize {
                    let pixel = &mut self.pixels[py * self.width as usize + px];
                    let over = inked(colour, cover);
                    *pixel = std::array::from_fn(|i| over[i] + scaled(pixel[i], 255 - cover));
                }
            }
        }
    }

    /// Lays another sprite over it, its top left at (x, y).
    pub(super) fn lay(&mut self, over: &Self, x: u32, y: u32) {
        for (row, line) in over.rows().enumerate() {
            for (column, pixel) in line.iter().enumerate() {
                let (px, py) = (x as usize + column, y as usize + row);
                if px < self.width as usize && py < self.height as usize {
                    let under = &mut self.pixels[py * self.width as usize + px];
                    *under = std::array::from_fn(|i| pixel[i].saturating_add(scaled(under[i], 255 - pixel[3])));
                }
            }
        }
    }
}

/// A colour as it is where letters cover this much of a pixel.
pub(super) fn inked(colour: Rgb, cover: u8) -> [u8; 4] {
    [scaled(colour.0, cover), scaled(colour.1, cover), scaled(colour.2, cover), cover]
}

/// `value` times `share` of 255, rounded.
pub(super) fn scaled(value: u8, share: u8) -> u8 {
    ((u32::from(value) * u32::from(share) + 127) / 255) as u8
}

/// What an opaque colour looks like with this pixel over it.
pub(super) fn over(under: Rgb, pixel: [u8; 4]) -> Rgb {
    let rest = 255 - pixel[3];
    Rgb(
        pixel[0].saturating_add(scaled(under.0, rest)),
        pixel[1].saturating_add(scaled(under.1, rest)),
        pixel[2].saturating_add(scaled(under.2, rest)),
    )
}
