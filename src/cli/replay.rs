//! `hnefi replay`: plays written games by the rules and says what happened in each, one JSON object a line.

use std::{
    fs::File,
    io::{self, BufRead, BufReader, Read, Write},
    path::{Path, PathBuf},
};

use anyhow::{Context, bail};
use serde::Serialize;

use super::find_variant;
use crate::rules::{
    Game, Outcome, Repetition, Ruleset, Side,
    notation::{self, MAX_RECORD_BYTES, Record, RecordFault},
};

/// How many bytes of one line are read; a game of 100 000 moves fits.
const MAX_LINE: usize = 1 << 20;

/// What `hnefi replay` was asked for.
#[derive(Debug, Clone)]
pub struct ReplayRequest {
    /// The key of the variant to play by.
    pub variant: String,
    /// Whether repeated positions end no game.
    pub ignores_repetition: bool,
    /// Where the games are; `-` is the standard input.
    pub file: PathBuf,
}

/// Replays the games of a file or of the standard input; whether none of them had an error.
///
/// # Errors
/// The variant is unknown, the file unreadable or `out` broken. Errors in a game are part of its report.
pub fn replay(request: &ReplayRequest, out: &mut impl Write) -> anyhow::Result<bool> {
    let file = &request.file;
    let named = if request.variant.is_empty() { None } else { Some(&find_variant(&request.variant)?.ruleset) };
    let are_all_fine = if file == Path::new("-") {
        replay_any(request, named, io::stdin().lock(), out)
    } else {
        File::open(file)
            .map_err(anyhow::Error::from)
            .and_then(|open| replay_any(request, named, BufReader::new(open), out))
    };
    are_all_fine.with_context(|| format!("cannot replay the games of {}", file.display()))
}

/// Replays what is either one record or games a line, as its beginning tells.
fn replay_any(
    request: &ReplayRequest,
    named: Option<&Ruleset>,
    mut games: impl BufRead,
    out: &mut impl Write,
) -> anyhow::Result<bool> {
    let with_repetition = |ruleset: &Ruleset| {
        let mut ruleset = ruleset.clone();
        if request.ignores_repetition {
            ruleset.endings.repetition = Repetition::Ignored;
        }
        ruleset
    };
    let beginning = games.fill_buf()?;
    let beginning = beginning.strip_prefix("\u{feff}".as_bytes()).unwrap_or(beginning).trim_ascii_start();
    if beginning.first() == Some(&b'[') || beginning.starts_with(b"dim:") {
        let mut bytes = Vec::new();
        games.take(MAX_RECORD_BYTES as u64 + 1).read_to_end(&mut bytes)?;
        let report = report_on_record(&bytes, with_repetition);
        serde_json::to_writer(&mut *out, &report)?;
        writeln!(out)?;
        out.flush()?;
        return Ok(report.error.is_none());
    }
    let ruleset = match named {
        Some(ruleset) => ruleset,
        None if begins_with_a_move(beginning) => {
            bail!("--variant is needed, as these games do not say by which rules they are played")
        }
        None => bail!("this is no record of a game, nor are there moves in it as d1-d3, a game a line"),
    };
    replay_games(&with_repetition(ruleset), games, out)
}

/// Whether what is not blank or a comment begins with a move.
fn begins_with_a_move(text: &[u8]) -> bool {
    let text = String::from_utf8_lossy(text);
    let mut words = text.lines().filter_map(|line| line.split('#').next()?.split_whitespace().next());
    words.next().is_some_and(|word| notation::parse_move(word).is_ok())
}

/// The report on one record, played by what `adapt` makes of its rules: of line 1, but if there is an error, of its line.
fn report_on_record(bytes: &[u8], adapt: impl Fn(&Ruleset) -> Ruleset) -> Report {
    let failed = |line: usize, reason: String| {
        let mut report = Report::new(line as u64);
        report.fail("", reason);
        report
    };
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        // The limit may have cut a letter in two.
        Err(_) if bytes.len() > MAX_RECORD_BYTES => return failed(1, RecordFault::TooLong.to_string()),
        Err(error) => {
            let line = bytes[..error.valid_up_to()].split(|byte| *byte == b'\n').count();
            return failed(line, "not valid UTF-8".to_owned());
        }
    };
    let (record, lines) = match Record::parse_with_lines(text) {
        Ok(read) => read,
        Err(error) => return failed(error.line, error.why.to_string()),
    };
    let ruleset = adapt(record.ruleset());
    let begun = record.start().cloned().and_then(|start| Game::from_position(ruleset.clone(), start));
    let mut game = begun.unwrap_or_else(|| Game::new(ruleset));
    let mut report = Report::new(1);
    for (written, line) in record.moves().iter().zip(lines) {
        let text = written.to_string();
        if let Err(reason) = report.play(&mut game, &text) {
            report.line = line as u64;
            report.fail(&text, reason);
            break;
        }
    }
    report
}

