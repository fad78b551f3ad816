//! Why a wish about being reminded was refused.

use crate::discord::present::names;
use crate::discord::present::time::moment;
use crate::i18n::Texts;
use crate::service::ReminderRefusal;

pub(super) fn words(texts: &Texts, why: &ReminderRefusal) -> String {
    match why {
        ReminderRefusal::NoSuchZone { text, near } if near.is_empty() => {
            texts.with("refuse-no-such-zone", &[("text", names::quoted(text).into())])
        }
        ReminderRefusal::NoSuchZone { text, near } => {
            let near: Vec<String> = near.iter().map(|name| format!("`{name}`")).collect();
            let near = texts.list(&near);
            texts.with("refuse-which-zone", &[("text", names::quoted(text).into()), ("zones", near.into())])
        }
        ReminderRefusal::NotQuietHours { text } => {
            texts.with("refuse-not-quiet-hours", &[("text", names::quoted(text).into())])
        }
        ReminderRefusal::SameHour { text } => texts.with("refuse-same-hour", &[("text", names::quoted(text).into())]),
        ReminderRefusal::NotAnHour { text } => {
            texts.with("refuse-not-an-hour", &[("text", names::quoted(text).into())])
        }
        ReminderRefusal::ClockStands { game } => texts.with("refuse-clock-stands", &[("game", game.0.into())]),
        ReminderRefusal::Silent => texts.get("refuse-snooze-silent"),
        ReminderRefusal::TimeIsUp { game, deadline } => {
            let (at, since) = moment(texts, *deadline);
            texts.with("refuse-snooze-time-up", &[("game", game.0.into()), ("at", at.into()), ("since", since.into())])
        }
        ReminderRefusal::NoTimeToSnooze { game, deadline } => {
            let (at, left) = moment(texts, *deadline);
            texts.with("refuse-no-time-to-snooze", &[("game", game.0.into()), ("at", at.into()), ("in", left.into())])
        }
    }
}
