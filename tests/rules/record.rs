//! Whole games and rules strings as text, there and back.

use hnefi::rules::{
    Board, Domain, Game, Knob, Position, Repetition, Ruleset, Side, Variant,
    notation::{Record, RecordFault, RulesStringError, parse_rules, write_rules},
};
use proptest::prelude::*;

use super::random_rules::house_rules;

const DIAMOND: &str = "/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/";

fn variant(key: &str) -> Ruleset {
    Variant::by_key(key).unwrap().ruleset.clone()
}

fn played(ruleset: &Ruleset, moves: &str) -> Game {
    let mut game = Game::new(ruleset.clone());
    for text in moves.split_whitespace() {
        game.play(hnefi::rules::notation::parse_move(text).unwrap().mv).unwrap();
    }
    game
}

/// A sequence of numbers that looks random.
fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut number = seed;
    move |end| {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (number >> 33) as usize % end
    }
}

fn random_game(mut game: Game, plies: usize, below: &mut impl FnMut(usize) -> usize) -> Game {
    for _ in 0..plies {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        game.play(moves[below(moves.len())]).unwrap();
    }
    game
}

fn comes_back(record: &Record) {
    let text = record.to_string();
    let read = Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(&read, record, "{text}");
    assert_eq!(read.to_string(), text);
}

#[test]
fn copenhagen_is_written_with_its_repetition_beside_it() {
    let mut record = Record::of(&played(&variant("copenhagen"), "d1-d3 f4-i4 d3-d4"));
    record.set_tag("variant", "Copenhagen Hnefatafl").unwrap();
    assert_eq!(
        record.to_string(),
        format!(
            "[variant: Copenhagen Hnefatafl]\n[hnefi-repetition: defenders]\n\
             [rules: dim:11 sw:s efe:y tfr:w start:{DIAMOND}]\n\n1. d1-d3 f4-i4\n2. d3-d4\n"
        )
    );
    comes_back(&record);
}

#[test]
fn without_the_tag_the_mover_loses_unless_the_file_names_copenhagen() {
    let rules = format!("dim:11 sw:s efe:y tfr:w start:{DIAMOND}");
    let repetition = |text: &str| Record::parse(text).unwrap().ruleset().endings.repetition;
    assert_eq!(repetition(&format!("[rules: {rules}]")), Repetition::MoverLoses);
    assert_eq!(repetition(&format!("[variant: Fetlar]\n[rules: {rules}]")), Repetition::MoverLoses);
    for names in [format!("[variant: COPENHAGEN]\n[rules: {rules}]"), format!("[rules: name:Copenhagen {rules}]")] {
        assert_eq!(repetition(&names), Repetition::DefendersLose);
        assert_eq!(Record::parse(&names).unwrap().ruleset(), &variant("copenhagen"));
    }
    let tagged = format!("[variant: Copenhagen]\n[hnefi-repetition: mover-loses]\n[rules: {rules}]");
    assert_eq!(repetition(&tagged), Repetition::MoverLoses);
    comes_back(&Record::parse(&tagged).unwrap());
}

#[test]
fn every_variant_and_every_turn_of_every_knob_comes_back() {
    for variant in Variant::ALL {
        comes_back(&Record::of(&Game::new(variant.ruleset.clone())));
        for name in ["Copenhagen", variant.name] {
            for knob in Knob::ALL {
                let texts: &[&str] = match knob.domain() {
                    Domain::Choices(texts) => texts,
                    Domain::NumberOrNone { .. } => &["none", "1", "50", "65535"],
                    Domain::Position => &["1t5/7/7/3K3/7/7/2T1t2"],
                };
                for text in texts {
                    let mut ruleset = variant.ruleset.clone();
                    if ruleset.set(knob, text).is_ok() && ruleset.validate().is_ok() {
                        let mut record = Record::of(&Game::new(ruleset));
                        record.set_tag("variant", name).unwrap();
                        comes_back(&record);
                    }
                }
            }
        }
    }
}

#[test]
fn rank_one_is_the_first_row_of_a_start() {
    let said = parse_rules("dim:3 cen: start:/t2/1K1/2T/").unwrap();
    assert_eq!(said.ruleset.start, Board::parse("2T/1K1/t2").unwrap());
    assert!(write_rules(&said.ruleset, Side::Attackers).ends_with("start:/t2/1K1/2T/"));
}

