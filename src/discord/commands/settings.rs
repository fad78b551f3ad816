//! `/settings [theme]`

use super::theme_option::ThemeOption;
use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::{present, theme};
use crate::service::{self, Error};

/// Shows him his settings, after the changes he asks for.
#[poise::command(slash_command)]
pub(super) async fn settings(ctx: Context<'_>, theme: Option<ThemeOption>) -> Result<(), Error> {
    let call = call(&ctx);
    let settings = match theme {
        Some(option) => service::choose_theme(&call.edge.store, &call.person, option.theme()?.key).await?,
        None => service::show_settings(&call.edge.store, call.person.id).await?,
    };
    reply(&ctx, Reply::private(present::settings(&call.private, theme::chosen(&settings)))).await
}
