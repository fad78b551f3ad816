//! What a player has chosen about being reminded.

use crate::i18n::Texts;
use crate::service::{Pings, Settings};
use crate::time::Timestamp;
use crate::timing::Zone;

use super::draft::option_label;
use super::moment;

/// The lines about it in his settings.
pub(super) fn lines(texts: &Texts, settings: &Settings, now: Timestamp) -> Vec<String> {
    let reminding = &settings.reminding;
    let plan = match settings.pings {
        Pings::Silent => texts.get("settings-reminders-silent"),
        Pings::Channel | Pings::Dm => texts.with("settings-reminders", &[("plan", reminding.plan.key().into())]),
    };
    let quiet = match reminding.quiet {
        Some(quiet) => texts.with("settings-quiet", &[("from", quiet.from().into()), ("until", quiet.until().into())]),
        None => texts.get("settings-quiet-none"),
    };
    let zone = match &reminding.zone {
        Some(zone) => texts.with("settings-zone", &[("zone", zone.name().into()), ("time", clock(zone, now).into())]),
        None => texts.with("settings-zone-none", &[("time", clock(&Zone::UTC, now).into())]),
    };
    vec![plan, quiet, zone, digest(texts, settings), texts.get("settings-how-reminders")]
}

fn digest(texts: &Texts, settings: &Settings) -> String {
    let Some((hour, next)) = settings.reminding.digest.zip(settings.reminding.next_digest) else {
        return texts.get("settings-digest-none");
    };
    if settings.dm_closed_at.is_some() {
        return texts.with("settings-digest-closed", &[("hour", hour.into())]);
    }
    texts.with("settings-digest", &[("hour", hour.into()), ("next", moment(texts, next).into())])
}

/// A time zone that is suggested, with what clocks show there.
pub fn zone_choice(texts: &Texts, name: &str, now: Timestamp) -> String {
    let shown = Zone::by_name(name).map(|zone| clock(&zone, now)).unwrap_or_default();
    option_label(&texts.with("zone-choice", &[("zone", name.into()), ("time", shown.into())]))
}

/// What clocks show there: `14:05`.
fn clock(zone: &Zone, at: Timestamp) -> String {
    let (hour, minute) = zone.clock(at);
    format!("{hour:02}:{minute:02}")
}
