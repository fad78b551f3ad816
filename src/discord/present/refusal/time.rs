//! Why nothing was done about somebody's time.

use crate::discord::present::time::moment;
use crate::discord::present::{ago, names};
use crate::i18n::{Arg, Texts};
use crate::service::{Person, Refusal, Run};

/// Why nothing was done; empty where it is not about time.
pub(super) fn words(texts: &Texts, refusal: &Refusal) -> String {
    let name = |person: &Person| Arg::from(names::marked(texts, person));
    match refusal {
        Refusal::OutOfTime { game, is_his: true, deadline, .. } => {
            texts.with("refuse-out-of-time-own", &[("game", game.0.into()), ("since", ago(texts, *deadline).into())])
        }
        Refusal::OutOfTime { game, late, deadline, .. } => texts.with(
            "refuse-out-of-time",
            &[("game", game.0.into()), ("name", name(late)), ("since", ago(texts, *deadline).into())],
        ),
        Refusal::NoPace { game } => texts.with("refuse-no-pace", &[("game", game.0.into())]),
        Refusal::OwnTime { game, .. } => texts.with("refuse-own-time", &[("game", game.0.into())]),
        Refusal::TimeLeft { game, opponent, run: Run::Until(deadline) } => {
            let (at, left) = moment(texts, *deadline);
            texts.with(
                "refuse-time-left",
                &[("game", game.0.into()), ("opponent", name(opponent)), ("at", at.into()), ("in", left.into())],
            )
        }
        Refusal::TimeLeft { game, opponent, run: Run::Stands { goes_on_at, .. } } => {
            let (at, left) = moment(texts, *goes_on_at);
            texts.with(
                "refuse-time-stands",
                &[("game", game.0.into()), ("opponent", name(opponent)), ("at", at.into()), ("in", left.into())],
            )
        }
        Refusal::EnoughTime { game, opponent, .. } => {
            texts.with("refuse-enough-time", &[("game", game.0.into()), ("opponent", name(opponent))])
        }
        _ => String::new(),
    }
}
