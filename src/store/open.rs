//! Opening the database: settings, checks and migrations. The only SQL here that other databases would not know.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::time::{Instant, sleep, timeout_at};

use super::{Snapshot, StoreError, Tx};
use crate::time::steady_millis;

static MIGRATIONS: Migrator = sqlx::migrate!();

/// The oldest `SQLite` without the fault that can corrupt a database when its write-ahead log is reset.
const OLDEST_SQLITE: [u32; 3] = [3, 51, 3];
/// How long a connection waits for another program's write before it gives up.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// How long a use case waits for its turn before it gives up.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(10);
const READERS: u32 = 3;
/// The pause before another try to open a file that somebody else is just making a database of.
const OPENING_PAUSE: Duration = Duration::from_millis(20);

/// An open database: one connection that writes, a few that read. Clones share them.
#[derive(Debug, Clone)]
pub struct Store {
    path: PathBuf,
    readers: SqlitePool,
    writer: Option<SqlitePool>,
    until: Option<Instant>,
}

impl Store {
    /// Opens the database, creating it and bringing its schema up to date where needed.
    ///
    /// # Errors
    /// Why it cannot be used, in one line.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let path = absolute(path.as_ref())?;
        let give_up_at = steady_millis() + BUSY_TIMEOUT.as_millis() as i64;
        loop {
            match try_open(&path).await {
                // Where two make a new file a database at once, `SQLite` says so without waiting: waiting for each other
                // they might wait for ever.
                Err(StoreError::Busy) if steady_millis() < give_up_at => sleep(OPENING_PAUSE).await,
                opened => return opened,
            }
        }
    }

    /// Opens an existing database for reading, while the bot may be running; never creates or changes it.
    ///
    /// # Errors
    /// Why it cannot be used, in one line.
    pub async fn open_read_only(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let path = absolute(path.as_ref())?;
        if !path.exists() {
            return Err(StoreError::Missing { path });
        }
        let readers = readers(&path).await?;
        let mut connection = readers.acquire().await?;
        check_sqlite(&path, &mut connection).await?;
        let schema = schema(&path, &mut connection).await?;
        if schema == 0 {
            return Err(StoreError::Empty { path });
        }
        if schema < newest_schema() {
            return Err(StoreError::OlderSchema { path, found: schema, known: newest_schema() });
        }
        drop(connection);
        Ok(Self { path, readers, writer: None, until: None })
    }

    /// The same database, for whoever waits no longer than until then: from that moment on nothing begins any more, neither
    /// now nor later.
    #[must_use]
    pub fn until(&self, until: Instant) -> Self {
        Self { until: Some(until), ..self.clone() }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The connections that read, for a single query.
    pub(super) fn readers(&self) -> &SqlitePool {
        &self.readers
    }

    /// One consistent state to read from.
    ///
    /// # Errors
    /// The database failed.
    pub async fn read(&self) -> Result<Snapshot, StoreError> {
        Ok(Snapshot::new(self.in_time(self.readers.begin()).await?))
    }

    /// One transaction that writes; it waits for the one before it.
    ///
    /// # Errors
    /// The database failed, somebody else has been writing for too long, or it was opened for reading only.
    pub async fn write(&self) -> Result<Tx, StoreError> {
        let Some(writer) = &self.writer else {
            let why = "it was opened for reading only".to_owned();
            return Err(StoreError::NotWritable { path: self.path.clone(), why });
        };
        Ok(Tx::new(self.in_time(writer.begin_with("BEGIN IMMEDIATE")).await?))
    }

    /// Begins something, unless it would be too late for that. What began too late is rolled back at once.
    async fn in_time<T>(&self, begins: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
        let Some(until) = self.until else { return Ok(begins.await?) };
        match timeout_at(until, begins).await {
            Ok(Ok(begun)) if Instant::now() < until => Ok(begun),
            Ok(Err(error)) => Err(error.into()),
            Ok(Ok(_)) | Err(_) => Err(StoreError::Busy),
        }
    }

    /// Closes every connection, after what is going on has ended; the log is folded into the file.
    pub async fn close(&self) {
        self.readers.close().await;
        if let Some(writer) = &self.writer {
            writer.close().await;
        }
    }
}

async fn try_open(path: &Path) -> Result<Store, StoreError> {
    let options =
        options(path).create_if_missing(true).journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full);
    prepare(path, &options).await?;

    let writer = pool(1).connect_with(options).await.map_err(|error| StoreError::opening(path, error))?;
    let readers = readers(path).await?;
    Ok(Store { path: path.to_path_buf(), readers, writer: Some(writer), until: None })
}

/// The newest schema that this program knows.
fn newest_schema() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0)
}

/// A path that means the same from any folder, and that `SQLite` cannot take for an address (`file:…`).
fn absolute(path: &Path) -> Result<PathBuf, StoreError> {
    let path = std::path::absolute(path).map_err(|source| StoreError::file(path, source))?;
    if path.is_dir() {
        return Err(StoreError::Folder { path });
    }
    Ok(path)
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(BUSY_TIMEOUT)
        .pragma("trusted_schema", "OFF")
}

fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .min_connections(1)
        .max_connections(connections)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        // A connection to a file does not go stale: neither test nor replace it.
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
        // After a disk error `SQLite` has ended the transaction by itself, of which the library knows nothing: it would take
        // this connection to be in one for ever, and begin no other. Whoever waits here has waited for its rollback.
        .before_acquire(|connection, _| Box::pin(async { Ok(!connection.is_in_transaction()) }))
}

async fn readers(path: &Path) -> Result<SqlitePool, StoreError> {
    let options = options(path).create_if_missing(false).read_only(true);
    pool(READERS).connect_with(options).await.map_err(|error| StoreError::opening(path, error))
}

/// Checks the library and the file, and applies the missing migrations: all of them or none.
async fn prepare(path: &Path, options: &SqliteConnectOptions) -> Result<(), StoreError> {
    let opening = |error| StoreError::opening(path, error);
    let mut connection = options.connect().await.map_err(opening)?;
    check_sqlite(path, &mut connection).await?;
    // Immediate, so that two openers of a new file do not both create its tables, and a read-only file shows at once.
    let mut tx = connection.begin_with("BEGIN IMMEDIATE").await.map_err(opening)?;
    schema(path, &mut tx).await?;
    MIGRATIONS.run_direct(None, &mut *tx, false).await.map_err(|error| match error {
        MigrateError::Execute(error) => StoreError::opening(path, error),
        error => StoreError::Migration(error),
    })?;
    tx.commit().await.map_err(opening)?;
    connection.close().await.map_err(opening)
}

async fn check_sqlite(path: &Path, connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let found: String = sqlx::query_scalar("SELECT sqlite_version()")
        .fetch_one(connection)
        .await
        .map_err(|error| StoreError::opening(path, error))?;
    if is_sound_sqlite(&found) { Ok(()) } else { Err(StoreError::OldSqlite { found }) }
}

fn is_sound_sqlite(version: &str) -> bool {
    let numbers: Option<Vec<u32>> = version.split('.').map(|number| number.parse().ok()).collect();
    numbers.is_some_and(|numbers| numbers.as_slice() >= OLDEST_SQLITE.as_slice())
}

/// The schema that the file has, 0 if it is empty.
async fn schema(path: &Path, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    let opening = |error| StoreError::opening(path, error);
    let tables: Vec<String> = sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE type = 'table'")
        .fetch_all(&mut *connection)
        .await
        .map_err(opening)?;
    if tables.is_empty() {
        return Ok(0);
    }
    if !tables.iter().any(|table| table == "_sqlx_migrations") || !tables.iter().any(|table| table == "plies") {
        return Err(StoreError::OtherDatabase { path: path.to_path_buf() });
    }
    let found: Option<i64> =
        sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(connection).await.map_err(opening)?;
    let (found, known) = (found.unwrap_or(0), newest_schema());
    if found > known {
        return Err(StoreError::NewerSchema { path: path.to_path_buf(), found, known });
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::{Store, StoreError, is_sound_sqlite};

    #[tokio::test]
    async fn every_connection_has_its_settings() {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let store = Store::open(folder.path().join("hnefi.db")).await.expect("a new database opens");
        let mut writer = store.write().await.expect("nobody else writes");
        let mut reader = store.read().await.expect("a reader is free");
        for (pragma, expected) in [
            ("PRAGMA synchronous", 2),
            ("PRAGMA foreign_keys", 1),
            ("PRAGMA trusted_schema", 0),
            ("PRAGMA busy_timeout", 5000),
        ] {
            let told: i64 = sqlx::query_scalar(pragma).fetch_one(writer.connection()).await.expect("it is told");
            assert_eq!(told, expected, "{pragma}, writing");
            let told: i64 = sqlx::query_scalar(pragma).fetch_one(reader.connection()).await.expect("it is told");
            assert_eq!(told, expected, "{pragma}, reading");
        }
        let written = sqlx::query("DELETE FROM facts").execute(reader.connection()).await;
        assert!(written.is_err(), "a reader cannot write");
    }

    #[tokio::test]
    async fn a_connection_whose_transaction_a_full_disk_has_ended_is_replaced() {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let store = Store::open(folder.path().join("hnefi.db")).await.expect("a new database opens");
        for _ in 0..2 {
            let mut tx = store.write().await.expect("what went wrong before does not matter any more");
            sqlx::query("PRAGMA max_page_count = 1").execute(tx.connection()).await.expect("it cannot grow");
            let large = sqlx::query("INSERT INTO facts VALUES ('large', $1)").bind("x".repeat(1_000_000));
            let full = large.execute(tx.connection()).await.expect_err("there is no room");
            assert!(matches!(StoreError::from(full), StoreError::DiskFull));
        }
        let mut tx = store.write().await.expect("the next one writes");
        tx.set_fact("small", "x").await.expect("there is room");
        tx.commit().await.expect("it is written");
        assert_eq!(
            store.read().await.expect("it is read").fact("small").await.expect("it is there").as_deref(),
            Some("x")
        );
    }

    #[test]
    fn sqlite_is_sound_from_3_51_3_on() {
        for (version, sound) in
            [("3.51.3", true), ("3.51.2", false), ("3.46.1", false), ("3.52.0", true), ("4.0", true), ("", false)]
        {
            assert_eq!(is_sound_sqlite(version), sound, "{version}");
        }
    }
}
