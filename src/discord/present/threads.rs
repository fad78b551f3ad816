//! Threads of games, and boards that somebody missed.

use crate::i18n::Texts;
use crate::ids::PlayerId;
use crate::service::{GameView, ThreadState};

use super::board::{Form, Look, private_board};
use super::draft::{CONTENT, Draft, fit};
use super::names;
use super::server_settings::mentioned;

/// The longest name of a thread.
const THREAD_NAME: usize = 100;

/// The name of a game's thread: given once, so it says nothing that changes.
pub fn thread_name(texts: &Texts, game: &GameView) -> String {
    let name = texts.with(
        "thread-name",
        &[
            ("attackers", names::plain(texts, &game.attackers).into()),
            ("defenders", names::plain(texts, &game.defenders).into()),
            ("variant", game.variant.name.into()),
            ("game", game.id.0.into()),
        ],
    );
    fit(&name, THREAD_NAME)
}

/// The message, saying why its game is not played in a thread (any more), where there is a reason to say so.
#[must_use]
pub fn with_thread_news(texts: &Texts, draft: Draft, state: Option<ThreadState>) -> Draft {
    let news = match state {
        None
        | Some(
            ThreadState::Wanted
            | ThreadState::Open
            | ThreadState::Closed
            | ThreadState::Impossible
            | ThreadState::Needless,
        ) => return draft,
        Some(ThreadState::Full) => texts.get("thread-full"),
        Some(ThreadState::Forbidden) => texts.get("thread-forbidden"),
        Some(ThreadState::Failed) => texts.get("thread-failed"),
        Some(ThreadState::Gone) => texts.get("thread-gone"),
        Some(ThreadState::Locked) => texts.get("thread-locked"),
        Some(ThreadState::Barred) => texts.get("thread-barred"),
    };
    Draft { content: fit(&format!("{}\n-# {news}", draft.content), CONTENT), ..draft }
}

/// A game whose newest message the reader could not be shown, as it stands.
pub fn missed_board(texts: &Texts, game: &GameView, reader: PlayerId) -> Draft {
    let why = match game.place.guild {
        Some(_) => texts.with("missed-board", &[("place", mentioned(game.place.channel).into())]),
        None => texts.get("missed-board-private"),
    };
    let board = private_board(texts, game, reader, Look { flipped: false, form: Form::Picture { theme: None } });
    Draft { content: fit(&format!("{why}\n{}", board.content), CONTENT), ..board }
}
