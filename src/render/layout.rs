//! Where things are in a picture, in pixels. Made for screens of double density: the pictures are shown at half
//! this size or less.

use crate::rules::Square;

/// The width that the squares of a board fill, as nearly as whole even squares allow.
const FIELD: u32 = 624;
/// The least side of a square.
const LEAST_SQUARE: u32 = 36;
/// The bevel at the picture's edge.
pub(super) const BEVEL: u32 = 5;
/// From the picture's edge to the woven band.
pub(super) const BAND_AT: u32 = 7;
/// The side of a lattice unit of the woven band. Whole pixels, so that the weave repeats exactly and packs well.
pub(super) const BAND_UNIT: u32 = 9;
/// How many lattice units the woven band is wide.
pub(super) const BAND_UNITS: u32 = 3;
/// From the picture's edge to the inner border of the carved trench that the band lies in.
pub(super) const BAND_INNER: u32 = BAND_AT + BAND_UNIT * BAND_UNITS + 4;
/// The least room from the picture's edge to the first square.
const LEAST_FRAME: u32 = 73;
/// The strip below the board that says whose move it is.
pub(super) const STRIP: u32 = 84;
/// The height of letters in the margins.
pub(super) const LABEL_SIZE: f32 = 32.0;

/// The measures of a picture of one board size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Layout {
    /// Squares a side.
    pub(super) size: u8,
    /// Pixels a square.
    pub(super) square: u32,
    /// From the picture's edge to the first square.
    pub(super) frame: u32,
}

impl Layout {
    /// The measures for a board of `size` by `size` squares.
    pub(super) fn new(size: u8) -> Self {
        let square = (FIELD / u32::from(size.max(1)) / 2 * 2).max(LEAST_SQUARE);
        let half_field = u32::from(size) * square / 2;
        // The band has to close: between its outer borders there is an even number of lattice units.
        let spare = (half_field + LEAST_FRAME - BAND_AT) % BAND_UNIT;
        let frame = LEAST_FRAME + (BAND_UNIT - spare) % BAND_UNIT;
        Self { size, square, frame }
    }

    /// The measures of squares alone, `square` pixels each, without a frame.
    pub(super) fn bare(size: u8, square: u32) -> Self {
        Self { size, square, frame: 0 }
    }

    /// Pixels that the squares take up, across as well as down.
    pub(super) fn field(self) -> u32 {
        u32::from(self.size) * self.square
    }

    /// The picture's width, and the height of its part above the strip.
    pub(super) fn width(self) -> u32 {
        self.field() + 2 * self.frame
    }

    /// The picture's height.
    pub(super) fn height(self) -> u32 {
        self.width() + STRIP
    }

    /// The top left pixel of a square.
    pub(super) fn corner_of(self, square: Square, flipped: bool) -> (u32, u32) {
        let last = u32::from(self.size) - 1;
        let (file, rank) = (u32::from(square.file()), u32::from(square.rank()));
        let (column, row) = if flipped { (last - file, rank) } else { (file, last - rank) };
        (self.frame + column * self.square, self.frame + row * self.square)
    }
}
