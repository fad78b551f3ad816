//! `/move move [game]`

use serenity::builder::CreateAutocompleteResponse;

use super::game_option::{MAX_CHOICES, choices, game_meant, game_so_far, suggest_game};
use super::{Context, call, reply_or_ask};
use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::present::{self, Done};
use crate::discord::which::Which;
use crate::rules::Square;
use crate::rules::notation::{parse_move, plain};
use crate::service::{self, Error, GameRef, MoveText, PlayMove, Refusal};

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
    // A square or a number alone is read as generously as a whole move.
    let text = plain(&text);
    let which = parse_move(&text).ok().map(|written| Which::Move(written.mv));
    reply_or_ask(&ctx, make(call, &text, game.as_deref()).await, which).await
}

async fn make(call: &Call, text: &str, game: Option<&str>) -> Result<Reply, Error> {
    let (game, text) = read(call, text, game).await?;
    if let Some(first) = First::of(&text, game) {
        let game = service::begin_move(&call.store, &call.person, game).await?;
        let menus = match first {
            First::Piece => present::begin_choice(&call.private, &game),
            First::SquareOf(from) => present::choose_square(&call.private, &game, from, 0),
        };
        return Ok(Reply::private(menus));
    }
    let request =
        PlayMove { player: call.person.clone(), game, on_ply: None, text: text.clone(), reply: call.answered_by_it() };
    let played = match service::play_move(&call.store, request, call.now).await {
        Err(Error::Refused(refusal)) if let Refusal::LosesByRepetition { board, .. } = *refusal => {
            // He may mean it: the preview warns him, and its button plays the move.
            let (game, ply) = service::preview_move(&call.store, &call.person, call.place, board, &text).await?;
            return Ok(Reply::private(present::preview(&call.private, &game, &ply)));
        }
        played => played?,
    };
    let board = present::public_board(&call.public, &played.game);
    Ok(Reply::public(board, played.outbox).belongs_to(played.game.place, Done::Moved))
}

/// The game meant, and the move without the number that may stand in front of it.
async fn read(call: &Call, text: &str, game: Option<&str>) -> Result<(GameRef, String), Error> {
    let written = MoveText::read(text);
    let chosen = game_meant(call, game).await;
    let game = match (written.game, chosen) {
        (Some(written), Ok(GameRef::Number(chosen, _))) if written != chosen => {
            return Err(Refusal::TwoGames { written, chosen }.into());
        }
        (Some(written), Ok(_)) => GameRef::Number(written, call.place),
        (_, chosen) => chosen?,
    };
    let rest = if written.game.is_some() { written.rest } else { text };
    Ok((game, rest.to_owned()))
}

/// What he still has to choose who has not written a whole move: he is shown the menus for it.
enum First {
    /// Only the game is named.
    Piece,
    /// The piece is named too.
    SquareOf(Square),
}

impl First {
    fn of(text: &str, game: GameRef) -> Option<Self> {
        match (text.trim(), game) {
            ("", GameRef::Number(..)) => Some(Self::Piece),
            (square, _) => square.to_lowercase().parse().ok().map(Self::SquareOf),
        }
    }
}

/// His pieces, then the squares of the piece that `typed` names.
async fn suggest_move<'a>(ctx: Context<'a>, typed: &'a str) -> CreateAutocompleteResponse {
    let call = call(&ctx);
    let typed = &*plain(typed);
    let moves = async {
        let (store, player) = (&call.store, &call.person);
        let meant = match game_so_far(&ctx).await {
            Ok(game) => return service::suggest_moves(store, player, game, typed, MAX_CHOICES).await,
            Err(error) => error,
        };
        match meant {
            Error::Refused(refusal) => match *refusal {
                Refusal::WhichGame { games } => {
                    service::suggest_moves_among(store, player, games, typed, MAX_CHOICES).await
                }
                refusal => Err(refusal.into()),
            },
            fault => Err(fault),
        }
    };
    let moves = moves.await.unwrap_or_else(|error| {
        // Where the game cannot be told yet, there is nothing to suggest.
        if !matches!(error, Error::Refused(_)) {
            call.edge.log_fault("no moves to suggest", &error);
        }
        Vec::new()
    });
    choices(moves.iter().map(|suggestion| present::move_choice(&call.private, suggestion)))
}
