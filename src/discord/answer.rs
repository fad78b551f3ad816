//! Answering an interaction: [`answer`] is the only function that does, and does it once.

use std::time::Duration;

use serde::Serialize;
use serenity::builder::{CreateAttachment, CreateAutocompleteResponse};
use serenity::model::channel::{Message, MessageFlags};
use tokio::time::timeout;

use super::call::Call;
use super::clock::made_at_millis;
use super::edge::Edge;
use super::errors::{Action, Loggable, action, is_definite};
use super::languages::texts_of_place;
use super::later::{Work, answer_later};
use super::outbox::{follow, worded};
use super::outgoing::{Body, Callback, OldPicture, Outgoing, Seen};
use super::posting::{NotPosted, post_where_allowed};
use super::present::{self, Done, Draft};
use super::theme::in_his_theme;
use crate::i18n::Texts;
use crate::ids::{ChannelId, GuildId, MessageId, OutboxId};
use crate::service::{self, Error, Place, Post, Refusal};
use crate::time::Timestamp;

/// How long an answer may take: later it would come too late.
const ANSWER_WITHIN: Duration = Duration::from_secs(3);
/// How long a message behind the answer may take, before the outbox gets at it.
const FOLLOW_WITHIN: Duration = Duration::from_secs(4);
/// How long posting to another place may keep the answer waiting, if the interaction is young enough for it.
const ELSEWHERE_WITHIN_MILLIS: i64 = 1200;
/// The age at which an interaction's answer has to go out.
const ANSWER_BY_MILLIS: i64 = 2400;
/// How many seconds after it was sent Discord has made up its mind about a message that it may still be handling; an answer
/// is taken for three seconds after the interaction.
const SETTLED_AFTER_SECONDS: i64 = 4;

/// How an interaction is answered: the first answer, and what comes behind it.
#[derive(Debug)]
pub(super) struct Reply {
    first: First,
    follow_up: Option<(Draft, OutboxId)>,
    /// Where the public message belongs, and what it shows.
    home: Option<(Place, Done)>,
}

#[derive(Debug)]
enum First {
    /// A message that all see, owed by an outbox row.
    Public(Draft, OutboxId),
    /// A message that only he sees.
    Private(Draft),
    /// The pressed message, changed.
    Update(Draft, OldPicture),
    /// What he may be typing.
    Choices(CreateAutocompleteResponse),
    /// A message that takes its time.
    Later(Seen, Work),
}

impl Reply {
    /// A new message that all see, owed by `row`.
    pub(super) fn public(draft: Draft, row: OutboxId) -> Self {
        First::Public(draft, row).into()
    }

    /// A new message that only he sees.
    pub(super) fn private(draft: Draft) -> Self {
        First::Private(draft).into()
    }

    /// The pressed message, which all see, changed; without a new picture it keeps the one it has.
    pub(super) fn update_public(draft: Draft) -> Self {
        First::Update(draft, OldPicture::Keep).into()
    }

    /// The pressed message, which only he sees, changed.
    pub(super) fn update_private(draft: Draft) -> Self {
        First::Update(draft, OldPicture::Remove).into()
    }

    /// What he may be typing.
    pub(super) fn choices(choices: CreateAutocompleteResponse) -> Self {
        First::Choices(choices).into()
    }

    /// A message that takes longer to make than Discord waits; whoever sees that it is being made will see it.
    pub(super) fn later(seen: Seen, work: impl Future<Output = Draft> + Send + 'static) -> Self {
        First::Later(seen, Work::new(work)).into()
    }

    /// Behind it, a message that all see, owed by `row`, on the same token.
    #[must_use]
    pub(super) fn then(mut self, draft: Draft, row: OutboxId) -> Self {
        self.follow_up = Some((draft, row));
        self
    }

    /// The public message belongs there: in another place than that, he is only told that it is `done`.
    #[must_use]
    pub(super) fn belongs_to(mut self, home: Place, done: Done) -> Self {
        self.home = Some((home, done));
        self
    }

