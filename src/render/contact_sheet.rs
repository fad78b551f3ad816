//! A whole game on one sheet: small boards in rows as one reads, each with its number and move below it, and the last one
//! large at the end.

use super::{
    Picture, Renderer, Rgb, Story,
    canvas::Canvas,
    draw::paint_squares,
    layout::{BAND_AT, BAND_INNER, BAND_UNIT, BAND_UNITS},
    letters::{Face, lettering},
    prepared::Prepared,
    strip::result,
};
use crate::rules::Ply;

/// The most pixels across or down.
const LARGEST: u32 = 4096;
/// The width that the squares of a small board fill, as nearly as whole squares allow.
const FIELD: u32 = 264;
/// From the sheet's edge to the first board.
const INSET: u32 = BAND_INNER + 30;
/// Between the boards.
const GAP: u32 = 24;
/// The height of the line below a board.
const LINE: u32 = 40;
/// The height of letters in it.
const LETTERS: f32 = 32.0;
/// The same below the large board.
const LARGE_LETTERS: f32 = 56.0;
/// The breadth of the rim around a board.
const RIM: u32 = 3;
/// In how many rows and columns of small boards the large one stands.
const LARGE: u32 = 2;
/// After so many pixels the woven band of the frame repeats.
const PERIOD: u32 = 2 * BAND_UNIT;
/// From the picture's edge to where the band has left its corner behind.
const CORNER: u32 = BAND_AT + 2 * BAND_UNITS * BAND_UNIT;

impl Renderer {
    /// The whole game on one sheet of at most 4096 × 4096 pixels; of a game too long for that, the moments that tell
    /// most. It takes up to some tenths of a second of processor time: call it off the async threads.
    pub fn contact_sheet(&self, story: &Story<'_>) -> Picture {
        let framed = self.prepared(story.theme, story.game.ruleset().board_size());
        let size = u32::from(framed.layout.size);
        let small = framed.bare(story.theme, FIELD / size);
        let field = small.layout.field();
        let large = framed.bare(story.theme, (LARGE * field + GAP) / size);
        let moments = story.moments(Grid::most_boards(field));
        let grid = Grid::new(field, moments.len() as u32 - 1, framed.layout.width());
        let (width, height) = grid.sheet();
        let ground = frame(&framed, (width, height), framed.palette.search(story.theme.frame.wood));
        let mut sheet = Sheet { story, canvas: Canvas::new(width, ground, &framed.palette) };
        for (&ply, place) in moments[..moments.len() - 1].iter().zip(grid.places()) {
            sheet.board(ply, &small, grid.pixel(place), LETTERS);
        }
        let (x, y) = grid.pixel(grid.large());
        sheet.board(story.game.plies().len(), &large, (x, y), LARGE_LETTERS);
        sheet.result((x + large.layout.field(), y + large.layout.field()));
        Picture { png: sheet.canvas.encode(), width, height }
    }
}

/// Where the boards stand.
struct Grid {
    /// The breadth of a small board.
    field: u32,
    columns: u32,
    rows: u32,
    /// By how much the sheet is wider and higher than the boards need, so that the band around it closes.
    spare: (u32, u32),
}

impl Grid {
    /// How many boards, the large one among them, fit on the largest sheet.
    fn most_boards(field: u32) -> usize {
        let room = LARGEST - PERIOD + GAP - 2 * INSET;
        ((room / (field + GAP)) * (room / (field + LINE + GAP)) - LARGE * LARGE + 1) as usize
    }

