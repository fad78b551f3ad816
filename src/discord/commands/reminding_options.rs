//! The options about being reminded: `reminders`, `zone`, `quiet-hours` and `digest`.

use serenity::async_trait;
use serenity::builder::{CreateAutocompleteResponse, CreateCommandOption};
use serenity::client::Context as SerenityContext;
use serenity::model::application::{CommandInteraction, CommandOptionType, ResolvedValue};

use super::game_option::{MAX_CHOICES, choices};
use super::{Context, call, localised};
use crate::discord::present;
use crate::service::{Refusal, ReminderRefusal, RemindingChange};
use crate::timing::{NotQuietHours, Plan, find_zone, read_hour, read_quiet_hours, suggest_zones};

/// Of what one is reminded.
#[derive(Debug, Clone, Copy)]
pub(super) struct PlanOption(pub(super) Plan);

#[async_trait]
impl poise::SlashArgument for PlanOption {
    async fn extract(
        _: &SerenityContext,
        _: &CommandInteraction,
        value: &ResolvedValue<'_>,
    ) -> Result<Self, poise::SlashArgError> {
        let plan = match value {
            ResolvedValue::String(key) => Plan::by_key(key),
            _ => None,
        };
        plan.map(Self)
            .ok_or_else(|| poise::SlashArgError::new_command_structure_mismatch("reminders is one of the choices"))
    }

    fn create(option: CreateCommandOption) -> CreateCommandOption {
        let option = option.kind(CommandOptionType::String);
        Plan::ALL.into_iter().fold(option, |option, plan| {
            localised::choice(option, plan.key(), |texts| texts.choice(&format!("reminders-{}", plan.key())))
        })
    }
}

/// What the options ask for that have been filled in.
pub(super) fn changes(
    plan: Option<PlanOption>,
    zone: Option<String>,
    quiet: Option<String>,
    digest: Option<String>,
) -> Result<Vec<RemindingChange>, Refusal> {
    let mut changes = Vec::new();
    if let Some(PlanOption(plan)) = plan {
        changes.push(RemindingChange::Plan(plan));
    }
    if let Some(text) = zone {
        let zone = find_zone(&text).map_err(|near| ReminderRefusal::NoSuchZone { text, near })?;
        changes.push(RemindingChange::Zone(zone));
    }
    if let Some(text) = quiet {
        let quiet = read_quiet_hours(&text).map_err(|why| match why {
            NotQuietHours::Unreadable => ReminderRefusal::NotQuietHours { text },
            NotQuietHours::SameHour => ReminderRefusal::SameHour { text },
        })?;
        changes.push(RemindingChange::Quiet(quiet));
    }
    if let Some(text) = digest {
        let digest = read_hour(&text).map_err(|_| ReminderRefusal::NotAnHour { text })?;
        changes.push(RemindingChange::Digest(digest));
    }
    Ok(changes)
}

/// The zones that may be meant, with what clocks show there.
pub(super) async fn suggest_zone<'a>(ctx: Context<'a>, typed: &'a str) -> CreateAutocompleteResponse {
    let call = call(&ctx);
    let names = suggest_zones(typed, MAX_CHOICES);
    choices(names.into_iter().map(|name| (present::zone_choice(&call.private, &name, call.now), name)))
}
