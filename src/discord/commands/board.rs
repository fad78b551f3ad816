//! `/board [game] [flip] [theme] [text]`

use super::game_option::{game_meant, suggest_game};
use super::theme_option::ThemeOption;
use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::present::{self, Form, Look};
use crate::service::{self, Error};

/// Shows him a board.
#[poise::command(slash_command)]
pub(super) async fn board(
    ctx: Context<'_>,
    #[autocomplete = "suggest_game"] game: Option<String>,
    flip: Option<bool>,
    theme: Option<ThemeOption>,
    text: Option<bool>,
) -> Result<(), Error> {
    let call = call(&ctx);
    let theme = theme.map(ThemeOption::theme).transpose()?;
    let form = if text.unwrap_or(false) { Form::Text } else { Form::Picture { theme } };
    let look = Look { flipped: flip.unwrap_or(false), form };
    let meant = game_meant(call, game.as_deref()).await?;
    let game = service::show_game(&call.store, &call.person, meant).await?;
    service::seen(&call.store, call.person.id, game.id).await?;
    reply(&ctx, Reply::private(present::private_board(&call.private, &game, call.person.id, look))).await
}
