//! People play through the stand-in for Discord: what they type, press, see, and are pinged for.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails where it stands")]

mod support;

#[path = "play/challenges.rs"]
mod challenges;
#[path = "play/clocks.rs"]
mod clocks;
#[path = "play/draws.rs"]
mod draws;
#[path = "play/elsewhere.rs"]
mod elsewhere;
#[path = "play/endings.rs"]
mod endings;
#[path = "play/gateway.rs"]
mod gateway;
#[path = "play/house_rules.rs"]
mod house_rules;
#[path = "play/looking.rs"]
mod looking;
#[path = "play/menus.rs"]
mod menus;
#[path = "play/moves.rs"]
mod moves;
#[path = "play/outbox.rs"]
mod outbox;
#[path = "play/resigning.rs"]
mod resigning;
#[path = "play/running.rs"]
mod running;
#[path = "play/settings.rs"]
mod settings;
#[path = "play/wording.rs"]
mod wording;
