//! Delivering what was committed but may not have been shown: looks whether it stands, else posts it, once.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::FutureExt as _;
use serde_json::json;
use serenity::builder::EditThread;
use serenity::http::MessagePagination;
use serenity::model::channel::Message;
use serenity::model::id::{ChannelId, MessageId};
use tokio::time::timeout;

use self::known::{buttons, shows};
use super::answer::{is_private, post, tell_unseen};
use super::clock::snowflake_at;
use super::edge::Edge;
use super::errors::{Action, Chain, Loggable, action};
use super::languages::texts_of_place;
use super::notice;
use super::outgoing::{OldPicture, Outgoing};
use super::posting::{NotPosted, post_where_allowed};
use super::present::{self, Draft};
use super::quiet::hushed;
use super::reminding;
use super::threads;
use crate::ids;
use crate::service::{
    self, BoardRef, ChallengeState, ChallengeView, Due, Error, OfferState, OfferView, Owed, Place, Post, ThreadState,
};

/// How many rows are taken at a time, so that a new important one does not wait long behind old unimportant ones.
const BATCH: u32 = 8;
/// The pause after an edit: they are the least urgent of what shares the rate limit.
const EDIT_PACE: Duration = Duration::from_millis(200);
/// How long a row may keep all others waiting: a Discord that hangs, or a rate limit that serenity sits out by itself.
const ROW_WITHIN: Duration = Duration::from_secs(15);
/// How long an edit may keep what is more urgent waiting.
const EDIT_WITHIN: Duration = Duration::from_secs(5);
/// For how many seconds Discord's word that there is no answer is not taken for granted: it may not have got to it.
const UNSURE_SECONDS: i64 = 60;
/// For how long a message is tried; what it had to wait for before does not count.
const GIVE_UP_AFTER_SECONDS: i64 = 24 * 3600;
/// The longest pause between two attempts.
const LONGEST_PAUSE_SECONDS: i64 = 60;
/// How far back of its commit a message is looked for, for clocks that differ a little.
const LOOK_BACK_SECONDS: i64 = 30;
const NEWEST_MESSAGES: u8 = 100;

/// What came of an attempt.
pub(super) enum Fate {
    /// It stands (there), or is done.
    Delivered(Option<Post>),
    /// It has to wait.
    Later(String),
    /// It will never be.
    GivenUp(String),
    /// The message to change is gone.
    Gone(ids::MessageId, String),
    /// The place takes no messages any more: if it is the game's thread, for this reason.
    PlaceLost(ThreadState, String),
    /// Everything has been noted.
    Settled,
}

/// Delivers all that is due.
pub(super) async fn sweep(edge: &Edge) {
    while !edge.guard.rests() {
        // While Discord takes nothing, one message at a time finds out whether it does again.
        let most = if edge.is_discord_in_trouble() { 1 } else { BATCH };
        let due = match service::claim_due(&edge.store, most, edge.clock.now()).await {
            Ok(due) if due.is_empty() => return,
            Ok(due) => due,
            Err(error) => return edge.log_fault("the outbox cannot be read", &error),
        };
        for row in due {
            // What one row does to us must not keep all others, and the bot at its next start, from going on.
            let delivered = AssertUnwindSafe(Box::pin(deliver(edge, &row))).catch_unwind().await.unwrap_or_else(|_| {
                tracing::error!(row = row.id.0, "delivering an owed message panicked");
                Ok(())
            });
            if let Err(error) = delivered {
                edge.log_fault(&format!("an owed message failed (row {})", row.id.0), &error);
            }
        }
    }
}

async fn deliver(edge: &Edge, due: &Due) -> Result<(), Error> {
    let fate = match in_time(ROW_WITHIN, Box::pin(attempt(edge, due))).await {
        Ok(fate) => {
            note(edge, &fate);
            fate
        }
        // The database may recover; a game that cannot be shown now never can.
        Err(error @ Error::Store(_)) => Fate::Later(Chain(&error).to_string()),
        Err(error) => {
            edge.suspect(&error);
            edge.log_fault(&format!("an owed message cannot be worded (row {})", due.id.0), &error);
            Fate::GivenUp(Chain(&error).to_string())
        }
    };
    settle(edge, due, fate).await
}

