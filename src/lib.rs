//! Hnefi: a Discord bot on which friends play tafl by correspondence.

pub mod cli;
pub mod config;
pub mod discord;
pub mod i18n;
pub mod ids;
#[cfg(feature = "playground")]
pub mod playground;
pub mod render;
pub mod rules;
pub mod service;
pub mod store;
pub mod time;
pub mod timing;

pub use config::Config;
pub use discord::{RunError, run};
