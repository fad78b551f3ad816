//! One interaction, read once: who, where, when, in which language, and how it is answered.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serenity::model::application::{CommandInteraction, ComponentInteraction, InteractionContext};
use serenity::model::guild::{Member, PartialMember};
use serenity::model::id::{ChannelId, GuildId, InteractionId};
use serenity::model::user::User;
use tokio::time::Instant;

use super::answer::is_private;
use super::clock::made_at_millis;
use super::edge::Edge;
use super::rights::Rights;
use crate::i18n::{Locale, Texts};
use crate::ids;
use crate::service::{Person, Place, ReplyTo};
use crate::store::Store;
use crate::time::Timestamp;

/// The age at which whatever somebody asks for has to have begun: he has to be told that it was not, and in time. For what
/// Discord has taken its time to bring there is a little time all the same.
const BEGUN_BY_MILLIS: i64 = 2000;
const LEAST_MILLIS: i64 = 250;

/// An interaction being handled.
#[derive(Debug)]
pub(super) struct Call {
    /// What all calls share.
    pub(super) edge: Arc<Edge>,
    /// The database, for what has to begin while Discord still waits for an answer.
    pub(super) store: Store,
    /// The interaction's number.
    pub(super) id: InteractionId,
    /// What it is answered with; never logged.
    pub(super) token: String,
    /// Who it came from.
    pub(super) person: Person,
    /// Where it came from.
    pub(super) place: Place,
    /// What may be done there.
    pub(super) rights: Rights,
    /// The language of his client.
    pub(super) client: Locale,
    /// The language of the guild, as Discord says.
    pub(super) guild_locale: Option<Locale>,
    /// The language of what only he sees.
    pub(super) private: Texts,
    /// The language of what everybody sees.
    pub(super) public: Texts,
    /// When it arrived, by Discord's clock.
    pub(super) now: Timestamp,
    /// Whether nobody but he and the bot can read what is written there.
    pub(super) is_alone: bool,
    /// The message that was pressed.
    pub(super) pressed: Option<ids::MessageId>,
    /// Whether only he sees that message.
    pub(super) is_pressed_in_private: bool,
    answered: AtomicBool,
}

impl Call {
    /// Reads a slash command, or somebody typing one.
    pub(super) fn of_command(edge: Arc<Edge>, interaction: &CommandInteraction) -> Self {
        let place = place(interaction.channel_id, interaction.guild_id);
        let name = display_name(&interaction.user, interaction.member.as_deref().and_then(nick));
        let languages = (interaction.locale.as_str(), interaction.guild_locale.as_deref());
        let whence = (place, Rights::of_command(interaction));
        let call =
            Self::new(edge, (interaction.id, &interaction.token), person(&interaction.user, name), whence, languages);
        Self { is_alone: interaction.context == Some(InteractionContext::BotDm), ..call }
    }

    /// Reads a press of a button or a choice in a menu.
    pub(super) fn of_component(edge: Arc<Edge>, interaction: &ComponentInteraction) -> Self {
        let place = place(interaction.channel_id, interaction.guild_id);
        let name = display_name(&interaction.user, interaction.member.as_ref().and_then(nick));
        let languages = (interaction.locale.as_str(), interaction.guild_locale.as_deref());
        let whence = (place, Rights::of_component(interaction));
        let call =
            Self::new(edge, (interaction.id, &interaction.token), person(&interaction.user, name), whence, languages);
        Self {
            is_alone: interaction.context == Some(InteractionContext::BotDm),
            pressed: Some(ids::MessageId(interaction.message.id.get())),
            is_pressed_in_private: is_private(&interaction.message),
            ..call
        }
    }

    fn new(
        edge: Arc<Edge>,
        (id, token): (InteractionId, &str),
        person: Person,
        (place, rights): (Place, Rights),
        (reader, guild): (&str, Option<&str>),
    ) -> Self {
        let now = edge.clock.now();
        let (client, guild_locale) = (Locale::from_discord(reader), guild.map(Locale::from_discord));
        // What has been chosen is looked up by `languages::settle`.
        let (private, public) = (Texts::new(client), Texts::new(guild_locale.unwrap_or(client)));
        let answered = AtomicBool::new(false);
        let left = (BEGUN_BY_MILLIS - edge.clock.age_millis(id.get())).clamp(LEAST_MILLIS, BEGUN_BY_MILLIS);
        let store = edge.store.until(Instant::now() + Duration::from_millis(left.unsigned_abs()));
        Self {
            edge,
            store,
            id,
            token: token.to_owned(),
            person,
            place,
            rights,
            client,
            guild_locale,
            private,
            public,
            now,
            is_alone: false,
            pressed: None,
            is_pressed_in_private: false,
            answered,
        }
    }

    /// For the service: the public message is the first answer.
    pub(super) fn answered_by_it(&self) -> ReplyTo {
        self.reply_to(true)
    }

    /// For the service: the public message follows behind the first answer.
    pub(super) fn followed_by_it(&self) -> ReplyTo {
        self.reply_to(false)
    }

    fn reply_to(&self, first_answer: bool) -> ReplyTo {
        let at = Timestamp(made_at_millis(self.id.get()).div_euclid(1000));
        ReplyTo { token: self.token.clone(), at, first_answer, place: self.place }
    }

    /// Claims the right to answer: true once, to whoever asks first.
    pub(super) fn claim_answer(&self) -> bool {
        !self.answered.swap(true, Ordering::SeqCst)
    }

    /// Whether somebody has claimed it.
    pub(super) fn is_answered(&self) -> bool {
        self.answered.load(Ordering::SeqCst)
    }
}

fn place(channel: ChannelId, guild: Option<GuildId>) -> Place {
    Place { channel: ids::ChannelId(channel.get()), guild: guild.map(|guild| ids::GuildId(guild.get())) }
}

/// A user as a person, by the name he goes by.
pub(super) fn person(user: &User, name: String) -> Person {
    Person { id: ids::PlayerId(user.id.get()), name }
}

/// The name somebody goes by where he is met: in the guild, else everywhere.
pub(super) fn display_name(user: &User, nick: Option<&str>) -> String {
    nick.or(user.global_name.as_deref()).unwrap_or(&user.name).to_owned()
}

fn nick(member: &Member) -> Option<&str> {
    member.nick.as_deref()
}

/// The nickname of somebody named in an option.
pub(super) fn partial_nick(member: Option<&PartialMember>) -> Option<&str> {
    member.and_then(|member| member.nick.as_deref())
}
