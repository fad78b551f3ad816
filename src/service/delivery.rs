//! Owed public messages: what has been committed must be shown, once.
//!
//! A use case puts the message it owes into the outbox with its own transaction. The request then has a few seconds to
//! deliver it and to say so; after that [`claim_due`] hands it to the ticker, which may be another process after a
//! crash. Delivered rows are forgotten after an hour and abandoned ones after 30 days; a token after 15 minutes.

use super::contact::miss;
use super::owing::{HEAD_START, owe_edit};
use super::threads::{close_after, play_in_channel};
use super::vacations::miss_news;
use super::{ChallengeState, Due, Error, Owed, Post, ReplyTo};
use crate::ids::{ChallengeId, ChannelId, GameId, MessageId, OutboxId, PlayerId};
use crate::store::{ChallengeRow, Expired, Shown, Store, ThreadState, Tx};
use crate::time::Timestamp;

/// Seconds for which a claimed row belongs to its claimer.
const LEASE: i64 = 60;
/// Seconds for which a request keeps a row that it delivers behind its answer: longer than it waits for Discord.
const HOLD: i64 = 10;
/// Seconds for which Discord takes an interaction's token.
const TOKEN_LIFE: i64 = 15 * 60;
/// Seconds for which a delivered row is kept: while its message's id may still be learnt.
const DELIVERED_KEPT: i64 = 60 * 60;
/// Seconds for which an abandoned row is kept: while a host may still ask why.
const ABANDONED_KEPT: i64 = 30 * 24 * 60 * 60;

/// Takes up to `limit` rows that are due, oldest and most important first, and pushes each row's next due time back so
/// that no second caller takes it meanwhile.
///
/// # Errors
/// Only faults.
pub async fn claim_due(store: &Store, limit: u32, now: Timestamp) -> Result<Vec<Due>, Error> {
    let expired = Expired {
        tokens: now.plus_seconds(-TOKEN_LIFE),
        delivered: now.plus_seconds(-DELIVERED_KEPT),
        abandoned: now.plus_seconds(-ABANDONED_KEPT),
    };
    if !store.read().await?.outbox_has_work(now, expired).await? {
        return Ok(Vec::new());
    }
    let mut tx = store.write().await?;
    tx.tidy_outbox(expired).await?;
    let mut claimed = Vec::new();
    for mut row in tx.due(limit, now).await? {
        if most_attempts(&row.owed).is_some_and(|most| row.attempts >= most) {
            give_up(&mut tx, &row, "tried often enough", now).await?;
            continue;
        }
        tx.claim(row.id, now.plus_seconds(LEASE)).await?;
        row.attempts += 1;
        claimed.push(row);
    }
    tx.commit().await?;
    Ok(claimed)
}

/// The message owed by a row.
///
/// # Errors
/// Only faults.
pub async fn show_owed(store: &Store, row: OutboxId) -> Result<Option<Due>, Error> {
    Ok(store.read().await?.owed(row).await?)
}

/// How often a row is tried at most; new messages are tried until they succeed or somebody knows that they cannot.
fn most_attempts(owed: &Owed) -> Option<u32> {
    match owed {
        Owed::Challenge(_)
        | Owed::Declined(_)
        | Owed::Expired(_)
        | Owed::Board { .. }
        | Owed::YourMove { .. }
        | Owed::TimeUp { .. }
        | Owed::TimeAdded { .. }
        | Owed::Reminder { .. }
        | Owed::Digest(_)
        | Owed::Offer(_)
        | Owed::OfferDeclined(_)
        | Owed::VacationBegun { .. }
        | Owed::VacationOver { .. } => None,
        Owed::EditChallenge { .. } | Owed::EditOffer { .. } => Some(5),
        // The first board waits for it.
        Owed::OpenThread(_) => Some(4),
        Owed::StripButtons { .. } => Some(1),
        Owed::CloseThread(_) => Some(3),
    }
}

/// The message is not to be delivered before `until`, for a reason of ours: it has not been tried.
///
/// # Errors
/// Only faults.
pub async fn mark_waiting(store: &Store, row: OutboxId, until: Timestamp, why: &str) -> Result<(), Error> {
    let mut tx = store.write().await?;
    tx.let_wait(row, until, why).await?;
    Ok(tx.commit().await?)
}

