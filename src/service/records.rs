//! Records brought in from elsewhere: reading them, keeping them for a while, and playing on from one of their positions.

use std::fmt;

use super::{Error, Person, Refusal};
use crate::ids::{PlayerId, RecordId};
use crate::rules::notation::{self, MAX_RECORD_BYTES, Record, RecordError, ReplayError};
use crate::rules::{Game, Piece, Position, Ruleset, Side, Variant};
use crate::store::{RecordRow, Store, Tx};
use crate::time::Timestamp;

/// How many seconds a record is kept.
const KEPT: i64 = 30 * 24 * 60 * 60;
/// The most records of one player that are kept at a time; the oldest make room.
const MOST: usize = 10;
/// The most bytes that they may have together.
const MOST_BYTES: usize = 2 * MAX_RECORD_BYTES;
/// The most moves of a record: they are all played again whenever it is looked at.
pub const MAX_RECORD_PLIES: usize = 10_000;

/// A record that somebody has brought in, played.
#[derive(Debug, Clone)]
pub struct RecordView {
    /// Its number.
    pub id: RecordId,
    /// The variant that it names, or that is nearest to its rules.
    pub variant: &'static Variant,
    /// Who played the attackers, if it says so.
    pub attackers: Option<String>,
    /// Who played the defenders, if it says so.
    pub defenders: Option<String>,
    /// The whole game.
    pub game: Game,
    /// Until when it is kept.
    pub kept_until: Timestamp,
}

impl RecordView {
    /// How many moves it has.
    pub fn ply(&self) -> u32 {
        self.game.plies().len() as u32
    }

    /// The position after so many moves, if there are so many.
    ///
    /// # Errors
    /// Refuses a number of moves that it does not have.
    pub fn at(&self, ply: u32) -> Result<Game, Refusal> {
        if ply > self.ply() {
            return Err(Refusal::NoSuchPly { ply, plies: self.ply() });
        }
        Ok(self.game.at_ply(ply as usize))
    }
}

/// Why something that was to be brought in is no record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordProblem {
    /// Neither a text nor a file was given, or both.
    NotOne,
    /// It has more bytes than are read.
    TooLarge {
        /// How many it has.
        bytes: u64,
        /// How many are read.
        most: u64,
    },
    /// It is a picture, a sound or something else that is no text.
    NotText,
    /// The file did not come, or not in time.
    NotFetched,
    /// It is empty.
    Empty,
    /// It has more moves than are kept.
    TooManyMoves {
        /// How many it has.
        moves: usize,
        /// How many are kept.
        most: usize,
    },
    /// It cannot be read.
    Unreadable(RecordError),
    /// A move in it cannot be played.
    Unplayable {
        /// The line that it stands in.
        line: usize,
        /// What is wrong with it.
        error: ReplayError,
    },
    /// The rows of a position are wrong.
    BadPosition(String),
    /// It names its own rules, and they are not those of the variant that was asked for.
    OtherVariant {
        /// The proper name of the variant whose rules they are, or are nearest to.
        variant: &'static str,
    },
    /// A position stands alone, and the variant's board has another size.
    OtherSize {
        /// The rows of the position.
        rows: u8,
        /// The size of the variant's board, if one was named.
        size: Option<u8>,
    },
}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotOne => f.write_str("there is not one text or file"),
            Self::TooLarge { bytes, most } => write!(f, "it has {bytes} bytes of at most {most}"),
            Self::NotText => f.write_str("it is no text"),
            Self::NotFetched => f.write_str("it could not be fetched"),
            Self::Empty => f.write_str("it is empty"),
            Self::TooManyMoves { moves, most } => write!(f, "it has {moves} moves of at most {most}"),
            Self::Unreadable(error) => error.fmt(f),
            Self::Unplayable { line, error } => write!(f, "line {line}: {error}"),
            Self::BadPosition(why) => f.write_str(why),
            Self::OtherVariant { variant } => write!(f, "it is played by the rules of {variant}"),
            Self::OtherSize { rows, .. } => write!(f, "no board has {rows} rows here"),
        }
    }
}

