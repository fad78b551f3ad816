//! Why nothing was done, in words for the player alone.

mod house_rules;
mod illegal;

use crate::i18n::{Arg, Texts};
use crate::ids::{GameId, PlayerId};
use crate::render::Theme;
use crate::rules::{Move, Variant, notation::MoveTextError};
use crate::service::{ChallengeState, GameSummary, OfferState, Person, Post, Refusal};

use super::draft::Draft;
use super::{games, names, result, since};

/// Why nothing was done, for the player alone; with a link to the newest board where that helps.
pub fn refusal(texts: &Texts, refusal: &Refusal) -> Draft {
    Draft::text(&words(texts, refusal)).with_link(texts, link(refusal))
}

/// A press on something that is not ours to understand, or from another version.
pub fn unknown_press(texts: &Texts, other_version: bool) -> Draft {
    Draft::text(&if other_version { texts.get("unknown-press-other-version") } else { texts.get("unknown-press") })
}

/// A fault of ours: one sentence.
pub fn fault(texts: &Texts) -> Draft {
    Draft::text(&texts.get("fault"))
}

fn words(texts: &Texts, refusal: &Refusal) -> String {
    let name = |person: &Person| Arg::from(names::marked(texts, person));
    match refusal {
        Refusal::NoSuchGame { game } => texts.with("refuse-no-such-game", &[("game", game.0.into())]),
        Refusal::NotAGame { text, games } => not_a_game(texts, text, games),
        Refusal::NoRunningGame => texts.get("refuse-no-running-game"),
        Refusal::WhichGame { games } => games::list(texts, texts.get("refuse-which-game"), games),
        Refusal::NotAPlayer { game, attackers, defenders } => texts.with(
            "refuse-not-a-player",
            &[("game", game.0.into()), ("attackers", name(attackers)), ("defenders", name(defenders))],
        ),
        Refusal::GameFinished { game, players, result, .. } => result::in_short(texts, *game, players, *result),
        Refusal::NotYourTurn { game, opponent, since: at } => texts.with(
            "refuse-not-your-turn",
            &[("game", game.0.into()), ("opponent", name(opponent)), ("since", since(texts, *at).into())],
        ),
        Refusal::StaleBoard { game, board_ply, now_ply, to_move, newest } => {
            let moves = now_ply.saturating_sub(*board_ply);
            let old = texts.with(
                "refuse-stale-board",
                &[
                    ("game", game.0.into()),
                    ("board-ply", (*board_ply).into()),
                    ("moves", moves.into()),
                    ("to-move", name(to_move)),
                ],
            );
            if newest.is_some() { old } else { format!("{old} {}", texts.get("refuse-stale-board-where")) }
        }
        Refusal::UnreadableMove { text, why, example } => unreadable(texts, text, why, *example),
        Refusal::IllegalMove { mv, why } => illegal::words(texts, *mv, *why),
        Refusal::NotCaptured { mv, square } => {
            texts.with("refuse-not-captured", &[("move", mv.to_string().into()), ("square", square.to_string().into())])
        }
        Refusal::LosesByRepetition { .. } => texts.get("preview-third-time-loses"),
        Refusal::ChallengedSelf => texts.get("refuse-challenged-self"),
        Refusal::ChallengedBot { name: bot } => {
            let bot = Person { id: PlayerId(0), name: bot.clone() };
            texts.with("refuse-challenged-bot", &[("name", name(&bot))])
        }
        Refusal::NoSuchVariant { key } => no_such_variant(texts, key),
        Refusal::HouseRules(why) => house_rules::words(texts, why),
        Refusal::NoSuchTheme { key } => no_such_theme(texts, key),
        Refusal::NoSuchChallenge { .. } => texts.get("refuse-no-such-challenge"),
        Refusal::ChallengeClosed { state, .. } => challenge_closed(texts, state),
        Refusal::NotChallenged { challenged } => {
            texts.with("refuse-not-challenged", &[("challenged", name(challenged))])
        }
        Refusal::NotChallenger { challenger } => {
            texts.with("refuse-not-challenger", &[("challenger", name(challenger))])
        }
        Refusal::NoSuchOffer { .. } => texts.get("refuse-no-such-offer"),
        Refusal::OfferClosed { game, state, .. } => offer_closed(texts, *game, *state),
        Refusal::NotOffered { opponent } => texts.with("refuse-not-offered", &[("opponent", name(opponent))]),
        Refusal::OfferOpen { game, own: true, .. } => {
            texts.with("refuse-already-offered-yourself", &[("game", game.0.into())])
        }
        Refusal::OfferOpen { game, by, own: false, .. } => {
            texts.with("refuse-already-offered", &[("game", game.0.into()), ("name", name(by))])
        }
    }
}