/// The message stands in Discord, or the edit is made. Also forgets the token. May be said again once the message is
/// known.
///
/// # Errors
/// Only faults.
pub async fn mark_delivered(store: &Store, row: OutboxId, message: Option<Post>, now: Timestamp) -> Result<(), Error> {
    let mut tx = store.write().await?;
    let Some(due) = tx.owed(row).await? else { return Ok(()) };
    tx.deliver(row, now).await?;
    if let Some(edited) = due.owed.edits() {
        tx.mark_buttons_off(edited.message).await?;
    }
    if let Some(post) = message {
        remember_post(&mut tx, &due, post, now).await?;
    }
    Ok(tx.commit().await?)
}

/// The request is about to deliver its row itself: keeps the outbox from it until that has come to an end, and a little
/// longer. False if the outbox has been at it already; then the request leaves it alone.
///
/// # Errors
/// Only faults.
pub async fn hold(store: &Store, row: OutboxId, now: Timestamp) -> Result<bool, Error> {
    let mut tx = store.write().await?;
    let held = tx.hold(row, now.plus_seconds(HOLD)).await?;
    tx.commit().await?;
    Ok(held)
}

/// Delivery failed for now: try again at `again_at`.
///
/// # Errors
/// Only faults.
pub async fn mark_retry(store: &Store, row: OutboxId, again_at: Timestamp, why: &str) -> Result<(), Error> {
    let mut tx = store.write().await?;
    tx.put_off(row, again_at, why).await?;
    Ok(tx.commit().await?)
}

/// The message cannot stand where it belongs (channel gone, no permission): it is shown where `by` made the request
/// instead. A game of a guild is played there from now on, if that is in the same guild; else the opponent is shown at his
/// next contact what he has missed.
///
/// # Errors
/// Only faults.
pub async fn redirect(
    store: &Store,
    row: OutboxId,
    by: PlayerId,
    reply: &ReplyTo,
    now: Timestamp,
) -> Result<(), Error> {
    let mut tx = store.write().await?;
    let Some(due) = tx.owed(row).await? else { return Ok(()) };
    let token = (reply.token.as_str(), reply.at);
    if !tx.redirect(row, reply.place, token, reply.first_answer, now.plus_seconds(HEAD_START)).await? {
        return Ok(());
    }
    // A game is not carried to where the opponent may not see it: into a guild, another guild, or a conversation.
    if let Some(game) = game_of(&mut tx, &due.owed).await? {
        if due.guild.is_some() && due.guild == reply.place.guild {
            tx.move_game(game, reply.place).await?;
        } else {
            miss(&mut tx, &due, due.guild.is_some(), Some(by), now).await?;
        }
    }
    Ok(tx.commit().await?)
}

/// The game that an owed message is about, if it is.
pub(super) async fn game_of(tx: &mut Tx, owed: &Owed) -> Result<Option<GameId>, Error> {
    match *owed {
        Owed::Board { game, .. }
        | Owed::YourMove { game, .. }
        | Owed::TimeUp { game, .. }
        | Owed::TimeAdded { game, .. }
        | Owed::Reminder { game, .. }
        | Owed::OpenThread(game)
        | Owed::CloseThread(game)
        | Owed::VacationBegun { game, .. }
        | Owed::VacationOver { game, .. } => Ok(Some(game)),
        Owed::Offer(offer) | Owed::OfferDeclined(offer) | Owed::EditOffer { offer, .. } => {
            Ok(tx.offer(offer).await?.map(|offer| offer.game))
        }
        Owed::Challenge(_)
        | Owed::Declined(_)
        | Owed::Expired(_)
        | Owed::EditChallenge { .. }
        | Owed::Digest(_)
        | Owed::StripButtons { .. } => Ok(None),
    }
}

/// Delivery can never succeed (channel gone, no permission): the player sees it at his next contact.
///
/// # Errors
/// Only faults.
pub async fn mark_abandoned(store: &Store, row: OutboxId, why: &str, now: Timestamp) -> Result<(), Error> {
    let mut tx = store.write().await?;
    let Some(due) = tx.owed(row).await? else { return Ok(()) };
    give_up(&mut tx, &due, why, now).await?;
    Ok(tx.commit().await?)
}

