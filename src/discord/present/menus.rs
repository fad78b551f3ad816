//! Choosing a move from menus that only the player sees: piece, square, preview. Where there is nothing to choose, the
//! step is left out; a menu that does not hold everything has pages.

use serenity::all::ButtonStyle;
use serenity::builder::{CreateActionRow, CreateButton};

use crate::discord::custom_id::Press;
use crate::i18n::Texts;
use crate::rules::{Outcome, Ply, Reason, Square, Warning};
use crate::service::{BoardRef, GameView, PieceChoice, is_dangerous, move_choices, piece_choices};

use super::board::numbered;
use super::draft::{Draft, MENU_OPTIONS, button, menu, option};
use super::paging::Page;
use super::turning::{other_pieces, turn_pieces, turn_squares};
use super::{labels, picture, repetition, tell};

/// The first thing that there is to choose: a piece, unless only one can move.
pub fn begin_choice(texts: &Texts, game: &GameView) -> Draft {
    match piece_choices(&game.game).as_slice() {
        [only] => choose_square(texts, game, only.square, 0),
        _ => choose_piece(texts, game, 0),
    }
}

/// The menu of pieces that can move.
pub fn choose_piece(texts: &Texts, game: &GameView, page: u16) -> Draft {
    let pieces = piece_choices(&game.game);
    let page = Page::of(&pieces, MENU_OPTIONS, page);
    let place = page.place().map(|(first, last, all)| {
        texts.with("choose-piece-page", &[("first", first.into()), ("last", last.into()), ("all", all.into())])
    });
    Draft::lines([numbered(texts, game, texts.get("choose-piece")), place.unwrap_or_default()])
        .with_menu(piece_menu(texts, game, &page, None))
        .with_buttons(turn_pieces(texts, game, &page).chain([cancel(texts, game)]).collect())
        .with_picture(picture::of_game(texts, game))
}

/// The menus with a piece chosen: the squares it may go to, and the pieces to change one's mind. Where it can go to one
/// square only, what that would do.
pub fn choose_square(texts: &Texts, game: &GameView, from: Square, page: u16) -> Draft {
    let moves = move_choices(&game.game, from);
    match moves.as_slice() {
        // A piece that no menu of ours offered: the choice begins again.
        [] => return choose_piece(texts, game, 0),
        [only] => return preview(texts, game, only),
        _ => {}
    }
    let page = Page::of(&moves, MENU_OPTIONS, page);
    let question = texts.with("choose-square", &[("from", from.to_string().into())]);
    let place = page.place().map(|(first, last, all)| {
        texts.with("choose-square-page", &[("first", first.into()), ("last", last.into()), ("all", all.into())])
    });
    let pieces = piece_choices(&game.game);
    let chosen = Page::with(&pieces, MENU_OPTIONS, |piece| piece.square == from);
    let buttons = turn_squares(texts, game, from, &page).chain(other_pieces(texts, game, &chosen));
    Draft::lines([numbered(texts, game, question), place.unwrap_or_default()])
        .with_menu(piece_menu(texts, game, &chosen, Some(from)))
        .with_menu(square_menu(texts, game, from, &page, None))
        .with_buttons(buttons.chain([cancel(texts, game)]).collect())
        .with_picture(picture::of_choice(texts, game, from))
}

/// What the chosen move would do, to confirm; the menus stay, to change one's mind.
pub fn preview(texts: &Texts, game: &GameView, ply: &Ply) -> Draft {
    let (from, to) = (ply.mv.from, ply.mv.to);
    let captured = tell::captures(texts, &ply.captured);
    let mv = || ply.mv.to_string().into();
    let told = if captured.is_empty() {
        texts.with("preview-move", &[("move", mv())])
    } else {
        texts.with("preview-move-captures", &[("move", mv()), ("captured", captured.into())])
    };
    let confirm = texts.with("button-confirm-move", &[("move", mv())]);
    let style = if is_dangerous(&game.game, ply) { ButtonStyle::Danger } else { ButtonStyle::Success };
    let (pieces, moves) = (piece_choices(&game.game), move_choices(&game.game, from));
    let chosen = Page::with(&pieces, MENU_OPTIONS, |piece| piece.square == from);
    let page = Page::with(&moves, MENU_OPTIONS, |other| other.mv.to == to);
    let other = turn_squares(texts, game, from, &page).chain(other_pieces(texts, game, &chosen));
    let own = [button(Press::ConfirmMove(at(game), ply.mv), style, &confirm), cancel(texts, game)];
    Draft::lines([numbered(texts, game, told), consequence(texts, game, ply)])
        .with_menu(piece_menu(texts, game, &chosen, Some(from)))
        .with_menu(square_menu(texts, game, from, &page, Some(to)))
        .with_buttons(own.into_iter().chain(other).collect())
        .with_picture(picture::of_preview(texts, game, ply))
}

/// What a previewed move means for the game, where it means more than the next turn.
fn consequence(texts: &Texts, game: &GameView, ply: &Ply) -> String {
    let Some(Outcome { winner, reason }) = ply.outcome else {
        let threat = threat(texts, game, ply).unwrap_or_default();
        let lines = [threat, repetition::warning(texts, game, ply)];
        return lines.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n");
    };
    let mine = winner.map(|side| side == ply.piece.side());
    match (reason, mine) {
        (Reason::Repetition, Some(true)) => texts.get("preview-third-time-wins"),
        (Reason::Repetition, Some(false)) => texts.get("preview-third-time-loses"),
        (Reason::Repetition, None) => texts.get("preview-third-time-draws"),
        (_, Some(true)) => texts.get("preview-wins"),
        (_, Some(false)) => texts.get("preview-loses"),
        (_, None) => texts.get("preview-draws"),
    }
}

/// With what the opponent can end the game after the move.
fn threat(texts: &Texts, game: &GameView, ply: &Ply) -> Option<String> {
    game.game.warnings(ply.mv).unwrap_or_default().into_iter().find_map(|warning| match warning {
        Warning::KingCanBeTaken { by } => {
            Some(texts.with("preview-king-can-be-taken", &[("move", by.to_string().into())]))
        }
        Warning::KingCanEscape { by } => {
            Some(texts.with("preview-king-can-escape", &[("move", by.to_string().into())]))
        }
        // These are told with what they mean by these rules.
        Warning::StandsAgain | Warning::EndsByRepetition(_) => None,
    })
}

fn piece_menu(
    texts: &Texts,
    game: &GameView,
    page: &Page<'_, PieceChoice>,
    chosen: Option<Square>,
) -> Option<CreateActionRow> {
    let options = page.items().iter().map(|piece| {
        option(&labels::of_piece(texts, piece), piece.square.to_string())
            .default_selection(chosen == Some(piece.square))
    });
    menu(Press::PickPiece(at(game)), &texts.get("piece-placeholder"), options.collect())
}

fn square_menu(
    texts: &Texts,
    game: &GameView,
    from: Square,
    page: &Page<'_, Ply>,
    chosen: Option<Square>,
) -> Option<CreateActionRow> {
    let options = page.items().iter().map(|ply| {
        let label = labels::of_move(texts, ply.mv, &ply.captured);
        option(&label, ply.mv.to.to_string()).default_selection(chosen == Some(ply.mv.to))
    });
    menu(Press::PickSquare(at(game), from), &texts.get("square-placeholder"), options.collect())
}

fn cancel(texts: &Texts, game: &GameView) -> CreateButton {
    button(Press::CancelMove(at(game)), ButtonStyle::Secondary, &texts.get("button-cancel"))
}

/// The board that the menus belong to.
pub(super) fn at(game: &GameView) -> BoardRef {
    game.board()
}
