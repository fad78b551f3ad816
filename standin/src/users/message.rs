//! A message as people see it: a picture of one moment, which can be taken anew.

use std::sync::Arc;

use serde_json::Value;

use super::Channel;
use crate::{
    Error,
    ids::{MessageId, UserId},
    rest::delete_message,
    shared::Shared,
    world::{FLAG_LOADING, FLAG_SILENT, Message as Stored},
};

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What stands on it: the label, else the emoji.
    pub label: String,
    /// Its custom id; none on a link.
    pub custom_id: Option<String>,
    /// Where a link leads.
    pub url: Option<String>,
    /// 1 blue, 2 grey, 3 green, 4 red, 5 a link.
    pub style: u64,
    /// Whether it can be pressed.
    pub disabled: bool,
}

/// One option of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuOption {
    /// What the user reads.
    pub label: String,
    /// What the bot is told.
    pub value: String,
    /// The smaller text below.
    pub description: Option<String>,
    /// Whether it is chosen from the start.
    pub is_default: bool,
}

/// A menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// Its custom id.
    pub custom_id: String,
    /// What stands in it while nothing is chosen.
    pub placeholder: String,
    /// Its options; of a menu of people, those who are chosen from the start.
    pub options: Vec<MenuOption>,
    /// Whether it can be used.
    pub disabled: bool,
}

/// A file on a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name.
    pub filename: String,
    /// Its alt text.
    pub description: Option<String>,
    /// Its media type.
    pub content_type: String,
    /// Its content.
    pub bytes: Arc<[u8]>,
    /// Width and height of a picture.
    pub dimensions: Option<(u32, u32)>,
}

/// A message, as it was when it was looked at.
#[derive(Clone, Debug)]
pub struct Message {
    shared: Arc<Shared>,
    stored: Stored,
}

impl Message {
    /// A picture of a message that exists, or existed.
    pub(crate) fn take(shared: &Arc<Shared>, id: MessageId) -> Self {
        let stored = shared.read(|world| world.messages.iter().rev().find(|message| message.id == id).cloned());
        // Messages are never forgotten, only marked as deleted.
        Self { shared: Arc::clone(shared), stored: stored.expect("ids of messages come from the world itself") }
    }

    /// A picture that somebody else has just taken.
    pub(crate) fn of(shared: &Arc<Shared>, stored: Stored) -> Self {
        Self { shared: Arc::clone(shared), stored }
    }

    /// Its id.
    pub fn id(&self) -> MessageId {
        self.stored.id
    }

    /// Where it stands.
    pub fn channel(&self) -> Channel {
        Channel { shared: Arc::clone(&self.shared), id: self.stored.channel }
    }

    /// Its text.
    pub fn content(&self) -> &str {
        &self.stored.content
    }

    /// Its embeds as the bot sent them.
    pub fn embeds(&self) -> &[Value] {
        &self.stored.embeds
    }

    /// Its rows of components as the bot sent them.
    pub fn components(&self) -> &[Value] {
        &self.stored.components
    }

    /// Its buttons, in order.
    pub fn buttons(&self) -> Vec<Button> {
        self.parts().filter(|part| part["type"] == 2).map(read_button).collect()
    }

    /// Its menus, in order.
    pub fn selects(&self) -> Vec<Menu> {
        let is_menu = |part: &&Value| part["type"] == 3 || part["type"] == 5;
        self.parts().filter(is_menu).map(|part| read_menu(&self.shared, part)).collect()
    }

    /// Its files, in order.
    pub fn attachments(&self) -> Vec<File> {
        let read = |file: &crate::world::Attachment| File {
            filename: file.filename.clone(),
            description: file.description.clone(),
            content_type: file.content_type.clone(),
            bytes: Arc::clone(&file.bytes),
            dimensions: file.dimensions,
        };
        self.stored.attachments.iter().map(read).collect()
    }

    /// The button of that label.
    ///
    /// # Errors
    ///
    /// If there is none; the error lists those there are.
    pub fn button(&self, label: &str) -> Result<Button, Error> {
        let buttons = self.buttons();
        let labels: Vec<String> = buttons.iter().map(|button| button.label.clone()).collect();
        let found = buttons.into_iter().find(|button| button.label == label);
        found.ok_or_else(|| Error::Missing { wanted: format!("button {label}"), present: labels.join(", ") })
    }

    /// The menu of that placeholder or custom id.
    ///
    /// # Errors
    ///
    /// If there is none; the error lists those there are.
    pub fn menu(&self, name: &str) -> Result<Menu, Error> {
        let menus = self.selects();
        let names: Vec<String> =
            menus.iter().map(|menu| format!("{} ({})", menu.placeholder, menu.custom_id)).collect();
        let found = menus.into_iter().find(|menu| menu.placeholder == name || menu.custom_id == name);
        found.ok_or_else(|| Error::Missing { wanted: format!("menu {name}"), present: names.join(", ") })
    }