fn not_a_game(texts: &Texts, text: &str, games: &[GameSummary]) -> String {
    let text = names::quoted(text);
    if games.is_empty() {
        return texts.with("refuse-not-a-game-of-none", &[("text", text.into())]);
    }
    games::list(texts, texts.with("refuse-not-a-game", &[("text", text.into())]), games)
}

fn unreadable(texts: &Texts, text: &str, why: &MoveTextError, example: Move) -> String {
    let text = names::quoted(text);
    let example = Arg::from(example.to_string());
    match why {
        MoveTextError::Empty => texts.with("refuse-empty-move", &[("example", example)]),
        MoveTextError::NotAMove if text.is_empty() => texts.with("refuse-invisible-move", &[("example", example)]),
        MoveTextError::NotAMove => texts.with("refuse-not-a-move", &[("text", text.into()), ("example", example)]),
        MoveTextError::Unexpected(rest) => {
            texts.with("refuse-unexpected-text", &[("rest", names::quoted(rest).into()), ("example", example)])
        }
    }
}

fn no_such_variant(texts: &Texts, key: &str) -> String {
    let known: Vec<String> = Variant::ALL.iter().map(|variant| variant.name.to_owned()).collect();
    let known = texts.list(&known);
    texts.with("refuse-no-such-variant", &[("key", names::quoted(key).into()), ("variants", known.into())])
}

fn no_such_theme(texts: &Texts, key: &str) -> String {
    let known: Vec<String> = Theme::ALL.iter().map(|theme| texts.theme(theme.key)).collect();
    let known = texts.list(&known);
    texts.with("refuse-no-such-theme", &[("key", names::quoted(key).into()), ("themes", known.into())])
}

fn challenge_closed(texts: &Texts, state: &ChallengeState) -> String {
    match state {
        ChallengeState::Open => texts.get("refuse-challenge-open"),
        ChallengeState::Accepted { game } => texts.with("refuse-challenge-accepted", &[("game", game.0.into())]),
        ChallengeState::Declined => texts.get("refuse-challenge-declined"),
        ChallengeState::Withdrawn => texts.get("refuse-challenge-withdrawn"),
    }
}

fn offer_closed(texts: &Texts, game: GameId, state: OfferState) -> String {
    match state {
        OfferState::Open => texts.get("refuse-offer-open"),
        OfferState::Accepted => texts.with("refuse-offer-accepted", &[("game", game.0.into())]),
        OfferState::Declined => texts.with("refuse-offer-declined", &[("game", game.0.into())]),
        OfferState::Lapsed => texts.with("refuse-offer-lapsed", &[("game", game.0.into())]),
    }
}

/// The message that shows what the refusal speaks of.
fn link(refusal: &Refusal) -> Option<Post> {
    match refusal {
        Refusal::GameFinished { newest, .. }
        | Refusal::StaleBoard { newest, .. }
        | Refusal::ChallengeClosed { newest, .. }
        | Refusal::OfferClosed { newest, .. } => *newest,
        Refusal::OfferOpen { post, .. } => *post,
        Refusal::NoSuchGame { .. }
        | Refusal::NotAGame { .. }
        | Refusal::NoRunningGame
        | Refusal::WhichGame { .. }
        | Refusal::NotAPlayer { .. }
        | Refusal::NotYourTurn { .. }
        | Refusal::UnreadableMove { .. }
        | Refusal::IllegalMove { .. }
        | Refusal::NotCaptured { .. }
        | Refusal::LosesByRepetition { .. }
        | Refusal::ChallengedSelf
        | Refusal::ChallengedBot { .. }
        | Refusal::NoSuchVariant { .. }
        | Refusal::HouseRules(_)
        | Refusal::NoSuchTheme { .. }
        | Refusal::NoSuchChallenge { .. }
        | Refusal::NotChallenged { .. }
        | Refusal::NotChallenger { .. }
        | Refusal::NoSuchOffer { .. }
        | Refusal::NotOffered { .. } => None,
    }
}
