//! Reads rules strings: a word that this program cannot play by is an error that names it, never passed over.

use std::fmt;

use super::super::{
    Board, Corners, Endings, Escape, HostileTo, King, KingArmed, KingCapture, KingOnEdge, MAX_BOARD_SIZE,
    MIN_BOARD_SIZE, NoMoves, Repetition, Ruleset, Shieldwall, Side, SpecialCaptures, Square, Throne, ThroneHostility,
    ThronePass, ThroneStop,
};
use super::PositionError;

/// Every kind of piece that the format knows.
pub(super) const ALL_PIECES: &str = "tcnkTCNK";
/// How many files and ranks a corner can take up.
pub(super) const BLOCK_SIZES: [u8; 2] = [1, 2];

/// The most bytes of a rules string that are read; the longest of a board of 19×19 has less than a quarter.
const MAX_BYTES: usize = 4096;

/// Every key of the format with the value that it has where it is not written; none must be written.
const KEYS: [(&str, Option<&str>); 37] = [
    ("dim", None),
    ("name", Some("")),
    ("esc", Some("c")),
    ("surf", Some("y")),
    ("atkf", Some("y")),
    ("tfr", Some("d")),
    ("ka", Some("y")),
    ("ks", Some("s")),
    ("kj", Some("n")),
    ("nj", Some("c")),
    ("cj", Some("j")),
    ("cor", Some("default")),
    ("cen", Some("default")),
    ("afor", Some("")),
    ("dfor", Some("")),
    ("spd", Some("-1")),
    ("corh", Some("default")),
    ("cenh", Some("tcnk")),
    ("cenhe", Some(ALL_PIECES)),
    ("aforh", Some("TCNK")),
    ("dforh", Some("tcnk")),
    ("corp", Some("K")),
    ("cenp", Some(ALL_PIECES)),
    ("aforp", Some(ALL_PIECES)),
    ("dforp", Some(ALL_PIECES)),
    ("cors", Some("K")),
    ("cens", Some("K")),
    ("afors", Some(ALL_PIECES)),
    ("dfors", Some("TCNK")),
    ("corre", Some(ALL_PIECES)),
    ("cenre", Some(ALL_PIECES)),
    ("aforre", Some(ALL_PIECES)),
    ("dforre", Some(ALL_PIECES)),
    ("sw", Some("n")),
    ("swf", Some("y")),
    ("efe", Some("n")),
    ("ber", Some("n")),
];

/// What a rules string says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulesString {
    /// The variant's name, underlines read as spaces, if there is one.
    pub name: Option<String>,
    /// The rules, what the format has no word for standing at its usual value; not yet [`Ruleset::validate`]d.
    pub ruleset: Ruleset,
    /// The side that moves first. Games of a [`Ruleset`] begin with the attackers; where it is the defenders, the start
    /// is a position to play on from.
    pub first: Side,
}

/// Why a text is no rules string that can be played by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RulesStringError {
    /// It has more than 4096 bytes.
    TooLong,
    /// A word is not `key:value`.
    NotAPair(String),
    /// The format has no such key, or this program does not know it.
    UnknownKey(String),
    /// A key is written twice.
    Twice(&'static str),
    /// A key that has to be written is not.
    Missing(&'static str),
    /// The start is not the last word.
    StartNotLast,
    /// The value is none of those that the key can have.
    BadValue {
        /// The key.
        key: &'static str,
        /// What was written.
        value: String,
    },
    /// The value has a meaning, but no game here can be played by it.
    NotPlayable {
        /// The key.
        key: &'static str,
        /// What was written.
        value: String,
    },
    /// The king escapes in corners, and there are none.
    NoCorners,
    /// The rows of the start are no position.
    BadStart(PositionError),
    /// The start's number of rows is not that of `dim`.
    OtherSize {
        /// What `dim` says.
        dim: u8,
        /// The number of rows.
        rows: u8,
    },
}

impl fmt::Display for RulesStringError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => write!(f, "the rules have more than {MAX_BYTES} bytes"),
            Self::NotAPair(word) => write!(f, "{word:?} in the rules is not written like esc:c"),
            Self::UnknownKey(key) => write!(f, "the rules have a key {key:?} that is not known"),
            Self::Twice(key) => write!(f, "the rules have {key} twice"),
            Self::Missing(key) => write!(f, "the rules have no {key}"),
            Self::StartNotLast => f.write_str("start has to be the last of the rules"),
            Self::BadValue { key, value } => write!(f, "{key} in the rules cannot be {value:?}"),
            Self::NotPlayable { key, value } => write!(f, "no game can be played here by the rule {key}:{value}"),
            Self::NoCorners => f.write_str("the king escapes in the corners, but cor says that there are none"),
            Self::BadStart(error) => write!(f, "the start is no position: {error}"),
            Self::OtherSize { dim, rows } => write!(f, "dim is {dim}, but the start has {rows} rows"),
        }
    }
}

