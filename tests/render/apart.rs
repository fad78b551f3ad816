//! Whether people who see fewer colours, or none, can tell on a phone what is on a square.
//!
//! Measured on what is really drawn: a square is cut out of the picture, scaled to the size it has when the picture is
//! 320 pixels wide, and compared with another pixel by pixel. Two squares can be told apart if enough of their
//! pixels are clearly different.

use std::{collections::HashMap, sync::LazyLock};

use hnefi::{
    render::{Renderer, Scene, Theme, Threat},
    rules::{Board, Move, Piece, Square},
};
use image::{RgbaImage, imageops};

use crate::{
    scenes::{bare, pixels, side_of},
    vision::{Look, Vision},
};

/// How wide a picture is on a small phone.
const PHONE: u32 = 320;
/// A distance in `OKLab` that nobody overlooks: five differences that are just seen.
const CLEAR: f64 = 0.1;
/// The share of a square's pixels in which two kinds of piece must clearly differ.
const PIECES: f64 = 0.2;
/// The share in which a marked square must clearly differ from the same square without the mark, and two marks from
/// each other.
const MARKS: f64 = 0.08;

/// The board sizes that are looked at: the usual one, and the one with the smallest squares.
const SIZES: [u8; 2] = [11, 19];

/// Keeps every theme in both sizes.
static RENDERER: LazyLock<Renderer> = LazyLock::new(Renderer::new);

const KINDS: [Piece; 3] = [Piece::Attacker, Piece::Defender, Piece::King];

/// What a piece stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Floor {
    Light,
    Dark,
    Throne,
    Corner,
}

impl Floor {
    const ALL: [Self; 4] = [Self::Light, Self::Dark, Self::Throne, Self::Corner];
    /// Where soldiers come to stand.
    const COMMON: [Self; 2] = [Self::Light, Self::Dark];

    fn square(self, size: u8) -> Square {
        let (file, rank) = match self {
            Self::Light => (3, 2),
            Self::Dark => (3, 3),
            Self::Throne => (size / 2, size / 2),
            Self::Corner => (0, 0),
        };
        Square::new(file, rank).expect("a square of the board")
    }
}

/// A mark on a square, the way a scene asks for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Marked {
    Not,
    From,
    To,
    Captured,
    Selected,
    Target,
    Winning,
    InDanger,
    CanEscape,
    WayOut,
}

/// A board with nothing but this piece on this square.
fn board(size: u8, on: Option<(Square, Piece)>) -> Board {
    let row = |rank: u8| match on.filter(|(square, _)| square.rank() == rank) {
        None => size.to_string(),
        Some((square, piece)) => {
            let count = |squares: u8| if squares == 0 { String::new() } else { squares.to_string() };
            format!("{}{}{}", count(square.file()), piece.letter(), count(size - 1 - square.file()))
        }
    };
    Board::parse(&(0..size).rev().map(row).collect::<Vec<_>>().join("/")).expect("a board")
}

/// One square with this on it, and nothing else on the board.
fn scene(size: u8, floor: Floor, piece: Option<Piece>, marked: Marked) -> Scene {
    let square = floor.square(size);
    let rows = board(size, piece.map(|piece| (square, piece))).to_rows();
    let mut scene = bare(&rows);
    // Somewhere in line, so that the square itself is the end of something.
    let away = Square::new(square.file() + 2, square.rank()).expect("a square of the board");
    match marked {
        Marked::Not => {}
        Marked::From => scene.last_move = Some(Move { from: square, to: away }),
        Marked::To => scene.last_move = Some(Move { from: away, to: square }),
        Marked::Captured => scene.captured = vec![(square, Piece::Defender)],
        Marked::Selected => scene.selected = Some(square),
        Marked::Target => scene.targets = vec![square],
        Marked::Winning => scene.winning = vec![square],
        Marked::InDanger => scene.threat = Some(Threat::KingCanBeTaken),
        Marked::CanEscape => scene.threat = Some(Threat::KingCanEscape { to: Vec::new() }),
        Marked::WayOut => {
            scene.board = board(size, Some((away, Piece::King)));
            scene.threat = Some(Threat::KingCanEscape { to: vec![square] });
        }
    }
    scene
}

/// Squares as a phone shows them, cut out of pictures.
struct Phone {
    theme: &'static Theme,
    size: u8,
    seen: HashMap<(Floor, Option<Piece>, Marked), RgbaImage>,
}

impl Phone {
    fn new(theme: &'static Theme, size: u8) -> Self {
        Self { theme, size, seen: HashMap::new() }
    }

    fn shows(&mut self, floor: Floor, piece: Option<Piece>, marked: Marked) -> RgbaImage {
        let Self { theme, size, .. } = self;
        let cut = || cut_out(theme, *size, (floor, piece, marked));
        self.seen.entry((floor, piece, marked)).or_insert_with(cut).clone()
    }
}

