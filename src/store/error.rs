//! Why the database failed, each in one line that a host can act on; the line holds the cause, so there is no source.

use std::path::{Path, PathBuf};

/// The database failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The file, or the folder it lies in, may not be written.
    #[error("{} cannot be written: {why}", path.display())]
    NotWritable {
        /// The database file.
        path: PathBuf,
        /// What stands in the way.
        why: String,
    },
    /// There is no such file, and a reader does not create one.
    #[error("there is no database {}", path.display())]
    Missing {
        /// The database file.
        path: PathBuf,
    },
    /// The file is something else.
    #[error("{} is not a database", path.display())]
    NotADatabase {
        /// That file.
        path: PathBuf,
    },
    /// The file is a database, but not one of ours.
    #[error("{} is the database of another program", path.display())]
    OtherDatabase {
        /// That file.
        path: PathBuf,
    },
    /// A newer program has written it.
    #[error("{} has schema {found}, but this program knows no newer one than {known}: use the newer program", path.display())]
    NewerSchema {
        /// The database file.
        path: PathBuf,
        /// The schema it has.
        found: i64,
        /// The newest schema this program knows.
        known: i64,
    },
    /// The bot has not brought it up to date yet, and a reader does not.
    #[error("{} still has schema {found} instead of {known}: start the bot once to bring it up to date", path.display())]
    OlderSchema {
        /// The database file.
        path: PathBuf,
        /// The schema it has.
        found: i64,
        /// The schema this program needs.
        known: i64,
    },
    /// The `SQLite` library may corrupt databases.
    #[error("SQLite {found} is too old: 3.51.3 or newer is needed, older ones can corrupt a database")]
    OldSqlite {
        /// The library's version.
        found: String,
    },
    /// Somebody else has been writing for too long.
    #[error("the database is busy: another program has been writing to it for too long")]
    Busy,
    /// There is no room left.
    #[error("the database cannot grow: the disk is full")]
    DiskFull,
    /// A bot is running on this file.
    #[error("another bot is running on {}: stop it first", path.display())]
    AnotherBot {
        /// The database file.
        path: PathBuf,
    },
    /// A column holds a text that this program does not know.
    #[error("the database holds {value:?} where {what} is expected")]
    BadValue {
        /// What was expected.
        what: &'static str,
        /// What is there.
        value: String,
    },
    /// The file cannot be opened for another reason.
    #[error("{} cannot be opened: {why}", path.display())]
    Open {
        /// The database file.
        path: PathBuf,
        /// The reason.
        why: std::io::Error,
    },
    /// A change of schema failed; nothing was changed.
    #[error("the database could not be brought up to date: {0}")]
    Migration(sqlx::migrate::MigrateError),
    /// Anything else.
    #[error("the database failed: {0}")]
    Query(sqlx::Error),
}

/// Primary result codes of `SQLite`, <https://www.sqlite.org/rescode.html>.
mod code {
    pub(super) const BUSY: i32 = 5;
    pub(super) const LOCKED: i32 = 6;
    pub(super) const READONLY: i32 = 8;
    pub(super) const IOERR: i32 = 10;
    pub(super) const FULL: i32 = 13;
    pub(super) const CANTOPEN: i32 = 14;
    pub(super) const NOTADB: i32 = 26;
}

/// The primary result code, if it is the database that speaks (the upper bits only refine it).
fn primary_code(error: &sqlx::Error) -> Option<i32> {
    let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(code & 0xff)
}

impl StoreError {
    /// An error while opening `path`, where the causes are of the host's making.
    pub(super) fn opening(path: &Path, error: sqlx::Error) -> Self {
        let path = path.to_path_buf();
        match primary_code(&error) {
            Some(code::READONLY) => Self::NotWritable { path, why: "the file is read-only".to_owned() },
            Some(code::CANTOPEN) => Self::NotWritable {
                path,
                why: "the file and the folder it lies in must exist and be writable".to_owned(),
            },
            Some(code::IOERR) => Self::NotWritable { path, why: error.to_string() },
            Some(code::NOTADB) => Self::NotADatabase { path },
            _ => Self::from(error),
        }
    }

    /// An error of the file system on `path`.
    pub(super) fn file(path: &Path, source: std::io::Error) -> Self {
        use std::io::ErrorKind;
        let path = path.to_path_buf();
        match source.kind() {
            ErrorKind::IsADirectory => Self::NotWritable { path, why: "it is a folder".to_owned() },
            ErrorKind::NotFound | ErrorKind::NotADirectory => {
                Self::NotWritable { path, why: "its folder does not exist".to_owned() }
            }
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
                Self::NotWritable { path, why: "permission denied".to_owned() }
            }
            ErrorKind::StorageFull => Self::DiskFull,
            _ => Self::Open { path, why: source },
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match (&error, primary_code(&error)) {
            (sqlx::Error::PoolTimedOut, _) | (_, Some(code::BUSY | code::LOCKED)) => Self::Busy,
            (_, Some(code::FULL)) => Self::DiskFull,
            _ => Self::Query(error),
        }
    }
}