    /// The message that all see, and the row by which it is owed.
    fn public_part(&self) -> Option<(Draft, OutboxId)> {
        match (&self.first, &self.follow_up) {
            (First::Public(draft, row), _) | (_, Some((draft, row))) => Some((draft.clone(), *row)),
            (First::Private(_) | First::Update(..) | First::Choices(_) | First::Later(..), None) => None,
        }
    }

    /// The message that all see says this instead.
    fn reword(&mut self, draft: Draft) {
        if let Some((told, _)) = &mut self.follow_up {
            *told = draft;
        } else if let First::Public(told, _) = &mut self.first {
            *told = draft;
        }
    }

    /// Why nothing was done; a fault is logged here, and only here.
    pub(super) fn failure(call: &Call, error: &Error) -> Self {
        call.edge.suspect(error);
        Self::private(failure_draft(&call.edge, &call.private, error))
    }

    /// The same, in place of the private message that was pressed.
    pub(super) fn failure_in_place(call: &Call, error: &Error) -> Self {
        call.edge.suspect(error);
        Self::update_private(failure_draft(&call.edge, &call.private, error))
    }
}

impl From<First> for Reply {
    fn from(first: First) -> Self {
        Self { first, follow_up: None, home: None }
    }
}

/// What he is told of it.
pub(super) fn failure_draft(edge: &Edge, texts: &Texts, error: &Error) -> Draft {
    match error {
        Error::Refused(refusal) => present::refusal(texts, refusal),
        Error::Store(store) => {
            edge.log_fault("a request failed", error);
            present::fault_of_store(texts, store.passing())
        }
        Error::CorruptGame { game, .. } => {
            edge.log_fault("a request failed", error);
            present::refusal(texts, &Refusal::Frozen { game: *game })
        }
        Error::CorruptChallenge { .. } | Error::CorruptRecord { .. } => {
            edge.log_fault("a request failed", error);
            present::fault(texts)
        }
    }
}

/// Answers `call`, unless it has been answered.
pub(super) async fn answer(call: &Call, reply: Reply) {
    if !call.claim_answer() {
        tracing::error!("an interaction was to be answered twice");
        return;
    }
    let reply = Box::pin(bring_home(call, reply)).await;
    match for_him_alone(call, reply.first) {
        First::Public(draft, row) => {
            let message = Outgoing::public(&call.edge, draft).await;
            match send_message(call, &message, Callback::message, Tries::One).await {
                Ok(()) => settle(call, row).await,
                Err(trouble) => {
                    let made_at = Timestamp(made_at_millis(call.id.get()).div_euclid(1000));
                    leave_to_outbox(call, row, made_at, &trouble).await;
                }
            }
        }
        First::Private(draft) => {
            let message = Outgoing::private(&call.edge, in_his_theme(call, draft).await).await;
            log_trouble("a private answer", send_message(call, &message, Callback::message, Tries::Two).await);
        }
        First::Update(draft, OldPicture::Keep) => update(call, draft, OldPicture::Keep).await,
        First::Update(draft, OldPicture::Remove) => {
            update(call, in_his_theme(call, draft).await, OldPicture::Remove).await;
        }
        First::Choices(choices) => {
            log_trouble("a list of choices", send_again(call, &Callback::choices(choices), Vec::new()).await);
        }
        First::Later(seen, work) => answer_later(call, seen, work).await,
    }
    if let Some((draft, row)) = reply.follow_up {
        follow_up(call, draft, row).await;
    }
}

/// What is for him alone never takes the place of a message that all see, whatever a forged press pretends.
fn for_him_alone(call: &Call, first: First) -> First {
    match first {
        First::Update(draft, OldPicture::Remove) if !call.is_pressed_in_private => First::Private(draft),
        first => first,
    }
}

/// A request that failed.
#[derive(Debug)]
pub(super) struct Trouble {
    why: String,
    /// Whether Discord has certainly done nothing.
    pub(super) definite: bool,
    /// What it said, if it spoke.
    error: Option<serenity::Error>,
}

impl Trouble {
    pub(super) fn of(error: serenity::Error) -> Self {
        Self { why: Loggable(&error).to_string(), definite: is_definite(&error), error: Some(error) }
    }

    fn silence() -> Self {
        Self { why: "no answer in time".to_owned(), definite: false, error: None }
    }
}

