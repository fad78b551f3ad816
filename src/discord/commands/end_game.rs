//! `/tafl-end game reason`: for those who manage the server. Discord shows it to them only, unless the server decides
//! otherwise; who may really use it is checked here all the same.

use serenity::builder::CreateAutocompleteResponse;
use serenity::model::Permissions;
use serenity::model::application::CommandInteraction;

use super::game_option::{choices, number};
use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::present::{self, Done};
use crate::service::{self, EndGame, Error, GuildGame, Refusal};

/// Ends a stuck game.
#[poise::command(slash_command, guild_only, rename = "tafl-end", default_member_permissions = "MANAGE_GUILD")]
pub(super) async fn end_game(
    ctx: Context<'_>,
    #[autocomplete = "suggest_guild_game"] game: String,
    #[max_length = 200] reason: String,
) -> Result<(), Error> {
    let call = call(&ctx);
    let Some(game) = number(game.trim()) else {
        return Err(Refusal::NotANumber { text: game }.into());
    };
    let request = EndGame {
        by: call.person.clone(),
        is_manager: is_manager(ctx.interaction),
        game,
        why: reason,
        reply: call.answered_by_it(),
    };
    let ended = service::end_stuck_game(&call.store, request, call.now).await?;
    let board = present::public_board(&call.public, &ended.game);
    reply(&ctx, Reply::public(board, ended.outbox).belongs_to(ended.game.place, Done::EndedGame)).await
}

/// Whether Discord says that he may manage the server; administrators and the owner may do everything.
fn is_manager(interaction: &CommandInteraction) -> bool {
    let permissions = interaction.member.as_ref().and_then(|member| member.permissions);
    permissions.is_some_and(|may| may.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR))
}

/// The running games of this server that `typed` may mean, for those who may end them: not the ones that he plays.
async fn suggest_guild_game<'a>(ctx: Context<'a>, typed: &'a str) -> CreateAutocompleteResponse {
    let call = call(&ctx);
    if !is_manager(ctx.interaction) {
        return choices(std::iter::empty());
    }
    let games = service::suggest_guild_games(&call.store, call.place, typed).await;
    let games = games.unwrap_or_else(|error| {
        call.edge.log_fault("no games to suggest", &error);
        Vec::new()
    });
    let is_his = |game: &GuildGame| [&game.attackers, &game.defenders].iter().any(|player| player.id == call.person.id);
    choices(games.iter().filter(|game| !is_his(game)).map(|game| present::guild_game_choice(&call.private, game)))
}
