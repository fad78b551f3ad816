//! The edge: commands and buttons in, answers out. Thin: what may be done is decided in `service`.
//!
//! [`bot::run`] is its life. An interaction enters by `dispatch`, becomes a `call`, is handled by `commands` or
//! `components`, worded by [`present`], and answered by `answer`, once. What does not arrive, `outbox` delivers.

mod answer;
mod bot;
mod call;
mod clock;
mod commands;
mod components;
pub mod custom_id;
mod dispatch;
mod drawing;
mod edge;
mod errors;
mod house_rules;
mod login;
mod outbox;
mod outgoing;
pub mod present;
mod register;
mod theme;
mod ticker;

pub use bot::{RunError, run};
pub use login::LoginError;
pub use register::RegisterError;