/// Replays one game a line (moves separated by spaces, `#` comments) and writes its report as a line of JSON; whether
/// none of them had an error. Blank and comment lines give no report.
///
/// # Errors
/// `games` cannot be read or `out` not be written to.
pub fn replay_games(ruleset: &Ruleset, mut games: impl BufRead, out: &mut impl Write) -> anyhow::Result<bool> {
    let mut are_all_fine = true;
    let mut number = 0;
    while let Some(line) = read_line(&mut games)? {
        number += 1;
        if let Some(report) = report_on(ruleset, number, &line) {
            are_all_fine &= report.error.is_none();
            serde_json::to_writer(&mut *out, &report)?;
            writeln!(out)?;
        }
    }
    out.flush()?;
    Ok(are_all_fine)
}

/// A line of the input.
enum Line {
    Text(Vec<u8>),
    /// More than [`MAX_LINE`] bytes.
    TooLong,
    /// The same, but it begins as a comment, or blank: nothing to report.
    TooLongToMatter,
}

fn read_line(games: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    games.take(MAX_LINE as u64 + 1).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.len() <= MAX_LINE || bytes.ends_with(b"\n") {
        return Ok(Some(Line::Text(bytes)));
    }
    games.skip_until(b'\n')?;
    let is_comment = bytes.trim_ascii_start().first().is_none_or(|first| *first == b'#');
    Ok(Some(if is_comment { Line::TooLongToMatter } else { Line::TooLong }))
}

/// What happened in the game of one line; the field names and their order are part of the command's promise.
#[derive(Debug, Serialize)]
struct Report {
    line: u64,
    plies: usize,
    legal: Vec<u32>,
    captures: Vec<Vec<String>>,
    outcome: Option<ReportedOutcome>,
    error: Option<GameError>,
}

#[derive(Debug, Serialize)]
struct ReportedOutcome {
    winner: Option<&'static str>,
    reason: &'static str,
}

#[derive(Debug, Serialize)]
struct GameError {
    ply: usize,
    #[serde(rename = "move")]
    mv: String,
    reason: String,
}

impl From<Outcome> for ReportedOutcome {
    fn from(outcome: Outcome) -> Self {
        Self { winner: outcome.winner.map(Side::key), reason: outcome.reason.key() }
    }
}

impl Report {
    fn new(line: u64) -> Self {
        Self { line, plies: 0, legal: Vec::new(), captures: Vec::new(), outcome: None, error: None }
    }

    fn fail(&mut self, mv: &str, reason: String) {
        self.error = Some(GameError { ply: self.plies + 1, mv: mv.to_owned(), reason });
    }

    /// Plays one more move of the game, or says why it cannot be played.
    fn play(&mut self, game: &mut Game, text: &str) -> Result<(), String> {
        let written = notation::parse_move(text).map_err(|error| error.to_string())?;
        let legal = game.count_legal_moves();
        let ply = game.play(written.mv).map_err(|error| error.to_string())?;
        notation::check_captures(&written, &ply.captured).map_err(|error| error.to_string())?;
        self.plies += 1;
        self.legal.push(legal);
        self.captures.push(ply.captured.iter().map(|capture| capture.square.to_string()).collect());
        self.outcome = ply.outcome.map(ReportedOutcome::from);
        Ok(())
    }
}

/// The report on a line's game, if there is one in it.
fn report_on(ruleset: &Ruleset, number: u64, line: &Line) -> Option<Report> {
    let mut report = Report::new(number);
    let bytes = match line {
        Line::Text(bytes) => bytes,
        Line::TooLongToMatter => return None,
        Line::TooLong => {
            report.fail("", format!("the line is longer than {MAX_LINE} bytes"));
            return Some(report);
        }
    };
    let text = String::from_utf8_lossy(bytes);
    let moves = text.trim_start_matches('\u{feff}').split('#').next().unwrap_or_default();
    if moves.trim().is_empty() {
        return None;
    }
    let mut game = Game::new(ruleset.clone());
    for mv in moves.split_whitespace() {
        if let Err(reason) = report.play(&mut game, mv) {
            let is_garbled = mv.contains(char::REPLACEMENT_CHARACTER);
            report.fail(mv, if is_garbled { "not valid UTF-8".to_owned() } else { reason });
            break;
        }
    }
    Some(report)
}
