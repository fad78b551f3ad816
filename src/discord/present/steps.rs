//! A game move by move: its board after any of them, with buttons to step on and back. The same for records.

use serenity::all::ButtonStyle;
use serenity::builder::CreateButton;

use crate::discord::custom_id::Press;
use crate::discord::leafing::{RecordRef, SideWish};
use crate::i18n::Texts;
use crate::render::Turn;
use crate::rules::{Game, Outcome, Piece, Side};
use crate::service::{GameView, HouseRule, RecordView};

use super::board::numbered;
use super::draft::{Draft, button};
use super::leaf::all_ways;
use super::names::{self, quoted};
use super::{house_rules, picture, result, since_then, tell};

/// The board of a game after so many of its moves.
pub fn step(texts: &Texts, game: &GameView, ply: u32) -> Draft {
    let last = moves(&game.game);
    let ply = ply.min(last);
    let at = game.game.at_ply(ply as usize);
    let ended = game.result.filter(|_| ply == last);
    let turn = if ply == last { picture::turn(game) } else { Turn::ToMove(at.side_to_move()) };
    let told = ended.map(|ended| result::in_full(texts, game, ended)).unwrap_or_default();
    Draft::lines([title(texts, game), small(texts, &game.house_rules()), caption(texts, &at, last), told])
        .with_buttons(all_ways(texts, ply, last, |to, way| Press::Step(game.id, to, way)))
        .with_picture(picture::of_moment(texts, &at, turn, &format!("game-{}", game.id)))
}

/// The board of a record after so many of its moves; from there two can play on, unless it is over.
pub fn record_step(texts: &Texts, record: &RecordView, ply: u32) -> Draft {
    let last = record.ply();
    let ply = ply.min(last);
    let at = record.game.at_ply(ply as usize);
    let told = at.outcome().map(|outcome| over(texts, outcome)).unwrap_or_default();
    let house_rules = HouseRule::between(record.variant, record.game.ruleset());
    let mut draft = Draft::lines([
        record_title(texts, record),
        small(texts, &house_rules),
        caption(texts, &at, last),
        told,
        texts.with("record-kept", &[("until", since_then(texts, record.kept_until).into())]),
    ])
    .with_buttons(all_ways(texts, ply, last, |to, way| {
        Press::RecordStep(RecordRef { record: record.id, ply: to }, way)
    }));
    if at.outcome().is_none() {
        draft = draft.with_buttons(vec![play_on_button(texts, RecordRef { record: record.id, ply })]);
    }
    draft.with_picture(picture::of_moment(texts, &at, turn_of(&at), &format!("record-{}", record.id)))
}

fn play_on_button(texts: &Texts, at: RecordRef) -> CreateButton {
    button(Press::PlayOn(at, SideWish::Lot), ButtonStyle::Primary, &texts.get("button-play-on"))
}

/// What is played by whom, with the game's number.
pub(super) fn title(texts: &Texts, game: &GameView) -> String {
    let title = texts.with(
        "board-title",
        &[
            ("variant", game.variant.name.into()),
            ("attackers", names::marked(texts, &game.attackers).into()),
            ("defenders", names::marked(texts, &game.defenders).into()),
        ],
    );
    numbered(texts, game, title)
}

/// The same for a record, which may not say who played.
pub(super) fn record_title(texts: &Texts, record: &RecordView) -> String {
    let variant = record.variant.name;
    let name = |side| record.name(side).map(quoted).filter(|name| !name.is_empty());
    match (name(Side::Attackers), name(Side::Defenders)) {
        (Some(attackers), Some(defenders)) => texts.with(
            "record-title-names",
            &[("variant", variant.into()), ("attackers", attackers.into()), ("defenders", defenders.into())],
        ),
        (Some(attackers), None) => {
            texts.with("record-title-attackers", &[("variant", variant.into()), ("attackers", attackers.into())])
        }
        (None, Some(defenders)) => {
            texts.with("record-title-defenders", &[("variant", variant.into()), ("defenders", defenders.into())])
        }
        (None, None) => texts.with("record-title", &[("variant", variant.into())]),
    }
}

fn small(texts: &Texts, rules: &[HouseRule]) -> String {
    let line = house_rules::line(texts, rules);
    if line.is_empty() { line } else { format!("-# {line}") }
}

/// Which move it is, and what it did.
fn caption(texts: &Texts, at: &Game, plies: u32) -> String {
    let Some(ply) = at.plies().last() else {
        return texts.with("step-start", &[("plies", plies.into())]);
    };
    let captured = tell::captures(texts, &ply.captured);
    let piece = match ply.piece {
        Piece::Attacker => "attacker",
        Piece::Defender => "defender",
        Piece::King => "king",
    };
    let (number, mv) = (moves(at), ply.mv.to_string());
    if captured.is_empty() {
        return texts.with(
            "step-move",
            &[("ply", number.into()), ("plies", plies.into()), ("piece", piece.into()), ("move", mv.into())],
        );
    }
    texts.with(
        "step-move-captures",
        &[
            ("ply", number.into()),
            ("plies", plies.into()),
            ("piece", piece.into()),
            ("move", mv.into()),
            ("captured", captured.into()),
        ],
    )
}

fn over(texts: &Texts, outcome: Outcome) -> String {
    texts.with("record-over", &[("how", result::on_the_board(texts, outcome).into())])
}

/// Whose move it is, or how it ended, on the board alone.
pub(super) fn turn_of(game: &Game) -> Turn {
    match game.outcome() {
        None => Turn::ToMove(game.side_to_move()),
        Some(outcome) => outcome.winner.map_or(Turn::Drawn, Turn::Won),
    }
}

/// How many moves have been played.
pub(super) fn moves(game: &Game) -> u32 {
    game.plies().len() as u32
}
