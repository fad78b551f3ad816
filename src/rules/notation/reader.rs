//! Reads whole games: tags first, then moves with comments and variations among them, which are passed over.

use std::fmt;

use super::super::{Board, Knob, KnobError, Piece, Position, Repetition, Ruleset, RulesetError, Side};
use super::record::is_copenhagen;
use super::{
    MoveTextError, PositionError, Record, RulesStringError, TagError, WrittenMove, parse_move, parse_rules,
    rules_reader, tags,
};

/// The most bytes of a record that are read; a game of 50 000 moves fits, and nothing else bounds their number.
pub const MAX_RECORD_BYTES: usize = 1 << 20;

/// Why a text is no record of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub why: RecordFault,
}

/// What is wrong with a text that should be a record of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordFault {
    /// It has more than [`MAX_RECORD_BYTES`].
    TooLong,
    /// A bracket that opens here is never closed.
    Unclosed,
    /// A tag is not `[key: value]`.
    NotATag(String),
    /// A tag has a key that cannot be one.
    Tag(TagError),
    /// A tag that may stand once stands here again.
    Twice(String),
    /// A tag says something about the rules that is not known.
    UnknownRule(String),
    /// There are no rules before the first move.
    NoRules,
    /// The rules string is wrong.
    Rules(RulesStringError),
    /// A tag turns a rule to what it cannot be.
    Knob(KnobError),
    /// The rules contradict each other.
    Ruleset(RulesetError),
    /// The position to begin with is none.
    Position(PositionError),
    /// A move is not written as one.
    Move {
        /// What stands there.
        text: String,
        /// Why it is not a move.
        why: MoveTextError,
    },
    /// A turn has another number than its place.
    Turn {
        /// The number.
        found: String,
        /// The number that its place gives.
        expected: usize,
    },
    /// Something stands behind the resignation.
    AfterTheEnd(String),
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => write!(f, "the record has more than {MAX_RECORD_BYTES} bytes"),
            Self::Unclosed => f.write_str("the bracket that opens here is never closed"),
            Self::NotATag(text) => write!(f, "{text:?} is not a tag like [date: 2025.06.30]"),
            Self::Tag(why) => why.fmt(f),
            Self::Twice(key) => write!(f, "{key} is given twice"),
            Self::UnknownRule(key) => write!(f, "the tag {key} turns no rule that is known"),
            Self::NoRules => f.write_str("there are no rules, as in [rules: dim:11 start:/…/]"),
            Self::Rules(why) => why.fmt(f),
            Self::Knob(why) => why.fmt(f),
            Self::Ruleset(why) => why.fmt(f),
            Self::Position(why) => write!(f, "the position is none: {why}"),
            Self::Move { text, why } => write!(f, "{text:?}: {why}"),
            Self::Turn { found, expected } => write!(f, "turn {found} stands where turn {expected} should"),
            Self::AfterTheEnd(text) => write!(f, "{text:?} stands behind the end of the game"),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for RecordError {}

impl Record {
    /// Reads a record generously: a byte order mark, Windows line ends, blank lines, missing turn numbers, comments in
    /// brackets and variations (`8a.1.1a. …`) do not disturb; comments and variations are not kept.
    ///
    /// # Errors
    /// What is wrong with it, and in which line.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        Self::parse_with_lines(text).map(|(record, _)| record)
    }

    /// Reads a record as [`Record::parse`] does, and tells the line of each move, from 1.
    ///
    /// # Errors
    /// What is wrong with it, and in which line.
    pub fn parse_with_lines(text: &str) -> Result<(Self, Vec<usize>), RecordError> {
        if text.len() > MAX_RECORD_BYTES {
            return Err(RecordError { line: 1, why: RecordFault::TooLong });
        }
        let mut text = Text { rest: text.trim_start_matches('\u{feff}'), line: 1 };
        let header = Header::read(&mut text)?;
        let (tags, ruleset, start) = header.finish(text.line)?;
        let mut moves = Moves::default();
        moves.read(&mut text)?;
        Ok((Self { tags, ruleset, start, moves: moves.played }, moves.lines))
    }
}

