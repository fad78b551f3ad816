//! The scene in words, for people who cannot see the picture.

use super::{Scene, Threat, Turn};
use crate::rules::{Piece, Side, Square};

/// Discord's limit for the description of an attachment, in UTF-16 units to be on the safe side.
const LIMIT: usize = 1024;
/// How many squares in a row are named by the first and the last of them.
const LEAST_RUN: usize = 3;

/// What stands for the filled-in parts in the sentences of [`Words`].
pub mod blank {
    /// A move.
    pub const MOVE: &str = "{move}";
    /// A square.
    pub const SQUARE: &str = "{square}";
    /// Some squares.
    pub const SQUARES: &str = "{squares}";
    /// A board row by row, as positions are written.
    pub const ROWS: &str = "{rows}";
}

/// The sentences an alt text is made of, in the reader's language. What is filled in stands in them as a [`blank`].
#[derive(Debug, Clone)]
pub struct Words {
    /// `Attackers to move.`
    pub attackers_to_move: String,
    /// `Defenders to move.`
    pub defenders_to_move: String,
    /// `The attackers have won.`
    pub attackers_won: String,
    /// `The defenders have won.`
    pub defenders_won: String,
    /// `Drawn.`
    pub drawn: String,
    /// `Broken off.`
    pub broken_off: String,
    /// `Last move {move}.`
    pub last_move: String,
    /// `Last move {move}, captured {squares}.`
    pub last_move_captured: String,
    /// `King {square}.`
    pub king_at: String,
    /// `The king can be taken.`
    pub king_can_be_taken: String,
    /// `The king can escape to {squares}.`
    pub king_can_escape: String,
    /// `{square} → {squares}.`: where the piece in hand may go.
    pub may_go: String,
    /// `11×11 board.`, by size
    pub board: String,
    /// `Attackers: {squares}.`
    pub attackers_at: String,
    /// `Defenders: {squares}.`
    pub defenders_at: String,
    /// `t = Attackers, T = Defenders, K = King: {rows}`
    pub rows: String,
}

/// The whole position in words, at most 1024 characters (Discord's limit for a description).
///
/// What matters comes first: `Last move e5-e8, captured e9. Defenders to move. King f6. 11×11 board. Attackers:
/// a4-a8, b6, …. Defenders: …`. Three or more pieces side by side are named by the first and the last of them. Where
/// that is too long, as it cannot be in a game, the pieces follow as rows: `t = Attackers, … : 3ttttt3/5t5/…`.
pub fn alt_text(scene: &Scene, words: &Words) -> String {
    let news = news(scene, words);
    let listed = format!("{news} {}", listed(scene, words));
    let text = if length(&listed) <= LIMIT { listed } else { format!("{news} {}", rows(scene, words)) };
    cut(text)
}

/// The last move, whose turn it is, where the king stands and what hangs over him, what is in hand.
fn news(scene: &Scene, words: &Words) -> String {
    let mut sentences = Vec::new();
    if let Some(mv) = scene.last_move {
        let squares: Vec<Square> = scene.captured.iter().map(|&(square, _)| square).collect();
        let sentence = if squares.is_empty() { &words.last_move } else { &words.last_move_captured };
        sentences.push(with_squares(&sentence.replace(blank::MOVE, &mv.to_string()), &squares));
    }
    sentences.push(turn(scene.turn, words).to_owned());
    if let Some(king) = scene.board.king() {
        sentences.push(with_square(&words.king_at, king));
    }
    match &scene.threat {
        Some(Threat::KingCanBeTaken) => sentences.push(words.king_can_be_taken.clone()),
        Some(Threat::KingCanEscape { to }) => sentences.push(with_squares(&words.king_can_escape, to)),
        None => {}
    }
    if let Some(selected) = scene.selected.filter(|_| !scene.targets.is_empty()) {
        sentences.push(with_squares(&with_square(&words.may_go, selected), &scene.targets));
    }
    sentences.push(words.board.clone());
    sentences.join(" ")
}