/// Notes what has come of a row.
async fn settle(edge: &Edge, due: &Due, fate: Fate) -> Result<(), Error> {
    let now = edge.clock.now();
    match fate {
        Fate::Delivered(post) => service::mark_delivered(&edge.store, due.id, post, now).await,
        Fate::Later(why) if now.seconds_since(due.tried_since) < GIVE_UP_AFTER_SECONDS => {
            tracing::info!(row = due.id.0, attempts = due.attempts, "an owed message has to wait: {why}");
            service::mark_retry(&edge.store, due.id, now.plus_seconds(pause_seconds(due.attempts)), &why).await
        }
        Fate::Gone(message, why) => {
            tracing::debug!(row = due.id.0, "a message to be changed is gone: {why}");
            service::forget_post(&edge.store, message, now).await
        }
        Fate::PlaceLost(state, why) => lose_place(edge, due, state, &why).await,
        Fate::Settled => Ok(()),
        Fate::Later(why) | Fate::GivenUp(why) => {
            tracing::info!(row = due.id.0, "an owed message is given up: {why}");
            service::mark_abandoned(&edge.store, due.id, &why, now).await
        }
    }
}

/// Notes what an attempt tells of how Discord is.
fn note(edge: &Edge, fate: &Fate) {
    match fate {
        Fate::Delivered(_) | Fate::Gone(..) => edge.discord_works(),
        Fate::Later(why) => edge.discord_fails(why),
        Fate::GivenUp(_) | Fate::PlaceLost(..) | Fate::Settled => {}
    }
}

/// One attempt at what a row owes.
async fn attempt(edge: &Edge, due: &Due) -> Result<Fate, Error> {
    match (due.owed, due.owed.edits()) {
        (Owed::YourMove { game, ply }, _) => notice::call(edge, due, BoardRef { game, ply }).await,
        (Owed::TimeUp { .. } | Owed::TimeAdded { .. }, _) if due.outdated => {
            Ok(Fate::GivenUp("the game has gone on".to_owned()))
        }
        (Owed::VacationBegun { .. }, _) if due.outdated => Ok(Fate::GivenUp("it is over".to_owned())),
        (Owed::Reminder { game, ply }, _) => reminding::remind(edge, due, BoardRef { game, ply }).await,
        (Owed::Digest(player), _) => reminding::list(edge, due, player).await,
        (Owed::OpenThread(game), _) => threads::open(edge, due, game).await,
        (Owed::CloseThread(_), _) => threads::close(edge, due).await,
        (_, Some(post)) => change(edge, due, post).await,
        (_, None) => show(edge, due).await,
    }
}

/// An attempt that keeps what else is owed waiting for no longer than this. What may have arrived nonetheless is looked
/// for by the next one.
async fn in_time(within: Duration, attempt: impl Future<Output = Result<Fate, Error>>) -> Result<Fate, Error> {
    timeout(within, attempt).await.unwrap_or_else(|_| Ok(Fate::Later("it took too long".to_owned())))
}

/// Goes on in the channel on which the game's thread hung; where there is none, the game has to be met elsewhere.
async fn lose_place(edge: &Edge, due: &Due, state: ThreadState, why: &str) -> Result<(), Error> {
    let now = edge.clock.now();
    tracing::info!(row = due.id.0, "a place takes no messages any more: {why}");
    if let Some(place) = service::leave_thread(&edge.store, due.id, state, now).await? {
        let there = Due { channel: place.channel, token: None, first_answer: false, ..due.clone() };
        return Box::pin(deliver(edge, &there)).await;
    }
    if let Owed::Reminder { game, ply } = due.owed {
        let elsewhere = Box::pin(reminding::remind_elsewhere(edge, due, BoardRef { game, ply }));
        // Like every attempt it must not keep all others waiting.
        let fate = timeout(ROW_WITHIN, elsewhere).await;
        if let Some(fate) = fate.unwrap_or_else(|_| Ok(Some(Fate::Later("it took too long".to_owned()))))? {
            return Box::pin(settle(edge, due, fate)).await;
        }
    }
    if state == ThreadState::Gone {
        service::mark_homeless(&edge.store, due.id, why, now).await
    } else {
        service::mark_abandoned(&edge.store, due.id, why, now).await
    }
}

/// 2, 4, 8 … seconds.
fn pause_seconds(attempts: u32) -> i64 {
    2_i64.saturating_pow(attempts.clamp(1, 16)).min(LONGEST_PAUSE_SECONDS)
}

