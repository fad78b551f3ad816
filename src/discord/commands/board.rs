//! `/board [game]`

use super::game_option::{game_meant, suggest_game};
use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::present;
use crate::service::{self, Error};

/// Shows him a board.
#[poise::command(slash_command)]
pub(super) async fn board(
    ctx: Context<'_>,
    #[autocomplete = "suggest_game"] game: Option<String>,
) -> Result<(), Error> {
    let call = call(&ctx);
    let meant = game_meant(call, game.as_deref()).await?;
    let game = service::show_game(&call.edge.store, &call.person, meant).await?;
    reply(&ctx, Reply::private(present::private_board(&call.private, &game, call.person.id))).await
}
