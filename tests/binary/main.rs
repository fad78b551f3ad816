//! The real binary: its commands, its failures in one line, and the bot itself killed and started again.

mod child;
mod life;
mod offline;
#[cfg(feature = "playground")]
mod playground;
mod trouble;
