//! `hnefi export`: writes a game down in `OpenTafl` notation.

use std::path::Path;

use anyhow::Context as _;

use super::{find_variant, on_one_thread};
use crate::{
    ids::GameId,
    rules::{Game, Knob, notation, notation::Record},
    service,
    store::Store,
};

/// What `hnefi export` was asked for.
#[derive(Debug, Clone, Default)]
pub struct ExportRequest {
    /// The key of the variant.
    pub variant: String,
    /// House rules, each `key=value`.
    pub rules: Vec<String>,
    /// The moves, separated by spaces.
    pub moves: String,
    /// More tags, each `key=value`.
    pub tags: Vec<String>,
}

/// The record of the game that was asked for.
///
/// # Errors
/// There is no such variant, a rule is unknown or contradicts another, a move cannot be played, or a tag cannot be one.
pub fn export(request: &ExportRequest) -> anyhow::Result<Record> {
    let variant = find_variant(&request.variant)?;
    let mut ruleset = variant.ruleset.clone();
    for rule in &request.rules {
        let (key, value) = rule.split_once('=').with_context(|| format!("the rule {rule:?} is not key=value"))?;
        let knob = Knob::from_key(key).with_context(|| {
            let keys: Vec<&str> = Knob::ALL.into_iter().map(Knob::key).collect();
            format!("there is no rule {key:?}; the rules are {}", keys.join(", "))
        })?;
        ruleset.set(knob, value)?;
    }
    ruleset.validate()?;
    let mut game = Game::new(ruleset);
    for (index, text) in request.moves.split_whitespace().enumerate() {
        play(&mut game, text).with_context(|| format!("move {}, {text}", index + 1))?;
    }
    let mut record = Record::of(&game);
    record.set_tag("variant", variant.name)?;
    set_tags(&mut record, &request.tags)?;
    Ok(record)
}

/// The record of a game that the bot keeps in this database, as `/export` gives it; the bot may be running.
///
/// # Errors
/// The database cannot be read, there is no such game in it, or a tag cannot be one.
pub fn export_stored(database: &Path, game: GameId, tags: &[String]) -> anyhow::Result<Record> {
    let shown = on_one_thread(async {
        let store = Store::open_read_only(database).await?;
        Ok(service::show_any_game(&store, game).await)
    })?;
    let shown = match shown {
        Err(service::Error::Refused(_)) => anyhow::bail!("there is no game {game} in {}", database.display()),
        shown => shown?,
    };
    let mut record = service::write_record(&shown)?;
    set_tags(&mut record, tags)?;
    Ok(record)
}

fn set_tags(record: &mut Record, tags: &[String]) -> anyhow::Result<()> {
    for tag in tags {
        let (key, value) = tag.split_once('=').with_context(|| format!("the tag {tag:?} is not key=value"))?;
        record.set_tag(key, value)?;
    }
    Ok(())
}

fn play(game: &mut Game, text: &str) -> anyhow::Result<()> {
    let written = notation::parse_move(text)?;
    let ply = game.play(written.mv)?;
    Ok(notation::check_captures(&written, &ply.captured)?)
}
