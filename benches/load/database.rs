//! The database before the load: many games, long over or running, with all that hangs on games that were really played.

use std::fmt::Write as _;
use std::path::Path;

use hnefi::rules::{Game, Variant};
use hnefi::timing::Pace;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{AssertSqlSafe, Row};

/// How many plies every game has.
pub(crate) const PLIES: usize = 30;
/// One game in so many is running.
pub(crate) const ONE_RUNS_IN: i64 = 10;
/// Seconds between two moves of a game.
const A_MOVE: i64 = 3600;
const DAY: i64 = 24 * 3600;

/// The variants of the games: most people play the first one.
const VARIANTS: [&str; 10] = [
    "copenhagen",
    "copenhagen",
    "copenhagen",
    "copenhagen",
    "copenhagen",
    "copenhagen",
    "fetlar",
    "brandubh",
    "scottish",
    "copenhagen-13",
];
/// How many different games are played, with each of these variants.
const LINES_EACH: usize = 6;
/// The paces of the games; none is without.
const PACES: [Option<&str>; 8] = [
    Some("3d"),
    Some("3d"),
    Some("3d"),
    Some("5d,weekends-off"),
    Some("7d,forfeit"),
    Some("2d,forfeit"),
    Some("14d"),
    None,
];

/// What is stored, and for whom.
pub(crate) struct Wanted<'a> {
    /// How many games.
    pub(crate) games: i64,
    /// Who plays them, by their ids.
    pub(crate) players: &'a [u64],
    /// Where most of them are played: a guild and its channels.
    pub(crate) guild: u64,
    /// Its channels.
    pub(crate) channels: &'a [u64],
    /// The time at which the last of them were moved in.
    pub(crate) now: i64,
}

/// A running game in the guild, to be played on.
#[derive(Clone)]
pub(crate) struct Running {
    /// Its number.
    pub(crate) id: i64,
    /// As it stands.
    pub(crate) game: Game,
    /// Who plays the attackers, as a place in the list of players.
    pub(crate) attackers: usize,
    /// Who plays the defenders.
    pub(crate) defenders: usize,
    /// Where, as a place in the list of channels.
    pub(crate) channel: usize,
}

/// A connection pool for filling and asking; nothing is waited for.
pub(crate) async fn pool(path: &Path) -> SqlitePool {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Off)
        .foreign_keys(false);
    SqlitePoolOptions::new().max_connections(1).connect_with(options).await.expect("the file opens")
}

/// The games that are played, each a variant and its moves.
fn lines() -> Vec<(&'static str, Game)> {
    let line = |at: usize| {
        let variant = VARIANTS[at % VARIANTS.len()];
        let mut game = Game::new(Variant::by_key(variant).expect("a variant").ruleset.clone());
        for ply in 0..PLIES {
            let mv = quiet_move(&game, at * 53 + ply * 37 + 11).expect("the game goes on");
            game.play(mv).expect("a legal move");
        }
        (variant, game)
    };
    (0..VARIANTS.len() * LINES_EACH).map(line).collect()
}

/// A move that ends nothing and repeats nothing; which one, `choice` says.
pub(crate) fn quiet_move(game: &Game, choice: usize) -> Option<hnefi::rules::Move> {
    let legal = game.legal_moves();
    let from = choice.checked_rem(legal.len())?;
    let is_quiet = |mv: &&_| game.preview(**mv).is_ok_and(|ply| ply.outcome.is_none() && ply.occurrence == 1);
    legal[from..].iter().chain(&legal[..from]).find(is_quiet).copied()
}

