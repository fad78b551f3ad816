//! When a player is reminded that a game waits for him. What is worked out is one instant and what is told then; what has
//! been told is a few bits, so that nothing is told twice, whenever and however often this is asked.

use super::{Plan, QuietHours, Reminder, Zone, counted};
use crate::time::Timestamp;

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// Seconds between two instants that are as good as one: two reminders are one message, one so soon after the turn began
/// or so shortly before its end is none.
pub const CLOSE: i64 = 30 * MINUTE;
/// Seconds before quiet hours at which that is told which cannot wait until they end: a sweep that is a little late still
/// finds him up.
const AHEAD: i64 = 10 * MINUTE;

impl Reminder {
    /// When it is for, unless that is at a quiet hour. Days that are off count here as little as on the clock.
    pub fn moment(self, turn: Turn) -> Timestamp {
        let left = match self {
            Self::Half => counted::between(turn.began_at, turn.deadline, turn.weekends_off) / 2,
            Self::DayBefore => DAY,
            Self::HoursBefore => 3 * HOUR,
        };
        counted::before(turn.deadline, left, turn.weekends_off)
    }
}

/// The time that somebody has for a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    /// When he began to think.
    pub began_at: Timestamp,
    /// When his time is up.
    pub deadline: Timestamp,
    /// Whether Saturday and Sunday count for nothing.
    pub weekends_off: bool,
}

/// How somebody wants to be reminded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wishes {
    /// Of what.
    pub plan: Plan,
    /// When not.
    pub quiet: Option<QuietHours>,
    /// Whose hours those are.
    pub zone: Zone,
}

impl Wishes {
    /// Until when that has to wait which is ready to be told at `now`: `now` itself, unless it is quiet and there is time
    /// enough when it is not any more.
    pub fn wait_until(&self, turn: Turn, now: Timestamp) -> Timestamp {
        let end = self.quiet.map_or(now, |quiet| quiet.end(now, &self.zone));
        if end.plus_seconds(CLOSE) <= turn.deadline { end } else { now }
    }
}

/// How far the reminders of a turn have come.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Progress {
    /// The bits of those that are behind him.
    pub reminded: u32,
    /// When he has asked to be reminded once more.
    pub snoozed: Option<Timestamp>,
}

impl Progress {
    /// What it is once this has been told.
    #[must_use]
    pub const fn after(self, told: Notice) -> Self {
        let snoozed = if told.snooze { None } else { self.snoozed };
        Self { reminded: self.reminded | told.reminders, snoozed }
    }
}

/// One message that reminds somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Notice {
    /// When it goes out.
    pub at: Timestamp,
    /// The bits of the reminders that it is.
    pub reminders: u32,
    /// Whether it is the one that he has asked for.
    pub snooze: bool,
}

/// The next message of a turn as things stand at `now`: due if its moment is not after `now`; none if none is to come.
pub fn next(turn: Turn, wishes: &Wishes, progress: Progress, now: Timestamp) -> Option<Notice> {
    schedule(turn, wishes, progress, now).first().copied()
}

/// The messages of a turn that are still to come at `now`, in their order. What should have come before `now` comes now, and
/// what would come before the moment for which he has asked comes with that one: until then he wants to be left in peace.
pub fn schedule(turn: Turn, wishes: &Wishes, progress: Progress, now: Timestamp) -> Vec<Notice> {
    let wanted = wishes.plan.reminders().iter().filter(|one| progress.reminded & one.bit() == 0);
    let wanted = wanted.map(|one| Notice { at: one.moment(turn), reminders: one.bit(), snooze: false });
    let sent = |notice: Notice| Notice { at: send_at(turn, wishes, notice, now), ..notice };
    let is_in_time = |notice: &Notice| notice.at < turn.deadline;
    let snoozed = progress.snoozed.map(|at| sent(Notice { at, reminders: 0, snooze: true })).filter(is_in_time);
    let peace = snoozed.map_or(now, |notice| notice.at);
    let mut single: Vec<Notice> = wanted
        .filter(|notice| notice.at >= turn.began_at.plus_seconds(CLOSE))
        .map(sent)
        .filter(is_in_time)
        .map(|notice| Notice { at: notice.at.max(peace), ..notice })
        .chain(snoozed)
        .collect();
    single.sort_by_key(|notice| notice.at);
    together(&single)
}

/// The reminders whose moment has come by `now`.
pub fn passed(turn: Turn, now: Timestamp) -> u32 {
    Reminder::ALL.into_iter().filter(|one| one.moment(turn) <= now).map(Reminder::bit).sum()
}

/// When a notice is sent: when it is not quiet. Where waiting for that would leave too little time, before it becomes
/// quiet, unless he has asked for that very moment; and if that is past, at its own moment after all.
fn send_at(turn: Turn, wishes: &Wishes, notice: Notice, now: Timestamp) -> Timestamp {
    let moment = notice.at.max(now);
    let Some(quiet) = wishes.quiet.filter(|quiet| quiet.is_quiet(moment, &wishes.zone)) else { return moment };
    let until = wishes.wait_until(turn, moment);
    if until > moment || notice.snooze {
        return until;
    }
    let beginning = quiet.beginning(moment, &wishes.zone);
    let before = beginning.plus_seconds(-AHEAD).max(turn.began_at.plus_seconds(CLOSE)).max(now);
    if before < beginning { before } else { moment }
}

/// Messages in their order, those that are close to each other as one.
fn together(single: &[Notice]) -> Vec<Notice> {
    let mut all: Vec<Notice> = Vec::new();
    let mut last = None;
    for notice in single {
        match all.last_mut().filter(|_| last.is_some_and(|last| notice.at.seconds_since(last) <= CLOSE)) {
            Some(one) => {
                one.reminders |= notice.reminders;
                one.snooze |= notice.snooze;
            }
            None => all.push(*notice),
        }
        last = Some(notice.at);
    }
    all
}

#[cfg(test)]
mod tests;
