//! The pieces: three outlines that can be told apart without colour and at a few pixels' size.

use std::f32::consts::PI;

use tiny_skia::{Path, Pixmap};

use super::{
    Theme,
    sketch::{Sketch, Step, circle, polygon, shape},
    theme::Body,
};
use crate::rules::Piece;

/// The piece drawn in the middle of a square of `side` pixels.
pub(super) fn piece(theme: &Theme, piece: Piece, side: u32) -> Pixmap {
    let mut sketch = Sketch::cell(side);
    match piece {
        Piece::Attacker => attacker(&mut sketch, &theme.attacker),
        Piece::Defender => defender(&mut sketch, &theme.defender),
        Piece::King => king(&mut sketch, &theme.king),
    }
    sketch.into_pixmap()
}

/// A spearhead seen from the point: a lozenge with swelling sides.
fn attacker(sketch: &mut Sketch, body: &Body) {
    sketch.fill(&lozenge(0.475), body.rim);
    sketch.fill(&lozenge(0.41), body.fill);
    sketch.fill(&polygon(&[(-0.395, 0.0), (0.395, 0.0), (0.0, 0.395)]), body.shade);
    sketch.fill(&lozenge(0.2), body.rim);
    sketch.fill(&lozenge(0.14), body.inlay);
}

/// A lozenge that reaches `r` from the middle, its sides a little convex.
fn lozenge(r: f32) -> Path {
    let b = r * 0.58;
    shape(&[
        Step::To(0.0, -r),
        Step::Curve(r * 0.24, -b * 1.3, b * 1.3, -r * 0.24, r, 0.0),
        Step::Curve(b * 1.3, r * 0.24, r * 0.24, b * 1.3, 0.0, r),
        Step::Curve(-r * 0.24, b * 1.3, -b * 1.3, r * 0.24, -r, 0.0),
        Step::Curve(-b * 1.3, -r * 0.24, -r * 0.24, -b * 1.3, 0.0, -r),
        Step::Close,
    ])
}

/// A round shield: painted in blades that turn about the boss.
fn defender(sketch: &mut Sketch, body: &Body) {
    sketch.fill(&circle(0.0, 0.0, 0.41), body.rim);
    sketch.fill(&circle(0.0, 0.0, 0.35), body.fill);
    for blade in 0..BLADES {
        sketch.fill(&blade_of_shield(blade), body.shade);
    }
    sketch.fill(&circle(0.0, 0.0, 0.145), body.rim);
    sketch.fill(&circle(0.0, 0.0, 0.095), body.inlay);
}

/// How many painted blades a shield has.
const BLADES: u8 = 6;

/// One painted blade, from the boss to the rim, bending as it goes.
fn blade_of_shield(blade: u8) -> Path {
    let width = PI / f32::from(BLADES);
    let start = f32::from(blade) * 2.0 * width;
    let edge = |from: f32, step: u8| {
        let way = f32::from(step) / 8.0;
        let (radius, angle) = (0.1 + 0.25 * way, from + 0.9 * way);
        (radius * angle.cos(), radius * angle.sin())
    };
    let out = (0..=8).map(|step| edge(start, step));
    let along = (1..4_u8).map(|step| edge(start + width * f32::from(step) / 4.0, 8));
    let back = (0..=8).rev().map(|step| edge(start + width, step));
    polygon(&out.chain(along).chain(back).collect::<Vec<_>>())
}