fn with_square(sentence: &str, square: Square) -> String {
    sentence.replace(blank::SQUARE, &square.to_string())
}

fn with_squares(sentence: &str, squares: &[Square]) -> String {
    let named = if squares.is_empty() { "–".to_owned() } else { name_squares(squares) };
    sentence.replace(blank::SQUARES, &named)
}

fn turn(turn: Turn, words: &Words) -> &str {
    match turn {
        Turn::ToMove(Side::Attackers) => &words.attackers_to_move,
        Turn::ToMove(Side::Defenders) => &words.defenders_to_move,
        Turn::Won(Side::Attackers) => &words.attackers_won,
        Turn::Won(Side::Defenders) => &words.defenders_won,
        Turn::Drawn => &words.drawn,
        Turn::BrokenOff => &words.broken_off,
    }
}

/// The soldiers of either side by their squares.
fn listed(scene: &Scene, words: &Words) -> String {
    let told = |sentence: &str, wanted: Piece| {
        let pieces = scene.board.pieces().filter(|&(_, piece)| piece == wanted);
        with_squares(sentence, &pieces.map(|(square, _)| square).collect::<Vec<_>>())
    };
    let (attackers, defenders) =
        (told(&words.attackers_at, Piece::Attacker), told(&words.defenders_at, Piece::Defender));
    format!("{attackers} {defenders}")
}

/// The board row by row, as positions are written.
fn rows(scene: &Scene, words: &Words) -> String {
    words.rows.replace(blank::ROWS, &scene.board.to_rows())
}

/// Squares in words: `a4-a8, b6`, sorted, with long runs along files and ranks named by their ends.
fn name_squares(squares: &[Square]) -> String {
    let mut left: Vec<Square> = squares.to_vec();
    left.sort_unstable();
    left.dedup();
    let mut runs: Vec<Vec<Square>> = Vec::new();
    while let Some(run) = longest_run(&left).filter(|run| run.len() >= LEAST_RUN) {
        left.retain(|square| !run.contains(square));
        runs.push(run);
    }
    runs.extend(left.into_iter().map(|square| vec![square]));
    runs.sort_unstable();
    let names = runs.iter().map(|run| match run.as_slice() {
        [first, .., last] => format!("{first}-{last}"),
        [square] => square.to_string(),
        [] => String::new(),
    });
    names.collect::<Vec<_>>().join(", ")
}

/// The longest run of squares along a file or a rank; the first one of several.
fn longest_run(squares: &[Square]) -> Option<Vec<Square>> {
    let run = |start: Square, files: u8, ranks: u8| {
        let step = |n: u8| Square::new(start.file() + n * files, start.rank() + n * ranks);
        (0..).map_while(step).take_while(|square| squares.binary_search(square).is_ok()).collect::<Vec<_>>()
    };
    let runs = squares.iter().flat_map(|&start| [run(start, 1, 0), run(start, 0, 1)]);
    runs.reduce(|longest, run| if run.len() > longest.len() { run } else { longest })
}

fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// The text as far as the limit allows; only unreasonably long words ever make it necessary.
fn cut(mut text: String) -> String {
    while length(&text) > LIMIT {
        text.pop();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::name_squares;
    use crate::rules::Square;

    fn named(text: &str) -> String {
        let squares: Vec<Square> = text.split_whitespace().map(|square| square.parse().expect("a square")).collect();
        name_squares(&squares)
    }

    #[test]
    fn three_in_a_row_are_named_by_their_ends() {
        assert_eq!(named("a4 a5 a6 a7 a8 b6"), "a4-a8, b6");
        assert_eq!(named("d1 e1 f1 g1"), "d1-g1");
        assert_eq!(named("a1 b1"), "a1, b1");
    }

    #[test]
    fn a_square_in_two_runs_is_named_once() {
        assert_eq!(named("a3 b3 c3 d3 c1 c2 c4 c5"), "c1-c5, a3, b3, d3");
    }
}
