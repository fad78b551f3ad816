//! `hnefi import`: reads a game in `OpenTafl` notation, plays it by its rules, and says what it is.

use std::{
    fs::File,
    io::{self, Read, Write},
    path::Path,
};

use anyhow::Context as _;

use crate::{
    rules::{
        Game, Knob,
        notation::{self, MAX_RECORD_BYTES, Record},
    },
    service,
};

/// Reads the record in `file` (`-` is the standard input) and prints what was found.
///
/// # Errors
/// It cannot be read, or is no record of a legal game; the message names the line.
pub fn import(file: &Path, out: &mut impl Write) -> anyhow::Result<()> {
    let text = read(file).with_context(|| format!("cannot read {}", file.display()))?;
    let (record, game) = read_game(&text).with_context(|| format!("cannot import {}", file.display()))?;
    describe(&record, &game, out).context("cannot write what was found")
}

/// The text of a record, at most one byte more than may be read.
pub(super) fn read(file: &Path) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    let most = MAX_RECORD_BYTES as u64 + 1;
    if file == Path::new("-") {
        io::stdin().lock().take(most).read_to_end(&mut bytes)?;
    } else {
        File::open(file)?.take(most).read_to_end(&mut bytes)?;
    }
    anyhow::ensure!(bytes.len() <= MAX_RECORD_BYTES, "it has more than {MAX_RECORD_BYTES} bytes");
    String::from_utf8(bytes).context("it is not valid UTF-8")
}

/// The record that a text is, and the game played.
///
/// # Errors
/// What is wrong, with its line.
pub fn read_game(text: &str) -> anyhow::Result<(Record, Game)> {
    let (record, lines) = Record::parse_with_lines(text)?;
    let game = record.replay().map_err(|error| {
        let line = lines.get(error.ply - 1).copied().unwrap_or_default();
        anyhow::anyhow!("line {line}: {error}")
    })?;
    Ok((record, game))
}

/// Prints the variant, its house rules, the number of moves, the position and how the game stands, one a line.
fn describe(record: &Record, game: &Game, out: &mut impl Write) -> io::Result<()> {
    let ruleset = record.ruleset();
    let variant = service::variant_of(record);
    writeln!(out, "variant: {}", variant.key)?;
    let changes = ruleset.changes_from(&variant.ruleset).into_iter();
    let rules: Vec<String> = changes.map(|knob: Knob| format!("{}={}", knob.key(), ruleset.value(knob))).collect();
    writeln!(out, "house rules: {}", if rules.is_empty() { "none".to_owned() } else { rules.join(" ") })?;
    writeln!(out, "moves: {}", game.plies().len())?;
    writeln!(out, "position: {}", notation::write_position(game.position()))?;
    match game.outcome() {
        Some(outcome) => writeln!(out, "outcome: {outcome}")?,
        None => writeln!(out, "outcome: none, the {} are to move", game.side_to_move().key())?,
    }
    out.flush()
}
