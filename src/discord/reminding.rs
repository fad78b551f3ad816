//! Reminding a player that a game waits for him, where he wants to be called; and the daily list of such games, which is
//! always a private message.

use super::edge::Edge;
use super::errors::Action;
use super::languages::{texts_of_place, texts_of_player};
use super::notice::{Sent, mention, open, show_once};
use super::outbox::{Fate, show};
use super::present::{self, Draft};
use crate::ids::PlayerId;
use crate::service::{self, BoardRef, DigestNow, Due, Error, GameView, Place, ReminderNow, ReminderWay, Unreached};
use crate::time::Timestamp;

/// Reminds the player to move on this board.
pub(super) async fn remind(edge: &Edge, due: &Due, board: BoardRef) -> Result<Fate, Error> {
    let now = edge.clock.now();
    match service::reminder_now(&edge.store, board, now).await? {
        ReminderNow::Over => {
            service::drop_reminder(&edge.store, due.id, "there is nothing to remind anybody of", now).await?;
            Ok(Fate::Settled)
        }
        ReminderNow::Wait(until) => wait(edge, due, until).await,
        ReminderNow::Tell(game, ReminderWay::Dm) => in_private(edge, due, &game).await,
        ReminderNow::Tell(game, ReminderWay::Channel(Some(why))) => here_instead(edge, due, &game, why).await,
        ReminderNow::Tell(_, ReminderWay::Channel(None)) => show(edge, due).await,
    }
}

async fn wait(edge: &Edge, due: &Due, until: Timestamp) -> Result<Fate, Error> {
    service::mark_waiting(&edge.store, due.id, until, "it is not the time for it").await?;
    Ok(Fate::Settled)
}

/// By a private message; where he takes none, by a mention after all, and he is told why.
async fn in_private(edge: &Edge, due: &Due, game: &GameView) -> Result<Fate, Error> {
    let player = game.to_move();
    let Err(error) = write_reminder(edge, due, game).await else { return Ok(Fate::Delivered(None)) };
    if error.action == Action::Retry {
        return Ok(Fate::Later(error.why));
    }
    tracing::info!("a player takes no private messages: {}", error.why);
    service::note_dms(&edge.store, player, Some(edge.clock.now())).await?;
    match service::closed_dms_to_tell(&edge.store, player.id).await? {
        Some(why) => here_instead(edge, due, game, why).await,
        None => show(edge, due).await,
    }
}

/// By a mention that tells him what does not reach him.
async fn here_instead(edge: &Edge, due: &Due, game: &GameView, why: Unreached) -> Result<Fate, Error> {
    let texts = texts_of_place(edge, Place { channel: due.channel, guild: due.guild }).await;
    mention(edge, due, game, &texts, present::reminded_here_instead(&texts, game, why), Some(why)).await
}

/// Reminds the player by a private message, whatever he has chosen, since the place of his game takes no messages. None if
/// that is of no use either.
pub(super) async fn remind_elsewhere(edge: &Edge, due: &Due, board: BoardRef) -> Result<Option<Fate>, Error> {
    let ReminderNow::Tell(game, _) = service::reminder_now(&edge.store, board, edge.clock.now()).await? else {
        return Ok(None);
    };
    if service::dms_closed_since(&edge.store, game.to_move().id).await?.is_some() {
        return Ok(None);
    }
    match write_reminder(edge, due, &game).await {
        Ok(_) => Ok(Some(Fate::Delivered(None))),
        Err(error) if error.action == Action::Retry => Ok(Some(Fate::Later(error.why))),
        Err(error) => {
            tracing::info!("a player can be reminded nowhere: {}", error.why);
            Ok(None)
        }
    }
}

async fn write_reminder(edge: &Edge, due: &Due, game: &GameView) -> Sent {
    let player = game.to_move().id;
    write_to(edge, due, player, present::reminder_in_private(&texts_of_player(edge, player).await, game)).await
}

/// The list of the games that wait for a player, if any still do and he still wants it now.
pub(super) async fn list(edge: &Edge, due: &Due, player: PlayerId) -> Result<Fate, Error> {
    let games = match service::digest_now(&edge.store, player, due.created_at, edge.clock.now()).await? {
        DigestNow::Tell(games) => games,
        DigestNow::Wait(until) => return wait(edge, due, until).await,
        DigestNow::Over => return Ok(Fate::GivenUp("the list is of no use to him any more".to_owned())),
    };
    let draft = present::digest(&texts_of_player(edge, player).await, &games);
    let Err(error) = write_to(edge, due, player, draft).await else { return Ok(Fate::Delivered(None)) };
    if error.action == Action::Retry {
        return Ok(Fate::Later(error.why));
    }
    // He is told when he is called or acts next.
    service::close_dms(&edge.store, player, edge.clock.now()).await?;
    Ok(Fate::GivenUp(error.why))
}

/// A private message, unless it stands already.
async fn write_to(edge: &Edge, due: &Due, player: PlayerId, draft: Draft) -> Sent {
    let channel = open(edge, player).await?;
    show_once(edge, &Due { channel, guild: None, ..due.clone() }, draft).await
}
