//! Drawing a scene and encoding it.

use std::sync::{Arc, Mutex, PoisonError};

use super::{
    Scene, Theme, Threat,
    canvas::Canvas,
    layout::{BAND_INNER, STRIP},
    letters::{Face, Lettering, lettering},
    mark_art::Mark,
    prepared::Prepared,
    strip::{NUMBER, tally},
};
use crate::rules::{Direction, Move, Side, Square};

/// A PNG.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// The file's bytes.
    pub png: Vec<u8>,
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
}

/// How many themes and sizes are kept; each takes one or two megabytes.
const KEPT: usize = 12;

/// Draws scenes, keeping backgrounds and sprites for each theme and size it has met. Cheap to share, safe across threads.
#[derive(Debug, Default)]
pub struct Renderer {
    /// What was prepared, the least recently used first.
    kept: Mutex<Vec<(Key, Arc<Prepared>)>>,
}

/// A theme and a board size.
type Key = (&'static str, u8);

impl Renderer {
    /// A renderer with nothing prepared yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Draws `scene` in `theme` at 2× scale. Takes milliseconds of processor time: call it off the async threads.
    pub fn draw(&self, scene: &Scene, theme: &Theme) -> Picture {
        let prepared = self.prepared(theme, scene.board.size());
        let layout = prepared.layout;
        let canvas = paint(scene, theme, &prepared);
        Picture { png: canvas.encode(), width: layout.width(), height: layout.height() }
    }

    /// What pictures of this theme and size share. It is drawn outside the lock: at worst two threads draw the same.
    pub(super) fn prepared(&self, theme: &Theme, size: u8) -> Arc<Prepared> {
        let key = (theme.key, size);
        if let Some(prepared) = self.take_kept(key) {
            return prepared;
        }
        let fresh = Arc::new(Prepared::new(theme, size));
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if !kept.iter().any(|(known, _)| *known == key) {
            if kept.len() == KEPT {
                kept.remove(0);
            }
            kept.push((key, Arc::clone(&fresh)));
        }
        fresh
    }

    fn take_kept(&self, key: Key) -> Option<Arc<Prepared>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let index = kept.iter().position(|(known, _)| *known == key)?;
        let entry = kept.remove(index);
        let prepared = Arc::clone(&entry.1);
        kept.push(entry);
        Some(prepared)
    }
}

/// The whole picture of a scene.
pub(super) fn paint<'p>(scene: &Scene, theme: &Theme, prepared: &'p Prepared) -> Canvas<'p> {
    let layout = prepared.layout;
    let mut pixels = Vec::with_capacity((layout.width() * layout.height()) as usize);
    pixels.extend_from_slice(&prepared.lettered[usize::from(scene.flipped)]);
    pixels.extend_from_slice(prepared.strip(scene.turn));
    let mut canvas = Canvas::new(layout.width(), pixels, &prepared.palette);
    let mut easel = Easel { scene, theme, prepared, canvas: &mut canvas };
    easel.squares();
    easel.prisoners();
    canvas
}

/// The background with letters above and below the board and numbers on its left and right.
pub(super) fn lettered(theme: &Theme, prepared: &Prepared, flipped: bool) -> Vec<u8> {
    let layout = prepared.layout;
    let mut canvas = Canvas::new(layout.width(), prepared.background.clone(), &prepared.palette);
    let near = layout.frame.midpoint(BAND_INNER) - 3;
    let far = layout.width() - near;
    let ink = theme.frame.letters;
    for index in 0..layout.size {
        let Some(square) = Square::new(index, index) else { continue };
        let (x, y) = layout.corner_of(square, flipped);
        let (x, y) = (x + layout.square / 2, y + layout.square / 2);
        let (file, rank) = (&prepared.files[usize::from(index)], &prepared.ranks[usize::from(index)]);
        for side in [near, far] {
            // Letters stand on a common line, whether or not they reach above or below it.
            canvas.letter(file, (x - file.width / 2, side + 8 - file.baseline), ink);
            canvas.letter(rank, (side - rank.width / 2, y - rank.height / 2), ink);
        }
    }
    canvas.into_pixels()
}

/// The squares of a scene and what lies on them, `prepared` without a frame.
pub(super) fn paint_squares<'p>(scene: &Scene, theme: &Theme, prepared: &'p Prepared) -> Canvas<'p> {
    let mut canvas = Canvas::new(prepared.layout.field(), prepared.background.clone(), &prepared.palette);
    Easel { scene, theme, prepared, canvas: &mut canvas }.squares();
    canvas
}

/// A scene on its way to a canvas.
struct Easel<'a, 'c> {
    scene: &'a Scene,
    theme: &'a Theme,
    prepared: &'a Prepared,
    canvas: &'a mut Canvas<'c>,
}

impl Easel<'_, '_> {
    fn at(&self, square: Square) -> (u32, u32) {
        self.prepared.layout.corner_of(square, self.scene.flipped)
    }