/// Reads a record, plays it, and keeps it for its owner for 30 days. Of his records the newest ten are kept.
///
/// # Errors
/// Refuses what is no record of a legal game, and a variant that the record's own rules contradict.
pub async fn import_record(
    store: &Store,
    owner: &Person,
    text: &str,
    variant: Option<&str>,
    now: Timestamp,
) -> Result<RecordView, Error> {
    let variant = match variant {
        Some(key) => Some(Variant::by_key(key).ok_or_else(|| Refusal::NoSuchVariant { key: key.to_owned() })?),
        None => None,
    };
    let (record, game) = read(text, variant).map_err(Refusal::BadRecord)?;
    // As we write it, so that it is read the same way whatever it looked like.
    let written = record.to_string();
    if written.len() > MAX_RECORD_BYTES {
        let (bytes, most) = (written.len() as u64, MAX_RECORD_BYTES as u64);
        return Err(Refusal::BadRecord(RecordProblem::TooLarge { bytes, most }).into());
    }
    let mut tx = store.write().await?;
    tx.remember_player(owner).await?;
    tx.forget_records_before(now.plus_seconds(-KEPT)).await?;
    let id = tx.insert_record(owner.id, &written, now).await?;
    make_room(&mut tx, owner.id).await?;
    tx.commit().await?;
    Ok(view(id, &record, game, now))
}

/// Forgets the oldest records of somebody who has too many; the newest stays in any case.
async fn make_room(tx: &mut Tx, owner: PlayerId) -> Result<(), Error> {
    let mut bytes = 0;
    for (place, (record, size)) in tx.records_of(owner).await?.into_iter().enumerate() {
        bytes += size;
        if place >= MOST || (place > 0 && bytes > MOST_BYTES) {
            tx.forget_record(record).await?;
        }
    }
    Ok(())
}

/// A record that this person has brought in.
///
/// # Errors
/// Refuses a record that is not there (any more), and those of other people.
pub async fn show_record(
    store: &Store,
    person: &Person,
    record: RecordId,
    now: Timestamp,
) -> Result<RecordView, Error> {
    let row = store.read().await?.record(record).await?;
    let is_his = |row: &RecordRow| row.owner == person.id && now.seconds_since(row.created_at) <= KEPT;
    let Some(row) = row.filter(is_his) else { return Err(Refusal::NoSuchRecord { record }.into()) };
    let corrupt = |why: String| Error::CorruptRecord { record, why };
    let read = Record::parse(&row.text).map_err(|why| corrupt(why.to_string()))?;
    let game = read.replay().map_err(|why| corrupt(why.to_string()))?;
    Ok(view(row.id, &read, game, row.created_at))
}

/// Forgets records that have been kept long enough.
///
/// # Errors
/// Only faults.
pub async fn forget_old_records(store: &Store, now: Timestamp) -> Result<(), Error> {
    let before = now.plus_seconds(-KEPT);
    if !store.read().await?.has_records_before(before).await? {
        return Ok(());
    }
    let mut tx = store.write().await?;
    tx.forget_records_before(before).await?;
    Ok(tx.commit().await?)
}

fn view(id: RecordId, record: &Record, game: Game, created_at: Timestamp) -> RecordView {
    let name = |key| record.tag(key).map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned);
    RecordView {
        id,
        variant: variant_of(record),
        attackers: name("attackers"),
        defenders: name("defenders"),
        game,
        kept_until: created_at.plus_seconds(KEPT),
    }
}

/// The variant that a record names, if there is one; else the one whose rules are nearest.
pub fn variant_of(record: &Record) -> &'static Variant {
    named_variant(record).unwrap_or_else(|| nearest(record.ruleset()))
}

/// The variant that a record names, if it is one of ours.
fn named_variant(record: &Record) -> Option<&'static Variant> {
    let named = |variant: &&Variant| {
        let is_it = |name: &str| [variant.name, variant.key].iter().any(|one| one.eq_ignore_ascii_case(name.trim()));
        record.tag("variant").is_some_and(is_it)
    };
    Variant::ALL.iter().find(named)
}

