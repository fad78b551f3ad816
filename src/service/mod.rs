//! What one can do: one file a use case, each one immediate transaction on the store.
//!
//! Use cases take the time as an argument, refuse with facts ([`Refusal`]) and return data, never text or pictures.
//! One that owes a public message puts it into the outbox with its own transaction: see [`claim_due`].

mod add_time;
mod answer_challenge;
mod answer_offer;
mod challenge;
mod challenge_refusal;
mod choices;
mod clocks;
mod contact;
mod delivery;
mod digest;
mod downtime;
mod end_game;
mod end_vacations;
mod error;
mod expire_challenges;
mod export_game;
mod facts;
mod find_game;
mod frozen;
mod guild_settings;
mod house_rules;
mod languages;
mod limits;
mod list_games;
mod log;
mod look_back;
mod make_offer;
mod matches;
mod move_text;
mod owing;
mod paces;
mod pick_move;
mod pings;
mod play_move;
mod recognise;
mod records;
mod rematch;
mod reminder_refusal;
mod reminders;
mod reminding;
mod replay;
mod request;
mod resign;
mod self_check;
mod set_up;
mod settings;
mod show_game;
mod snooze;
mod sound;
mod standing;
mod suggest;
mod tally;
mod threads;
mod time_refusal;
mod time_up;
mod typed;
mod vacation_refusal;
mod vacations;
mod view;

pub use add_time::{TimeAdded, add_time};
pub use answer_challenge::{Accepted, accept_challenge, decline_challenge, withdraw_challenge};
pub use answer_offer::{OfferAccepted, OfferDeclined, accept_offer, decline_offer, withdraw_offer};
pub use challenge::{Challenged, NewChallenge, Opponent, Presence, challenge, challenge_from, show_challenge};
pub use challenge_refusal::ChallengeRefusal;
pub use choices::{PieceChoice, move_choices, piece_choices};
pub use clocks::Clock;
pub use contact::{Contact, Meeting, bar_channel, close_dms, contact, dms_closed_since, is_barred, note_dms, seen};
pub use delivery::{
    claim_due, forget_post, hold, mark_abandoned, mark_buttons_off, mark_delivered, mark_homeless, mark_private,
    mark_retry, mark_waiting, record_post, redirect, saw_challenge, show_owed, withhold,
};
pub use digest::{DigestNow, digest_now, games_that_wait, owe_digests};
pub use downtime::{Downtime, note_reachable};
pub use end_game::{EndGame, GuildGame, end_stuck_game, suggest_guild_games};
pub use end_vacations::end_vacations;
pub use error::{Error, Refusal};
pub use expire_challenges::{expire_challenges, forget_set_ups};
pub use export_game::write_record;
pub use facts::{beat, registered_commands, remember_registered_commands, seconds_since_beat};
pub use frozen::{Frozen, Unfreezing, frozen_games, unfreeze};
pub use guild_settings::{
    SettleGuild, admit_beginning, default_variant, settle_guild, settled_allowance, show_guild_settings,
};
pub use house_rules::{HouseRule, HouseRuleError};
pub use languages::{
    Languages, Seen, choose_guild_language, choose_language, guild_language, language_of_place, language_of_player,
    languages, note_reader,
};
pub use list_games::{GameSummary, list_games};
pub use look_back::{History, show_any_game, show_history, show_past_game, suggest_past_games};
pub use make_offer::{NewOffer, OfferMade, make_offer, show_offer};
pub use matches::MatchView;
pub use move_text::MoveText;
pub use paces::{PaceWish, Thinking, default_pace, settled_pace};
pub use pick_move::{Picked, begin_move, is_dangerous, pick_move};
pub use pings::{Unreached, choose_pings, closed_dms_to_tell, not_to_be_called, told_of_closed_dms};
pub use play_move::{MovePlayed, PlayMove, choose_move, play_move, preview_move};
pub use recognise::{played_again, recognise};
pub use records::{
    MAX_RECORD_PLIES, RecordProblem, RecordView, forget_old_records, import_record, position_to_play_on, show_record,
    variant_of,
};
pub use rematch::{Rematch, rematch};
pub use reminder_refusal::ReminderRefusal;
pub use reminders::{Reminded, ReminderNow, ReminderWay, drop_reminder, remind, reminder_now};
pub use reminding::{RemindingChange, choose_reminding};
pub use request::{BoardRef, GameRef, ReplyTo};
pub use resign::{Resigned, ask_resign, resign};
pub use self_check::{
    Checked, Checking, check_game, check_games, check_is_due, check_minute, checked, find_differences, fits_together,
};
pub use set_up::{SetUpChange, SetUpView, change_set_up, drop_set_up, send_set_up, set_up, show_set_up};
pub use settings::{choose_confirming, choose_theme, show_settings};
pub use show_game::{OldBoard, show_game, show_game_at, show_game_here, show_game_since};
pub use snooze::{Snoozed, snooze};
pub use suggest::{MoveSuggestion, Suggested, suggest_games, suggest_moves, suggest_moves_among};
pub use tally::{Score, Tally, show_tally};
pub use threads::{FirstBoard, leave_thread, may_close, thread_news, thread_of, thread_opened, thread_refused};
pub use time_refusal::TimeRefusal;
pub use time_up::{ask_claim, claim, is_time_up, note_time_up};
pub use vacation_refusal::VacationRefusal;
pub use vacations::{VacationNews, VacationView, begin_vacation, end_vacation, show_vacation, show_vacation_news};
pub use view::{ChallengeView, GameView, OfferView};

pub use crate::store::{
    ChallengeState, Due, EndReason, GameResult, GuildSettings, Intervention, OfferKind, OfferState, OpenOffer, Owed,
    Person, Pings, Place, Post, Reminding, Run, Settings, Shown, ThreadRow, ThreadState, Tongue,
};
