//! The running stand-in: its people and places, its clock, and the levers for what goes wrong.

use std::{sync::Arc, time::Duration};

use tokio::task::JoinHandle;

use crate::{
    Clock, Config, Error, Fault, RequestRecord, Violation,
    clock::Millis,
    error::ApiError,
    gateway::Frame,
    ids::{ChannelId, GuildId, InteractionId, MessageId, UserId, named},
    interact,
    rest::private_conversation,
    server,
    shared::Shared,
    timings::Times,
    users::{Channel, Message, Reply, User},
    world::{Channel as Stored, ChannelKind},
};

/// A running stand-in for Discord; it stops when this is dropped.
#[derive(Debug)]
pub struct Standin {
    shared: Arc<Shared>,
    server: JoinHandle<()>,
}

impl Drop for Standin {
    fn drop(&mut self) {
        self.shared.closing.send_replace(true);
        self.server.abort();
    }
}

impl Standin {
    /// Starts a stand-in on 127.0.0.1.
    ///
    /// # Errors
    ///
    /// If the port cannot be opened.
    pub async fn start(config: Config) -> Result<Self, Error> {
        let (shared, server) = server::serve(config).await?;
        Ok(Self { shared, server })
    }

    /// The address that stands for `https://discord.com`: `http://127.0.0.1:port`.
    pub fn url(&self) -> &str {
        &self.shared.url
    }

    /// The port.
    pub fn port(&self) -> u16 {
        self.shared.port
    }

    /// The token that a bot logs in with.
    pub fn token(&self) -> &str {
        &self.shared.config.token
    }

    /// The bot's id, which is also the application's.
    pub fn bot_id(&self) -> UserId {
        self.shared.read(|world| world.bot)
    }

    /// The guild's id.
    pub fn guild_id(&self) -> GuildId {
        self.shared.read(|world| world.guild.id)
    }

    /// The text channel of that name, made at first use.
    pub fn channel(&self, name: &str) -> Channel {
        self.place(self.shared.write(|world| world.text_channel(name)))
    }

    /// The user of that name, made at first use, a member of the guild.
    pub fn user(&self, name: &str) -> User {
        User { shared: Arc::clone(&self.shared), id: self.shared.write(|world| world.person(name)) }
    }

    /// A private conversation of two users, without the bot.
    pub fn conversation(&self, first: &User, second: &User) -> Channel {
        self.place(self.shared.write(|world| private_conversation(world, &[first.id(), second.id()])))
    }

    /// A group of users, without the bot.
    pub fn group(&self, name: &str, people: &[&User]) -> Channel {
        let members: Vec<UserId> = people.iter().map(|user| user.id()).collect();
        self.place(self.shared.write(|world| {
            if let Some(known) = world.conversation(&members) {
                return known;
            }
            let id = named("group", name);
            world.channels.push(Stored::new(id, name, ChannelKind::Group(members)));
            id
        }))
    }

    /// A channel, thread or conversation by the number of its id, if there is one.
    pub fn place_of(&self, id: u64) -> Option<Channel> {
        let id = ChannelId::new_checked(id)?;
        self.shared.read(|world| world.channel(id).is_ok()).then(|| self.place(id))
    }

    /// A message by its id.
    ///
    /// # Errors
    ///
    /// If there is none, or it was deleted.
    pub fn message(&self, id: MessageId) -> Result<Message, Error> {
        let missing = |_: ApiError| Error::Missing { wanted: format!("message {id}"), present: String::new() };
        self.shared.read(|world| world.message(id).map(|_| ())).map_err(missing)?;
        Ok(Message::take(&self.shared, id))
    }

    /// All that was ever written, private messages too, in the order of writing, after the first `count`: for whoever
    /// reads along.
    pub fn messages_after(&self, count: usize) -> Vec<Message> {
        let written = self.shared.read(|world| world.messages.get(count..).unwrap_or_default().to_vec());
        written.into_iter().map(|message| Message::of(&self.shared, message)).collect()
    }

    /// Waits until a bot is connected and has registered its commands.
    ///
    /// # Errors
    ///
    /// If that does not happen within the stand-in's patience.
    pub async fn wait_for_bot(&self) -> Result<(), Error> {
        let patience = self.shared.config.patience;
        let ready = self
            .shared
            .until(patience, |world| (world.sessions.is_online() && world.commands_registered).then_some(()));
        let what = "the bot to connect and register its commands".to_owned();
        ready.await.ok_or(Error::TimedOut { what, seconds: patience.as_secs_f32() })
    }

    /// Whether a bot is connected.
    pub fn is_bot_online(&self) -> bool {
        self.shared.read(|world| world.sessions.is_online())
    }

    /// Waits until no bot is connected.
    ///
    /// # Errors
    ///
    /// If one still is when the stand-in's patience is over.
    pub async fn wait_for_bot_to_leave(&self) -> Result<(), Error> {
        let patience = self.shared.config.patience;
        let gone = self.shared.until(patience, |world| (!world.sessions.is_online()).then_some(()));
        gone.await.ok_or(Error::TimedOut { what: "the bot to leave".to_owned(), seconds: patience.as_secs_f32() })
    }