    /// A grid for so many small boards and the large one, nearly square and with few places left over. The band closes where the sheet's
    /// sides differ from `closed` by whole periods.
    fn new(field: u32, small_boards: u32, closed: u32) -> Self {
        let rows = |columns: u32| (small_boards + LARGE * LARGE).div_ceil(columns).max(LARGE);
        let size = |columns: u32| (columns * (field + GAP), rows(columns) * (field + LINE + GAP));
        let room = LARGEST - PERIOD + GAP - 2 * INSET;
        let fits = |&columns: &u32| size(columns).0 <= room && size(columns).1 <= room;
        let unused = |columns: u32| columns * rows(columns) - small_boards - LARGE * LARGE;
        let flaw = |&columns: &u32| size(columns).0.abs_diff(size(columns).1) + unused(columns) * field / 2;
        let columns = (LARGE..=LARGEST / field).filter(fits).min_by_key(flaw).unwrap_or(LARGE);
        let mut grid = Self { field, columns, rows: rows(columns), spare: (0, 0) };
        let missing = |side: u32| (closed % PERIOD + PERIOD - side % PERIOD) % PERIOD;
        let (width, height) = grid.sheet();
        grid.spare = (missing(width), missing(height));
        grid
    }

    /// The sheet's breadth and height.
    fn sheet(&self) -> (u32, u32) {
        let width = self.columns * (self.field + GAP) - GAP + 2 * INSET + self.spare.0;
        let height = self.rows * (self.field + LINE + GAP) - GAP + 2 * INSET + self.spare.1;
        (width, height)
    }

    /// Column and row of the large board's top left.
    fn large(&self) -> (u32, u32) {
        (self.columns - LARGE, self.rows - LARGE)
    }

    /// Columns and rows of the small boards, as one reads.
    fn places(&self) -> impl Iterator<Item = (u32, u32)> {
        let (left, top) = self.large();
        let all = (0..self.rows).flat_map(|row| (0..self.columns).map(move |column| (column, row)));
        all.filter(move |&(column, row)| column < left || row < top)
    }

    /// The top left pixel of a board in this column and row.
    fn pixel(&self, (column, row): (u32, u32)) -> (u32, u32) {
        let x = INSET + self.spare.0 / 2 + column * (self.field + GAP);
        let y = INSET + self.spare.1 / 2 + row * (self.field + LINE + GAP);
        (x, y)
    }
}

/// Wood, and at its edges the frame of a single picture, its band drawn out to the sheet's size.
fn frame(framed: &Prepared, (width, height): (u32, u32), wood: u8) -> Vec<u8> {
    let side = framed.layout.width();
    let source = |at: u32, size: u32| match at {
        at if at < CORNER => at,
        at if at >= size - CORNER => side - (size - at),
        at => CORNER + (at - CORNER) % PERIOD,
    };
    let columns: Vec<u32> = (0..width).map(|x| source(x, width)).collect();
    let inside = |at: u32, size: u32| (BAND_INNER + 2..size - BAND_INNER - 2).contains(&at);
    let mut pixels = Vec::with_capacity((width * height) as usize);
    for y in 0..height {
        let row = &framed.background[(source(y, height) * side) as usize..][..side as usize];
        let is_inside = inside(y, height);
        let pixel = |(&column, x)| if is_inside && inside(x, width) { wood } else { row[column as usize] };
        pixels.extend(columns.iter().zip(0..).map(pixel));
    }
    pixels
}

/// A sheet on which boards are laid.
struct Sheet<'a, 'p> {
    story: &'a Story<'a>,
    canvas: Canvas<'p>,
}

impl Sheet<'_, '_> {
    /// The board after so many plies, its top left at (x, y), and its number and move below it.
    fn board(&mut self, ply: usize, bare: &Prepared, (x, y): (u32, u32), letters: f32) {
        let story = self.story;
        let is_last = ply == story.game.plies().len();
        let turn = if is_last { story.turn } else { story.turn_on_board(ply) };
        let (colours, field) = (&story.theme.frame, bare.layout.field());
        let rim = if is_last { colours.signal } else { colours.groove };
        self.canvas.fill((x - RIM, y - RIM), (field + 2 * RIM, field + 2 * RIM), rim);
        self.canvas.insert(&paint_squares(&story.scene(ply, turn), story.theme, bare), (x, y));
        let below = y + field;
        let after = self.write(&ply.to_string(), (x, below), letters, colours.signal);
        if let Some(ply) = ply.checked_sub(1).map(|index| &story.game.plies()[index]) {
            self.write(&written(ply), (after + letters as u32 / 2, below), letters, colours.letters);
        }
    }