#[test]
fn what_is_no_rules_string_or_no_game_here_is_named() {
    let error = |words: &str| parse_rules(&format!("{words} start:{DIAMOND}")).unwrap_err().to_string();
    for (words, expected) in [
        ("", "the rules have no dim"),
        ("dim:9", "dim is 9, but the start has 11 rows"),
        ("dim:x", "dim in the rules cannot be \"x\""),
        ("dim:11 dim:11", "the rules have dim twice"),
        ("dim:11 wall:y", "the rules have a key \"wall\" that is not known"),
        ("dim:11 sw", "\"sw\" in the rules is not written like esc:c"),
        ("dim:11 sw:q", "sw in the rules cannot be \"q\""),
        ("dim:11 tfr:l", "no game can be played here by the rule tfr:l"),
        ("dim:11 ks:m", "no game can be played here by the rule ks:m"),
        ("dim:11 ber:c", "no game can be played here by the rule ber:c"),
        ("dim:11 kj:r", "no game can be played here by the rule kj:r"),
        ("dim:11 afor:a1,", "no game can be played here by the rule afor:a1,"),
        ("dim:11 spd:3", "no game can be played here by the rule spd:3"),
        ("dim:11 cor:a1,b2", "no game can be played here by the rule cor:a1,b2"),
        ("dim:11 cor:", "the king escapes in the corners, but cor says that there are none"),
        ("dim:11 corh:x", "corh in the rules cannot be \"x\""),
    ] {
        assert_eq!(error(words), expected, "{words}");
    }
    assert_eq!(parse_rules("dim:11"), Err(RulesStringError::Missing("start")));
    assert_eq!(parse_rules("start:/3/3/3/ dim:3"), Err(RulesStringError::StartNotLast));
    assert_eq!(parse_rules(&"a".repeat(5000)), Err(RulesStringError::TooLong));
}

#[test]
fn a_game_can_begin_elsewhere_and_with_the_defenders() {
    let ruleset = variant("scottish");
    for (rows, side) in [
        ("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3", Side::Defenders),
        ("7/3t3/3T3/t2K2t/7/3t3/7", Side::Attackers),
        ("7/3t3/3T3/t2K2t/7/3t3/6t", Side::Defenders),
    ] {
        let position = Position { board: Board::parse(rows).unwrap(), side_to_move: side };
        let mut game = Game::from_position(ruleset.clone(), position.clone()).unwrap();
        let mv = game.legal_moves()[0];
        game.play(mv).unwrap();
        let record = Record::of(&game);
        assert_eq!(record.start(), Some(&position));
        comes_back(&record);
        assert_eq!(record.replay().unwrap().position(), game.position());
    }
}

#[test]
fn any_value_of_a_tag_comes_back() {
    let mut record = Record::of(&Game::new(variant("brandubh")));
    for (key, value) in [
        ("attackers", "**[Ragnar](http://x) \\n ]["),
        ("defenders", "  עברית 🦀 \u{202e}\t\r\n]\n1. d1-d3"),
        ("event", ""),
        ("site", " "),
        ("date", "\\"),
    ] {
        record.set_tag(key, value).unwrap();
    }
    comes_back(&record);
    for key in ["", "rules", "position", "hnefi-trap", "a]", "Ab", "a:b", " a"] {
        assert!(record.set_tag(key, "x").is_err(), "{key:?}");
    }
}

#[test]
fn a_record_is_read_generously() {
    let text = format!(
        "\u{feff}[Date:2015.05.04]\r\n[start-comment:Two\r\nlines [and brackets].]\r\n[rules:dim:11 sw:s efe:y\r\n \
         start:{DIAMOND}]\r\n\r\n1. d1-d3 f4-i4+\r\n[A comment | of 2. halves [x]]\r\n1a.1.1a. ..... d1-d2\r\n\r\nd3-d4 --\r\n"
    );
    let (record, lines) = Record::parse_with_lines(&text).unwrap();
    let moves: Vec<String> = record.moves().iter().map(ToString::to_string).collect();
    assert_eq!(moves, ["d1-d3", "f4-i4", "d3-d4"]);
    assert_eq!(lines, [7, 7, 11]);
    assert_eq!(record.tag("start-comment"), Some("Two\nlines [and brackets]."));
    comes_back(&record);
    let bare = format!("dim:11 atkf:n start:{DIAMOND}\n\n1. f4-i4 d1-d3 ---");
    assert_eq!(Record::parse(&bare).unwrap().replay().unwrap().side_to_move(), Side::Defenders);
}

