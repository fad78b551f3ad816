//! The challenge's message and the notice that it was declined.

use serenity::all::ButtonStyle;

use crate::discord::custom_id::Press;
use crate::i18n::Texts;
use crate::rules::Side;
use crate::service::{ChallengeState, ChallengeView};

use super::draft::{Draft, button};
use super::{house_rules, names, picture};

/// The challenge's message as its state demands: with buttons while open, without after.
pub fn challenge(texts: &Texts, challenge: &ChallengeView) -> Draft {
    let name = names::marked(texts, &challenge.challenger);
    let opponent = names::marked(texts, &challenge.challenged);
    let size = challenge.ruleset().board_size();
    let house_rules = house_rules::line(texts, &challenge.house_rules());
    let sides = sides(texts, challenge, &name, &opponent);
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
        ChallengeState::Open => open(texts, challenge, &name, [sides, house_rules]),
        ChallengeState::Accepted { game } => {
            let accepted =
                texts.with("challenge-accepted", &[("opponent", opponent.clone().into()), ("game", game.0.into())]);
            Draft::lines([past(), sides, house_rules, accepted])
        }
        ChallengeState::Declined => {
            let declined = texts.with("challenge-declined", &[("opponent", opponent.clone().into())]);
            Draft::lines([past(), house_rules, declined])
        }
        ChallengeState::Withdrawn => {
            let withdrawn = texts.with("challenge-withdrawn", &[("name", name.clone().into())]);
            Draft::lines([past(), house_rules, withdrawn])
        }
    }
}

/// Who has which side, and whether by lot.
fn sides(texts: &Texts, challenge: &ChallengeView, name: &str, opponent: &str) -> String {
    match (challenge.challenger_side, challenge.by_lot) {
        (Side::Attackers, false) => texts.with("challenger-attacks", &[("name", name.into())]),
        (Side::Attackers, true) => texts.with("lot-gives-attackers", &[("name", name.into())]),
        (Side::Defenders, false) => {
            texts.with("challenger-defends", &[("name", name.into()), ("opponent", opponent.into())])
        }
        (Side::Defenders, true) => {
            texts.with("lot-gives-defenders", &[("name", name.into()), ("opponent", opponent.into())])
        }
    }
}

fn open(texts: &Texts, challenge: &ChallengeView, name: &str, terms: [String; 2]) -> Draft {
    let id = challenge.id;
    let asks = texts.with(
        "challenge-open",
        &[
            ("name", name.into()),
            ("mention", names::mention(challenge.challenged.id).into()),
            ("variant", challenge.variant.name.into()),
            ("size", challenge.ruleset().board_size().into()),
        ],
    );
    let [sides, house_rules] = terms;
    Draft::lines([asks, sides, house_rules])
        .mentioning([challenge.challenged.id])
        .with_buttons(vec![
            button(Press::AcceptChallenge(id), ButtonStyle::Success, &texts.get("button-accept")),
            button(Press::DeclineChallenge(id), ButtonStyle::Danger, &texts.get("button-decline")),
            button(Press::WithdrawChallenge(id), ButtonStyle::Secondary, &texts.get("button-withdraw")),
            button(Press::ChallengeRules(id), ButtonStyle::Secondary, &texts.get("button-rules")),
        ])
        .with_picture(picture::of_start(texts, challenge.ruleset(), &format!("challenge-{id}")))
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
