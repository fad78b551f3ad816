//! `/draw [game]`

use super::game_option::{game_meant, suggest_game};
use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::present::{self, Done};
use crate::service::{self, Error};

/// Offers a draw.
#[poise::command(slash_command)]
pub(super) async fn draw(ctx: Context<'_>, #[autocomplete = "suggest_game"] game: Option<String>) -> Result<(), Error> {
    let call = call(&ctx);
    let meant = game_meant(call, game.as_deref()).await?;
    let reply_to = call.answered_by_it();
    let made = service::offer_draw(&call.edge.store, call.person.clone(), meant, None, reply_to, call.now).await?;
    let offer = present::draw_offer(&call.public, &made.game, &made.offer);
    reply(&ctx, Reply::public(offer, made.outbox).belongs_to(made.game.place, Done::OfferedDraw)).await
}
