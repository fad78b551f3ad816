//! A stored game, played again by its log. What does not fit is a fault, never repaired; a game that is frozen because of
//! that is followed as far as its log goes, for looking at it.

use super::clocks::{clock_of, read_pace};
use super::list_games::variant_of;
use super::log::Line;
use super::matches::match_of;
use super::view::read_start;
use super::{EndReason, Error, GameResult, GameView, Refusal};
use crate::rules::{Game, Outcome, Ruleset, Side};
use crate::store::{GameRow, PlyRow, Snapshot};

/// The game as it stands.
pub(super) async fn replay(snapshot: &mut Snapshot, row: GameRow) -> Result<GameView, Error> {
    let log = snapshot.plies(row.id).await?;
    let in_match = match_of(snapshot, &row).await?;
    let credited = match row.ply {
        0 => 0,
        ply => snapshot.credited(row.id, ply - 1).await?,
    };
    let has_rematch = row.result.is_some() && snapshot.rematch_of(row.id).await?.is_some();
    Ok(GameView { credited, in_match, has_rematch, ..replay_log(row, &log)? })
}

/// The game as it stands, from its log; of its match, of its rematch and of time given back, nothing is known.
pub(super) fn replay_log(row: GameRow, log: &[PlyRow]) -> Result<GameView, Error> {
    let is_frozen = row.frozen.is_some();
    // What cannot be shown of a frozen game is no news, to nobody.
    let unreadable = |error| if is_frozen { Refusal::Frozen { game: row.id }.into() } else { error };
    let variant = variant_of(&row).map_err(unreadable)?;
    let line = line_of(&row, log).map_err(unreadable)?;
    let clock = match clock_of(&row) {
        Err(_) if is_frozen => None,
        clock => clock?,
    };
    if !is_frozen {
        agree(&row, &line).map_err(|why| Error::CorruptGame { game: row.id, ply: row.ply, why })?;
    }
    Ok(GameView {
        is_frozen,
        // One that cannot be read has been complained about with the clock.
        pace: read_pace(row.pace.as_deref()).unwrap_or(None),
        clock,
        is_time_up: row.clock.is_some_and(|clock| clock.is_up),
        never_moved: Side::ALL.into_iter().filter(|side| line.moved_at(*side).is_none()).collect(),
        credited: 0,
        id: row.id,
        variant,
        newest: row.newest_post(),
        attackers: row.attackers,
        defenders: row.defenders,
        place: row.place,
        ply: line.ply,
        game: line.game,
        taken_back: line.taken_back,
        result: row.result,
        intervention: row.intervention,
        ended_by: row.ended_by,
        turn_since: row.turn_since,
        started_at: row.started_at,
        offer: row.offer,
        in_match: None,
        has_rematch: false,
    })
}

/// Where these entries lead in a stored game: all of its log, or the first of them. Of a frozen game, as far as they lead
/// anywhere.
pub(super) fn line_of(row: &GameRow, log: &[PlyRow]) -> Result<Line, Error> {
    let mut line = begin(row)?;
    match line.follow(log) {
        Err((ply, why)) if row.frozen.is_none() => Err(Error::CorruptGame { game: row.id, ply, why }),
        Ok(()) | Err(_) => Ok(line),
    }
}

/// Whether a side has ever made a move in a stored game, also one that was taken back since.
pub(super) async fn has_ever_moved(snapshot: &mut Snapshot, row: &GameRow, side: Side) -> Result<bool, Error> {
    let log = snapshot.plies(row.id).await?;
    Ok(line_of(row, &log)?.moved_at(side).is_some())
}

/// A stored game before its first entry.
pub(super) fn begin(row: &GameRow) -> Result<Line, Error> {
    let corrupt = |why: String| Error::CorruptGame { game: row.id, ply: 0, why };
    let ruleset = match &row.ruleset {
        // What was agreed on counts, whatever has become of the variant since.
        Some(text) => {
            Ruleset::parse_text(text).map_err(|why| corrupt(format!("its house rules cannot be read: {why}")))?
        }
        None => variant_of(row)?.ruleset.clone(),
    };
    let start = read_start(row.start.as_deref(), &ruleset).map_err(corrupt)?;
    let begun = start.and_then(|start| Game::from_position(ruleset.clone(), start));
    Ok(Line::begin(begun.unwrap_or_else(|| Game::new(ruleset)), row.started_at))
}

/// Whether the row says of the game what its log says.
pub(super) fn agree(row: &GameRow, line: &Line) -> Result<(), String> {
    let Line { game, ply, .. } = line;
    if *ply != row.ply {
        return Err(format!("the log has {ply} entries, but the game counts {}", row.ply));
    }
    let moves = game.plies().len();
    if moves != row.moves as usize {
        return Err(format!("{moves} moves stand, but the game counts {}", row.moves));
    }
    if game.side_to_move() != row.to_move {
        return Err(format!("the game says that the {} are to move", row.to_move.key()));
    }
    let expected = match row.result {
        Some(GameResult { winner, reason: EndReason::Board(reason) }) => Some(Outcome { winner, reason }),
        Some(GameResult {
            reason:
                EndReason::Resignation
                | EndReason::Agreement
                | EndReason::Aborted
                | EndReason::Intervention
                | EndReason::Time
                | EndReason::NotBegun,
            ..
        })
        | None => None,
    };
    if game.outcome() == expected {
        return Ok(());
    }
    Err(format!("the rules say {}, but the game says {}", describe(game.outcome()), describe(expected)))
}

fn describe(outcome: Option<Outcome>) -> String {
    outcome.map_or_else(
        || "that it goes on".to_owned(),
        |outcome| format!("{} for {}", outcome.reason.key(), outcome.winner.map_or("nobody", Side::key)),
    )
}
