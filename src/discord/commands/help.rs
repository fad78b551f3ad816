//! `/help`

use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::present;
use crate::service::Error;

/// Explains how to play with the bot.
#[poise::command(slash_command)]
pub(super) async fn help(ctx: Context<'_>) -> Result<(), Error> {
    reply(&ctx, Reply::private(present::help(&call(&ctx).private))).await
}
