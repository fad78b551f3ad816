//! A whole game as text: its tags, the rules, and the moves.

use std::fmt;

use super::super::{Game, IllegalMove, Knob, Position, Repetition, Ruleset, Side};
use super::{NotCaptured, TagError, WrittenMove, check_captures, parse_rules, rules_reader, tags, write_rules};

/// A game as it is written down; nothing says yet that its moves are legal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    pub(super) tags: Vec<(String, String)>,
    pub(super) ruleset: Ruleset,
    /// Never the ruleset's own start with the attackers to move.
    pub(super) start: Option<Position>,
    pub(super) moves: Vec<WrittenMove>,
}

/// Why the moves of a record cannot be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplayError {
    /// Which of the moves it is, from 1.
    pub ply: usize,
    /// The move.
    pub written: WrittenMove,
    /// What is wrong with it.
    pub why: ReplayFault,
}

/// What is wrong with a move of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReplayFault {
    /// The rules forbid it.
    Illegal(IllegalMove),
    /// It does not capture what is written behind it.
    NotCaptured(NotCaptured),
}

impl fmt::Display for ReplayFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(why) => why.fmt(f),
            Self::NotCaptured(why) => why.fmt(f),
        }
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}, {}: {}", self.ply, self.written, self.why)
    }
}

impl std::error::Error for ReplayError {}

impl Record {
    /// The record of a game, with no tags but those that its end gives: `result` and `termination`.
    pub fn of(game: &Game) -> Self {
        let ruleset = game.ruleset().clone();
        let begin = game.at_ply(0).position().clone();
        let is_usual = begin == Position { board: ruleset.start(), side_to_move: Side::Attackers };
        let written = |ply: &super::super::Ply| WrittenMove {
            mv: ply.mv,
            captures: ply.captured.iter().map(|capture| capture.square).collect(),
        };
        let mut record = Self {
            tags: Vec::new(),
            ruleset,
            start: (!is_usual).then_some(begin),
            moves: game.plies().iter().map(written).collect(),
        };
        if let Some(outcome) = game.outcome() {
            record.set_result(Some(outcome.winner), outcome.reason.key());
        }
        record
    }

    /// The tags in their order, without those that follow from the ruleset and the start.
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// What the first tag with this key says.
    pub fn tag(&self, key: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// Sets a tag: `event`, `site`, `date` (`2025.06.30`), `round`, `attackers`, `defenders`, `variant` and others; any
    /// text can be its value.
    ///
    /// # Errors
    /// The key cannot be one.
    pub fn set_tag(&mut self, key: &str, value: &str) -> Result<(), TagError> {
        tags::check_key(key)?;
        self.put_tag(key, value);
        Ok(())
    }

    /// Says how the game ended: the winner (none if drawn), if it has ended at all, and why in a word.
    pub fn set_result(&mut self, ended: Option<Option<Side>>, termination: &str) {
        let result = match ended {
            Some(Some(Side::Attackers)) => "1",
            Some(Some(Side::Defenders)) => "-1",
            Some(None) => "0",
            None => "?",
        };
        self.put_tag("result", result);
        self.put_tag("termination", termination);
    }

    fn put_tag(&mut self, key: &str, value: &str) {
        match self.tags.iter_mut().find(|(known, _)| known == key) {
            Some((_, old)) => value.clone_into(old),
            None => self.tags.push((key.to_owned(), value.to_owned())),
        }
    }

    /// The rules it is played by.
    pub fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// Where it begins, if not at the ruleset's start with the attackers to move.
    pub fn start(&self) -> Option<&Position> {
        self.start.as_ref()
    }

    /// The moves as they are written.
    pub fn moves(&self) -> &[WrittenMove] {
        &self.moves
    }

    /// The game before its first move.
    pub fn begin(&self) -> Game {
        let begun = self.start.clone().and_then(|start| Game::from_position(self.ruleset.clone(), start));
        begun.unwrap_or_else(|| Game::new(self.ruleset.clone()))
    }

    /// Plays the game.
    ///
    /// # Errors
    /// The first move that is illegal or does not capture what is written.
    pub fn replay(&self) -> Result<Game, ReplayError> {
        let mut game = self.begin();
        for (index, written) in self.moves.iter().enumerate() {
            let played = game.play(written.mv).map_err(ReplayFault::Illegal);
            let checked =
                played.and_then(|ply| check_captures(written, &ply.captured).map_err(ReplayFault::NotCaptured));
            checked.map_err(|why| ReplayError { ply: index + 1, written: written.clone(), why })?;
        }
        Ok(game)
    }

    /// The knobs for which the rules string has no word, or one that other programs read otherwise.
    fn unsaid(&self, rules: &str) -> Vec<Knob> {
        // The string has just been written by `write_rules`, whose every word can be read.
        let Ok(said) = parse_rules(rules) else { return Vec::new() };
        let mut knobs = self.ruleset.changes_from(&said.ruleset);
        let is_bare = matches!(self.ruleset.endings.repetition, Repetition::Ignored | Repetition::Draw);
        if !is_bare && !knobs.contains(&Knob::Repetition) && is_copenhagen(self.tag("variant")) {
            knobs.push(Knob::Repetition);
        }
        knobs
    }
}

/// Whether the name is Copenhagen's: there `tfr:w` has come to mean that the defenders lose.
pub(super) fn is_copenhagen(name: Option<&str>) -> bool {
    let beginning = name.and_then(|name| name.trim_start().get(.."copenhagen".len()));
    beginning.is_some_and(|beginning| beginning.eq_ignore_ascii_case("copenhagen"))
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (key, value) in &self.tags {
            f.write_str(&tags::write(key, value))?;
        }
        let first = self.start.as_ref().map_or(Side::Attackers, |start| start.side_to_move);
        let rules = write_rules(&self.ruleset, first);
        for knob in self.unsaid(&rules) {
            let value = self.ruleset.value(knob);
            f.write_str(&tags::write(&format!("{}{}", tags::KNOB_PREFIX, knob.key()), tags::word_of(knob, &value)))?;
        }
        if let Some(start) = self.start.as_ref().filter(|start| start.board != self.ruleset.start) {
            f.write_str(&tags::write(tags::POSITION, &rules_reader::write_rows(&start.board)))?;
        }
        f.write_str(&tags::write(tags::RULES, &rules))?;
        for (index, turn) in self.moves.chunks(2).enumerate() {
            let separator = if index == 0 { "\n" } else { "" };
            let moves: Vec<String> = turn.iter().map(WrittenMove::to_string).collect();
            writeln!(f, "{separator}{}. {}", index + 1, moves.join(" "))?;
        }
        Ok(())
    }
}
