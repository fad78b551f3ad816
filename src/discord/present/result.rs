//! How a game ended, in full under the last board and in short for whoever comes too late.

use crate::i18n::Texts;
use crate::ids::GameId;
use crate::rules::{Outcome, Ply, Reason, Side};
use crate::service::{EndReason, GameResult, GameView, Intervention, Person};

use super::{names, tell};

/// The result in full sentences, by name, with the number of moves.
pub(super) fn in_full(texts: &Texts, game: &GameView, result: GameResult) -> String {
    match (result.reason, game.game.plies().last()) {
        (EndReason::Board(reason), Some(last)) => by_the_rules(texts, game, result, reason, last),
        // The rules end a game by a move only; a game that ended without one has its verdict to show.
        (EndReason::Board(_), None) => verdict(texts, result.winner, game.moves()),
        (EndReason::Resignation, _) => resignation(texts, game, result),
        (EndReason::Agreement, _) => texts.with(
            "result-agreement",
            &[
                ("attackers", names::marked(texts, &game.attackers).into()),
                ("defenders", names::marked(texts, &game.defenders).into()),
                ("plies", game.moves().into()),
            ],
        ),
        (EndReason::Aborted, _) => texts.with(
            "result-aborted",
            &[
                ("attackers", names::marked(texts, &game.attackers).into()),
                ("defenders", names::marked(texts, &game.defenders).into()),
            ],
        ),
        (EndReason::Intervention, _) => intervention(texts, game),
        (EndReason::Time, _) => out_of_time(texts, game, result),
        (EndReason::NotBegun, _) => {
            texts.with("result-not-begun", &[("name", names::marked(texts, game.to_move()).into())])
        }
    }
}

/// Who ended it, and why he says he did.
fn intervention(texts: &Texts, game: &GameView) -> String {
    let Some(Intervention { by, why }) = &game.intervention else { return texts.get("result-intervention-unknown") };
    let (manager, plies) = (names::marked(texts, by), game.moves());
    let why = names::reason(why);
    if why.is_empty() {
        return texts.with("result-intervention-silent", &[("manager", manager.into()), ("plies", plies.into())]);
    }
    texts.with("result-intervention", &[("manager", manager.into()), ("plies", plies.into()), ("why", why.into())])
}

fn by_the_rules(texts: &Texts, game: &GameView, result: GameResult, reason: Reason, last: &Ply) -> String {
    let mover = last.piece.side();
    let name = names::marked(texts, game.player(mover));
    let mv = last.mv.to_string();
    let verdict = verdict(texts, result.winner, game.moves());
    let captured = tell::captures(texts, &last.captured);
    let wiped_out = tell::is_wiped_out(game, mover.opponent());
    let sentence = match reason {
        Reason::KingCaptured => texts.with(
            "result-king-captured",
            &[
                ("name", name.into()),
                ("move", mv.clone().into()),
                ("captured", captured.clone().into()),
                ("verdict", verdict.into()),
            ],
        ),
        Reason::Escape => texts.with(
            "result-escape",
            &[("name", name.into()), ("square", last.mv.to.to_string().into()), ("verdict", verdict.into())],
        ),
        Reason::ExitFort => texts.with(
            "result-exit-fort",
            &[
                ("name", name.into()),
                ("move", mv.clone().into()),
                ("square", tell::king_square(game).unwrap_or_default().into()),
                ("verdict", verdict.into()),
            ],
        ),
        Reason::Encirclement => texts.with(
            "result-encirclement",
            &[("name", name.into()), ("move", mv.clone().into()), ("verdict", verdict.into())],
        ),
        Reason::NoMoves if wiped_out => texts.with(
            "result-no-pieces",
            &[("name", name.into()), ("move", mv.clone().into()), ("verdict", verdict.into())],
        ),
        Reason::NoMoves => texts.with(
            "result-no-moves",
            &[
                ("name", name.into()),
                ("move", mv.clone().into()),
                ("opponent", names::marked(texts, game.player(mover.opponent())).into()),
                ("verdict", verdict.into()),
            ],
        ),
        Reason::Repetition => texts.with(
            "result-repetition",
            &[("name", name.into()), ("move", mv.clone().into()), ("verdict", verdict.into())],
        ),
        Reason::MoveLimit => texts.with(
            "result-move-limit",
            &[("name", name.into()), ("move", mv.clone().into()), ("verdict", verdict.into())],
        ),
    };
    let told = captured.is_empty() || reason == Reason::KingCaptured || (reason == Reason::NoMoves && wiped_out);
    if told {
        return sentence;
    }
    let also = texts.with("result-also-captured", &[("move", mv.into()), ("captured", captured.into())]);
    format!("{sentence} {also}")
}

