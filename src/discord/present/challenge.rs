//! The challenge's message, and the notices of what became of it.

use serenity::all::ButtonStyle;
use serenity::builder::CreateButton;

use crate::discord::custom_id::Press;
use crate::i18n::{Arg, Texts};
use crate::rules::Side;
use crate::service::{ChallengeState, ChallengeView};

use super::draft::{Draft, button};
use super::{house_rules, names, picture, time};

/// The challenge's message as its state demands: with buttons while open, without after.
pub fn challenge(texts: &Texts, challenge: &ChallengeView) -> Draft {
    match &challenge.state {
        ChallengeState::Open => open(texts, challenge),
        ChallengeState::Accepted { game } => {
            let accepted =
                texts.with("challenge-accepted", &[("opponent", opponent(texts, challenge)), ("game", game.0.into())]);
            let [sides, house_rules, games] = terms(texts, challenge);
            let start = own_start(texts, challenge);
            Draft::lines([past(texts, challenge), sides, start, house_rules, games, accepted])
        }
        ChallengeState::Declined => {
            over(texts, challenge, texts.with("challenge-declined", &[("opponent", opponent(texts, challenge))]))
        }
        ChallengeState::Withdrawn => {
            over(texts, challenge, texts.with("challenge-withdrawn", &[("name", name(texts, challenge))]))
        }
        ChallengeState::Expired if challenge.to_anybody => {
            over(texts, challenge, texts.get("challenge-expired-anybody"))
        }
        ChallengeState::Expired => {
            over(texts, challenge, texts.with("challenge-expired", &[("opponent", opponent(texts, challenge))]))
        }
    }
}

fn name(texts: &Texts, challenge: &ChallengeView) -> Arg {
    names::marked(texts, &challenge.challenger).into()
}

/// Whoever was challenged, or took it; nobody can be named while anybody may take it.
fn opponent(texts: &Texts, challenge: &ChallengeView) -> Arg {
    challenge.challenged.as_ref().map_or_else(|| texts.get("name-unknown"), |other| names::marked(texts, other)).into()
}

/// What was asked, once it is over.
fn past(texts: &Texts, challenge: &ChallengeView) -> String {
    let (variant, size) = (Arg::from(challenge.variant.name), Arg::from(challenge.ruleset().board_size()));
    if challenge.to_anybody {
        let name = name(texts, challenge);
        return texts.with("challenge-past-anybody", &[("name", name), ("variant", variant), ("size", size)]);
    }
    texts.with(
        "challenge-past",
        &[
            ("name", name(texts, challenge)),
            ("opponent", opponent(texts, challenge)),
            ("variant", variant),
            ("size", size),
        ],
    )
}

fn over(texts: &Texts, challenge: &ChallengeView, what: String) -> Draft {
    let [_, house_rules, games] = terms(texts, challenge);
    Draft::lines([past(texts, challenge), house_rules, games, what])
}

/// The sides, the house rules, and what else is special about the games; empty where there is nothing to say.
fn terms(texts: &Texts, challenge: &ChallengeView) -> [String; 3] {
    let games = match (challenge.is_match, challenge.rematch_of) {
        (true, Some(game)) => texts.with("challenge-match-again", &[("game", game.0.into())]),
        (true, None) => texts.get("challenge-match"),
        (false, Some(game)) => texts.with("challenge-rematch", &[("game", game.0.into())]),
        (false, None) => String::new(),
    };
    [sides(texts, challenge), house_rules::line(texts, &challenge.house_rules()), games]
}

/// That the game begins elsewhere than usual, and who moves first there; empty where it does not.
fn own_start(texts: &Texts, challenge: &ChallengeView) -> String {
    match &challenge.start {
        None => String::new(),
        Some(start) => texts.with("challenge-own-start", &[("side", start.side_to_move.key().into())]),
    }
}

/// The same where who moves first follows from the position.
fn sides_from_position(texts: &Texts, challenge: &ChallengeView) -> String {
    let (name, opponent) = (name(texts, challenge), opponent(texts, challenge));
    let (attackers, defenders) = match challenge.challenger_side {
        Side::Attackers => (name, opponent),
        Side::Defenders => (opponent, name),
    };
    if challenge.by_lot {
        texts.with("lot-gives-sides", &[("attackers", attackers), ("defenders", defenders)])
    } else {
        texts.with("challenge-sides", &[("attackers", attackers), ("defenders", defenders)])
    }
}

