//! Opening a database, and the clear line where that fails.

use std::fs;
use std::path::Path;
use std::time::Duration;

use hnefi::service;
use hnefi::store::{Store, StoreError};
use hnefi::time::Timestamp;
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqlitePool};
use tokio::time::Instant;

const NOW: Timestamp = Timestamp(1_800_000_000);

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder can be made")
}

async fn raw(path: &Path) -> SqlitePool {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    SqlitePool::connect_with(options).await.expect("the file opens")
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder can be read");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("it is an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_new_file_gets_the_settings_that_a_confirmed_move_needs() {
    let folder = folder();
    let path = folder.path().join("hnefi.db");
    let store = Store::open(&path).await.expect("a new database opens");
    assert_eq!(store.path(), path);
    let pool = raw(&path).await;
    let journal: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&pool).await.expect("it is told");
    assert_eq!(journal, "wal");
    let loose: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM pragma_table_list WHERE schema = 'main' AND NOT strict AND type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '_sqlx%'")
            .fetch_one(&pool)
            .await
            .expect("it is told");
    assert_eq!(loose, 0, "every table of ours is strict");
    let version: String = sqlx::query_scalar("SELECT sqlite_version()").fetch_one(&pool).await.expect("it is told");
    assert!(version.split('.').map(|part| part.parse().unwrap_or(0)).ge([3, 51, 3]), "{version}");
}

#[tokio::test]
async fn a_polite_close_leaves_one_file() {
    let folder = folder();
    let path = folder.path().join("hnefi.db");
    let store = Store::open(&path).await.expect("a new database opens");
    service::beat(&store, NOW).await.expect("it beats");
    store.close().await;
    assert_eq!(names(folder.path()), ["hnefi.db"]);
    let store = Store::open(&path).await.expect("it opens again");
    assert_eq!(service::seconds_since_beat(&store, NOW).await.expect("it is read"), Some(0));
}

#[tokio::test]
async fn a_folder_is_not_a_database() {
    let folder = folder();
    let error = Store::open(folder.path()).await.expect_err("it is a folder");
    assert!(matches!(&error, StoreError::Folder { .. }), "{error:?}");
    let read = Store::open_read_only(folder.path()).await.expect_err("it is a folder");
    assert!(matches!(&read, StoreError::Folder { .. }), "{read:?}");
}

#[tokio::test]
async fn a_file_in_no_folder_cannot_be_written() {
    let folder = folder();
    for path in ["nowhere/hnefi.db", "a-file/hnefi.db"] {
        fs::write(folder.path().join("a-file"), "").expect("it can be written");
        let error = Store::open(folder.path().join(path)).await.expect_err("its folder does not exist");
        assert!(matches!(&error, StoreError::NotWritable { .. }), "{error:?}");
        assert_eq!(error.to_string().lines().count(), 1, "{error}");
    }
}

#[tokio::test]
async fn some_other_file_is_refused_and_left_alone() {
    let folder = folder();
    let path = folder.path().join("letter.txt");
    let letter = "Dear Astrid, ".repeat(500);
    fs::write(&path, &letter).expect("it can be written");
    for error in [Store::open(&path).await, Store::open_read_only(&path).await] {
        let error = error.expect_err("it is a letter");
        assert!(matches!(&error, StoreError::NotADatabase { .. }), "{error:?}");
        assert!(error.to_string().ends_with("letter.txt is not a database"), "{error}");
    }
    assert_eq!(fs::read_to_string(&path).expect("it can be read"), letter);
    assert_eq!(names(folder.path()), ["letter.txt"]);
}

#[tokio::test]
async fn the_database_of_another_program_is_refused_and_left_alone() {
    let folder = folder();
    let path = folder.path().join("bookmarks.db");
    let pool = raw(&path).await;
    sqlx::raw_sql("CREATE TABLE bookmarks (url TEXT)").execute(&pool).await.expect("it can be made");
    pool.close().await;
    let error = Store::open(&path).await.expect_err("it is not ours");
    assert!(matches!(&error, StoreError::OtherDatabase { .. }), "{error:?}");
    let tables: Vec<String> = sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE type = 'table'")
        .fetch_all(&raw(&path).await)
        .await
        .expect("it can be read");
    assert_eq!(tables, ["bookmarks"]);
}

#[tokio::test]
async fn a_newer_schema_is_refused_and_left_alone() {
    let folder = folder();
    let path = folder.path().join("hnefi.db");
    Store::open(&path).await.expect("a new database opens").close().await;
    sqlx::raw_sql("INSERT INTO _sqlx_migrations VALUES (9000, 'from the future', '', 1, x'00', 0)")
        .execute(&raw(&path).await)
        .await
        .expect("it can be written");
    for error in [Store::open(&path).await, Store::open_read_only(&path).await] {
        let error = error.expect_err("it is newer");
        assert!(matches!(&error, StoreError::NewerSchema { found: 9000, .. }), "{error:?}");
        assert!(error.to_string().ends_with("use the newer program"), "{error}");
    }
}

#[tokio::test]
async fn a_reader_never_creates_or_changes_a_file() {
    let folder = folder();
    let path = folder.path().join("hnefi.db");
    let error = Store::open_read_only(&path).await.expect_err("there is none");
    assert!(matches!(&error, StoreError::Missing { .. }), "{error:?}");
    assert_eq!(names(folder.path()), Vec::<String>::new());

    fs::write(&path, "").expect("it can be written");
    let error = Store::open_read_only(&path).await.expect_err("it is empty");
    assert!(matches!(&error, StoreError::Empty { .. }), "{error:?}");
    assert_eq!(fs::read(&path).expect("it can be read"), b"");
}

