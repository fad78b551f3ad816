//! The board after a move, for everybody, and the board one person asked for.

use serenity::all::ButtonStyle;
use serenity::builder::{CreateActionRow, CreateButton};

use crate::discord::custom_id::Press;
use crate::i18n::Texts;
use crate::ids::PlayerId;
use crate::render::{Scene, Theme};
use crate::rules::Side;
use crate::service::{GameView, OfferKind};

use super::draft::{Draft, button, link_button};
use super::{ago, house_rules, matches, names, picture, repetition, result, tell, text_board, time};

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
/// or tells the result and mentions
/// whoever did not bring it about.
pub fn public_board(texts: &Texts, game: &GameView) -> Draft {
    let board = picture::of_game(texts, game);
    if let Some(ended) = game.result {
        let called = Side::ALL.map(|side| game.player(side).id).into_iter().filter(|id| game.ended_by != Some(*id));
        let called: Vec<PlayerId> = called.collect();
        let mentions: Vec<String> = called.iter().copied().map(names::mention).collect();
        let told = numbered(texts, game, result::in_full(texts, game, ended));
        let in_match = matches::consequence(texts, game);
        return Draft::lines([told, in_match, small(texts, game), mentions.join(" ")])
            .mentioning(called)
            .with_buttons(rematch_button(texts, game).into_iter().chain(afterwards(texts, game)).collect())
            .with_picture(board);
    }
    let mover = game.to_move().id;
    let mention = names::mention(mover);
    let mut lines = match game.game.plies().last() {
        _ if !game.taken_back.is_empty() => vec![
            numbered(texts, game, taken_back(texts, game)),
            time::with_deadline(texts, game, texts.with("your-move", &[("mention", mention.into())]), None),
        ],
        None => {
            let start = texts.with(
                "game-started",
                &[
                    ("variant", game.variant.name.into()),
                    ("attackers", names::marked(texts, &game.attackers).into()),
                    ("defenders", names::marked(texts, &game.defenders).into()),
                ],
            );
            let first_move = time::with_deadline(texts, game, first_move(texts, game, mention), None);
            vec![numbered(texts, game, start), begun(texts, game), first_move]
        }
        Some(ply) => vec![
            numbered(texts, game, tell::move_sentence(texts, game, ply)),
            repetition::notice(texts, game, ply),
            time::with_deadline(texts, game, texts.with("your-move", &[("mention", mention.into())]), None),
        ],
    };
    let turn = lines.len() - 1;
    lines.splice(turn..turn, [small(texts, game), time::given_back(texts, game)]);
    Draft::lines(lines)
        .mentioning([mover])
        .calling_on(game.board())
        .with_buttons(buttons(texts, game, None))
        .with_picture(board)
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
        lines.push(matches::consequence(texts, game));
        if Side::ALL.iter().any(|side| game.player(*side).id == reader) {
            row.extend(rematch_button(texts, game));
        }
        lines.push(texts.with("board-ended", &[("since", ago(texts, game.turn_since).into())]));
        row.extend(afterwards(texts, game));
    } else if !game.is_frozen {
        lines.extend(state(texts, game, reader));
        if let Some(side) = game.side_of(reader) {
            if game.is_time_up && side != game.game.side_to_move() {
                row.extend(time::at_the_end(texts, game));
            }
            row.extend(buttons(texts, game, Some(side)));
        }
    }
    if game.is_frozen {
        lines.push(texts.get("board-frozen"));
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

/// In small print the house rules that are played, and the match that it belongs to; empty if there are none.
pub(super) fn small(texts: &Texts, game: &GameView) -> String {
    let line = house_rules::line(texts, &game.house_rules());
    let line = if line.is_empty() { line } else { format!("-# {line}") };
    let lines: Vec<String> = [line, matches::small(texts, game)].into_iter().filter(|line| !line.is_empty()).collect();
    lines.join("\n")
}

/// Playing again with the sides swapped: under the last board, unless the match does just that, or it is played again
/// already or asked for.
fn rematch_button(texts: &Texts, game: &GameView) -> Option<CreateButton> {
    let goes_on = game.has_rematch
        || game.in_match.as_ref().is_some_and(|found| found.second.is_some_and(|second| second != game.id));
    (!goes_on).then(|| button(Press::Rematch(game.id), ButtonStyle::Secondary, &texts.get("button-rematch")))
}

/// What happened last in a running game, and whose move it is.
fn state(texts: &Texts, game: &GameView, reader: PlayerId) -> Vec<String> {
    let last = match game.game.plies().last() {
        _ if !game.taken_back.is_empty() => vec![taken_back(texts, game)],
        None => vec![texts.get("board-no-move")],
        Some(ply) => vec![tell::move_sentence(texts, game, ply), repetition::notice(texts, game, ply)],
    };
    let since = ago(texts, game.turn_since);
    let turn = if game.to_move().id == reader {
        texts.with("board-your-move", &[("since", since.into())])
    } else {
        let name = names::marked(texts, game.to_move());
        texts.with("board-their-move", &[("name", name.into()), ("since", since.into())])
    };
    let turn = time::with_deadline(texts, game, turn, Some(reader));
    let offer = game.offer.map(|offer| match offer.kind {
        OfferKind::Draw => texts.get("board-draw-offered"),
        OfferKind::TakeBack => texts.get("board-take-back-asked"),
        OfferKind::Abort => texts.get("board-abort-asked"),
    });
    last.into_iter().chain([turn, offer.unwrap_or_default()]).collect()
}

/// In small print the pace of a game that begins; empty if it has none.
fn begun(texts: &Texts, game: &GameView) -> String {
    game.pace.map_or_else(String::new, |pace| format!("-# {}", time::pace(texts, Some(pace))))
}

/// Who is called to begin.
fn first_move(texts: &Texts, game: &GameView, mention: String) -> String {
    match game.game.side_to_move() {
        Side::Attackers => texts.with("first-move", &[("mention", mention.into())]),
        Side::Defenders => texts.with("first-move-defenders", &[("mention", mention.into())]),
    }
}

/// What stays under the last board of a game that is played again.
pub fn lasting(texts: &Texts, game: &GameView) -> Vec<CreateActionRow> {
    Draft::default().with_buttons(afterwards(texts, game)).rows
}

/// What can be done with a game that is over.
fn afterwards(texts: &Texts, game: &GameView) -> Vec<CreateButton> {
    vec![
        button(Press::Replay(game.id), ButtonStyle::Secondary, &texts.get("button-replay")),
        button(Press::Export(game.id), ButtonStyle::Secondary, &texts.get("button-export")),
    ]
}

/// That moves were taken back: whoever asked is to move again.
pub(super) fn taken_back(texts: &Texts, game: &GameView) -> String {
    let moves: Vec<String> = game.taken_back.iter().rev().map(|ply| ply.mv.to_string()).collect();
    let opponent = game.player(game.game.side_to_move().opponent());
    texts.with(
        "taken-back",
        &[
            ("name", names::marked(texts, game.to_move()).into()),
            ("moves", texts.list(&moves).into()),
            ("opponent", names::marked(texts, opponent).into()),
        ],
    )
}

/// What can be done on a running board, by this side or (on a board that all see) by any. In a frozen game, nothing.
pub(super) fn buttons(texts: &Texts, game: &GameView, side: Option<Side>) -> Vec<CreateButton> {
    if game.is_frozen {
        return Vec::new();
    }
    let at = game.board();
    let may_move = side.is_none_or(|side| side == game.game.side_to_move());
    let has_moved = side.map_or(game.moves() > 0, |side| !game.would_take_back(side).is_empty());
    let offer = |kind, label: &str| button(Press::Offer(kind, at), ButtonStyle::Secondary, label);
    let mut buttons = Vec::new();
    if may_move {
        buttons.push(button(Press::ChooseMove(at), ButtonStyle::Primary, &texts.get("button-move")));
    }
    if game.offer.is_none() {
        buttons.push(offer(OfferKind::Draw, &texts.get("button-offer-draw")));
        if has_moved {
            buttons.push(offer(OfferKind::TakeBack, &texts.get("button-take-back")));
        }
        if game.can_be_aborted() {
            buttons.push(offer(OfferKind::Abort, &texts.get("button-abort")));
        }
    }
    buttons.push(button(Press::AskResign(at), ButtonStyle::Danger, &texts.get("button-resign")));
    buttons
}

/// The sentence with the game's number in front.
pub(super) fn numbered(texts: &Texts, game: &GameView, sentence: String) -> String {
    texts.with("numbered", &[("game", game.id.0.into()), ("sentence", sentence.into())])
}
