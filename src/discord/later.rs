//! Answers that take longer than Discord waits for one: it is told at once that one will come, and whether all will see it;
//! what it says then takes that place. Only what changes nothing is answered so: there is nothing that could be lost.

use std::fmt;
use std::panic::AssertUnwindSafe;

use futures::FutureExt as _;
use futures::future::BoxFuture;

use super::answer::{Trouble, log_trouble, send};
use super::call::Call;
use super::outgoing::{Callback, Deferral, OldPicture, Outgoing, Seen};
use super::present::{self, Draft};
use super::theme::in_his_theme;

/// What makes an answer that takes its time.
pub(super) struct Work(BoxFuture<'static, Draft>);

impl Work {
    /// It begins when Discord has been told to wait.
    pub(super) fn new(work: impl Future<Output = Draft> + Send + 'static) -> Self {
        Self(work.boxed())
    }
}

impl fmt::Debug for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Work")
    }
}

/// Tells Discord to wait, does the work, and shows what came of it.
pub(super) async fn answer_later(call: &Call, seen: Seen, work: Work) {
    // What is not known to have failed may have arrived all the same; whether it did shows when it is filled in.
    if let Err(trouble) = send(call, &Callback::deferred(Deferral::seen_by(seen)), Vec::new()).await
        && trouble.definite
    {
        return log_trouble("an answer that takes its time", Err(trouble));
    }
    // Somebody looks at a message that says it is being made: whatever happens, it has to say something else in the end.
    let made = AssertUnwindSafe(work.0).catch_unwind().await;
    let draft = made.unwrap_or_else(|_| {
        tracing::error!("an answer that takes its time panicked");
        present::fault(&call.private)
    });
    let draft = match seen {
        Seen::ByOne => in_his_theme(call, draft).await,
        Seen::ByAll => draft,
    };
    let mut filled = fill_in(call, draft.clone()).await;
    if filled.as_ref().is_err_and(|trouble| !trouble.definite) {
        // It is an edit: should the first have arrived, the second says the same.
        filled = fill_in(call, draft).await;
    }
    if let Err(trouble) = filled {
        log_trouble("an answer that took its time", Err(trouble));
        log_trouble("an apology for it", fill_in(call, present::fault(&call.private)).await);
    }
}

/// Shows what came of it; with the board in writing where the picture is not taken.
async fn fill_in(call: &Call, draft: Draft) -> Result<(), Trouble> {
    let message = Outgoing::change(&call.edge, draft, OldPicture::Keep).await;
    let Err(error) = put(call, &message).await else { return Ok(()) };
    match message.without_picture(&error, call.place) {
        Some(bare) => put(call, &bare).await.map_err(Trouble::of),
        None => Err(Trouble::of(error)),
    }
}

async fn put(call: &Call, message: &Outgoing) -> Result<(), serenity::Error> {
    let (body, files) = (&message.body, message.files.clone());
    let put = call.edge.http.edit_original_interaction_response(&call.token, body, files).await;
    put.map(|_| ()).inspect_err(|error| {
        call.edge.met(error);
    })
}
