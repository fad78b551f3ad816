//! The throne and the corners: a looped square as on Gotland's picture stones, and runes.

use tiny_skia::{Path, Pixmap};

use super::{
    Theme,
    letters::{Face, lettering},
    sketch::{Sketch, Step, rect, shape},
    sprite::Sprite,
};

/// The runes on the corners, from the top left as one reads: the word *tafl*.
const CORNER_RUNES: [&str; 4] = ["ᛏ", "ᛅ", "ᚠ", "ᛚ"];
/// The rune on the throne: the first of *konungr*, king.
const THRONE_RUNE: &str = "ᚴ";

/// The throne, drawn for a square of `side` pixels.
pub(super) fn throne(theme: &Theme, side: u32) -> Sprite {
    let mut sketch = Sketch::cell(side);
    ground(&mut sketch, theme, side);
    looped_square(&mut sketch, theme);
    with_rune(theme, &sketch.into_pixmap(), THRONE_RUNE, 0.5)
}

/// A corner, drawn for a square of `side` pixels; `quarter` counts from the top left as one reads.
pub(super) fn corner(theme: &Theme, quarter: usize, side: u32) -> Sprite {
    let mut sketch = Sketch::cell(side);
    ground(&mut sketch, theme, side);
    sketch.rule(&rect(-0.4, -0.4, 0.8, 0.8), theme.field.carving, 0.035);
    with_rune(theme, &sketch.into_pixmap(), CORNER_RUNES[quarter % 4], 0.78)
}

fn ground(sketch: &mut Sketch, theme: &Theme, side: u32) {
    // The lines between squares are left as they are.
    let line = 1.0 / side as f32;
    sketch.fill(&rect(line - 0.5, line - 0.5, 1.0 - 2.0 * line, 1.0 - 2.0 * line), theme.field.sacred);
}

/// One line that runs along the four sides of a square and makes a loop at each corner.
fn looped_square(sketch: &mut Sketch, theme: &Theme) {
    // Softer than the rune: a king mostly stands on it.
    let colour = theme.field.carving.mix(theme.field.sacred, 110);
    for turns in 0..4 {
        sketch.line(&side_with_loop(turns), colour, 0.05);
    }
}

/// The upper side of the looped square and the loop at its right end, turned by so many right angles.
fn side_with_loop(turns: u8) -> Path {
    let (half, radius) = (0.235, 0.105);
    // The handle length with which a cubic curve comes closest to a quarter of a circle.
    let handle = radius * 0.552_3;
    let (x, y) = (half + radius, -half - radius);
    let (right, top) = (x + radius, y - radius);
    let turned = |point: (f32, f32)| (0..turns).fold(point, |(x, y), _| (-y, x));
    let quarters = [
        [(x + handle, -half), (right, y + handle), (right, y)],
        [(right, y - handle), (x + handle, top), (x, top)],
        [(x - handle, top), (half, y - handle), (half, y)],
    ];
    let straight = |point| {
        let (x, y) = turned(point);
        Step::Line(x, y)
    };
    let start = turned((-half, -half));
    let mut steps = vec![Step::To(start.0, start.1), straight((x, -half))];
    steps.extend(quarters.map(|quarter| {
        let [first, second, end] = quarter.map(turned);
        Step::Curve(first.0, first.1, second.0, second.1, end.0, end.1)
    }));
    steps.push(straight((half, -half)));
    shape(&steps)
}

fn with_rune(theme: &Theme, pixmap: &Pixmap, rune: &str, size: f32) -> Sprite {
    let width = pixmap.width();
    let mut drawn = Sprite::from(pixmap);
    let carved = lettering(Face::Runic, rune, size * width as f32);
    let (left, top) = (width.saturating_sub(carved.width) / 2, width.saturating_sub(carved.height) / 2);
    drawn.letter(&carved, left, top, theme.field.carving);
    drawn
}
