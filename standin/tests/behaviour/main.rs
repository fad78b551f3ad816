//! The stand-in's behaviour, as a bot and its users meet it.

mod answering;
mod bodies;
mod common;
mod faults;
mod files;
mod gateway;
mod installs;
mod limits;
mod page;
mod people;
mod places;
mod rights;
mod talking;
