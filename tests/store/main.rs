//! The database file itself: opening, locking, migrating, and what the schema holds to.

mod locking;
mod migrating;
mod opening;