/// Fills an empty database of the newest schema.
pub(crate) async fn fill(pool: &SqlitePool, wanted: &Wanted<'_>) {
    let lines = lines();
    helping_tables(pool, wanted, &lines).await;
    let run = async |sql: String| {
        sqlx::query(AssertSqlSafe(sql.clone())).execute(pool).await.unwrap_or_else(|error| panic!("{sql}: {error}"));
    };
    let (games, players, channels) = (wanted.games, wanted.players.len(), wanted.channels.len());
    let (count, now, guild) = (lines.len(), wanted.now, wanted.guild.cast_signed());
    run("INSERT INTO players (id, name) SELECT id, 'Player ' || n FROM temp.people".to_owned()).await;
    run(format!(
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {games}),
         m AS (SELECT i, (i / {count}) % {ONE_RUNS_IN} = 0 AS runs,
            CASE WHEN (i / {count}) % {ONE_RUNS_IN} = 0 THEN {now} - (i * 7919) % {DAY}
            ELSE {now} - 2 * {DAY} - (i * 7919) % (700 * {DAY}) END AS last FROM n)
         INSERT INTO games (id, variant, pace, attackers, defenders, channel, guild, started_at, turn_since, ply, moves,
            to_move, status, winner, reason, ended_at)
         SELECT i, l.variant, p.pace, a.id, d.id, c.id + (i % 10 = 9), CASE WHEN i % 10 = 9 THEN 8 ELSE {guild} END,
            last - {PLIES} * {A_MOVE}, last, {PLIES}, {PLIES}, 'attackers', CASE WHEN runs THEN 'running' ELSE 'finished' END,
            CASE WHEN runs OR i % 7 = 0 THEN NULL WHEN i % 2 = 0 THEN 'attackers' ELSE 'defenders' END,
            CASE WHEN runs THEN NULL WHEN i % 7 = 0 THEN 'agreement' ELSE 'resignation' END,
            CASE WHEN runs THEN NULL ELSE last END
         FROM m JOIN temp.line_of l ON l.line = i % {count} JOIN temp.paces p ON p.n = i % {paces}
         JOIN temp.people a ON a.n = i % {players}
         JOIN temp.people d ON d.n = (i + 1 + (i / {players}) % ({players} - 1)) % {players}
         JOIN temp.places c ON c.n = i % {channels}",
        paces = PACES.len()
    ))
    .await;
    run(format!(
        "INSERT INTO plies (game, ply, move, played_at, time_left)
         SELECT g.id, l.ply, l.move, g.started_at + l.ply * {A_MOVE}, CASE WHEN g.pace IS NULL THEN NULL ELSE {DAY} END
         FROM games g CROSS JOIN temp.lines l WHERE l.line = g.id % {count} ORDER BY g.id, l.ply"
    ))
    .await;
    // Every board that was ever shown; none has buttons left but those that the load itself will show.
    run(format!(
        "INSERT INTO posts (message, channel, guild, game, ply, buttons)
         SELECT g.id * 100 + l.ply, g.channel, g.guild, g.id, l.ply, 0
         FROM games g CROSS JOIN temp.lines l WHERE l.line = g.id % {count} ORDER BY g.id, l.ply"
    ))
    .await;
    run("INSERT INTO challenges (challenger, challenged, variant, pace, challenger_side, channel, guild, created_at, state,
            closed_at, game)
         SELECT attackers, defenders, variant, pace, 'attackers', channel, guild, started_at - 60, 'accepted', started_at, id
         FROM games"
        .to_owned())
    .await;
    clocks(pool).await;
}

/// People, places, paces and moves as tables, so that games can be made of them by statements.
async fn helping_tables(pool: &SqlitePool, wanted: &Wanted<'_>, lines: &[(&'static str, Game)]) {
    let mut sql = "CREATE TEMP TABLE people (n INTEGER PRIMARY KEY, id INTEGER); CREATE TEMP TABLE places (n INTEGER
        PRIMARY KEY, id INTEGER); CREATE TEMP TABLE paces (n INTEGER PRIMARY KEY, pace TEXT); CREATE TEMP TABLE line_of
        (line INTEGER PRIMARY KEY, variant TEXT); CREATE TEMP TABLE lines (line INTEGER, ply INTEGER, move TEXT,
        PRIMARY KEY (line, ply)) WITHOUT ROWID;"
        .to_owned();
    for (table, ids) in [("people", wanted.players), ("places", wanted.channels)] {
        for (n, id) in ids.iter().enumerate() {
            write!(sql, "INSERT INTO {table} VALUES ({n}, {});", id.cast_signed()).expect("text can be written");
        }
    }
    for (n, pace) in PACES.iter().enumerate() {
        let pace = pace.map_or("NULL".to_owned(), |pace| format!("'{pace}'"));
        write!(sql, "INSERT INTO paces VALUES ({n}, {pace});").expect("text can be written");
    }
    for (line, (variant, game)) in lines.iter().enumerate() {
        write!(sql, "INSERT INTO line_of VALUES ({line}, '{variant}');").expect("text can be written");
        for (ply, played) in (1..).zip(game.plies()) {
            write!(sql, "INSERT INTO lines VALUES ({line}, {ply}, '{}');", played.mv).expect("text can be written");
        }
    }
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(pool).await.expect("the tables can be made");
}

/// The clocks of the running games that have a pace.
async fn clocks(pool: &SqlitePool) {
    let rows = sqlx::query("SELECT id, pace, turn_since FROM games WHERE status = 'running' AND pace IS NOT NULL")
        .fetch_all(pool)
        .await
        .expect("the games are there");
    let mut tx = pool.begin().await.expect("nobody else writes");
    for row in rows {
        let pace = Pace::parse(row.get("pace")).expect("one of ours");
        let began_at = hnefi::time::Timestamp(row.get("turn_since"));
        let allotted = pace.allotment.at_first();
        let deadline = pace.deadline(began_at, allotted).0;
        sqlx::query(
            "INSERT INTO clocks (game, began_at, allotted, waiting, deadline, remind_at) VALUES ($1, $2, $3, $3, $4, $5)",
        )
        .bind(row.get::<i64, _>("id"))
        .bind(began_at.0)
        .bind(allotted)
        .bind(deadline)
        .bind(deadline - DAY)
            .execute(&mut *tx)
            .await
            .expect("a clock");
    }
    tx.commit().await.expect("it is written");
}

