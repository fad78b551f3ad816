//! Which game a request means, and whether this person may act in it: the same order for every use case.

use super::list_games::{in_order, summarise};
use super::log::count_moves;
use super::{Error, GameRef, GameSummary, Person, Place, Refusal};
use crate::rules::Side;
use crate::store::{GameRow, Snapshot};

/// The game meant. With a number: that one, unless it is a game of other people that is not played in this guild. Without: the person's running
/// games in this channel, or all of them if there is none here; the only one, else the only one where it is his move.
pub(super) async fn find_game(snapshot: &mut Snapshot, person: &Person, game: GameRef) -> Result<GameRow, Error> {
    match game {
        GameRef::Number(id, place) => match snapshot.game(id).await? {
            Some(row) if row.side_of(person.id).is_some() => Ok(row),
            Some(row) if row.place.guild.is_some() && row.place.guild == place.guild => Ok(row),
            Some(_) | None => Err(Refusal::NoSuchGame { game: id }.into()),
        },
        GameRef::Here(place) => {
            let running = snapshot.running_games(person.id).await?;
            the_only_one(candidates(running, place), person)
        }
    }
}

/// One of the person's running games in this very place, for what all of them there have in common: the only one; any,
/// if all are played by the same rules; else as [`find_game`] tells them apart. None if none is played here.
pub(super) async fn find_game_here(
    snapshot: &mut Snapshot,
    person: &Person,
    place: Place,
) -> Result<Option<GameRow>, Error> {
    let mut here = snapshot.running_games(person.id).await?;
    here.retain(|row| row.place.channel == place.channel);
    let rules = |row: &GameRow| (row.variant.clone(), row.ruleset.clone());
    if here.windows(2).all(|pair| rules(&pair[0]) == rules(&pair[1])) {
        return Ok(here.into_iter().next());
    }
    the_only_one(here, person).map(Some)
}

/// Those played in this very place; else those whose threads hang on it; else all.
fn candidates(mut running: Vec<GameRow>, place: Place) -> Vec<GameRow> {
    let is_here = |row: &GameRow| row.place.channel == place.channel;
    let hangs_here = |row: &GameRow| row.parent == Some(place.channel);
    if running.iter().any(is_here) {
        running.retain(is_here);
    } else if running.iter().any(hangs_here) {
        running.retain(hangs_here);
    }
    running
}

fn the_only_one(mut candidates: Vec<GameRow>, person: &Person) -> Result<GameRow, Error> {
    if candidates.iter().any(|row| row.frozen.is_none()) {
        // One in which nothing can be done is meant only where it is named, or there is no other.
        candidates.retain(|row| row.frozen.is_none());
    }
    let waiting: Vec<usize> =
        (0..candidates.len()).filter(|&at| candidates[at].player(candidates[at].to_move).id == person.id).collect();
    match (candidates.len(), waiting.as_slice()) {
        (0, _) => Err(Refusal::NoRunningGame.into()),
        (1, _) => Ok(candidates.swap_remove(0)),
        (_, [at]) => Ok(candidates.swap_remove(*at)),
        _ => {
            let games: Result<Vec<GameSummary>, Error> =
                candidates.into_iter().map(|row| summarise(row, person.id)).collect();
            Err(Refusal::WhichGame { games: in_order(games?) }.into())
        }
    }
}

/// Lets a player act in his running game, on the board that he saw where one is named; returns his side.
pub(super) async fn admit(
    snapshot: &mut Snapshot,
    row: &GameRow,
    person: &Person,
    on_ply: Option<u32>,
) -> Result<Side, Error> {
    admit_running(row)?;
    let Some(side) = row.side_of(person.id) else {
        let (attackers, defenders) = (row.attackers.clone(), row.defenders.clone());
        return Err(Refusal::NotAPlayer { game: row.id, attackers, defenders }.into());
    };
    admit_sound(row)?;
    match on_ply {
        Some(ply) if ply != row.ply => Err(stale_board(snapshot, row, ply).await),
        Some(_) | None => Ok(side),
    }
}

/// Lets nobody act in a game that has ended.
pub(super) fn admit_running(row: &GameRow) -> Result<(), Refusal> {
    let Some(result) = row.result else { return Ok(()) };
    let players = [row.attackers.clone(), row.defenders.clone()];
    Err(Refusal::GameFinished { game: row.id, players, result, newest: row.newest_post() })
}

/// Lets nobody act in a game in which what is stored does not fit together.
pub(super) fn admit_sound(row: &GameRow) -> Result<(), Refusal> {
    if row.frozen.is_some() { Err(Refusal::Frozen { game: row.id }) } else { Ok(()) }
}

/// The refusal of a press on the board after `board_ply` entries; leads to a newer board only.
pub(super) async fn stale_board(snapshot: &mut Snapshot, row: &GameRow, board_ply: u32) -> Error {
    let log = match snapshot.plies(row.id).await {
        Ok(log) => log,
        Err(error) => return error.into(),
    };
    let (board_move, taken_back) = count_moves(&log, board_ply);
    let refusal = Refusal::StaleBoard {
        game: row.id,
        board_move,
        moves_since: (!taken_back).then(|| row.moves.saturating_sub(board_move)),
        to_move: row.player(row.to_move).clone(),
        newest: row.newest.filter(|(ply, _)| *ply > board_ply).map(|(_, post)| post),
    };
    refusal.into()
}

/// Lets a player move only when it is his move.
pub(super) fn admit_mover(row: &GameRow, side: Side) -> Result<(), Refusal> {
    if side == row.to_move {
        return Ok(());
    }
    Err(Refusal::NotYourTurn { game: row.id, opponent: row.player(row.to_move).clone(), since: row.turn_since })
}
