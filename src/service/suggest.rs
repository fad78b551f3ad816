//! What the client may suggest while somebody types: the games he may mean, and his moves in two steps, first a piece,
//! then its square, so that every move can be reached on every board.

use super::choices::{PieceChoice, move_choices, piece_choices};
use super::find_game::find_game;
use super::replay::replay;
use super::typed::Typed;
use super::{Error, GameRef, GameSummary, MoveText, Person, Refusal, list_games};
use crate::ids::GameId;
use crate::rules::{Captured, Game, Move, Piece, Square};
use crate::store::{GameRow, Snapshot, Store};

/// In so many games moves are suggested side by side; of more he is asked first which one he means.
const GAMES_SIDE_BY_SIDE: usize = 5;

/// One suggestion for the move option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suggested {
    /// The game it is meant for, where several could be meant.
    pub game: Option<GameId>,
    /// What is suggested.
    pub what: MoveSuggestion,
}

/// What can be suggested for the move option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MoveSuggestion {
    /// A game, where many wait for him.
    Game(GameSummary),
    /// A piece that can move.
    Piece(PieceChoice),
    /// A whole move.
    Move {
        /// The move.
        mv: Move,
        /// What moves.
        piece: Piece,
        /// What it would capture.
        captured: Vec<Captured>,
    },
}

/// At most `limit` suggestions for `typed` in the game meant, or in those that could be meant and wait for him: pieces
/// while no piece is named, else that piece's squares. Nothing where it is not his move, or no game can be told. Text
/// that leads nowhere gets all pieces.
///
/// # Errors
/// Only faults.
pub async fn suggest_moves(
    store: &Store,
    player: &Person,
    game: GameRef,
    typed: &str,
    limit: usize,
) -> Result<Vec<Suggested>, Error> {
    let text = MoveText::read(typed);
    let mut snapshot = store.read().await?;
    if let (GameRef::Here(_), Some(digits)) = (game, text.digits) {
        drop(snapshot);
        let mut games = list_games(store, player.id).await?;
        games.retain(|game| if text.is_closed { Some(game.id) == text.game } else { begins(game, digits) });
        return suggest_moves_among(store, player, games, text.rest, limit).await;
    }
    match find_game(&mut snapshot, player, game).await {
        Ok(row) if text.game.is_some_and(|named| named != row.id) => Ok(Vec::new()),
        Ok(row) => {
            let (found, _) = in_game(&mut snapshot, player, row.id, text.rest).await?;
            Ok(found.into_iter().take(limit).map(|what| Suggested { game: None, what }).collect())
        }
        Err(Error::Refused(refusal)) => match *refusal {
            Refusal::WhichGame { games } => {
                drop(snapshot);
                suggest_moves_among(store, player, games, text.rest, limit).await
            }
            _ => Ok(Vec::new()),
        },
        Err(fault) => Err(fault),
    }
}

/// The same in those of these games that wait for him, every suggestion with its game: a fair share of each in which
/// what he has typed leads somewhere. Of many games, the games.
///
/// # Errors
/// Only faults.
pub async fn suggest_moves_among(
    store: &Store,
    player: &Person,
    mut games: Vec<GameSummary>,
    typed: &str,
    limit: usize,
) -> Result<Vec<Suggested>, Error> {
    let typed = MoveText::read(typed).rest;
    games.retain(|game| game.my_move && !game.is_frozen);
    if games.len() > GAMES_SIDE_BY_SIDE {
        let told = |game: GameSummary| Suggested { game: Some(game.id), what: MoveSuggestion::Game(game) };
        return Ok(games.into_iter().take(limit).map(told).collect());
    }
    let mut snapshot = store.read().await?;
    let (mut fitting, mut others) = (Vec::new(), Vec::new());
    for game in &games {
        let (found, fits) = in_game(&mut snapshot, player, game.id, typed).await?;
        let found = found.into_iter().map(|what| Suggested { game: Some(game.id), what }).collect();
        if fits { fitting.push(found) } else { others.push(found) }
    }
    Ok(fair_shares(if fitting.is_empty() { others } else { fitting }, limit))
}