/// A crown: three points with pearls on a jewelled band.
fn king(sketch: &mut Sketch, body: &Body) {
    let outline = shape(&[
        Step::To(-0.34, 0.3),
        Step::Line(-0.41, -0.15),
        Step::Line(-0.19, 0.04),
        Step::Line(0.0, -0.33),
        Step::Line(0.19, 0.04),
        Step::Line(0.41, -0.15),
        Step::Line(0.34, 0.3),
        Step::Curve(0.17, 0.37, -0.17, 0.37, -0.34, 0.3),
        Step::Close,
    ]);
    let pearls = [(-0.41, -0.2, 0.055), (0.0, -0.37, 0.065), (0.41, -0.2, 0.055)];
    sketch.line(&outline, body.rim, 0.13);
    for (x, y, r) in pearls {
        sketch.fill(&circle(x, y, r + 0.05), body.rim);
    }
    sketch.fill(&outline, body.fill);
    for facet in [
        [(0.41, -0.15), (0.19, 0.04), (0.3, 0.14)],
        [(0.0, -0.33), (0.0, 0.16), (0.19, 0.04)],
        [(-0.19, 0.04), (-0.41, -0.15), (-0.2, 0.17)],
    ] {
        sketch.fill(&polygon(&facet), body.shade);
    }
    sketch.fill(&band(0.13, 0.17), body.rim);
    sketch.fill(&band(0.17, 0.3), body.shade);
    for (x, y, r) in pearls {
        sketch.fill(&circle(x, y, r), body.fill);
    }
    for (x, y) in [(-0.21, 0.25), (0.0, 0.27), (0.21, 0.25)] {
        sketch.fill(&circle(x, y, 0.048), body.inlay);
    }
}

/// A band around the crown between two heights, bent as if seen from a little above.
fn band(top: f32, bottom: f32) -> Path {
    let x = |y: f32| 0.34 + (0.3 - y) * 0.155;
    shape(&[
        Step::To(-x(top), top),
        Step::Curve(-0.17, top + 0.06, 0.17, top + 0.06, x(top), top),
        Step::Line(x(bottom), bottom),
        Step::Curve(0.17, bottom + 0.07, -0.17, bottom + 0.07, -x(bottom), bottom),
        Step::Close,
    ])
}

#[cfg(test)]
mod tests {
    use super::{Piece, Theme, piece};

    /// A square's side in a picture shown 320 pixels wide: of an 11×11 board, and of a 19×19 one.
    const SIDES: [u32; 2] = [23, 14];

    /// How much of each pixel a piece covers: its shape, without any colour.
    fn outline(theme: &Theme, kind: Piece, side: u32) -> Vec<u8> {
        piece(theme, kind, side).pixels().iter().map(|pixel| pixel.alpha()).collect()
    }

    /// What a piece looks like on a pale square without colours.
    fn greys(theme: &Theme, kind: Piece, side: u32) -> Vec<u8> {
        let grey = |r: u8, g: u8, b: u8| 0.3 * f32::from(r) + 0.59 * f32::from(g) + 0.11 * f32::from(b);
        let floor = theme.field.squares[0];
        let over = |pixel: &tiny_skia::PremultipliedColorU8| {
            let rest = f32::from(255 - pixel.alpha()) / 255.0;
            grey(pixel.red(), pixel.green(), pixel.blue()) + rest * grey(floor.0, floor.1, floor.2)
        };
        piece(theme, kind, side).pixels().iter().map(|pixel| over(pixel) as u8).collect()
    }

    /// The mean difference of two pictures, in parts of the greatest possible one.
    fn difference(a: &[u8], b: &[u8]) -> f64 {
        let sum: u64 = a.iter().zip(b).map(|(&a, &b)| u64::from(a.abs_diff(b))).sum();
        sum as f64 / (255.0 * a.len() as f64)
    }

    #[test]
    fn pieces_differ_by_outline_and_in_grey_on_a_phone() {
        let pairs =
            [(Piece::Attacker, Piece::Defender), (Piece::Attacker, Piece::King), (Piece::Defender, Piece::King)];
        for theme in Theme::ALL {
            for (side, (a, b)) in SIDES.into_iter().flat_map(|side| pairs.map(|pair| (side, pair))) {
                let shape = difference(&outline(theme, a, side), &outline(theme, b, side));
                let grey = difference(&greys(theme, a, side), &greys(theme, b, side));
                println!("{} {side} {a:?} {b:?} {shape:.3} {grey:.3}", theme.key);
                assert!(shape >= 0.08, "{} {side} {a:?} {b:?}: shape {shape:.3}", theme.key);
                assert!(grey >= 0.08, "{} {side} {a:?} {b:?}: grey {grey:.3}", theme.key);
            }
        }
    }
}
