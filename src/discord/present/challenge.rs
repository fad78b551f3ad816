//! The challenge's message and the notice that it was declined.

use serenity::all::ButtonStyle;

use crate::discord::custom_id::Press;
use crate::i18n::Texts;
use crate::rules::Side;
use crate::service::{ChallengeState, ChallengeView};

use super::draft::{Draft, button};
use super::{names, picture};

/// The challenge's message as its state demands: with buttons while open, without after.
pub fn challenge(texts: &Texts, challenge: &ChallengeView) -> Draft {
    let name = names::marked(texts, &challenge.challenger);
    let opponent = names::marked(texts, &challenge.challenged);
    let size = challenge.variant.ruleset.board_size();
    let sides = match challenge.challenger_side {
        Side::Attackers => texts.with("challenger-attacks", &[("name", name.clone().into())]),
        Side::Defenders => {
            texts.with("challenger-defends", &[("name", name.clone().into()), ("opponent", opponent.clone().into())])
        }
    };
    let past = || {
        texts.with(
            "challenge-past",
            &[
                ("name", name.clone().into()),
                ("opponent", opponent.clone().into()),
                ("variant", challenge.variant.name.into()),
                ("size", size.into()),
            ],
        )
    };
    match &challenge.state {
        ChallengeState::Open => open(texts, challenge, &name, sides),
        ChallengeState::Accepted { game } => {
            let accepted =
                texts.with("challenge-accepted", &[("opponent", opponent.clone().into()), ("game", game.0.into())]);
            Draft::lines([past(), sides, accepted])
        }
        ChallengeState::Declined => {
            Draft::lines([past(), texts.with("challenge-declined", &[("opponent", opponent.clone().into())])])
        }
        ChallengeState::Withdrawn => {
            Draft::lines([past(), texts.with("challenge-withdrawn", &[("name", name.clone().into())])])
        }
    }
}

fn open(texts: &Texts, challenge: &ChallengeView, name: &str, sides: String) -> Draft {
    let id = challenge.id;
    let asks = texts.with(
        "challenge-open",
        &[
            ("name", name.into()),
            ("mention", names::mention(challenge.challenged.id).into()),
            ("variant", challenge.variant.name.into()),
            ("size", challenge.variant.ruleset.board_size().into()),
        ],
    );
    Draft::lines([asks, sides])
        .mentioning([challenge.challenged.id])
        .with_buttons(vec![
            button(Press::AcceptChallenge(id), ButtonStyle::Success, &texts.get("button-accept")),
            button(Press::DeclineChallenge(id), ButtonStyle::Danger, &texts.get("button-decline")),
            button(Press::WithdrawChallenge(id), ButtonStyle::Secondary, &texts.get("button-withdraw")),
            button(Press::ChallengeRules(id), ButtonStyle::Secondary, &texts.get("button-rules")),
        ])
        .with_picture(picture::of_start(texts, challenge.variant, &format!("challenge-{id}")))
}

/// Tells the challenger (only him, by mention) that his challenge was declined.
pub fn challenge_declined(texts: &Texts, challenge: &ChallengeView) -> Draft {
    let told = challenge.challenger.id;
    Draft::text(&texts.with(
        "challenge-declined-notice",
        &[
            ("mention", names::mention(told).into()),
            ("opponent", names::marked(texts, &challenge.challenged).into()),
            ("variant", challenge.variant.name.into()),
        ],
    ))
    .mentioning([told])
}
