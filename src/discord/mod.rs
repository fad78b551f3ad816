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
mod contact;
pub mod custom_id;
mod dispatch;
mod drawing;
mod edge;
mod errors;
mod fetch;
mod film;
mod gate;
mod guard;
mod house_rules;
mod languages;
mod later;
pub mod leafing;
mod limits;
mod login;
mod lot;
mod notice;
mod opponent;
mod outbox;
mod outgoing;
mod passing;
mod posting;
pub mod present;
mod quiet;
mod reach;
mod records;
mod register;
mod reminding;
mod rights;
mod rows;
mod self_check;
mod theme;
mod threads;
mod ticker;
pub mod which;

pub use bot::{RunError, run};
pub use login::LoginError;
pub use register::RegisterError;
