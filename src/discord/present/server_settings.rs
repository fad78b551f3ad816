//! What a guild's managers have settled, and refusals that go with it.

use crate::i18n::{Locale, Texts};
use crate::ids::ChannelId;
use crate::rules::Variant;
use crate::service::{GuildSettings, Tongue, settled_allowance, settled_pace};

use super::draft::Draft;
use super::time;

/// All settings of a guild, in words.
pub fn server_settings(texts: &Texts, settings: &GuildSettings, spoken: &Tongue) -> Draft {
    let variant = settings.variant.as_deref().and_then(Variant::by_key).unwrap_or(&Variant::ALL[0]);
    let channels = match settings.channels.as_slice() {
        [] => texts.get("server-channels-all"),
        channels => texts.with("server-channels", &[("channels", channel_list(texts, channels).into())]),
    };
    let pace = time::pace(texts, settled_pace(settings.pace.as_deref()));
    let threads = if settings.threads { texts.get("server-threads-on") } else { texts.get("server-threads-off") };
    Draft::lines([
        texts.get("server-settings-title"),
        channels,
        threads,
        texts.with("server-variant", &[("variant", variant.name.into())]),
        texts.with("server-pace", &[("time", pace.into())]),
        vacation_days(texts, settings),
        language(texts, spoken),
        texts.get("server-settings-how"),
    ])
}

/// How much vacation counts in the guild's games.
fn vacation_days(texts: &Texts, settings: &GuildSettings) -> String {
    match settled_allowance(settings.vacation_days).days {
        0 => texts.get("server-no-vacation"),
        days => texts.with("server-vacation", &[("days", days.into())]),
    }
}

/// In which language everybody in the guild is spoken to, and why.
fn language(texts: &Texts, spoken: &Tongue) -> String {
    let chosen = spoken.chosen.as_deref().and_then(Locale::by_code);
    let spoken = chosen.or_else(|| spoken.seen.as_deref().and_then(Locale::by_code)).unwrap_or(Locale::English);
    match chosen {
        Some(_) => texts.with("server-language", &[("language", spoken.name().into())]),
        None => texts.with("server-language-of-discord", &[("language", spoken.name().into())]),
    }
}

/// A channel was to be taken off the list that is not on it.
pub(super) fn not_listed(texts: &Texts, channel: ChannelId, listed: &[ChannelId]) -> String {
    match listed {
        [] => texts.get("refuse-no-channel-listed"),
        listed => texts.with(
            "refuse-channel-not-listed",
            &[("channel", mentioned(channel).into()), ("channels", channel_list(texts, listed).into())],
        ),
    }
}

/// Channels as a phrase; each is shown by the name it has now.
pub(super) fn channel_list(texts: &Texts, channels: &[ChannelId]) -> String {
    texts.list(&channels.iter().copied().map(mentioned).collect::<Vec<_>>())
}

/// A channel, shown by the name it has now.
pub(super) fn mentioned(channel: ChannelId) -> String {
    format!("<#{channel}>")
}
