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
    /// The path is that of a folder.
    #[error("{} is a folder, but a database is a file", path.display())]
    Folder {
        /// That folder.
        path: PathBuf,
    },
    /// Nothing has been written into the file yet, and a reader does not.
    #[error("{} is empty: no bot has kept anything in it yet", path.display())]
    Empty {
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
    #[error("the database is busy: another program, or a slow disk, has kept it from us for too long")]
    Busy,
    /// There is no room left.
    #[error("the database cannot grow: the disk is full")]
    DiskFull,
    /// The disk does not take it, for another reason than that it is full.
    #[error("the database cannot be read or written: {0}")]
    Unwritable(sqlx::Error),
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

/// Trouble with the file that ends without us: by itself, or when the host has seen to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Passing {
    /// Somebody else keeps it busy.
    Busy,
    /// The disk takes nothing in.
    Disk,
}

/// Primary result codes of `SQLite`, <https://www.sqlite.org/rescode.html>.
mod code {
    pub(super) const PERM: i32 = 3;
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
    /// Whether it ends without us, and what keeps us until then. Nothing has been changed.
    pub const fn passing(&self) -> Option<Passing> {
        match self {
            Self::Busy => Some(Passing::Busy),
            Self::DiskFull | Self::Unwritable(_) => Some(Passing::Disk),
            Self::NotWritable { .. }
            | Self::Missing { .. }
            | Self::Folder { .. }
            | Self::Empty { .. }
            | Self::NotADatabase { .. }
            | Self::OtherDatabase { .. }
            | Self::NewerSchema { .. }
            | Self::OlderSchema { .. }
            | Self::OldSqlite { .. }
            | Self::AnotherBot { .. }
            | Self::BadValue { .. }
            | Self::Open { .. }
            | Self::Migration(_)
            | Self::Query(_) => None,
        }
    }

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
            ErrorKind::IsADirectory => Self::Folder { path },
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
            (_, Some(code::PERM | code::READONLY | code::IOERR | code::CANTOPEN)) => Self::Unwritable(error),
            _ => Self::Query(error),
        }
    }
}
