//! The strip below the board: two seats, and between them an arrow to the side that is to move, or the result.

use super::{
    Theme, Turn,
    layout::{BEVEL, Layout, STRIP},
    letters::{Face, lettering},
    piece_art,
    sketch::{Sketch, polygon, rect, rounded},
    sprite::Sprite,
};
use crate::rules::{Piece, Side};

/// Every state of the strip, in the order of their numbers.
pub(super) const TURNS: [Turn; 6] = [
    Turn::ToMove(Side::Attackers),
    Turn::ToMove(Side::Defenders),
    Turn::Won(Side::Attackers),
    Turn::Won(Side::Defenders),
    Turn::Drawn,
    Turn::BrokenOff,
];

/// From the picture's edge to a seat.
const INSET: u32 = 14;
/// From the strip's top to a seat.
const TOP: u32 = 4;
/// How high a seat is.
const SEAT: u32 = 66;
/// The side of the big pieces on a seat.
const BIG: u32 = 62;
/// The side of the small pieces that stand for the captured ones.
pub(super) const SMALL: u32 = 50;
/// The height of the numbers of captured ones.
pub(super) const NUMBER: f32 = 46.0;
/// How much is left of the pieces on a loser's seat, of 255 parts.
const LOSER: u8 = 90;
/// Half of the room between the seats.
const HALF_GAP: u32 = 62;

/// How a seat looks.
fn is_lit(turn: Turn, side: Side) -> bool {
    match turn {
        Turn::ToMove(lit) | Turn::Won(lit) => lit == side,
        Turn::Drawn => true,
        Turn::BrokenOff => false,
    }
}

/// A seat's left edge and width.
fn seat(layout: Layout, side: Side) -> (u32, u32) {
    let middle = layout.width() / 2;
    match side {
        Side::Attackers => (INSET, middle - HALF_GAP - INSET),
        Side::Defenders => (middle + HALF_GAP, layout.width() - INSET - middle - HALF_GAP),
    }
}

/// The strip for one state of the game, without counts.
pub(super) fn strip(theme: &Theme, layout: Layout, turn: Turn) -> Sprite {
    let mut sketch = Sketch::sheet(layout.width(), STRIP);
    ground(&mut sketch, theme, layout);
    for side in Side::ALL {
        chair(&mut sketch, theme, layout, turn, side);
    }
    let middle = (layout.width() as f32 / 2.0, TOP as f32 + SEAT as f32 / 2.0);
    if let Turn::ToMove(side) = turn {
        arrow(&mut sketch, theme, middle, side);
    }
    let mut sprite = Sprite::from(&sketch.into_pixmap());
    let big = |piece: Piece| {
        let sprite = Sprite::from(&piece_art::piece(theme, piece, BIG));
        let has_lost = turn == Turn::Won(piece.side().opponent());
        if has_lost { sprite.thinned(LOSER) } else { sprite }
    };
    let y = TOP + (SEAT - BIG) / 2;
    sprite.lay(&big(Piece::Attacker), INSET + 6, y);
    sprite.lay(&big(Piece::King), layout.width() - INSET - 6 - BIG, y);
    sprite.lay(&big(Piece::Defender), layout.width() - INSET - 6 - 2 * BIG, y);
    if let Some(text) = result(turn) {
        let letters = lettering(Face::Serif, text, 46.0);
        let (x, y) = (middle.0 as u32 - letters.width / 2, middle.1 as u32 - letters.height / 2);
        sprite.letter(&letters, x, y, theme.frame.signal);
    }
    sprite
}

/// The result as it is written in every language, attackers first because they move first.
pub(super) fn result(turn: Turn) -> Option<&'static str> {
    match turn {
        Turn::ToMove(_) | Turn::BrokenOff => None,
        Turn::Won(Side::Attackers) => Some("1–0"),
        Turn::Won(Side::Defenders) => Some("0–1"),
        Turn::Drawn => Some("½–½"),
    }
}

fn ground(sketch: &mut Sketch, theme: &Theme, layout: Layout) {
    let (width, height, bevel) = (layout.width() as f32, STRIP as f32, BEVEL as f32);
    sketch.fill(&rect(0.0, 0.0, width, height), theme.frame.wood);
    sketch.fill(&rect(0.0, 0.0, bevel - 2.0, height), theme.frame.light);
}

fn chair(sketch: &mut Sketch, theme: &Theme, layout: Layout, turn: Turn, side: Side) {
    let (x, width) = seat(layout, side);
    let (x, width, y, height) = (x as f32, width as f32, TOP as f32, SEAT as f32);
    let lit = is_lit(turn, side);
    let frame = &theme.frame;
    sketch.fill(&rounded(x - 3.0, y - 3.0, width + 6.0, height + 6.0, 13.0), frame.groove);
    if lit {
        sketch.fill(&rounded(x, y, width, height, 10.0), frame.signal);
        sketch.fill(&rounded(x + 5.0, y + 5.0, width - 10.0, height - 10.0, 6.0), frame.seat_lit);
    } else {
        sketch.fill(&rounded(x, y, width, height, 10.0), frame.seat_dim);
    }
}

fn arrow(sketch: &mut Sketch, theme: &Theme, (x, y): (f32, f32), side: Side) {
    let way = match side {
        Side::Attackers => -1.0,
        Side::Defenders => 1.0,
    };
    let outline =
        [(34.0, 0.0), (6.0, -22.0), (11.0, -6.0), (-34.0, -6.0), (-25.0, 0.0), (-34.0, 6.0), (11.0, 6.0), (6.0, 22.0)];
    sketch.fill(&polygon(&outline.map(|(dx, dy)| (x + way * dx, y + dy))), theme.frame.signal);
}

/// Where on the strip a side's prisoners are counted: the left of the small piece and of the number behind it, and
/// the middle of their line.
pub(super) struct Tally {
    /// What was captured.
    pub(super) piece: Piece,
    /// The small piece's top left.
    pub(super) icon: (u32, u32),
    /// The number's left edge and middle.
    pub(super) number: (u32, u32),
    /// The number's colour.
    pub(super) ink: super::Rgb,
}

/// Where `side`'s prisoners are counted.
pub(super) fn tally(theme: &Theme, layout: Layout, turn: Turn, side: Side) -> Tally {
    let (x, width) = seat(layout, side);
    let (piece, icon) = match side {
        Side::Attackers => (Piece::Defender, x + width - SMALL - 66),
        Side::Defenders => (Piece::Attacker, x + 14),
    };
    let ink = if is_lit(turn, side) { theme.frame.seat_ink } else { theme.frame.seat_ink_dim };
    Tally { piece, icon: (icon, TOP + (SEAT - SMALL) / 2), number: (icon + SMALL + 6, TOP + SEAT / 2), ink }
}
