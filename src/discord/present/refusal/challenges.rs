//! Why a challenge, a rematch or a card to set one up was refused.

use crate::discord::present::names;
use crate::i18n::{Arg, Texts};
use crate::service::{ChallengeRefusal, Person, Post};

pub(super) fn words(texts: &Texts, why: &ChallengeRefusal) -> String {
    let name = |person: &Person| Arg::from(names::marked(texts, person));
    match why {
        ChallengeRefusal::NotHere { opponent } => texts.with("refuse-not-here", &[("name", name(opponent))]),
        ChallengeRefusal::CannotSee { opponent } => texts.with("refuse-cannot-see", &[("name", name(opponent))]),
        ChallengeRefusal::NobodyElse => texts.get("refuse-nobody-else"),
        ChallengeRefusal::Taken { by, game, .. } => {
            texts.with("refuse-challenge-taken", &[("name", name(by)), ("game", game.0.into())])
        }
        ChallengeRefusal::Own => texts.get("refuse-own-challenge"),
        ChallengeRefusal::ToAnybody => texts.get("refuse-challenge-to-anybody"),
        ChallengeRefusal::StillRunning { game, .. } => {
            texts.with("refuse-rematch-still-running", &[("game", game.0.into())])
        }
        ChallengeRefusal::MatchGoesOn { game, second, .. } => {
            texts.with("refuse-rematch-in-match", &[("game", game.0.into()), ("second", second.0.into())])
        }
        ChallengeRefusal::RematchOffered { game, .. } => {
            texts.with("refuse-rematch-offered", &[("game", game.0.into())])
        }
        ChallengeRefusal::RematchOn { game, rematch, .. } => {
            texts.with("refuse-rematch-on", &[("game", game.0.into()), ("rematch", rematch.0.into())])
        }
        ChallengeRefusal::AskedAlready { opponent: Some(opponent), .. } => {
            texts.with("refuse-asked-already", &[("name", name(opponent))])
        }
        ChallengeRefusal::AskedAlready { opponent: None, .. } => texts.get("refuse-asked-anybody-already"),
        ChallengeRefusal::NoSuchSetUp => texts.get("refuse-no-such-set-up"),
        ChallengeRefusal::SetUpSent { .. } => texts.get("refuse-set-up-sent"),
    }
}

/// The message that shows what the refusal speaks of.
pub(super) fn link(why: &ChallengeRefusal) -> Option<Post> {
    match why {
        ChallengeRefusal::Taken { newest, .. }
        | ChallengeRefusal::StillRunning { newest, .. }
        | ChallengeRefusal::MatchGoesOn { newest, .. }
        | ChallengeRefusal::RematchOn { newest, .. } => *newest,
        ChallengeRefusal::RematchOffered { post, .. }
        | ChallengeRefusal::AskedAlready { post, .. }
        | ChallengeRefusal::SetUpSent { post } => *post,
        ChallengeRefusal::NotHere { .. }
        | ChallengeRefusal::CannotSee { .. }
        | ChallengeRefusal::NobodyElse
        | ChallengeRefusal::Own
        | ChallengeRefusal::ToAnybody
        | ChallengeRefusal::NoSuchSetUp => None,
    }
}