/// How often what did not arrive is tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tries {
    /// The outbox cares for the rest.
    One,
    /// Nothing else does.
    Two,
}

/// Sends a message as the first answer, of the kind that `callback` makes; with the board in writing where the picture
/// is not taken.
async fn send_message(
    call: &Call,
    message: &Outgoing,
    callback: fn(Body) -> Callback<Body>,
    tries: Tries,
) -> Result<(), Trouble> {
    let body = callback(message.body.clone());
    let sent = match tries {
        Tries::One => send(call, &body, message.files.clone()).await,
        Tries::Two => send_again(call, &body, message.files.clone()).await,
    };
    let error = sent.as_ref().err().and_then(|trouble| trouble.error.as_ref());
    match error.and_then(|error| message.without_picture(error, call.place)) {
        Some(bare) => send(call, &callback(bare.body), bare.files).await,
        None => sent,
    }
}

pub(super) async fn send(call: &Call, callback: &impl Serialize, files: Vec<CreateAttachment>) -> Result<(), Trouble> {
    let sent = call.edge.http.create_interaction_response(call.id, &call.token, callback, files);
    match timeout(ANSWER_WITHIN, sent).await {
        Ok(Ok(())) => {
            call.edge.discord_works();
            Ok(())
        }
        Ok(Err(error)) => {
            call.edge.met(&error);
            Err(Trouble::of(error))
        }
        Err(_) => Err(Trouble::silence()),
    }
}

/// What the outbox does not care for is tried once more, while Discord still waits for it.
async fn send_again(call: &Call, callback: &impl Serialize, files: Vec<CreateAttachment>) -> Result<(), Trouble> {
    let sent = send(call, callback, files.clone()).await;
    match sent {
        Err(Trouble { definite: false, .. }) if call.edge.clock.age_millis(call.id.get()) < ANSWER_BY_MILLIS => {
            let again = call.edge.http.create_interaction_response(call.id, &call.token, callback, files);
            match timeout(ANSWER_WITHIN, again).await {
                // The first try had arrived.
                Ok(Err(error)) if action(&error) == Action::AlreadyAnswered => Ok(()),
                Ok(again) => again.map_err(Trouble::of),
                Err(_) => Err(Trouble::silence()),
            }
        }
        sent => sent,
    }
}

pub(super) fn log_trouble(what: &str, result: Result<(), Trouble>) {
    if let Err(trouble) = result {
        tracing::warn!("{what} did not arrive: {}", trouble.why);
    }
}

/// Posts a message that belongs elsewhere to its place, where the opponent looks for it, and tells him so. If it may
/// not or cannot stand there (any more), it is shown here after all.
async fn bring_home(call: &Call, mut reply: Reply) -> Reply {
    let home = reply.home.filter(|(home, _)| home.channel != call.place.channel);
    let (Some((mut home, done)), Some((draft, row))) = (home, reply.public_part()) else { return reply };
    let draft = in_language_of(call, home, draft, row).await;
    let mut sent = post_home(call, home, draft.clone(), row).await;
    if let Err(failed) = &sent
        && let Some((place, draft)) = leave_thread(call, row, failed, draft).await
    {
        home = place;
        reply.reword(draft.clone());
        if home.channel == call.place.channel {
            return stay(call, reply, (home, done), row).await;
        }
        sent = post_home(call, home, draft, row).await;
    }
    let stands = match sent {
        Ok(stands) => Some(stands),
        Err(failed) if failed.is_barred() => {
            tracing::info!(row = row.0, "a message is shown where it was asked for: {}", failed.why);
            return stay(call, reply, (home, done), row).await;
        }
        // By its nonce it cannot be posted twice: nothing has to be waited for.
        Err(NotPosted { why, is_definite: definite, .. }) => {
            owe_at(&call.edge, row, call.edge.clock.now(), &Trouble { why, definite, error: None }).await;
            None
        }
    };
    told_in_private(&reply, present::elsewhere(&call.private, done, home, stands))
}

/// He alone is told this, in place of the question that he has answered, if there was one.
fn told_in_private(reply: &Reply, told: Draft) -> Reply {
    if reply.follow_up.is_some() { Reply::update_private(told) } else { Reply::private(told) }
}

