//! `/show move [game]`

use super::past_game_option::{past_game_meant, suggest_past_game};
use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::present;
use crate::service::{self, Error, Refusal};

/// Shows him how a game stood after so many moves.
#[poise::command(slash_command)]
pub(super) async fn show(
    ctx: Context<'_>,
    #[rename = "move"]
    #[min = 0]
    #[max = 1_000_000]
    ply: u32,
    #[autocomplete = "suggest_past_game"] game: Option<String>,
) -> Result<(), Error> {
    let call = call(&ctx);
    let meant = past_game_meant(call, game.as_deref()).await?;
    let game = service::show_past_game(&call.store, &call.person, meant).await?;
    let plies = game.game.plies().len() as u32;
    if ply > plies {
        return Err(Refusal::NoSuchPly { ply, plies }.into());
    }
    reply(&ctx, Reply::private(present::step(&call.private, &game, ply))).await
}
