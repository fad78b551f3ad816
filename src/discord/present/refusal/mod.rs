//! Why nothing was done, in words for the player alone.

mod challenges;
mod house_rules;
mod illegal;
mod offers;
mod record;
mod reminders;
mod time;
mod vacation;

use crate::i18n::{Arg, Locale, Texts};
use crate::ids::PlayerId;
use crate::render::Theme;
use crate::rules::{Move, Variant, notation::MoveTextError};
use crate::service::{ChallengeState, GameSummary, Person, Post, Refusal};
use crate::store::Passing;

use super::draft::Draft;
use super::server_settings::{channel_list, not_listed};
use super::{ago, games, names, result};

/// Why nothing was done, for the player alone; with a link to the newest board where that helps.
pub fn refusal(texts: &Texts, refusal: &Refusal) -> Draft {
    match refusal {
        Refusal::OfferOpen { game, offer, own } => offers::open(texts, *game, offer, *own),
        Refusal::WhichGame { games } | Refusal::NotAGame { games, .. } => {
            games::with_menu(texts, &words(texts, refusal), games, None)
        }
        other => Draft::text(&words(texts, other)).with_link(texts, link(other)),
    }
}

/// A press on something that is not ours to understand, or from another version.
pub fn unknown_press(texts: &Texts, other_version: bool) -> Draft {
    Draft::text(&if other_version { texts.get("unknown-press-other-version") } else { texts.get("unknown-press") })
}

/// A fault of ours: one sentence.
pub fn fault(texts: &Texts) -> Draft {
    Draft::text(&texts.get("fault"))
}

/// The same where it is known that nothing was changed, and why.
pub fn fault_of_store(texts: &Texts, passing: Option<Passing>) -> Draft {
    match passing {
        Some(Passing::Busy) => Draft::text(&texts.get("fault-busy")),
        Some(Passing::Disk) => Draft::text(&texts.get("fault-disk")),
        None => fault(texts),
    }
}

