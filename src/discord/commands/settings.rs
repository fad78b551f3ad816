//! `/settings [theme] [confirm] [language] [pings]`

use super::language_option::LanguageOption;
use super::pings_option::PingsOption;
use super::theme_option::ThemeOption;
use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::{present, theme};
use crate::i18n::{Locale, Texts};
use crate::service::{self, Error};

/// Shows him his settings, after the changes he asks for, and in the language he asks for.
#[poise::command(slash_command)]
pub(super) async fn settings(
    ctx: Context<'_>,
    theme: Option<ThemeOption>,
    confirm: Option<bool>,
    language: Option<LanguageOption>,
    pings: Option<PingsOption>,
) -> Result<(), Error> {
    let call = call(&ctx);
    let store = &call.edge.store;
    // What does not exist is refused before anything is changed.
    let theme = theme.map(ThemeOption::theme).transpose()?;
    let language = language.map(LanguageOption::language).transpose()?;
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
        service::choose_pings(store, &call.person, pings).await?;
    }
    let settings = service::show_settings(store, call.person.id).await?;
    let language = settings.language.as_deref().and_then(Locale::by_code);
    let chosen = present::Chosen {
        theme: theme::chosen(&settings),
        plays_at_once: settings.plays_at_once,
        language,
        pings: settings.pings,
        dms_closed: settings.dm_closed_at.is_some(),
    };
    let texts = Texts::new(language.unwrap_or(call.client));
    reply(&ctx, Reply::private(present::settings(&texts, chosen))).await
}
