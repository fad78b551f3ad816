//! People, the bot among them.

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use crate::{
    clock::iso8601,
    ids::{UserId, snowflake_time},
};

/// A user.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about a person")]
#[derive(Clone, Debug)]
pub(crate) struct User {
    pub(crate) id: UserId,
    /// The display name; the account name is made from it.
    pub(crate) name: String,
    pub(crate) nick: Option<String>,
    pub(crate) bot: bool,
    pub(crate) locale: String,
    pub(crate) in_guild: bool,
    /// What he may do in the guild beyond what everybody may.
    pub(crate) granted: Permissions,
    /// Whether he takes direct messages from the bot.
    pub(crate) dms_open: bool,
    /// Whether he added the app to his own account.
    pub(crate) has_app: bool,
}

impl User {
    pub(crate) fn new(id: UserId, name: &str, bot: bool) -> Self {
        Self {
            id,
            name: name.to_owned(),
            nick: None,
            bot,
            locale: "en-US".to_owned(),
            in_guild: true,
            granted: Permissions::empty(),
            dms_open: true,
            has_app: false,
        }
    }

    /// The user object.
    pub(crate) fn json(&self) -> Value {
        let username: String = self.name.to_lowercase().chars().filter(|ch| ch.is_alphanumeric()).collect();
        json!({
            "id": self.id,
            "username": if username.chars().count() < 2 { format!("user{username}") } else { username },
            "global_name": self.name,
            "discriminator": "0",
            "avatar": null,
            "bot": self.bot,
            "system": false,
            "banner": null,
            "accent_color": null,
            "primary_guild": null,
            "public_flags": 0,
            "flags": 0,
        })
    }

    /// The member object, without the user.
    pub(crate) fn member_json(&self) -> Value {
        json!({
            "nick": self.nick,
            "avatar": null,
            "roles": [],
            "joined_at": iso8601(snowflake_time(self.id.get())),
            "premium_since": null,
            "deaf": false,
            "mute": false,
            "flags": 0,
            "pending": false,
            "communication_disabled_until": null,
        })
    }
}