/// A new message: looks for it, else posts it.
pub(super) async fn show(edge: &Edge, due: &Due) -> Result<Fate, Error> {
    let draft = draft(edge, due).await?;
    if draft.content.is_empty() && draft.picture.is_none() {
        return Ok(Fate::GivenUp("there is nothing to tell any more".to_owned()));
    }
    let answered = match answer_of(edge, due, &draft).await {
        Ok(answered) => answered,
        Err(why) => return Ok(Fate::Later(why)),
    };
    let found = match answered {
        Answered::Stands(message) => Some(message),
        // The token has just told that there is no answer, and nothing else has been tried.
        Answered::Not if due.attempts <= 1 => None,
        Answered::Unknown if is_first_try(due) => None,
        Answered::OnlyForHim => return Ok(only_for_him(edge, due).await),
        Answered::Not | Answered::Unknown => match find_in_channel(edge, due, &draft).await {
            Ok(found) => found,
            Err(why) => return Ok(Fate::Later(why)),
        },
    };
    if let Some(message) = found {
        return Ok(Fate::Delivered(Some(post(&message, due.guild))));
    }
    let message = Outgoing::public(edge, draft).await.once(due.id);
    Ok(send(edge, due, &message).await)
}

/// Whether nobody can have shown it yet: no request ever does, and this is the first attempt.
fn is_first_try(due: &Due) -> bool {
    due.attempts <= 1 && matches!(due.owed, Owed::TimeUp { .. } | Owed::Reminder { .. } | Owed::Expired(_))
}

/// Whether the first answer arrived after all.
enum Answered {
    Stands(Box<Message>),
    Not,
    /// It arrived, but Discord made it private.
    OnlyForHim,
    /// It was not to be the first answer, or the token is dead.
    Unknown,
}

async fn answer_of(edge: &Edge, due: &Due, draft: &Draft) -> Result<Answered, String> {
    let Some(token) = due.token.as_ref().filter(|_| due.first_answer) else { return Ok(Answered::Unknown) };
    match edge.http.get_original_interaction_response(token).await {
        Ok(message) if is_private(&message) && shows(&message, draft) => Ok(Answered::OnlyForHim),
        // Another private answer on that token was an apology, not the board.
        Ok(message) if is_private(&message) => Ok(Answered::Unknown),
        Ok(message) => Ok(Answered::Stands(Box::new(message))),
        Err(error) => match edge.met(&error) {
            Action::Retry => Err(Loggable(&error).to_string()),
            Action::TokenDead | Action::MessageGone
                if edge.clock.now().seconds_since(due.created_at) >= UNSURE_SECONDS =>
            {
                Ok(Answered::Not)
            }
            _ => Ok(Answered::Unknown),
        },
    }
}

/// The board that he alone sees: he is told so, and nobody else can be told anything.
async fn only_for_him(edge: &Edge, due: &Due) -> Fate {
    if let Some(token) = &due.token {
        let texts = texts_of_place(edge, Place { channel: due.channel, guild: due.guild }).await;
        tell_unseen(edge, token, &texts).await;
    }
    Fate::GivenUp("only the player sees it".to_owned())
}

/// Looks among the channel's newest messages, where we may read them; an error where that cannot be told just now.
pub(super) async fn find_in_channel(edge: &Edge, due: &Due, draft: &Draft) -> Result<Option<Box<Message>>, String> {
    let after = MessageId::new(snowflake_at(due.created_at.plus_seconds(-LOOK_BACK_SECONDS)).max(1));
    let newest = edge
        .http
        .get_messages(ChannelId::new(due.channel.0), Some(MessagePagination::After(after)), Some(NEWEST_MESSAGES))
        .await;
    match newest {
        Ok(newest) => {
            let is_it = |message: &Message| edge.is_myself(message.author.id) && shows(message, draft);
            Ok(newest.into_iter().find(is_it).map(Box::new))
        }
        Err(error) if edge.met(&error) == Action::Retry => Err(Loggable(&error).to_string()),
        Err(error) => {
            tracing::debug!("the channel cannot be read: {}", Loggable(&error));
            Ok(None)
        }
    }
}

/// Posts a message to a place: wakes the thread where it sleeps, and writes the board where a picture is not taken.
pub(super) async fn post_to(edge: &Edge, place: Place, message: &Outgoing) -> Result<Message, serenity::Error> {
    let channel = ChannelId::new(place.channel.0);
    let mut sent = edge.http.send_message(channel, message.files.clone(), &message.body).await;
    if sent.as_ref().is_err_and(|error| action(error) == Action::WakeThread) && wake(edge, channel).await {
        sent = edge.http.send_message(channel, message.files.clone(), &message.body).await;
    }
    if let Some(bare) = sent.as_ref().err().and_then(|error| message.without_picture(error, place)) {
        sent = edge.http.send_message(channel, bare.files, &bare.body).await;
    }
    sent
}