#[test]
fn a_mistake_is_named_with_its_line() {
    let rules = format!("[rules: dim:11 start:{DIAMOND}]");
    for (text, expected) in [
        (String::new(), "line 1: there are no rules, as in [rules: dim:11 start:/…/]"),
        ("\n[date 2015]".to_owned(), "line 2: \"date 2015\" is not a tag like [date: 2025.06.30]"),
        (format!("[hnefi-luck: yes]\n{rules}"), "line 1: the tag hnefi-luck turns no rule that is known"),
        (format!("{rules}\n[open"), "line 2: the bracket that opens here is never closed"),
        (format!("{rules}\n{rules}"), "line 2: rules is given twice"),
        (format!("{rules}\n\n1. d1-d3\n3. f4-i4"), "line 4: turn 3. stands where turn 1 should"),
        (format!("{rules}\n\n1. d1-d3 hello"), "line 3: \"hello\": not a move like e5-e8"),
        (format!("{rules}\n1. d1-d3 ---\nf4-i4"), "line 3: \"f4-i4\" stands behind the end of the game"),
        (
            format!("[position: /3/3/3/]\n{rules}"),
            "line 1: the position is none: it has 3 rows, but the rules are for 11",
        ),
    ] {
        assert_eq!(Record::parse(&text).unwrap_err().to_string(), expected, "{text}");
    }
    let long = "x".repeat((1 << 20) + 1);
    assert_eq!(Record::parse(&long).unwrap_err().why, RecordFault::TooLong);
}

#[test]
fn the_repetition_beside_the_rules_is_read_as_the_loser_or_as_the_house_rule() {
    let rules = format!("[rules: dim:11 sw:s efe:y tfr:w start:{DIAMOND}]");
    for (words, meant) in [
        (["defenders", "Defenders", "defenders-lose"], Repetition::DefendersLose),
        (["aggressor", "AGGRESSOR", "aggressor-loses"], Repetition::AggressorLoses),
        (["mover", "Mover", "mover-loses"], Repetition::MoverLoses),
    ] {
        for word in words {
            let record = Record::parse(&format!("[hnefi-repetition: {word}]\n{rules}")).unwrap();
            let mut expected = variant("copenhagen");
            expected.endings.repetition = meant;
            assert_eq!(record.ruleset(), &expected, "{word}");
            comes_back(&record);
            let tag = format!("[hnefi-repetition: {}]", words[0]);
            assert_eq!(record.to_string().contains(&tag), meant != Repetition::MoverLoses, "{record}");
        }
    }
    let error = Record::parse(&format!("\n[hnefi-repetition: nobody]\n{rules}")).unwrap_err();
    assert_eq!(error.line, 2);
    assert!(Record::parse(&format!("[hnefi-trap: defenders]\n{rules}")).is_err());
}

#[test]
fn a_game_of_twenty_thousand_moves_comes_back() {
    let mut ruleset = variant("copenhagen");
    ruleset.endings.repetition = Repetition::Ignored;
    let game = played(&ruleset, &"d1-d2 f4-g4 d2-d1 g4-f4 ".repeat(5_000));
    assert_eq!(game.plies().len(), 20_000);
    let record = Record::of(&game);
    comes_back(&record);
    assert_eq!(record.replay().unwrap().plies().len(), 20_000);
}

#[test]
fn a_row_of_a_start_is_counted_as_it_is_written() {
    for (start, expected) in [
        ("/t2/1K2/3/", "the start is no position: row 2 has 4 squares, but there are 3 rows"),
        ("/x2/1K1/3/", "the start is no position: row 1 has something other than t, T, K and digits"),
        ("/K2/3/2K/", "the start is no position: row 3 has a second king"),
    ] {
        assert_eq!(parse_rules(&format!("dim:3 cen: start:{start}")).unwrap_err().to_string(), expected);
    }
}

