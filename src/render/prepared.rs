//! Everything that pictures of one theme and board size share, drawn once.

use std::collections::BTreeMap;

use super::{
    Rgb, Theme, Turn,
    background::{background, field},
    draw::lettered,
    layout::{LABEL_SIZE, Layout},
    letters::{Face, Lettering, lettering, narrowed},
    mark_art::{self, Mark, mark},
    palette::Palette,
    piece_art::piece,
    sacred_art,
    sprite::{Sprite, over},
    strip::{SMALL, TURNS, strip},
};
use crate::rules::Piece;

/// Every kind of piece, in the order of their numbers.
const PIECES: [Piece; 3] = [Piece::Attacker, Piece::Defender, Piece::King];
/// How much is left of a captured piece, of 255 parts; most of a king, whose capture ends the game.
const GHOSTS: [u8; 3] = [120, 120, 200];

/// Backgrounds, sprites and letters of one theme and board size.
#[derive(Debug)]
pub(super) struct Prepared {
    /// The measures.
    pub(super) layout: Layout,
    /// The colours.
    pub(super) palette: Palette,
    /// Colour numbers of the part above the strip.
    pub(super) background: Vec<u8>,
    /// The same with the coordinates, upright and flipped; empty without a frame to put them on.
    pub(super) lettered: [Vec<u8>; 2],
    /// Colour numbers of the strip, for each of [`TURNS`].
    strips: Vec<Vec<u8>>,
    /// What lies on squares.
    pub(super) sprites: Sprites,
    /// The files' letters, from a.
    pub(super) files: Vec<Lettering>,
    /// The ranks' numbers, from 1.
    pub(super) ranks: Vec<Lettering>,
}

impl Prepared {
    /// Draws it all.
    pub(super) fn new(theme: &Theme, size: u8) -> Self {
        let layout = Layout::new(size);
        let ground = Sprite::from(&background(theme, layout));
        let strips = TURNS.map(|turn| strip(theme, layout, turn));
        let sprites = Sprites::new(theme, layout.square);
        // A game broken off shows what the others show; its strip must not shift their colours.
        let palette = choose_palette(theme, &ground, &strips[..TURNS.len() - 1], &sprites);
        let mut prepared = Self {
            layout,
            background: reduce(&ground, &palette),
            lettered: [Vec::new(), Vec::new()],
            strips: strips.iter().map(|strip| reduce(strip, &palette)).collect(),
            sprites,
            files: ('a'..='s').take(usize::from(size)).map(file_label).collect(),
            ranks: (1..=size).map(rank_label).collect(),
            palette,
        };
        prepared.lettered = [false, true].map(|flipped| lettered(theme, &prepared, flipped));
        prepared
    }

    /// Squares of `square` pixels without frame, coordinates and strip, in the colours of the picture that this is.
    pub(super) fn bare(&self, theme: &Theme, square: u32) -> Self {
        let layout = Layout::bare(self.layout.size, square);
        let ground = Sprite::from(&field(theme, layout));
        Self {
            layout,
            palette: self.palette.clone(),
            background: reduce(&ground, &self.palette),
            lettered: [Vec::new(), Vec::new()],
            strips: Vec::new(),
            sprites: Sprites::new(theme, square),
            files: Vec::new(),
            ranks: Vec::new(),
        }
    }

    /// Colour numbers of the strip.
    pub(super) fn strip(&self, turn: Turn) -> &[u8] {
        let index = TURNS.iter().position(|&known| known == turn).expect("TURNS lists every state");
        &self.strips[index]
    }
}

fn file_label(file: char) -> Lettering {
    lettering(Face::Serif, &file.to_string(), LABEL_SIZE)
}

fn rank_label(rank: u8) -> Lettering {
    // Two figures have to do with the room of one and a half.
    narrowed(Face::Serif, &rank.to_string(), LABEL_SIZE, if rank < 10 { 1.0 } else { 0.84 })
}

/// What lies on squares, and the small pieces on the strip.
#[derive(Debug)]
pub(super) struct Sprites {
    pieces: [Sprite; 3],
    ghosts: [Sprite; 3],
    prisoners: [Sprite; 3],
    marks: [Sprite; Mark::ALL.len()],
    /// The mark of a throne or corner that took part, in colours that other marks have.
    pub(super) helping: Sprite,
    /// The throne's square.
    pub(super) throne: Sprite,
    /// The corners' squares, from the top left as one reads.
    pub(super) corners: [Sprite; 4],
}

