//! The board after a move, for everybody, and the board one person asked for.

use serenity::all::ButtonStyle;
use serenity::builder::CreateButton;

use crate::discord::custom_id::Press;
use crate::i18n::Texts;
use crate::ids::PlayerId;
use crate::render::{Scene, Theme};
use crate::rules::Side;
use crate::service::{BoardRef, GameView};

use super::draft::{Draft, button, link_button};
use super::{house_rules, names, picture, repetition, result, since, tell, text_board};

/// How somebody wants to look at a board.
#[derive(Debug, Clone, Copy)]
pub struct Look {
    /// From the other side than everybody sees it from.
    pub flipped: bool,
    /// In what form.
    pub form: Form,
}

/// In what form somebody wants to see a board.
#[derive(Debug, Clone, Copy)]
pub enum Form {
    /// Drawn.
    Picture {
        /// In this theme; none for the one he has chosen once and for all.
        theme: Option<&'static Theme>,
    },
    /// Written.
    Text,
}

/// The public board after the view's last ply (or the start): tells the last move, mentions only the player to move,
/// or tells the result and mentions both.
pub fn public_board(texts: &Texts, game: &GameView) -> Draft {
    let board = picture::of_game(texts, game);
    if let Some(ended) = game.result {
        let players = Side::ALL.map(|side| game.player(side).id);
        let mentions = players.map(names::mention).join(" ");
        let told = numbered(texts, game, result::in_full(texts, game, ended));
        return Draft::lines([told, small(texts, game), mentions]).mentioning(players).with_picture(board);
    }
    let mover = game.to_move().id;
    let mention = names::mention(mover);
    let mut lines = match game.game.plies().last() {
        None => {
            let start = texts.with(
                "game-started",
                &[
                    ("variant", game.variant.name.into()),
                    ("attackers", names::marked(texts, &game.attackers).into()),
                    ("defenders", names::marked(texts, &game.defenders).into()),
                ],
            );
            vec![numbered(texts, game, start), texts.with("first-move", &[("mention", mention.into())])]
        }
        Some(ply) => vec![
            numbered(texts, game, tell::move_sentence(texts, game, ply)),
            repetition::notice(texts, game, ply),
            texts.with("your-move", &[("mention", mention.into())]),
        ],
    };
    lines.insert(lines.len() - 1, small(texts, game));
    Draft::lines(lines).mentioning([mover]).with_buttons(buttons(texts, game, true)).with_picture(board)
}

/// The board as one person looks at it, privately.
pub fn private_board(texts: &Texts, game: &GameView, reader: PlayerId, look: Look) -> Draft {
    let title = texts.with(
        "board-title",
        &[
            ("variant", game.variant.name.into()),
            ("attackers", names::marked(texts, &game.attackers).into()),
            ("defenders", names::marked(texts, &game.defenders).into()),
        ],
    );
    let mut lines = vec![numbered(texts, game, title), small(texts, game)];
    let mut row = Vec::new();
    if let Some(ended) = game.result {
        lines.push(result::in_full(texts, game, ended));
        lines.push(texts.with("board-ended", &[("since", since(texts, game.turn_since).into())]));
    } else {
        lines.extend(state(texts, game, reader));
        if Side::ALL.iter().any(|side| game.player(*side).id == reader) {
            row = buttons(texts, game, game.to_move().id == reader);
        }
    }
    row.extend(link_button(texts, game.newest));
    let seen = picture::scene(game);
    let scene = Scene { flipped: seen.flipped != look.flipped, ..seen };
    match look.form {
        Form::Text => {
            lines.push(text_board::block(texts, &scene));
            Draft::lines(lines).with_buttons(row)
        }
        Form::Picture { theme } => {
            let board = picture::of_scene(texts, game, scene);
            let board = theme.into_iter().fold(board, picture::in_theme);
            Draft::lines(lines).with_buttons(row).with_picture(board)
        }
    }
}

/// The house rules that are played, in small print; empty if there are none.
fn small(texts: &Texts, game: &GameView) -> String {
    let line = house_rules::line(texts, &game.house_rules());
    if line.is_empty() { line } else { format!("-# {line}") }
}

/// What happened last in a running game, and whose move it is.
fn state(texts: &Texts, game: &GameView, reader: PlayerId) -> Vec<String> {
    let last = match game.game.plies().last() {
        None => vec![texts.get("board-no-move")],
        Some(ply) => vec![tell::move_sentence(texts, game, ply), repetition::notice(texts, game, ply)],
    };
    let since = since(texts, game.turn_since);
    let turn = if game.to_move().id == reader {
        texts.with("board-your-move", &[("since", since.into())])
    } else {
        let name = names::marked(texts, game.to_move());
        texts.with("board-their-move", &[("name", name.into()), ("since", since.into())])
    };
    let offer = game.offer.map(|_| texts.get("board-draw-offered")).unwrap_or_default();
    last.into_iter().chain([turn, offer]).collect()
}

/// What a player can do on a running board.
fn buttons(texts: &Texts, game: &GameView, may_move: bool) -> Vec<CreateButton> {
    let at = BoardRef { game: game.id, ply: game.ply() };
    let mut buttons = Vec::new();
    if may_move {
        buttons.push(button(Press::ChooseMove(at), ButtonStyle::Primary, &texts.get("button-move")));
    }
    if game.offer.is_none() {
        buttons.push(button(Press::OfferDraw(at), ButtonStyle::Secondary, &texts.get("button-offer-draw")));
    }
    buttons.push(button(Press::AskResign(at), ButtonStyle::Danger, &texts.get("button-resign")));
    buttons
}

/// The sentence with the game's number in front.
pub(super) fn numbered(texts: &Texts, game: &GameView, sentence: String) -> String {
    texts.with("numbered", &[("game", game.id.0.into()), ("sentence", sentence.into())])
}