/// Nobody could reach the bot since then.
pub(crate) async fn out_of_reach(pool: &SqlitePool, since: i64) {
    sqlx::query("INSERT INTO facts (name, value) VALUES ('reachable_until', $1)")
        .bind(since.to_string())
        .execute(pool)
        .await
        .expect("it is written");
}

/// What happens by itself while the load runs, each about once a second: clocks that run out, players who are reminded,
/// and challenges that nobody answers. Games up to `spared` are left alone; the others are as if they had been played so
/// much earlier, so that everything in them still fits together.
pub(crate) async fn arm(pool: &SqlitePool, now: i64, seconds: i64, spared: i64) {
    let mut tx = pool.begin().await.expect("nobody else writes");
    // What is played is never changed, which this has to get round.
    let guards: Vec<(String, String)> =
        sqlx::query_as("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'plies'")
            .fetch_all(&mut *tx)
            .await
            .expect("the schema can be read");
    for (name, _) in &guards {
        sqlx::query(AssertSqlSafe(format!("DROP TRIGGER {name}"))).execute(&mut *tx).await.expect("it is there");
    }
    for sql in [
        "CREATE TEMP TABLE earlier (game INTEGER PRIMARY KEY, by INTEGER, reminded INTEGER)",
        "INSERT INTO temp.earlier SELECT c.game, c.deadline - $1 - c.game % $2, 0 FROM clocks c JOIN games g ON g.id = c.game
         WHERE c.game > $3 AND c.deadline > $1 + 172800 AND g.pace NOT LIKE '%weekends-off%' ORDER BY c.game LIMIT $2",
        "INSERT INTO temp.earlier SELECT c.game, c.deadline - 86400 - $1 - c.game % $2, 1 FROM clocks c
         JOIN games g ON g.id = c.game WHERE c.game > (SELECT MAX(game) FROM temp.earlier) AND c.deadline > $1 + 172800
         AND g.pace NOT LIKE '%weekends-off%' AND $3 IS NOT NULL ORDER BY c.game LIMIT $2",
        "UPDATE clocks SET began_at = began_at - e.by, deadline = deadline - e.by,
            remind_at = CASE WHEN e.reminded THEN deadline - e.by - 86400 ELSE remind_at END
         FROM temp.earlier e WHERE e.game = clocks.game",
        "UPDATE games SET started_at = started_at - e.by, turn_since = turn_since - e.by
         FROM temp.earlier e WHERE e.game = games.id",
        "UPDATE plies SET played_at = played_at - e.by FROM temp.earlier e WHERE e.game = plies.game",
        "INSERT INTO challenges (challenger, challenged, variant, challenger_side, channel, guild, created_at)
         SELECT attackers, defenders, variant, 'attackers', channel, guild, $1 - 604800 + id % $2 FROM games
         WHERE id > $3 ORDER BY id LIMIT $2",
        "DROP TABLE temp.earlier",
    ] {
        let query = sqlx::query(sql);
        let query = if sql.contains("$1") { query.bind(now).bind(seconds).bind(spared) } else { query };
        query.execute(&mut *tx).await.unwrap_or_else(|error| panic!("{sql}: {error}"));
    }
    for (_, sql) in guards {
        sqlx::query(AssertSqlSafe(sql)).execute(&mut *tx).await.expect("it is made again");
    }
    tx.commit().await.expect("it is written");
}

/// So many running games of the guild, the lowest numbers first, as they stand; and the number of the last one.
pub(crate) async fn running(pool: &SqlitePool, wanted: &Wanted<'_>, most: i64) -> Vec<Running> {
    let lines = lines();
    let rows = sqlx::query(
        "SELECT id, attackers, defenders, channel FROM games WHERE status = 'running' AND guild = $1 ORDER BY id LIMIT $2",
    )
    .bind(wanted.guild.cast_signed())
    .bind(most)
    .fetch_all(pool)
    .await
    .expect("the games are there");
    let place = |ids: &[u64], id: i64| ids.iter().position(|known| *known == id.cast_unsigned()).expect("a known one");
    rows.iter()
        .map(|row| {
            let id: i64 = row.get("id");
            Running {
                id,
                game: lines[id as usize % lines.len()].1.clone(),
                attackers: place(wanted.players, row.get("attackers")),
                defenders: place(wanted.players, row.get("defenders")),
                channel: place(wanted.channels, row.get("channel")),
            }
        })
        .collect()
}
