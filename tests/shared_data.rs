//! Recorded games and figures that lie beside the checkout, where they are there.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails where it stands")]

use std::{collections::HashMap, fs, io::Write as _, path::PathBuf};

use hnefi::rules::{
    Board, Game, Piece, Repetition, Ruleset, Square, Variant, has_exit_fort,
    notation::{Record as WrittenGame, check_captures, parse_move},
    perft,
};

/// The text of a file beside the checkout; none, and one line that says so, if it is not there.
fn shared(path: &str) -> Option<String> {
    let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../shared")).join(path);
    let text = fs::read_to_string(&path).ok();
    if text.is_none() {
        // Written straight to the handle: the test runner swallows what a passing test prints.
        let _ = writeln!(std::io::stderr(), "left out: {} is not there", path.display());
    }
    text
}

/// The lines of a table that are not comments, split at tabs.
fn table(text: &str) -> Vec<Vec<&str>> {
    text.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t').collect()).collect()
}

/// One recorded game.
struct Record<'a> {
    line: &'a str,
    moves: Vec<&'a str>,
}

fn records(text: &str) -> Vec<Record<'_>> {
    let read = |line| {
        let mut fields = str::split(line, ',');
        let (line, moves) = (fields.next().unwrap(), fields.next().unwrap());
        Record { line, moves: moves.split(' ').filter(|mv| *mv != "timeout").collect() }
    };
    text.lines().map(read).collect()
}

/// Plays a recorded game with repetition left out, comparing the captures of each ply and, if known, the number of
/// legal moves before it.
fn replay(ruleset: &Ruleset, record: &Record<'_>, legal: &[u32]) -> Game {
    let mut ruleset = ruleset.clone();
    ruleset.endings.repetition = Repetition::Ignored;
    let mut game = Game::new(ruleset);
    for (index, text) in record.moves.iter().enumerate() {
        let place = format!("line {} ply {} {text}", record.line, index + 1);
        assert_eq!(game.count_legal_moves(), legal[index], "legal moves at {place}");
        assert_eq!(game.legal_moves().len(), legal[index] as usize, "legal moves at {place}");
        let written = parse_move(text).unwrap();
        let ply = game.play(written.mv).unwrap_or_else(|error| panic!("{place}: {error}"));
        check_captures(&written, &ply.captured).unwrap_or_else(|error| panic!("{place}: {error}"));
        let soldiers = ply.captured.iter().filter(|capture| capture.piece != Piece::King);
        let mut expected = written.captures.clone();
        expected.sort_unstable();
        assert_eq!(soldiers.map(|capture| capture.square).collect::<Vec<Square>>(), expected, "captures at {place}");
    }
    game
}

/// Checks every game of one file of records, how many moves were legal in it, and how it stands at its end.
fn check_records(variant: &str, file: &str, tag: &str) {
    let (Some(games), Some(legal), Some(terminal)) = (
        shared(&format!("records/{file}.csv")),
        shared("expected/legal_move_counts.tsv"),
        shared("expected/terminal.tsv"),
    ) else {
        return;
    };
    let legal: HashMap<&str, Vec<u32>> = table(&legal)
        .iter()
        .filter(|row| row[0] == tag)
        .map(|row| (row[1], row[2].split(' ').map(|count| count.parse().unwrap()).collect()))
        .collect();
    let ends: HashMap<&str, &str> =
        table(&terminal).iter().filter(|row| row[0] == file).map(|row| (row[1], row[3])).collect();
    let ruleset = &Variant::by_key(variant).unwrap().ruleset;
    let records = records(&games);
    assert!(!records.is_empty());
    for record in &records {
        let game = replay(ruleset, record, &legal[record.line]);
        let expected = ends[record.line];
        if expected != "repetition" {
            let end = game.outcome().map_or("none".to_owned(), |outcome| {
                format!("{}:{}", outcome.winner.map_or("nobody", |side| side.key()), outcome.reason.key())
            });
            assert_eq!(end, expected, "the end of line {}", record.line);
        }
    }
    println!("{} games of {file} agree", records.len());
}

#[test]
fn recorded_copenhagen_games_are_legal_with_equal_captures_and_ends() {
    check_records("copenhagen", "copenhagen", "cop");
}

#[test]
fn recorded_brandubh_games_are_legal_with_equal_captures_and_ends() {
    check_records("brandubh", "brandubh", "br");
}

#[test]
fn perft_agrees_with_other_engines() {
    let Some(text) = shared("expected/perft.tsv") else {
        return;
    };
    for row in table(&text) {
        let variant = Variant::by_key(row[0]).unwrap();
        let count = perft(&variant.ruleset, row[1].parse().unwrap());
        assert_eq!(count.to_string(), row[2], "{} at depth {}", row[0], row[1]);
    }
}

#[test]
fn forts_are_forts_and_others_are_not() {
    let Some(text) = shared("expected/fort_cases.tsv") else {
        return;
    };
    let ruleset = &Variant::by_key("copenhagen").unwrap().ruleset;
    for row in table(&text) {
        let rows = row[1].replace('a', "t").replace('d', "T").replace('k', "K");
        assert_eq!(has_exit_fort(ruleset, &Board::parse(&rows).unwrap()), row[2] == "yes", "{}", row[0]);
    }
}

/// Writes every recorded game down, reads it, and writes it again.
fn check_written_down(variant: &str, file: &str) {
    let Some(games) = shared(&format!("records/{file}.csv")) else {
        return;
    };
    let mut ruleset = Variant::by_key(variant).unwrap().ruleset.clone();
    ruleset.endings.repetition = Repetition::Ignored;
    for record in records(&games) {
        let mut game = Game::new(ruleset.clone());
        for text in &record.moves {
            game.play(parse_move(text).unwrap().mv).unwrap();
        }
        let written = WrittenGame::of(&game).to_string();
        let read = WrittenGame::parse(&written).unwrap();
        assert_eq!(read.to_string(), written, "line {}", record.line);
        assert_eq!(read.replay().unwrap().plies(), game.plies(), "line {}", record.line);
        let by_hand = written.split("\n\n").next().unwrap().to_owned() + "\n" + &record.moves.join(" ");
        assert_eq!(WrittenGame::parse(&by_hand).unwrap().replay().unwrap().plies(), game.plies());
    }
}

#[test]
fn recorded_games_come_back_from_their_written_form() {
    check_written_down("copenhagen", "copenhagen");
    check_written_down("brandubh", "brandubh");
}