    /// The result at the right end of the line below the large board, whose bottom right is at (right, below).
    fn result(&mut self, (right, below): (u32, u32)) {
        if let Some(text) = result(self.story.turn) {
            let width = lettering(Face::Serif, text, LARGE_LETTERS).width;
            self.write(text, (right - width, below), LARGE_LETTERS, self.story.theme.frame.signal);
        }
    }

    /// Writes a text in the line below a board, and says where it ends.
    fn write(&mut self, text: &str, (x, below): (u32, u32), size: f32, colour: Rgb) -> u32 {
        let letters = lettering(Face::Serif, text, size);
        // Room above as high as the gap to the next board is wide, whatever the letters' height.
        let baseline = below + (size * 0.9) as u32 + RIM;
        self.canvas.letter(&letters, (x, baseline - letters.baseline), colour);
        x + letters.width
    }
}

/// A move with what it captured, or how many, in the characters that the shipped font has.
fn written(ply: &Ply) -> String {
    let (from, to) = (ply.mv.from, ply.mv.to);
    match &ply.captured[..] {
        [] => format!("{from}–{to}"),
        [one] => format!("{from}–{to}×{}", one.square),
        several => format!("{from}–{to}×{}", several.len()),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{BAND_INNER, Grid, LARGE, LARGEST, PERIOD, frame};
    use crate::render::{Renderer, Theme};

    #[test]
    fn every_number_of_boards_has_a_place_for_each_and_fits() {
        for field in [247, 252, 259, 261, 264] {
            for boards in 1..=Grid::most_boards(field) as u32 {
                let grid = Grid::new(field, boards - 1, 770);
                let (width, height) = grid.sheet();
                assert!(width <= LARGEST && height <= LARGEST, "{field} {boards}: {width}×{height}");
                assert_eq!((width % PERIOD, height % PERIOD), (770 % PERIOD, 770 % PERIOD));
                assert!(grid.places().count() as u32 >= boards - 1, "{field} {boards}");
            }
        }
    }

    #[test]
    fn the_large_board_stands_in_no_small_ones_place() {
        let grid = Grid::new(264, 19, 770);
        let large = grid.large();
        let places: BTreeSet<_> = grid.places().collect();
        for place in (0..LARGE).flat_map(|row| (0..LARGE).map(move |column| (large.0 + column, large.1 + row))) {
            assert!(!places.contains(&place), "{place:?}");
        }
        assert_eq!(places.len() as u32, grid.columns * grid.rows - LARGE * LARGE);
    }

    /// Drawn out to the size that it has anyway, the frame is the picture's own.
    #[test]
    fn the_band_repeats_exactly() {
        for size in [7, 11, 19] {
            let framed = Renderer::new().prepared(Theme::DEFAULT, size);
            let side = framed.layout.width();
            let wood = framed.palette.search(Theme::DEFAULT.frame.wood);
            let drawn = frame(&framed, (side, side), wood);
            for (at, (&drawn, &own)) in drawn.iter().zip(&framed.background).enumerate() {
                let (x, y) = (at as u32 % side, at as u32 / side);
                if [x, y].iter().any(|&at| at < BAND_INNER || at >= side - BAND_INNER) {
                    let (drawn, own) = (framed.palette.colour(drawn), framed.palette.colour(own));
                    let apart = [drawn.0.abs_diff(own.0), drawn.1.abs_diff(own.1), drawn.2.abs_diff(own.2)];
                    // Far from the picture's edge smooth curves are rounded otherwise.
                    assert!(apart.iter().all(|&apart| apart <= 16), "{size}: {x} {y}: {drawn:?} for {own:?}");
                }
            }
        }
    }
}
