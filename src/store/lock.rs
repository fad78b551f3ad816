//! One bot a database: an operating-system lock that ends with the process, so that a kill leaves nothing stale.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use super::StoreError;

/// The right to run the bot on a database, while this lives.
#[derive(Debug)]
pub struct BotLock {
    _file: File,
}

impl BotLock {
    /// Takes the lock on the database at `path`, whichever way that path is spelled. Creates an empty database if there
    /// is none yet, because only an existing file has one true name.
    ///
    /// # Errors
    /// [`StoreError::AnotherBot`] if a bot is running on it; else why the files cannot be written.
    pub fn acquire(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let path = path.as_ref();
        let failed = |source| StoreError::file(path, source);
        create_if_missing(path).map_err(failed)?;
        let beside = beside(&path.canonicalize().map_err(failed)?);
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&beside)
            .map_err(|source| StoreError::file(&beside, source))?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::AnotherBot { path: path.to_path_buf() }),
            Err(TryLockError::Error(source)) => Err(StoreError::file(&beside, source)),
        }
    }
}

/// The file that carries the lock. It stays: deleting it would let two bots lock two files of one name.
fn beside(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}

fn create_if_missing(path: &Path) -> std::io::Result<()> {
    // Opening a pipe would wait for ever for its other end.
    if path.metadata().is_ok_and(|data| !data.is_file() && !data.is_dir()) {
        return Err(std::io::Error::new(std::io::ErrorKind::InvalidInput, "it is not a regular file"));
    }
    OpenOptions::new().create(true).append(true).open(path).map(drop)
}
