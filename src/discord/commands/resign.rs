//! `/resign [game]`

use super::game_option::{game_meant, suggest_game};
use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::present;
use crate::service::{self, Error};

/// Asks him whether he means to resign.
#[poise::command(slash_command)]
pub(super) async fn resign(
    ctx: Context<'_>,
    #[autocomplete = "suggest_game"] game: Option<String>,
) -> Result<(), Error> {
    let call = call(&ctx);
    let meant = game_meant(call, game.as_deref()).await?;
    let game = service::ask_resign(&call.edge.store, &call.person, meant, None).await?;
    reply(&ctx, Reply::private(present::resign_question(&call.private, &game))).await
}
