//! Hnefi: a Discord bot on which friends play tafl by correspondence.

pub mod ids;
pub mod render;
pub mod rules;
pub mod service;
pub mod store;
pub mod time;