/// The place where the message belongs is gone: its game goes on where one of its players acts next.
///
/// # Errors
/// Only faults.
pub async fn mark_homeless(store: &Store, row: OutboxId, why: &str, now: Timestamp) -> Result<(), Error> {
    let mut tx = store.write().await?;
    let Some(due) = tx.owed(row).await? else { return Ok(()) };
    if give_up(&mut tx, &due, why, now).await? {
        miss(&mut tx, &due, true, None, now).await?;
    }
    Ok(tx.commit().await?)
}

/// Discord showed the message to one player only: the other one sees it at his next contact.
///
/// # Errors
/// Only faults.
pub async fn mark_private(store: &Store, row: OutboxId, reader: PlayerId, now: Timestamp) -> Result<(), Error> {
    let mut tx = store.write().await?;
    let Some(due) = tx.owed(row).await? else { return Ok(()) };
    if tx.abandon(row, "only the player sees it", now).await? {
        miss(&mut tx, &due, false, Some(reader), now).await?;
    }
    Ok(tx.commit().await?)
}

/// The message cannot stand where it belongs, and is kept from whoever is where the player is: he alone sees it, and the
/// other one at his next contact. A challenge, which nobody would be shown then, is taken back.
///
/// # Errors
/// Only faults.
pub async fn withhold(store: &Store, row: OutboxId, reader: PlayerId, now: Timestamp) -> Result<(), Error> {
    let mut tx = store.write().await?;
    let Some(due) = tx.owed(row).await? else { return Ok(()) };
    if !tx.abandon(row, "only the player is to see it there", now).await? {
        return Ok(());
    }
    if let Owed::Challenge(challenge) = due.owed {
        tx.close_challenge(challenge, &ChallengeState::Withdrawn, now).await?;
    }
    miss(&mut tx, &due, false, Some(reader), now).await?;
    Ok(tx.commit().await?)
}

/// Gives a row up. Buttons that could not be taken off are not worth another try; without a thread the channel will
/// do; what could not be shown, the players see later. False, and nothing changed, if it was closed already: somebody
/// else has delivered it, or has drawn these conclusions.
async fn give_up(tx: &mut Tx, due: &Due, why: &str, now: Timestamp) -> Result<bool, Error> {
    if !tx.abandon(due.id, why, now).await? {
        return Ok(false);
    }
    if let Some(post) = due.owed.edits() {
        tx.mark_buttons_off(post.message).await?;
    }
    match due.owed {
        Owed::OpenThread(game) => play_in_channel(tx, game, ThreadState::Failed, now).await?,
        Owed::Board { .. } | Owed::TimeUp { .. } | Owed::TimeAdded { .. } | Owed::Offer(_) | Owed::OfferDeclined(_) => {
            miss(tx, due, false, None, now).await?;
        }
        Owed::Reminder { game, .. } if !due.outdated => {
            if let Some(row) = tx.game(game).await? {
                tx.miss(row.player(row.to_move).id, game, false, now).await?;
            }
        }
        Owed::VacationBegun { vacation, .. } | Owed::VacationOver { vacation, .. } => {
            miss_news(tx, vacation, due, now).await?;
        }
        Owed::Challenge(_)
        | Owed::Declined(_)
        | Owed::Expired(_)
        | Owed::EditChallenge { .. }
        | Owed::EditOffer { .. }
        | Owed::YourMove { .. }
        | Owed::Reminder { .. }
        | Owed::Digest(_)
        | Owed::StripButtons { .. }
        | Owed::CloseThread(_) => {}
    }
    Ok(true)
}

/// Remembers where the message of an owed row stands, once its id is known. Its guild is taken to be the row's: where
/// the message may stand elsewhere, tell [`mark_delivered`] the whole post.
///
/// # Errors
/// Only faults.
pub async fn record_post(store: &Store, row: OutboxId, channel: ChannelId, message: MessageId) -> Result<(), Error> {
    let mut tx = store.write().await?;
    let Some(due) = tx.owed(row).await? else { return Ok(()) };
    // What becomes old before it is known is tidied when the row was due: no clock is needed for that.
    let post = Post { guild: due.guild, channel, message };
    remember_post(&mut tx, &due, post, due.created_at).await?;
    Ok(tx.commit().await?)
}

