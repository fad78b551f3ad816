//! Calling a player to move by a private message, with the board and its buttons. Where he takes none, he is called by a
//! mention where the game is played, and told so this once: the next boards mention him as if he had never asked.

use serde_json::json;
use serenity::model::channel::Message;

use super::edge::Edge;
use super::errors::{Action, Loggable, is_definite};
use super::languages::{texts_of_place, texts_of_player};
use super::outbox::{Fate, find_in_channel, not_posted};
use super::outgoing::Outgoing;
use super::posting::{NotPosted, post_where_allowed};
use super::present::{self, Draft};
use super::theme;
use crate::i18n::Texts;
use crate::ids::{ChannelId, PlayerId};
use crate::service::{self, BoardRef, Due, Error, GameView, Place, Unreached};

/// Calls the player to move on this board.
pub(super) async fn call(edge: &Edge, due: &Due, board: BoardRef) -> Result<Fate, Error> {
    if due.outdated {
        return Ok(Fate::GivenUp("it is not his move any more".to_owned()));
    }
    let game = service::show_game_at(&edge.store, board).await?;
    let player = game.to_move().clone();
    if service::dms_closed_since(&edge.store, player.id).await?.is_some() {
        return call_here_instead(edge, due, &game).await;
    }
    let Err(error) = write_to(edge, due, &game).await? else { return Ok(Fate::Delivered(None)) };
    if error.action == Action::Retry {
        return Ok(Fate::Later(error.why));
    }
    tracing::info!("a player takes no private messages: {}", error.why);
    service::note_dms(&edge.store, &player, Some(edge.clock.now())).await?;
    call_here_instead(edge, due, &game).await
}

/// A message that was sent, or why it was not.
pub(super) type Sent = Result<Message, NotPosted>;

/// The private message, unless it stands already.
async fn write_to(edge: &Edge, due: &Due, game: &GameView) -> Result<Sent, Error> {
    let player = game.to_move().id;
    let channel = match open(edge, player).await {
        Ok(channel) => channel,
        Err(error) => return Ok(Err(error)),
    };
    let mut draft = present::your_move(&texts_of_player(edge, player).await, game);
    let settings = service::show_settings(&edge.store, player).await?;
    if let Some(picture) = draft.picture.as_mut() {
        picture.theme = Some(theme::chosen(&settings));
    }
    Ok(show_once(edge, &Due { channel, guild: None, ..due.clone() }, draft).await)
}

/// The private conversation with a player.
pub(super) async fn open(edge: &Edge, player: PlayerId) -> Result<ChannelId, NotPosted> {
    match edge.http.create_private_channel(&json!({ "recipient_id": player.to_string() })).await {
        Ok(opened) => Ok(ChannelId(opened.id.get())),
        Err(error) => {
            let why = Loggable(&error).to_string();
            Err(NotPosted { action: edge.met(&error), why, is_definite: is_definite(&error) })
        }
    }
}

async fn call_here_instead(edge: &Edge, due: &Due, game: &GameView) -> Result<Fate, Error> {
    let texts = texts_of_place(edge, Place { channel: due.channel, guild: due.guild }).await;
    let why = service::closed_dms_to_tell(&edge.store, game.to_move().id).await?;
    mention(edge, due, game, &texts, present::called_here_instead(&texts, game, why), why).await
}

/// The mention where the game is played, unless it stands already. What it tells him of private messages that do not reach
/// him he knows from then on.
pub(super) async fn mention(
    edge: &Edge,
    due: &Due,
    game: &GameView,
    texts: &Texts,
    draft: Draft,
    why: Option<Unreached>,
) -> Result<Fate, Error> {
    let news = service::thread_news(&edge.store, due.id, game.id).await?;
    if let Err(failed) = show_once(edge, due, present::with_thread_news(texts, draft, news)).await {
        return Ok(not_posted(due, failed));
    }
    if why.is_some() {
        service::told_of_closed_dms(&edge.store, game.to_move().id).await?;
    }
    Ok(Fate::Delivered(None))
}

/// Posts a message to the row's channel, unless an earlier attempt has done so without our learning of it.
pub(super) async fn show_once(edge: &Edge, due: &Due, draft: Draft) -> Sent {
    if due.attempts > 1
        && let Ok(Some(found)) = find_in_channel(edge, due, &draft).await
    {
        return Ok(*found);
    }
    let message = Outgoing::public(edge, draft).await.once(due.id);
    post_where_allowed(edge, Place { channel: due.channel, guild: due.guild }, &message).await
}
