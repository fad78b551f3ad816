//! How long players may think, in words: the pace, the deadline behind whose move it is, and what comes when it is up.

use serenity::all::ButtonStyle;
use serenity::builder::CreateButton;

use crate::discord::custom_id::Press;
use crate::i18n::{Arg, Texts};
use crate::ids::PlayerId;
use crate::service::{GameView, Run, Thinking};
use crate::time::Timestamp;
use crate::timing::{Allotment, Pace, TimeUp};

use super::board::{buttons, numbered, small};
use super::draft::{Draft, button};
use super::{ago, names, picture};

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// Seconds given back of which a board speaks: nobody misses less of some days.
const WORTH_TELLING: i64 = 5 * MINUTE;

/// How long a side may think, as a choice: "3 days a move".
pub fn thinking(texts: &Texts, thinking: Thinking) -> String {
    match thinking {
        Thinking::Unlimited => texts.get("pace-unlimited"),
        Thinking::Within(Allotment::PerMove { days }) => {
            texts.with("pace-per-move", &[("days", u32::from(days).into())])
        }
        Thinking::Within(Allotment::Bank { days, plus_hours, at_most_days }) => {
            let [days, hours, most] = [days, plus_hours, at_most_days].map(|count| Arg::from(u32::from(count)));
            texts.with("pace-bank", &[("days", days), ("hours", hours), ("most", most)])
        }
    }
}

/// The pace of a game, with what happens when the time is up.
pub fn pace(texts: &Texts, pace: Option<Pace>) -> String {
    let Some(pace) = pace else { return texts.get("time-unlimited") };
    let told = thinking(texts, Thinking::Within(pace.allotment));
    let told = if pace.weekends_off { texts.with("pace-weekends-off", &[("pace", told.into())]) } else { told };
    match pace.time_up {
        TimeUp::Claim => texts.with("time-claim", &[("pace", told.into())]),
        TimeUp::Forfeit => texts.with("time-forfeit", &[("pace", told.into())]),
    }
}

/// The sentence that says whose move it is, with how long there is time for it. `reader` is the only one to read it, if
/// anybody is.
pub(super) fn with_deadline(texts: &Texts, game: &GameView, turn: String, reader: Option<PlayerId>) -> String {
    let Some(clock) = game.clock else { return turn };
    let is_his = reader == Some(game.to_move().id);
    let time = match clock.run {
        Run::Until(deadline) if game.is_time_up && is_his => {
            let (at, since) = moment(texts, deadline);
            let opponent = names::marked(texts, game.player(game.game.side_to_move().opponent()));
            texts.with("time-up-own", &[("opponent", opponent.into()), ("at", at.into()), ("since", since.into())])
        }
        Run::Until(deadline) if game.is_time_up => was_up(texts, game, deadline),
        Run::Until(deadline) => until(texts, deadline),
        Run::Stands { goes_on_at, .. } => stands(texts, game, goes_on_at, is_his),
    };
    format!("{turn} {time}")
}

/// That the clock of whoever is to move stands, and until when.
fn stands(texts: &Texts, game: &GameView, goes_on_at: Timestamp, is_his: bool) -> String {
    let (at, left) = moment(texts, goes_on_at);
    if is_his {
        return texts.with("time-stands-own", &[("at", at.into()), ("in", left.into())]);
    }
    let name = names::marked(texts, game.to_move());
    texts.with("time-stands", &[("name", name.into()), ("at", at.into()), ("in", left.into())])
}

/// Until when there is time.
pub(super) fn until(texts: &Texts, deadline: Timestamp) -> String {
    let (at, left) = moment(texts, deadline);
    texts.with("time-until", &[("at", at.into()), ("in", left.into())])
}

/// What happens to whoever is to move when his time is up, for him; empty where no clock runs.
pub(super) fn at_zero(texts: &Texts, game: &GameView) -> String {
    let mover = game.game.side_to_move();
    let Some(clock) = game.clock.filter(|clock| clock.deadline().is_some()) else { return String::new() };
    match clock.pace.time_up {
        _ if game.never_moved.contains(&mover) => texts.get("time-then-broken-off"),
        TimeUp::Forfeit => texts.get("time-then-lost"),
        TimeUp::Claim => {
            let opponent = names::marked(texts, game.player(mover.opponent()));
            texts.with("time-then-claim", &[("opponent", opponent.into())])
        }
    }
}

/// A moment as date and time, and how far off it is.
pub(super) fn moment(texts: &Texts, at: Timestamp) -> (String, String) {
    (texts.with("on-day-and-time", &[("at", at.0.into())]), ago(texts, at))
}

