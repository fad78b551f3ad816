//! The options `pace` and `time-up`: how long each side may think, and what happens when the time is up.

use serenity::async_trait;
use serenity::builder::CreateCommandOption;
use serenity::client::Context as SerenityContext;
use serenity::model::application::{CommandInteraction, CommandOptionType, ResolvedValue};

use super::{chosen_key, localised};
use crate::discord::present;
use crate::service::{PaceWish, Thinking};
use crate::timing::TimeUp;

/// How long each side may think.
#[derive(Debug, Clone, Copy)]
pub(super) struct PaceOption(Thinking);

#[async_trait]
impl poise::SlashArgument for PaceOption {
    async fn extract(
        _: &SerenityContext,
        _: &CommandInteraction,
        value: &ResolvedValue<'_>,
    ) -> Result<Self, poise::SlashArgError> {
        let chosen = chosen_key(value).and_then(|key| Thinking::by_key(&key));
        let mismatch = || poise::SlashArgError::new_command_structure_mismatch("pace is one of the choices");
        chosen.map(Self).ok_or_else(mismatch)
    }

    fn create(option: CreateCommandOption) -> CreateCommandOption {
        let option = option.kind(CommandOptionType::String);
        Thinking::all().fold(option, |option, thinking| {
            localised::choice(option, &thinking.key(), |texts| present::thinking(texts, thinking))
        })
    }
}

/// What happens when the time is up.
#[derive(Debug, Clone, Copy)]
pub(super) struct TimeUpOption(TimeUp);

#[async_trait]
impl poise::SlashArgument for TimeUpOption {
    async fn extract(
        _: &SerenityContext,
        _: &CommandInteraction,
        value: &ResolvedValue<'_>,
    ) -> Result<Self, poise::SlashArgError> {
        let chosen = chosen_key(value).and_then(|key| TimeUp::by_key(&key));
        let mismatch = || poise::SlashArgError::new_command_structure_mismatch("time-up is one of the choices");
        chosen.map(Self).ok_or_else(mismatch)
    }

    fn create(option: CreateCommandOption) -> CreateCommandOption {
        let option = option.kind(CommandOptionType::String);
        TimeUp::ALL.into_iter().fold(option, |option, time_up| {
            localised::choice(option, time_up.key(), |texts| texts.choice(&format!("time-up-{}", time_up.key())))
        })
    }
}

/// What these options ask for.
pub(super) fn wish(pace: Option<PaceOption>, weekends_off: Option<bool>, time_up: Option<TimeUpOption>) -> PaceWish {
    PaceWish {
        thinking: pace.map(|PaceOption(thinking)| thinking),
        weekends_off,
        time_up: time_up.map(|TimeUpOption(time_up)| time_up),
    }
}