fn nearest(ruleset: &Ruleset) -> &'static Variant {
    let nearest = Variant::ALL.iter().min_by_key(|variant| ruleset.changes_from(&variant.ruleset).len());
    nearest.unwrap_or(&Variant::ALL[0])
}

/// In how many rules a record differs from a variant.
fn distance(record: &Record, variant: &Variant) -> usize {
    record.ruleset().changes_from(&variant.ruleset).len()
}

/// A whole record, or a position alone, by the rules of the variant named or of the first one with such a board.
fn read(text: &str, variant: Option<&'static Variant>) -> Result<(Record, Game), RecordProblem> {
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.is_empty() {
        return Err(RecordProblem::Empty);
    }
    if text.len() > MAX_RECORD_BYTES {
        return Err(RecordProblem::TooLarge { bytes: text.len() as u64, most: MAX_RECORD_BYTES as u64 });
    }
    if let Some(position) = position(text)? {
        return by_position(position, variant);
    }
    let (record, lines) = Record::parse_with_lines(text).map_err(RecordProblem::Unreadable)?;
    let own = variant_of(&record);
    let is_another = |asked: &Variant| {
        // Of rules that are as near to the one as to the other, it is said rightly.
        let is_told = named_variant(&record).is_some() || distance(&record, asked) > distance(&record, own);
        asked.key != own.key && is_told
    };
    if variant.is_some_and(is_another) {
        return Err(RecordProblem::OtherVariant { variant: own.name });
    }
    let moves = record.moves().len();
    if moves > MAX_RECORD_PLIES {
        return Err(RecordProblem::TooManyMoves { moves, most: MAX_RECORD_PLIES });
    }
    let game = record.replay().map_err(|error| {
        let line = lines.get(error.ply - 1).copied().unwrap_or_default();
        RecordProblem::Unplayable { line, error }
    })?;
    Ok((record, game))
}

/// The position that the text is, if it is one alone: rows, with or without slashes around them, and perhaps the side to
/// move.
fn position(text: &str) -> Result<Option<Position>, RecordProblem> {
    let mut words = text.split_whitespace();
    let (Some(rows), side, None) = (words.next(), words.next(), words.next()) else { return Ok(None) };
    if rows.contains([':', '[']) || !rows.contains('/') {
        return Ok(None);
    }
    let text = format!("{} {}", rows.trim_matches('/'), side.unwrap_or("a"));
    notation::parse_position(&text).map(Some).map_err(|why| RecordProblem::BadPosition(why.to_string()))
}

fn by_position(position: Position, variant: Option<&'static Variant>) -> Result<(Record, Game), RecordProblem> {
    let rows = position.board.size();
    let variant = match variant {
        Some(variant) => Some(variant),
        None => Variant::ALL.iter().find(|variant| variant.ruleset.board_size() == rows),
    };
    let Some(variant) = variant else { return Err(RecordProblem::OtherSize { rows, size: None }) };
    if position.board.count(Piece::King) == 0 {
        return Err(RecordProblem::BadPosition("it has no king".to_owned()));
    }
    let size = variant.ruleset.board_size();
    let game = Game::from_position(variant.ruleset.clone(), position);
    let game = game.ok_or(RecordProblem::OtherSize { rows, size: Some(size) })?;
    let mut record = Record::of(&game);
    record.set_tag("variant", variant.name).map_err(|why| RecordProblem::BadPosition(why.to_string()))?;
    Ok((record, game))
}

/// The position after so many moves of a record, from which two may play on: none where its game was over.
///
/// # Errors
/// Refuses more moves than there are, and a position at which the game is over.
pub fn position_to_play_on(record: &RecordView, ply: u32) -> Result<Position, Refusal> {
    let game = record.at(ply)?;
    if game.outcome().is_some() {
        return Err(Refusal::NothingToPlayOn);
    }
    Ok(game.position().clone())
}

/// Who plays `side` in a record, if it says so.
impl RecordView {
    /// The name of whoever played this side, as it is written.
    pub fn name(&self, side: Side) -> Option<&str> {
        match side {
            Side::Attackers => self.attackers.as_deref(),
            Side::Defenders => self.defenders.as_deref(),
        }
    }
}
