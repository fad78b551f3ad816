//! What somebody has typed of a move so far: a square that is not whole yet, or two.

use crate::rules::Square;

/// A move being typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Typed {
    /// The square it leaves, perhaps not whole yet.
    pub(super) from: Begun,
    /// The square it goes to, perhaps not whole yet; none while nothing follows the first.
    pub(super) to: Option<Begun>,
}

/// The beginning of a square: a file, a rank (or its first digit), both, or neither.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Begun {
    file: Option<char>,
    rank: String,
}

impl Typed {
    pub(super) fn read(typed: &str) -> Self {
        let typed = typed.trim_start().to_lowercase();
        let (from, rest) = Begun::take(skip_piece_letter(&typed));
        if rest.is_empty() {
            return Self { from, to: None };
        }
        // The label of a suggested piece has words behind the square; what is typed behind them is the second square.
        if rest.contains('·') {
            let last = rest.split_whitespace().next_back().unwrap_or_default();
            let (to, behind) = Begun::take(last);
            let is_square = behind.is_empty() && to.file.is_some();
            return Self { from, to: Some(if is_square { to } else { Begun::default() }) };
        }
        let to = rest.trim_start_matches(|c: char| !c.is_ascii_alphanumeric() || c == 'x');
        Self { from, to: Some(Begun::take(to).0) }
    }
}

impl Begun {
    /// What stands at the beginning of a text, and the rest of it.
    fn take(text: &str) -> (Self, &str) {
        let file = text.chars().next().filter(char::is_ascii_lowercase);
        let behind = &text[file.map_or(0, char::len_utf8)..];
        let digits = behind.bytes().take_while(u8::is_ascii_digit).count();
        let (rank, rest) = behind.split_at(digits);
        (Self { file, rank: rank.to_owned() }, rest)
    }

    /// The square, once it is one.
    pub(super) fn square(&self) -> Option<Square> {
        format!("{}{}", self.file?, self.rank).parse().ok()
    }

    /// Whether a square begins like this.
    pub(super) fn fits(&self, square: Square) -> bool {
        let is_file = self.file.is_none_or(|file| file == square.file_letter());
        is_file && (square.rank() + 1).to_string().starts_with(&self.rank)
    }

    /// Whether what was typed of the rank is all of the square's rank.
    pub(super) fn is_exactly(&self, square: Square) -> bool {
        (square.rank() + 1).to_string() == self.rank
    }
}

/// `ke5` is the king on e5.
fn skip_piece_letter(typed: &str) -> &str {
    let mut chars = typed.chars();
    match (chars.next(), chars.next(), chars.next()) {
        (Some('a'..='z'), Some('a'..='z'), Some('0'..='9')) => &typed[1..],
        _ => typed,
    }
}
