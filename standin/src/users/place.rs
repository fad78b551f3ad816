//! A channel, thread or conversation, with what stands in it and what the bot may do there.

use std::{sync::Arc, time::Duration};

use twilight_model::guild::Permissions;

use super::{Message, User};
use crate::{
    Error,
    ids::ChannelId,
    shared::Shared,
    world::{Channel as Stored, World},
};

/// A place where messages stand. Clones are the same place.
#[derive(Clone, Debug)]
pub struct Channel {
    pub(crate) shared: Arc<Shared>,
    pub(crate) id: ChannelId,
}

impl Channel {
    /// Its id.
    pub fn id(&self) -> ChannelId {
        self.id
    }

    /// Its name.
    pub fn name(&self) -> String {
        self.shared.read(|world| world.channel(self.id).map(|channel| channel.name.clone()).unwrap_or_default())
    }

    /// What everybody sees in it, oldest first; private messages are not among it.
    pub fn messages(&self) -> Vec<Message> {
        self.collect(|message| message.private_to.is_none())
    }

    /// What one person sees in it, oldest first, his private messages too.
    pub fn messages_for(&self, user: &User) -> Vec<Message> {
        self.collect(|message| message.is_visible_to(user.id()))
    }

    /// The newest message that everybody sees.
    pub fn last_message(&self) -> Option<Message> {
        self.messages().pop()
    }

    /// Waits for a message (there already, or new, or edited) that everybody sees and that fits.
    ///
    /// # Errors
    ///
    /// If there is none within the stand-in's patience.
    pub async fn wait_for(&self, fits: impl Fn(&Message) -> bool) -> Result<Message, Error> {
        self.wait_within(self.shared.config.patience, fits).await
    }

    /// The same with a time of its own.
    ///
    /// # Errors
    ///
    /// If there is none within that time.
    pub async fn wait_within(&self, patience: Duration, fits: impl Fn(&Message) -> bool) -> Result<Message, Error> {
        let mut changes = self.shared.watch();
        let found = async {
            loop {
                changes.borrow_and_update();
                if let Some(message) = self.messages().into_iter().rev().find(&fits) {
                    return message;
                }
                if changes.changed().await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        };
        let what = format!("a message in #{}", self.name());
        let timed_out = |_| Error::TimedOut { what, seconds: patience.as_secs_f32() };
        tokio::time::timeout(patience, found).await.map_err(timed_out)
    }

    /// Takes a right from the bot here.
    pub fn deny(&self, permissions: Permissions) {
        self.change(|channel| {
            channel.denied |= permissions;
            channel.granted -= permissions;
        });
    }

    /// Gives it back, or gives the bot a right beyond the usual (Manage Threads, Mention Everyone).
    pub fn allow(&self, permissions: Permissions) {
        self.change(|channel| {
            channel.denied -= permissions;
            channel.granted |= permissions;
        });
    }

    /// One of the guild's people does not see it any more.
    pub fn hide_from(&self, user: &User) {
        self.change(|channel| channel.hidden_from.push(user.id()));
    }

    /// Apps that only a user installed may answer only privately here.
    pub fn forbid_external_apps(&self) {
        self.change(|channel| channel.external_apps = false);
    }

    /// Deletes it with all that stands in it.
    pub fn delete(&self) {
        self.change(|channel| channel.deleted = true);
    }

    /// Archives a thread, as time or a moderator does.
    pub fn archive(&self) {
        self.change_thread(|thread| thread.archived = true);
    }

    /// Locks and archives a thread.
    pub fn lock(&self) {
        self.change_thread(|thread| {
            thread.archived = true;
            thread.locked = true;
        });
    }

    /// After how long without a message a thread is archived; none for other places.
    pub fn archives_after(&self) -> Option<Duration> {
        let minutes = |channel: &Stored| channel.thread().map(|thread| thread.auto_archive_minutes);
        let minutes = self.shared.read(|world| world.channel(self.id).ok().and_then(minutes))?;
        Some(Duration::from_mins(minutes))
    }

    /// Whether a thread is archived.
    pub fn is_archived(&self) -> bool {
        let archived = |channel: &Stored| channel.thread().is_some_and(|thread| thread.archived);
        self.shared.read(|world| world.channel(self.id).is_ok_and(archived))
    }

    /// The threads that hang on the channel.
    pub fn threads(&self) -> Vec<Channel> {
        let ids: Vec<ChannelId> = self.shared.read(|world| {
            let hangs_here = |channel: &&Stored| channel.thread().is_some_and(|thread| thread.parent == self.id);
            world.channels.iter().filter(hangs_here).map(|channel| channel.id).collect()
        });
        ids.into_iter().map(|id| Channel { shared: Arc::clone(&self.shared), id }).collect()
    }

    fn collect(&self, fits: impl Fn(&crate::world::Message) -> bool) -> Vec<Message> {
        let ids: Vec<_> = self.shared.read(|world| {
            let here = world.messages.iter().filter(|message| message.channel == self.id && !message.deleted);
            here.filter(|message| fits(message)).map(|message| message.id).collect()
        });
        ids.into_iter().map(|id| Message::take(&self.shared, id)).collect()
    }

    fn change(&self, change: impl FnOnce(&mut Stored)) {
        self.shared.write(|world: &mut World| {
            if let Ok(channel) = world.channel_mut(self.id) {
                change(channel);
            }
        });
    }

    fn change_thread(&self, change: impl FnOnce(&mut crate::world::ThreadState)) {
        self.change(|channel| {
            if let Some(thread) = channel.thread_mut() {
                change(thread);
            }
        });
    }
}