/// Posts to the channel; where that is not allowed, behind the interaction while its token lives.
async fn send(edge: &Edge, due: &Due, message: &Outgoing) -> Fate {
    let place = Place { channel: due.channel, guild: due.guild };
    let failed = match post_where_allowed(edge, place, message).await {
        Ok(message) => return Fate::Delivered(Some(post(&message, due.guild))),
        Err(failed) => failed,
    };
    match failed.action {
        Action::Forbidden | Action::DmsClosed => follow_up(edge, due, message, failed).await,
        _ => not_posted(due, failed),
    }
}

/// What becomes of a message that could not be posted to its place.
pub(super) fn not_posted(due: &Due, failed: NotPosted) -> Fate {
    if let Some(state) = failed.leaves_thread() {
        return Fate::PlaceLost(state, failed.why);
    }
    let why = failed.why;
    match failed.action {
        Action::Retry | Action::AlreadyAnswered => Fate::Later(why),
        Action::OurFault => {
            tracing::error!(row = due.id.0, "Discord does not take our message: {why}");
            Fate::GivenUp(why)
        }
        Action::Forbidden
        | Action::DmsClosed
        | Action::PlaceGone
        | Action::WakeThread
        | Action::ThreadLocked
        | Action::MessageGone
        | Action::TooOldToEdit
        | Action::TokenDead
        | Action::ThreadExists
        | Action::NoMoreThreads
        | Action::NoThreadHere => Fate::GivenUp(why),
    }
}

/// Where the bot is installed by a user only, it may still speak behind an interaction.
async fn follow_up(edge: &Edge, due: &Due, message: &Outgoing, failed: NotPosted) -> Fate {
    let Some(token) = &due.token else { return not_posted(due, failed) };
    let place = Place { channel: due.channel, guild: due.guild };
    match follow(edge, token, place, message).await {
        Ok(message) if is_private(&message) => only_for_him(edge, due).await,
        Ok(message) => Fate::Delivered(Some(post(&message, due.guild))),
        Err(error) if edge.met(&error) == Action::Retry => Fate::Later(Loggable(&error).to_string()),
        Err(_) => not_posted(due, failed),
    }
}

/// Sends a message behind an interaction, with the board in writing where a picture is not taken.
pub(super) async fn follow(
    edge: &Edge,
    token: &str,
    place: Place,
    message: &Outgoing,
) -> Result<Message, serenity::Error> {
    let sent = edge.http.create_followup_message(token, &message.body, message.files.clone()).await;
    match sent.as_ref().err().and_then(|error| message.without_picture(error, place)) {
        Some(bare) => edge.http.create_followup_message(token, &bare.body, bare.files).await,
        None => sent,
    }
}

/// Wakes a thread, if we may.
async fn wake(edge: &Edge, thread: ChannelId) -> bool {
    thread.edit_thread(&edge.http, EditThread::new().archived(false)).await.is_ok()
}

/// What an owed message says in the language of the place where it is to stand, which may not be the one where somebody
/// has acted; none if it is not owed any more.
pub(super) async fn worded(edge: &Edge, row: ids::OutboxId) -> Result<Option<Draft>, Error> {
    match service::show_owed(&edge.store, row).await? {
        Some(due) => draft(edge, &due).await.map(Some),
        None => Ok(None),
    }
}

