//! `/games`

use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::present;
use crate::service::{self, Error};

/// Lists his running games.
#[poise::command(slash_command)]
pub(super) async fn games(ctx: Context<'_>) -> Result<(), Error> {
    let call = call(&ctx);
    let games = service::list_games(&call.store, call.person.id).await?;
    reply(&ctx, Reply::private(present::games(&call.private, &games, 0))).await
}
