//! Who the bot is, where its gateway is, and what it may know of guilds and people.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
};
use serde_json::{Value, json};

use super::ApiResult;
use crate::{
    error::ApiError,
    ids::{GuildId, UserId},
    shared::Shared,
    world::User,
};

/// What a guild object has beside what matters here.
const EMPTY_IN_GUILDS: &[&str] = &[
    "icon",
    "icon_hash",
    "splash",
    "discovery_splash",
    "region",
    "afk_channel_id",
    "widget_channel_id",
    "application_id",
    "system_channel_id",
    "rules_channel_id",
    "max_presences",
    "vanity_url_code",
    "description",
    "banner",
    "public_updates_channel_id",
    "safety_alerts_channel_id",
];
const ZERO_IN_GUILDS: &[&str] = &[
    "verification_level",
    "default_message_notifications",
    "explicit_content_filter",
    "mfa_level",
    "system_channel_flags",
    "premium_tier",
    "premium_subscription_count",
    "nsfw_level",
];
const FALSE_IN_GUILDS: &[&str] = &["widget_enabled", "nsfw", "premium_progress_bar_enabled"];
const LISTS_IN_GUILDS: &[&str] = &["emojis", "features", "stickers"];

pub(super) async fn gateway(State(shared): State<Arc<Shared>>) -> Json<Value> {
    Json(json!({ "url": shared.gateway_url() }))
}

pub(super) async fn gateway_bot(State(shared): State<Arc<Shared>>) -> Json<Value> {
    let used = shared.read(|world| world.sessions.identified);
    let limit = json!({ "total": 1000, "remaining": 1000_u32.saturating_sub(used), "reset_after": 86_400_000, "max_concurrency": 1 });
    Json(json!({ "url": shared.gateway_url(), "shards": 1, "session_start_limit": limit }))
}

pub(super) async fn current_user(State(shared): State<Arc<Shared>>) -> ApiResult<Json<Value>> {
    shared.read(|world| {
        let mut user = world.user(world.bot).map(User::json).ok_or_else(ApiError::unknown_user)?;
        user["verified"] = json!(true);
        user["mfa_enabled"] = json!(false);
        user["email"] = Value::Null;
        user["locale"] = json!("en-US");
        Ok(Json(user))
    })
}

pub(super) async fn current_guilds(State(shared): State<Arc<Shared>>) -> Json<Value> {
    shared.read(|world| {
        if !world.guild.has_bot {
            return Json(json!([]));
        }
        Json(json!([{
            "id": world.guild.id,
            "name": world.guild.name,
            "icon": null,
            "owner": false,
            "permissions": "0",
            "features": [],
        }]))
    })
}

pub(super) async fn user(State(shared): State<Arc<Shared>>, Path(user): Path<UserId>) -> ApiResult<Json<Value>> {
    shared.read(|world| world.user(user).map(User::json)).map(Json).ok_or_else(ApiError::unknown_user)
}

pub(super) async fn application(State(shared): State<Arc<Shared>>) -> Json<Value> {
    shared.read(|world| {
        let install = json!({ "oauth2_install_params": { "scopes": ["applications.commands"], "permissions": "0" } });
        Json(json!({
            "id": world.bot,
            "name": shared.config.bot_name,
            "icon": null,
            "description": "",
            "rpc_origins": [],
            "bot_public": true,
            "bot_require_code_grant": false,
            "owner": world.user(world.bot).map(User::json),
            "bot": world.user(world.bot).map(User::json),
            "summary": "",
            "verify_key": "0".repeat(64),
            "team": null,
            "flags": 0,
            "approximate_guild_count": u8::from(world.guild.has_bot),
            "approximate_user_install_count": world.users.iter().filter(|user| user.has_app).count(),
            "redirect_uris": [],
            "integration_types_config": { "0": install, "1": install },
        }))
    })
}

pub(super) async fn guild(State(shared): State<Arc<Shared>>, Path(guild): Path<GuildId>) -> ApiResult<Json<Value>> {
    shared.read(|world| {
        if guild != world.guild.id || !world.guild.has_bot {
            return Err(ApiError::unknown_guild());
        }
        let everyone = json!({
            "id": guild, "name": "@everyone", "color": 0, "hoist": false, "position": 0, "permissions": "0",
            "managed": false, "mentionable": false, "flags": 0, "icon": null, "unicode_emoji": null,
            "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        });
        let owner = world.users.iter().find(|user| !user.bot).map_or(world.bot, |user| user.id);
        let mut body = json!({
            "id": guild,
            "name": world.guild.name,
            "owner_id": owner,
            "preferred_locale": world.guild.locale,
            "roles": [everyone],
            "afk_timeout": 300,
            "max_members": 500_000,
            "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50,
        });
        for (keys, value) in [
            (EMPTY_IN_GUILDS, Value::Null),
            (ZERO_IN_GUILDS, json!(0)),
            (FALSE_IN_GUILDS, json!(false)),
            (LISTS_IN_GUILDS, json!([])),
        ] {
            for key in keys {
                body[*key] = value.clone();
            }
        }
        Ok(Json(body))
    })
}

pub(super) async fn member(
    State(shared): State<Arc<Shared>>,
    Path((guild, user)): Path<(GuildId, UserId)>,
) -> ApiResult<Json<Value>> {
    shared.read(|world| {
        if guild != world.guild.id || !world.guild.has_bot {
            return Err(ApiError::unknown_guild());
        }
        let user = world.user(user).ok_or_else(ApiError::unknown_user)?;
        if !user.in_guild {
            return Err(ApiError::unknown_member());
        }
        let mut member = user.member_json();
        member["user"] = user.json();
        Ok(Json(member))
    })
}
