//! The users' side: what people do and see, in their own words, for tests.

mod message;
mod person;
mod place;
mod reply;
mod slash;

pub(crate) use self::slash::wait_for_choices;
pub use self::{
    message::{Button, File, Menu, MenuOption, Message},
    person::User,
    place::Channel,
    reply::{Modal, Reply, ReplyKind},
    slash::{Autocomplete, IntoOptions, Slash, user},
};
