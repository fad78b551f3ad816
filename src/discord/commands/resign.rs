//! `/resign [game]`

use super::game_option::{game_meant, suggest_game};
use super::{Context, call, reply_or_ask};
use crate::discord::components::resign::ask_in;
use crate::discord::which::Which;
use crate::service::Error;

/// Asks him whether he means to resign.
#[poise::command(slash_command)]
pub(super) async fn resign(
    ctx: Context<'_>,
    #[autocomplete = "suggest_game"] game: Option<String>,
) -> Result<(), Error> {
    let call = call(&ctx);
    let asked = async { ask_in(call, game_meant(call, game.as_deref()).await?, None).await };
    reply_or_ask(&ctx, asked.await, Some(Which::Resign)).await
}