/// What is left to read, and the line that it begins in.
struct Text<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Text<'a> {
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    fn skip_blanks(&mut self) {
        self.take(self.rest.len() - self.rest.trim_start().len());
    }

    /// The bracket that the text begins with, without its ends; brackets inside may be escaped or come in pairs.
    fn take_bracket(&mut self) -> Result<&'a str, RecordError> {
        let mut depth = 0;
        let mut is_escaped = false;
        for (at, sign) in self.rest.char_indices() {
            match sign {
                _ if is_escaped => is_escaped = false,
                '\\' => is_escaped = true,
                '[' => depth += 1,
                ']' if depth == 1 => return Ok(&self.take(at + 1)[1..at]),
                ']' => depth -= 1,
                _ => {}
            }
        }
        Err(self.error(RecordFault::Unclosed))
    }

    fn take_line(&mut self) -> &'a str {
        self.take(self.rest.find('\n').unwrap_or(self.rest.len()))
    }

    fn error(&self, why: RecordFault) -> RecordError {
        RecordError { line: self.line, why }
    }
}

/// The tags, the rules, and the position to begin with if it is not the usual one.
type Beginning = (Vec<(String, String)>, Ruleset, Option<Position>);

/// A text and the line that it stands in.
type Placed<T> = (T, usize);

/// What stands before the moves.
#[derive(Default)]
struct Header<'a> {
    tags: Vec<(String, String)>,
    rules: Option<Placed<&'a str>>,
    position: Option<Placed<&'a str>>,
    knobs: [Option<Placed<&'a str>>; Knob::ALL.len()],
}

impl<'a> Header<'a> {
    fn read(text: &mut Text<'a>) -> Result<Self, RecordError> {
        let mut header = Self::default();
        loop {
            text.skip_blanks();
            let line = text.line;
            if text.rest.starts_with('[') {
                let inner = text.take_bracket()?;
                header.add(inner, line).map_err(|why| RecordError { line, why })?;
            } else if text.rest.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("dim:")) {
                put(&mut header.rules, tags::RULES, (text.take_line(), line))
                    .map_err(|why| RecordError { line, why })?;
            } else if text.rest.starts_with('/') {
                put(&mut header.position, tags::POSITION, (text.take_line(), line))
                    .map_err(|why| RecordError { line, why })?;
            } else {
                return Ok(header);
            }
        }
    }

    fn add(&mut self, inner: &'a str, line: usize) -> Result<(), RecordFault> {
        let (key, value) = inner.split_once(':').ok_or_else(|| RecordFault::NotATag(rules_reader::short(inner)))?;
        let key = key.trim().to_ascii_lowercase();
        if key == tags::RULES {
            put(&mut self.rules, &key, (value, line))
        } else if key == tags::POSITION {
            put(&mut self.position, &key, (value, line))
        } else if key.starts_with(tags::KNOB_PREFIX) {
            let knob = tags::knob_of(&key).ok_or_else(|| RecordFault::UnknownRule(rules_reader::short(&key)))?;
            put(&mut self.knobs[knob as usize], &key, (value, line))
        } else {
            tags::check_key(&key).map_err(RecordFault::Tag)?;
            self.tags.push((key, tags::unescape(&value.replace("\r\n", "\n"))));
            Ok(())
        }
    }

    /// The tags, the rules, and the position to begin with; `end` is the line in which the moves begin.
    fn finish(mut self, end: usize) -> Result<Beginning, RecordError> {
        let (rules, line) = self.rules.ok_or(RecordError { line: end, why: RecordFault::NoRules })?;
        let at = |line| move |why| RecordError { line, why };
        let said = parse_rules(rules).map_err(RecordFault::Rules).map_err(at(line))?;
        let variant = self.tags.iter().find(|(key, _)| key == "variant").map(|(_, value)| value.as_str());
        let is_copenhagen = is_copenhagen(variant) || is_copenhagen(said.name.as_deref());
        if variant.is_none()
            && let Some(name) = &said.name
        {
            self.tags.push(("variant".to_owned(), name.clone()));
        }
        let mut ruleset = said.ruleset;
        if is_copenhagen && ruleset.endings.repetition == Repetition::MoverLoses {
            ruleset.endings.repetition = Repetition::DefendersLose;
        }
        for (knob, value) in Knob::ALL.into_iter().zip(self.knobs) {
            if let Some((value, line)) = value {
                ruleset.set(knob, tags::value_of(knob, value.trim())).map_err(RecordFault::Knob).map_err(at(line))?;
            }
        }
        ruleset.validate().map_err(RecordFault::Ruleset).map_err(at(line))?;
        let board = match self.position {
            Some((rows, line)) => read_position(rows, &ruleset).map_err(RecordFault::Position).map_err(at(line))?,
            None => ruleset.start(),
        };
        let is_usual = board == ruleset.start && said.first == Side::Attackers;
        let start = Position { board, side_to_move: said.first };
        Ok((self.tags, ruleset, (!is_usual).then_some(start)))
    }
}

