//! The real binary: its commands, its failures in one line, and the bot itself killed and started again.

mod child;
mod discord_down;
mod disk_full;
mod kills;
mod life;
mod locked;
mod offline;
#[cfg(feature = "playground")]
mod playground;
mod trouble;
