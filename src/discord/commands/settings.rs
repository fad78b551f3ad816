//! `/settings [theme] [confirm] [language] [pings] [reminders] [quiet-hours] [zone] [digest]`

use super::language_option::{LanguageOption, suggest_language};
use super::pings_option::PingsOption;
use super::reminding_options::{PlanOption, changes, suggest_zone};
use super::theme_option::ThemeOption;
use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::{present, theme};
use crate::i18n::{Locale, Texts};
use crate::service::{self, Error};

/// Shows him his settings, after the changes he asks for, and in the language he asks for.
#[poise::command(slash_command)]
#[expect(clippy::too_many_arguments, reason = "each is an option of the command")]
pub(super) async fn settings(
    ctx: Context<'_>,
    theme: Option<ThemeOption>,
    confirm: Option<bool>,
    #[autocomplete = "suggest_language"] language: Option<LanguageOption>,
    pings: Option<PingsOption>,
    reminders: Option<PlanOption>,
    #[rename = "quiet-hours"] quiet_hours: Option<String>,
    #[autocomplete = "suggest_zone"] zone: Option<String>,
    digest: Option<String>,
) -> Result<(), Error> {
    let call = call(&ctx);
    let store = &call.store;
    // What does not exist is refused before anything is changed.
    let theme = theme.map(ThemeOption::theme).transpose()?;
    let language = language.map(LanguageOption::language).transpose()?;
    let reminding = changes(reminders, zone, quiet_hours, digest)?;
    if let Some(theme) = theme {
        service::choose_theme(store, &call.person, theme.key).await?;
    }
    if let Some(confirm) = confirm {
        service::choose_confirming(store, &call.person, confirm).await?;
    }
    if let Some(language) = language {
        service::choose_language(store, &call.person, language.map(Locale::code)).await?;
    }
    if let Some(PingsOption(pings)) = pings {
        service::choose_pings(store, &call.person, pings, call.now).await?;
    }
    service::choose_reminding(store, &call.person, &reminding, call.now).await?;
    let settings = service::show_settings(store, call.person.id).await?;
    let language = settings.language.as_deref().and_then(Locale::by_code);
    let chosen = present::Chosen { theme: theme::chosen(&settings), language, settings: &settings, now: call.now };
    let texts = Texts::new(language.unwrap_or(call.client));
    reply(&ctx, Reply::private(present::settings(&texts, chosen))).await
}
