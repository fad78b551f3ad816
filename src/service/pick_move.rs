//! Choosing a move by taps: which game it is, and whether the square that was tapped plays the move at once.

use super::find_game::{admit, admit_mover, find_game};
use super::replay::replay;
use super::{BoardRef, Error, GameRef, GameView, Person, Place, preview_move};
use crate::rules::{Game, Move, Ply, Warning};
use crate::store::Store;

/// What comes of picking a square.
#[derive(Debug, Clone)]
pub enum Picked {
    /// He is shown what the move would do, and asked.
    Asks(Box<GameView>, Ply),
    /// He wants such moves played without being asked.
    Plays,
}

/// The game in which he is about to move, whatever its board; changes nothing.
///
/// # Errors
/// As [`super::play_move()`], as far as no move is needed for that.
pub async fn begin_move(store: &Store, player: &Person, game: GameRef) -> Result<GameView, Error> {
    store.refresh_name(player).await?;
    let mut snapshot = store.read().await?;
    let row = find_game(&mut snapshot, player, game).await?;
    let side = admit(&mut snapshot, &row, player, None).await?;
    admit_mover(&row, side)?;
    replay(&mut snapshot, row).await
}

/// What to do about the square that he tapped. A move that would cost him the game is shown to him first, whatever he
/// has chosen: a thumb slips easily. Changes nothing.
///
/// # Errors
/// As [`super::play_move()`].
pub async fn pick_move(
    store: &Store,
    player: &Person,
    place: Place,
    board: BoardRef,
    mv: Move,
) -> Result<Picked, Error> {
    let (game, ply) = preview_move(store, player, place, board, &mv.to_string()).await?;
    let plays_at_once = store.read().await?.settings(player.id).await?.plays_at_once;
    if plays_at_once && !is_dangerous(&game.game, &ply) {
        return Ok(Picked::Plays);
    }
    Ok(Picked::Asks(Box::new(game), ply))
}

/// Whether the move loses, ends the game by repetition without winning it, or lets the opponent end it at once.
pub fn is_dangerous(game: &Game, ply: &Ply) -> bool {
    let loses = ply.outcome.is_some_and(|outcome| outcome.winner == Some(ply.piece.side().opponent()));
    let warnings = game.warnings(ply.mv).unwrap_or_default();
    loses
        || warnings.into_iter().any(|warning| match warning {
            Warning::EndsByRepetition(_) | Warning::KingCanBeTaken { .. } | Warning::KingCanEscape { .. } => true,
            Warning::StandsAgain => false,
        })
}