impl std::error::Error for RulesStringError {}

/// Reads a rules string: `dim:11 sw:s efe:y start:/3ttttt3/…/`, keys in any order, the start last.
///
/// # Errors
/// What is wrong with it, or what cannot be played by. Nothing is passed over that would change the game.
pub fn parse_rules(text: &str) -> Result<RulesString, RulesStringError> {
    if text.len() > MAX_BYTES {
        return Err(RulesStringError::TooLong);
    }
    let words = Words::read(text)?;
    words.refuse_other_games()?;
    let start = words.start()?;
    let size = start.size();
    let escape = words.pick("esc", &[("c", Escape::Corner), ("e", Escape::Edge)])?;
    let (on_throne, in_open) = words.king_strength()?;
    let corners = words.corners(size, escape, in_open)?;
    let repetition =
        words.pick("tfr", &[("d", Repetition::Draw), ("i", Repetition::Ignored), ("w", Repetition::MoverLoses)])?;
    let armed = words.pick(
        "ka",
        &[("y", KingArmed::Both), ("h", KingArmed::HammerOnly), ("a", KingArmed::AnvilOnly), ("n", KingArmed::Neither)],
    )?;
    let shieldwall =
        words.pick("sw", &[("n", Shieldwall::None), ("w", Shieldwall::Pieces), ("s", Shieldwall::PiecesAndCorners)])?;
    // A king who has to be surrounded cannot be where a side is missing, and where he has escaped it does not matter.
    let is_safe = in_open == KingCapture::AllSides && escape == Escape::Corner;
    let on_edge = if is_safe { KingOnEdge::Safe } else { KingOnEdge::AsElsewhere };
    let ruleset = Ruleset {
        start,
        corners,
        throne: words.throne(size)?,
        king: King { armed, on_throne, beside_throne: on_throne, in_open, on_edge },
        captures: SpecialCaptures { trap: false, shieldwall, linnaean: false },
        endings: Endings {
            escape,
            exit_fort: words.yes_no("efe")?,
            encirclement: words.yes_no("surf")?,
            no_moves: NoMoves::Loses,
            repetition,
            move_limit: None,
        },
    };
    let name = words.get("name").replace('_', " ").trim().to_owned();
    let first = if words.yes_no("atkf")? { Side::Attackers } else { Side::Defenders };
    Ok(RulesString { name: Some(name).filter(|name| !name.is_empty()), ruleset, first })
}

/// The words of a rules string, the value of each key of [`KEYS`] in its order.
struct Words<'a> {
    values: [Option<&'a str>; KEYS.len()],
    start: &'a str,
}

impl<'a> Words<'a> {
    fn read(text: &'a str) -> Result<Self, RulesStringError> {
        let mut values = [None; KEYS.len()];
        let mut start = None;
        for word in text.split_whitespace() {
            if start.is_some() {
                return Err(RulesStringError::StartNotLast);
            }
            let (key, value) = word.split_once(':').ok_or_else(|| RulesStringError::NotAPair(short(word)))?;
            if key.eq_ignore_ascii_case("start") {
                start = Some(value);
                continue;
            }
            let index = KEYS.iter().position(|(known, _)| key.eq_ignore_ascii_case(known));
            let index = index.ok_or_else(|| RulesStringError::UnknownKey(short(key)))?;
            if values[index].replace(value).is_some() {
                return Err(RulesStringError::Twice(KEYS[index].0));
            }
        }
        for (value, (key, default)) in values.iter_mut().zip(KEYS) {
            *value = Some(value.or(default).ok_or(RulesStringError::Missing(key))?);
        }
        Ok(Self { values, start: start.ok_or(RulesStringError::Missing("start"))? })
    }