#[tokio::test]
async fn a_reader_reads_while_the_bot_writes_but_cannot_write() {
    let folder = folder();
    let path = folder.path().join("hnefi.db");
    let bot = Store::open(&path).await.expect("a new database opens");
    let reader = Store::open_read_only(&path).await.expect("it opens beside the bot");
    service::beat(&bot, NOW).await.expect("it beats");
    let held = bot.write().await.expect("the bot writes");
    let age = service::seconds_since_beat(&reader, NOW.plus_seconds(9)).await.expect("it is read");
    assert_eq!(age, Some(9));
    drop(held);
    let refused = service::beat(&reader, NOW).await.expect_err("it is read-only");
    assert!(refused.to_string().contains("the store failed"), "{refused}");
}

#[tokio::test]
async fn a_reader_reads_what_a_stopped_or_killed_bot_left() {
    for politely in [true, false] {
        let folder = folder();
        let path = folder.path().join("hnefi.db");
        let bot = Store::open(&path).await.expect("a new database opens");
        service::beat(&bot, NOW).await.expect("it beats");
        if politely {
            bot.close().await;
        }
        let reader = Store::open_read_only(&path).await.expect("it opens");
        let age = service::seconds_since_beat(&reader, NOW.plus_seconds(9)).await.expect("it is read");
        assert_eq!(age, Some(9));
        reader.close().await;
        bot.close().await;
    }
}

#[tokio::test]
async fn a_path_means_a_file_whatever_it_looks_like() {
    let folder = folder();
    for name in [":memory:", "file:x.db?mode=memory", "with space.db", "Håkon.db"] {
        let path = folder.path().join(name);
        Store::open(&path).await.expect("it opens").close().await;
        assert!(path.is_file(), "{name}");
    }
}

/// Whoever switches a new file to another journal while somebody else writes to it is told that it is busy, without
/// waiting.
#[tokio::test]
async fn a_new_file_that_somebody_else_writes_to_is_waited_for() {
    let folder = folder();
    let path = folder.path().join("hnefi.db");
    let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut other = SqliteConnection::connect_with(&options).await.expect("the file is made");
    let held = other.begin_with("BEGIN IMMEDIATE").await.expect("nobody else writes");
    let (opened, ()) = tokio::join!(Store::open(&path), async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        held.rollback().await.expect("it lets go");
    });
    opened.expect("it opens once the other one has let go");
}

/// The same by chance.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn several_openers_of_a_new_file_all_succeed() {
    for round in 0..20 {
        let folder = folder();
        let path = folder.path().join("hnefi.db");
        let open = || {
            tokio::spawn({
                let path = path.clone();
                async move { Store::open(&path).await }
            })
        };
        for opener in [open(), open(), open(), open()] {
            let opened = opener.await.expect("no opener panics");
            opened.unwrap_or_else(|error| panic!("round {round}: {error}"));
        }
    }
}

/// Fault E48: "database is locked". Whoever cannot wait is told so in time, and what he wanted does not happen later.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_cannot_wait_is_told_in_time_and_nothing_begins_later() {
    let folder = folder();
    let path = folder.path().join("hnefi.db");
    let store = Store::open(&path).await.expect("a new database opens");
    let options = SqliteConnectOptions::new().filename(&path);
    let mut other = SqliteConnection::connect_with(&options).await.expect("the file opens");
    let held = other.begin_with("BEGIN IMMEDIATE").await.expect("nobody else writes");
    let began = Instant::now();
    let hurried = store.until(began + Duration::from_millis(300));
    let (one, another) = tokio::join!(service::beat(&hurried, NOW), service::beat(&hurried, NOW));
    assert!(one.is_err() && another.is_err());
    assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
    held.rollback().await.expect("it lets go");
    let patient = service::seconds_since_beat(&store, NOW).await.expect("it is read");
    assert_eq!(patient, None, "nothing was written");
    service::beat(&store, NOW.plus_seconds(1)).await.expect("whoever can wait writes");
    assert!(service::beat(&hurried, NOW).await.is_err(), "it stays too late");
    let beat = service::seconds_since_beat(&store, NOW.plus_seconds(1)).await.expect("it is read");
    assert_eq!(beat, Some(0), "and nothing has come later");
}

#[tokio::test]
async fn a_database_that_somebody_else_keeps_writing_is_busy() {
    let folder = folder();
    let path = folder.path().join("hnefi.db");
    let store = Store::open(&path).await.expect("a new database opens");
    let options = SqliteConnectOptions::new().filename(&path).busy_timeout(Duration::ZERO);
    let mut other = SqliteConnection::connect_with(&options).await.expect("the file opens");
    let mut held = other.begin_with("BEGIN IMMEDIATE").await.expect("nobody else writes");
    sqlx::query("DELETE FROM facts").execute(&mut *held).await.expect("it writes");
    let refused = store.write().await.expect_err("somebody else writes");
    assert!(matches!(refused, StoreError::Busy), "{refused:?}");
    held.rollback().await.expect("it lets go");
    store.write().await.expect("nobody else writes any more");
}
