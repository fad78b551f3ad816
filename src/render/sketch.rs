//! A sheet to draw smooth shapes on, in units of its own.

use tiny_skia::{Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, Transform};

use super::Rgb;

/// A transparent sheet with a coordinate system.
pub(super) struct Sketch {
    pixmap: Pixmap,
    transform: Transform,
}

impl Sketch {
    /// A sheet measured in pixels from its top left.
    pub(super) fn sheet(width: u32, height: u32) -> Self {
        let pixmap =
            Pixmap::new(width.max(1), height.max(1)).expect("a sheet of a few hundred pixels is not too large");
        Self { pixmap, transform: Transform::identity() }
    }

    /// A square sheet measured from its middle, one unit wide.
    pub(super) fn cell(side: u32) -> Self {
        let mut sketch = Self::sheet(side, side);
        let half = side as f32 / 2.0;
        sketch.transform = Transform::from_scale(side as f32, side as f32).post_translate(half, half);
        sketch
    }

    /// Fills a shape.
    pub(super) fn fill(&mut self, path: &Path, colour: Rgb) {
        self.wash(path, colour, 255);
    }

    /// Fills a shape with a thin coat of a colour.
    pub(super) fn wash(&mut self, path: &Path, colour: Rgb, alpha: u8) {
        self.pixmap.fill_path(path, &paint(colour, alpha), FillRule::Winding, self.transform, None);
    }

    /// Draws along a shape with a round pen.
    pub(super) fn line(&mut self, path: &Path, colour: Rgb, width: f32) {
        let stroke = Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
        self.pixmap.stroke_path(path, &paint(colour, 255), &stroke, self.transform, None);
    }

    /// Draws along a shape with a pen that ends squarely and has sharp corners.
    pub(super) fn rule(&mut self, path: &Path, colour: Rgb, width: f32) {
        let stroke = Stroke { width, line_cap: LineCap::Butt, line_join: LineJoin::Miter, ..Stroke::default() };
        self.pixmap.stroke_path(path, &paint(colour, 255), &stroke, self.transform, None);
    }

    /// What was drawn.
    pub(super) fn into_pixmap(self) -> Pixmap {
        self.pixmap
    }
}

fn paint(colour: Rgb, alpha: u8) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(Color::from_rgba8(colour.0, colour.1, colour.2, alpha));
    paint
}

/// A step of an outline.
#[derive(Debug, Clone, Copy)]
pub(super) enum Step {
    /// Lift the pen and set it down here.
    To(f32, f32),
    /// A straight line to here.
    Line(f32, f32),
    /// A curve, by its two handles and its end.
    Curve(f32, f32, f32, f32, f32, f32),
    /// A line back to the beginning.
    Close,
}

/// The shape that these steps outline.
pub(super) fn shape(steps: &[Step]) -> Path {
    let mut path = PathBuilder::new();
    for step in steps {
        match *step {
            Step::To(x, y) => path.move_to(x, y),
            Step::Line(x, y) => path.line_to(x, y),
            Step::Curve(ax, ay, bx, by, x, y) => path.cubic_to(ax, ay, bx, by, x, y),
            Step::Close => path.close(),
        }
    }
    path.finish().expect("an outline of a few steps within a sheet is a path")
}

/// The polygon through these points.
pub(super) fn polygon(points: &[(f32, f32)]) -> Path {
    let mut path = PathBuilder::new();
    for (index, &(x, y)) in points.iter().enumerate() {
        if index == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
    }
    path.close();
    path.finish().expect("a polygon of three points or more is a path")
}

/// The line through these points.
pub(super) fn open(points: &[(f32, f32)]) -> Path {
    let mut path = PathBuilder::new();
    for (index, &(x, y)) in points.iter().enumerate() {
        if index == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
    }
    path.finish().expect("a line through two points or more is a path")
}

/// A circle.
pub(super) fn circle(x: f32, y: f32, radius: f32) -> Path {
    PathBuilder::from_circle(x, y, radius).expect("a circle of positive radius is a path")
}

/// A rectangle by its left, top, width and height.
pub(super) fn rect(x: f32, y: f32, width: f32, height: f32) -> Path {
    PathBuilder::from_rect(Rect::from_xywh(x, y, width, height).expect("a rectangle of positive size"))
}

/// A rectangle with round corners.
pub(super) fn rounded(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Path {
    let (right, bottom, r) = (x + width, y + height, radius.min(width / 2.0).min(height / 2.0));
    // The handle length with which a cubic curve comes closest to a quarter of a circle.
    let k = r * 0.447_7;
    shape(&[
        Step::To(x + r, y),
        Step::Line(right - r, y),
        Step::Curve(right - k, y, right, y + k, right, y + r),
        Step::Line(right, bottom - r),
        Step::Curve(right, bottom - k, right - k, bottom, right - r, bottom),
        Step::Line(x + r, bottom),
        Step::Curve(x + k, bottom, x, bottom - k, x, bottom - r),
        Step::Line(x, y + r),
        Step::Curve(x, y + k, x + k, y, x + r, y),
        Step::Close,
    ])
}
