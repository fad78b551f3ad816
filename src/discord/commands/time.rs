//! `/claim [game]` and `/add-time [days] [game]`

use super::game_option::{game_meant, suggest_game};
use super::{Context, call, reply_or_ask};
use crate::discord::components::time::{add_time, ask_claim};
use crate::discord::which::Which;
use crate::service::Error;

/// Asks him whether he claims a game in which the opponent's time is up.
#[poise::command(slash_command, rename = "claim")]
pub(super) async fn claim_game(
    ctx: Context<'_>,
    #[autocomplete = "suggest_game"] game: Option<String>,
) -> Result<(), Error> {
    let call = call(&ctx);
    let asked = async { ask_claim(call, game_meant(call, game.as_deref()).await?, None).await };
    reply_or_ask(&ctx, asked.await, Some(Which::Claim)).await
}

/// Gives the opponent more time.
#[poise::command(slash_command, rename = "add-time")]
pub(super) async fn give_time(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 14]
    days: Option<u8>,
    #[autocomplete = "suggest_game"] game: Option<String>,
) -> Result<(), Error> {
    let call = call(&ctx);
    let given = async { add_time(call, game_meant(call, game.as_deref()).await?, None, days).await };
    reply_or_ask(&ctx, given.await, Some(Which::AddTime(days))).await
}