    fn mark(&mut self, mark: Mark, square: Square) {
        if self.scene.board.contains(square) {
            let at = self.at(square);
            self.canvas.lay(self.prepared.sprites.mark(mark), at);
        }
    }

    /// Everything that lies on the squares.
    fn squares(&mut self) {
        self.sacred_squares();
        self.marks_under_pieces();
        self.pieces();
        self.marks_over_pieces();
    }

    /// The throne and the corners; what is carved into a corner depends on where it lies in the picture.
    fn sacred_squares(&mut self) {
        if let Some(throne) = self.scene.throne {
            let at = self.at(throne);
            self.canvas.lay(&self.prepared.sprites.throne, at);
        }
        let middle = self.prepared.layout.width() / 2;
        for &corner in &self.scene.corners {
            let (x, y) = self.at(corner);
            let quarter = usize::from(x > middle) + 2 * usize::from(y > middle);
            self.canvas.lay(&self.prepared.sprites.corners[quarter], (x, y));
        }
    }

    fn marks_under_pieces(&mut self) {
        if let Some(mv) = self.scene.last_move {
            self.mark(Mark::From, mv.from);
            for (square, mark) in way(mv) {
                self.mark(mark, square);
            }
            self.mark(Mark::To, mv.to);
        }
        self.ways_out();
        for &square in &self.scene.winning {
            // An empty throne would no longer be known for one under the mark that pieces have.
            if self.is_sacred(square) && self.scene.board.piece_at(square).is_none() {
                self.helping(square);
            } else {
                self.mark(Mark::Winning, square);
            }
        }
        for &square in &self.scene.helping {
            self.helping(square);
        }
        if let Some(square) = self.scene.selected {
            self.mark(Mark::Selected, square);
        }
    }

    fn is_sacred(&self, square: Square) -> bool {
        self.scene.throne == Some(square) || self.scene.corners.contains(&square)
    }

    fn helping(&mut self, square: Square) {
        if self.scene.board.contains(square) {
            let at = self.at(square);
            self.canvas.lay(&self.prepared.sprites.helping, at);
        }
    }

    fn ways_out(&mut self) {
        if let (Some(king), Some(Threat::KingCanEscape { to })) = (self.scene.board.king(), &self.scene.threat) {
            self.mark(Mark::CanEscape, king);
            for &to in to {
                self.way_out(king, to);
            }
        }
    }

    fn way_out(&mut self, king: Square, to: Square) {
        let Some(direction) = Direction::between(king, to) else { return };
        let seen = if self.scene.flipped { direction.opposite() } else { direction };
        let size = self.scene.board.size();
        let mut at = king;
        while let Some(next) = at.step(direction, size).filter(|_| at != to) {
            self.mark(Mark::WayOut(seen), next);
            at = next;
        }
    }

    fn pieces(&mut self) {
        let prepared = self.prepared;
        for &(square, piece) in &self.scene.captured {
            if self.scene.board.piece_at(square).is_none() {
                let at = self.at(square);
                self.canvas.lay(prepared.sprites.ghost(piece), at);
            }
        }
        for (square, piece) in self.scene.board.pieces() {
            let at = self.at(square);
            self.canvas.lay(prepared.sprites.piece(piece), at);
        }
    }

    fn marks_over_pieces(&mut self) {
        if let (Some(king), Some(Threat::KingCanBeTaken)) = (self.scene.board.king(), &self.scene.threat) {
            self.mark(Mark::InDanger, king);
        }
        for &(square, _) in &self.scene.captured {
            self.mark(Mark::Captured, square);
        }
        for &square in &self.scene.targets {
            self.mark(Mark::Target, square);
        }
    }

    /// How many pieces each side has captured.
    fn prisoners(&mut self) {
        let layout = self.prepared.layout;
        let [attackers_lost, defenders_lost] = self.scene.losses;
        for (side, count) in [(Side::Attackers, defenders_lost), (Side::Defenders, attackers_lost)] {
            if count == 0 {
                continue;
            }
            let tally = tally(self.theme, layout, self.scene.turn, side);
            let top = layout.height() - STRIP;
            self.canvas.lay(self.prepared.sprites.prisoner(tally.piece), (tally.icon.0, tally.icon.1 + top));
            let number: Lettering = lettering(Face::Serif, &count.to_string(), NUMBER);
            let y = top + tally.number.1 - number.height / 2;
            self.canvas.letter(&number, (tally.number.0, y), tally.ink);
        }
    }
}

/// The squares between the two of a move, each with the mark that draws the way across it.
fn way(mv: Move) -> Vec<(Square, Mark)> {
    let (from, to) = (mv.from, mv.to);
    let between = |a: u8, b: u8| a.min(b) + 1..a.max(b);
    if from.rank() == to.rank() {
        between(from.file(), to.file())
            .filter_map(|file| Some((Square::new(file, from.rank())?, Mark::AlongRank)))
            .collect()
    } else if from.file() == to.file() {
        between(from.rank(), to.rank())
            .filter_map(|rank| Some((Square::new(from.file(), rank)?, Mark::AlongFile)))
            .collect()
    } else {
        Vec::new()
    }
}
