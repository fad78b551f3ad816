//! Records that somebody brings in, which are read and played from the start, however long they are: off the async threads,
//! one at a time.

use std::future::pending;
use std::panic::resume_unwind;
use std::sync::Arc;

use tokio::runtime::Handle;

use super::call::Call;
use super::drawing::{Lane, Undone};
use super::edge::Edge;
use crate::ids::RecordId;
use crate::service::{self, Error, Person, RecordView, Refusal};
use crate::time::Timestamp;

/// Brings a record in for somebody.
///
/// # Errors
/// As [`service::import_record`]; refuses where too much is in line.
pub(super) async fn bring_in(
    edge: &Arc<Edge>,
    owner: &Person,
    text: String,
    variant: Option<&'static str>,
    now: Timestamp,
) -> Result<RecordView, Error> {
    let (store, owner) = (edge.store.clone(), owner.clone());
    aside(edge, async move { service::import_record(&store, &owner, &text, variant, now).await }).await
}

/// The record of this number, if it is the caller's.
///
/// # Errors
/// As [`service::show_record`]; refuses where too much is in line.
pub(super) async fn show(call: &Call, record: RecordId) -> Result<RecordView, Error> {
    let (store, owner, now) = (call.store.clone(), call.person.clone(), call.now);
    aside(&call.edge, async move { service::show_record(&store, &owner, record, now).await }).await
}

/// Runs a use case that takes its time on a thread of its own.
async fn aside<T: Send + 'static>(
    edge: &Edge,
    work: impl Future<Output = Result<T, Error>> + Send + 'static,
) -> Result<T, Error> {
    match edge.drawing.run(Lane::Records, move |_| Handle::current().block_on(work)).await {
        Ok(done) => done,
        Err(Undone::Busy) => Err(Refusal::Busy.into()),
        Err(Undone::Failed(error)) => match error.try_into_panic() {
            Ok(panic) => resume_unwind(panic),
            // The bot is being stopped: nobody waits for this any more.
            Err(_) => pending().await,
        },
    }
}
