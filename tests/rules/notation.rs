//! Squares, moves and positions as people write them.

use hnefi::rules::{Anvil, CaptureKind, Move};
use hnefi::rules::{
    Board, Captured, Piece, Side, Square, Variant,
    notation::{
        MoveTextError, NotCaptured, WrittenMove, check_captures, parse_move, parse_position, plain, write_move,
        write_position,
    },
};
use proptest::prelude::*;

use super::diagram::{square, squares};

#[test]
fn squares_are_a_letter_without_skips_and_a_number_from_the_bottom() {
    assert_eq!(square("a1"), Square::new(0, 0).unwrap());
    assert_eq!(square("I9"), Square::new(8, 8).unwrap());
    assert_eq!(square("j10"), Square::new(9, 9).unwrap());
    assert_eq!(square("s19").to_string(), "s19");
    for wrong in ["", "a", "1", "a0", "a01", "a20", "t1", "a+1", "a1 ", "aa1", "a256", "á1", "a１"] {
        assert!(wrong.parse::<Square>().is_err(), "{wrong:?}");
    }
}

#[test]
fn moves_are_read_generously() {
    let expected = WrittenMove { mv: Move { from: square("e5"), to: square("e8") }, captures: Vec::new() };
    for text in [
        "e5-e8",
        "E5-E8",
        "  e5-e8  ",
        "e5e8",
        "e5 e8",
        "e5→e8",
        "e5:e8",
        "e5 - e8",
        "e5–e8",
        "e5—e8",
        "e5->e8",
        "Ke5-e8",
        "te5-e8",
        "T e5 e8",
        "e5-e8+",
        "e5-e8++",
        "e5-e8-",
        "e5-e8--",
        "e5-e8---",
        "e5-e8 +",
        "e5 to e8",
        "E5 To E8",
        "E5  TO  e8",
        "e5 till e8",
        "e5 til e8",
        "e5 nach e8",
        "e5 vers e8",
        "e5 à e8",
        "e5 a e8",
        "e5 na e8",
        "e5 á e8",
    ] {
        assert_eq!(parse_move(text), Ok(expected.clone()), "{text:?}");
    }
    assert_eq!(parse_move("k11-k10").unwrap().mv, Move { from: square("k11"), to: square("k10") });
    assert_eq!(parse_move("kk11k10").unwrap().mv, Move { from: square("k11"), to: square("k10") });
}

#[test]
fn a_move_is_read_in_whatever_signs_it_comes() {
    let expected = parse_move("e5-e8");
    // Marks that nobody sees, wherever they stand.
    for mark in
        "\u{200b}\u{200c}\u{200d}\u{200e}\u{200f}\u{202a}\u{202e}\u{2060}\u{2066}\u{2069}\u{feff}\u{ad}\u{fe0f}".chars()
    {
        let text: String = "e5-e8".chars().flat_map(|sign| [mark, sign, mark]).collect();
        assert_eq!(parse_move(&text), expected, "{mark:?}");
    }
    for space in "\u{a0}\u{202f}\u{2009}\u{3000}\t".chars() {
        assert_eq!(parse_move(&format!("{space}e5{space}-{space}e8{space}")), expected, "{space:?}");
    }
    for between in "‐‑‒–—―−﹘﹣－→⇒⟶➔➜➡⭢⮕".chars() {
        assert_eq!(parse_move(&format!("e5{between}e8")), expected, "{between:?}");
        assert_eq!(parse_move(&format!("e5 {between} e8")), expected, "{between:?}");
    }
    assert_eq!(parse_move("ｅ５－ｅ８"), expected);
    assert_eq!(parse_move("Ｅ５　ＴＯ　Ｅ８"), expected);
    assert_eq!(parse_move("➡\u{fe0f}"), Err(MoveTextError::NotAMove));
    assert_eq!(parse_move("\u{200b}"), Err(MoveTextError::NotAMove), "something was written, though nobody sees it");
    assert_eq!(parse_move("e5-e8×e9xｆ8").map(|written| written.captures), Ok(squares("e9 f8")));
    assert_eq!(plain("e5-e8"), "e5-e8");
    assert_eq!(plain("＃17 ｄ２"), "#17 d2");
}

#[test]
fn captures_are_read_in_order_and_once_each() {
    for text in ["e5-e8xe9xf8", "e5-e8 x e9 x f8", "e5-e8×e9×f8", "e5-e8xe9/f8", "E5-E8XE9XF8XE9", "e5e8xe9xf8++"] {
        assert_eq!(parse_move(text).unwrap().captures, squares("e9 f8"), "{text:?}");
    }
}

