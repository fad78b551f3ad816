//! The option `pings`: how he is called when it is his move.

use serenity::async_trait;
use serenity::builder::CreateCommandOption;
use serenity::client::Context as SerenityContext;
use serenity::model::application::{CommandInteraction, CommandOptionType, ResolvedValue};

use super::localised;
use crate::service::Pings;

/// A way to be called.
#[derive(Debug, Clone, Copy)]
pub(super) struct PingsOption(pub(super) Pings);

#[async_trait]
impl poise::SlashArgument for PingsOption {
    async fn extract(
        _: &SerenityContext,
        _: &CommandInteraction,
        value: &ResolvedValue<'_>,
    ) -> Result<Self, poise::SlashArgError> {
        let pings = match value {
            ResolvedValue::String(key) => Pings::by_key(key),
            _ => None,
        };
        pings
            .map(Self)
            .ok_or_else(|| poise::SlashArgError::new_command_structure_mismatch("pings is one of the choices"))
    }

    fn create(option: CreateCommandOption) -> CreateCommandOption {
        let option = option.kind(CommandOptionType::String);
        Pings::ALL.into_iter().fold(option, |option, pings| {
            localised::choice(option, pings.key(), |texts| texts.choice(&format!("pings-{}", pings.key())))
        })
    }
}
