//! Ending other people's stuck game: for those who manage the server, without a winner, with a reason that all can read.

use super::find_game::{admit_running, admit_sound};
use super::list_games::variant_of;
use super::resign::end_game;
use super::{EndReason, Error, GameResult, Intervention, Person, Place, Refusal, ReplyTo, Resigned};
use crate::ids::GameId;
use crate::store::{GameRow, Store};
use crate::time::Timestamp;

/// How many games are looked through for suggestions.
const SUGGESTED: u32 = 200;

/// What a manager wants to end.
#[derive(Debug, Clone)]
pub struct EndGame {
    /// Who.
    pub by: Person,
    /// Whether Discord says that he may manage the server in which he asks.
    pub is_manager: bool,
    /// Which game.
    pub game: GameId,
    /// Why, in his own words.
    pub why: String,
    /// Where the final board is answered to.
    pub reply: ReplyTo,
}

/// Ends a running game of this guild without a winner. The result has the same shape as a resignation's.
///
/// # Errors
/// Refuses, in this order: who may not manage the server, an empty reason, a game that is not played in this guild,
/// one that has ended, one that he plays himself, and one that is frozen.
pub async fn end_stuck_game(store: &Store, request: EndGame, now: Timestamp) -> Result<Resigned, Error> {
    let EndGame { by, is_manager, game, why, reply } = request;
    if !is_manager {
        return Err(Refusal::NotAManager.into());
    }
    if why.trim().is_empty() {
        return Err(Refusal::NoReason.into());
    }
    let mut tx = store.write().await?;
    let Some(row) = tx.game(game).await?.filter(|row| is_of_guild(row, reply.place)) else {
        return Err(Refusal::NoSuchGame { game }.into());
    };
    admit_running(&row)?;
    if row.side_of(by.id).is_some() {
        // Or he would never lose.
        return Err(Refusal::ManagesOwnGame { game }.into());
    }
    admit_sound(&row)?;
    tx.remember_player(&by).await?;
    tx.insert_intervention(game, by.id, why.trim()).await?;
    let row = GameRow { intervention: Some(Intervention { by: by.clone(), why: why.trim().to_owned() }), ..row };
    let ended = GameResult { winner: None, reason: EndReason::Intervention };
    let ended = end_game(&mut tx, row, ended, &by, &reply, now).await?;
    tx.commit().await?;
    Ok(ended)
}

fn is_of_guild(row: &GameRow, place: Place) -> bool {
    row.place.guild.is_some() && row.place.guild == place.guild
}

/// A running game of a guild in one line, as nobody's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuildGame {
    /// Its number.
    pub id: GameId,
    /// The variant's proper name.
    pub variant: &'static str,
    /// Its attacking player.
    pub attackers: Person,
    /// Its defending player.
    pub defenders: Person,
}

/// The running games of this guild that `typed` (a number or a part of a name) may mean, the longest wait in front.
///
/// # Errors
/// Only faults.
pub async fn suggest_guild_games(store: &Store, place: Place, typed: &str) -> Result<Vec<GuildGame>, Error> {
    let Some(guild) = place.guild else { return Ok(Vec::new()) };
    let rows = store.read().await?.running_games_of_guild(guild, SUGGESTED).await?;
    // In one that is frozen nothing can be done, this neither.
    let sound = rows.into_iter().filter(|row| row.frozen.is_none());
    let games: Result<Vec<GuildGame>, Error> = sound.map(summarise).collect();
    let typed = typed.trim().trim_start_matches('#').to_lowercase();
    let is_meant = |game: &GuildGame| {
        let has = |text: &str| text.to_lowercase().contains(&typed);
        game.id.to_string().starts_with(&typed) || has(&game.attackers.name) || has(&game.defenders.name)
    };
    Ok(games?.into_iter().filter(is_meant).collect())
}

fn summarise(row: GameRow) -> Result<GuildGame, Error> {
    let variant = variant_of(&row)?;
    Ok(GuildGame { id: row.id, variant: variant.name, attackers: row.attackers, defenders: row.defenders })
}