    fn get(&self, key: &'static str) -> &'a str {
        let index = KEYS.iter().position(|(known, _)| *known == key);
        index.and_then(|index| self.values[index]).unwrap_or_default()
    }

    fn bad(&self, key: &'static str) -> RulesStringError {
        RulesStringError::BadValue { key, value: short(self.get(key)) }
    }

    fn not_playable(&self, key: &'static str) -> RulesStringError {
        RulesStringError::NotPlayable { key, value: short(self.get(key)) }
    }

    /// What the value stands for; one that has a meaning in the format which is not here cannot be played by.
    fn pick<T: Copy>(&self, key: &'static str, choices: &[(&str, T)]) -> Result<T, RulesStringError> {
        let value = self.get(key);
        let found = choices.iter().find(|(text, _)| text.eq_ignore_ascii_case(value));
        found.map(|(_, meaning)| *meaning).ok_or_else(|| match (key, value) {
            ("tfr", "l") | ("ks", "m") => self.not_playable(key),
            _ => self.bad(key),
        })
    }

    fn yes_no(&self, key: &'static str) -> Result<bool, RulesStringError> {
        self.pick(key, &[("y", true), ("n", false)])
    }

    /// Jumps, forts in the field, slow pieces and berserk moves are other games.
    fn refuse_other_games(&self) -> Result<(), RulesStringError> {
        for key in ["kj", "ber"] {
            if self.get(key) != "n" {
                return Err(self.not_playable(key));
            }
        }
        for key in ["afor", "dfor"] {
            if !self.get(key).is_empty() {
                return Err(self.not_playable(key));
            }
        }
        if !self.get("spd").split(',').all(|speed| ["", "-1"].contains(&speed)) {
            return Err(self.not_playable("spd"));
        }
        if !self.yes_no("swf")? {
            return Err(self.not_playable("swf"));
        }
        // Who has been in a corner is the king, and he has won or may as well come back.
        if self.has_piece("corre", 'K')? { Ok(()) } else { Err(self.not_playable("corre")) }
    }

    fn start(&self) -> Result<Board, RulesStringError> {
        let dim = self.get("dim").parse().ok().filter(|dim| (MIN_BOARD_SIZE..=MAX_BOARD_SIZE).contains(dim));
        let dim = dim.ok_or_else(|| self.bad("dim"))?;
        let start = read_rows(self.start).map_err(RulesStringError::BadStart)?;
        if start.size() == dim { Ok(start) } else { Err(RulesStringError::OtherSize { dim, rows: start.size() }) }
    }

    /// How the king is taken on and beside the throne, and elsewhere.
    fn king_strength(&self) -> Result<(KingCapture, KingCapture), RulesStringError> {
        let strong = (KingCapture::AllSides, KingCapture::AllSides);
        let strong_at_throne = (KingCapture::AllSides, KingCapture::TwoOpposite);
        let weak = (KingCapture::TwoOpposite, KingCapture::TwoOpposite);
        self.pick("ks", &[("s", strong), ("y", strong), ("c", strong_at_throne), ("w", weak), ("n", weak)])
    }

    fn has_piece(&self, key: &'static str, piece: char) -> Result<bool, RulesStringError> {
        let value = self.get(key);
        if value.chars().all(|letter| ALL_PIECES.contains(letter)) {
            Ok(value.contains(piece))
        } else {
            Err(self.bad(key))
        }
    }

    /// The squares of a list, sorted; none stands for the default.
    fn squares(&self, key: &'static str) -> Result<Option<Vec<Square>>, RulesStringError> {
        let value = self.get(key);
        if value == "default" {
            return Ok(None);
        }
        let squares = value.split(',').filter(|square| !square.is_empty()).map(str::parse);
        let mut squares: Vec<Square> = squares.collect::<Result<_, _>>().map_err(|_| self.bad(key))?;
        squares.sort_unstable();
        squares.dedup();
        Ok(Some(squares))
    }

    fn corners(&self, size: u8, escape: Escape, in_open: KingCapture) -> Result<Corners, RulesStringError> {
        let block = match self.squares("cor")? {
            None => BLOCK_SIZES[0],
            Some(squares) if squares.is_empty() && escape == Escape::Edge => {
                let hostile_to = HostileTo { attackers: false, defenders: false, king: false };
                return Ok(Corners { block: BLOCK_SIZES[0], restricted: false, hostile_to });
            }
            Some(squares) if squares.is_empty() => return Err(RulesStringError::NoCorners),
            Some(squares) => BLOCK_SIZES
                .into_iter()
                .find(|block| corner_squares(size, *block) == squares)
                .ok_or_else(|| self.not_playable("cor"))?,
        };
        let soldiers_stop = (self.has_piece("cors", 't')?, self.has_piece("cors", 'T')?);
        if soldiers_stop.0 != soldiers_stop.1 || !self.has_piece("cors", 'K')? {
            return Err(self.not_playable("cors"));
        }
        let soldiers_pass = (self.has_piece("corp", 't')?, self.has_piece("corp", 'T')?);
        // Nothing lies behind a corner of a single square.
        if block > 1 && (soldiers_pass != soldiers_stop || !self.has_piece("corp", 'K')?) {
            return Err(self.not_playable("corp"));
        }
        let hostile_to = if self.get("corh") == "default" {
            default_hostile_to(in_open)
        } else {
            let hostile_to = |piece| self.has_piece("corh", piece);
            HostileTo { attackers: hostile_to('t')?, defenders: hostile_to('T')?, king: hostile_to('K')? }
        };
        Ok(Corners { block, restricted: !soldiers_stop.0, hostile_to })
    }

    fn throne(&self, size: u8) -> Result<Option<Throne>, RulesStringError> {
        if let Some(squares) = self.squares("cen")? {
            if squares.is_empty() {
                return Ok(None);
            }
            if size.is_multiple_of(2) || Square::new(size / 2, size / 2) != Some(squares[0]) || squares.len() > 1 {
                return Err(self.not_playable("cen"));
            }
        }
        let pass = ["t", "T", "K"].map(|piece| self.has_piece("cenp", piece.chars().next().unwrap_or_default()));
        let [attacker, defender, king] = pass;
        let pass = match (attacker?, defender?, king?) {
            (true, true, true) => ThronePass::Anyone,
            (false, false, true) => ThronePass::King,
            _ => return Err(self.not_playable("cenp")),
        };
        let is_king_back = self.has_piece("cenre", 'K')?;
        let stop = match (self.has_piece("cens", 't')?, self.has_piece("cens", 'T')?, self.has_piece("cens", 'K')?) {
            (true, true, true) if is_king_back => ThroneStop::Anyone,
            (false, false, true) if is_king_back => ThroneStop::King,
            (false, false, _) => ThroneStop::Nobody,
            _ => return Err(self.not_playable("cens")),
        };
        let hostility = |piece| {
            Ok(match (self.has_piece("cenh", piece)?, self.has_piece("cenhe", piece)?) {
                (true, _) => ThroneHostility::Always,
                (false, true) => ThroneHostility::WhenEmpty,
                (false, false) => ThroneHostility::Never,
            })
        };
        Ok(Some(Throne { stop, pass, hostile_to_attackers: hostility('t')?, hostile_to_defenders: hostility('T')? }))
    }
}

/// Whom corners help to capture where nothing is said of it: everybody, save a king who has to be surrounded.
pub(super) fn default_hostile_to(in_open: KingCapture) -> HostileTo {
    HostileTo { attackers: true, defenders: true, king: in_open == KingCapture::TwoOpposite }
}

/// The squares of the corners, sorted.
pub(super) fn corner_squares(size: u8, block: u8) -> Vec<Square> {
    let is_outer = |line: u8| line < block || line + block >= size;
    let lines = || (0..size).filter(|line| is_outer(*line));
    let mut squares: Vec<Square> =
        lines().flat_map(|rank| lines().filter_map(move |file| Square::new(file, rank))).collect();
    squares.sort_unstable();
    squares
}

/// Reads rows between slashes, rank 1 first.
pub(super) fn read_rows(text: &str) -> Result<Board, PositionError> {
    let rows = text.strip_prefix('/').unwrap_or(text);
    let rows = rows.strip_suffix('/').unwrap_or(rows);
    if rows.contains(['c', 'n', 'k', 'C', 'N']) {
        return Err(PositionError("it has pieces other than t, T and K".to_owned()));
    }
    // As they stand first: an error counts the rows as they are written.
    Board::parse(rows).and_then(|_| Board::parse(&turned(rows)))
}

/// Writes what [`read_rows`] reads.
pub(super) fn write_rows(board: &Board) -> String {
    format!("/{}/", turned(&board.to_rows()))
}

fn turned(rows: &str) -> String {
    rows.split('/').rev().collect::<Vec<_>>().join("/")
}

/// The beginning of a text that is shown in an error.
pub(super) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}
