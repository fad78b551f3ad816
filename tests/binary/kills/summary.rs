//! What a run has done, and what its kills have hit.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Mutex;
use std::time::Duration;

use super::bot::Life;
use super::database::Copy;
use super::promises::Promise;
use super::table::Table;

/// What was done, and when the kills hit.
#[derive(Debug, Default)]
pub(super) struct Summary {
    kills: u64,
    asked: usize,
    in_start_up: usize,
    unanswered: usize,
    unnoted: usize,
    in_outbox: usize,
    slowest: Duration,
    /// The owed rows that a kill is known to have hit, with how often they had been tried.
    hit: BTreeSet<(i64, i64)>,
    done: Vec<(&'static str, i64)>,
    /// Boards that stand in the end.
    pub(super) boards: usize,
}

/// What there is in the end.
const DONE: [(&str, &str); 10] = [
    ("games", "SELECT COUNT(*) FROM games"),
    ("of them over", "SELECT COUNT(*) FROM games WHERE status = 'finished'"),
    ("by resignation", "SELECT COUNT(*) FROM games WHERE reason = 'resignation'"),
    ("moves", "SELECT COUNT(*) FROM plies WHERE move NOT LIKE 'take-back:%'"),
    ("take-backs", "SELECT COUNT(*) FROM plies WHERE move LIKE 'take-back:%'"),
    ("challenges", "SELECT COUNT(*) FROM challenges"),
    ("rematches", "SELECT COUNT(*) FROM challenges WHERE rematch_of IS NOT NULL AND state = 'accepted'"),
    ("second games of matches", "SELECT COUNT(*) FROM matches WHERE second IS NOT NULL"),
    ("offers", "SELECT COUNT(*) FROM offers"),
    ("threads", "SELECT COUNT(*) FROM game_threads WHERE state IN ('open', 'closed')"),
];

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kills, asked, in_start_up, unanswered, unnoted, in_outbox, slowest, boards, done, .. } = self;
        writeln!(
            f,
            "{kills} kills: {in_start_up} in start-up, {unanswered} between commit and answer, {unnoted} between answer and \
             noting it, {in_outbox} with the outbox at work"
        )?;
        let done: Vec<String> = done.iter().map(|(what, count)| format!("{count} {what}")).collect();
        writeln!(f, "{asked} interactions: {}", done.join(", "))?;
        write!(f, "{boards} boards, each found once; at most {slowest:.2?} from a start to the first answer")
    }
}

impl Summary {
    /// Notes what this kill has hit.
    pub(super) async fn note(&mut self, life: &Life, copy: &Copy, table: &Mutex<Table>) {
        // On a machine with much else to do somebody may be told that it is busy.
        let is_fault = |line: &&String| line.contains("ERROR") && !line.contains("the database is busy");
        let faults: Vec<&String> = life.log.iter().filter(|line| is_fault(line) || line.contains("panicked")).collect();
        assert!(faults.is_empty(), "{faults:#?}");
        self.kills += 1;
        self.asked += life.asked;
        self.in_start_up += usize::from(!life.was_ready);
        self.slowest = self.slowest.max(life.first_answer.unwrap_or_default());
        let owed: Vec<(i64, i64, i64, i64, bool)> = sqlx::query_as(
            "SELECT id, attempts, COALESCE(game, 0), COALESCE(ply, 0), kind = 'board' AND first_answer = 1 FROM outbox
             WHERE state = 'owed' AND last_error IS NULL AND priority < 2",
        )
        .fetch_all(copy.pool())
        .await
        .expect("it can be asked");
        let (mut unanswered, mut unnoted, mut in_outbox) = (false, false, false);
        for (row, attempts, game, ply, is_answer) in owed {
            if !self.hit.insert((row, attempts)) {
                continue;
            }
            in_outbox |= attempts > 0;
            let stands = attempts == 0 && is_answer && stands(game, ply, table);
            unnoted |= stands;
            unanswered |= attempts == 0 && is_answer && !stands;
        }
        self.unanswered += usize::from(unanswered);
        self.unnoted += usize::from(unnoted);
        self.in_outbox += usize::from(in_outbox);
    }

    /// Counts what there is in the end.
    pub(super) async fn count(&mut self, copy: &Copy) {
        for (what, query) in DONE {
            self.done.push((what, copy.count(query).await));
        }
    }
}

/// Whether a board has been seen.
fn stands(game: i64, ply: i64, table: &Mutex<Table>) -> bool {
    let table = table.lock().expect("nobody panicked");
    table.promises.iter().rev().any(|promise| *promise == Promise::Stands { game, ply })
}
