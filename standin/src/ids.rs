//! Ids: Discord's snowflakes, one type a kind of thing, and how new ones are made.

use std::sync::Mutex;

use twilight_model::id::{Id, marker};

use crate::clock::Millis;

/// The id of a user.
pub type UserId = Id<marker::UserMarker>;
/// The id of a channel, thread or private conversation.
pub type ChannelId = Id<marker::ChannelMarker>;
/// The id of a message.
pub type MessageId = Id<marker::MessageMarker>;
/// The id of a guild.
pub type GuildId = Id<marker::GuildMarker>;
/// The id of an interaction.
pub type InteractionId = Id<marker::InteractionMarker>;
/// The id of a file on a message.
pub type AttachmentId = Id<marker::AttachmentMarker>;

/// 1 January 2015, from which snowflakes count.
const DISCORD_EPOCH: Millis = 1_420_070_400_000;
/// When everything with a fixed name is said to have come to Discord: 1 January 2024.
const NAMED_AT: Millis = 1_704_067_200_000;

/// The moment in a snowflake.
pub fn snowflake_time(id: u64) -> Millis {
    Millis::try_from(id >> 22).unwrap_or(0) + DISCORD_EPOCH
}

/// Makes snowflakes that never repeat and never go back, even if the clock does.
#[derive(Debug, Default)]
pub(crate) struct Snowflakes {
    last: Mutex<u64>,
}

impl Snowflakes {
    /// A new snowflake for the moment given.
    pub(crate) fn next<T>(&self, now: Millis) -> Id<T> {
        let at = u64::try_from(now - DISCORD_EPOCH).unwrap_or(0);
        let mut last = self.last.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        // Ids made in one millisecond count on. After the clock was set back they only have to be unused, so the
        // low bits grow with every id that was ever made.
        let serial = (*last + 1) & 0x003f_ffff;
        *last = serial;
        Id::new((at << 22) | serial.max(1))
    }
}

/// The id of something that the configuration names, the same at every start: a bot's database may know it.
pub(crate) fn named<T>(kind: &str, name: &str) -> Id<T> {
    let hash = kind
        .bytes()
        .chain([b'/'])
        .chain(name.bytes())
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    let at = u64::try_from(NAMED_AT - DISCORD_EPOCH).unwrap_or(0);
    // A million milliseconds and 22 low bits: two names of one kind meet with a chance of one in 10^12.
    Id::new(((at + (hash >> 22) % 1_000_000) << 22) | (hash & 0x003f_ffff) | 1)
}
