//! Vacations: what their player is told, and what everybody is told in the channels in which he plays.

use crate::i18n::Texts;
use crate::service::{GameSummary, VacationNews, VacationView};

use super::draft::{CONTENT, Draft, length};
use super::time::moment;
use super::{ago, names};

/// How many games a message names at most: more than a phone shows help nobody.
const MOST_NAMED: usize = 10;

/// What a player has done about his vacation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VacationDone {
    /// He has begun it.
    Begun,
    /// He has ended it.
    Ended,
    /// He only looks.
    Nothing,
}

/// How he stands with his vacation, for him alone.
pub fn vacation(texts: &Texts, done: VacationDone, seen: VacationView) -> Draft {
    let lasts = match (seen.until, done) {
        (Some(until), _) => {
            let (at, left) = moment(texts, until);
            texts.with("vacation-lasts", &[("at", at.into()), ("in", left.into())])
        }
        (None, VacationDone::Ended) => texts.get("vacation-ended"),
        // Where none is allowed, nothing is said of beginning one.
        (None, _) if seen.allowance.days == 0 => texts.get("refuse-vacation-not-on-one"),
        (None, VacationDone::Begun | VacationDone::Nothing) => texts.get("vacation-none"),
    };
    let told = if done == VacationDone::Begun { texts.get("vacation-told") } else { String::new() };
    let sooner = match seen.sooner {
        0 => String::new(),
        games => texts.with("vacation-sooner", &[("games", games.into())]),
    };
    Draft::lines([lasts, told, sooner, left(texts, seen)])
}

/// How much of this year's is left where he asks.
fn left(texts: &Texts, seen: VacationView) -> String {
    match seen.allowance.days {
        0 => texts.get("vacation-none-here"),
        days => texts.with("vacation-left", &[("left", seen.days_left.into()), ("days", days.into())]),
    }
}

/// That somebody is on vacation, for everybody in a channel; nobody is called.
pub fn vacation_begun(texts: &Texts, news: &VacationNews) -> Draft {
    let (at, left) = moment(texts, news.until);
    let name = names::marked(texts, &news.player);
    let head = texts.with("vacation-begun", &[("name", name.into()), ("at", at.into()), ("in", left.into())]);
    Draft::text(&with_games(texts, head, &news.games))
}

/// That a vacation is over, or counts no longer where this is told; nobody is called.
pub fn vacation_over(texts: &Texts, news: &VacationNews) -> Draft {
    let (name, since) = (names::marked(texts, &news.player), ago(texts, news.over_at));
    let head = if news.is_used_up {
        let place = if news.is_private { "private" } else { "server" };
        texts.with("vacation-used-up-here", &[("name", name.into()), ("since", since.into()), ("place", place.into())])
    } else {
        texts.with("vacation-over", &[("name", name.into()), ("since", since.into())])
    };
    Draft::text(&with_games(texts, head, &news.games))
}

/// The head with the games under it, as many as fit.
fn with_games(texts: &Texts, head: String, games: &[GameSummary]) -> String {
    let left_out = |count: usize| texts.with("games-left-out", &[("count", count.into())]);
    let room = CONTENT - length(&left_out(games.len())) - 1;
    let (mut text, mut named) = (head, 0);
    for game in games.iter().take(MOST_NAMED) {
        let opponent = names::marked(texts, &game.opponent);
        let line = texts.with("vacation-game", &[("game", game.id.0.into()), ("opponent", opponent.into())]);
        if length(&text) + 1 + length(&line) > room {
            break;
        }
        text = format!("{text}\n{line}");
        named += 1;
    }
    if named < games.len() { format!("{text}\n{}", left_out(games.len() - named)) } else { text }
}
