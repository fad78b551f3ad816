//! What Discord tells with every interaction about the place: what kind it is, what we may do there, and what he may.

use serenity::model::application::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, CommandInteraction, ComponentInteraction,
    InteractionContext,
};
use serenity::model::channel::{ChannelType, PartialChannel};
use serenity::model::permissions::Permissions;

use crate::ids::ChannelId;

/// The place of an interaction, as Discord describes it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rights {
    /// What we may do there.
    pub(super) app: Permissions,
    /// What whoever acts may do there; nothing outside of guilds.
    pub(super) member: Permissions,
    /// What kind of place it is, where that is told.
    pub(super) context: Option<InteractionContext>,
    /// Whether it is a thread.
    pub(super) is_thread: bool,
    /// The channel on which the thread hangs.
    pub(super) parent: Option<ChannelId>,
    /// Whether we act here as a member of the guild or as one side of a conversation, not only as somebody's own app.
    pub(super) is_member: bool,
}

impl Rights {
    /// The place of a command.
    pub(super) fn of_command(interaction: &CommandInteraction) -> Self {
        let member = interaction.member.as_ref().and_then(|member| member.permissions);
        let owners = &interaction.authorizing_integration_owners;
        Self::read(interaction.app_permissions, member, interaction.context, interaction.channel.as_ref(), owners)
    }

    /// The place of a press.
    pub(super) fn of_component(interaction: &ComponentInteraction) -> Self {
        let member = interaction.member.as_ref().and_then(|member| member.permissions);
        let owners = &interaction.authorizing_integration_owners;
        Self::read(interaction.app_permissions, member, interaction.context, interaction.channel.as_ref(), owners)
    }

    fn read(
        app: Option<Permissions>,
        member: Option<Permissions>,
        context: Option<InteractionContext>,
        channel: Option<&PartialChannel>,
        AuthorizingIntegrationOwners(owners): &AuthorizingIntegrationOwners,
    ) -> Self {
        let is_thread = channel.is_some_and(|channel| is_thread(channel.kind));
        let parent = channel.filter(|_| is_thread).and_then(|channel| channel.parent_id);
        Self {
            app: app.unwrap_or_else(Permissions::empty),
            member: member.unwrap_or_else(Permissions::empty),
            context,
            is_thread,
            parent: parent.map(|parent| ChannelId(parent.get())),
            is_member: owners.iter().any(|owner| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_))),
        }
    }

    /// Whether it is a guild's channel.
    pub(super) fn is_guild(&self) -> bool {
        matches!(self.context, Some(InteractionContext::Guild))
    }

    /// Whether it is his conversation with us, in which nobody else is.
    pub(super) fn is_between_us(&self) -> bool {
        matches!(self.context, Some(InteractionContext::BotDm))
    }

    /// What is needed in order to speak there.
    pub(super) fn sending(&self) -> Permissions {
        if self.is_thread { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES }
    }

    /// Whether we may post there by ourselves, without being asked.
    pub(super) fn may_post(&self) -> bool {
        if self.is_guild() {
            self.is_member && self.app.contains(Permissions::VIEW_CHANNEL | self.sending())
        } else {
            self.is_between_us()
        }
    }

    /// Whether others in the place see what we answer: apps from outside may be told to keep to whoever uses them.
    pub(super) fn is_heard(&self) -> bool {
        !self.is_guild() || self.is_member || self.member.contains(Permissions::USE_EXTERNAL_APPS)
    }

    /// Whether he manages the guild.
    pub(super) fn manages_guild(&self) -> bool {
        self.member.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR)
    }
}

fn is_thread(kind: ChannelType) -> bool {
    matches!(kind, ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread)
}