impl Sprites {
    fn new(theme: &Theme, side: u32) -> Self {
        let pieces = PIECES.map(|kind| Sprite::from(&piece(theme, kind, side)));
        Self {
            ghosts: [0, 1, 2].map(|kind| pieces[kind].greyed().thinned(GHOSTS[kind])),
            pieces,
            prisoners: PIECES.map(|kind| prisoner(theme, kind)),
            marks: Mark::ALL.map(|kind| Sprite::from(&mark(theme, kind, side))),
            helping: Sprite::from(&mark_art::helping(theme, side)),
            throne: sacred_art::throne(theme, side),
            corners: [0, 1, 2, 3].map(|quarter| sacred_art::corner(theme, quarter, side)),
        }
    }

    /// Everything that can lie over a square's own colour.
    fn layers(&self) -> impl Iterator<Item = &Sprite> {
        self.pieces.iter().chain(&self.ghosts).chain(&self.marks)
    }

    /// A piece in the middle of its square.
    pub(super) fn piece(&self, piece: Piece) -> &Sprite {
        &self.pieces[index_of(piece)]
    }

    /// What is left of a captured piece.
    pub(super) fn ghost(&self, piece: Piece) -> &Sprite {
        &self.ghosts[index_of(piece)]
    }

    /// A captured piece as it stands on the strip.
    pub(super) fn prisoner(&self, piece: Piece) -> &Sprite {
        &self.prisoners[index_of(piece)]
    }

    /// A mark over a square.
    pub(super) fn mark(&self, mark: Mark) -> &Sprite {
        let index = Mark::ALL.iter().position(|&known| known == mark).expect("Mark::ALL lists every mark");
        &self.marks[index]
    }
}

/// A small piece with the mark of captured ones.
fn prisoner(theme: &Theme, kind: Piece) -> Sprite {
    let mut sprite = Sprite::from(&piece(theme, kind, SMALL)).greyed();
    sprite.lay(&Sprite::from(&mark(theme, Mark::Captured, SMALL)), 0, 0);
    sprite
}

fn index_of(piece: Piece) -> usize {
    match piece {
        Piece::Attacker => 0,
        Piece::Defender => 1,
        Piece::King => 2,
    }
}

/// Colours that serve the backgrounds and everything that can lie on a square, flat ones exactly.
fn choose_palette(theme: &Theme, ground: &Sprite, strips: &[Sprite], sprites: &Sprites) -> Palette {
    let mut seen: BTreeMap<Rgb, u32> = BTreeMap::new();
    let opaque = [ground, &sprites.throne].into_iter().chain(strips).chain(&sprites.corners);
    count(&mut seen, opaque.flat_map(Sprite::rows).flatten().map(|p| Rgb(p[0], p[1], p[2])), 1);
    let field = &theme.field;
    for floor in [field.squares[0], field.squares[1], field.sacred] {
        let colours = sprites.layers().flat_map(Sprite::rows).flatten().map(|&pixel| over(floor, pixel));
        // Pieces are many in every picture: what they need weighs more than the one sprite it is counted on.
        count(&mut seen, colours, 8);
    }
    let mut counted: Vec<(u32, Rgb)> = seen.iter().map(|(&colour, &count)| (count, colour)).collect();
    counted.sort_unstable_by(|a, b| b.cmp(a));
    let exact: Vec<Rgb> = counted.iter().take(FLAT_COLOURS).map(|&(_, colour)| colour).collect();
    Palette::choose(&exact, &seen)
}

/// How many of the most frequent colours are kept exactly: more than a theme has flat ones, tints included.
const FLAT_COLOURS: usize = 80;

/// Adds up how often colours occur, each time for `weight`; most of them stand in long runs.
fn count(seen: &mut BTreeMap<Rgb, u32>, colours: impl Iterator<Item = Rgb>, weight: u32) {
    let (mut last, mut run) = (None, 0);
    for colour in colours {
        if last == Some(colour) {
            run += weight;
        } else {
            if let Some(ended) = last.replace(colour) {
                *seen.entry(ended).or_default() += run;
            }
            run = weight;
        }
    }
    if let Some(ended) = last {
        *seen.entry(ended).or_default() += run;
    }
}

/// An opaque sprite in the palette's numbers.
fn reduce(sprite: &Sprite, palette: &Palette) -> Vec<u8> {
    let mut known: BTreeMap<Rgb, u8> = BTreeMap::new();
    let mut last = (Rgb(0, 0, 0), palette.search(Rgb(0, 0, 0)));
    let number = |p: &[u8; 4]| {
        let colour = Rgb(p[0], p[1], p[2]);
        if last.0 != colour {
            last = (colour, *known.entry(colour).or_insert_with(|| palette.search(colour)));
        }
        last.1
    };
    sprite.rows().flatten().map(number).collect()
}
