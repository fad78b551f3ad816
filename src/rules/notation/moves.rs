//! Moves: read generously, written strictly.

use std::{fmt, str::FromStr};

use super::super::{Captured, Move, Square};
use super::plain;

/// A move as somebody wrote it, with the captures he named.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenMove {
    /// The step.
    pub mv: Move,
    /// The captured squares written behind it, in order, each once.
    pub captures: Vec<Square>,
}

/// Why a text is not a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MoveTextError {
    /// Nothing was written.
    Empty,
    /// There are not two squares in it.
    NotAMove,
    /// Something stands behind the move that is neither a capture nor a known mark.
    Unexpected(String),
}

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("no move was written"),
            Self::NotAMove => f.write_str("not a move like e5-e8"),
            Self::Unexpected(rest) => write!(f, "unexpected text behind the move: {rest}"),
        }
    }
}

/// A capture was written that the move does not make.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotCaptured(pub Square);

impl fmt::Display for NotCaptured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nothing is captured on {}", self.0)
    }
}

impl std::error::Error for MoveTextError {}
impl std::error::Error for NotCaptured {}

/// "To" between the two squares, in the languages that our players speak; "a" is one of them, and a column too.
const TO: [&str; 10] = ["to", "till", "til", "nach", "auf", "vers", "a", "à", "na", "á"];

/// Reads a move generously: any case, spaces, dashes, arrows, "to", captures behind it; in whatever signs it is written
/// that look like those of our notation.
///
/// # Errors
/// Why it is not a move.
pub fn parse_move(text: &str) -> Result<WrittenMove, MoveTextError> {
    let plain = plain(text);
    let plain = plain.trim();
    if plain.is_empty() {
        return Err(if text.trim().is_empty() { MoveTextError::Empty } else { MoveTextError::NotAMove });
    }
    let rest = skip_piece_letter(plain);
    let (from, rest) = read_square(rest).ok_or(MoveTextError::NotAMove)?;
    let (to, mut rest) = read_square(skip_between_squares(rest)).ok_or(MoveTextError::NotAMove)?;
    let mut captures = Vec::new();
    while let Some((square, behind)) = read_capture(rest) {
        if !captures.contains(&square) {
            captures.push(square);
        }
        rest = behind;
    }
    let mark = rest.trim();
    if ["", "+", "++", "-", "--", "---"].contains(&mark) {
        Ok(WrittenMove { mv: Move { from, to }, captures })
    } else {
        Err(MoveTextError::Unexpected(mark.to_owned()))
    }
}

/// Compares the captures somebody wrote with those the move made: a square written but not taken is an error.
///
/// # Errors
/// The first square that was not taken.
pub fn check_captures(written: &WrittenMove, captured: &[Captured]) -> Result<(), NotCaptured> {
    let is_taken = |square: &Square| captured.iter().any(|capture| capture.square == *square);
    match written.captures.iter().find(|square| !is_taken(square)) {
        Some(square) => Err(NotCaptured(*square)),
        None => Ok(()),
    }
}

impl fmt::Display for WrittenMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.mv.fmt(f)?;
        self.captures.iter().try_for_each(|square| write!(f, "x{square}"))
    }
}

/// Writes a move strictly, captures appended: `e5-e8xe9xf8`.
pub fn write_move(mv: Move, captured: &[Captured]) -> String {
    let appended = captured.iter().map(|capture| format!("x{}", capture.square));
    std::iter::once(mv.to_string()).chain(appended).collect()
}

/// Leaves out one letter in front of a square, as in `Ke5-e8`.
fn skip_piece_letter(text: &str) -> &str {
    let mut chars = text.chars();
    let is_piece_letter = chars.next().is_some_and(|letter| letter.is_ascii_alphabetic());
    let behind = chars.as_str().trim_start();
    if is_piece_letter && behind.starts_with(|letter: char| letter.is_ascii_alphabetic()) { behind } else { text }
}

/// Leaves out what stands between two squares: signs, or "to" between spaces.
fn skip_between_squares(text: &str) -> &str {
    let signs = |sign: char| sign.is_whitespace() || matches!(sign, '-' | '>' | ':');
    let rest = text.trim_start_matches(signs);
    match rest.split_once(' ') {
        Some((word, behind)) if TO.contains(&word.to_lowercase().as_str()) => behind.trim_start(),
        _ => rest,
    }
}

fn read_capture(text: &str) -> Option<(Square, &str)> {
    let text = text.trim_start();
    let behind = text.strip_prefix(['x', 'X', '×', '/'])?;
    read_square(skip_piece_letter(behind.trim_start()))
}

/// Reads a square at the very start of `text`, and what stands behind it.
fn read_square(text: &str) -> Option<(Square, &str)> {
    let is_letter = text.starts_with(|letter: char| letter.is_ascii_alphabetic());
    let digits = text.chars().skip(1).take_while(char::is_ascii_digit).count();
    let (square, behind) = is_letter.then(|| text.split_at_checked(1 + digits)).flatten()?;
    Some((Square::from_str(square).ok()?, behind))
}
