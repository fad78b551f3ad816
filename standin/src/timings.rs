//! How fast the bot answers, taken where Discord would: from writing an interaction to the gateway until its answer, files
//! included, has arrived.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use crate::{ids::InteractionId, world::Interaction};

/// The times of one interaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Times {
    /// Its kind, by Discord's number: 2 a command, 3 a component, 4 a completion, 5 a form.
    pub kind: u8,
    /// The command's name; none for a component.
    pub name: Option<String>,
    /// How long it waited in the stand-in before it had been written to the gateway; none if it never was.
    pub queued: Option<Duration>,
    /// When its first answer arrived after that; none if none did.
    pub first_answer: Option<Duration>,
    /// When its follow-ups arrived after that.
    pub follow_ups: Vec<Duration>,
}

#[derive(Debug)]
struct Entry {
    made: Instant,
    written: Option<Instant>,
    times: Times,
}

impl Entry {
    /// Since it was written; an answer may even be faster than the note that it was.
    fn age(&self) -> Duration {
        self.written.unwrap_or(self.made).elapsed()
    }
}

/// The times of all interactions.
#[derive(Debug, Default)]
pub(crate) struct Timings(Mutex<BTreeMap<InteractionId, Entry>>);

impl Timings {
    /// An interaction is made.
    pub(crate) fn made(&self, interaction: &Interaction) {
        let times = Times {
            kind: interaction.kind as u8,
            name: interaction.name.clone(),
            queued: None,
            first_answer: None,
            follow_ups: Vec::new(),
        };
        let entry = Entry { made: Instant::now(), written: None, times };
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(interaction.id, entry);
    }

    /// It has been written to the gateway.
    pub(crate) fn written(&self, id: InteractionId) {
        self.change(id, |entry| {
            if entry.written.is_none() {
                entry.written = Some(Instant::now());
                entry.times.queued = Some(entry.made.elapsed());
            }
        });
    }

    /// Something came as its first answer.
    pub(crate) fn answered(&self, id: InteractionId) {
        self.change(id, |entry| {
            let age = entry.age();
            entry.times.first_answer.get_or_insert(age);
        });
    }

    /// A follow-up came.
    pub(crate) fn followed(&self, id: InteractionId) {
        self.change(id, |entry| {
            let age = entry.age();
            entry.times.follow_ups.push(age);
        });
    }

    /// All of them, oldest first.
    pub(crate) fn all(&self) -> Vec<Times> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).values().map(|entry| entry.times.clone()).collect()
    }

    fn change(&self, id: InteractionId, change: impl FnOnce(&mut Entry)) {
        if let Some(entry) = self.0.lock().unwrap_or_else(PoisonError::into_inner).get_mut(&id) {
            change(entry);
        }
    }
}
