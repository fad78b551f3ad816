//! `/tafl-check`: what is missing where somebody asks.

use crate::i18n::Texts;
use crate::ids::ChannelId;

use super::draft::Draft;
use super::server_settings::mentioned;

/// A permission that we need.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// To see the channel at all.
    ViewChannel,
    /// To post.
    SendMessages,
    /// To post in threads.
    SendMessagesInThreads,
    /// To post boards as pictures.
    AttachFiles,
    /// To make threads for games.
    CreatePublicThreads,
    /// To find what stands already.
    ReadMessageHistory,
}

/// What kind of place it is, and what is missing there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Standing {
    /// A guild's channel, and what we lack there.
    Member(ChannelId, Vec<Need>),
    /// His conversation with us.
    BetweenUs,
    /// Somebody has brought us along; whether others hear us there.
    BroughtAlong {
        /// Whether all who are there see our answers.
        is_heard: bool,
    },
}

/// How we are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Health {
    /// Our version.
    pub version: &'static str,
    /// How many milliseconds Discord takes; none if it does not answer in time.
    pub discord_millis: Option<i64>,
    /// How many milliseconds the database takes.
    pub database_millis: i64,
}

/// What somebody is told who asks whether all is well.
pub fn check(texts: &Texts, standing: &Standing, health: &Health) -> Draft {
    let version = health.version;
    let title = match standing {
        Standing::Member(channel, _) => {
            texts.with("check-title", &[("version", version.into()), ("place", mentioned(*channel).into())])
        }
        Standing::BetweenUs | Standing::BroughtAlong { .. } => {
            texts.with("check-title-private", &[("version", version.into())])
        }
    };
    let mut lines = vec![title];
    match standing {
        Standing::Member(_, missing) if missing.is_empty() => lines.push(texts.get("check-all-well")),
        Standing::Member(_, missing) => {
            lines.push(texts.get("check-missing"));
            lines.extend(missing.iter().map(|need| format!("- {}", words(texts, *need))));
        }
        Standing::BetweenUs => lines.push(texts.get("check-between-us")),
        Standing::BroughtAlong { is_heard: true } => lines.push(texts.get("check-user-installed")),
        Standing::BroughtAlong { is_heard: false } => lines.push(texts.get("check-user-installed-unheard")),
    }
    let database = health.database_millis;
    lines.push(match health.discord_millis {
        Some(discord) => texts.with("check-latency", &[("discord", discord.into()), ("database", database.into())]),
        None => texts.with("check-latency-unknown", &[("database", database.into())]),
    });
    Draft::lines(lines)
}

fn words(texts: &Texts, need: Need) -> String {
    match need {
        Need::ViewChannel => texts.get("check-view-channel"),
        Need::SendMessages => texts.get("check-send-messages"),
        Need::SendMessagesInThreads => texts.get("check-send-messages-in-threads"),
        Need::AttachFiles => texts.get("check-attach-files"),
        Need::CreatePublicThreads => texts.get("check-create-public-threads"),
        Need::ReadMessageHistory => texts.get("check-read-message-history"),
    }
}