/// A message that all see, in the language that is spoken where it is to stand.
async fn in_language_of(call: &Call, home: Place, draft: Draft, row: OutboxId) -> Draft {
    if texts_of_place(&call.edge, home).await.locale == call.public.locale {
        return draft;
    }
    worded_anew(call, row, draft).await
}

/// A message that all see, as its row says it where that belongs now.
async fn worded_anew(call: &Call, row: OutboxId, draft: Draft) -> Draft {
    match worded(&call.edge, row).await {
        Ok(worded) => worded.unwrap_or(draft),
        Err(error) => {
            call.edge.log_fault("a message cannot be worded for its place", &error);
            draft
        }
    }
}

/// Posts it there, in what time there is before he has to be answered.
async fn post_home(call: &Call, home: Place, draft: Draft, row: OutboxId) -> Result<Post, NotPosted> {
    let message = Outgoing::public(&call.edge, draft).await.once(row);
    let left = (ANSWER_BY_MILLIS - call.edge.clock.age_millis(call.id.get())).clamp(1, ELSEWHERE_WITHIN_MILLIS);
    let sent = post_where_allowed(&call.edge, home, &message);
    match timeout(Duration::from_millis(left.unsigned_abs()), sent).await {
        Ok(Ok(message)) => {
            let stands = post(&message, home.guild);
            delivered(&call.edge, row, stands).await;
            Ok(stands)
        }
        Ok(Err(failed)) => Err(failed),
        Err(_) => Err(NotPosted::silence()),
    }
}

/// Where the game's thread takes no messages any more: the channel on which it hangs, and the message that says so.
async fn leave_thread(call: &Call, row: OutboxId, failed: &NotPosted, draft: Draft) -> Option<(Place, Draft)> {
    let state = failed.leaves_thread()?;
    match service::leave_thread(&call.store, row, state, call.edge.clock.now()).await {
        Ok(place) => Some((place?, worded_anew(call, row, draft).await)),
        Err(error) => {
            call.edge.log_fault("a thread could not be left", &error);
            None
        }
    }
}

/// The message is shown here, though it belongs elsewhere: to all where that is the same guild; else to him alone, for
/// nobody else here has to know of it, and his opponent sees it at his next contact.
async fn stay(call: &Call, reply: Reply, (home, done): (Place, Done), row: OutboxId) -> Reply {
    let is_among_them = home.channel == call.place.channel || (home.guild.is_some() && home.guild == call.place.guild);
    if !is_among_them {
        let now = call.edge.clock.now();
        log_fault(&call.edge, service::withhold(&call.store, row, call.person.id, now).await);
        let draft = reply.public_part().map(|(draft, _)| draft).unwrap_or_default();
        return told_in_private(&reply, present::kept_from_others(&call.private, done, home, draft));
    }
    let reply_to = if reply.follow_up.is_some() { call.followed_by_it() } else { call.answered_by_it() };
    log_fault(&call.edge, service::redirect(&call.store, row, call.person.id, &reply_to, call.edge.clock.now()).await);
    reply
}

/// The first answer stands: finds out where, and closes its outbox row. If that fails, the outbox finds it later.
async fn settle(call: &Call, row: OutboxId) {
    match call.edge.http.get_original_interaction_response(&call.token).await {
        Ok(message) => stands(call, row, &message).await,
        Err(error) => tracing::warn!("the answer's number is not known yet: {}", Loggable(&error)),
    }
}

/// A message stands; but where apps from outside may not speak up, only he sees it.
async fn stands(call: &Call, row: OutboxId, message: &Message) {
    if !is_private(message) {
        return delivered(&call.edge, row, post(message, call.place.guild)).await;
    }
    let now = call.edge.clock.now();
    log_fault(&call.edge, service::mark_private(&call.store, row, call.person.id, now).await);
    tell_unseen(&call.edge, &call.token, &call.private).await;
}

/// Whether only one person sees a message.
pub(super) fn is_private(message: &Message) -> bool {
    message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
}

