//! From data to messages: words, buttons and the scene to draw. Pure; sends nothing.
//!
//! Private messages have nobody in [`Draft::mentions`]; public ones exactly those whom they are for.

mod board;
mod challenge;
mod draft;
mod draw_offer;
mod elsewhere;
mod games;
mod help;
mod house_rules;
mod menus;
pub mod names;
mod picture;
mod refusal;
mod repetition;
mod resign;
mod result;
mod rules;
mod settings;
mod tell;
mod text_board;

pub use board::{Form, Look, private_board, public_board};
pub use challenge::{challenge, challenge_declined};
pub use draft::{BoardPicture, Draft};
pub use draw_offer::draw_offer;
pub use elsewhere::{Done, elsewhere, may_not_attach, unseen};
pub use games::{game_choice, games};
pub use help::help;
pub use house_rules::{house_rule, rule_name};
pub use menus::{choose_piece, choose_square, move_choice, preview};
pub use refusal::{fault, refusal, unknown_press};
pub use resign::{closed, resign_question};
pub use rules::{rules, rules_of_challenge, rules_of_game};
pub use settings::settings;

use crate::i18n::Texts;
use crate::time::Timestamp;

/// How long ago something was, in the reader's own words and zone.
fn since(texts: &Texts, at: Timestamp) -> String {
    texts.with("since", &[("at", at.0.into())])
}

#[cfg(test)]
mod tests;
