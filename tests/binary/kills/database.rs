//! What a dead bot has left on the disk, looked at in a copy: the next bot has to find it as it was left.

use std::collections::BTreeMap;
use std::path::Path;

use hnefi::ids::GameId;
use hnefi::service::{self, BoardRef, GameView};
use hnefi::store::Store;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use tempfile::TempDir;

use super::promises::Promise;

/// A copy of the database.
pub(super) struct Copy {
    store: Store,
    pool: SqlitePool,
    _folder: TempDir,
}

/// What must hold in the tables, each as a query that counts what breaks it.
const BROKEN: [(&str, &str); 8] = [
    (
        "a game counts the entries of its log, and none is missing",
        "SELECT COUNT(*) FROM games g WHERE g.ply <> (SELECT COUNT(*) FROM plies p WHERE p.game = g.id)
            OR g.ply <> (SELECT COALESCE(MAX(p.ply), 0) FROM plies p WHERE p.game = g.id)",
    ),
    (
        "at most one offer is open, and only on the newest board of a running game",
        "SELECT COUNT(*) FROM games g WHERE
            (SELECT COUNT(*) FROM offers WHERE game = g.id AND state = 'open') > (g.status = 'running')
            OR EXISTS (SELECT 1 FROM offers WHERE game = g.id AND state = 'open' AND ply <> g.ply)",
    ),
    (
        "an accepted challenge has one game, and no other challenge has any",
        "SELECT COUNT(*) FROM challenges c WHERE
            (c.state = 'accepted') <> (SELECT COUNT(*) FROM games g WHERE g.id = c.game)",
    ),
    ("no game came from two challenges", "SELECT COUNT(game) - COUNT(DISTINCT game) FROM challenges"),
    (
        "every game came from a challenge, or is the second of a match",
        "SELECT COUNT(*) FROM games g WHERE NOT EXISTS (SELECT 1 FROM challenges c WHERE c.game = g.id)
            AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.second = g.id)",
    ),
    (
        "the second game of a match begins with the end of the first",
        "SELECT COUNT(*) FROM matches m JOIN games g ON g.id = m.first
            WHERE (m.second IS NOT NULL) <> (g.status = 'finished' AND g.reason NOT IN ('aborted', 'intervention'))",
    ),
    (
        "a game that has ended says how",
        "SELECT COUNT(*) FROM games WHERE (status = 'finished') <> (reason IS NOT NULL AND ended_at IS NOT NULL)",
    ),
    ("no closed row keeps its token", "SELECT COUNT(*) FROM outbox WHERE state <> 'owed' AND token IS NOT NULL"),
];

/// What was given up. A thread may not be made, where a game has ended before or is played in one already: then its board
/// is looked for in the channel.
const GIVEN_UP: &str = "SELECT format('%s of game %s: %s', kind, game, last_error) FROM outbox
    WHERE state = 'abandoned' AND priority = 0 AND kind <> 'open_thread'";

impl Copy {
    /// Copies the files of a database that nobody has open, and opens the copy as a bot would.
    pub(super) async fn of(database: &Path) -> Self {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        for ending in ["", "-wal"] {
            let file = format!("{}{ending}", database.display());
            let copied = std::fs::copy(&file, folder.path().join(format!("games.db{ending}")));
            assert!(copied.is_ok() || !Path::new(&file).exists(), "{copied:?}");
        }
        let path = folder.path().join("games.db");
        let store = Store::open(&path).await.expect("what a dead bot left opens again");
        let pool = SqlitePool::connect_with(SqliteConnectOptions::new().filename(&path)).await.expect("the copy opens");
        Self { store, pool, _folder: folder }
    }

    pub(super) async fn close(self) {
        self.pool.close().await;
        self.store.close().await;
    }

    pub(super) fn pool(&self) -> &SqlitePool {
        &self.pool
    }

