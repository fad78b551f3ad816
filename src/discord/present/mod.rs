//! From data to messages: words, buttons and the scene to draw. Pure; sends nothing.
//!
//! Private messages have nobody in [`Draft::mentions`]; public ones exactly those whom they are for.

mod board;
mod challenge;
mod check;
mod draft;
mod elsewhere;
mod export;
mod film;
mod games;
mod help;
mod history;
mod house_rules;
mod labels;
mod leaf;
mod lessons;
mod matches;
mod menus;
pub mod names;
mod no_picture;
mod notice;
mod offer;
mod paging;
mod picture;
mod play_on;
mod refusal;
mod reminders;
mod reminding;
mod repetition;
mod resign;
mod result;
mod rules;
mod server_settings;
mod set_up;
mod settings;
mod since;
mod steps;
mod tally;
mod tell;
mod text_board;
mod this_game;
mod threads;
mod time;
mod turning;
mod vacation;

pub use board::{Form, Look, lasting, private_board, public_board};
pub use challenge::{challenge, challenge_declined, challenge_expired};
pub use check::{Health, Need, Standing, check};
pub use draft::{AttachedFile, BoardPicture, Draft};
pub use elsewhere::{Done, elsewhere, kept_from_others, unseen};
pub use export::export;
pub use film::film;
pub use games::{game_choice, games, guild_game_choice, past_game_choice, which_game};
pub use help::help;
pub use history::history;
pub use house_rules::{house_rule, rule_name};
pub use labels::move_choice;
pub use menus::{begin_choice, choose_piece, choose_square, preview};
pub use no_picture::{NoPicture, with_text_board, without_file};
pub use notice::{called_here_instead, unreached, your_move};
pub use offer::{offer, offer_declined};
pub use picture::turn;
pub use play_on::play_on;
pub use refusal::{fault, fault_of_store, refusal, unknown_press};
pub use reminders::{digest, reminded_here_instead, reminder, reminder_in_private, snoozed};
pub use reminding::zone_choice;
pub use resign::{closed, resign_question};
pub use rules::{RulesShown, rules, rules_of_challenge, rules_of_game, rules_page};
pub use server_settings::server_settings;
pub use set_up::{BACK, CardMenu, LOT, OWN_RULES, WEEKENDS_OFF, WEEKENDS_ON, set_up, variant_label};
pub use settings::{Chosen, settings};
pub use since::{TooLate, since};
pub use steps::{record_step, step};
pub use tally::tally;
pub use this_game::{about_nothing, not_ours, this_challenge, this_game, this_offer};
pub use threads::{missed_board, thread_name, with_thread_news};
pub use time::{claim_question, pace, thinking, time_added, time_up};
pub use vacation::{VacationDone, vacation, vacation_begun, vacation_over};

use crate::i18n::Texts;
use crate::time::Timestamp;

/// How long ago something was, in the reader's own words and zone.
fn ago(texts: &Texts, at: Timestamp) -> String {
    texts.with("since", &[("at", at.0.into())])
}

/// A moment to come, in the reader's own words and zone.
fn since_then(texts: &Texts, at: Timestamp) -> String {
    texts.with("on-day", &[("at", at.0.into())])
}

/// A moment to come, by the hour and by how far away it is.
fn moment(texts: &Texts, at: Timestamp) -> String {
    texts.with("moment", &[("at", at.0.into())])
}

#[cfg(test)]
mod tests;
