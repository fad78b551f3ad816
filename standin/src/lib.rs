//! A stand-in for Discord: enough of its REST API (version 10) and gateway, on 127.0.0.1 only, for a bot of commands,
//! buttons and messages to connect to it unchanged.
//!
//! It serves end-to-end tests, in which people type commands and press buttons; a playground with a web page; and fault
//! injection. It is strict where Discord is strict: the time for the first answer, one answer an interaction, tokens
//! that die, limits on every field, permissions, archived threads, closed DMs, who is really pinged.
//!
//! ```no_run
//! # async fn example() -> Result<(), standin::Error> {
//! use standin::{Config, Permissions, Standin, user};
//!
//! let standin = Standin::start(Config::default()).await?;
//! // A bot now connects to `standin.url()` with `standin.token()`.
//! standin.wait_for_bot().await?;
//!
//! let square = standin.channel("square");
//! let (ann, bjorn) = (standin.user("Ann"), standin.user("Bjorn").locale("sv-SE"));
//! let reply = ann.slash("greet", [("whom", user(&bjorn)), ("how", "warmly".into())]).in_channel(&square).await?;
//! assert!(reply.is_public());
//! assert_eq!(reply.message()?.pinged(), ["Bjorn"]);
//!
//! let thanks = bjorn.click(reply.message()?, "Say thanks").await?;
//! assert!(thanks.is_private() && thanks.failed().is_none());
//!
//! square.deny(Permissions::ATTACH_FILES);
//! standin.advance(std::time::Duration::from_secs(15 * 60));
//! assert!(standin.violations().is_empty());
//! # Ok(())
//! # }
//! ```
//!
//! # What is simplified
//!
//! There is one guild, and in it everybody may do what members usually may. Of all events only `READY`, `RESUMED` and
//! `INTERACTION_CREATE` are sent, whatever the intents. Rate limits come only by injection. The time for the first
//! answer is measured by the steerable clock: real time passes, and [`Standin::advance`] adds to it.

mod clock;
mod config;
mod error;
mod faults;
mod gateway;
mod ids;
mod interact;
mod mentions;
pub mod openapi;
mod page;
mod permissions;
mod picture;
mod rest;
mod server;
mod shared;
mod standin;
mod timings;
mod users;
mod validate;
mod world;

pub use twilight_model::guild::Permissions;

pub use self::{
    clock::{Clock, Millis},
    config::{BodyCheck, Config, DEFAULT_TOKEN},
    error::{Error, Failure},
    faults::{Fault, FaultAction},
    ids::{AttachmentId, ChannelId, GuildId, InteractionId, MessageId, UserId, snowflake_time},
    interact::OptionValue,
    standin::Standin,
    timings::Times,
    users::{
        Autocomplete, Button, Channel, File, IntoOptions, Menu, MenuOption, Message, Modal, Reply, ReplyKind, Slash,
        User, user,
    },
    world::{RequestRecord, Violation},
};
