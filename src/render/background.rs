//! What lies under every scene of a theme and size: the frame with its woven band, and the empty squares.

use tiny_skia::Pixmap;

use super::{
    Theme,
    knot::{self, Plait},
    layout::{BAND_AT, BAND_UNIT, BAND_UNITS, BEVEL, Layout},
    sketch::{Sketch, polygon, rect},
};

/// The part of the picture above the strip, without coordinates.
pub(super) fn background(theme: &Theme, layout: Layout) -> Pixmap {
    let width = layout.width();
    let mut sketch = Sketch::sheet(width, width);
    frame(&mut sketch, theme, layout);
    knot::draw(&mut sketch, theme, &plait(width));
    squares(&mut sketch, theme, layout);
    sketch.into_pixmap()
}

/// The squares alone, of a layout without a frame.
pub(super) fn field(theme: &Theme, layout: Layout) -> Pixmap {
    let mut sketch = Sketch::sheet(layout.field(), layout.field());
    squares(&mut sketch, theme, layout);
    sketch.into_pixmap()
}

/// The band's lattice; the layout has made room for a whole number of units.
fn plait(width: u32) -> Plait {
    let units = ((width - 2 * BAND_AT) / BAND_UNIT) as i32;
    Plait { columns: units, rows: units, band: BAND_UNITS as i32, origin: BAND_AT as f32, unit: BAND_UNIT as f32 }
}

/// Dark wood with a bevel, a carved trench for the band, and a rim around the squares.
fn frame(sketch: &mut Sketch, theme: &Theme, layout: Layout) {
    let frame = &theme.frame;
    let (width, bevel) = (layout.width() as f32, BEVEL as f32);
    sketch.fill(&rect(0.0, 0.0, width, width), frame.wood);
    sketch.fill(
        &polygon(&[(0.0, 0.0), (width, 0.0), (width - bevel, bevel), (bevel, bevel), (bevel, width), (0.0, width)]),
        frame.light,
    );
    ring(sketch, bevel, width, bevel - 2.0, frame.groove);
    let trench = (BAND_UNIT * BAND_UNITS) as f32 + 4.0;
    ring(sketch, bevel + trench / 2.0, width, trench, frame.groove);
    ring(sketch, bevel + trench + 1.0, width, 2.0, frame.light);
    let rim = layout.frame as f32;
    ring(sketch, rim - 3.0, width, 6.0, frame.groove);
    ring(sketch, rim - 6.5, width, 2.0, frame.band);
}

/// A square line, `inset` pixels from the picture's edge (to its middle) and `thick` pixels wide.
fn ring(sketch: &mut Sketch, inset: f32, width: f32, thick: f32, colour: super::Rgb) {
    sketch.rule(&rect(inset, inset, width - 2.0 * inset, width - 2.0 * inset), colour, thick);
}

fn squares(sketch: &mut Sketch, theme: &Theme, layout: Layout) {
    let (side, first) = (layout.square as f32, layout.frame as f32);
    for row in 0..layout.size {
        for column in 0..layout.size {
            let tone = theme.field.squares[usize::from((row + column) % 2)];
            sketch.fill(&rect(first + f32::from(column) * side, first + f32::from(row) * side, side, side), tone);
        }
    }
    for line in 1..layout.size {
        let at = first + f32::from(line) * side - 1.0;
        let field = layout.field() as f32;
        sketch.fill(&rect(at, first, 2.0, field), theme.field.grid);
        sketch.fill(&rect(first, at, field, 2.0), theme.field.grid);
    }
}
