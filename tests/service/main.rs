//! What one can do, on a real database file: every use case and every refusal.

mod challenges;
mod delivery;
mod ending;
mod expiring;
mod finding;
mod house_rules;
mod languages;
mod looking_back;
mod matches;
mod moves;
mod offers;
mod picking;
mod places;
mod races;
mod random;
mod records;
mod seeing;
mod setting_up;
mod suggesting;
mod table;
mod take_backs;
mod tallies;