/// Who has which side, and whether by lot.
fn sides(texts: &Texts, challenge: &ChallengeView) -> String {
    if challenge.start.is_some() {
        return sides_from_position(texts, challenge);
    }
    let name = name(texts, challenge);
    let known = challenge.challenged.is_some().then(|| opponent(texts, challenge));
    match (challenge.challenger_side, challenge.by_lot, known) {
        (Side::Attackers, false, _) => texts.with("challenger-attacks", &[("name", name)]),
        (Side::Attackers, true, _) => texts.with("lot-gives-attackers", &[("name", name)]),
        (Side::Defenders, false, Some(opponent)) => {
            texts.with("challenger-defends", &[("name", name), ("opponent", opponent)])
        }
        (Side::Defenders, true, Some(opponent)) => {
            texts.with("lot-gives-defenders", &[("name", name), ("opponent", opponent)])
        }
        (Side::Defenders, false, None) => texts.with("challenger-defends-anybody", &[("name", name)]),
        (Side::Defenders, true, None) => texts.with("lot-gives-defenders-anybody", &[("name", name)]),
    }
}

fn open(texts: &Texts, challenge: &ChallengeView) -> Draft {
    let [sides, house_rules, games] = terms(texts, challenge);
    let until = texts.with("challenge-until", &[("at", challenge.expires_at.0.into())]);
    let start = own_start(texts, challenge);
    let time = time::pace(texts, challenge.pace);
    Draft::lines([asks(texts, challenge), sides, start, house_rules, games, time, until])
        .mentioning(challenge.challenged.as_ref().map(|challenged| challenged.id))
        .with_buttons(buttons(texts, challenge))
        .with_picture(picture::of_begin(texts, &challenge.begin(), &format!("challenge-{}", challenge.id)))
}

fn asks(texts: &Texts, challenge: &ChallengeView) -> String {
    let (name, variant) = (name(texts, challenge), Arg::from(challenge.variant.name));
    let size = Arg::from(challenge.ruleset().board_size());
    match &challenge.challenged {
        Some(challenged) => texts.with(
            "challenge-open",
            &[("name", name), ("mention", names::mention(challenged.id).into()), ("variant", variant), ("size", size)],
        ),
        None => texts.with("challenge-open-anybody", &[("name", name), ("variant", variant), ("size", size)]),
    }
}

/// Nobody has to decline what is for anybody.
fn buttons(texts: &Texts, challenge: &ChallengeView) -> Vec<CreateButton> {
    let id = challenge.id;
    let mut buttons = vec![button(Press::AcceptChallenge(id), ButtonStyle::Success, &texts.get("button-accept"))];
    if !challenge.to_anybody {
        buttons.push(button(Press::DeclineChallenge(id), ButtonStyle::Danger, &texts.get("button-decline")));
    }
    buttons.push(button(Press::WithdrawChallenge(id), ButtonStyle::Secondary, &texts.get("button-withdraw")));
    buttons.push(button(Press::ChallengeRules(id), ButtonStyle::Secondary, &texts.get("button-rules")));
    buttons
}

/// Tells the challenger (only him, by mention) that his challenge was declined.
pub fn challenge_declined(texts: &Texts, challenge: &ChallengeView) -> Draft {
    let told = challenge.challenger.id;
    Draft::text(&texts.with(
        "challenge-declined-notice",
        &[
            ("mention", names::mention(told).into()),
            ("opponent", opponent(texts, challenge)),
            ("variant", challenge.variant.name.into()),
        ],
    ))
    .mentioning([told])
}

/// Tells the challenger (only him, by mention) that nobody answered in time.
pub fn challenge_expired(texts: &Texts, challenge: &ChallengeView) -> Draft {
    let told = challenge.challenger.id;
    let (mention, variant) = (Arg::from(names::mention(told)), Arg::from(challenge.variant.name));
    let notice = if challenge.to_anybody {
        texts.with("challenge-expired-notice-anybody", &[("mention", mention), ("variant", variant)])
    } else {
        texts.with(
            "challenge-expired-notice",
            &[("mention", mention), ("opponent", opponent(texts, challenge)), ("variant", variant)],
        )
    };
    Draft::text(&notice).mentioning([told])
}