#[test]
fn what_is_no_move_is_refused_with_a_reason() {
    for text in ["", "   ", "\t"] {
        assert_eq!(parse_move(text), Err(MoveTextError::Empty));
    }
    for text in [
        "e",
        "e5",
        "e5-",
        "5e-8e",
        "e5xe8",
        "a0-a1",
        "e5-e20",
        "hello world",
        "ee5",
        "-",
        "e5-x",
        "ékz",
        "e5 to",
        "e5 too e8",
        "to e8",
    ] {
        assert_eq!(parse_move(text), Err(MoveTextError::NotAMove), "{text:?}");
    }
    for (text, rest) in [
        ("e5-e8!", "!"),
        ("e5-e8 e9", "e9"),
        ("e5-e8x", "x"),
        ("e5-e8xe9,f8", ",f8"),
        ("e5-e8----", "----"),
        ("e5-e8+-", "+-"),
        ("e5-e8 because", "because"),
        ("e5-e8xé9", "xé9"),
    ] {
        assert_eq!(parse_move(text), Err(MoveTextError::Unexpected(rest.to_owned())), "{text:?}");
    }
}

fn captured(text: &str) -> Vec<Captured> {
    let how = CaptureKind::Custodial(Anvil::Piece(square("a1")));
    squares(text).into_iter().map(|square| Captured { square, piece: Piece::Attacker, how }).collect()
}

#[test]
fn written_captures_are_compared_as_a_set() {
    let written = parse_move("e5-e8xf8xe9").unwrap();
    assert_eq!(check_captures(&written, &captured("e9 f8")), Ok(()));
    assert_eq!(check_captures(&written, &captured("d8 e9 f8")), Ok(()), "one made but not written is fine");
    assert_eq!(check_captures(&written, &captured("e9")), Err(NotCaptured(square("f8"))));
    assert_eq!(check_captures(&parse_move("e5-e8").unwrap(), &captured("e9")), Ok(()));
}

#[test]
fn moves_are_written_strictly() {
    let mv = Move { from: square("e5"), to: square("e8") };
    assert_eq!(write_move(mv, &[]), "e5-e8");
    assert_eq!(write_move(mv, &captured("f8 e9")), "e5-e8xf8xe9");
}

#[test]
fn positions_are_read_and_written() {
    for variant in Variant::ALL {
        for side in ["a", "d"] {
            let text = format!("{} {side}", variant.ruleset.start().to_rows());
            assert_eq!(write_position(&parse_position(&text).unwrap()), text);
        }
    }
    assert_eq!(parse_position("3/1K1/3 d").unwrap().side_to_move, Side::Defenders);
}

#[test]
fn what_is_no_position_is_refused_with_a_reason() {
    for (text, reason) in [
        ("", "a position is rows, a space, and the side to move"),
        ("3/3/3", "a position is rows, a space, and the side to move"),
        ("3/3/3 a d", "a position is rows, a space, and the side to move"),
        ("3/3/3 x", "the side to move is a or d"),
        ("3/3 a", "2 rows, but boards have 3 to 19"),
        ("3/4/3 a", "row 2 has 4 squares, but there are 3 rows"),
        ("3/2/3 a", "row 2 has 2 squares, but there are 3 rows"),
        ("3//3 a", "row 2 has 0 squares, but there are 3 rows"),
        ("3/3/1é1 a", "row 3 has something other than t, T, K and digits"),
        ("K2/3/2K a", "row 3 has a second king"),
    ] {
        assert_eq!(parse_position(text).unwrap_err().to_string(), reason, "{text:?}");
    }
    assert!(Board::parse(&vec!["20"; 20].join("/")).is_err());
    assert!(Board::parse("99999999999999999999999999/3/3").is_err());
    assert!(Board::parse(&"/".repeat(100_000)).is_err());
}

proptest! {
    #[test]
    fn no_text_makes_the_readers_panic(text in "\\PC*", near in "[a-t0-9 xX/:→–+-]{0,20}", rows in "[tTK0-9/]{0,60}( [ad])?") {
        let _ = (parse_move(&text), parse_move(&near), parse_position(&text), parse_position(&rows), Board::parse(&rows));
    }

    #[test]
    fn a_written_move_reads_as_itself(from in 0u8..19, to in 0u8..19, along in 0u8..19, taken in proptest::collection::btree_set((0u8..19, 0u8..19), 0..5)) {
        let mv = Move { from: Square::new(along, from).unwrap(), to: Square::new(along, to).unwrap() };
        let taken: Vec<Square> = taken.into_iter().map(|(file, rank)| Square::new(file, rank).unwrap()).collect();
        let how = CaptureKind::Shieldwall;
        let captured: Vec<Captured> = taken.iter().map(|square| Captured { square: *square, piece: Piece::Defender, how }).collect();
        prop_assert_eq!(parse_move(&write_move(mv, &captured)), Ok(WrittenMove { mv, captures: taken }));
    }
}
