//! People play through the stand-in for Discord: what they type, press, see, and are pinged for.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails where it stands")]

mod support;

#[path = "play/after_a_kill.rs"]
mod after_a_kill;
#[path = "play/calls.rs"]
mod calls;
#[path = "play/challenges.rs"]
mod challenges;
#[path = "play/checking.rs"]
mod checking;
#[path = "play/claiming.rs"]
mod claiming;
#[path = "play/clocks.rs"]
mod clocks;
#[path = "play/cut_off.rs"]
mod cut_off;
#[path = "play/deadlines.rs"]
mod deadlines;
#[path = "play/draws.rs"]
mod draws;
#[path = "play/elsewhere.rs"]
mod elsewhere;
#[path = "play/endings.rs"]
mod endings;
#[path = "play/frozen.rs"]
mod frozen;
#[path = "play/games_list.rs"]
mod games_list;
#[path = "play/gateway.rs"]
mod gateway;
#[path = "play/house_rules.rs"]
mod house_rules;
#[path = "play/importing.rs"]
mod importing;
#[path = "play/languages.rs"]
mod languages;
#[path = "play/limits.rs"]
mod limits;
#[path = "play/looking.rs"]
mod looking;
#[path = "play/looking_back.rs"]
mod looking_back;
#[path = "play/managing.rs"]
mod managing;
#[path = "play/menus.rs"]
mod menus;
#[path = "play/moves.rs"]
mod moves;
#[path = "play/names.rs"]
mod names;
#[path = "play/no_picture.rs"]
mod no_picture;
#[path = "play/open_challenges.rs"]
mod open_challenges;
#[path = "play/outbox.rs"]
mod outbox;
#[path = "play/pings.rs"]
mod pings;
#[path = "play/private_places.rs"]
mod private_places;
#[path = "play/refusals_of_discord.rs"]
mod refusals_of_discord;
#[path = "play/rematches.rs"]
mod rematches;
#[path = "play/reminders.rs"]
mod reminders;
#[path = "play/reminding.rs"]
mod reminding;
#[path = "play/resigning.rs"]
mod resigning;
#[path = "play/restarts.rs"]
mod restarts;
#[path = "play/right_person.rs"]
mod right_person;
#[path = "play/rule_pages.rs"]
mod rule_pages;
#[path = "play/running.rs"]
mod running;
#[path = "play/server_settings.rs"]
mod server_settings;
#[path = "play/set_up.rs"]
mod set_up;
#[path = "play/settings.rs"]
mod settings;
#[path = "play/suggesting.rs"]
mod suggesting;
#[path = "play/take_backs.rs"]
mod take_backs;
#[path = "play/tallies.rs"]
mod tallies;
#[path = "play/taps.rs"]
mod taps;
#[path = "play/this_game.rs"]
mod this_game;
#[path = "play/threads.rs"]
mod threads;
#[path = "play/too_late.rs"]
mod too_late;
#[path = "play/unreached.rs"]
mod unreached;
#[path = "play/vacations.rs"]
mod vacations;
#[path = "play/wording.rs"]
mod wording;
