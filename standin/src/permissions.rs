//! What the bot may do where, and the checks that Discord makes before it does something for the bot.

use twilight_model::guild::Permissions;

use crate::{
    error::ApiError,
    ids::UserId,
    world::{Channel, ChannelKind, World},
};

/// What a bot is usually given when it is added to a guild.
const USUAL: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::READ_MESSAGE_HISTORY)
    .union(Permissions::USE_EXTERNAL_EMOJIS)
    .union(Permissions::ADD_REACTIONS)
    .union(Permissions::USE_SLASH_COMMANDS);

/// What an app may always do in a private conversation, and by an interaction where only a user installed it.
const BY_INTERACTION: Permissions =
    Permissions::ATTACH_FILES.union(Permissions::EMBED_LINKS).union(Permissions::MENTION_EVERYONE);

impl World {
    /// The bot's rights in a channel. Threads have their parent's.
    pub(crate) fn bot_permissions(&self, channel: &Channel) -> Permissions {
        match &channel.kind {
            ChannelKind::Private(_) | ChannelKind::Group(_) => BY_INTERACTION | Permissions::USE_EXTERNAL_EMOJIS,
            ChannelKind::Text if self.guild.has_bot => (USUAL | channel.granted) - channel.denied,
            ChannelKind::Thread(thread) if self.guild.has_bot => {
                let parent = self.channel(thread.parent);
                let granted = parent.as_ref().map_or(Permissions::empty(), |parent| parent.granted);
                let denied = parent.map_or(Permissions::empty(), |parent| parent.denied);
                (USUAL | channel.granted | granted) - channel.denied - denied
            }
            ChannelKind::Text | ChannelKind::Thread(_) => BY_INTERACTION,
        }
    }

    /// A user's rights in a channel, for interactions.
    pub(crate) fn user_permissions(&self, user: UserId, channel: &Channel) -> Permissions {
        let granted = self.user(user).map_or(Permissions::empty(), |user| user.granted);
        Self::usual_permissions(channel) | granted
    }

    /// The rights that everybody has in a channel.
    pub(crate) fn usual_permissions(channel: &Channel) -> Permissions {
        let usual = USUAL | Permissions::CHANGE_NICKNAME;
        if channel.external_apps { usual | Permissions::USE_EXTERNAL_APPS } else { usual }
    }

    /// The rights of one of the guild's people in a channel, as resolved data tells them. Who may not see it keeps the
    /// others.
    pub(crate) fn member_permissions(&self, user: UserId, channel: &Channel) -> Permissions {
        let rights = self.user_permissions(user, channel);
        if self.is_hidden(user, channel) { rights - Permissions::VIEW_CHANNEL } else { rights }
    }

    /// Whether the bot can reach the channel with its token: it must be a member and see it.
    pub(crate) fn check_access(&self, channel: &Channel) -> Result<(), ApiError> {
        let reaches = match &channel.kind {
            ChannelKind::Private(members) | ChannelKind::Group(members) => members.contains(&self.bot),
            ChannelKind::Text | ChannelKind::Thread(_) => {
                self.guild.has_bot && self.bot_permissions(channel).contains(Permissions::VIEW_CHANNEL)
            }
        };
        if reaches { Ok(()) } else { Err(ApiError::missing_access()) }
    }

    /// Whether the bot, which reaches the channel, has these rights there.
    pub(crate) fn check_rights(&self, channel: &Channel, needed: Permissions) -> Result<(), ApiError> {
        self.check_access(channel)?;
        if channel.members().is_some() || self.bot_permissions(channel).contains(needed) {
            Ok(())
        } else {
            Err(ApiError::missing_permissions())
        }
    }

    /// The right to send: threads have one of their own.
    pub(crate) fn sending_right(channel: &Channel) -> Permissions {
        if channel.thread().is_some() { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES }
    }

    /// Whether a person takes direct messages from the bot.
    pub(crate) fn check_dm(&self, channel: &Channel) -> Result<(), ApiError> {
        let ChannelKind::Private(members) = &channel.kind else { return Ok(()) };
        let others = members.iter().filter(|id| **id != self.bot).filter_map(|id| self.user(*id));
        for user in others {
            if !user.dms_open || user.bot {
                return Err(ApiError::cannot_message_user());
            }
            let shares_guild = user.in_guild && self.guild.has_bot;
            if !shares_guild && !user.has_app {
                return Err(ApiError::no_mutual_guilds());
            }
        }
        Ok(())
    }

    /// A locked thread that is archived lets nobody write but who may manage it.
    pub(crate) fn check_thread_open(channel: &Channel) -> Result<(), ApiError> {
        match channel.thread() {
            Some(thread) if thread.archived && thread.locked => Err(ApiError::thread_archived()),
            _ => Ok(()),
        }
    }

    /// Nothing in an archived thread can be changed.
    pub(crate) fn check_not_archived(channel: &Channel) -> Result<(), ApiError> {
        match channel.thread() {
            Some(thread) if thread.archived => Err(ApiError::thread_archived()),
            _ => Ok(()),
        }
    }

    /// Whether a user can be pinged in a channel: he must see it.
    pub(crate) fn is_reachable(&self, user: UserId, channel: &Channel) -> bool {
        self.user(user).is_some() && self.sees_channel(user, channel)
    }
}
