//! Playing a move, and looking at what one would do.

use super::clocks;
use super::find_game::{admit, admit_mover, find_game, stale_board};
use super::log::Entry;
use super::matches::{finish, match_of};
use super::owing::{lapse_offer, owe_message, strip_boards};
use super::replay::replay;
use super::{
    BoardRef, Clock, EndReason, Error, GameRef, GameResult, GameView, Owed, Person, Place, Post, Refusal, ReplyTo,
};
use crate::ids::{OfferId, OutboxId};
use crate::rules::notation::{self, MoveTextError};
use crate::rules::{Game, Move, Outcome, Ply, Reason, Square};
use crate::store::{GameRow, PlyRow, Snapshot, Standing, Store, Tx};
use crate::time::Timestamp;

/// A move somebody wants to play.
#[derive(Debug, Clone)]
pub struct PlayMove {
    /// Who plays it.
    pub player: Person,
    /// In which game.
    pub game: GameRef,
    /// The entries of the log when he decided on it, where a board or a menu tells; then it is refused on any other board.
    pub on_ply: Option<u32>,
    /// The move as written.
    pub text: String,
    /// Where the public board is answered to.
    pub reply: ReplyTo,
}

/// A move played.
#[derive(Debug, Clone)]
pub struct MovePlayed {
    /// The game after it; the ply is its last.
    pub game: GameView,
    /// The board before, whose buttons are now old.
    pub previous: Option<Post>,
    /// The offer that lapsed by it.
    pub lapsed: Option<OfferId>,
    /// The public board owed for it.
    pub outbox: OutboxId,
}

/// Plays a move.
///
/// # Errors
/// Refuses, in this order: a game not found, finished, not his, a stale board, not his turn, unreadable text, an
/// illegal move, a capture written that is not made; and, where no board tells that he has seen what it does, a move
/// that would lose by repetition.
pub async fn play_move(store: &Store, request: PlayMove, now: Timestamp) -> Result<MovePlayed, Error> {
    store.refresh_name(&request.player).await?;
    let mut tx = store.write().await?;
    let row = admit_move(&mut tx, &request.player, request.game, request.on_ply).await?;
    clocks::admit_in_time(&mut tx, &row, request.player.id, request.reply.at.min(now)).await?;
    let mut game = replay(&mut tx, row.clone()).await?;
    let ply = judge(&game.game, &request.text)?;
    if request.on_ply.is_none() && loses_by_repetition(&ply) {
        return Err(Refusal::LosesByRepetition { board: BoardRef { game: row.id, ply: row.ply }, mv: ply.mv }.into());
    }
    game.never_moved.retain(|side| *side != row.to_move);
    game.game.play(ply.mv).map_err(|why| Refusal::IllegalMove { mv: ply.mv, why })?;
    game.result = ply.outcome.map(result_on_board);
    game.ended_by = game.result.map(|_| request.player.id);
    game.clock = append(&mut tx, &row, &game, &ply, &request.reply, now).await?;
    if game.result.is_some() {
        game.in_match = match_of(&mut tx, &GameRow { result: game.result, ..row.clone() }).await?;
    }
    let lapsed = lapse_offer(&mut tx, &row, now).await?;
    strip_boards(&mut tx, row.id, now).await?;
    let credited = tx.credited(row.id, row.ply).await?;
    let ply = row.ply + 1;
    let board = Owed::Board { game: row.id, ply };
    let outbox = owe_message(&mut tx, board, row.place, &request.reply, now).await?;
    tx.commit().await?;
    let game = GameView {
        credited,
        ply,
        taken_back: Vec::new(),
        is_time_up: false,
        turn_since: now,
        offer: None,
        newest: None,
        ..game
    };
    Ok(MovePlayed { game, previous: row.newest_post(), lapsed, outbox })
}

