//! A stored game, played again move by move. What does not fit is a fault, never repaired.

use super::{EndReason, Error, GameResult, GameView};
use crate::rules::{Game, Outcome, Ruleset, Side, Variant, notation};
use crate::store::{GameRow, PlyRow, Snapshot};

/// The game as it stands.
pub(super) async fn replay(snapshot: &mut Snapshot, row: GameRow) -> Result<GameView, Error> {
    let plies = snapshot.plies(row.id).await?;
    replay_plies(row, &plies)
}

/// The game as it stands, from its plies.
pub(super) fn replay_plies(row: GameRow, plies: &[PlyRow]) -> Result<GameView, Error> {
    let corrupt = |ply: u32, why: String| Error::CorruptGame { game: row.id, ply, why };
    let Some(variant) = Variant::by_key(&row.variant) else {
        return Err(corrupt(0, format!("there is no variant {:?}", row.variant)));
    };
    let ruleset = match &row.ruleset {
        // What was agreed on counts, whatever has become of the variant since.
        Some(text) => {
            Ruleset::parse_text(text).map_err(|why| corrupt(0, format!("its house rules cannot be read: {why}")))?
        }
        None => variant.ruleset.clone(),
    };
    let mut game = Game::new(ruleset);
    for (expected, ply) in (1..).zip(plies) {
        play_again(&mut game, expected, ply).map_err(|why| corrupt(expected, why))?;
    }
    agree(&row, &game).map_err(|why| corrupt(row.ply, why))?;
    Ok(GameView {
        id: row.id,
        variant,
        newest: row.newest_post(),
        attackers: row.attackers,
        defenders: row.defenders,
        place: row.place,
        game,
        result: row.result,
        turn_since: row.turn_since,
        started_at: row.started_at,
        offer: row.offer,
    })
}

fn play_again(game: &mut Game, expected: u32, ply: &PlyRow) -> Result<(), String> {
    if ply.ply != expected {
        return Err(format!("ply {} is stored in its place", ply.ply));
    }
    let written = notation::parse_move(&ply.text).map_err(|why| format!("{:?} is not a move: {why:?}", ply.text))?;
    game.play(written.mv).map_err(|why| format!("{} is illegal: {why:?}", written.mv))?;
    Ok(())
}

/// Whether the row says of the game what its plies say.
fn agree(row: &GameRow, game: &Game) -> Result<(), String> {
    let played = game.plies().len();
    if played != row.ply as usize {
        return Err(format!("{played} plies are stored, but the game counts {}", row.ply));
    }
    if game.side_to_move() != row.to_move {
        return Err(format!("the game says that the {} are to move", row.to_move.key()));
    }
    let expected = match row.result {
        Some(GameResult { winner, reason: EndReason::Board(reason) }) => Some(Outcome { winner, reason }),
        Some(GameResult { reason: EndReason::Resignation | EndReason::Agreement, .. }) | None => None,
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