fn verdict(texts: &Texts, winner: Option<Side>, plies: u32) -> String {
    match winner {
        Some(side) => texts.with("verdict-won", &[("winner", side.key().into()), ("plies", plies.into())]),
        None => texts.with("verdict-drawn", &[("plies", plies.into())]),
    }
}

fn resignation(texts: &Texts, game: &GameView, result: GameResult) -> String {
    let Some(winner) = result.winner else {
        return verdict(texts, None, game.moves());
    };
    texts.with(
        "result-resignation",
        &[
            ("loser", names::marked(texts, game.player(winner.opponent())).into()),
            ("winner", winner.key().into()),
            ("name", names::marked(texts, game.player(winner)).into()),
            ("plies", game.moves().into()),
        ],
    )
}

/// Whoever was to move has not moved in time.
fn out_of_time(texts: &Texts, game: &GameView, result: GameResult) -> String {
    let Some(winner) = result.winner else { return verdict(texts, None, game.moves()) };
    texts.with(
        "result-time",
        &[
            ("loser", names::marked(texts, game.player(winner.opponent())).into()),
            ("winner", winner.key().into()),
            ("name", names::marked(texts, game.player(winner)).into()),
            ("plies", game.moves().into()),
        ],
    )
}

/// The result in short: `Game #17 is over: Bjorn resigned, and the attackers won.`
pub(super) fn in_short(texts: &Texts, game: GameId, players: &[Person; 2], result: GameResult) -> String {
    let [attackers, defenders] = players;
    let how = match (result.reason, result.winner) {
        (EndReason::Agreement, _) => texts.get("over-agreement"),
        (EndReason::Aborted, _) => texts.get("over-aborted"),
        (EndReason::Intervention, _) => texts.get("over-intervention"),
        (EndReason::NotBegun, _) => texts.get("over-not-begun"),
        (reason @ (EndReason::Resignation | EndReason::Time), Some(winner)) => {
            let loser = match winner {
                Side::Attackers => defenders,
                Side::Defenders => attackers,
            };
            let (loser, winner) = (names::marked(texts, loser), winner.key());
            match reason {
                EndReason::Time => texts.with("over-time", &[("loser", loser.into()), ("winner", winner.into())]),
                _ => texts.with("over-resignation", &[("loser", loser.into()), ("winner", winner.into())]),
            }
        }
        (EndReason::Board(reason), winner) => on_the_board(texts, Outcome { winner, reason }),
        (EndReason::Resignation | EndReason::Time, None) => texts.get("over-drawn"),
    };
    texts.with("game-is-over", &[("game", game.0.into()), ("how", how.into())])
}

/// The end of a game by the rules in short, as part of a sentence.
pub(super) fn on_the_board(texts: &Texts, outcome: Outcome) -> String {
    match (outcome.reason, outcome.winner) {
        (reason, Some(winner)) => won_in_short(texts, reason, winner),
        (Reason::NoMoves, None) => texts.get("over-no-moves-drawn"),
        (Reason::Repetition, None) => texts.get("over-repetition-drawn"),
        (Reason::MoveLimit, None) => texts.get("over-move-limit"),
        (Reason::KingCaptured | Reason::Escape | Reason::ExitFort | Reason::Encirclement, None) => {
            texts.get("over-drawn")
        }
    }
}

fn won_in_short(texts: &Texts, reason: Reason, winner: Side) -> String {
    let winner = winner.key();
    match reason {
        Reason::KingCaptured => texts.with("over-king-captured", &[("winner", winner.into())]),
        Reason::Escape => texts.with("over-escape", &[("winner", winner.into())]),
        Reason::ExitFort => texts.with("over-exit-fort", &[("winner", winner.into())]),
        Reason::Encirclement => texts.with("over-encirclement", &[("winner", winner.into())]),
        Reason::NoMoves => texts.with("over-no-moves", &[("winner", winner.into())]),
        Reason::Repetition => texts.with("over-repetition", &[("winner", winner.into())]),
        Reason::MoveLimit => texts.with("over-won", &[("winner", winner.into())]),
    }
}
