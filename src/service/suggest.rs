//! What the client may suggest while somebody types.

use super::find_game::{admit, admit_mover, find_game};
use super::replay::replay;
use super::{Error, GameRef, GameSummary, Person, list_games};
use crate::rules::{Captured, Game, Move, Piece, Square};
use crate::store::Store;

/// One suggestion for the move option: first a piece, then one of its squares.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MoveSuggestion {
    /// A piece that can move.
    Piece {
        /// Where it stands.
        square: Square,
        /// What it is.
        piece: Piece,
        /// How many moves it has.
        moves: usize,
    },
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

/// Suggestions for `typed` in the game meant: pieces while no piece is named, else that piece's squares, captures and
/// king moves first; empty when it is not his move, or no game can be told. Text that leads nowhere gets all pieces.
///
/// # Errors
/// Only faults.
pub async fn suggest_moves(
    store: &Store,
    player: &Person,
    game: GameRef,
    typed: &str,
) -> Result<Vec<MoveSuggestion>, Error> {
    let mut snapshot = store.read().await?;
    let row = match find_game(&mut snapshot, player, game).await {
        Ok(row) => row,
        Err(Error::Refused(_)) => return Ok(Vec::new()),
        Err(fault) => return Err(fault),
    };
    if admit(&row, player, None).and_then(|side| admit_mover(&row, side)).is_err() {
        return Ok(Vec::new());
    }
    Ok(suggest(&replay(&mut snapshot, row).await?.game, typed))
}

/// His running games that `typed` (a number or a part of a name) may mean, as [`super::list_games()`] sorts them.
///
/// # Errors
/// Only faults.
pub async fn suggest_games(store: &Store, player: &Person, typed: &str) -> Result<Vec<GameSummary>, Error> {
    let mut games = list_games(store, player.id).await?;
    let typed = typed.trim().trim_start_matches('#').to_lowercase();
    games.retain(|game| {
        game.id.to_string().starts_with(&typed)
            || game.opponent.name.to_lowercase().contains(&typed)
            || game.variant_name().to_lowercase().contains(&typed)
    });
    Ok(games)
}

fn suggest(game: &Game, typed: &str) -> Vec<MoveSuggestion> {
    let pieces = movable_pieces(game);
    let typed = Typed::read(typed);
    let mut found = typed.from.map_or_else(Vec::new, |from| moves_of(game, from, &typed.to));
    if !typed.to_begun {
        let begins = |suggestion: &&MoveSuggestion| match suggestion {
            MoveSuggestion::Piece { square, .. } => {
                Some(*square) != typed.from && square.to_string().starts_with(&typed.head)
            }
            MoveSuggestion::Move { .. } => false,
        };
        found.extend(pieces.iter().filter(begins).cloned());
    }
    if found.is_empty() { pieces } else { found }
}

/// The mover's pieces that can move: the king, then from a1 rightwards, rank by rank upwards.
fn movable_pieces(game: &Game) -> Vec<MoveSuggestion> {
    let mut counts: Vec<(Square, usize)> = Vec::new();
    for mv in game.legal_moves() {
        match counts.last_mut() {
            Some((square, moves)) if *square == mv.from => *moves += 1,
            _ => counts.push((mv.from, 1)),
        }
    }
    let mut pieces: Vec<MoveSuggestion> = counts
        .into_iter()
        .filter_map(|(square, moves)| {
            let piece = game.position().board.piece_at(square)?;
            Some(MoveSuggestion::Piece { square, piece, moves })
        })
        .collect();
    pieces.sort_by_key(|piece| !matches!(piece, MoveSuggestion::Piece { piece: Piece::King, .. }));
    pieces
}

/// The moves of the piece on `from` to squares that begin with `to` (or all of them, if none does), captures first.
fn moves_of(game: &Game, from: Square, to: &str) -> Vec<MoveSuggestion> {
    let destinations = game.destinations(from);
    let begins = |square: &Square| square.to_string().starts_with(to);
    let any = destinations.iter().any(begins);
    let mut moves: Vec<MoveSuggestion> = destinations
        .into_iter()
        .filter(|square| !any || begins(square))
        .filter_map(|to| {
            let mv = Move { from, to };
            let ply = game.preview(mv).ok()?;
            Some(MoveSuggestion::Move { mv, piece: ply.piece, captured: ply.captured })
        })
        .collect();
    moves.sort_by_key(|mv| match mv {
        MoveSuggestion::Move { captured, .. } => std::cmp::Reverse(captured.len()),
        MoveSuggestion::Piece { .. } => std::cmp::Reverse(0),
    });
    moves
}

/// What somebody has typed of a move so far.
struct Typed {
    /// The text of the first square, perhaps not whole yet.
    head: String,
    /// The square to move from, once it is one.
    from: Option<Square>,
    /// Whether something follows the first square.
    to_begun: bool,
    /// The text of the second square, perhaps not whole yet.
    to: String,
}

impl Typed {
    fn read(typed: &str) -> Self {
        let typed = typed.trim_start().to_lowercase();
        let typed = skip_piece_letter(&typed);
        let (head, rest) = split_square(typed);
        let to = rest.trim_start_matches(|c: char| !c.is_ascii_alphanumeric() || c == 'x');
        Self {
            head: head.to_owned(),
            from: head.parse().ok(),
            to_begun: !rest.is_empty(),
            to: split_square(to).0.to_owned(),
        }
    }
}

/// `ke5` is the king on e5.
fn skip_piece_letter(typed: &str) -> &str {
    let mut chars = typed.chars();
    match (chars.next(), chars.next(), chars.next()) {
        (Some('a'..='z'), Some('a'..='z'), Some('0'..='9')) => &typed[1..],
        _ => typed,
    }
}

/// A letter and the digits behind it, and the rest.
fn split_square(text: &str) -> (&str, &str) {
    if !text.starts_with(|c: char| c.is_ascii_lowercase()) {
        return ("", text);
    }
    let digits = text[1..].chars().take_while(char::is_ascii_digit).count();
    text.split_at(1 + digits)
}
