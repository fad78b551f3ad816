//! The stand-in's behaviour, as a bot and its users meet it.

mod answering;
mod bodies;
mod common;
mod faults;
mod gateway;
mod installs;
mod limits;
mod page;
mod places;
mod talking;