/// Remembers a message; if things have gone on before it was known, it owes losing its buttons at once.
async fn remember_post(tx: &mut Tx, due: &Due, post: Post, now: Timestamp) -> Result<(), Error> {
    let (shown, edit) = match due.owed {
        Owed::Board { game, ply } | Owed::TimeUp { game, ply } | Owed::TimeAdded { game, ply } => {
            (Shown::Board { game, ply }, Owed::StripButtons { post })
        }
        Owed::Challenge(id) => (Shown::Challenge(id), Owed::EditChallenge { challenge: id, post }),
        Owed::Offer(id) => (Shown::Offer(id), Owed::EditOffer { offer: id, post }),
        // A private message or a reminder leads nobody else to the board, and its old buttons are answered as stale.
        Owed::YourMove { .. }
        | Owed::Reminder { .. }
        | Owed::Digest(_)
        | Owed::Declined(_)
        | Owed::Expired(_)
        | Owed::OfferDeclined(_)
        | Owed::EditChallenge { .. }
        | Owed::EditOffer { .. }
        | Owed::StripButtons { .. }
        | Owed::OpenThread(_)
        | Owed::CloseThread(_)
        | Owed::VacationBegun { .. }
        | Owed::VacationOver { .. } => return Ok(()),
    };
    let is_new = tx.insert_post(post, shown).await?;
    if is_new && due.outdated {
        owe_edit(tx, edit, post, now).await?;
    }
    if let (true, false, Owed::Board { game, .. } | Owed::TimeUp { game, .. } | Owed::TimeAdded { game, .. }) =
        (is_new, due.outdated, due.owed)
    {
        // A board that stands elsewhere is seen by whoever moved there, not by his opponent.
        if tx.game(game).await?.is_some_and(|row| row.place.channel == post.channel) {
            tx.seen_by_all(game).await?;
        }
        close_after(tx, game, post.channel, now).await?;
    }
    Ok(())
}

/// Whoever presses a challenge's button shows us where its message stands, should we not have learnt it. If the challenge
/// is closed, nobody has been able to make that message say so: that is owed now.
///
/// # Errors
/// Only faults.
pub async fn saw_challenge(store: &Store, challenge: ChallengeId, post: Post, now: Timestamp) -> Result<(), Error> {
    let is_unknown = |row: &ChallengeRow| row.post.is_none();
    if !store.read().await?.challenge(challenge).await?.is_some_and(|row| is_unknown(&row)) {
        return Ok(());
    }
    let mut tx = store.write().await?;
    let Some(row) = tx.challenge(challenge).await?.filter(is_unknown) else { return Ok(()) };
    tx.insert_post(post, Shown::Challenge(challenge)).await?;
    match row.state {
        ChallengeState::Open => {}
        ChallengeState::Accepted { .. }
        | ChallengeState::Declined
        | ChallengeState::Withdrawn
        | ChallengeState::Expired => owe_edit(&mut tx, Owed::EditChallenge { challenge, post }, post, now).await?,
    }
    Ok(tx.commit().await?)
}

/// The message has lost its buttons already (an answer took them off in the same call): no edit of it is owed any more.
///
/// # Errors
/// Only faults.
pub async fn mark_buttons_off(store: &Store, message: MessageId, now: Timestamp) -> Result<(), Error> {
    let mut tx = store.write().await?;
    tx.mark_buttons_off(message).await?;
    tx.deliver_edits(message, now).await?;
    Ok(tx.commit().await?)
}

/// The message is gone from Discord: nothing leads to it any more, and no edit of it is owed.
///
/// # Errors
/// Only faults.
pub async fn forget_post(store: &Store, message: MessageId, now: Timestamp) -> Result<(), Error> {
    let mut tx = store.write().await?;
    tx.forget_post(message).await?;
    tx.deliver_edits(message, now).await?;
    Ok(tx.commit().await?)
}
