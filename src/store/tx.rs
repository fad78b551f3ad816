//! One consistent look at the database, and one use case that writes to it.

use std::ops::{Deref, DerefMut};

use sqlx::{Sqlite, SqliteConnection, Transaction};

use super::StoreError;

/// One consistent state of the database, to read from; the topics add what can be read.
#[derive(Debug)]
pub struct Snapshot {
    transaction: Transaction<'static, Sqlite>,
}

impl Snapshot {
    pub(super) fn new(transaction: Transaction<'static, Sqlite>) -> Self {
        Self { transaction }
    }

    /// The connection to ask.
    pub(super) fn connection(&mut self) -> &mut SqliteConnection {
        &mut self.transaction
    }
}

/// One immediate transaction: nobody else writes while it lives, and dropping it undoes all of it.
#[derive(Debug)]
pub struct Tx(Snapshot);

impl Tx {
    pub(super) fn new(transaction: Transaction<'static, Sqlite>) -> Self {
        Self(Snapshot::new(transaction))
    }

    /// Makes it last, through a power cut too.
    ///
    /// # Errors
    /// The database could not write; then nothing has been changed.
    pub async fn commit(self) -> Result<(), StoreError> {
        Ok(self.0.transaction.commit().await?)
    }
}

impl Deref for Tx {
    type Target = Snapshot;

    fn deref(&self) -> &Snapshot {
        &self.0
    }
}

impl DerefMut for Tx {
    fn deref_mut(&mut self) -> &mut Snapshot {
        &mut self.0
    }
}
