//! Why nothing was done about somebody's time.

use crate::discord::present::names;
use crate::discord::present::time::{moment, until};
use crate::i18n::{Arg, Texts};
use crate::ids::GameId;
use crate::service::{Person, Post, Run, TimeRefusal};
use crate::time::Timestamp;

/// Why nothing was done.
pub(super) fn words(texts: &Texts, refusal: &TimeRefusal) -> String {
    let name = |person: &Person| Arg::from(names::marked(texts, person));
    match refusal {
        TimeRefusal::OutOfTime { game, late, is_his, is_lost, deadline } => {
            out_of_time(texts, *game, late, (*is_his, *is_lost), *deadline)
        }
        TimeRefusal::NoPace { game } => texts.with("refuse-no-pace", &[("game", game.0.into())]),
        TimeRefusal::OwnTime { game, .. } => texts.with("refuse-own-time", &[("game", game.0.into())]),
        TimeRefusal::OwnTimeUp { game, opponent, deadline, .. } => {
            let (at, since) = moment(texts, *deadline);
            texts.with(
                "refuse-own-time-up",
                &[("game", game.0.into()), ("opponent", name(opponent)), ("at", at.into()), ("since", since.into())],
            )
        }
        TimeRefusal::TimeLeft { game, opponent, run: Run::Until(deadline) } => {
            let (at, left) = moment(texts, *deadline);
            texts.with(
                "refuse-time-left",
                &[("game", game.0.into()), ("opponent", name(opponent)), ("at", at.into()), ("in", left.into())],
            )
        }
        TimeRefusal::JustUp { game, opponent } => {
            texts.with("refuse-time-just-up", &[("game", game.0.into()), ("opponent", name(opponent))])
        }
        TimeRefusal::GivenAlready { game, opponent, run: Run::Until(deadline), .. } => {
            let (at, left) = moment(texts, *deadline);
            texts.with(
                "refuse-time-given",
                &[("game", game.0.into()), ("opponent", name(opponent)), ("at", at.into()), ("in", left.into())],
            )
        }
        TimeRefusal::TimeLeft { game, opponent, run: Run::Stands { goes_on_at, .. } }
        | TimeRefusal::GivenAlready { game, opponent, run: Run::Stands { goes_on_at, .. }, .. } => {
            let (at, left) = moment(texts, *goes_on_at);
            texts.with(
                "refuse-time-stands",
                &[("game", game.0.into()), ("opponent", name(opponent)), ("at", at.into()), ("in", left.into())],
            )
        }
        TimeRefusal::EnoughTime { game, opponent, deadline } => {
            let told = texts.with("refuse-enough-time", &[("game", game.0.into()), ("opponent", name(opponent))]);
            // While it runs, what he has is told too.
            deadline.map_or(told.clone(), |deadline| format!("{told} {}", until(texts, deadline)))
        }
    }
}

/// That somebody is too late, and what becomes of the game.
fn out_of_time(
    texts: &Texts,
    game: GameId,
    late: &Person,
    (is_his, is_lost): (bool, bool),
    deadline: Timestamp,
) -> String {
    let ((at, since), name) = (moment(texts, deadline), Arg::from(names::marked(texts, late)));
    let (game, at, since) = (Arg::from(game.0), Arg::from(at), Arg::from(since));
    match (is_his, is_lost) {
        (true, true) => texts.with("refuse-out-of-time-own", &[("game", game), ("at", at), ("since", since)]),
        (true, false) => texts.with("refuse-out-of-time-first-own", &[("game", game), ("at", at), ("since", since)]),
        (false, true) => {
            texts.with("refuse-out-of-time", &[("game", game), ("name", name), ("at", at), ("since", since)])
        }
        (false, false) => {
            texts.with("refuse-out-of-time-first", &[("game", game), ("name", name), ("at", at), ("since", since)])
        }
    }
}

/// The message that shows what the refusal speaks of.
pub(super) const fn link(refusal: &TimeRefusal) -> Option<Post> {
    match refusal {
        TimeRefusal::OwnTime { newest, .. }
        | TimeRefusal::OwnTimeUp { newest, .. }
        | TimeRefusal::GivenAlready { newest, .. } => *newest,
        TimeRefusal::OutOfTime { .. }
        | TimeRefusal::NoPace { .. }
        | TimeRefusal::TimeLeft { .. }
        | TimeRefusal::JustUp { .. }
        | TimeRefusal::EnoughTime { .. } => None,
    }
}
