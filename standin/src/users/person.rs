//! A person.

use std::sync::Arc;

use twilight_model::guild::Permissions;

use super::{Autocomplete, Channel, IntoOptions, Message, Modal, Reply, Slash};
use crate::{
    Error,
    ids::UserId,
    interact::{self, Act, Authority, OptionValue},
    mentions::Origin,
    rest::{NewMessage, create_message, private_conversation},
    shared::Shared,
    validate::Draft,
    world::{Upload, World},
};

/// A person who uses the bot. Clones are the same person.
#[derive(Clone, Debug)]
pub struct User {
    pub(crate) shared: Arc<Shared>,
    pub(crate) id: UserId,
}

impl User {
    /// His id.
    pub fn id(&self) -> UserId {
        self.id
    }

    /// His display name.
    pub fn name(&self) -> String {
        self.shared.read(|world| world.user_name(self.id))
    }

    /// The text that mentions him.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// Sets the language of his client (`en-US` until then).
    #[must_use]
    pub fn locale(self, locale: &str) -> Self {
        self.change(|user| locale.clone_into(&mut user.locale));
        self
    }

    /// Changes his display name.
    pub fn renames_himself(&self, name: &str) {
        self.change(|user| name.clone_into(&mut user.name));
    }

    /// Marks him as another bot.
    #[must_use]
    pub fn as_bot(self) -> Self {
        self.change(|user| user.bot = true);
        self
    }

    /// A slash command; options are `()`, or pairs of a name and a value. Subcommands follow the name after a space.
    pub fn slash(&self, name: &str, options: impl IntoOptions) -> Slash {
        Slash::new(self, name, options.into_options())
    }

    /// Uploads a file, to be the value of a command's option, with the media type that his client takes it for.
    pub fn uploads(&self, filename: &str, content_type: Option<&str>, bytes: impl Into<Vec<u8>>) -> OptionValue {
        let id = self.shared.ids.next(self.shared.clock.now());
        let bytes: Vec<u8> = bytes.into();
        let (filename, content_type) = (filename.to_owned(), content_type.map(str::to_owned));
        self.shared.write(|world| {
            let (app, cdn) = (world.bot, self.shared.url.clone());
            world.uploads.push(Upload { id, app, filename, content_type, bytes: bytes.into(), cdn });
        });
        OptionValue::Attachment(id)
    }

    /// Asks for the completion of the option `focused` while the options stand as given.
    pub fn autocomplete(&self, name: &str, options: impl IntoOptions, focused: &str) -> Autocomplete {
        Autocomplete::new(self, name, options.into_options(), focused)
    }

    /// A command from another user's context menu.
    pub fn user_command(&self, name: &str, target: &User) -> Slash {
        Slash::of_act(self, Act::UserCommand { name: name.to_owned(), target: target.id })
    }

    /// A command from a message's context menu, in the message's channel.
    pub fn message_command(&self, name: &str, target: &Message) -> Slash {
        let act = Act::MessageCommand { name: name.to_owned(), target: target.id() };
        Slash::of_act(self, act).in_channel(&target.channel())
    }

    /// Presses the button of that label. It has to be there, enabled, and on a message that he sees.
    ///
    /// # Errors
    ///
    /// If there is no such button (the error lists what is there), or the client would not let him press it. That the
    /// bot did not answer is a reply, not an error.
    pub async fn click(&self, message: &Message, label: &str) -> Result<Reply, Error> {
        let message = message.refresh()?;
        let button = message.button(label)?;
        if button.disabled {
            return Err(Error::NotAllowed(format!("the button {label} is disabled")));
        }
        let Some(custom_id) = button.custom_id else {
            return Err(Error::NotAllowed(format!("the button {label} is a link")));
        };
        self.component(&message, custom_id, None, true).await
    }

    /// Chooses in the menu of that placeholder or custom id, by the values or the labels of its options.
    ///
    /// # Errors
    ///
    /// As with [`User::click`].
    pub async fn choose(&self, message: &Message, menu: &str, options: &[&str]) -> Result<Reply, Error> {
        let message = message.refresh()?;
        let menu = message.menu(menu)?;
        let values: Result<Vec<String>, Error> = options.iter().map(|option| menu.value_of(option)).collect();
        self.component(&message, menu.custom_id, Some(values?), true).await
    }

