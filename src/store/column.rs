//! How values stand in columns: ids of Discord bit for bit, keys as readable text.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::StoreError;
use crate::rules::Side;
use crate::time::Timestamp;

/// An id of Discord as a column holds it. All 64 bits survive: ids from 2^63 on are stored as negative numbers.
pub(super) const fn from_id(id: u64) -> i64 {
    id.cast_signed()
}

/// The id that [`from_id`] stored.
pub(super) const fn to_id(column: i64) -> u64 {
    column.cast_unsigned()
}

/// Reading a row's columns by name.
pub(super) trait Columns {
    /// A number.
    fn number(&self, column: &str) -> Result<i64, StoreError>;
    /// A number that may be missing.
    fn number_or_none(&self, column: &str) -> Result<Option<i64>, StoreError>;
    /// A text.
    fn text(&self, column: &str) -> Result<String, StoreError>;
    /// A text that may be missing.
    fn text_or_none(&self, column: &str) -> Result<Option<String>, StoreError>;

    /// A point in time.
    fn time(&self, column: &str) -> Result<Timestamp, StoreError> {
        self.number(column).map(Timestamp)
    }

    /// An id of Discord.
    fn id(&self, column: &str) -> Result<u64, StoreError> {
        self.number(column).map(to_id)
    }

    /// An id of Discord that may be missing.
    fn id_or_none(&self, column: &str) -> Result<Option<u64>, StoreError> {
        Ok(self.number_or_none(column)?.map(to_id))
    }

    /// A count.
    fn count(&self, column: &'static str) -> Result<u32, StoreError> {
        let number = self.number(column)?;
        u32::try_from(number).map_err(|_| StoreError::BadValue { what: column, value: number.to_string() })
    }

    /// A side by its key.
    fn side(&self, column: &str) -> Result<Side, StoreError> {
        let key = self.text(column)?;
        Side::from_key(&key).ok_or(StoreError::BadValue { what: "a side", value: key })
    }
}

impl Columns for SqliteRow {
    fn number(&self, column: &str) -> Result<i64, StoreError> {
        Ok(self.try_get(column)?)
    }

    fn number_or_none(&self, column: &str) -> Result<Option<i64>, StoreError> {
        Ok(self.try_get(column)?)
    }

    fn text(&self, column: &str) -> Result<String, StoreError> {
        Ok(self.try_get(column)?)
    }

    fn text_or_none(&self, column: &str) -> Result<Option<String>, StoreError> {
        Ok(self.try_get(column)?)
    }
}
