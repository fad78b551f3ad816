//! The option `language`: a choice of all our languages by what they call themselves, and of the one that Discord is set
//! to.

use serenity::async_trait;
use serenity::builder::CreateCommandOption;
use serenity::client::Context as SerenityContext;
use serenity::model::application::{CommandInteraction, CommandOptionType, ResolvedValue};

use super::{chosen_key, localised};
use crate::i18n::Locale;
use crate::service::Refusal;

/// Stands for the language that Discord is set to, which may change.
const AS_DISCORD: &str = "discord";

/// A language's code, as chosen; what it means is looked up where it is used.
#[derive(Debug, Clone)]
pub(in crate::discord) struct LanguageOption {
    key: String,
}

impl LanguageOption {
    /// The language of this code; none for the one that Discord is set to.
    pub(in crate::discord) fn language(self) -> Result<Option<Locale>, Refusal> {
        if self.key == AS_DISCORD {
            return Ok(None);
        }
        Locale::by_code(&self.key).map(Some).ok_or(Refusal::NoSuchLanguage { key: self.key })
    }
}

#[async_trait]
impl poise::SlashArgument for LanguageOption {
    async fn extract(
        _: &SerenityContext,
        _: &CommandInteraction,
        value: &ResolvedValue<'_>,
    ) -> Result<Self, poise::SlashArgError> {
        let mismatch = || poise::SlashArgError::new_command_structure_mismatch("language is a text");
        chosen_key(value).map(|key| Self { key }).ok_or_else(mismatch)
    }

    fn create(option: CreateCommandOption) -> CreateCommandOption {
        let option = option.kind(CommandOptionType::String);
        let option = localised::choice(option, AS_DISCORD, |texts| texts.choice("as-discord"));
        Locale::ALL.into_iter().fold(option, |option, locale| option.add_string_choice(locale.name(), locale.code()))
    }
}