/// The game in which this player may move now.
async fn admit_move(
    snapshot: &mut Snapshot,
    player: &Person,
    game: GameRef,
    on_ply: Option<u32>,
) -> Result<GameRow, Error> {
    let row = find_game(snapshot, player, game).await?;
    let side = admit(snapshot, &row, player, on_ply).await?;
    admit_mover(&row, side)?;
    Ok(row)
}

/// What the move as written would do: refuses unreadable text, illegal moves and captures that are not made.
fn judge(game: &Game, text: &str) -> Result<Ply, Refusal> {
    let written = notation::parse_move(text).map_err(|why| unreadable(game, text, why))?;
    let mv = written.mv;
    let ply = game.preview(mv).map_err(|why| Refusal::IllegalMove { mv, why })?;
    notation::check_captures(&written, &ply.captured)
        .map_err(|not_captured| Refusal::NotCaptured { mv, square: not_captured.0 })?;
    Ok(ply)
}

/// The refusal of a text that is no move, with one that could be played: on the smallest board as on the largest.
fn unreadable(game: &Game, text: &str, why: MoveTextError) -> Refusal {
    // Where nobody could move, the game would have ended and no move been asked for; any square is as good.
    let nowhere = Square::new(0, 0).expect("every board has a1");
    let example = game.legal_moves().into_iter().next().unwrap_or(Move { from: nowhere, to: nowhere });
    Refusal::UnreadableMove { text: text.to_owned(), why, example }
}

/// Whether whoever makes the move loses because the position stands for the third time.
fn loses_by_repetition(ply: &Ply) -> bool {
    let lost = Some(ply.piece.side().opponent());
    ply.outcome.is_some_and(|outcome| outcome.reason == Reason::Repetition && outcome.winner == lost)
}

fn result_on_board(outcome: Outcome) -> GameResult {
    GameResult { winner: outcome.winner, reason: EndReason::Board(outcome.reason) }
}

/// Stores the move that `game` ends with, and the end of the game if it ended it; else the opponent's clock runs.
/// Somebody who moved first makes it stale.
async fn append(
    tx: &mut Tx,
    row: &GameRow,
    game: &GameView,
    ply: &Ply,
    reply: &ReplyTo,
    now: Timestamp,
) -> Result<Option<Clock>, Error> {
    let time_left = clocks::time_left(row, now)?;
    let stored = PlyRow { ply: row.ply + 1, text: Entry::Move(ply.mv).write(), played_at: now, time_left };
    let standing = Standing { moves: game.moves(), to_move: game.game.side_to_move(), turn_since: now };
    if !tx.append_ply(row.id, &stored, standing).await? {
        return Err(stale_board(tx, row, row.ply).await);
    }
    if let Some(result) = game.result {
        finish(tx, row, result, game.ended_by, Some(reply), now).await?;
        return Ok(None);
    }
    clocks::press(tx, row, time_left, now).await
}

/// What a move would do, for the player to look at before he confirms; changes nothing.
///
/// # Errors
/// As [`play_move`].
pub async fn preview_move(
    store: &Store,
    player: &Person,
    place: Place,
    board: BoardRef,
    text: &str,
) -> Result<(GameView, Ply), Error> {
    store.refresh_name(player).await?;
    let mut snapshot = store.read().await?;
    let row = admit_move(&mut snapshot, player, GameRef::Number(board.game, place), Some(board.ply)).await?;
    let game = replay(&mut snapshot, row).await?;
    let ply = judge(&game.game, text)?;
    Ok((game, ply))
}

/// The game in which he is about to choose a move on this board; changes nothing.
///
/// # Errors
/// As [`play_move`], as far as no move is needed for that.
pub async fn choose_move(store: &Store, player: &Person, place: Place, board: BoardRef) -> Result<GameView, Error> {
    store.refresh_name(player).await?;
    let mut snapshot = store.read().await?;
    let row = admit_move(&mut snapshot, player, GameRef::Number(board.game, place), Some(board.ply)).await?;
    replay(&mut snapshot, row).await
}