fn cut_out(theme: &Theme, size: u8, (floor, piece, marked): (Floor, Option<Piece>, Marked)) -> RgbaImage {
    let picture = RENDERER.draw(&scene(size, floor, piece, marked), theme);
    let (pitch, at) = (side_of(size), floor.square(size));
    let frame = (picture.width - pitch * u32::from(size)) / 2;
    let x = frame + u32::from(at.file()) * pitch;
    let y = frame + u32::from(size - 1 - at.rank()) * pitch;
    let cell = imageops::crop_imm(&pixels(&picture.png), x, y, pitch, pitch).to_image();
    let small = pitch * PHONE / picture.width;
    imageops::resize(&cell, small, small, imageops::FilterType::Triangle)
}

/// The share of pixels in which two squares are clearly different.
fn difference(vision: Vision, a: &RgbaImage, b: &RgbaImage) -> f64 {
    let look = |pixel: &image::Rgba<u8>| -> Look { vision.sees([pixel.0[0], pixel.0[1], pixel.0[2]]) };
    let clear = a.pixels().zip(b.pixels()).filter(|(a, b)| look(a).distance(look(b)) >= CLEAR).count();
    clear as f64 / f64::from(a.width() * a.height())
}

/// Compares two contents of a square in every vision, and complains about those that look too much alike.
fn compare(phone: &mut Phone, floor: Floor, a: (Option<Piece>, Marked), b: (Option<Piece>, Marked), least: f64) -> f64 {
    let (first, second) = (phone.shows(floor, a.0, a.1), phone.shows(floor, b.0, b.1));
    let (key, size) = (phone.theme.key, phone.size);
    let shares = Vision::ALL.map(|vision| (vision, difference(vision, &first, &second)));
    for (vision, share) in shares {
        assert!(share >= least, "{key} {size} {floor:?} {vision:?}: {a:?} and {b:?} differ in {share:.3}");
    }
    shares.iter().map(|(_, share)| *share).fold(1.0, f64::min)
}

/// Goes through the pairs on these floors, in every theme and size.
fn compare_all(floors: &[Floor], pairs: &[[(Option<Piece>, Marked); 2]], least: f64) {
    for theme in Theme::ALL {
        let mut closest = 1.0_f64;
        for size in SIZES {
            let mut phone = Phone::new(theme, size);
            for (floor, [a, b]) in floors.iter().flat_map(|&floor| pairs.iter().map(move |pair| (floor, *pair))) {
                closest = closest.min(compare(&mut phone, floor, a, b, least));
            }
        }
        println!("{}: the closest differ in {closest:.3} of a square", theme.key);
    }
}

/// Every two of these.
fn pairs<T: Copy>(of: &[T]) -> Vec<[T; 2]> {
    of.iter().enumerate().flat_map(|(index, &a)| of[index + 1..].iter().map(move |&b| [a, b])).collect()
}

#[test]
fn pieces_can_be_told_apart_and_from_an_empty_square() {
    let contents: Vec<_> = KINDS.map(Some).into_iter().chain([None]).map(|piece| (piece, Marked::Not)).collect();
    compare_all(&Floor::ALL, &pairs(&contents), PIECES);
}

#[test]
fn marks_on_empty_squares_can_be_told_apart_and_from_none() {
    let marks = [Marked::Not, Marked::From, Marked::Captured, Marked::Target, Marked::WayOut];
    compare_all(&Floor::ALL, &pairs(&marks.map(|mark| (None, mark))), MARKS);
}

#[test]
fn marks_around_a_piece_can_be_told_apart_and_from_none() {
    for piece in [Piece::Attacker, Piece::Defender] {
        let marks = [Marked::Not, Marked::To, Marked::Selected, Marked::Winning];
        compare_all(&Floor::COMMON, &pairs(&marks.map(|mark| (Some(piece), mark))), MARKS);
    }
}

#[test]
fn marks_around_the_king_can_be_told_apart_and_from_none() {
    let marks = [Marked::Not, Marked::To, Marked::Selected, Marked::Winning, Marked::InDanger, Marked::CanEscape];
    compare_all(&Floor::ALL, &pairs(&marks.map(|mark| (Some(Piece::King), mark))), MARKS);
}

#[test]
fn a_captured_piece_cannot_be_taken_for_a_standing_one() {
    let captured = (None, Marked::Captured);
    let standing = KINDS.map(|piece| (Some(piece), Marked::Not));
    compare_all(&Floor::ALL, &standing.map(|piece| [captured, piece]), PIECES);
}

/// A piece on a marked square is still the piece that it is.
#[test]
fn pieces_can_be_told_apart_under_marks() {
    for mark in [Marked::To, Marked::Selected, Marked::Winning] {
        compare_all(&Floor::ALL, &pairs(&KINDS.map(|piece| (Some(piece), mark))), PIECES);
    }
}
