//! A game written down, to be carried elsewhere.

use super::{Error, GameView};
use crate::rules::notation::{Record, TagError};

/// The record of a game: its rules, its moves, who played it, when it began, and how it ended.
///
/// # Errors
/// Only a fault: none of our own tags is forbidden.
pub fn write_record(game: &GameView) -> Result<Record, Error> {
    let mut record = Record::of(&game.game);
    tag(&mut record, game).map_err(|why| Error::CorruptGame { game: game.id, ply: 0, why: why.to_string() })?;
    if let Some(result) = game.result {
        record.set_result(Some(result.winner), result.reason.key());
    }
    Ok(record)
}

fn tag(record: &mut Record, game: &GameView) -> Result<(), TagError> {
    let (year, month, day) = game.started_at.date();
    record.set_tag("date", &format!("{year:04}.{month:02}.{day:02}"))?;
    record.set_tag("variant", game.variant.name)?;
    record.set_tag("attackers", &game.attackers.name)?;
    record.set_tag("defenders", &game.defenders.name)
}
