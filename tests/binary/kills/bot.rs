//! One life of the bot: started, kept busy, killed.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use standin::{Fault, FaultAction};

use super::acts::{Act, Club};
use super::chance::Chance;
use super::table::Table;
use crate::child::Running;
use crate::life::World;

/// So many things may be asked of it at once.
const HANDS: usize = 6;
/// However busy it is, it is killed so long after it came.
const LONGEST_LIFE: Duration = Duration::from_secs(6);

/// When it is killed.
#[derive(Debug, Clone, Copy)]
pub(super) enum Moment {
    /// So long after its start, ready or not.
    InStartUp(Duration),
    /// So long after it came online, when it sends what is owed.
    AfterReady(Duration),
    /// So long after it was asked for so many things.
    AfterAsking(usize, Duration),
}

/// What becomes slow in a life, so that a kill hits the middle of it.
#[derive(Debug, Clone, Copy)]
pub(super) enum Slow {
    Nothing,
    Answers,
    LearningOfAnswers,
    Posts,
    FollowUps,
}

/// How it will be.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plan {
    pub(super) moment: Moment,
    slow: Slow,
    duplicates: bool,
    pub(super) sleeps_before: bool,
}

impl Plan {
    pub(super) fn by(chance: &mut Chance) -> Self {
        let moment = match chance.below(20) {
            0..4 => Moment::InStartUp(chance.millis(600)),
            4..8 => Moment::AfterReady(chance.millis(150)),
            8..11 => Moment::AfterReady(chance.millis(1500)),
            11..17 => Moment::AfterAsking(1 + chance.below(24), chance.millis(30)),
            _ => Moment::AfterAsking(1 + chance.below(40), chance.millis(200)),
        };
        let slow = match chance.below(8) {
            0 => Slow::Answers,
            1 => Slow::LearningOfAnswers,
            2 => Slow::Posts,
            3 => Slow::FollowUps,
            _ => Slow::Nothing,
        };
        Self { moment, slow, duplicates: chance.once_in(4), sleeps_before: chance.once_in(25) }
    }

    fn set(self, world: &World) {
        world.standin.duplicate_events(self.duplicates);
        let (method, path) = match self.slow {
            Slow::Nothing => return,
            Slow::Answers => ("POST", "/callback"),
            Slow::LearningOfAnswers => ("GET", "@original"),
            Slow::Posts => ("POST", "/messages"),
            Slow::FollowUps => ("POST", "/webhooks/"),
        };
        let action = FaultAction::Delay(Duration::from_millis(120));
        world.standin.inject(Fault { method: method.into(), path_contains: path.into(), times: 1000, action });
    }
}

/// How a life went.
pub(super) struct Life {
    pub(super) asked: usize,
    /// From its start to its first answer.
    pub(super) first_answer: Option<Duration>,
    pub(super) was_ready: bool,
    pub(super) log: Vec<String>,
}

/// Starts a bot, lets people do what they do, and kills it as planned.
pub(super) async fn live(
    world: &World,
    club: &Arc<Club>,
    table: &Arc<Mutex<Table>>,
    plan: Plan,
    chance: &mut Chance,
) -> Life {
    plan.set(world);
    let (began, mut bot) = (Instant::now(), Running::start(&mut world.command()));
    let busy = Busy { hands: Arc::default(), first_answer: Arc::default(), began };
    let (mut asked, mut next_at) = (0, began);
    let mut kill_at = match plan.moment {
        Moment::InStartUp(after) => Some(began + after),
        Moment::AfterReady(_) | Moment::AfterAsking(..) => None,
    };
    let mut ready_at = None;
    loop {
        let now = Instant::now();
        let late = ready_at.is_some_and(|at| now > at + LONGEST_LIFE) || now > began + crate::child::PATIENCE;
        if kill_at.is_some_and(|at| now >= at) || late {
            break;
        }
        let is_online = world.standin.is_bot_online();
        if is_online && ready_at.is_none() {
            ready_at = Some(now);
            if let Moment::AfterReady(after) = plan.moment {
                kill_at = Some(now + after);
            }
        }
        if is_online && now >= next_at && busy.hands.load(Ordering::Relaxed) < HANDS {
            let (who, act) = club.next(&mut look(world, table), chance);
            for _ in 0..if chance.once_in(12) { 2 } else { 1 } {
                busy.ask(club, table, who, act.clone());
                asked += 1;
            }
            next_at = now + Duration::from_millis(2) + chance.millis(40);
            if let (Moment::AfterAsking(wanted, after), None) = (plan.moment, kill_at) {
                kill_at = (asked >= wanted).then(|| now + after);
            }
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let was_ready = bot.said().iter().any(|line| line.contains("ready to play"));
    let log = bot.kill_and_read();
    world.standin.clear_faults();
    world.standin.wait_for_bot_to_leave().await.expect("it is gone");
    drop(look(world, table));
    let first_answer = *busy.first_answer.lock().expect("nobody panicked");
    Life { asked, first_answer, was_ready, log }
}

/// The table, with what is new on it.
pub(super) fn look<'a>(world: &World, table: &'a Mutex<Table>) -> std::sync::MutexGuard<'a, Table> {
    let mut table = table.lock().expect("nobody panicked");
    table.look(&world.standin);
    table
}

/// What is being asked of one bot.
struct Busy {
    hands: Arc<AtomicUsize>,
    first_answer: Arc<Mutex<Option<Duration>>>,
    began: Instant,
}

impl Busy {
    /// Somebody does something; the answer is waited for elsewhere, since it may never come.
    fn ask(&self, club: &Arc<Club>, table: &Arc<Mutex<Table>>, who: usize, act: Act) {
        let (club, table, began) = (Arc::clone(club), Arc::clone(table), self.began);
        let (hands, first_answer) = (Arc::clone(&self.hands), Arc::clone(&self.first_answer));
        hands.fetch_add(1, Ordering::Relaxed);
        tokio::spawn(async move {
            let done = act.perform(&club.people[who]).await;
            hands.fetch_sub(1, Ordering::Relaxed);
            // What his client does not let him do is not done: a button that has gone meanwhile, a thread that is closed.
            let Ok(Some(reply)) = done else { return };
            if reply.failed().is_none() {
                first_answer.lock().expect("nobody panicked").get_or_insert_with(|| began.elapsed());
            }
            table.lock().expect("nobody panicked").hear(who, &act, &reply);
        });
    }
}
