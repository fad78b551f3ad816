//! What lies before people's eyes: messages with buttons, their own cards, and the games as far as they know them.

use std::collections::{BTreeMap, VecDeque};

use hnefi::rules::{Game, Move, notation};
use standin::{Channel, Message, Reply, Standin};

use super::acts::Act;
use super::promises::{self, Promise};

/// So many messages are still in sight.
const IN_SIGHT: usize = 60;
/// So many private cards are kept open.
const OPEN_CARDS: usize = 16;

/// A game as people know it.
#[derive(Debug, Clone)]
pub(super) struct Known {
    pub(super) game: Game,
    pub(super) ply: i64,
    /// Attackers, defenders: their numbers among the people.
    pub(super) players: [usize; 2],
    pub(super) place: Channel,
    pub(super) is_running: bool,
}

/// All that people know.
#[derive(Debug, Default)]
pub(super) struct Table {
    /// Messages that all see, with something to press, oldest first.
    pub(super) pressable: VecDeque<Message>,
    /// Messages that one sees.
    pub(super) cards: VecDeque<(usize, Message)>,
    pub(super) games: BTreeMap<i64, Known>,
    /// What they were told, in the order of telling.
    pub(super) promises: Vec<Promise>,
    /// Challenges that nobody has answered yet.
    pub(super) open_challenges: usize,
    /// The messages that have been read.
    read: usize,
    /// Answers of any kind.
    pub(super) answers: usize,
    /// Answers that never came.
    pub(super) silences: usize,
}

impl Table {
    /// Reads what is new.
    pub(super) fn look(&mut self, standin: &Standin) {
        let new = standin.messages_after(self.read);
        self.read += new.len();
        for message in new.into_iter().filter(|message| message.is_from_bot() && !message.is_private()) {
            let told = promises::of_message(&message);
            for promise in &told {
                self.follow(promise);
            }
            self.open_challenges += usize::from(matches!(told.first(), Some(Promise::Challenged { .. })));
            self.promises.extend(told);
            self.pressable.push_back(message);
        }
        while self.pressable.len() > IN_SIGHT {
            self.pressable.pop_front();
        }
    }

    /// Takes in what came of what somebody did.
    pub(super) fn hear(&mut self, who: usize, act: &Act, reply: &Reply) {
        if reply.failed().is_some() {
            self.silences += 1;
            return;
        }
        self.answers += 1;
        self.promises.extend(promises::of_answer(act, reply));
        if let Ok(message) = reply.message()
            && message.is_private()
            && !message.components().is_empty()
            && !self.cards.iter().any(|(_, card)| card.id() == message.id())
        {
            self.cards.push_back((who, message.clone()));
        }
        while self.cards.len() > OPEN_CARDS {
            self.cards.pop_front();
        }
    }

    /// How many games are running and challenges are open.
    pub(super) fn going_on(&self) -> usize {
        self.games.values().filter(|known| known.is_running).count() + self.open_challenges
    }

    /// Plays a move that everybody has read of.
    fn follow(&mut self, promise: &Promise) {
        let Promise::Played { game, ply, mv } = promise else { return };
        let Some(known) = self.games.get_mut(game).filter(|known| known.ply + 1 == *ply) else { return };
        let mv: Option<Move> = notation::parse_move(mv).ok().map(|written| written.mv);
        known.is_running = mv.is_some_and(|mv| known.game.play(mv).is_ok()) && known.game.outcome().is_none();
        known.ply = *ply;
    }
}
