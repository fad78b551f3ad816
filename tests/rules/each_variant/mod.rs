//! Every row of the table of rules, shown by one small position played in every variant.
//!
//! The boards are 9×9 with the throne on e5; pieces keep out of the corner blocks of the great board's variant.

mod endings;
mod king;
mod squares;

use hnefi::rules::{Reason, Side, Variant};

use super::diagram::Scene;

const TO_THE_CORNERS: [&str; 6] = ["copenhagen", "rulebook", "brandubh", "fetlar", "copenhagen-13", "alea-evangelii"];
const WITHOUT_THRONE: [&str; 3] = ["sea-battle", "ard-ri", "parlett"];
const UNARMED: [&str; 3] = ["sea-battle", "scottish", "parlett"];
const NEVER_HOSTILE_CENTRE: [&str; 5] = ["saami-tablut", "sea-battle", "scottish", "ard-ri", "parlett"];
const TAKEN_BY_TWO: [&str; 8] =
    ["tawlbwrdd", "tawlbwrdd-lewis", "saami-tablut", "tablut", "rulebook", "scottish", "brandubh", "ard-ri"];
const TAKEN_BY_TWO_EVERYWHERE: [&str; 2] = ["scottish", "ard-ri"];
const TAKEN_ON_THE_EDGE: [&str; 2] = ["rulebook", "brandubh"];

/// Plays the move in every variant of `keys` and expects captures there, and none in the others of `among`.
fn takes_only_in(keys: &[&str], among: &[&str], scene: impl Fn(&str) -> Scene, mv: &str, taken: &str) {
    for key in among {
        println!("{key}: {mv}");
        let played = scene(key).plays(mv);
        if keys.contains(key) { played.takes(taken).goes_on() } else { played.takes("").goes_on() }
    }
}

/// The same for moves that take the king, on his square.
fn king_falls_only_in(keys: &[&str], among: &[&str], scene: impl Fn(&str) -> Scene, mv: &str, king: &str) {
    for key in among {
        println!("{key}: {mv}");
        let played = scene(key).plays(mv);
        if keys.contains(key) {
            played.takes(king).ends(Side::Attackers, Reason::KingCaptured);
        } else {
            played.takes("").goes_on();
        }
    }
}

fn all() -> Vec<&'static str> {
    Variant::ALL.iter().map(|variant| variant.key).collect()
}

fn all_but(keys: &[&str]) -> Vec<&'static str> {
    all().into_iter().filter(|key| !keys.contains(key)).collect()
}
