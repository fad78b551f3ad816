//! What a person does with the bot becomes an interaction: checked as his client would, sent through the gateway, and
//! failed if no answer comes in time.

mod client;
mod payload;
mod slash;

use std::sync::Arc;

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde_json::{Value, json};

pub(crate) use self::{client::commands_for, slash::option_of};
use crate::{
    clock::Millis,
    error::{Error, Failure},
    ids::{AttachmentId, ChannelId, InteractionId, MessageId, UserId},
    shared::{News, Shared},
    world::{Channel, ChannelKind, Interaction, InteractionKind, State, World},
};

/// The value of a slash command's option, as a person gives it.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum OptionValue {
    /// A text, or the name or value of a choice.
    Text(String),
    /// A whole number.
    Integer(i64),
    /// A number.
    Number(f64),
    /// Yes or no.
    Boolean(bool),
    /// A person.
    User(UserId),
    /// A channel.
    Channel(ChannelId),
    /// A file that the person has uploaded for it.
    Attachment(AttachmentId),
}

/// What a person does.
#[derive(Clone, Debug)]
pub(crate) enum Act {
    Slash { name: String, options: Vec<(String, OptionValue)> },
    Autocomplete { name: String, options: Vec<(String, OptionValue)>, focused: String },
    UserCommand { name: String, target: UserId },
    MessageCommand { name: String, target: MessageId },
    Component { message: MessageId, custom_id: String, values: Option<Vec<String>> },
    Modal { custom_id: String, fields: Vec<(String, String)>, source: Option<MessageId>, authority: Authority },
}

/// By whose installation the app acts, and what follows from it.
#[derive(Clone, Debug)]
pub(crate) struct Authority {
    pub(crate) owners: Value,
    pub(crate) user_installed_only: bool,
}

/// An interaction in the making.
struct Prepared {
    kind: InteractionKind,
    data: Value,
    name: Option<String>,
    authority: Authority,
    source: Option<MessageId>,
    focused_type: u64,
}

/// Sends what a person does to the bot. `checked` holds him to what his client lets him do.
pub(crate) fn act(
    shared: &Arc<Shared>,
    user: UserId,
    channel: ChannelId,
    act: &Act,
    checked: bool,
) -> Result<InteractionId, Error> {
    let id: InteractionId = shared.ids.next(shared.clock.now());
    let deadline = shared.write(|world| open(shared, world, user, channel, act, checked, id))?;
    match deadline {
        Some(deadline) => watch_deadline(shared, id, deadline),
        None => fail(shared, id),
    }
    Ok(id)
}

/// Makes the interaction and hands it to the gateway; the deadline of its answer, or none if there is no bot.
fn open(
    shared: &Shared,
    world: &mut World,
    user: UserId,
    channel: ChannelId,
    act: &Act,
    checked: bool,
    id: InteractionId,
) -> Result<Option<Millis>, Error> {
    let place = world.channel(channel).map_err(|_| Error::NotAllowed("the channel is gone".to_owned()))?.clone();
    if checked {
        client::check_place(world, user, &place)?;
    }
    let prepared = client::prepare(shared, world, user, &place, act, checked)?;
    let born = shared.clock.elapsed();
    let token = URL_SAFE_NO_PAD.encode(format!("interaction:{id}:{}", random_text()));
    let forced_private = prepared.authority.user_installed_only && !place.external_apps;
    let interaction = Interaction {
        id,
        token: token.clone(),
        kind: prepared.kind,
        user,
        channel,
        name: prepared.name,
        owners: prepared.authority.owners,
        user_installed_only: prepared.authority.user_installed_only,
        forced_private,
        born,
        source: prepared.source,
        state: State::Open,
        original: None,
        follow_ups: Vec::new(),
        focused_type: prepared.focused_type,
        event: Value::Null,
    };
    let event = payload::build(shared, world, &interaction, &place, &prepared.data);
    let interaction = Interaction { event: event.clone(), ..interaction };
    shared.timings.made(&interaction);
    world.tokens.insert(token, id);
    world.interactions.insert(id, interaction);
    let now = shared.clock.elapsed();
    if !world.sessions.may_answer(now) {
        return Ok(None);
    }
    world.sessions.dispatch("INTERACTION_CREATE", &event, now);
    Ok(Some(born + Millis::try_from(shared.config.answer_window.as_millis()).unwrap_or(Millis::MAX / 4)))
}

/// Delivers the event of an interaction once more, as a gateway may.
pub(crate) fn deliver_again(shared: &Shared, id: InteractionId) {
    let now = shared.clock.elapsed();
    shared.write(|world| {
        if let Some(event) = world.interactions.get(&id).map(|interaction| interaction.event.clone()) {
            world.sessions.dispatch("INTERACTION_CREATE", &event, now);
        }
    });
}

/// Fails the interaction when its time is over and nobody has answered.
fn watch_deadline(shared: &Arc<Shared>, id: InteractionId, deadline: Millis) {
    let shared = Arc::clone(shared);
    tokio::spawn(async move {
        tokio::select! {
            // One millisecond more: an answer at the very deadline is in time.
            () = shared.clock.wait_until(deadline + 1) => fail(&shared, id),
            () = shared.closed() => {}
        }
    });
}

fn fail(shared: &Shared, id: InteractionId) {
    let failed = shared.write(|world| {
        let interaction = world.interactions.get_mut(&id)?;
        if !matches!(interaction.state, State::Open) {
            return None;
        }
        let failure = match interaction.kind {
            InteractionKind::Command => Failure::NoAnswer,
            InteractionKind::Component | InteractionKind::Modal => Failure::InteractionFailed,
            InteractionKind::Autocomplete => Failure::OptionsFailed,
        };
        interaction.state = State::Failed(failure.clone());
        Some((interaction.user, failure))
    });
    if let Some((user, failure)) = failed {
        shared.tell(News::InteractionFailed { id, user, reason: failure.to_string() });
    }
}

impl World {
    /// The context of a channel, by Discord's number: 0 guild, 1 the bot's direct conversation, 2 other private ones.
    pub(crate) fn context_of(&self, channel: &Channel) -> u8 {
        match &channel.kind {
            ChannelKind::Text | ChannelKind::Thread(_) => 0,
            ChannelKind::Private(members) if members.contains(&self.bot) => 1,
            ChannelKind::Private(_) | ChannelKind::Group(_) => 2,
        }
    }

    /// By whose installation a command of these integration types acts for a user in a place; none if by nobody's.
    pub(crate) fn authority(&self, user: UserId, channel: &Channel, types: &[u64]) -> Option<Authority> {
        let context = self.context_of(channel);
        let by_guild = types.contains(&0) && self.guild.has_bot && context != 2;
        let by_user = types.contains(&1) && self.user(user).is_some_and(|user| user.has_app);
        let mut owners = serde_json::Map::new();
        if by_guild {
            let owner = if context == 0 { json!(self.guild.id) } else { json!("0") };
            owners.insert("0".to_owned(), owner);
        }
        if by_user {
            owners.insert("1".to_owned(), json!(user));
        }
        if owners.is_empty() {
            return None;
        }
        Some(Authority { owners: Value::Object(owners), user_installed_only: by_user && !by_guild })
    }
}

/// A text nobody guesses, from the standard library's own random keys.
fn random_text() -> String {
    use std::hash::{BuildHasher, RandomState};
    format!("{:016x}{:016x}", RandomState::new().hash_one(1), RandomState::new().hash_one(2))
}
