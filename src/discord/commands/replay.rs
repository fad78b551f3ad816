//! `/replay [game] [public]`

use std::sync::Arc;

use super::past_game_option::{past_game_meant, suggest_past_game};
use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::film::{film, film_for};
use crate::discord::outgoing::Seen;
use crate::render::Theme;
use crate::service::{self, Error};

/// Shows a whole game as a film: to him, or to all if he wishes so.
#[poise::command(slash_command)]
pub(super) async fn replay(
    ctx: Context<'_>,
    #[autocomplete = "suggest_past_game"] game: Option<String>,
    public: Option<bool>,
) -> Result<(), Error> {
    let call = call(&ctx);
    let meant = past_game_meant(call, game.as_deref()).await?;
    let game = service::show_past_game(&call.store, &call.person, meant).await?;
    let edge = Arc::clone(&call.edge);
    let later = if public.unwrap_or(false) {
        // All see the same, in the same look.
        Reply::later(Seen::ByAll, film(edge, call.public.clone(), game, Theme::DEFAULT))
    } else {
        Reply::later(Seen::ByOne, film_for(edge, call.private.clone(), game, call.person.id))
    };
    reply(&ctx, later).await
}
