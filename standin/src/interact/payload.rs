//! The event that tells the bot of an interaction.

use serde_json::{Value, json};

use crate::{
    error::Error,
    ids::{AttachmentId, MessageId, UserId},
    shared::Shared,
    world::{Channel, Interaction, User, World},
};

/// The most bytes of one file, told with every interaction.
const ATTACHMENT_SIZE_LIMIT: u64 = 10 * 1024 * 1024;

pub(super) fn build(shared: &Shared, world: &World, interaction: &Interaction, place: &Channel, data: &Value) -> Value {
    let user = world.user(interaction.user);
    let mut payload = json!({
        "id": interaction.id,
        "application_id": world.bot,
        "type": interaction.kind as u8,
        "data": data,
        "token": interaction.token,
        "version": 1,
        "channel_id": place.id,
        "channel": partial_channel(world, interaction.user, place),
        "app_permissions": app_permissions(world, place, interaction),
        "locale": user.map_or("en-US", |user| user.locale.as_str()),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": interaction.owners,
        "context": world.context_of(place),
        "attachment_size_limit": ATTACHMENT_SIZE_LIMIT,
    });
    let user_json = user.map(User::json).unwrap_or_default();
    if let Some(guild) = world.guild_of(place) {
        payload["guild_id"] = json!(guild);
        payload["guild_locale"] = json!(world.guild.locale);
        payload["guild"] = json!({ "id": guild, "locale": world.guild.locale, "features": [] });
        let mut member = user.map(User::member_json).unwrap_or_default();
        member["user"] = user_json;
        member["permissions"] = json!(world.user_permissions(interaction.user, place));
        payload["member"] = member;
    } else {
        payload["user"] = user_json;
    }
    if let Some(message) = interaction.source.and_then(|id| world.message(id).ok()) {
        let mut shown = world.message_json(message, &shared.url);
        if let Some(guild) = world.guild_of(place) {
            shown["guild_id"] = json!(guild);
        }
        payload["message"] = shown;
    }
    payload
}

fn app_permissions(world: &World, place: &Channel, interaction: &Interaction) -> Value {
    let mut permissions = world.bot_permissions(place);
    if interaction.user_installed_only {
        use twilight_model::guild::Permissions;
        permissions = Permissions::ATTACH_FILES | Permissions::EMBED_LINKS | Permissions::MENTION_EVERYONE;
    }
    json!(permissions)
}

fn partial_channel(world: &World, user: UserId, place: &Channel) -> Value {
    let mut channel = world.channel_json(place);
    channel["permissions"] = json!(world.user_permissions(user, place));
    channel
}

/// The people, members and messages that a command's data speaks of.
pub(super) fn resolve_user(world: &World, resolved: &mut Value, id: UserId, place: &Channel) {
    let Some(user) = world.user(id) else { return };
    resolved["users"][id.to_string()] = user.json();
    if world.guild_of(place).is_some() && user.in_guild {
        let mut member = user.member_json();
        member["permissions"] = json!(world.member_permissions(id, place));
        resolved["members"][id.to_string()] = member;
    }
}

pub(super) fn resolve_channel(world: &World, resolved: &mut Value, user: UserId, channel: &Channel) {
    let mut partial = world.channel_json(channel);
    partial["permissions"] = json!(world.user_permissions(user, channel));
    partial["app_permissions"] = json!(world.bot_permissions(channel));
    resolved["channels"][channel.id.to_string()] = partial;
}

/// A file that a person has uploaded; one that is too large for Discord never gets as far as a command.
pub(super) fn resolve_attachment(world: &World, resolved: &mut Value, id: AttachmentId) -> Result<(), Error> {
    let found = world.uploads.iter().find(|upload| upload.id == id);
    let Some(upload) = found.filter(|upload| upload.bytes.len() as u64 <= ATTACHMENT_SIZE_LIMIT) else {
        return Err(Error::NotAllowed("your files are too powerful: the most is 10 MiB".to_owned()));
    };
    resolved["attachments"][id.to_string()] = upload.json();
    Ok(())
}

pub(super) fn resolve_message(shared: &Shared, world: &World, resolved: &mut Value, id: MessageId) {
    if let Ok(message) = world.message(id) {
        resolved["messages"][id.to_string()] = world.message_json(message, &shared.url);
    }
}
