//! The marks that lie over squares: what just happened, what may happen, what decided the game.

use tiny_skia::Pixmap;

use super::{
    Theme,
    sketch::{Sketch, circle, open, polygon, rect},
};
use crate::rules::Direction;

/// How strongly the squares of the last move are tinted, of 255 parts.
pub(super) const LAST_TINT: u8 = 70;
/// How much of a square's own colour gives way to the halo's where a piece is in hand or decides the game.
pub(super) const GROUND_TINT: u8 = 225;

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
    /// The king on it can be taken.
    InDanger,
    /// The king on it can escape.
    CanEscape,
    /// The king's way out leads over this square, in this direction of the picture.
    WayOut(Direction),
}

impl Mark {
    /// Every mark, in the order of their numbers.
    pub(super) const ALL: [Self; 14] = [
        Self::From,
        Self::To,
        Self::AlongRank,
        Self::AlongFile,
        Self::Captured,
        Self::Selected,
        Self::Target,
        Self::Winning,
        Self::InDanger,
        Self::CanEscape,
        Self::WayOut(Direction::Up),
        Self::WayOut(Direction::Down),
        Self::WayOut(Direction::Left),
        Self::WayOut(Direction::Right),
    ];
}

/// The mark drawn for a square of `side` pixels.
pub(super) fn mark(theme: &Theme, mark: Mark, side: u32) -> Pixmap {
    let marks = &theme.marks;
    let mut sketch = Sketch::cell(side);
    match mark {
        Mark::From => {
            sketch.wash(&rect(-0.5, -0.5, 1.0, 1.0), marks.last, LAST_TINT);
            corners(&mut sketch, theme, 0.43, 0.2);
            sketch.line(&circle(0.0, 0.0, 0.1), marks.last, 0.06);
        }
        Mark::To => {
            sketch.wash(&rect(-0.5, -0.5, 1.0, 1.0), marks.last, LAST_TINT);
            sketch.rule(&rect(-0.455, -0.455, 0.91, 0.91), marks.last, 0.07);
        }
        Mark::AlongRank => sketch.wash(&rect(-0.5, -0.03, 1.0, 0.06), marks.last, 255),
        Mark::AlongFile => sketch.wash(&rect(-0.03, -0.5, 0.06, 1.0), marks.last, 255),
        Mark::Captured => cross(&mut sketch, theme),
        Mark::Selected => {
            sketch.wash(&rect(-0.5, -0.5, 1.0, 1.0), marks.halo, GROUND_TINT);
            sketch.rule(&rect(-0.425, -0.425, 0.85, 0.85), marks.chosen, 0.15);
        }
        Mark::Target => {
            sketch.fill(&circle(0.0, 0.0, 0.245), marks.halo);
            sketch.fill(&circle(0.0, 0.0, 0.195), marks.chosen);
        }
        Mark::Winning => {
            sketch.wash(&rect(-0.5, -0.5, 1.0, 1.0), marks.halo, GROUND_TINT);
            sketch.rule(&rect(-0.425, -0.425, 0.85, 0.85), marks.winning_rim, 0.15);
            sketch.rule(&rect(-0.425, -0.425, 0.85, 0.85), marks.winning, 0.085);
        }
        Mark::InDanger => jaws(&mut sketch, theme),
        Mark::CanEscape => outward(&mut sketch, theme),
        Mark::WayOut(direction) => chevron(&mut sketch, theme, direction),
    }
    sketch.into_pixmap()
}

/// The mark of a throne or corner that took part in what happened: it stays to be seen what it is.
pub(super) fn helping(theme: &Theme, side: u32) -> Pixmap {
    let mut sketch = Sketch::cell(side);
    sketch.rule(&rect(-0.425, -0.425, 0.85, 0.85), theme.marks.winning_rim, 0.15);
    sketch.rule(&rect(-0.425, -0.425, 0.85, 0.85), theme.marks.winning, 0.085);
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

/// How many teeth there are along a side.
const TEETH: u8 = 3;

/// Teeth around the square that close in on what stands there.
fn jaws(sketch: &mut Sketch, theme: &Theme) {
    for (colour, depth) in [(theme.marks.halo, 0.21), (theme.marks.captured, 0.15)] {
        for turns in 0..4 {
            for tooth in 0..TEETH {
                let width = 1.0 / f32::from(TEETH);
                let left = -0.5 + f32::from(tooth) * width;
                let points = [(left, -0.5), (left + width, -0.5), (left + width / 2.0, depth - 0.5)];
                sketch.fill(&polygon(&points.map(|point| turned(point, turns))), colour);
            }
        }
    }
}

/// Arrowheads in the corners of the square that point away from what stands there.
fn outward(sketch: &mut Sketch, theme: &Theme) {
    let marks = &theme.marks;
    sketch.wash(&rect(-0.5, -0.5, 1.0, 1.0), marks.halo, 150);
    for (colour, at, arm) in [(marks.winning_rim, 0.5, 0.37), (marks.winning, 0.46, 0.245)] {
        for turns in 0..4 {
            let points = [(at, at), (at - arm, at), (at, at - arm)];
            sketch.fill(&polygon(&points.map(|point| turned(point, turns))), colour);
        }
    }
}

/// An angle that points along the king's way out.
fn chevron(sketch: &mut Sketch, theme: &Theme, direction: Direction) {
    let turns = match direction {
        Direction::Up => 0,
        Direction::Right => 1,
        Direction::Down => 2,
        Direction::Left => 3,
    };
    let angle = [(-0.24, 0.14), (0.0, -0.13), (0.24, 0.14)].map(|point| turned(point, turns));
    for (colour, width) in [(theme.marks.winning_rim, 0.21), (theme.marks.winning, 0.115)] {
        sketch.line(&open(&angle), colour, width);
    }
}

/// A point turned clockwise about the middle by so many right angles.
fn turned(point: (f32, f32), turns: u8) -> (f32, f32) {
    (0..turns).fold(point, |(x, y), _| (-y, x))
}