fn read_position(rows: &str, ruleset: &Ruleset) -> Result<Board, PositionError> {
    let board = rules_reader::read_rows(rows.trim())?;
    if board.size() != ruleset.board_size() {
        let (rows, size) = (board.size(), ruleset.board_size());
        return Err(PositionError(format!("it has {rows} rows, but the rules are for {size}")));
    }
    if board.count(Piece::King) == 0 {
        return Err(PositionError("it has no king".to_owned()));
    }
    Ok(board)
}

fn put<T>(place: &mut Option<T>, key: &str, value: T) -> Result<(), RecordFault> {
    if place.replace(value).is_some() { Err(RecordFault::Twice(rules_reader::short(key))) } else { Ok(()) }
}

/// The moves read so far.
#[derive(Default)]
struct Moves {
    played: Vec<WrittenMove>,
    lines: Vec<usize>,
    /// How many half turns are filled, be it by dots.
    halves: usize,
    is_over: bool,
}

impl Moves {
    fn read(&mut self, text: &mut Text<'_>) -> Result<(), RecordError> {
        loop {
            text.skip_blanks();
            if text.rest.is_empty() {
                return Ok(());
            }
            let line = text.line;
            if text.rest.starts_with('[') {
                text.take_bracket()?;
                continue;
            }
            let end = text.rest.find(|sign: char| sign.is_whitespace() || sign == '[').unwrap_or(text.rest.len());
            let word = text.take(end);
            if is_variation(word) {
                text.take_line();
                continue;
            }
            self.add(word, line).map_err(|why| RecordError { line, why })?;
        }
    }

    fn add(&mut self, word: &str, line: usize) -> Result<(), RecordFault> {
        let word = self.take_number(word)?;
        if word.is_empty() || (["+", "++", "-", "--"].contains(&word) && !self.played.is_empty()) {
            return Ok(());
        }
        if self.is_over {
            return Err(RecordFault::AfterTheEnd(rules_reader::short(word)));
        }
        if word == "---" {
            self.is_over = true;
            return Ok(());
        }
        let written = parse_move(word)
            .map_err(|why| RecordFault::Move { text: rules_reader::short(word), why: shortened(why) })?;
        self.played.push(written);
        self.lines.push(line);
        self.halves += 1;
        Ok(())
    }

    /// Takes off a turn's number, `12.` or `12...`, and dots that stand for a half turn left out.
    fn take_number<'a>(&mut self, word: &'a str) -> Result<&'a str, RecordFault> {
        let behind = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
        let number = &word[..word.len() - behind.len()];
        let rest = behind.trim_start_matches(['.', '…']);
        let dots = &behind[..behind.len() - rest.len()];
        if !number.is_empty() {
            let expected = self.halves / 2 + 1;
            if dots.is_empty() || number.parse() != Ok(expected) {
                return Err(RecordFault::Turn { found: rules_reader::short(word), expected });
            }
        }
        let is_left_out = if number.is_empty() { !dots.is_empty() } else { dots.len() > 1 };
        if is_left_out && self.played.is_empty() && self.halves == 0 {
            self.halves = 1;
        }
        Ok(rest)
    }
}

/// Whether the word numbers a variation, `8a.1.1a.`: digits, then a letter that begins no move.
fn is_variation(word: &str) -> bool {
    let behind = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let mut signs = behind.chars();
    behind.len() < word.len() && matches!(signs.next(), Some('a' | 'b' | 'A' | 'B')) && signs.next() == Some('.')
}

fn shortened(why: MoveTextError) -> MoveTextError {
    match why {
        MoveTextError::Unexpected(rest) => MoveTextError::Unexpected(rules_reader::short(&rest)),
        MoveTextError::Empty | MoveTextError::NotAMove => why,
    }
}
