//! What one can do: one file a use case, each one immediate transaction on the store.
//!
//! Use cases take the time as an argument, refuse with facts ([`Refusal`]) and return data, never text or pictures.
//! One that owes a public message puts it into the outbox with its own transaction: see [`claim_due`].

mod answer_challenge;
mod answer_draw;
mod challenge;
mod delivery;
mod error;
mod facts;
mod find_game;
mod house_rules;
mod list_games;
mod offer_draw;
mod owing;
mod play_move;
mod replay;
mod request;
mod resign;
mod settings;
mod show_game;
mod suggest;
mod view;

pub use answer_challenge::{Accepted, accept_challenge, decline_challenge, withdraw_challenge};
pub use answer_draw::{accept_draw, decline_draw};
pub use challenge::{Challenged, NewChallenge, challenge, show_challenge};
pub use delivery::{
    claim_due, forget_post, hold, mark_abandoned, mark_buttons_off, mark_delivered, mark_retry, record_post, redirect,
};
pub use error::{Error, Refusal};
pub use facts::{beat, registered_commands, remember_registered_commands, seconds_since_beat};
pub use house_rules::{HouseRule, HouseRuleError};
pub use list_games::{GameSummary, list_games};
pub use offer_draw::{DrawOffered, offer_draw, show_offer};
pub use play_move::{MovePlayed, PlayMove, choose_move, play_move, preview_move};
pub use request::{BoardRef, GameRef, ReplyTo};
pub use resign::{Resigned, ask_resign, resign};
pub use settings::{choose_theme, show_settings};
pub use show_game::{show_game, show_game_at, show_game_here};
pub use suggest::{MoveSuggestion, suggest_games, suggest_moves};
pub use view::{ChallengeView, GameView, OfferView};

pub use crate::store::{ChallengeState, Due, EndReason, GameResult, OfferState, Owed, Person, Place, Post, Settings};
