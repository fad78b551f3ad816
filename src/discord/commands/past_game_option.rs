//! The option `game` of commands that look back: any game of his, running or over.

use serenity::builder::CreateAutocompleteResponse;

use super::game_option::{choices, game_meant};
use super::{Context, call};
use crate::discord::call::Call;
use crate::discord::present;
use crate::service::{self, Error, GameRef, Refusal};

/// The game meant: the one of that number, or the only one, running or over, whose opponent is named like that.
pub(super) async fn past_game_meant(call: &Call, game: Option<&str>) -> Result<GameRef, Error> {
    let refusal = match game_meant(call, game).await {
        Err(Error::Refused(refusal)) => refusal,
        meant => return meant,
    };
    if let Refusal::NotAGame { text, .. } = &*refusal {
        let (_, over) = service::suggest_past_games(&call.store, &call.person, text).await?;
        if let [game] = over.as_slice() {
            return Ok(GameRef::Number(game.id, call.place));
        }
    }
    Err(Error::Refused(refusal))
}

/// His games that `typed` may mean: those that run first, then those that are over.
pub(super) async fn suggest_past_game<'a>(ctx: Context<'a>, typed: &'a str) -> CreateAutocompleteResponse {
    let call = call(&ctx);
    let games = service::suggest_past_games(&call.store, &call.person, typed).await;
    let (running, over) = games.unwrap_or_else(|error| {
        call.edge.log_fault("no games to suggest", &error);
        Default::default()
    });
    let running = running.iter().map(|game| present::game_choice(&call.private, game));
    choices(running.chain(over.iter().map(|game| present::past_game_choice(&call.private, game))))
}