    /// Chooses people in the menu of that placeholder or custom id; nobody, to take a choice back.
    ///
    /// # Errors
    ///
    /// As with [`User::click`].
    pub async fn choose_people(&self, message: &Message, menu: &str, people: &[&User]) -> Result<Reply, Error> {
        let message = message.refresh()?;
        let menu = message.menu(menu)?;
        let values = people.iter().map(|person| person.id.to_string()).collect();
        self.component(&message, menu.custom_id, Some(values), true).await
    }

    /// Presses a component by its custom id, whether or not his client shows it: an old client, or a forged press.
    ///
    /// # Errors
    ///
    /// If the message or its channel is gone.
    pub async fn press_unchecked(
        &self,
        message: &Message,
        custom_id: &str,
        values: Option<&[&str]>,
    ) -> Result<Reply, Error> {
        let values = values.map(|values| values.iter().map(|value| (*value).to_owned()).collect());
        self.component(message, custom_id.to_owned(), values, false).await
    }

    async fn component(
        &self,
        message: &Message,
        custom_id: String,
        values: Option<Vec<String>>,
        checked: bool,
    ) -> Result<Reply, Error> {
        let act = Act::Component { message: message.id(), custom_id, values };
        let id = interact::act(&self.shared, self.id, message.channel().id(), &act, checked)?;
        Reply::wait(&self.shared, id, self.id).await
    }

    /// Fills in and sends off a form that the bot opened.
    ///
    /// # Errors
    ///
    /// If the place where it was opened is gone.
    pub async fn submit(&self, modal: &Modal, fields: &[(&str, &str)]) -> Result<Reply, Error> {
        let fields = fields.iter().map(|(id, text)| ((*id).to_owned(), (*text).to_owned())).collect();
        let authority = Authority { owners: modal.owners.clone(), user_installed_only: modal.user_installed_only };
        let act = Act::Modal { custom_id: modal.custom_id.clone(), fields, source: modal.source, authority };
        let id = interact::act(&self.shared, self.id, modal.channel, &act, true)?;
        Reply::wait(&self.shared, id, self.id).await
    }

    /// Writes a plain message, which takes a thread out of the archive.
    pub fn says(&self, channel: &Channel, text: &str) -> Message {
        let id = self.shared.write(|world| {
            let draft = Draft { content: Some(text.to_owned()), ..Draft::default() };
            let new = NewMessage {
                channel: channel.id(),
                author: self.id,
                origin: Origin::Channel,
                private_to: None,
                flags: 0,
                interaction: None,
            };
            create_message(&self.shared, world, draft, new)
        });
        Message::take(&self.shared, id)
    }

    /// Every message that pinged him, oldest first.
    pub fn pings(&self) -> Vec<Message> {
        let ids = self.shared.read(|world| {
            let pinging = world.messages.iter().filter(|message| message.pinged.contains(&self.id));
            pinging.map(|message| message.id).collect::<Vec<_>>()
        });
        ids.into_iter().map(|id| Message::take(&self.shared, id)).collect()
    }

    /// His direct conversation with the bot.
    pub fn dm(&self) -> Channel {
        let id = self.shared.write(|world| {
            let bot = world.bot;
            private_conversation(world, &[bot, self.id])
        });
        Channel { shared: Arc::clone(&self.shared), id }
    }

    /// Takes no more direct messages from the bot.
    pub fn close_dms(&self) {
        self.change(|user| user.dms_open = false);
    }

    /// Takes direct messages again.
    pub fn open_dms(&self) {
        self.change(|user| user.dms_open = true);
    }

    /// Is given rights in the guild, as by a role.
    pub fn may(&self, permissions: Permissions) {
        self.change(|user| user.granted |= permissions);
    }

    /// Leaves the guild.
    pub fn leaves_guild(&self) {
        self.change(|user| user.in_guild = false);
    }

    /// Comes back to the guild.
    pub fn joins_guild(&self) {
        self.change(|user| user.in_guild = true);
    }

    /// Adds the app to his own account.
    pub fn installs_app(&self) {
        self.change(|user| user.has_app = true);
    }

    /// Is given the right to manage the guild.
    pub fn manages_guild(&self) {
        self.may(Permissions::MANAGE_GUILD);
    }

    fn change(&self, change: impl FnOnce(&mut crate::world::User)) {
        self.shared.write(|world: &mut World| {
            if let Some(user) = world.user_mut(self.id) {
                change(user);
            }
        });
    }
}
