//! `/server-settings [add-channel] [remove-channel] [all-channels] [threads] [variant] [language] [pace] [weekends-off]
//! [time-up] [vacation-days]`

use serenity::async_trait;
use serenity::builder::CreateCommandOption;
use serenity::client::Context as SerenityContext;
use serenity::model::application::{CommandInteraction, CommandOptionType, ResolvedValue};
use serenity::model::channel::ChannelType;

use super::language_option::{LanguageOption, suggest_language};
use super::pace_option::{self, PaceOption, TimeUpOption};
use super::variant_option::VariantOption;
use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::present;
use crate::i18n::Locale;
use crate::ids::ChannelId;
use crate::service::{self, Error, SettleGuild, Tongue};

/// A channel of the guild in which people write.
#[derive(Debug, Clone, Copy)]
pub(super) struct ChannelOption {
    id: ChannelId,
}

#[async_trait]
impl poise::SlashArgument for ChannelOption {
    async fn extract(
        _: &SerenityContext,
        _: &CommandInteraction,
        value: &ResolvedValue<'_>,
    ) -> Result<Self, poise::SlashArgError> {
        match value {
            ResolvedValue::Channel(channel) => Ok(Self { id: ChannelId(channel.id.get()) }),
            _ => Err(poise::SlashArgError::new_command_structure_mismatch("channel is a channel")),
        }
    }

    fn create(option: CreateCommandOption) -> CreateCommandOption {
        option.kind(CommandOptionType::Channel).channel_types(vec![ChannelType::Text, ChannelType::News])
    }
}

/// Shows a manager the settings of the guild, after the changes he asks for.
#[expect(clippy::too_many_arguments, reason = "each is an option of the command")]
#[poise::command(slash_command, rename = "server-settings", guild_only, default_member_permissions = "MANAGE_GUILD")]
pub(super) async fn server_settings(
    ctx: Context<'_>,
    #[rename = "add-channel"] add_channel: Option<ChannelOption>,
    #[rename = "remove-channel"] remove_channel: Option<ChannelOption>,
    #[rename = "all-channels"] all_channels: Option<bool>,
    threads: Option<bool>,
    variant: Option<VariantOption>,
    #[autocomplete = "suggest_language"] language: Option<LanguageOption>,
    pace: Option<PaceOption>,
    #[rename = "weekends-off"] weekends_off: Option<bool>,
    #[rename = "time-up"] time_up: Option<TimeUpOption>,
    #[rename = "vacation-days"]
    #[min = 0]
    #[max = 60]
    vacation_days: Option<u8>,
) -> Result<(), Error> {
    let call = call(&ctx);
    // What does not exist is refused before anything is changed.
    let language = language.map(LanguageOption::language).transpose()?;
    let change = SettleGuild {
        all_channels: all_channels.unwrap_or(false),
        add_channel: add_channel.map(|channel| channel.id),
        remove_channel: remove_channel.map(|channel| channel.id),
        threads,
        variant: variant.map(|variant| variant.key),
        pace: pace_option::wish(pace, weekends_off, time_up),
        vacation_days,
    };
    let is_manager = call.rights.manages_guild();
    let settings = service::settle_guild(&call.store, call.place, is_manager, change).await?;
    let spoken = match call.place.guild {
        Some(guild) => {
            if let Some(language) = language {
                service::choose_guild_language(&call.store, guild, language.map(Locale::code)).await?;
            }
            service::guild_language(&call.store, guild).await?
        }
        None => Tongue::default(),
    };
    reply(&ctx, Reply::private(present::server_settings(&call.private, &settings, &spoken))).await
}