/// In small print that time was given back for which nobody could reach the bot; empty if none was.
pub(super) fn given_back(texts: &Texts, game: &GameView) -> String {
    let seconds = game.credited;
    if seconds < WORTH_TELLING || game.clock.is_none() {
        return String::new();
    }
    let rounded = |unit: i64| u32::try_from((seconds + unit / 2) / unit).unwrap_or(u32::MAX);
    let told = match seconds {
        ..7200 => texts.with("time-given-back-minutes", &[("count", rounded(MINUTE).into())]),
        7200..172_800 => texts.with("time-given-back-hours", &[("count", rounded(HOUR).into())]),
        _ => texts.with("time-given-back-days", &[("count", rounded(DAY).into())]),
    };
    format!("-# {told}")
}

/// The board on which somebody's time is up: his opponent is told what he can do, and he that he may still move.
pub fn time_up(texts: &Texts, game: &GameView) -> Draft {
    let caller = game.player(game.game.side_to_move().opponent());
    let late = game.to_move();
    let since = game.clock.and_then(|clock| clock.deadline()).unwrap_or(game.turn_since);
    let told = was_up(texts, game, since);
    let choice = texts.with("time-up-choice", &[("mention", names::mention(caller.id).into())]);
    let still = texts.with("time-up-late", &[("mention", names::mention(late.id).into())]);
    let row = at_the_end(texts, game).into_iter().chain(buttons(texts, game, None)).collect();
    Draft::lines([numbered(texts, game, told), small(texts, game), choice, still])
        .mentioning([caller.id, late.id])
        .with_buttons(row)
        .with_picture(picture::of_game(texts, game))
        .told_by_words()
}

/// That whoever is to move has not moved in time.
fn was_up(texts: &Texts, game: &GameView, since: Timestamp) -> String {
    let late = names::marked(texts, game.to_move());
    let (at, since) = moment(texts, since);
    texts.with("time-up", &[("late", late.into()), ("at", at.into()), ("since", since.into())])
}

/// The board on which somebody has been given more time; he is called.
pub fn time_added(texts: &Texts, game: &GameView) -> Draft {
    let late = game.to_move();
    let giver = game.player(game.game.side_to_move().opponent());
    let (name, opponent) = (names::marked(texts, giver), names::marked(texts, late));
    let told = texts.with("time-added", &[("name", name.into()), ("opponent", opponent.into())]);
    let turn = texts.with("your-move", &[("mention", names::mention(late.id).into())]);
    Draft::lines([numbered(texts, game, told), small(texts, game), with_deadline(texts, game, turn, None)])
        .mentioning([late.id])
        .with_buttons(buttons(texts, game, None))
        .with_picture(picture::of_game(texts, game))
        .told_by_words()
}

/// What the opponent can do when somebody's time is up.
pub(super) fn at_the_end(texts: &Texts, game: &GameView) -> Vec<CreateButton> {
    let Some(clock) = game.clock else { return Vec::new() };
    let days = u32::try_from(clock.pace.allotment.usual_gift() / DAY).unwrap_or(1);
    let more = texts.with("button-add-time", &[("days", days.into())]);
    vec![
        button(Press::AskClaim(game.board()), ButtonStyle::Danger, &texts.get("button-claim")),
        button(Press::AddTime(game.board()), ButtonStyle::Secondary, &more),
    ]
}

/// Whether somebody claims a game in which his opponent's time is up.
pub fn claim_question(texts: &Texts, game: &GameView) -> Draft {
    let late = game.game.side_to_move();
    let [attackers, defenders, late_one] =
        [&game.attackers, &game.defenders, game.player(late)].map(|person| Arg::from(names::marked(texts, person)));
    let variant = Arg::from(game.variant.name);
    let question = if game.never_moved.contains(&late) {
        texts.with(
            "claim-question-first",
            &[("variant", variant), ("attackers", attackers), ("defenders", defenders), ("late", late_one)],
        )
    } else {
        texts.with(
            "claim-question",
            &[("variant", variant), ("attackers", attackers), ("defenders", defenders), ("late", late_one)],
        )
    };
    let confirm = texts.with("button-confirm-claim", &[("game", game.id.0.into())]);
    Draft::text(&numbered(texts, game, question)).with_buttons(vec![
        button(Press::ConfirmClaim(game.board()), ButtonStyle::Danger, &confirm),
        button(Press::LeaveUnclaimed(game.board()), ButtonStyle::Secondary, &texts.get("button-leave-unclaimed")),
    ])
}
