//! A stored game, played again by its log. What does not fit is a fault, never repaired.

use super::list_games::variant_of;
use super::log::Line;
use super::matches::match_of;
use super::view::read_start;
use super::{EndReason, Error, GameResult, GameView};
use crate::rules::{Game, Outcome, Ruleset, Side};
use crate::store::{GameRow, PlyRow, Snapshot};

/// The game as it stands.
pub(super) async fn replay(snapshot: &mut Snapshot, row: GameRow) -> Result<GameView, Error> {
    let log = snapshot.plies(row.id).await?;
    let in_match = match_of(snapshot, &row).await?;
    Ok(GameView { in_match, ..replay_log(row, &log)? })
}

/// The game as it stands, from its log; of its match nothing is known.
pub(super) fn replay_log(row: GameRow, log: &[PlyRow]) -> Result<GameView, Error> {
    let variant = variant_of(&row)?;
    let line = line_of(&row, log)?;
    agree(&row, &line).map_err(|why| Error::CorruptGame { game: row.id, ply: row.ply, why })?;
    Ok(GameView {
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
    })
}

/// Where these entries lead in a stored game: all of its log, or the first of them.
pub(super) fn line_of(row: &GameRow, log: &[PlyRow]) -> Result<Line, Error> {
    let corrupt = |ply: u32, why: String| Error::CorruptGame { game: row.id, ply, why };
    let ruleset = match &row.ruleset {
        // What was agreed on counts, whatever has become of the variant since.
        Some(text) => {
            Ruleset::parse_text(text).map_err(|why| corrupt(0, format!("its house rules cannot be read: {why}")))?
        }
        None => variant_of(row)?.ruleset.clone(),
    };
    let start = read_start(row.start.as_deref(), &ruleset).map_err(|why| corrupt(0, why))?;
    let begun = start.and_then(|start| Game::from_position(ruleset.clone(), start));
    let mut line = Line::begin(begun.unwrap_or_else(|| Game::new(ruleset)), row.started_at);
    line.follow(log).map_err(|(ply, why)| corrupt(ply, why))?;
    Ok(line)
}

/// Whether the row says of the game what its log says.
fn agree(row: &GameRow, line: &Line) -> Result<(), String> {
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
            reason: EndReason::Resignation | EndReason::Agreement | EndReason::Aborted | EndReason::Intervention,
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
