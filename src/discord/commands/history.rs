//! `/history [game]`

use super::past_game_option::{past_game_meant, suggest_past_game};
use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::present;
use crate::service::{self, Error};

/// Lists him the moves of a game.
#[poise::command(slash_command)]
pub(super) async fn history(
    ctx: Context<'_>,
    #[autocomplete = "suggest_past_game"] game: Option<String>,
) -> Result<(), Error> {
    let call = call(&ctx);
    let meant = past_game_meant(call, game.as_deref()).await?;
    let history = service::show_history(&call.store, &call.person, meant).await?;
    reply(&ctx, Reply::private(present::history(&call.private, &history, None))).await
}
