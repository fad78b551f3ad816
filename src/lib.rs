//! Hnefi: a Discord bot on which friends play tafl by correspondence.

pub mod rules;
