//! The option `language`: all our languages, found by what they call themselves or are called in English, whatever the
//! accents, and the one that Discord is set to.

use serenity::async_trait;
use serenity::builder::{CreateAutocompleteResponse, CreateCommandOption};
use serenity::client::Context as SerenityContext;
use serenity::model::application::{CommandInteraction, CommandOptionType, ResolvedValue};

use super::game_option::choices;
use super::{Context, call, chosen_key};
use crate::i18n::{Locale, folded};
use crate::service::Refusal;

/// Stands for the language that Discord is set to, which may change.
const AS_DISCORD: &str = "discord";

/// A language's code, as chosen, or what somebody wrote; what it means is looked up where it is used.
#[derive(Debug, Clone)]
pub(in crate::discord) struct LanguageOption {
    key: String,
}

impl LanguageOption {
    /// The language of this code or name; none for the one that Discord is set to.
    pub(in crate::discord) fn language(self) -> Result<Option<Locale>, Refusal> {
        if self.key == AS_DISCORD {
            return Ok(None);
        }
        Locale::by_name(&self.key).map(Some).ok_or(Refusal::NoSuchLanguage { key: self.key })
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
        option.kind(CommandOptionType::String)
    }
}

/// The languages that `typed` may mean.
pub(super) async fn suggest_language<'a>(ctx: Context<'a>, typed: &'a str) -> CreateAutocompleteResponse {
    let as_discord = call(&ctx).private.choice("as-discord");
    let is_meant = folded(&as_discord).contains(&folded(typed.trim()));
    let languages = Locale::suggest(typed).into_iter().map(|locale| (label(locale), locale.code().to_owned()));
    choices(is_meant.then(|| (as_discord, AS_DISCORD.to_owned())).into_iter().chain(languages))
}

/// What it calls itself, and how it is called in English where that is something else.
fn label(locale: Locale) -> String {
    let (name, english) = (locale.name(), locale.english_name());
    if name == english { name.to_owned() } else { format!("{name} · {english}") }
}
