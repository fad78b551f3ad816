//! Many people who play at the same time: most type their moves, some tap them, and some are still typing.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use hnefi::rules::notation::parse_move;
use standin::{Channel, Message, Reply, User};
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::database::{Running, quiet_move};

/// One move in so many is tapped, the others are typed.
const ONE_TAPS_IN: usize = 5;

/// The people, where they play, and what they play.
pub(crate) struct People {
    pub(crate) players: Vec<User>,
    pub(crate) channels: Vec<Channel>,
    pub(crate) games: Mutex<VecDeque<Running>>,
    pub(crate) failures: Mutex<Vec<String>>,
}

impl People {
    /// Plays so many moves a second, beside so many requests for suggestions, for that long. What takes long keeps nobody
    /// else from acting: the next one acts when it is time.
    pub(crate) async fn play(self: &Arc<Self>, moves: f64, suggestions: f64, time: Duration) -> (usize, usize) {
        let playing =
            tokio::spawn(Arc::clone(self).act(moves, time, |people, at| async move { people.one_moves(at).await }));
        let typing = tokio::spawn(
            Arc::clone(self).act(suggestions, time, |people, at| async move { people.one_types(at).await }),
        );
        (playing.await.expect("it goes on"), typing.await.expect("it goes on"))
    }

    /// Lets somebody act so often a second; returns how often that was.
    async fn act<F>(self: Arc<Self>, a_second: f64, time: Duration, act: impl Fn(Arc<Self>, usize) -> F) -> usize
    where
        F: Future<Output = Result<(), String>> + Send + 'static,
    {
        let mut ticks = interval(Duration::from_secs_f64(1.0 / a_second));
        ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
        let end = Instant::now() + time;
        let mut acts = JoinSet::new();
        let mut count = 0;
        while ticks.tick().await < end {
            acts.spawn(act(Arc::clone(&self), count));
            count += 1;
            while let Some(done) = acts.try_join_next() {
                self.note(done.map_err(|error| error.to_string()).and_then(|done| done));
            }
        }
        while let Some(done) = acts.join_next().await {
            self.note(done.map_err(|error| error.to_string()).and_then(|done| done));
        }
        count
    }

    fn note(&self, done: Result<(), String>) {
        if let Err(why) = done {
            self.failures.lock().unwrap_or_else(PoisonError::into_inner).push(why);
        }
    }

    /// Whoever is to move in the game that has waited longest moves in it.
    async fn one_moves(self: Arc<Self>, at: usize) -> Result<(), String> {
        let next = self.games.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
        let Some(mut running) = next else { return Err("no game is left to move in".to_owned()) };
        if at.is_multiple_of(ONE_TAPS_IN) {
            self.taps(&mut running, at).await?;
        } else {
            self.types(&mut running, at).await?;
        }
        if running.game.outcome().is_none() {
            self.games.lock().unwrap_or_else(PoisonError::into_inner).push_back(running);
        }
        Ok(())
    }

    fn mover(&self, running: &Running) -> &User {
        match running.game.side_to_move() {
            hnefi::rules::Side::Attackers => &self.players[running.attackers],
            hnefi::rules::Side::Defenders => &self.players[running.defenders],
        }
    }

    /// `/move #17 e5-e8`
    async fn types(&self, running: &mut Running, at: usize) -> Result<(), String> {
        let mv = quiet_move(&running.game, at * 31).ok_or("there is no quiet move")?;
        let text = format!("#{} {mv}", running.id);
        let slash = self.mover(running).slash("move", [("move", text.as_str())]);
        let reply = slash.in_channel(&self.channels[running.channel]).await.map_err(|error| error.to_string())?;
        if !reply.is_public() {
            return Err(format!("{text}: {}", said(&reply)));
        }
        running.game.play(mv).map(|_| ()).map_err(|why| format!("{text}: {why:?}"))
    }

    /// `/board`, Move, a piece, a square, Confirm.
    async fn taps(&self, running: &mut Running, at: usize) -> Result<(), String> {
        let who = self.mover(running);
        let game = running.id.to_string();
        let asked = who.slash("board", [("game", game.as_str())]).in_channel(&self.channels[running.channel]);
        let board = private(asked.await)?;
        let menus = private(who.click(&board, "Move").await)?;
        let squares = self.choose(who, &menus, at).await?;
        let preview = self.choose(who, &squares, at / 7).await?;
        let confirm = preview.buttons().into_iter().find(|button| button.label.starts_with("Confirm "));
        let label = confirm.ok_or_else(|| format!("#{game}: nothing to confirm: {}", preview.content()))?.label;
        let confirmed = who.click(&preview, &label).await.map_err(|error| error.to_string())?;
        confirmed.follow_up(0).await.map_err(|error| format!("#{game} {label}: {error}, {}", said(&confirmed)))?;
        let text = label.trim_start_matches("Confirm ");
        let mv = parse_move(text).map_err(|why| format!("{label}: {why:?}"))?.mv;
        running.game.play(mv).map(|_| ()).map_err(|why| format!("{label}: {why:?}"))
    }

    /// One of the choices of the last menu.
    async fn choose(&self, who: &User, menus: &Message, at: usize) -> Result<Message, String> {
        let menu = menus.selects().pop().ok_or_else(|| format!("no menu: {}", menus.content()))?;
        let option = &menu.options[at % menu.options.len()];
        private(who.choose(menus, &menu.custom_id, &[&option.value]).await)
    }

    /// Somebody has typed a part of a move.
    async fn one_types(self: Arc<Self>, at: usize) -> Result<(), String> {
        let running = {
            let games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
            let chosen = games.len().checked_sub(1 + at % 97 % games.len().max(1));
            chosen.and_then(|chosen| games.get(chosen)).cloned()
        };
        let Some(running) = running else { return Err("no game is left to type in".to_owned()) };
        let mv = quiet_move(&running.game, at).ok_or("there is no quiet move")?;
        let typed = match at % 4 {
            0 => String::new(),
            1 => format!("#{}", running.id),
            2 => format!("#{} {}", running.id, mv.from.to_string().chars().next().unwrap_or('a')),
            _ => format!("#{} {}", running.id, mv.from),
        };
        let typing = self.mover(&running).autocomplete("move", [("move", typed.as_str())], "move");
        let found = typing.in_channel(&self.channels[running.channel]).await.map_err(|error| error.to_string())?;
        if found.is_empty() { Err(format!("nothing is suggested for {typed:?}")) } else { Ok(()) }
    }
}

/// The message that he alone sees.
fn private(reply: Result<Reply, standin::Error>) -> Result<Message, String> {
    let reply = reply.map_err(|error| error.to_string())?;
    match reply.message() {
        Ok(message) if message.is_private() => Ok(message.clone()),
        _ => Err(said(&reply)),
    }
}

fn said(reply: &Reply) -> String {
    reply.message().map_or_else(|error| error.to_string(), |message| message.content().to_owned())
}
