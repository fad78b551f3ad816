//! Reads every message as a player would, and holds it against Discord's limits whatever the players are called.

mod fixture;
mod limits;
mod looking_back;
mod places;
mod readable;
mod reminding;
mod time;
mod vacations;
mod wording;
mod wording_of_refusals;
