//! The option `game`: a number, chosen from his running games or typed.

use serenity::builder::{AutocompleteChoice, CreateAutocompleteResponse};
use serenity::model::application::ResolvedValue;

use super::{Context, call};
use crate::discord::call::Call;
use crate::discord::present;
use crate::ids::GameId;
use crate::service::{self, Error, GameRef, Refusal};

/// The most choices that Discord shows.
pub(super) const MAX_CHOICES: usize = 25;

/// The game meant: the one of that number, or the only one whose opponent is named like that.
pub(super) async fn game_meant(call: &Call, game: Option<&str>) -> Result<GameRef, Error> {
    let Some(typed) = game.map(str::trim).filter(|typed| !typed.is_empty()) else {
        return Ok(GameRef::Here(call.place));
    };
    if let Some(number) = number(typed) {
        return Ok(GameRef::Number(number, call.place));
    }
    let games = service::suggest_games(&call.store, &call.person, typed).await?;
    if let [game] = games.as_slice() {
        return Ok(GameRef::Number(game.id, call.place));
    }
    if games.is_empty() {
        let games = service::list_games(&call.store, call.person.id).await?;
        return Err(Refusal::NotAGame { text: typed.to_owned(), games }.into());
    }
    Err(Refusal::WhichGame { games }.into())
}

pub(super) fn number(typed: &str) -> Option<GameId> {
    typed.strip_prefix('#').unwrap_or(typed).trim().parse().ok().filter(|number| *number > 0).map(GameId)
}

/// The game meant by the options filled in so far, while he types another one: as the command will find it.
pub(super) async fn game_so_far(ctx: &Context<'_>) -> Result<GameRef, Error> {
    let typed = ctx.args.iter().find(|option| option.name == "game").and_then(|option| match option.value {
        ResolvedValue::String(text) => Some(text),
        ResolvedValue::Autocomplete { value, .. } => Some(value),
        _ => None,
    });
    match typed {
        Some(typed) => game_meant(call(ctx), Some(typed)).await,
        None => Ok(GameRef::Here(call(ctx).place)),
    }
}

/// His running games that `typed` may mean.
pub(super) async fn suggest_game<'a>(ctx: Context<'a>, typed: &'a str) -> CreateAutocompleteResponse {
    let call = call(&ctx);
    let games = service::suggest_games(&call.store, &call.person, typed).await;
    let games = games.unwrap_or_else(|error| {
        call.edge.log_fault("no games to suggest", &error);
        Vec::new()
    });
    choices(games.iter().map(|game| present::game_choice(&call.private, game)))
}

/// Labels and values as Discord takes them.
pub(super) fn choices(choices: impl Iterator<Item = (String, String)>) -> CreateAutocompleteResponse {
    let choices = choices.take(MAX_CHOICES).map(|(label, value)| AutocompleteChoice::new(label, value)).collect();
    CreateAutocompleteResponse::new().set_choices(choices)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_meant_by_its_number_with_or_without_the_sign() {
        assert_eq!(number("17"), Some(GameId(17)));
        assert_eq!(number("# 17"), Some(GameId(17)));
        for nonsense in ["", "#", "-3", "0", "Bjorn", "17a", "99999999999999999999"] {
            assert_eq!(number(nonsense), None, "{nonsense}");
        }
    }
}