fn begins(game: &GameSummary, digits: &str) -> bool {
    game.id.to_string().starts_with(digits)
}

/// So many of all lists together, from each alike, as far as it has them.
fn fair_shares<T>(lists: Vec<Vec<T>>, limit: usize) -> Vec<T> {
    let mut shares = vec![0; lists.len()];
    let mut left = limit;
    while left > 0 && shares.iter().zip(&lists).any(|(share, list)| *share < list.len()) {
        for (share, list) in shares.iter_mut().zip(&lists) {
            if left > 0 && *share < list.len() {
                *share += 1;
                left -= 1;
            }
        }
    }
    lists.into_iter().zip(shares).flat_map(|(list, share)| list.into_iter().take(share)).collect()
}

/// Whether it is this player's move in a running game.
fn may_move(row: &GameRow, player: &Person) -> bool {
    row.result.is_none() && row.frozen.is_none() && row.player(row.to_move).id == player.id
}

/// His running games that `typed` (a number or a part of a name) may mean, as [`super::list_games()`] sorts them.
///
/// # Errors
/// Only faults.
pub async fn suggest_games(store: &Store, player: &Person, typed: &str) -> Result<Vec<GameSummary>, Error> {
    let mut games = list_games(store, player.id).await?;
    games.retain(|game| is_meant(game, typed));
    Ok(games)
}

/// What can be suggested in one game, and whether that is what was typed.
async fn in_game(
    snapshot: &mut Snapshot,
    player: &Person,
    game: GameId,
    typed: &str,
) -> Result<(Vec<MoveSuggestion>, bool), Error> {
    let Some(row) = snapshot.game(game).await? else { return Ok((Vec::new(), false)) };
    if !may_move(&row, player) {
        return Ok((Vec::new(), false));
    }
    Ok(suggest(&replay(snapshot, row).await?.game, typed))
}

/// Whether `typed` may mean this game: a number, or a part of a name.
pub(super) fn is_meant(game: &GameSummary, typed: &str) -> bool {
    let typed = typed.trim().trim_start_matches('#').to_lowercase();
    game.id.to_string().starts_with(&typed)
        || game.opponent.name.to_lowercase().contains(&typed)
        || game.variant_name().to_lowercase().contains(&typed)
}

fn suggest(game: &Game, typed: &str) -> (Vec<MoveSuggestion>, bool) {
    let typed = Typed::read(typed);
    let mut found = match typed.from.square() {
        Some(from) => moves_of(game, from, &typed),
        None => Vec::new(),
    };
    if typed.to.is_some() && !found.is_empty() {
        return (found, true);
    }
    let pieces = piece_choices(game);
    if typed.to.is_none() {
        let mut begun: Vec<PieceChoice> =
            pieces.iter().copied().filter(|piece| typed.from.fits(piece.square)).collect();
        begun.retain(|piece| typed.from.square() != Some(piece.square));
        begun.sort_by_key(|piece| !typed.from.is_exactly(piece.square));
        found.extend(begun.into_iter().map(MoveSuggestion::Piece));
    }
    let fits = !found.is_empty();
    if !fits {
        found.extend(pieces.into_iter().map(MoveSuggestion::Piece));
    }
    (found, fits)
}

/// The moves of the piece on this square to squares that fit what was typed (or all of them, if none does).
fn moves_of(game: &Game, from: Square, typed: &Typed) -> Vec<MoveSuggestion> {
    let mut plies = move_choices(game, from);
    if let Some(to) = &typed.to {
        if plies.iter().any(|ply| to.fits(ply.mv.to)) {
            plies.retain(|ply| to.fits(ply.mv.to));
        }
        plies.sort_by_key(|ply| !to.is_exactly(ply.mv.to));
    }
    let told = plies.into_iter();
    told.map(|ply| MoveSuggestion::Move { mv: ply.mv, piece: ply.piece, captured: ply.captured }).collect()
}

#[cfg(test)]
mod tests;
