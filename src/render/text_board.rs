//! The board as lines of text, for those who want no picture. Plain ASCII, because only that is equally wide everywhere.

use super::Scene;
use crate::rules::{Piece, Square};

/// What stands for what on the board.
#[derive(Debug, Clone, Copy)]
pub struct Symbols {
    /// An attacker.
    pub attacker: char,
    /// A defender.
    pub defender: char,
    /// The king.
    pub king: char,
    /// The empty throne.
    pub throne: char,
    /// An empty corner, where corners are special.
    pub corner: char,
}

/// The symbols of every board: they differ in shape, since a text has no colours.
pub const SYMBOLS: Symbols = Symbols { attacker: 'x', defender: 'o', king: 'K', throne: '+', corner: '#' };

/// What stands for any other empty square.
const EMPTY: char = '.';

/// The columns that a phone shows of a code block before it breaks the line.
const WIDEST: usize = 32;

/// The board as lines of at most 32 characters: ranks numbered on the left, files lettered above and below, the other
/// way round where the scene is flipped. Squares are set apart while there is room for that.
pub fn text_board(scene: &Scene) -> String {
    let size = scene.board.size();
    let gap = if MARGIN + 2 * usize::from(size) - 1 <= WIDEST { " " } else { "" };
    let towards_the_reader =
        |count: u8| -> Vec<u8> { if scene.flipped { (0..count).rev().collect() } else { (0..count).collect() } };
    let files = towards_the_reader(size);
    let line = |margin: &str, symbols: Vec<String>| format!("{margin:>2} {}", symbols.join(gap));
    let letters = line("", files.iter().map(|file| char::from(b'a' + file).to_string()).collect());
    let ranks = towards_the_reader(size).into_iter().rev().map(|rank| {
        let squares = files.iter().filter_map(|file| Square::new(*file, rank));
        line(&(rank + 1).to_string(), squares.map(|square| symbol(scene, square).to_string()).collect())
    });
    let lines: Vec<String> = [letters.clone()].into_iter().chain(ranks).chain([letters]).collect();
    lines.join("\n")
}

/// The rank's number and the blank behind it.
const MARGIN: usize = 3;

fn symbol(scene: &Scene, square: Square) -> char {
    match scene.board.piece_at(square) {
        Some(Piece::Attacker) => SYMBOLS.attacker,
        Some(Piece::Defender) => SYMBOLS.defender,
        Some(Piece::King) => SYMBOLS.king,
        None if scene.throne == Some(square) => SYMBOLS.throne,
        None if scene.corners.contains(&square) => SYMBOLS.corner,
        None => EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use super::{WIDEST, text_board};
    use crate::render::{Scene, Turn};
    use crate::rules::{Board, Game, Piece, Side, Variant, notation::parse_move};

    fn scene(variant: &str, moves: &str) -> Scene {
        let mut game = Game::new(Variant::by_key(variant).expect("a variant").ruleset.clone());
        for mv in moves.split_whitespace() {
            game.play(parse_move(mv).expect("a move").mv).expect("a legal move");
        }
        Scene::of(&game, Turn::ToMove(Side::Attackers))
    }

    #[test]
    fn every_piece_and_special_square_has_a_symbol_of_its_own() {
        let text = text_board(&scene("brandubh", "d7-e7 d5-g5 d6-e6 d4-d6"));
        let expected = "   a b c d e f g
 7 # . . . x . #
 6 . . . K x . .
 5 . . . . . . o
 4 x x o + o x x
 3 . . . o . . .
 2 . . . x . . .
 1 # . . x . . #
   a b c d e f g";
        assert_eq!(text, expected);
    }

    #[test]
    fn flipped_it_is_read_from_the_other_side() {
        let flipped = Scene { flipped: true, ..scene("brandubh", "d7-e7") };
        let text = text_board(&flipped);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "   g f e d c b a");
        assert_eq!(lines[1], " 1 # . . x . . #");
        assert_eq!(lines[7], " 7 # . x . . . #");
    }

    /// The pieces that a text shows, read back by its own letters and numbers.
    fn read_back(text: &str) -> Vec<(String, char)> {
        let files: Vec<char> = text.lines().next().expect("letters").chars().filter(|c| *c != ' ').collect();
        let mut pieces = Vec::new();
        for line in text.lines().skip(1).take(files.len()) {
            let (rank, squares) = line.split_at(2);
            for (file, symbol) in files.iter().zip(squares.chars().filter(|c| *c != ' ')) {
                if "xoK".contains(symbol) {
                    pieces.push((format!("{file}{}", rank.trim()), symbol));
                }
            }
        }
        pieces.sort();
        pieces
    }

    fn pieces(board: &Board) -> Vec<(String, char)> {
        let symbol = |piece| match piece {
            Piece::Attacker => 'x',
            Piece::Defender => 'o',
            Piece::King => 'K',
        };
        let mut pieces: Vec<_> = board.pieces().map(|(square, piece)| (square.to_string(), symbol(piece))).collect();
        pieces.sort();
        pieces
    }

    #[test]
    fn on_every_board_every_piece_can_be_read_back_from_either_side_on_a_phone() {
        for variant in Variant::ALL {
            for flipped in [false, true] {
                let scene = Scene { flipped, ..scene(variant.key, "") };
                let text = text_board(&scene);
                assert_eq!(read_back(&text), pieces(&scene.board), "{}\n{text}", variant.key);
                assert!(text.lines().all(|line| line.len() <= WIDEST && line.is_ascii()), "{text}");
            }
        }
    }
}
