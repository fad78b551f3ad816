//! `/draw [game]`, `/take-back [game]`, `/abort [game]`

use super::game_option::{game_meant, suggest_game};
use super::{Context, call, reply_or_ask};
use crate::discord::components::offer::offer;
use crate::discord::which::Which;
use crate::service::{Error, OfferKind};

/// Offers a draw.
#[poise::command(slash_command)]
pub(super) async fn draw(ctx: Context<'_>, #[autocomplete = "suggest_game"] game: Option<String>) -> Result<(), Error> {
    make(ctx, OfferKind::Draw, game).await
}

/// Asks to take one's last move back.
#[poise::command(slash_command, rename = "take-back")]
pub(super) async fn take_back(
    ctx: Context<'_>,
    #[autocomplete = "suggest_game"] game: Option<String>,
) -> Result<(), Error> {
    make(ctx, OfferKind::TakeBack, game).await
}

/// Asks to break a game off before both have moved.
#[poise::command(slash_command)]
pub(super) async fn abort(
    ctx: Context<'_>,
    #[autocomplete = "suggest_game"] game: Option<String>,
) -> Result<(), Error> {
    make(ctx, OfferKind::Abort, game).await
}

async fn make(ctx: Context<'_>, kind: OfferKind, game: Option<String>) -> Result<(), Error> {
    let call = call(&ctx);
    let made = async { offer(call, kind, game_meant(call, game.as_deref()).await?, None).await };
    reply_or_ask(&ctx, made.await, Some(Which::Offer(kind))).await
}
