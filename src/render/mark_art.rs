//! The marks that lie over squares: what just happened, what may happen, what decided the game.

use tiny_skia::Pixmap;

use super::{
    Theme,
    sketch::{Sketch, circle, polygon, rect},
};

/// What a mark says about its square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    /// The last move began here.
    From,
    /// The last move ended here.
    To,
    /// The last move passed here, along the rank.
    AlongRank,
    /// The last move passed here, along the file.
    AlongFile,
    /// A piece was captured here.
    Captured,
    /// The piece in hand stands here.
    Selected,
    /// The piece in hand may go here.
    Target,
    /// This square decided the game.
    Winning,
}

impl Mark {
    /// Every mark, in the order of their numbers.
    pub(super) const ALL: [Self; 8] = [
        Self::From,
        Self::To,
        Self::AlongRank,
        Self::AlongFile,
        Self::Captured,
        Self::Selected,
        Self::Target,
        Self::Winning,
    ];
}

/// The mark drawn for a square of `side` pixels.
pub(super) fn mark(theme: &Theme, mark: Mark, side: u32) -> Pixmap {
    let marks = &theme.marks;
    let mut sketch = Sketch::cell(side);
    match mark {
        Mark::From => {
            sketch.wash(&rect(-0.5, -0.5, 1.0, 1.0), marks.last, 70);
            corners(&mut sketch, theme, 0.43, 0.2);
            sketch.line(&circle(0.0, 0.0, 0.1), marks.last, 0.06);
        }
        Mark::To => {
            sketch.wash(&rect(-0.5, -0.5, 1.0, 1.0), marks.last, 70);
            sketch.rule(&rect(-0.455, -0.455, 0.91, 0.91), marks.last, 0.07);
        }
        Mark::AlongRank => sketch.wash(&rect(-0.5, -0.03, 1.0, 0.06), marks.last, 255),
        Mark::AlongFile => sketch.wash(&rect(-0.03, -0.5, 0.06, 1.0), marks.last, 255),
        Mark::Captured => cross(&mut sketch, theme),
        Mark::Selected => {
            sketch.wash(&rect(-0.5, -0.5, 1.0, 1.0), marks.chosen, 90);
            sketch.rule(&rect(-0.445, -0.445, 0.89, 0.89), marks.chosen, 0.09);
        }
        Mark::Target => {
            sketch.fill(&circle(0.0, 0.0, 0.2), marks.halo);
            sketch.fill(&circle(0.0, 0.0, 0.155), marks.chosen);
        }
        Mark::Winning => {
            sketch.wash(&rect(-0.5, -0.5, 1.0, 1.0), marks.halo, 170);
            sketch.rule(&rect(-0.425, -0.425, 0.85, 0.85), marks.winning_rim, 0.15);
            sketch.rule(&rect(-0.425, -0.425, 0.85, 0.85), marks.winning, 0.085);
        }
    }
    sketch.into_pixmap()
}

/// Four angles in the corners of the square, `at` from its middle, their arms `arm` long.
fn corners(sketch: &mut Sketch, theme: &Theme, at: f32, arm: f32) {
    let width = 0.07;
    let out = at + width / 2.0;
    for (sx, sy) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
        let points = [
            (out, out),
            (out - arm, out),
            (out - arm, out - width),
            (out - width, out - width),
            (out - width, out - arm),
            (out, out - arm),
        ];
        sketch.fill(&polygon(&points.map(|(x, y)| (x * sx, y * sy))), theme.marks.last);
    }
}

/// A cross from corner to corner, edged so that it stands out on pieces too.
fn cross(sketch: &mut Sketch, theme: &Theme) {
    let reach = 0.29;
    let strokes = [polygon(&[(-reach, -reach), (reach, reach)]), polygon(&[(reach, -reach), (-reach, reach)])];
    for (colour, width) in [(theme.marks.halo, 0.185), (theme.marks.captured, 0.105)] {
        for stroke in &strokes {
            sketch.line(stroke, colour, width);
        }
    }
}