    /// Whether only one person sees it.
    pub fn is_private(&self) -> bool {
        self.stored.private_to.is_some()
    }

    /// The one who sees it, if it is private.
    pub fn owner(&self) -> Option<UserId> {
        self.stored.private_to
    }

    /// Whether the bot wrote it.
    pub fn is_from_bot(&self) -> bool {
        self.shared.read(|world| world.bot == self.stored.author)
    }

    /// Whether it is a deferred answer that was not filled in yet.
    pub fn is_loading(&self) -> bool {
        self.stored.flags & FLAG_LOADING != 0
    }

    /// Whether it was sent without a notification.
    pub fn is_silent(&self) -> bool {
        self.stored.flags & FLAG_SILENT != 0
    }

    /// Whether it was deleted.
    pub fn is_deleted(&self) -> bool {
        self.stored.deleted
    }

    /// How often it was edited.
    pub fn edits(&self) -> u32 {
        self.stored.edits
    }

    /// The names of those whom it really pinged.
    pub fn pinged(&self) -> Vec<String> {
        self.shared.read(|world| self.stored.pinged.iter().map(|id| world.user_name(*id)).collect())
    }

    /// The nonce that it was posted with.
    pub fn nonce(&self) -> Option<String> {
        let nonce = self.stored.nonce.as_ref()?;
        Some(nonce.as_str().map_or_else(|| nonce.to_string(), str::to_owned))
    }

    /// The message that it answers.
    pub fn reply_to(&self) -> Option<MessageId> {
        self.stored.reply_to
    }

    /// Discord's message object.
    pub fn json(&self) -> Value {
        self.shared.read(|world| world.message_json(&self.stored, &self.shared.url))
    }

    /// The message as it is now.
    ///
    /// # Errors
    ///
    /// If it was deleted.
    pub fn refresh(&self) -> Result<Self, Error> {
        let now = Self::take(&self.shared, self.id());
        if now.is_deleted() {
            return Err(Error::Missing { wanted: "message".to_owned(), present: "it was deleted".to_owned() });
        }
        Ok(now)
    }

    /// A moderator deletes it (or its owner dismisses it).
    pub fn delete(&self) {
        // Deleting twice is the same as once.
        let _ = self.shared.write(|world| delete_message(&self.shared, world, self.id()));
    }

    fn parts(&self) -> impl Iterator<Item = &Value> {
        self.stored.components.iter().filter_map(|row| row["components"].as_array()).flatten()
    }
}

impl Menu {
    /// The value of the option with that value or label.
    pub(super) fn value_of(&self, wanted: &str) -> Result<String, Error> {
        let by_value = self.options.iter().find(|option| option.value == wanted);
        let found = by_value.or_else(|| self.options.iter().find(|option| option.label == wanted));
        let present = || self.options.iter().map(|option| option.label.as_str()).collect::<Vec<_>>().join(", ");
        found.map(|option| option.value.clone()).ok_or_else(|| Error::Missing {
            wanted: format!("option {wanted} of {}", self.placeholder),
            present: present(),
        })
    }
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

fn read_button(part: &Value) -> Button {
    Button {
        label: text(&part["label"]).or_else(|| text(&part["emoji"]["name"])).unwrap_or_default(),
        custom_id: text(&part["custom_id"]),
        url: text(&part["url"]),
        style: part["style"].as_u64().unwrap_or(0),
        disabled: part["disabled"] == Value::Bool(true),
    }
}

fn read_menu(shared: &Shared, part: &Value) -> Menu {
    let options = part["options"].as_array().map_or(&[][..], Vec::as_slice);
    let read = |option: &Value| MenuOption {
        label: text(&option["label"]).unwrap_or_default(),
        value: text(&option["value"]).unwrap_or_default(),
        description: text(&option["description"]),
        is_default: option["default"] == Value::Bool(true),
    };
    Menu {
        custom_id: text(&part["custom_id"]).unwrap_or_default(),
        placeholder: text(&part["placeholder"]).unwrap_or_default(),
        options: options.iter().map(read).chain(read_people(shared, part)).collect(),
        disabled: part["disabled"] == Value::Bool(true),
    }
}

/// The people who are chosen from the start.
fn read_people(shared: &Shared, part: &Value) -> Vec<MenuOption> {
    let ids = part["default_values"].as_array().map_or(&[][..], Vec::as_slice);
    let ids = ids.iter().filter_map(|value| text(&value["id"]));
    let read = |id: String| MenuOption {
        label: id.parse().map(|id| shared.read(|world| world.user_name(id))).unwrap_or_default(),
        value: id,
        description: None,
        is_default: true,
    };
    ids.map(read).collect()
}