    /// Waits until something holds.
    ///
    /// # Errors
    ///
    /// If it does not within the stand-in's patience.
    pub async fn wait_until(&self, what: &str, holds: impl Fn(&Self) -> bool) -> Result<(), Error> {
        let patience = self.shared.config.patience;
        let mut changes = self.shared.watch();
        let held = async {
            loop {
                changes.borrow_and_update();
                if holds(self) {
                    return;
                }
                if changes.changed().await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        };
        let timed_out = |_| Error::TimedOut { what: what.to_owned(), seconds: patience.as_secs_f32() };
        tokio::time::timeout(patience, held).await.map_err(timed_out)
    }

    /// The commands that the bot registered, as Discord shows them.
    pub fn commands(&self) -> Vec<serde_json::Value> {
        self.shared.read(|world| world.commands.clone())
    }

    /// Every body that was refused as malformed, so that a test can assert that there was none.
    pub fn violations(&self) -> Vec<Violation> {
        self.shared.read(|world| world.violations.clone())
    }

    /// The REST requests so far, oldest first.
    pub fn requests(&self) -> Vec<RequestRecord> {
        self.shared.read(|world| world.requests.clone())
    }

    /// How long each interaction took, oldest first.
    pub fn times(&self) -> Vec<Times> {
        self.shared.timings.all()
    }

    /// The clock.
    pub fn clock(&self) -> Clock {
        self.shared.clock.clone()
    }

    /// Lets time go by: tokens, nonces and open interactions age, and Discord's dates move on.
    pub fn advance(&self, by: Duration) {
        self.shared.clock.advance(by);
    }

    /// Sets Discord's clock that many milliseconds before (or, negative, behind) the host's; nothing ages by it.
    pub fn skew(&self, by: Millis) {
        self.shared.clock.set_skew(by);
    }

    /// Arms a fault for coming requests.
    pub fn inject(&self, fault: Fault) {
        self.shared.faults.arm(fault);
    }

    /// Disarms all faults.
    pub fn clear_faults(&self) {
        self.shared.faults.clear();
    }

    /// Drops the bot's gateway connections without a word; their sessions can be resumed.
    pub fn remove_bot_connection(&self) {
        self.shared.write(|world| world.sessions.broadcast(|| Frame::Close(None)));
    }

    /// From now on nothing reaches the gateway and nothing comes from it, as if a cable had been cut (or no more): connections
    /// stay open but are silent, and there are no new ones.
    pub fn cut_off_gateway(&self, is_cut: bool) {
        self.shared.write(|world| world.sessions.unreachable = is_cut);
    }

    /// Closes the bot's gateway connections with a code.
    pub fn close_gateway(&self, code: u16) {
        self.shared.write(|world| world.sessions.broadcast(|| Frame::Close(Some(code))));
    }

    /// Asks the bot to reconnect and resume (op 7).
    pub fn ask_to_reconnect(&self) {
        let frame = || Frame::Payload(serde_json::json!({ "op": 7, "s": null, "t": null, "d": null }));
        self.shared.write(|world| world.sessions.broadcast(frame));
    }

    /// Drops the connections and forgets the sessions: the bot's resume is answered by Invalid Session.
    pub fn invalidate_sessions(&self) {
        self.shared.write(|world| {
            world.sessions.broadcast(|| Frame::Close(None));
            world.sessions.invalidate();
        });
    }

    /// How often a bot identified itself and how often it resumed a session.
    pub fn sessions(&self) -> (u32, u32) {
        self.shared.read(|world| (world.sessions.identified, world.sessions.resumed))
    }

    /// From now on every event is delivered twice (or no more).
    pub fn duplicate_events(&self, duplicate: bool) {
        self.shared.write(|world| world.sessions.duplicate = duplicate);
    }

    /// Delivers the event of an interaction once more, however old it is.
    pub fn deliver_again(&self, reply: &Reply) {
        interact::deliver_again(&self.shared, reply.interaction());
    }

    /// The same by the interaction's id.
    pub fn deliver_interaction_again(&self, id: InteractionId) {
        interact::deliver_again(&self.shared, id);
    }

    /// The event of an interaction, as it went through the gateway.
    pub fn event_of(&self, id: InteractionId) -> Option<serde_json::Value> {
        self.shared.read(|world| world.interactions.get(&id).map(|interaction| interaction.event.clone()))
    }

    /// Sets the language of the guild, as its settings do.
    pub fn set_guild_locale(&self, locale: &str) {
        self.shared.write(|world| locale.clone_into(&mut world.guild.locale));
    }

    /// Removes the bot from the guild: who installed the app for himself still can use it there.
    pub fn remove_bot_from_guild(&self) {
        self.shared.write(|world| world.guild.has_bot = false);
    }

    /// Adds the bot to the guild again.
    pub fn add_bot_to_guild(&self) {
        self.shared.write(|world| world.guild.has_bot = true);
    }

    /// Waits until the stand-in is stopped from elsewhere, which is never while this exists.
    pub async fn run(&self) {
        self.shared.closed().await;
    }

    fn place(&self, id: ChannelId) -> Channel {
        Channel { shared: Arc::clone(&self.shared), id }
    }
}