fn words(texts: &Texts, refusal: &Refusal) -> String {
    let name = |person: &Person| Arg::from(names::marked(texts, person));
    match refusal {
        Refusal::NoSuchGame { game } => texts.with("refuse-no-such-game", &[("game", game.0.into())]),
        Refusal::NotAGame { text, games } => not_a_game(texts, text, games),
        Refusal::NotANumber { text } => texts.with("refuse-not-a-number", &[("text", names::quoted(text).into())]),
        Refusal::NoRunningGame => texts.get("refuse-no-running-game"),
        Refusal::WhichGame { games } => games::list(texts, texts.get("refuse-which-game"), games),
        Refusal::TwoGames { written, chosen } => {
            texts.with("refuse-two-games", &[("written", written.0.into()), ("chosen", chosen.0.into())])
        }
        Refusal::NotAPlayer { game, attackers, defenders } => texts.with(
            "refuse-not-a-player",
            &[("game", game.0.into()), ("attackers", name(attackers)), ("defenders", name(defenders))],
        ),
        Refusal::GameFinished { game, players, result, .. } => result::in_short(texts, *game, players, *result),
        Refusal::Frozen { game } => texts.with("refuse-frozen", &[("game", game.0.into())]),
        Refusal::Time(why) => time::words(texts, why),
        Refusal::NotYourTurn { game, opponent, since: at } => texts.with(
            "refuse-not-your-turn",
            &[("game", game.0.into()), ("opponent", name(opponent)), ("since", ago(texts, *at).into())],
        ),
        Refusal::StaleBoard { game, board_move, moves_since, to_move, newest } => {
            let (game, at) = (Arg::from(game.0), Arg::from(*board_move));
            let old = match moves_since {
                Some(moves) => texts.with(
                    "refuse-stale-board",
                    &[("game", game), ("board-ply", at), ("moves", (*moves).into()), ("to-move", name(to_move))],
                ),
                None => texts.with(
                    "refuse-stale-board-taken-back",
                    &[("game", game), ("board-ply", at), ("to-move", name(to_move))],
                ),
            };
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
        Refusal::NoSuchLanguage { key } => no_such_language(texts, key),
        Refusal::NoSuchChallenge { .. } => texts.get("refuse-no-such-challenge"),
        Refusal::ChallengeClosed { state, .. } => challenge_closed(texts, state),
        Refusal::NotChallenged { challenged } => {
            texts.with("refuse-not-challenged", &[("challenged", name(challenged))])
        }
        Refusal::NotChallenger { challenger } => {
            texts.with("refuse-not-challenger", &[("challenger", name(challenger))])
        }
        Refusal::Challenge(why) => challenges::words(texts, why),
        Refusal::Vacation(why) => vacation::words(texts, *why),
        Refusal::Reminder(why) => reminders::words(texts, why),
        Refusal::NoSuchOffer { .. } => texts.get("refuse-unknown-offer"),
        Refusal::OfferClosed { game, kind, state, .. } => offers::closed(texts, *game, *kind, *state),
        Refusal::NotOffered { opponent } => texts.with("refuse-not-yours-to-answer", &[("opponent", name(opponent))]),
        Refusal::NotYourOffer { by } => texts.with("refuse-not-your-offer", &[("name", name(by))]),
        Refusal::OfferOpen { game, offer, own } => offers::open(texts, *game, offer, *own).content,
        Refusal::OfferedAlready { game, kind } => offers::again(texts, *game, *kind),
        Refusal::NothingToTakeBack { game } => texts.with("refuse-nothing-to-take-back", &[("game", game.0.into())]),
        Refusal::TooLateToAbort { game } => texts.with("refuse-too-late-to-abort", &[("game", game.0.into())]),
        Refusal::NotAManager => texts.get("refuse-not-a-manager"),
        Refusal::ManagesOwnGame { game } => texts.with("refuse-manages-own-game", &[("game", game.0.into())]),
        Refusal::NoReason => texts.get("refuse-no-reason"),
        Refusal::TooManyChallenges { most } => texts.with("refuse-too-many-challenges", &[("most", (*most).into())]),
        Refusal::TooManyRequests { again_at } => {
            texts.with("refuse-too-many-requests", &[("again", ago(texts, *again_at).into())])
        }
        Refusal::Busy => texts.get("refuse-busy"),
        Refusal::WrongChannel { channels } => {
            texts.with("refuse-wrong-channel", &[("channels", channel_list(texts, channels).into())])
        }
        Refusal::NoGameAtAll => texts.get("refuse-no-game-at-all"),
        Refusal::NoSuchPly { ply, plies } => {
            texts.with("refuse-no-such-ply", &[("ply", (*ply).into()), ("plies", (*plies).into())])
        }
        Refusal::BadRecord(why) => record::words(texts, why),
        Refusal::NoSuchRecord { .. } => texts.get("refuse-no-such-record"),
        Refusal::NothingToPlayOn => texts.get("refuse-nothing-to-play-on"),
        Refusal::NotManager => texts.get("refuse-not-manager"),
        Refusal::NoGuildHere => texts.get("refuse-no-guild-here"),
        Refusal::ChannelNotListed { channel, listed } => not_listed(texts, *channel, listed),
        Refusal::TooManyChannels { most } => texts.with("refuse-too-many-channels", &[("most", (*most).into())]),
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

fn no_such_language(texts: &Texts, key: &str) -> String {
    let known = texts.list(&Locale::ALL.map(|locale| locale.name().to_owned()));
    texts.with("refuse-no-such-language", &[("key", names::quoted(key).into()), ("languages", known.into())])
}

fn challenge_closed(texts: &Texts, state: &ChallengeState) -> String {
    match state {
        ChallengeState::Open => texts.get("refuse-challenge-open"),
        ChallengeState::Accepted { game } => texts.with("refuse-challenge-accepted", &[("game", game.0.into())]),
        ChallengeState::Declined => texts.get("refuse-challenge-declined"),
        ChallengeState::Withdrawn => texts.get("refuse-challenge-withdrawn"),
        ChallengeState::Expired => texts.get("refuse-challenge-expired"),
    }
}

/// The message that shows what the refusal speaks of.
fn link(refusal: &Refusal) -> Option<Post> {
    match refusal {
        Refusal::GameFinished { newest, .. }
        | Refusal::StaleBoard { newest, .. }
        | Refusal::ChallengeClosed { newest, .. }
        | Refusal::OfferClosed { newest, .. } => *newest,
        Refusal::Challenge(why) => challenges::link(why),
        Refusal::Time(why) => time::link(why),
        Refusal::NoSuchGame { .. }
        | Refusal::NotAGame { .. }
        | Refusal::NotANumber { .. }
        | Refusal::NoRunningGame
        | Refusal::WhichGame { .. }
        | Refusal::TwoGames { .. }
        | Refusal::NotAPlayer { .. }
        | Refusal::Frozen { .. }
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
        | Refusal::NoSuchLanguage { .. }
        | Refusal::NoSuchChallenge { .. }
        | Refusal::NotChallenged { .. }
        | Refusal::NotChallenger { .. }
        | Refusal::Vacation(_)
        | Refusal::Reminder(_)
        | Refusal::NoSuchOffer { .. }
        | Refusal::NotOffered { .. }
        | Refusal::NotYourOffer { .. }
        | Refusal::NoGameAtAll
        | Refusal::NoSuchPly { .. }
        | Refusal::BadRecord(_)
        | Refusal::NoSuchRecord { .. }
        | Refusal::NothingToPlayOn
        | Refusal::OfferOpen { .. }
        | Refusal::OfferedAlready { .. }
        | Refusal::NothingToTakeBack { .. }
        | Refusal::TooLateToAbort { .. }
        | Refusal::NotAManager
        | Refusal::ManagesOwnGame { .. }
        | Refusal::NoReason
        | Refusal::TooManyChallenges { .. }
        | Refusal::TooManyRequests { .. }
        | Refusal::Busy
        | Refusal::WrongChannel { .. }
        | Refusal::NotManager
        | Refusal::NoGuildHere
        | Refusal::ChannelNotListed { .. }
        | Refusal::TooManyChannels { .. } => None,
    }
}
