//! Choosing a move from menus that only the player sees: piece, square, preview.

use serenity::all::ButtonStyle;
use serenity::builder::{CreateActionRow, CreateButton};

use crate::discord::custom_id::Press;
use crate::i18n::Texts;
use crate::rules::{Move, Outcome, Piece, Ply, Reason, Square};
use crate::service::{BoardRef, GameView, MoveSuggestion};

use super::board::numbered;
use super::draft::{Draft, MENU_OPTIONS, button, menu, option, option_label};
use super::{picture, repetition, tell};

/// The menu of pieces that can move.
pub fn choose_piece(texts: &Texts, game: &GameView) -> Draft {
    let pieces = movable_pieces(game);
    let example = pieces.get(MENU_OPTIONS).and_then(|(from, ..)| moves_of(game, *from).first().map(|ply| ply.mv));
    Draft::lines([numbered(texts, game, texts.get("choose-piece")), left_out(texts, pieces.len(), example)])
        .with_menu(piece_menu(texts, game, &pieces, None))
        .with_buttons(vec![cancel(texts, game)])
        .with_picture(picture::of_game(texts, game))
}

/// The menus with a piece chosen: the squares it may go to, and the pieces to change one's mind.
pub fn choose_square(texts: &Texts, game: &GameView, from: Square) -> Draft {
    let moves = moves_of(game, from);
    if moves.is_empty() {
        // A piece that no menu of ours offered: the choice begins again.
        return choose_piece(texts, game);
    }
    let question = texts.with("choose-square", &[("from", from.to_string().into())]);
    let example = moves.get(MENU_OPTIONS).map(|ply| ply.mv);
    Draft::lines([numbered(texts, game, question), left_out(texts, moves.len(), example)])
        .with_menu(piece_menu(texts, game, &movable_pieces(game), Some(from)))
        .with_menu(square_menu(texts, game, from, &moves, None))
        .with_buttons(vec![cancel(texts, game)])
        .with_picture(picture::of_choice(texts, game, from))
}

/// What the chosen move would do, to confirm; the menus stay, to change one's mind.
pub fn preview(texts: &Texts, game: &GameView, ply: &Ply) -> Draft {
    let Move { from, to } = ply.mv;
    let mv = ply.mv.to_string();
    let captured = tell::captures(texts, &ply.captured);
    let told = if captured.is_empty() {
        texts.with("preview-move", &[("move", mv.clone().into())])
    } else {
        texts.with("preview-move-captures", &[("move", mv.clone().into()), ("captured", captured.into())])
    };
    let confirm = texts.with("button-confirm-move", &[("move", mv.into())]);
    Draft::lines([numbered(texts, game, told), consequence(texts, game, ply)])
        .with_menu(piece_menu(texts, game, &movable_pieces(game), Some(from)))
        .with_menu(square_menu(texts, game, from, &moves_of(game, from), Some(to)))
        .with_buttons(vec![
            button(Press::ConfirmMove(at(game), ply.mv), ButtonStyle::Success, &confirm),
            cancel(texts, game),
        ])
        .with_picture(picture::of_preview(texts, game, ply))
}

/// What a previewed move means for the game, where it means more than the next turn.
fn consequence(texts: &Texts, game: &GameView, ply: &Ply) -> String {
    let Some(Outcome { winner, reason }) = ply.outcome else {
        return repetition::warning(texts, game, ply);
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

/// The pieces that can move with their number of moves: the king first, then by square.
fn movable_pieces(game: &GameView) -> Vec<(Square, Piece, usize)> {
    let board = &game.game.position().board;
    let moves = game.game.legal_moves();
    let mut pieces: Vec<(Square, Piece, usize)> = board
        .pieces()
        .map(|(square, piece)| (square, piece, moves.iter().filter(|mv| mv.from == square).count()))
        .filter(|(_, _, moves)| *moves > 0)
        .collect();
    pieces.sort_by_key(|(square, piece, _)| (*piece != Piece::King, *square));
    pieces
}

/// What each move of the piece on `from` would do: captures first, then by square.
fn moves_of(game: &GameView, from: Square) -> Vec<Ply> {
    let destinations = game.game.destinations(from).into_iter();
    let mut moves: Vec<Ply> = destinations.filter_map(|to| game.game.preview(Move { from, to }).ok()).collect();
    moves.sort_by_key(|ply| (ply.captured.is_empty(), ply.mv.to));
    moves
}

fn piece_menu(
    texts: &Texts,
    game: &GameView,
    pieces: &[(Square, Piece, usize)],
    chosen: Option<Square>,
) -> Option<CreateActionRow> {
    let options = pieces.iter().map(|(square, piece, moves)| {
        option(&piece_label(texts, *square, *piece, *moves), square.to_string())
            .default_selection(chosen == Some(*square))
    });
    menu(Press::PickPiece(at(game)), &texts.get("piece-placeholder"), options.collect())
}

fn square_menu(
    texts: &Texts,
    game: &GameView,
    from: Square,
    moves: &[Ply],
    chosen: Option<Square>,
) -> Option<CreateActionRow> {
    let options = moves.iter().map(|ply| {
        let label = move_label(texts, ply.mv, &tell::captures(texts, &ply.captured));
        option(&label, ply.mv.to.to_string()).default_selection(chosen == Some(ply.mv.to))
    });
    menu(Press::PickSquare(at(game), from), &texts.get("square-placeholder"), options.collect())
}

/// Says that a menu does not hold everything, with a move it leaves out as an example.
fn left_out(texts: &Texts, all: usize, example: Option<Move>) -> String {
    let Some(example) = example else { return String::new() };
    let example = example.to_string();
    texts.with("choose-left-out", &[("shown", MENU_OPTIONS.into()), ("all", all.into()), ("example", example.into())])
}

fn cancel(texts: &Texts, game: &GameView) -> CreateButton {
    button(Press::CancelMove(at(game)), ButtonStyle::Secondary, &texts.get("button-cancel"))
}

fn at(game: &GameView) -> BoardRef {
    BoardRef { game: game.id, ply: game.ply() }
}

fn piece_label(texts: &Texts, square: Square, piece: Piece, moves: usize) -> String {
    let piece = match piece {
        Piece::Attacker => "attacker",
        Piece::Defender => "defender",
        Piece::King => "king",
    };
    texts.with(
        "piece-option",
        &[("square", square.to_string().into()), ("piece", piece.into()), ("moves", moves.into())],
    )
}

fn move_label(texts: &Texts, mv: Move, captured: &str) -> String {
    if captured.is_empty() {
        return texts.with("move-option", &[("move", mv.to_string().into())]);
    }
    texts.with("move-option-captures", &[("move", mv.to_string().into()), ("captured", captured.into())])
}

/// One choice of the move option: label (at most 100 characters) and value.
pub fn move_choice(texts: &Texts, suggestion: &MoveSuggestion) -> (String, String) {
    let (label, value) = match suggestion {
        MoveSuggestion::Piece { square, piece, moves } => {
            (piece_label(texts, *square, *piece, *moves), square.to_string())
        }
        MoveSuggestion::Move { mv, captured, .. } => {
            (move_label(texts, *mv, &tell::captures(texts, captured)), mv.to_string())
        }
    };
    (option_label(&label), value)
}