/// Tells a player that others did not see what he did.
pub(super) async fn tell_unseen(edge: &Edge, token: &str, texts: &Texts) {
    let message = Outgoing::private(edge, present::unseen(texts)).await;
    let told = edge.http.create_followup_message(token, &message.body, message.files).await;
    log_trouble("a private notice", told.map(|_| ()).map_err(Trouble::of));
}

/// Tells him something behind the answer. True if it arrived.
pub(super) async fn say_privately(call: &Call, draft: Draft) -> bool {
    let message = Outgoing::private(&call.edge, in_his_theme(call, draft).await).await;
    let said = match timeout(FOLLOW_WITHIN, follow(&call.edge, &call.token, call.place, &message)).await {
        Ok(Ok(_)) => Ok(()),
        Ok(Err(error)) => {
            call.edge.met(&error);
            Err(Trouble::of(error))
        }
        Err(_) => Err(Trouble::silence()),
    };
    let arrived = said.is_ok();
    log_trouble("a private message", said);
    arrived
}

/// Changes the pressed message. If that took its buttons off, nobody else has to.
async fn update(call: &Call, draft: Draft, old_picture: OldPicture) {
    let is_bare = draft.rows.is_empty();
    let message = Outgoing::change(&call.edge, draft, old_picture).await;
    let sent = send_message(call, &message, Callback::update, Tries::Two).await;
    if let (true, Ok(()), OldPicture::Keep, Some(pressed)) = (is_bare, &sent, old_picture, call.pressed) {
        log_fault(&call.edge, service::mark_buttons_off(&call.store, pressed, call.now).await);
    }
    log_trouble("a changed message", sent);
}

/// Sends the message behind the answer, unless the outbox has taken it meanwhile.
async fn follow_up(call: &Call, draft: Draft, row: OutboxId) {
    let message = Outgoing::public(&call.edge, draft).await;
    match service::hold(&call.store, row, call.edge.clock.now()).await {
        Ok(true) => {}
        Ok(false) => return tracing::debug!(row = row.0, "the outbox was faster"),
        Err(error) => return call.edge.log_fault("a message could not be held back from the outbox", &error),
    }
    let sent = follow(&call.edge, &call.token, call.place, &message);
    match timeout(FOLLOW_WITHIN, sent).await {
        Ok(Ok(message)) => stands(call, row, &message).await,
        Ok(Err(error)) => {
            call.edge.met(&error);
            leave_to_outbox(call, row, call.edge.clock.now(), &Trouble::of(error)).await;
        }
        Err(_) => leave_to_outbox(call, row, call.edge.clock.now(), &Trouble::silence()).await,
    }
}

/// Leaves an owed message to the outbox: at once, or when Discord has certainly done with what it may have received, the
/// last of it at `sent`.
async fn leave_to_outbox(call: &Call, row: OutboxId, sent: Timestamp, trouble: &Trouble) {
    let now = call.edge.clock.now();
    let due_at = if trouble.definite { now } else { now.max(sent.plus_seconds(SETTLED_AFTER_SECONDS)) };
    owe_at(&call.edge, row, due_at, trouble).await;
}

async fn owe_at(edge: &Edge, row: OutboxId, due_at: Timestamp, trouble: &Trouble) {
    tracing::warn!(row = row.0, "an answer did not arrive, and is left to the outbox: {}", trouble.why);
    log_fault(edge, service::mark_retry(&edge.store, row, due_at, &trouble.why).await);
    edge.outbox.notify_one();
}

/// Closes an owed message's row, and lets the outbox get at what that left to do (old buttons).
async fn delivered(edge: &Edge, row: OutboxId, post: Post) {
    log_fault(edge, service::mark_delivered(&edge.store, row, Some(post), edge.clock.now()).await);
    edge.outbox.notify_one();
}

fn log_fault(edge: &Edge, result: Result<(), Error>) {
    if let Err(error) = result {
        edge.log_fault("what became of a message could not be noted", &error);
    }
}

/// Where a message stands.
pub(super) fn post(message: &Message, guild: Option<GuildId>) -> Post {
    Post { guild, channel: ChannelId(message.channel_id.get()), message: MessageId(message.id.get()) }
}
