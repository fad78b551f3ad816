//! What one can do, on a real database file: every use case and every refusal.

mod challenges;
mod delivery;
mod finding;
mod house_rules;
mod moves;
mod offers;
mod races;
mod random;
mod seeing;
mod suggesting;
mod table;