/// What an owed message says, as things stand now. What is outdated is shown for the record: it calls nobody and
/// offers nothing.
async fn draft(edge: &Edge, due: &Due) -> Result<Draft, Error> {
    let texts = texts_of_place(edge, Place { channel: due.channel, guild: due.guild }).await;
    let mut draft = match due.owed {
        Owed::Challenge(id) | Owed::EditChallenge { challenge: id, .. } => {
            let challenge = service::show_challenge(&edge.store, id).await?;
            let open = ChallengeView { state: ChallengeState::Open, ..challenge.clone() };
            Draft { known_by: buttons(&present::challenge(&texts, &open)), ..present::challenge(&texts, &challenge) }
        }
        Owed::Declined(id) => present::challenge_declined(&texts, &service::show_challenge(&edge.store, id).await?),
        Owed::Expired(id) => present::challenge_expired(&texts, &service::show_challenge(&edge.store, id).await?),
        Owed::Board { game, ply } => {
            let mut game = service::show_game_at(&edge.store, BoardRef { game, ply }).await?;
            if due.outdated {
                // Its result, if there is one, came with a later message: this one tells the move.
                game.result = None;
                game.intervention = None;
            }
            let board = present::public_board(&texts, &game);
            present::with_thread_news(&texts, board, service::thread_news(&edge.store, due.id, game.id).await?)
        }
        Owed::TimeUp { game, ply } => {
            present::time_up(&texts, &service::show_game_at(&edge.store, BoardRef { game, ply }).await?)
        }
        Owed::TimeAdded { game, ply } => {
            present::time_added(&texts, &service::show_game_at(&edge.store, BoardRef { game, ply }).await?)
        }
        Owed::YourMove { game, ply } => {
            let board = BoardRef { game, ply };
            present::your_move(&texts, &service::show_game_at(&edge.store, board).await?)
        }
        Owed::Offer(id) | Owed::EditOffer { offer: id, .. } => {
            let (game, offer) = service::show_offer(&edge.store, id).await?;
            let open = OfferView { state: OfferState::Open, ..offer.clone() };
            let known_by = buttons(&present::offer(&texts, &game, &open));
            let offer = Draft { known_by, ..present::offer(&texts, &game, &offer) };
            present::with_thread_news(&texts, offer, service::thread_news(&edge.store, due.id, game.id).await?)
        }
        Owed::OfferDeclined(id) => {
            let (game, offer) = service::show_offer(&edge.store, id).await?;
            present::offer_declined(&texts, &game, &offer)
        }
        Owed::VacationBegun { vacation, game } | Owed::VacationOver { vacation, game } => {
            let Some(news) = service::show_vacation_news(&edge.store, vacation, due).await? else {
                return Ok(Draft::default());
            };
            let told = match due.owed {
                Owed::VacationOver { .. } => present::vacation_over(&texts, &news),
                _ => present::vacation_begun(&texts, &news),
            };
            present::with_thread_news(&texts, told, service::thread_news(&edge.store, due.id, game).await?)
        }
        Owed::Reminder { game, ply } => {
            let game = service::show_game_at(&edge.store, BoardRef { game, ply }).await?;
            let reminder = present::reminder(&texts, &game);
            present::with_thread_news(&texts, reminder, service::thread_news(&edge.store, due.id, game.id).await?)
        }
        Owed::Digest(player) => present::digest(&texts, &service::games_that_wait(&edge.store, player).await?),
        // Only its buttons are at stake, and what it says stays; or it is no message at all.
        Owed::StripButtons { .. } | Owed::OpenThread(_) | Owed::CloseThread(_) => Draft::default(),
    };
    if due.outdated {
        if draft.known_by.is_empty() {
            draft.known_by = buttons(&draft);
        }
        draft.mentions.clear();
        draft.rows.clear();
    }
    Ok(hushed(edge, draft).await)
}

/// Changes a message that has become old: what it says now, or only no buttons any more.
async fn change(edge: &Edge, due: &Due, post: Post) -> Result<Fate, Error> {
    if matches!(due.owed, Owed::StripButtons { .. }) {
        let rows = match service::played_again(&edge.store, post.message).await? {
            Some(game) => {
                let texts = texts_of_place(edge, Place { channel: post.channel, guild: post.guild }).await;
                present::lasting(&texts, &game)
            }
            None => Vec::new(),
        };
        return Ok(edit(edge, post, &json!({ "components": rows })).await);
    }
    let draft = Draft { picture: None, ..draft(edge, due).await? };
    let message = Outgoing::change(edge, draft, OldPicture::Keep).await;
    Ok(edit(edge, post, &message.body).await)
}

async fn edit(edge: &Edge, post: Post, body: &impl serde::Serialize) -> Fate {
    let (channel, message) = (ChannelId::new(post.channel.0), MessageId::new(post.message.0));
    let edited = timeout(EDIT_WITHIN, edge.http.edit_message(channel, message, body, Vec::new())).await;
    tokio::time::sleep(EDIT_PACE).await;
    let error = match edited {
        Ok(Ok(_)) => return Fate::Delivered(None),
        Ok(Err(error)) => error,
        Err(_) => return Fate::Later("no answer in time".to_owned()),
    };
    let why = Loggable(&error).to_string();
    match edge.met(&error) {
        // The service knows how often it is worth trying.
        Action::Retry => Fate::Later(why),
        Action::MessageGone | Action::PlaceGone => Fate::Gone(post.message, why),
        _ => Fate::GivenUp(why),
    }
}

mod known;
#[cfg(test)]
mod tests;