#[test]
fn odd_texts_are_read_or_refused_in_one_line() {
    let rules = format!("[rules: dim:11 start:{DIAMOND}]");
    for text in [
        format!("\u{feff}{rules}\r\n\r\n1. d1-d3 f4-i4\r\n"),
        format!("[site: a [nested [pair]] b]\n{rules}\n1. d1-d3 [one [two [three]]] f4-i4"),
        format!("[date: 1]\n[date: 2]\n{rules}\n1. d1-d3 f4-i4"),
        // Marks that cannot be seen are nobody's fault.
        format!("{rules}\n\n1. d1-d3\n\u{200f}f4-i4"),
    ] {
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(record.moves().len(), 2, "{text}");
        comes_back(&record);
    }
    for (text, line) in [
        (format!("[rules: start:{DIAMOND} dim:11]"), 1),
        ("\r\n\r\n[rules: dim:19 start:/3/1K1/3/]".to_owned(), 3),
        ("1. d1-d3 f4-i4".to_owned(), 1),
        ("\n\n".to_owned(), 3),
        (format!("{rules}\n\n{}", "1".repeat(1_000_000)), 3),
        (format!("[a\nb: x]\n{rules}"), 1),
        (format!("{rules}\n\n{}", "[".repeat(1_000_000)), 3),
    ] {
        let error = Record::parse(&text).unwrap_err();
        assert_eq!(error.line, line, "{error}");
        let said = error.to_string();
        assert!(said.len() < 300 && !said.contains(char::is_control), "{said:?}");
    }
}

#[test]
fn replaying_names_the_move_that_cannot_be_played() {
    let error = |moves: &str| {
        let text = format!("[rules: dim:11 start:{DIAMOND}]\n\n{moves}");
        Record::parse(&text).unwrap().replay().unwrap_err().to_string()
    };
    assert_eq!(error("1. d1-d3 f6-f8"), "move 2, f6-f8: the way is blocked by the defender on f7");
    assert_eq!(error("1. d1-d3xd4"), "move 1, d1-d3xd4: nothing is captured on d4");
}

/// A record with some bytes of it cut out or replaced.
fn spoilt() -> impl Strategy<Value = String> {
    let patch = "[\\[\\]:/a-zA-Z0-9 .\\n\\\\-]{0,8}";
    (0..Variant::ALL.len(), any::<u64>(), any::<prop::sample::Index>(), 0usize..12, patch).prop_map(
        |(index, seed, at, cut, patch)| {
            let mut below = numbers(seed);
            let game = random_game(Game::new(Variant::ALL[index].ruleset.clone()), 8, &mut below);
            let mut record = Record::of(&game);
            record.set_tag("variant", Variant::ALL[index].name).unwrap();
            let signs: Vec<char> = record.to_string().chars().collect();
            let at = at.index(signs.len());
            let end = (at + cut).min(signs.len());
            signs[..at].iter().copied().chain(patch.chars()).chain(signs[end..].iter().copied()).collect()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn games_by_any_house_rules_come_back(index in 0..Variant::ALL.len(), seed in any::<u64>(), name in "\\PC{0,12}") {
        let mut below = numbers(seed);
        let ruleset = house_rules(&Variant::ALL[index].ruleset, &mut below);
        let game = random_game(Game::new(ruleset), 30, &mut below);
        let mut record = Record::of(&game);
        record.set_tag("variant", &name).unwrap();
        comes_back(&record);
        let again = record.replay().unwrap();
        prop_assert_eq!(again.plies(), game.plies());
    }

    #[test]
    fn a_spoilt_record_is_refused_or_read_as_it_is_written(text in spoilt()) {
        if let Ok(record) = Record::parse(&text) {
            comes_back(&record);
            let _ = record.replay();
        }
    }

    #[test]
    fn no_text_makes_the_readers_of_games_panic(text in "\\PC*", near in "[\\[\\]:/a-z0-9 .\\n\\\\-]{0,80}") {
        for text in [&text, &near] {
            let _ = (parse_rules(text), Record::parse(text), parse_rules(&format!("dim:3 {text} start:/t2/1K1/2T/")));
            let _ = Record::parse(&format!("[rules: dim:3 cen: start:/t2/1K1/2T/]\n{text}"));
        }
    }
}
