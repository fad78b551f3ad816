//! `/move move [game]`

use serenity::builder::CreateAutocompleteResponse;

use super::game_option::{choices, game_meant, game_so_far, suggest_game};
use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::present::{self, Done};
use crate::service::{self, Error, PlayMove, Refusal};

/// Plays a move.
#[poise::command(slash_command, rename = "move")]
pub(super) async fn play_move(
    ctx: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "suggest_move"]
    text: String,
    #[autocomplete = "suggest_game"] game: Option<String>,
) -> Result<(), Error> {
    let call = call(&ctx);
    let request = PlayMove {
        player: call.person.clone(),
        game: game_meant(call, game.as_deref()).await?,
        on_ply: None,
        text: text.clone(),
        reply: call.answered_by_it(),
    };
    let played = match service::play_move(&call.edge.store, request, call.now).await {
        Err(Error::Refused(refusal)) if let Refusal::LosesByRepetition { board, .. } = *refusal => {
            // He may mean it: the preview warns him, and its button plays the move.
            let (game, ply) = service::preview_move(&call.edge.store, &call.person, call.place, board, &text).await?;
            return reply(&ctx, Reply::private(present::preview(&call.private, &game, &ply))).await;
        }
        played => played?,
    };
    let board = present::public_board(&call.public, &played.game);
    reply(&ctx, Reply::public(board, played.outbox).belongs_to(played.game.place, Done::Moved)).await
}

/// His pieces, then the squares of the piece that `typed` names.
async fn suggest_move<'a>(ctx: Context<'a>, typed: &'a str) -> CreateAutocompleteResponse {
    let call = call(&ctx);
    let moves = async {
        let game = game_so_far(&ctx).await?;
        service::suggest_moves(&call.edge.store, &call.person, game, typed).await
    };
    let moves = moves.await.unwrap_or_else(|error| {
        // Where the game cannot be told yet, there is nothing to suggest.
        if !matches!(error, Error::Refused(_)) {
            tracing::error!("no moves to suggest: {error}");
        }
        Vec::new()
    });
    choices(moves.iter().map(|suggestion| present::move_choice(&call.private, suggestion)))
}
