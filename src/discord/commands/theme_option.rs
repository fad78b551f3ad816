//! The option `theme`: a choice of all themes.

use serenity::async_trait;
use serenity::builder::CreateCommandOption;
use serenity::client::Context as SerenityContext;
use serenity::model::application::{CommandInteraction, CommandOptionType, ResolvedValue};

use super::{chosen_key, localised};
use crate::render::Theme;
use crate::service::Refusal;

/// A theme's key, as chosen; what it means is looked up where it is used.
#[derive(Debug, Clone)]
pub(super) struct ThemeOption {
    key: String,
}

impl ThemeOption {
    /// The theme of this key.
    pub(super) fn theme(self) -> Result<&'static Theme, Refusal> {
        Theme::by_key(&self.key).ok_or(Refusal::NoSuchTheme { key: self.key })
    }
}

#[async_trait]
impl poise::SlashArgument for ThemeOption {
    async fn extract(
        _: &SerenityContext,
        _: &CommandInteraction,
        value: &ResolvedValue<'_>,
    ) -> Result<Self, poise::SlashArgError> {
        let mismatch = || poise::SlashArgError::new_command_structure_mismatch("theme is a text");
        chosen_key(value).map(|key| Self { key }).ok_or_else(mismatch)
    }

    fn create(option: CreateCommandOption) -> CreateCommandOption {
        let option = option.kind(CommandOptionType::String);
        Theme::ALL
            .iter()
            .fold(option, |option, theme| localised::choice(option, theme.key, |texts| texts.theme(theme.key)))
    }
}
