//! `/export [game]`

use super::past_game_option::{past_game_meant, suggest_past_game};
use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::present;
use crate::service::{self, Error};

/// Gives him a game written down, to carry it elsewhere.
#[poise::command(slash_command)]
pub(super) async fn export(
    ctx: Context<'_>,
    #[autocomplete = "suggest_past_game"] game: Option<String>,
) -> Result<(), Error> {
    let call = call(&ctx);
    let meant = past_game_meant(call, game.as_deref()).await?;
    let game = service::show_past_game(&call.store, &call.person, meant).await?;
    let record = service::write_record(&game)?;
    reply(&ctx, Reply::private(present::export(&call.private, &game, &record))).await
}
