//! The woven band around the board: a plait that runs on round the corners and goes over and under in turn.
//!
//! It lives on a lattice. In every unit cell of the band one strand runs along the diagonal that joins the two
//! lattice points of odd sum; inside the band such a point is a crossing, on its border the strand turns back.

use tiny_skia::Path;

use super::{
    Theme,
    sketch::{Sketch, Step, shape},
};

/// The plait's outer size in lattice units, both even, and how many units the band is wide.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plait {
    /// Units across.
    pub(super) columns: i32,
    /// Units down.
    pub(super) rows: i32,
    /// Units from the outer border of the band to the inner one.
    pub(super) band: i32,
    /// Pixels from the left and the top.
    pub(super) origin: f32,
    /// Pixels a unit.
    pub(super) unit: f32,
}

/// Widths of the strand in lattice units: its outline, its body, the light on it.
const WIDTHS: [f32; 3] = [0.98, 0.64, 0.16];

/// Draws the plait.
pub(super) fn draw(sketch: &mut Sketch, theme: &Theme, plait: &Plait) {
    let cells: Vec<(i32, i32)> = (0..plait.rows)
        .flat_map(|row| (0..plait.columns).map(move |column| (column, row)))
        .filter(|&(column, row)| plait.has_cell(column, row))
        .collect();
    let colours = [theme.frame.groove, theme.frame.band, theme.frame.band_light];
    for (colour, width) in colours.into_iter().zip(WIDTHS) {
        for &(column, row) in &cells {
            sketch.rule(&plait.strand(column, row, -0.03, 1.03), colour, width * plait.unit);
        }
    }
    // Where a strand goes over another one, its half of the cell is drawn again on top.
    for (colour, width) in colours.into_iter().zip(WIDTHS) {
        for &(column, row) in &cells {
            let [start, end] = Plait::ends(column, row);
            let falls = end.1 > start.1;
            if plait.is_over(start, falls) {
                sketch.rule(&plait.strand(column, row, -0.03, 0.56), colour, width * plait.unit);
            }
            if plait.is_over(end, falls) {
                sketch.rule(&plait.strand(column, row, 0.44, 1.03), colour, width * plait.unit);
            }
        }
    }
}

impl Plait {
    fn has_cell(&self, column: i32, row: i32) -> bool {
        let inner = |at: i32, size: i32| at >= self.band && at < size - self.band;
        !(inner(column, self.columns) && inner(row, self.rows))
    }

    /// The lattice points that the strand in this cell joins, left one first.
    fn ends(column: i32, row: i32) -> [(i32, i32); 2] {
        if (column + row) % 2 == 0 {
            [(column, row + 1), (column + 1, row)]
        } else {
            [(column, row), (column + 1, row + 1)]
        }
    }

    /// Whether a lattice point is on a vertical or a horizontal border of the band.
    fn borders(&self, (x, y): (i32, i32)) -> (bool, bool) {
        let (right, bottom) = (self.columns - self.band, self.rows - self.band);
        let beside = (self.band..=bottom).contains(&y);
        let above = (self.band..=right).contains(&x);
        let vertical = x == 0 || x == self.columns || (beside && (x == self.band || x == right));
        let horizontal = y == 0 || y == self.rows || (above && (y == self.band || y == bottom));
        (vertical, horizontal)
    }

    /// Whether the strand that falls (or rises) to the right goes over the other one at this point.
    fn is_over(&self, point: (i32, i32), falls: bool) -> bool {
        let (vertical, horizontal) = self.borders(point);
        !vertical && !horizontal && falls == (point.0 % 2 == 0)
    }

    /// The part between `start` and `end` (0 to 1, from the left) of the strand in this cell.
    fn strand(&self, column: i32, row: i32, start: f32, end: f32) -> Path {
        let [a, b] = Self::ends(column, row);
        let slope = (b.1 - a.1) as f32;
        let handle = |point: (i32, i32), direction: f32| {
            let (vertical, horizontal) = self.borders(point);
            let (dx, dy) = match (vertical, horizontal) {
                (true, _) => (0.0, 0.62 * slope),
                (false, true) => (0.62, 0.0),
                (false, false) => (0.3, 0.3 * slope),
            };
            (point.0 as f32 + direction * dx, point.1 as f32 + direction * dy)
        };
        let curve = [(a.0 as f32, a.1 as f32), handle(a, 1.0), handle(b, -1.0), (b.0 as f32, b.1 as f32)];
        let at = |(x, y): (f32, f32)| (self.origin + x * self.unit, self.origin + y * self.unit);
        let [first, second, third, last] = cut(curve, start, end).map(at);
        shape(&[Step::To(first.0, first.1), Step::Curve(second.0, second.1, third.0, third.1, last.0, last.1)])
    }
}

/// The part of a cubic curve between two parameters, by de Casteljau.
fn cut(curve: [(f32, f32); 4], start: f32, end: f32) -> [(f32, f32); 4] {
    let mix = |from: (f32, f32), to: (f32, f32), share: f32| {
        (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)
    };
    // The blossom of the curve: its value for three parameters at once.
    let blossom = |shares: [f32; 3]| {
        let [first, second, third] = [0, 1, 2].map(|i| mix(curve[i], curve[i + 1], shares[0]));
        mix(mix(first, second, shares[1]), mix(second, third, shares[1]), shares[2])
    };
    [[start, start, start], [start, start, end], [start, end, end], [end, end, end]].map(blossom)
}

#[cfg(test)]
mod tests {
    use super::cut;

    #[test]
    fn the_whole_of_a_curve_is_itself() {
        let curve = [(0.0, 0.0), (0.0, 1.0), (1.0, 1.0), (1.0, 0.0)];
        assert_eq!(cut(curve, 0.0, 1.0), curve);
        assert_eq!(cut(curve, 0.0, 0.5)[3], (0.5, 0.75));
    }
}
