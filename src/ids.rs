//! Newtypes for every identifier that crosses a module boundary, so that a player never stands in for a channel.

use std::fmt;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub $inner);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

id!(
    /// A game's number, as players see it: `#17`.
    GameId(i64)
);
id!(
    /// A challenge's number.
    ChallengeId(i64)
);
id!(
    /// An offer's number (a draw offered in a game).
    OfferId(i64)
);
id!(
    /// The number of a card on which a challenge is set up.
    SetUpId(i64)
);
id!(
    /// An outbox row's number; also the nonce of the message it becomes.
    OutboxId(i64)
);
id!(
    /// The number of a record that somebody has brought in.
    RecordId(i64)
);
id!(
    /// A vacation's number.
    VacationId(i64)
);
id!(
    /// A Discord user.
    PlayerId(u64)
);
id!(
    /// A Discord guild.
    GuildId(u64)
);
id!(
    /// A Discord channel, thread or private conversation.
    ChannelId(u64)
);
id!(
    /// A Discord message.
    MessageId(u64)
);
