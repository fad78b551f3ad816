//! Reminding a player that a game waits for him, where he wants to be called; and the daily list of such games, which is
//! always a private message.

use super::edge::Edge;
use super::errors::Action;
use super::languages::{texts_of_place, texts_of_player};
use super::notice::{Sent, mention, open, show_once};
use super::outbox::{Fate, show};
use super::present::{self, Draft};
use crate::ids::PlayerId;
use crate::service::{self, BoardRef, Due, Error, GameView, Pings, Place, ReminderNow};

/// Reminds the player to move on this board.
pub(super) async fn remind(edge: &Edge, due: &Due, board: BoardRef) -> Result<Fate, Error> {
    match service::reminder_now(&edge.store, board, edge.clock.now()).await? {
        ReminderNow::Over => Ok(Fate::GivenUp("there is nothing to remind anybody of".to_owned())),
        ReminderNow::Wait(until) => {
            service::mark_retry(&edge.store, due.id, until, "it is quiet there").await?;
            Ok(Fate::Settled)
        }
        ReminderNow::Tell(game, Pings::Dm) => in_private(edge, due, &game).await,
        ReminderNow::Tell(_, Pings::Channel | Pings::Silent) => show(edge, due).await,
    }
}

/// By a private message; where he takes none, by a mention after all, and he is told why.
async fn in_private(edge: &Edge, due: &Due, game: &GameView) -> Result<Fate, Error> {
    let player = game.to_move();
    let draft = present::reminder_in_private(&texts_of_player(edge, player.id).await, game);
    let Err(error) = write_to(edge, due, player.id, draft).await else { return Ok(Fate::Delivered(None)) };
    if error.action == Action::Retry {
        return Ok(Fate::Later(error.why));
    }
    tracing::info!("a player takes no private messages: {}", error.why);
    service::note_dms(&edge.store, player, Some(edge.clock.now())).await?;
    let texts = texts_of_place(edge, Place { channel: due.channel, guild: due.guild }).await;
    mention(edge, due, game.id, &texts, present::reminded_here_instead(&texts, game)).await
}

/// The list of the games that wait for a player, if any still do.
pub(super) async fn list(edge: &Edge, due: &Due, player: PlayerId) -> Result<Fate, Error> {
    let games = service::games_that_wait(&edge.store, player).await?;
    if games.is_empty() {
        return Ok(Fate::GivenUp("no game waits for him any more".to_owned()));
    }
    let draft = present::digest(&texts_of_player(edge, player).await, &games);
    let Err(error) = write_to(edge, due, player, draft).await else { return Ok(Fate::Delivered(None)) };
    if error.action == Action::Retry {
        return Ok(Fate::Later(error.why));
    }
    service::close_dms(&edge.store, player, edge.clock.now()).await?;
    Ok(Fate::GivenUp(error.why))
}

/// A private message, unless it stands already.
async fn write_to(edge: &Edge, due: &Due, player: PlayerId, draft: Draft) -> Sent {
    let channel = open(edge, player).await?;
    show_once(edge, &Due { channel, guild: None, ..due.clone() }, draft).await
}