    /// The file itself, and what must hold in its tables.
    pub(super) async fn is_sound(&self) {
        let told: Vec<String> =
            sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&self.pool).await.expect("it can be asked");
        assert_eq!(told, ["ok"]);
        let orphans = sqlx::query("PRAGMA foreign_key_check").fetch_all(&self.pool).await.expect("it can be asked");
        assert_eq!(orphans.len(), 0, "every reference leads somewhere");
        for (what, query) in BROKEN {
            assert_eq!(self.count(query).await, 0, "{what}");
        }
        let given_up: Vec<String> = sqlx::query_scalar(GIVEN_UP).fetch_all(&self.pool).await.expect("it can be asked");
        assert!(given_up.is_empty(), "nothing is given up: {given_up:?}");
    }

    /// One number.
    pub(super) async fn count(&self, query: &'static str) -> i64 {
        sqlx::query_scalar(query).fetch_one(&self.pool).await.unwrap_or_else(|error| panic!("{query}: {error}"))
    }

    /// Everything that people were told is so.
    pub(super) async fn keeps(&self, promises: &[Promise]) {
        for promise in promises {
            let query = match promise {
                Promise::Played { game, ply, mv } => {
                    sqlx::query_scalar("SELECT COUNT(*) FROM plies WHERE game = $1 AND ply = $2 AND move = $3")
                        .bind(game)
                        .bind(ply)
                        .bind(mv)
                }
                Promise::Moved { game, mv } => {
                    sqlx::query_scalar("SELECT COUNT(*) FROM plies WHERE game = $1 AND move = $2").bind(game).bind(mv)
                }
                // The clock is looked at elsewhere.
                Promise::Stands { game, ply } | Promise::Until { game, ply, .. } => {
                    sqlx::query_scalar("SELECT COUNT(*) FROM games WHERE id = $1 AND ply >= $2").bind(game).bind(ply)
                }
                Promise::Over { game } => {
                    sqlx::query_scalar("SELECT COUNT(*) FROM games WHERE id = $1 AND status = 'finished'").bind(game)
                }
                Promise::Challenged { challenge } => {
                    sqlx::query_scalar("SELECT COUNT(*) FROM challenges WHERE id = $1").bind(challenge)
                }
                Promise::Answered { challenge } => {
                    sqlx::query_scalar("SELECT COUNT(*) FROM challenges WHERE id = $1 AND state <> 'open'")
                        .bind(challenge)
                }
                Promise::Offered { offer } => {
                    sqlx::query_scalar("SELECT COUNT(*) FROM offers WHERE id = $1").bind(offer)
                }
                Promise::OfferAnswered { offer } => sqlx::query_scalar(
                    "SELECT COUNT(*) FROM offers WHERE id = $1 AND state IN ('accepted', 'declined')",
                )
                .bind(offer),
            };
            let found: i64 = query.fetch_one(&self.pool).await.expect("it can be asked");
            assert!(found > 0, "somebody was told what is not so: {promise:?}");
        }
    }

    /// Replays every game that is not as it was `before` (entries of the log, and whether it runs).
    pub(super) async fn changed(&self, before: &BTreeMap<i64, (i64, bool)>) -> Vec<(GameView, bool)> {
        let games: Vec<(i64, i64, bool)> = sqlx::query_as("SELECT id, ply, status = 'running' FROM games ORDER BY id")
            .fetch_all(&self.pool)
            .await
            .expect("it can be asked");
        let mut changed = Vec::new();
        for (id, ply, is_running) in games {
            if before.get(&id) != Some(&(ply, is_running)) {
                let board = BoardRef { game: GameId(id), ply: u32::try_from(ply).expect("a few") };
                let view = service::show_game_at(&self.store, board).await;
                changed.push((view.unwrap_or_else(|error| panic!("game #{id} replays: {error}")), is_running));
            }
        }
        changed
    }

    /// Replays every board of every game.
    pub(super) async fn replays(&self) -> usize {
        let boards: Vec<(i64, i64)> = sqlx::query_as("SELECT id, 0 FROM games UNION ALL SELECT game, ply FROM plies")
            .fetch_all(&self.pool)
            .await
            .expect("it can be asked");
        for (game, ply) in &boards {
            let board = BoardRef { game: GameId(*game), ply: u32::try_from(*ply).expect("a few") };
            service::show_game_at(&self.store, board).await.unwrap_or_else(|error| panic!("{board:?}: {error}"));
        }
        boards.len()
    }
}
