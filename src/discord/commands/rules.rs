//! `/rules [variant] [game]`

use super::game_option::{game_meant, suggest_game};
use super::variant_option::VariantOption;
use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::present;
use crate::service::{self, Error};

/// Explains a game's rules, a variant's, or else those of the game he plays here.
#[poise::command(slash_command)]
pub(super) async fn rules(
    ctx: Context<'_>,
    variant: Option<VariantOption>,
    #[autocomplete = "suggest_game"] game: Option<String>,
) -> Result<(), Error> {
    let call = call(&ctx);
    let game = match (&variant, &game) {
        (_, Some(game)) => {
            let meant = game_meant(call, Some(game)).await?;
            Some(service::show_game(&call.store, &call.person, meant).await?)
        }
        (None, None) => service::show_game_here(&call.store, &call.person, call.place).await?,
        (Some(_), None) => None,
    };
    let told = match (game, variant) {
        (Some(game), _) => present::rules_of_game(&call.private, &game),
        (None, Some(option)) => present::rules(&call.private, option.variant()?),
        (None, None) => present::rules(&call.private, service::default_variant(&call.store, call.place).await?),
    };
    reply(&ctx, Reply::private(told)).await
}
