//! What has happened since a board on which somebody pressed something, with the board as it stands now.

use serenity::all::ButtonStyle;

use crate::discord::custom_id::Press;
use crate::i18n::Texts;
use crate::ids::PlayerId;
use crate::rules::{Move, Ply};
use crate::service::{GameView, OldBoard};

use super::board::numbered;
use super::draft::{Draft, button, link_button};
use super::{ago, names, picture, result, tell};

/// How many moves are told; the others are counted.
const TOLD: usize = 5;

/// What was pressed too late.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TooLate {
    /// Something under the board, or in the menus that belong to it.
    Board,
    /// The button that plays this move.
    Move(Move),
    /// The button that resigns.
    Resign,
    /// The button that claims the game.
    Claim,
}

/// The moves since that board (or that moves were taken back), whose turn it is or how it ended, and the way to the
/// newest board.
pub fn since(texts: &Texts, game: &GameView, then: OldBoard, what: TooLate, reader: PlayerId) -> Draft {
    let plies = game.game.plies();
    let newer = if then.taken_back { &[] } else { plies.get(then.moves as usize..).unwrap_or_default() };
    let head = numbered(texts, game, head(texts, game, (then, newer.first()), what, reader));
    let told = newer.iter().skip(newer.len().saturating_sub(TOLD));
    let told = told.map(|ply| texts.with("since-move", &[("moved", tell::move_sentence(texts, game, ply).into())]));
    let earlier = newer.len().saturating_sub(TOLD);
    let earlier = if earlier == 0 { String::new() } else { texts.with("since-earlier", &[("moves", earlier.into())]) };
    let taken_back = if then.taken_back { texts.get("since-taken-back") } else { String::new() };
    let lines = [head, taken_back].into_iter().chain(told).chain([earlier, now(texts, game, reader)]);
    let mut row = Vec::new();
    if game.result.is_none() && game.to_move().id == reader {
        row.push(button(Press::ChooseMove(game.board()), ButtonStyle::Primary, &texts.get("button-move")));
    }
    row.extend(link_button(texts, game.newest));
    Draft::lines(lines).with_buttons(row).with_picture(picture::of_game(texts, game))
}

/// What the press was about: the board then, and what was played on it first.
fn head(
    texts: &Texts,
    game: &GameView,
    (then, first): (OldBoard, Option<&Ply>),
    what: TooLate,
    reader: PlayerId,
) -> String {
    let own = first.filter(|played| game.player(played.piece.side()).id == reader);
    match (what, first) {
        (TooLate::Move(mv), _) if own.is_some_and(|played| played.mv == mv) => {
            texts.with("since-already-played", &[("move", mv.to_string().into())])
        }
        (TooLate::Resign, _) => texts.get("closed-resign-outdated"),
        (TooLate::Claim, _) => texts.get("closed-claim-outdated"),
        // Something else than a move has changed the game.
        (TooLate::Board | TooLate::Move(_), None) if !then.taken_back => texts.get("since-nothing-played"),
        (TooLate::Board | TooLate::Move(_), _) => texts.with("since-old-board", &[("plies", then.moves.into())]),
    }
}

/// Whose turn it is, or how the game ended.
fn now(texts: &Texts, game: &GameView, reader: PlayerId) -> String {
    let since = ago(texts, game.turn_since);
    match game.result {
        Some(ended) => result::in_short(texts, game.id, &[game.attackers.clone(), game.defenders.clone()], ended),
        None if game.to_move().id == reader => texts.with("board-your-move", &[("since", since.into())]),
        None => {
            let name = names::marked(texts, game.to_move());
            texts.with("board-their-move", &[("name", name.into()), ("since", since.into())])
        }
    }
}
